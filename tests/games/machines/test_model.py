"""Games and settlements compared with a second machines, written from the clauses alone."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import msgspec
import pytest

from posterity.cli.record_files import states
from posterity.core.records import read_record
from posterity.table.replay import replay
from tests.games.gears import test_model as gears
from tests.games.gears.coverage import models, situations
from tests.games.machines import chosen, model
from tests.games.machines.lay import GAME

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "machines").glob("*.json"))
WORDS = {"draw", "discard", "move", "points", "cubes", "modify", "action", "turn", "splice", "copy"}

# ---------------------------------------------------------------- whole games


def play_both(number):
    return gears.play_both(number, chosen, chosen.model_of)


@pytest.mark.rule(
    "machines.base.inherits",
    "machines.round.structure",
    "machines.turn.establish-sequence",
    "machines.turn.ending",
    "machines.activate.sole-leader",
    "machines.activate.successful",
    "machines.activate.resolve-first",
    "machines.extra-turn.when",
    "machines.card.unlisted",
)
@pytest.mark.parametrize("number", range(30))
def test_a_game_goes_as_in_the_model(number):
    played(number)


played = cache(play_both)


@pytest.mark.long
def test_many_new_games_go_as_in_the_model():
    first = random.SystemRandom().randrange(10**9)
    for number in range(first, first + 500):
        try:
            play_both(number)
        except Exception as e:
            raise AssertionError(f"play_both({number})") from e


def test_the_games_compared_have_everything_in_them():
    """Every verb, every option and every word of the vocabulary: otherwise agreeing would mean little."""
    games = [played(number) for number in range(30)]
    found = set().union(*[situations(table.record()) for table, _ in games])

    assert {verb.name for verb in GAME.verbs if not verb.name.startswith("choose-")} <= found
    assert found >= WORDS
    assert {f"copied-{word}" for word in WORDS - {"copy"}} <= found
    assert {"extra-turn", "in-the-spliced-frame", "negative", "reshuffled", "unpayable", "declined", "stuck"} <= found
    for name, values in chosen.VALUES.items():
        assert {table.setup.options[name] for table, _ in games} == set(values)


# ---------------------------------------------------------------- what a seat sees


@pytest.mark.rule("machines.activate.public", "machines.clarification.face-down")
@pytest.mark.parametrize("number", range(30, 36))
def test_a_seat_sees_what_the_formats_promise(number):
    luck = random.Random(number)
    table = chosen.a_table(luck)
    other, whim = chosen.model_of(table.setup), chosen.Whim(luck)
    while other.ask is not None:
        for viewer in [*range(other.n), None] if luck.random() < 0.2 else []:
            view = msgspec.to_builtins(GAME.view(table.state, viewer))
            for player in view["players"]:
                player |= {"hand": sorted(player["hand"])} if "hand" in player else {}
            view |= {"drawn": sorted(view["drawn"])} if "drawn" in view else {}
            gears.check_view(view, gears.expected_view(other, viewer), viewer)
        pick = whim.pick(other.ask[1])
        table.answer(other.ask[0], table.parse(pick))
        other.answer(pick)


# ---------------------------------------------------------------- golden games


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_went_as_in_the_model(path):
    record = read_record(path.read_bytes())
    for s, (other, entry) in zip(states(replay(GAME, record)), models(record), strict=True):
        gears.compare(msgspec.to_builtins(GAME.position(s)), other, [entry])
    assert record.result.ranking == other.ranking()


def test_there_is_a_golden_game_for_every_option_and_word():
    records = [read_record(path.read_bytes()) for path in GOLDEN]
    found = set().union(*[situations(record) for record in records])

    assert {"machines-standard"} < {record.cards.set for record in records}
    for name, values in chosen.VALUES.items():
        assert {record.options[name] for record in records} == set(values)
    assert {record.seats[0].bot for record in records} >= {"greedy", "random"}
    assert found >= WORDS
    assert {"extra-turn", "in-the-spliced-frame", "negative", "end-negative", "reshuffled", "zero"} <= found


# ---------------------------------------------------------------- sheets


def settled_by_the_model(sheet, needs, rewards):
    settled = model.settle(gears.copies_of(sheet), needs, rewards, gears.pursuits_of(sheet))
    return gears.as_reported(sheet, settled)


def settle_both(number):
    sheet, needs, rewards = chosen.a_sheet(random.Random(number))
    found = gears.settled_by_the_referee(sheet, GAME)
    assert found == settled_by_the_model(sheet, needs, rewards), f"settle_both({number})"
    return found


@pytest.mark.rule(
    "machines.modifier.value",
    "machines.modifier.floor",
    "machines.modifier.ties",
    "machines.modifier.not-pursuit",
    "machines.card.tome.variable-reward",
    "machines.card.tome.modifier",
    "machines.spliced.oldest",
    "machines.resolve.as-base",
    "machines.score.as-base",
    "machines.return.as-base",
)
@pytest.mark.parametrize("first", range(0, 400, 50))
def test_sheets_are_settled_as_by_the_model(first):
    for number in range(first, first + 50):
        settled(number)


settled = cache(settle_both)


@pytest.mark.long
def test_thousands_of_new_sheets_are_settled_as_by_the_model():
    first = random.SystemRandom().randrange(10**9)
    for number in range(first, first + 5000):
        settle_both(number)


def test_the_sheets_compared_have_everything_in_them():
    found = [settled(number) for number in range(400)]
    sheets = [chosen.a_sheet(random.Random(number))[0] for number in range(400)]
    awards = {(row[2], row[3]) for report in found for row in report["awards"]}

    assert {(model.TOME, "reward"), (model.TOME, "dependency")} <= awards
    assert {why for _, why in awards} == {"reward", "dependency", "pursuit"}
    assert any(site["frame"] == 0 and site.get("modifier") for sheet in sheets for site in sheet["timeline"])
    assert any(score < 0 for report in found for score in report["scores"].values())
