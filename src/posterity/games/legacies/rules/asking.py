"""What all questions of legacies have in common: reasons with their clauses."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.tasks import Question
from posterity.games.legacies import refusals
from posterity.games.legacies.rulebook import GRANTS
from posterity.games.legacies.state import State


class LegaciesQuestion(Question[State]):
    """A question of legacies."""

    def may_say(self, s: State, pick: Action, words: str) -> int:
        return refusals.NO_WORDS

    def out_of_step(self, s: State, pick: Action) -> int:
        return refusals.FINISH_FIRST

    def grant(self, s: State, pick: Action) -> str:
        return GRANTS[pick.verb.name]

    def refusal(self, s: State, code: int) -> tuple[str, str]:
        return refusals.REFUSALS[code]

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        """What the asked seat owns: the numbers most refusals speak of."""
        player = s.seats[self.seat]
        return {
            "own_gold": player.gold,
            "own_fame": player.fame,
            "own_resources": player.stock(),
            "own_cards": len(player.hand),
            "own_foundation": player.foundation,
        }


class WithinEffect(LegaciesQuestion):
    """A question about a step of an effect: whose, which script, where in it, on which track, in an event or not."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool) -> None:
        super().__init__(seat)
        self.script: Final = script
        self.at: Final = at
        self.track: Final = track
        self.event: Final = event
