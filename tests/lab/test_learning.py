"""Learning: the gradients are those of the loss, a network survives being written, and a little self-play helps."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from posterity.bots import bot_maker
from posterity.bots.network import BITS, POINTS, Network
from posterity.core.chance import QuickStream
from posterity.core.features import Features
from posterity.games import GAMES
from posterity.lab.jobs import Job
from posterity.lab.learning import Arrays, Data, Net, fit, look_ahead, write
from posterity.lab.selfplay import GAME, MARGIN, WIN, Samples, play, play_to_learn, setup_with, unpacked
from tests.lab import work
from tools import train

LEADERS = GAMES["leaders"]


def properties():
    return LEADERS.features.properties(LEADERS.new(setup_with(LEADERS, 2, 0, {})))


@pytest.fixture(scope="module")
def samples():
    jobs = [Job(number, ("random",) * (2 + number % 3)) for number in range(24)]
    return unpacked([play_to_learn(work.config(), job)["samples"] for job in jobs])


def net_of(samples):
    data = Data([samples], properties(), Arrays(False))
    return Net(data, np.random.default_rng(1)), data


def loss(net, data, chosen):
    """As the gradients are said to be of."""
    said, target = net.say(data, chosen).astype(np.float64), data.target[chosen]
    surprise = np.logaddexp(0, said[:, 0]) - target[:, 0] * said[:, 0]
    off = np.abs(said[:, 1] - target[:, 1])
    return float((surprise + 0.5 * np.where(off < 1, off**2 / 2, off - 0.5)).mean())


def test_alone_one_wins_against_the_nemesis_by_so_much():
    """A Rising Star has no score (legacies.rising-star.cannot-win); a Nemesis does."""
    game, won = GAMES["legacies"], []
    for number in range(3):
        samples, luck = Samples(game), random.Random(number)
        setup = setup_with(game, 1, number, {})
        play(samples, setup, [bot_maker("greedy")(QuickStream(number))], luck)

        known = samples.arrays()["known"]
        assert len(set(known[:, MARGIN])) == len(set(known[:, WIN])) == 1
        assert (known[0, MARGIN] > 0) == (known[0, WIN] == 1)
        won.append(known[0, MARGIN])
    assert all(abs(margin) < 400 for margin in won) and len(set(won)) == 3


def test_gradients_are_those_of_the_loss(samples):
    net, data = net_of(samples)
    net.weights = {name: array.astype(np.float64) for name, array in net.weights.items()}
    chosen, luck = np.arange(0, len(data), 7), np.random.default_rng(2)
    for name, gradient in net.gradients(data, chosen).items():
        direction = luck.normal(size=gradient.shape)
        before, step = net.weights[name], 1e-5
        net.weights[name] = before + step * direction
        above = loss(net, data, chosen)
        net.weights[name] = before - step * direction
        below = loss(net, data, chosen)
        net.weights[name] = before
        assert (above - below) / (2 * step) == pytest.approx(float((gradient * direction).sum()), rel=0.02, abs=1e-4), (
            name
        )


def test_what_is_written_says_the_same_in_whole_numbers(samples, tmp_path):
    net, data = net_of(samples)
    fit(net, data, 2, 0.003, np.random.default_rng(3), lambda share: None)
    write(net, tmp_path / "net.npz")
    network = Network.load(tmp_path / "net.npz")
    s = LEADERS.new(setup_with(LEADERS, 2, 5, {}))
    features = Features(LEADERS.features.layout)
    LEADERS.features.extract(s, 0, features)
    told = unpacked_of(features)

    said = net.say(Data([told], properties(), Arrays(False)), np.array([0]))[0] * [1, POINTS]

    assert network.outputs(features, properties())[0] / 2**BITS == pytest.approx(said, abs=0.3)


def unpacked_of(features):
    """One position as samples are kept."""
    layout = features.layout
    found = {"known": np.zeros((1, 5), dtype=np.float32)}
    found["numbers"] = np.frombuffer(features.numbers.getvalue(), dtype="<i2").reshape(1, -1)
    for kind, told in enumerate(layout.kinds):
        rows = np.frombuffer(features.rows[kind].getvalue(), dtype="<i2")
        found[f"rows-{kind}"] = rows.reshape(-1, len(told.columns) + 1)
        found[f"counts-{kind}"] = np.array(features.counts[kind], dtype=np.int16)
    return found


def test_learning_goes_on_where_a_written_network_was(samples, tmp_path):
    net, data = net_of(samples)
    write(net, tmp_path / "net.npz")
    again = Net(data, np.random.default_rng(9), dict(np.load(tmp_path / "net.npz")))
    chosen = np.arange(50)

    assert again.say(data, chosen) == pytest.approx(net.say(data, chosen), abs=0.02)


def test_the_ends_of_turns_are_judged_by_what_was_thought_later(samples):
    net, data = net_of(samples)
    ended = data.target.copy()
    look_ahead(net, data, 1.0)
    assert np.allclose(data.target, ended)  # how games ended is trusted alone

    look_ahead(net, data, 0.5)
    last_of_games = [int(np.flatnonzero(data.known[:, GAME] == game)[-1]) for game in np.unique(data.known[:, GAME])]
    assert np.allclose(data.target[last_of_games], ended[last_of_games])
    assert not np.allclose(data.target, ended)


def test_the_same_games_are_learned_from_whatever_the_workers(tmp_path):
    words = ["leaders", "--games", "6", "--rounds", "1", "--match", "--passes", "1", "--out"]
    assert train.main([*words, str(tmp_path / "a"), "--workers", "1"]) == 0
    assert train.main([*words, str(tmp_path / "b"), "--workers", "3"]) == 0

    one, other = (np.load(tmp_path / folder / "games-1-leaders-standard.npz") for folder in ("a", "b"))
    assert all(np.array_equal(one[name], other[name]) for name in one.files)


def test_one_network_learns_from_several_sets(tmp_path):
    sets = ["gears-primer", "gears-standard@1"]
    words = ["gears", "--games", "4", "--rounds", "1", "--match", "--passes", "1", "--workers", "1", "--players", "2"]
    assert train.main([*words, "--cards", ",".join(sets), "--out", str(tmp_path)]) == 0

    games = [np.load(tmp_path / f"games-1-{name}.npz") for name in sets]
    assert [len(np.unique(part["known"][:, GAME])) for part in games] == [2, 2]
    network = Network.load(tmp_path / "network-1.npz")
    for name in sets:
        assert network.knows(train.properties_of(GAMES["gears"], name))


@pytest.mark.long
def test_a_little_self_play_helps(tmp_path, capsys):
    words = ["leaders", "--out", str(tmp_path), "--players", "2", "--thinking", "plan:1:2:12:24", "--rate", "0.003"]
    words += ["--match-thinking", "plan:1:2:12:24", "--match", "2:100"]
    assert train.main([*words, "--games", "20", "--rounds", "1", "--passes", "1"]) == 0
    assert train.main([*words, "--games", "900", "--rounds", "3", "--passes", "6"]) == 0

    first, *_, last = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    key = "against greedy, 2 players"
    assert last[key]["share"] - last[key]["band"] > first[key]["share"] + first[key]["band"]
    assert (tmp_path / "network-3.npz").stat().st_size < 2_000_000
