"""What all questions of gears have in common: reasons with their clauses."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.tasks import Question
from posterity.games.gears import refusals
from posterity.games.gears.state import State

GRANTS: Final[dict[str, str]] = {  # the clause that lets a player do it
    "character": "gears.setup.character-choice",
    "position": "gears.setup.order-choice",
    "travel": "gears.travel.left",
    "establish": "gears.establish.procedure",
    "pay": "gears.establish.any-card-pays",
    "influence": "gears.influence.from-pool",
    "cubes": "gears.influence.from-pool",
    "draw": "gears.draw.two-keep-one",
    "keep": "gears.draw.two-keep-one",
    "take": "gears.variant.shape.take",
    "place": "gears.variant.shape.others-place",
    "end": "gears.turn.ending",
    "fate": "gears.fate.free",
    "on": "gears.fate.targets-what",
    "without": "gears.fate.willed.one-direct",
    "whom": "gears.fate.folds.effect",
}


class GearsQuestion(Question[State]):
    """A question of gears."""

    def may_say(self, s: State, pick: Action, words: str) -> int:
        return refusals.NO_WORDS

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.NOT_NOW

    def grant(self, s: State, pick: Action) -> str:
        return GRANTS[pick.verb.name]

    def refusal(self, s: State, code: int) -> tuple[str, str]:
        return refusals.REFUSALS[code]


class WithinAction(GearsQuestion):
    """A question in the middle of an action or a free play, which is finished first (gears.turn.atomic)."""

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.FINISH_FIRST
