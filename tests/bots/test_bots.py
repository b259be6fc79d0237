"""Bots: what they may reach, that they repeat themselves, and how well they play."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import posterity
from posterity.bots import BOTS
from posterity.core.chance import BlakeStream
from posterity.core.observation import Observation, observe, play_out
from posterity.games import GAMES
from posterity.testing.walks import setup

FOLDER = Path(posterity.__file__).parent / "bots"
LOADER = "own.py"  # loads the files of people; what stands there does not play itself
LEADERS = GAMES["leaders"]


def play(bots, number, options=None):
    chosen = setup(LEADERS, len(bots), options or {}, number)
    s = LEADERS.new(chosen)
    count = play_out(LEADERS, s, [BOTS[bot](BlakeStream(chosen.seed, f"bot-{k}")) for k, bot in enumerate(bots)])
    return s, count


def share(bots, seat, games, first=0):
    """The part of the victories that `seat` has."""
    won = 0.0
    for number in range(first, first + games):
        winners = LEADERS.winners(play(bots, number)[0])
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("path", sorted(p for p in FOLDER.glob("*.py") if p.name != LOADER), ids=lambda path: path.stem)
def test_nothing_in_bots_reaches_behind_an_observation(path):
    """No name with an underscore in front, no getattr, no gc: only what an Observation and a Guess offer."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            assert node.attr == "__init__" or not node.attr.startswith("_"), node.attr
        if isinstance(node, ast.Name):
            assert node.id not in ("getattr", "vars", "eval", "exec", "__import__"), node.id


def test_an_observation_offers_the_seat_its_ask_its_view_and_guesses():
    """And, to the bots that come with the program, what a network is told; nothing that leads to the table."""
    public = {name for name in dir(Observation) if not name.startswith("_")}
    for_our_own = {"guess_as_laid", "game_name", "extractor", "properties"}

    assert public - {"seat", "ask"} == {"view", "guess"} | for_our_own


def test_only_greedy_guesses_from_how_unseen_cards_lie():
    users = [path.name for path in FOLDER.glob("*.py") if "guess_as_laid" in path.read_text()]

    assert users == ["greedy.py"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_repeats_itself(bot):
    one, first = play([bot] * 3, 5)
    two, second = play([bot] * 3, 5)

    assert first == second and LEADERS.scores(one) == LEADERS.scores(two)


@pytest.mark.parametrize("bot", BOTS)
def test_choosing_changes_nothing_at_the_table(bot):
    from posterity.core.codec import dump

    chosen = setup(LEADERS, 4, {}, 3)
    s = LEADERS.new(chosen)
    before = dump(s)
    assert s.ask is not None

    BOTS[bot](BlakeStream(chosen.seed, "bot-0")).choose(observe(LEADERS, s))

    assert dump(s) == before


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat):
    bots = ["random", "random"]
    bots[seat] = "greedy"

    assert share(bots, seat, 40) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_wins_at_least_four_of_five_of_a_thousand(seat):
    bots = ["random", "random"]
    bots[seat] = "greedy"

    assert share(bots, seat, 1000) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_greedy_wins_at_least_twice_its_share_among_four(seat):
    bots = ["random"] * 4
    bots[seat] = "greedy"

    assert share(bots, seat, 250) >= 2 / 4
