"""`posterity simulate`: the games are those that the promise says, and can be played again."""

from __future__ import annotations

import errno
import json
import os
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path

import pytest

from posterity.bots import BOTS
from posterity.cli import bars
from posterity.cli.commands import simulate
from posterity.core.chance import BlakeStream
from posterity.core.game import Setup
from posterity.core.observation import play_out
from posterity.games import GAMES

KEYS = ["game", "players", "games", "decisions", "seconds", "decisions_per_second", "games_per_second", "wins"]
KEYS += ["mean_scores", "bots"]
SAME = ("game", "players", "games", "decisions", "wins", "mean_scores", "bots")


def setup(players, seed):
    game = GAMES["leaders"]
    cards, options = game.card_set("leaders-standard"), game.complete(players, {})
    return Setup(players=players, options=options, cards=cards, seed=seed, rules=1)


def test_the_keys_and_numbers_of_the_json(posterity):
    said = posterity("simulate", "leaders", "--players", 3, "--games", 4, "--bots", "random,random,random", "--json")

    assert said.status == 0 and said.err == ""
    assert list(said.json) == KEYS
    assert sum(said.json["wins"]) == pytest.approx(4)
    assert said.json["bots"] == ["random"] * 3
    assert len(said.json["mean_scores"]) == 3


def test_the_games_are_those_of_their_numbers(posterity):
    said = posterity("simulate", "leaders", "--bots", "random,random", "--games", 3, "--seed", 5, "--json").json
    game, decisions, points = GAMES["leaders"], 0, [0, 0]
    for number in (5, 6, 7):
        seed = blake2b(f"posterity seed {number}".encode(), digest_size=32).digest()
        s = game.new(setup(2, seed))
        decisions += play_out(game, s, [BOTS["random"](BlakeStream(seed, f"bot-{seat}")) for seat in range(2)])
        points = [sum(pair) for pair in zip(points, game.scores(s), strict=True)]

    assert said["decisions"] == decisions
    assert said["mean_scores"] == pytest.approx([total / 3 for total in points])


def test_recorded_games_are_the_same_games(posterity, tmp_path):
    line = ["simulate", "leaders", "--bots", "random,greedy", "--games", 2, "--seed", 11, "--json"]
    quick, kept = posterity(*line).json, posterity(*line, "--record", tmp_path / "new" / "folder").json

    assert {key: quick[key] for key in SAME} == {key: kept[key] for key in SAME}
    assert sorted(path.name for path in (tmp_path / "new" / "folder").iterdir()) == [
        "leaders-11.json",
        "leaders-12.json",
    ]


def test_records_pass_verification_and_name_their_bots(posterity, tmp_path):
    posterity("simulate", "leaders", "--bots", "random,greedy,random", "--games", 1, "--seed", 4, "--record", tmp_path)
    record = json.loads((tmp_path / "leaders-4.json").read_bytes())

    assert [seat["name"] for seat in record["seats"]] == ["Random", "Greedy", "Random 2"]
    assert [seat["kind"] for seat in record["seats"]] == ["bot"] * 3
    assert [seat["bot"] for seat in record["seats"]] == ["random", "greedy", "random"]
    assert record["seed"] == blake2b(b"posterity seed 4", digest_size=32).hexdigest()
    assert set(record["options"]) == {"rounds", "duel-without-protect-and-destroy", "dedications"}
    assert posterity("verify", tmp_path / "leaders-4.json").status == 0


def test_the_same_command_writes_the_same_bytes(posterity, tmp_path):
    for folder in ("a", "b"):
        posterity("simulate", "leaders", "--players", 4, "--games", 1, "--record", tmp_path / folder)

    assert (tmp_path / "a/leaders-0.json").read_bytes() == (tmp_path / "b/leaders-0.json").read_bytes()


def test_options_are_the_games_own(posterity, tmp_path):
    options = "rounds=2,dedications=on,cards=leaders-standard,duel-without-protect-and-destroy=on"
    posterity("simulate", "leaders", "--games", 1, "--options", options, "--record", tmp_path)
    record = json.loads((tmp_path / "leaders-0.json").read_bytes())

    assert record["options"] == {"rounds": "2", "dedications": "on", "duel-without-protect-and-destroy": "on"}
    assert record["cards"]["set"] == "leaders-standard"
    assert posterity("verify", tmp_path / "leaders-0.json").status == 0


@pytest.mark.parametrize("how", ["--cards", "--options"])
def test_own_cards_travel_with_the_record(posterity, tmp_path, how):
    standard = Path(simulate.__file__).parents[2] / "games/leaders/data/leaders-standard.toml"
    own = tmp_path / "own.toml"
    text = standard.read_text().replace("copies = 24", "copies = 20").replace('set = "leaders-standard"\n', "")
    own.write_text(text)
    posterity(
        "simulate", "leaders", "--games", 1, how, own if how == "--cards" else f"cards={own}", "--record", tmp_path
    )
    record = json.loads((tmp_path / "leaders-0.json").read_bytes())

    assert record["cards"]["set"] == "own"
    assert record["cards"]["definitions"]["resources"][0]["copies"] == 20
    assert posterity("verify", tmp_path / "leaders-0.json").status == 0


