"""Steps about what a player has at home: drawing cards and successors, unlocking tokens, special actions."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, Scripts, Step
from posterity.games.legacies.effects.worth import CARD
from posterity.games.legacies.rules.legendary import may_draw_heir
from posterity.games.legacies.rules.relationships import WildRelationship
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.rules.successors import ChooseSpecialAction, Unlock
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.actions import DrawCard, DrawSuccessor, SpecialAction, UnlockToken
from posterity.games.legacies.vocabulary.amounts import by_century


class DrawCardStep(Step[State]):
    """Player cards of the century into the hand; automata have none (legacies.generation.hand-limit)."""

    def __init__(self, printed: DrawCard, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.amount: Final = by_century(printed.amount)

    def perform(self, s: State, doing: Doing) -> None:
        if s.is_person(doing.seat):
            drawn = s.draw_cards(doing.seat, self.amount[s.century()])
            story.cards_drawn(s, "legacies.generation.hand-limit", doing.seat, drawn)

    def likely_worth(self) -> ByCentury:
        return CARD


class DrawSuccessorStep(Step[State]):
    """Successors into the hand, unless the generation's one is in play (legacies.successor.no-more-draws)."""

    def __init__(self, printed: DrawSuccessor, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.amount: Final = by_century(printed.amount)
        self.additional: Final = printed.additional  # even then

    def perform(self, s: State, doing: Doing) -> None:
        code = may_draw_heir(s, doing.seat)
        allowed = code == YES or (self.additional and code == refusals.SUCCESSOR_DONE)
        if s.is_person(doing.seat) and allowed:
            drawn = s.draw_heirs(doing.seat, self.amount[s.century()])
            story.heirs_drawn(s, "legacies.successor.no-more-draws", doing.seat, drawn)


class SpecialActionStep(Step[State]):
    """One's special action, or a learned one, so many times."""

    def __init__(self, printed: SpecialAction, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.times: Final = printed.times

    def perform(self, s: State, doing: Doing) -> None:
        """A relationship benefit makes a Nemesis a new relationship instead, anything else nothing.

        legacies.nemesis.special-as-benefit, legacies.nemesis.special-never
        """
        if s.is_person(doing.seat):
            s.then([ChooseSpecialAction(doing.seat, False)] * self.times)
            return
        benefit = doing.track != NOBODY or s.book.sources[doing.script] in s.book.figure_names
        if benefit and not doing.event:
            s.then([WildRelationship(doing.seat, "nemesis-special-as-benefit")] * self.times)
        else:
            story.ruled(s, doing.seat, "nemesis-special-never")

    def likely_worth(self) -> ByCentury:
        return 300, 450, 750


class UnlockTokenStep(Step[State]):
    """A locked token becomes available."""

    def __init__(self, printed: UnlockToken, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.token: Final = masks.token(printed.token)

    def question(self, doing: Doing) -> UnlockByStep:
        return UnlockByStep(doing)


class UnlockByStep(EffectQuestion[UnlockTokenStep]):
    """Which locked token an effect unlocks."""

    def prompt(self) -> str:
        return "ask-unlock-by"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.UNLOCK,)

    def about(self, s: State) -> list[Action]:
        return s.book.unlock

    def may_pick(self, s: State, pick: Action) -> int:
        return Unlock(self.seat, self.step(s).token).may_pick(s, pick)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        return options[0], "nemesis-successor-match"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        Unlock(self.seat, self.step(s).token).answer(s, pick, words)
