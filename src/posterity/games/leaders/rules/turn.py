"""A turn: two Resource cards, a new Legacy card or work, one special card, seven Resource cards at most."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.leaders import refusals, story, verbs
from posterity.games.leaders.rulebook import DRAW, HAND_LIMIT, LOOK
from posterity.games.leaders.rules.asking import CHOOSE, LIMIT, LeadersQuestion
from posterity.games.leaders.rules.special import PlaySpecial
from posterity.games.leaders.rules.work import Work
from posterity.games.leaders.state import State


def turn_of(seat: int) -> list[Task[Any]]:
    """The four steps of a turn, in fixed order (leaders.turn.sequence)."""
    return [TakeResources(seat), TakeLegacyOrWork(seat), PlaySpecial(seat), DownToLimit(seat)]


class TakeResources(Task[State]):
    """The top two cards of the Resource deck, not optional (leaders.turn.draw-resources)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        s.idle += 1  # until this player does something (leaders.deck.deadlock)
        s.standstill += 1
        story.drew(s, self.seat, s.draw_resources(self.seat, DRAW))
        return None


def may_look(s: State) -> int:
    """There must be at least one Legacy card to look at (leaders.turn.take-legacy-fewer)."""
    if not s.legacy_deck and not s.legacy_discard:
        return refusals.NO_LEGACY_CARDS
    return YES


class TakeLegacyOrWork(LeadersQuestion):
    """A new Legacy card or paid cards, not both (leaders.turn.exclusive-choice)."""

    def step(self) -> str:
        return CHOOSE

    def prompt(self) -> str:
        return "ask-choose"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.LOOK, verbs.WORK)

    def about(self, s: State) -> list[Action]:
        return [s.book.look, s.book.work]

    def may_pick(self, s: State, pick: Action) -> int:
        return may_look(s) if pick is s.book.look else YES

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        available = len(s.legacy_deck) + len(s.legacy_discard)
        return {"available": available, "count": min(LOOK, available)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.work:
            s.then([Work(self.seat)])
        else:
            look(s, self.seat)


def look(s: State, seat: int) -> None:
    """Look at the top three Legacy cards, alone (leaders.turn.take-legacy, leaders.turn.take-legacy-secret)."""
    s.idle = 0
    s.look_at_legacies(seat, LOOK)
    story.looked(s, seat)
    s.then([KeepOne(seat)])


class KeepOne(LeadersQuestion):
    """Exactly one of the cards looked at is kept (leaders.turn.take-legacy)."""

    def step(self) -> str:
        return CHOOSE

    def prompt(self) -> str:
        return "ask-keep"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"count": len(s.drawn)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.KEEP,)

    def about(self, s: State) -> list[Action]:
        return [s.book.keep[card] for card in sorted(set(s.drawn))]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in s.drawn else refusals.NOT_LOOKED_AT

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"cards": story.legacies(s, s.drawn), "count": len(s.drawn)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        refused = len(s.drawn) - 1
        s.keep_legacy(self.seat, pick.a)
        story.kept(s, self.seat, pick.a, refused)


class DownToLimit(LeadersQuestion):
    """At the end of the turn the excess over seven Resource cards is discarded, one at a time.

    leaders.turn.hand-limit, leaders.turn.hand-limit-exact
    """

    def step(self) -> str:
        return LIMIT

    def prompt(self) -> str:
        return "ask-limit"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"count": s.players[self.seat].resource_count() - HAND_LIMIT, "limit": HAND_LIMIT}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.DISCARD,)

    def run(self, s: State) -> Ask | None:
        if s.players[self.seat].resource_count() <= HAND_LIMIT:
            return None
        return super().run(s)

    def about(self, s: State) -> list[Action]:
        return [s.book.discard[r] for r, held in enumerate(s.players[self.seat].resources) if held]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if s.players[self.seat].resources[pick.a] else refusals.NOT_HELD_TO_DISCARD

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"count": s.players[self.seat].resource_count(), "limit": HAND_LIMIT}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.discard_resource(self.seat, pick.a)
        story.discarded(s, self.seat, pick.a)
        s.then([self])
