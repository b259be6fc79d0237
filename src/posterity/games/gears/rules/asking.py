"""What all questions of gears have in common: reasons with their clauses."""

from __future__ import annotations

from posterity.core.actions import Action
from posterity.core.tasks import Question
from posterity.games.gears import refusals
from posterity.games.gears.state import State


class GearsQuestion(Question[State]):
    """A question of gears."""

    def may_say(self, s: State, pick: Action, words: str) -> int:
        return refusals.NO_WORDS

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.NOT_NOW

    def grant(self, s: State, pick: Action) -> str:
        return s.book.grants[pick.verb.name]

    def refusal(self, s: State, code: int) -> tuple[str, str]:
        return s.book.refusals[code]


class WithinAction(GearsQuestion):
    """A question in the middle of an action or a free play, which is finished first (gears.turn.atomic)."""

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.FINISH_FIRST
