"""Undo follows information at a table of machines: what an ability draws stays drawn, all else may be thought over."""

from __future__ import annotations

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import seed_of
from posterity.core.codec import dump
from posterity.core.game import Setup
from posterity.core.records import SeatEntry
from posterity.games import GAMES
from posterity.table.table import Table

MACHINES = GAMES["machines"]
X = {"name": "X", "cost": 1, "reward": 2, "needs": [], "copies": 40}
Y = {"name": "Y", "cost": 1, "reward": 1, "needs": [], "copies": 20}  # with X alone a draw would tell nobody anything
PEOPLE = [{"name": name, "pursuit": "X", "bonus": 1} for name in ("Ada", "Bo", "Cleo", "Dan")]


def table(*effects, **ability):
    """A table at which X has this ability, and who has the first turn, in frame 4 with some X in hand."""
    card = {**X, "ability": {"when": "gear", **ability, "effects": list(effects)}}
    cards = MACHINES.own_card_set({"set": "two-cards", "technologies": [card, Y], "characters": PEOPLE}, "two-cards")
    setup = Setup(players=2, options=MACHINES.complete(2, {}), cards=cards, seed=seed_of(1), rules=MACHINES.rules)
    made = Table(MACHINES, setup, [SeatEntry(name=name, kind="person") for name in ("Anna", "Bruno")])
    answers(made, "position:1", "position:2", "travel:4")
    return made, made.state.ask.seat


def answers(made, *picks):
    """Answer; `choose:card` is any card."""
    for pick in picks:
        if pick == "choose:card":
            pick = made.state.ask.options[0].text
        made.answer(made.state.ask.seat, made.parse(pick))


def do(word, **keys):
    return {"do": word, **keys}


OPEN = [
    ([do("points", gain=2)], []),
    ([do("points", lose=2, who="others")], []),
    ([do("points", lose=2, who="other")], ["choose:seat:{other}"]),
    ([do("move", frames=1)], []),
    ([do("move", frames="any", way="left")], ["choose:frame:2"]),
    ([do("move", to="X")], ["choose:frame:4"]),
    ([do("move", frames=1, way="left", who="other")], ["choose:seat:{other}"]),
    ([do("cubes", gain=2)], []),
    ([do("cubes", place=1)], ["choose:4:x"]),
    ([do("cubes", back="any")], ["choose:cubes:1"]),
    ([do("cubes", move="any")], ["choose:none"]),
    ([do("action", gain=1)], []),
    ([do("turn")], []),
    ([do("splice")], []),
    ([do("modify", by=1)], []),
    ([do("copy")], []),
    ([do("discard", cards=1)], ["choose:card"]),
    ([do("discard", cards="hand")], []),
]


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize(("effects", "choices"), OPEN, ids=lambda part: str(part))
def test_an_ability_that_draws_nothing_may_be_taken_back(effects, choices):
    made, seat = table(*effects)
    answers(made, "establish:x", "pay:x")
    before = dump(made.state)
    number = made.number
    answers(made, "activate:x", *[choice.format(other=1 - seat) for choice in choices])
    assert made.state.ask.prompt == "ask-act"
    assert made.free_undo(seat) <= number + 1

    made.undo(seat, number + 1, [])

    assert dump(made.state) == before


DRAWN = [
    ([do("draw", cards=1)], []),
    ([do("draw", cards=3, keep=1)], []),
    ([do("draw", cards="cubes", least=2, keep=1)], []),
    ([do("discard", cards="hand"), do("draw", cards=3)], []),
    ([do("points", gain=1), do("draw", cards=1), do("points", gain=1)], []),
    ([do("points", lose=1, who="other"), do("draw", cards=1)], ["choose:seat:{other}"]),
]


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize(("effects", "choices"), DRAWN, ids=lambda part: str(part))
def test_what_an_ability_drew_stays_drawn(effects, choices):
    made, seat = table(*effects)
    answers(made, "establish:x", "pay:x", "activate:x", *[choice.format(other=1 - seat) for choice in choices])

    assert made.free_undo(seat) == made.number + 1
    with pytest.raises(IllegalAnswer) as refused:
        made.undo(seat, made.number, [])
    assert refused.value.kind == "undo-consent"


def test_what_is_kept_may_be_thought_over_but_not_the_draw():
    made, seat = table(do("draw", cards=3, keep=2))
    answers(made, "establish:x", "pay:x", "activate:x")
    drawn = made.number
    answers(made, "choose:card", "choose:card", "travel:2")

    assert made.free_undo(seat) == drawn + 1


@pytest.mark.rule("machines.turn.establish-sequence")
@pytest.mark.parametrize(("effect", "free"), [(do("cubes", gain=1), True), (do("draw", cards=1), False)])
def test_a_technology_is_taken_back_with_its_when_established_ability_unless_it_drew(effect, free):
    made, seat = table(effect, when="established")
    number = made.number
    answers(made, "establish:x", "pay:x")

    assert (made.free_undo(seat) <= number + 1) == free


def test_declining_may_be_thought_over():
    made, seat = table(do("draw", cards=1), when="established", optional=True)
    answers(made, "establish:x", "pay:x")
    number = made.number
    answers(made, "choose:no")
    assert made.free_undo(seat) <= number + 1

    made.undo(seat, number + 1, [])
    answers(made, "choose:yes")

    assert made.free_undo(seat) == made.number + 1
