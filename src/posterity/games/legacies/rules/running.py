"""Carrying out effects: a script is run step by step, each by or for whom it names."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects.script import Doing, EffectStep
from posterity.games.legacies.rulebook import RISING_STAR
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.preferences import aim, clockwise
from posterity.games.legacies.rules.targets import at_once, concerns_stars, doers
from posterity.games.legacies.state import State

Kind = TypeVar("Kind", bound="EffectStep[Any]")


class Run(Task[State]):
    """An effect from a step on, in order, as far as possible (legacies.core.do-as-much-as-possible)."""

    def __init__(self, doing: Doing) -> None:
        self.doing: Final = doing

    def run(self, s: State) -> Ask | None:
        doing = self.doing
        steps = s.book.scripts[doing.script]
        if doing.at >= len(steps):
            return None
        if doing.at + 1 < len(steps):
            s.next(Run(doing.step(doing.at + 1)))
        step = steps[doing.at]
        if step.who == "you":
            s.next(Do(doing))
            return None
        if step.who == "chosen-opponent":
            s.next(ChooseOpponent(doing))
            return None
        seats = [doing.seat] if at_once(s, step) else doers(s, doing, step)
        s.then([Do(doing.by(seat)) for seat in seats])
        return None


class Do(Task[State]):
    """One step, for one seat. A Rising Star gets nothing; events move its pieces.

    legacies.rising-star.no-benefits, legacies.event.scope
    """

    def __init__(self, doing: Doing, willing: bool = False) -> None:
        self.doing: Final = doing
        self.willing: Final = willing  # an optional step that was accepted

    def run(self, s: State) -> Ask | None:
        doing = self.doing
        step = s.book.step(doing)
        if s.book.kinds[doing.seat] == RISING_STAR and not concerns_stars(s, doing, step):
            return None
        if step.optional and not self.willing:
            s.next(Offer(doing))
            return None
        step.perform(s, doing)
        return None


class EffectQuestion(LegaciesQuestion, Generic[Kind]):
    """A question about the step of an effect, which it can read; what is impossible is not asked.

    legacies.core.do-as-much-as-possible
    """

    def __init__(self, doing: Doing) -> None:
        super().__init__(doing.seat)
        self.doing: Final = doing

    def run(self, s: State) -> Ask | None:
        options = self.options(s)
        return self.put(s, options) if options else None

    def step(self, s: State) -> Kind:
        return cast(Kind, s.book.step(self.doing))

    def prompt_args(self, s: State) -> dict[str, object]:
        """The component whose effect it is."""
        return {"source": s.book.sources[self.doing.script]}


class Offer(EffectQuestion[EffectStep[Any]]):
    """An optional step can be declined, and is skipped if it is impossible (legacies.core.do-as-much-as-possible).

    Before rules 2 it was offered all the same.
    """

    def prompt(self) -> str:
        return "ask-offer"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "choice": self.step(s).name}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.DO, verbs.DECLINE)

    def about(self, s: State) -> list[Action]:
        return [s.book.do, s.book.decline]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def run(self, s: State) -> Ask | None:
        if s.rules >= 2 and not self.step(s).is_possible(s, self.doing):
            return None
        return super().run(s)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What it may take without paying it takes; what it may lose it keeps."""
        return (s.book.decline if self.step(s).is_loss() else s.book.do), "nemesis-optional-payments"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.do:
            s.next(Do(self.doing, True))


class ChooseOpponent(EffectQuestion[EffectStep[Any]]):
    """Whom a step is about, where its player chooses an opponent."""

    def prompt(self) -> str:
        return "ask-opponent"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.OPPONENT,)

    def about(self, s: State) -> list[Action]:
        return s.book.opponent

    def may_pick(self, s: State, pick: Action) -> int:
        return refusals.NOT_AN_OPPONENT if pick.a == self.seat else YES

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """A gift goes to the nearest, anything else to the person with the most fame."""
        gift = self.step(s).is_gift()
        keys = [
            (NOBODY if gift else aim(s, self.seat, pick.a), clockwise(s, self.seat, s.seats[pick.a].character))
            for pick in options
        ]
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(Do(self.doing.by(pick.a)))
