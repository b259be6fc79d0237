"""Fame from heirlooms: which industry each of them uses, and which one both."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import NONE, influenced
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import NO_RESOURCES, receive
from posterity.games.legacies.state import State


class HeirloomFame(Task[State]):
    """A player's controlled heirlooms pay fame; the triggering player takes both industries of one.

    legacies.global.fame
    """

    def __init__(self, seat: int, triggered: bool) -> None:
        self.seat: Final = seat
        self.triggered: Final = triggered

    def run(self, s: State) -> Ask | None:
        heirlooms = tuple(s.seats[self.seat].controlled)
        if not heirlooms:
            return None
        if self.triggered:
            s.next(ChooseBoth(self.seat, heirlooms))
        else:
            s.next(ChooseFame(self.seat, heirlooms, NONE, 0))
        return None


def fame_of(s: State, heirloom: int) -> tuple[int, int]:
    """The fame values of the two industries of an heirloom's character."""
    first, second = influenced(s.book.heirloom_character[heirloom])
    return s.fame_value(first), s.fame_value(second)


def best_fame(s: State, seat: int, triggered: bool) -> int:
    """What a seat's controlled heirlooms pay at best, both industries of one for whoever triggers it."""
    values = [fame_of(s, heirloom) for heirloom in s.seats[seat].controlled]
    both = max([min(value) for value in values]) if triggered and values else 0
    return sum([max(value) for value in values]) + both


class ChooseBoth(LegaciesQuestion):
    """Which heirloom pays for both industries; asked where it makes a difference (legacies.global.fame-auto-best)."""

    def __init__(self, seat: int, heirlooms: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.heirlooms: Final = heirlooms

    def prompt(self) -> str:
        return "ask-both"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BOTH,)

    def best_first(self, s: State) -> list[int]:
        """By what the second industry adds, the most first."""
        return sorted(self.heirlooms, key=lambda heirloom: (-min(fame_of(s, heirloom)), heirloom))

    def about(self, s: State) -> list[Action]:
        return [s.book.both[heirloom] for heirloom in self.best_first(s)]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in self.heirlooms else refusals.NOT_YOUR_HEIRLOOM

    def default(self, s: State) -> Action | None:
        """The one whose second industry adds more fame than that of any other (legacies.global.fame-auto-best)."""
        best, second = self.best_first(s)[:2]
        return s.book.both[best] if min(fame_of(s, best)) > min(fame_of(s, second)) else None

    def run(self, s: State) -> Ask | None:
        values = {tuple(sorted(fame_of(s, heirloom))) for heirloom in self.heirlooms}
        if len(values) > 1:
            return super().run(s)
        s.next(ChooseFame(self.seat, self.heirlooms, self.best_first(s)[0], 0))
        return None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The one with the largest second value (legacies.nemesis.fame)."""
        return options[0], "nemesis-fame"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(ChooseFame(self.seat, self.heirlooms, pick.a, 0))


class ChooseFame(LegaciesQuestion):
    """Which industry each heirloom uses, the more fame first; asked only where the fame differs.

    legacies.global.fame-auto-best
    """

    def __init__(self, seat: int, heirlooms: tuple[int, ...], doubled: int, fame: int) -> None:
        super().__init__(seat)
        self.heirlooms: Final = heirlooms  # still to pay
        self.doubled: Final = doubled
        self.fame: Final = fame  # so far

    def prompt(self) -> str:
        return "ask-fame"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"heirloom": s.book.heirlooms[self.heirlooms[0]]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.FAME,)

    def about(self, s: State) -> list[Action]:
        heirloom = self.heirlooms[0]
        industries = influenced(s.book.heirloom_character[heirloom])
        best_first = sorted(industries, key=lambda industry: -s.fame_value(industry))
        return [s.book.lexicon.action(verbs.FAME, heirloom, industry) for industry in best_first]

    def may_pick(self, s: State, pick: Action) -> int:
        fits = pick.a == self.heirlooms[0] and pick.b in influenced(s.book.heirloom_character[pick.a])
        return YES if fits else refusals.NOT_YOUR_HEIRLOOM

    def default(self, s: State) -> Action | None:
        """The industry with more fame (legacies.global.fame-auto-best)."""
        return self.about(s)[0]

    def run(self, s: State) -> Ask | None:
        if not self.heirlooms:
            receive(s, self.seat, 0, self.fame, 0, NO_RESOURCES, "legacies.global.fame")
            return None
        heirloom = self.heirlooms[0]
        one, other = fame_of(s, heirloom)
        if heirloom == self.doubled:
            self.go_on(s, one + other)
            return None
        if one == other:
            self.go_on(s, one)
            return None
        return super().run(s)

    def go_on(self, s: State, fame: int) -> None:
        s.next(ChooseFame(self.seat, self.heirlooms[1:], self.doubled, self.fame + fame))

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The industry with the most fame (legacies.nemesis.fame)."""
        return options[0], "nemesis-fame"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        self.go_on(s, s.fame_value(pick.b))
