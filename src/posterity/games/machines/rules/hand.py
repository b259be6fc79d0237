"""Abilities that draw and discard. Who draws or discards what stays secret (machines.activate.public)."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.gears.pieces import NOBODY
from posterity.games.gears.state import State
from posterity.games.machines import refusals, story, verbs
from posterity.games.machines.rules.asking import AbilityQuestion, Deed


class DrawToHand(Deed):
    """Cards from the draw pile, as many as there are (machines.when.draw-goes-to-hand)."""

    def run(self, s: State) -> Ask | None:
        story.drew(s, self.seat, s.draw_into_hand(self.seat, self.number))
        return None


class DrawAndKeep(Task[State]):
    """Draw a number, or as many as the cubes one has on the technology, and keep some.

    machines.card.storm-auger.keep-two, machines.card.storm-auger.from-drawn
    """

    def __init__(self, seat: int, frame: int, technology: int, least: int, keep: int) -> None:
        self.seat: Final = seat
        self.frame: Final = frame  # NOBODY if the number does not depend on cubes
        self.technology: Final = technology
        self.least: Final = least
        self.keep: Final = keep

    def run(self, s: State) -> Ask | None:
        count = self.least
        site = None if self.frame == NOBODY else s.site(self.frame, self.technology)
        if site is not None:
            count = max(count, site.cubes[self.seat])
        s.draw_to_look(self.seat, count)
        story.looked(s, self.seat)
        if self.keep == 0 or len(s.drawn) <= self.keep:
            for card in sorted(s.drawn):
                keep(s, self.seat, card)
        else:
            s.then([KeepDrawn(self.seat, self.keep)])
        return None


class KeepDrawn(AbilityQuestion):
    """One more of the cards drawn; what is left goes face down on the discards."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def prompt(self) -> str:
        return "ask-keep-drawn"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"count": self.left}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CARD,)

    def about(self, s: State) -> list[Action]:
        return [s.book.lexicon.action(verbs.CARD, card) for card in sorted(set(s.drawn))]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in s.drawn else refusals.NOT_DRAWN

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        keep(s, self.seat, pick.a)
        if self.left > 1:
            s.then([KeepDrawn(self.seat, self.left - 1)])
        else:
            count = len(s.drawn)
            s.bury_drawn(self.seat)
            story.buried(s, self.seat, count)


def keep(s: State, seat: int, card: int) -> None:
    s.keep_drawn(seat, card)
    story.kept(s, seat, card)


class DiscardHand(Task[State]):
    """The whole hand, which may be empty (machines.card.starscribing.effect, machines.card.starscribing.empty-hand)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        hand = s.players[self.seat].hand.copy()
        for card in hand:
            s.bury_from_hand(self.seat, card)
        story.discarded(s, self.seat, hand)
        return None


class DiscardCards(AbilityQuestion):
    """Cards of one's choice, one at a time, as far as the hand goes (machines.when.additional-cost)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def prompt(self) -> str:
        return "ask-discard"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"count": self.left}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CARD,)

    def about(self, s: State) -> list[Action]:
        return [s.book.lexicon.action(verbs.CARD, card) for card in s.players[self.seat].kinds()]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in s.players[self.seat].hand else refusals.NOT_HELD

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.bury_from_hand(self.seat, pick.a)
        story.discarded(s, self.seat, [pick.a])
        if self.left > 1:
            s.then([DiscardCards(self.seat, self.left - 1)])
