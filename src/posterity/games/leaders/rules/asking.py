"""What all questions of leaders have in common: what belongs to which step, and reasons with their numbers."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.answers import Reason
from posterity.core.tasks import Question
from posterity.games.leaders import refusals, story
from posterity.games.leaders.rulebook import HAND_LIMIT
from posterity.games.leaders.state import State
from posterity.games.leaders.verbs import BUILD, DESTROY, DISCARD, DONE, FREE_DESTROY, KEEP, LOOK, PASS, PROTECT, SWAP
from posterity.games.leaders.verbs import WORK as WORK_VERB

CHOOSE: Final = "choose"
WORK: Final = "work"
SPECIAL: Final = "special"
LIMIT: Final = "limit"
DRAW: Final = "draw"  # the first step asks nothing

# the four steps of a turn, each with what its questions are called (leaders.turn.sequence)
STEPS: Final = ((DRAW,), (CHOOSE, WORK), (SPECIAL,), (LIMIT,))

SPECIAL_VERBS: Final = (SWAP, PROTECT, FREE_DESTROY, PASS)
EARLIER_VERBS: Final = (LOOK, WORK_VERB, KEEP, BUILD, DESTROY, DONE)
UNFINISHED: Final[dict[str, int]] = {  # what a card in play still waits for, by the verb that answers its question
    "target": refusals.FINISH_AIMING,
    "pay": refusals.FINISH_PAYING,
    "bonus": refusals.FINISH_NAMING,
}
GRANTS: Final[dict[str, str]] = {  # the clause that lets a player do it
    "look": "leaders.turn.take-legacy",
    "work": "leaders.turn.exclusive-choice",
    "keep": "leaders.turn.take-legacy",
    "build": "leaders.turn.build",
    "destroy": "leaders.destroy.play",
    "target": "leaders.destroy.play",
    "pay": "leaders.turn.payment-exact",
    "bonus": "leaders.destroy.bonus",
    "done": "leaders.turn.build-any-number",
    "swap": "leaders.special.swap",
    "taken": "leaders.special.swap",
    "given": "leaders.special.swap",
    "protect": "leaders.special.protect",
    "free-destroy": "leaders.special.free-destroy",
    "ruin": "leaders.special.free-destroy",
    "also": "leaders.special.free-destroy",
    "pass": "leaders.turn.special-step",
    "discard": "leaders.turn.hand-limit",
}


class LeadersQuestion(Question[State]):
    """A question of leaders: it belongs to a step of the turn (leaders.turn.sequence)."""

    def step(self) -> str:
        raise NotImplementedError

    def tableaux(self, s: State, pick: Action) -> list[int]:
        """The seats in whose tableaux an answer could do something."""
        return []

    def may_say(self, s: State, pick: Action, words: str) -> int:
        """Words go with building only (leaders.variant.dedication)."""
        return refusals.DEDICATE_BUILDINGS_ONLY if s.book.dedications else refusals.NO_DEDICATIONS

    def out_of_step(self, s: State, pick: Action) -> int:
        """Why a pick of another step cannot be made now."""
        verb, step = pick.verb, self.step()
        if step == WORK and BUILD not in self.verbs():
            return UNFINISHED[self.verbs()[0].name]
        if step == WORK and verb in (LOOK, KEEP):
            return refusals.NOT_BOTH
        if KEEP in self.verbs() and verb in (WORK_VERB, BUILD, DESTROY):
            return refusals.TAKING_A_CARD
        if step == CHOOSE and verb in (BUILD, DESTROY):
            return refusals.CHOOSE_WORK_FIRST
        if step in (CHOOSE, WORK) and verb in SPECIAL_VERBS:
            return refusals.SPECIAL_ONLY_LATER
        if step in (SPECIAL, LIMIT) and verb in EARLIER_VERBS:
            return refusals.NO_GOING_BACK
        if verb is DISCARD:
            return refusals.WITHIN_LIMIT
        return refusals.NOT_NOW

    def reason(self, s: State, pick: Action, code: int) -> Reason:
        reason = super().reason(s, pick, code)
        if code == refusals.WITHIN_LIMIT:
            reason.args["limit"] = HAND_LIMIT
        return reason

    def grant(self, s: State, pick: Action) -> str:
        return GRANTS[pick.verb.name]

    def refusal(self, s: State, code: int) -> tuple[str, str]:
        return refusals.REFUSALS[code]


def cost_facts(s: State, seat: int, card: int) -> dict[str, object]:
    """What a paid card costs and what this player holds towards it."""
    hand = s.players[seat].resources
    units = s.book.costs[card]
    held = {s.book.resources[r]: hand[r] for r in [*sorted(set(units)), s.book.wild]}
    return {"cost": story.resources(s, units), "held": held}


def tableau_facts(s: State, seat: int) -> dict[str, object]:
    """How far a player is: buildings, Protects and the target number. Open to all."""
    player = s.players[seat]
    return {"buildings": len(player.tableau), "target": s.book.target, "protects": player.protects}