def test_shared_victories_are_divided(posterity):
    """Three players who never do anything all win: each gets a third."""
    tally = simulate.MatchTally([Fraction(0)] * 3, [0] * 3)
    game = GAMES["leaders"]
    for _ in range(3):
        tally.add(game, game.new(setup(3, bytes(32))), 1)

    assert [simulate.plain(wins) for wins in tally.wins] == [1, 1, 1]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_summary_for_people(posterity, lang):
    said = posterity("simulate", "leaders", "--bots", "random,random", "--games", 5, "--lang", lang)

    assert said.status == 0 and said.err == ""
    lines = said.out.splitlines()
    assert len(lines) == 4 and max(map(len, lines)) <= 80
    assert "█" in said.out or "░" in said.out


@pytest.mark.parametrize(
    "line",
    [
        ["simulate"],
        ["simulate", "leader"],
        ["simulate", "chess"],
        ["simulate", "leaders", "--players", "1"],
        ["simulate", "leaders", "--players", "7"],
        ["simulate", "leaders", "--players", "0"],
        ["simulate", "leaders", "--games", "0"],
        ["simulate", "leaders", "--games", "-1"],
        ["simulate", "leaders", "--games", "many"],
        ["simulate", "leaders", "--seed", "1.5"],
        ["simulate", "leaders", "--players", "2", "--bots", "random"],
        ["simulate", "leaders", "--players", "2", "--bots", "random,random,random"],
        ["simulate", "leaders", "--bots", "random"],
        ["simulate", "leaders", "--bots", "random,gredy"],
        ["simulate", "leaders", "--bots", "random,"],
        ["simulate", "leaders", "--options", "rounds=0"],
        ["simulate", "leaders", "--options", "rounds=many"],
        ["simulate", "leaders", "--options", "rounds"],
        ["simulate", "leaders", "--options", "speed=3"],
        ["simulate", "leaders", "--options", "dedications=yes"],
        ["simulate", "leaders", "--players", "3", "--options", "duel-without-protect-and-destroy=on"],
        ["simulate", "leaders", "--options", "cards=nothing"],
        ["simulate", "leaders", "--options", "cards=./nothing.toml"],
        ["simulate", "leaders", "--options", "cards=leaders-standard", "--cards", "leaders-standard"],
        ["simulate", "leaders", "--record", "/dev/null"],
        ["simulate", "leaders", "--record", "/dev/null/folder"],
        ["simulate", "leaders", "--record", ""],
    ],
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_cannot_be_simulated_is_refused(refuses, line, lang):
    refuses(*line, "--lang", lang, status=2)


def test_a_wrong_number_of_bots_is_explained(refuses):
    said = refuses("simulate", "leaders", "--players", 3, "--bots", "random,greedy", status=2)

    assert said.err == "--bots names 2 bots for 3 players; it must name one for each seat.\n"


def test_an_excluded_set_up_is_refused_with_its_clause(refuses):
    said = refuses("simulate", "leaders", "--players", 7, status=2)

    assert "(leaders.setup.players)" in said.err


# Files


def test_a_full_disk_leaves_nothing_half_written(refuses, monkeypatch, tmp_path):
    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    said = refuses("simulate", "leaders", "--games", 2, "--record", tmp_path, status=2)

    assert said.err.startswith(f"{tmp_path}: ") and "No space left" in said.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_may_not_be_written_is_refused(refuses, monkeypatch, tmp_path):
    monkeypatch.setattr(os, "access", lambda *_: False)

    assert "permissions" in refuses("simulate", "leaders", "--record", tmp_path, status=2).err


def test_an_interrupted_game_leaves_nothing_half_written(posterity, monkeypatch, tmp_path):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    said = posterity("simulate", "leaders", "--record", tmp_path)

    assert said.status == 130
    assert said.err == "Interrupted: what was not finished has not been kept.\n"
    assert list(tmp_path.iterdir()) == []


# Progress


def test_progress_is_shown_only_to_people(monkeypatch, capsys):
    progress = bars.Progress(10)
    progress.drawn = 0
    progress.at(5)
    progress.close()
    assert capsys.readouterr().err == ""

    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    progress = bars.Progress(10)
    progress.drawn = 0
    progress.at(5)
    progress.at(6)
    progress.close()
    said = capsys.readouterr().err

    assert said.startswith("\r██████████░░░░░░░░░░ 5/10") and "6/10" not in said
    assert said.endswith(" \r")
