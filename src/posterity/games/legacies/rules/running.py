"""Carrying out effects: a script is run step by step, each by or for whom it names."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects import CHOSEN_OPPONENT, GAIN, LOSE, Step
from posterity.games.legacies.rulebook import RISING_STAR
from posterity.games.legacies.rules.asking import WithinEffect
from posterity.games.legacies.rules.counting import at_once, concerns_stars, doers
from posterity.games.legacies.rules.preferences import aim, clockwise
from posterity.games.legacies.state import State


class Doing:
    """A step being carried out: by whom, where it stands in which script, on which track, in an event or not."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool) -> None:
        self.seat: Final = seat
        self.script: Final = script
        self.at: Final = at
        self.track: Final = track
        self.event: Final = event


class Run(Task[State]):
    """An effect from a step on, in order, as far as possible (legacies.core.do-as-much-as-possible)."""

    def __init__(self, seat: int, script: int, at: int = 0, track: int = NOBODY, event: bool = False) -> None:
        self.seat: Final = seat
        self.script: Final = script
        self.at: Final = at
        self.track: Final = track  # of the character whose space or bonus token is collected
        self.event: Final = event  # relationships moved pay nothing (legacies.event.no-benefits)

    def run(self, s: State) -> Ask | None:
        steps = s.book.scripts[self.script]
        if self.at >= len(steps):
            return None
        s.next(Run(self.seat, self.script, self.at + 1, self.track, self.event))
        step = steps[self.at]
        if step.who == CHOSEN_OPPONENT:
            s.next(ChooseOpponent(self.seat, self.script, self.at, self.track, self.event))
            return None
        seats = [self.seat] if at_once(s, step) else doers(s, self.seat, step, self.track, self.event)
        s.then([Do(seat, self.script, self.at, self.track, self.event) for seat in seats])
        return None


class Do(Task[State]):
    """One step, for one seat. A Rising Star gets nothing; events move its pieces.

    legacies.rising-star.no-benefits, legacies.event.scope
    """

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool, willing: bool = False) -> None:
        self.seat: Final = seat
        self.script: Final = script
        self.at: Final = at
        self.track: Final = track
        self.event: Final = event
        self.willing: Final = willing  # an optional step that was accepted

    def run(self, s: State) -> Ask | None:
        step = s.book.scripts[self.script][self.at]
        if s.book.kinds[self.seat] == RISING_STAR and not concerns_stars(s, step, self.event):
            return None
        if step.optional and not self.willing:
            s.next(Offer(self.seat, self.script, self.at, self.track, self.event))
            return None
        s.book.perform(s, Doing(self.seat, self.script, self.at, self.track, self.event))
        return None


class EffectQuestion(WithinEffect):
    """A question about the step of an effect, which it can read; what is impossible is not asked.

    legacies.core.do-as-much-as-possible
    """

    def run(self, s: State) -> Ask | None:
        options = self.options(s)
        return self.put(s, options) if options else None

    def step(self, s: State) -> Step:
        return s.book.scripts[self.script][self.at]

    def prompt_args(self, s: State) -> dict[str, object]:
        """The component whose effect it is."""
        return {"source": s.book.sources[self.script]}


class Offer(EffectQuestion):
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
        if s.mended() and not s.book.possible(s, Doing(self.seat, self.script, self.at, self.track, self.event)):
            return None
        return super().run(s)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What it may take without paying it takes; what it may lose it keeps."""
        taken = self.step(s).op != LOSE
        return (s.book.do if taken else s.book.decline), "nemesis-optional-payments"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.do:
            s.next(Do(self.seat, self.script, self.at, self.track, self.event, True))


class ChooseOpponent(EffectQuestion):
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
        gift = self.step(s).op == GAIN
        keys = [
            (NOBODY if gift else aim(s, self.seat, pick.a), clockwise(s, self.seat, s.seats[pick.a].character))
            for pick in options
        ]
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(Do(pick.a, self.script, self.at, self.track, self.event))
