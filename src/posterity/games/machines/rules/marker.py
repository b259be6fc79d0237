"""Abilities that move markers, from the oldest frame to the Present Day (machines.activate.movement-bounds)."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask
from posterity.games.gears.state import State
from posterity.games.machines import refusals, story, verbs
from posterity.games.machines.rules.asking import AbilityQuestion, Deed


def move(s: State, seat: int, moved: int, frame: int) -> None:
    """The marker of `moved` goes to `frame`, as far as the timeline reaches."""
    player = s.players[moved]
    before = player.frame
    player.frame = min(max(frame, s.oldest_frame()), s.present())
    story.moved(s, seat, moved, before, player.frame)


class MoveBy(Deed):
    """So many frames to the right, or to the left if negative."""

    def run(self, s: State) -> Ask | None:
        move(s, self.seat, self.seat, s.players[self.seat].frame + self.number)
        return None


class MoveAlong(AbilityQuestion):
    """Any number of frames in one direction, at least one (machines.card.rocket-sled.effect)."""

    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way: Final = way  # 1 to the right, -1 to the left

    def prompt(self) -> str:
        return "ask-move"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.FRAME,)

    def about(self, s: State) -> list[Action]:
        frames = range(s.oldest_frame(), s.present() + 1)
        return [s.book.lexicon.action(verbs.FRAME, frame) for frame in frames]

    def may_pick(self, s: State, pick: Action) -> int:
        onwards = (pick.a - s.players[self.seat].frame) * self.way > 0
        there = s.oldest_frame() <= pick.a <= s.present()
        return YES if onwards and there else refusals.OUT_OF_REACH

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        move(s, self.seat, self.seat, pick.a)


class JumpTo(AbilityQuestion):
    """To the frame of a technology, successful or not; one chooses among several copies.

    machines.card.anima.effect, machines.card.anima.several-tomes, machines.card.anima.no-tome,
    machines.card.anima.tome-need-not-succeed
    """

    def __init__(self, seat: int, technology: int) -> None:
        super().__init__(seat)
        self.technology: Final = technology

    def prompt(self) -> str:
        return "ask-jump"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"technology": s.book.names[self.technology]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.FRAME,)

    def about(self, s: State) -> list[Action]:
        frames = [frame for frame in range(len(s.frames)) if s.site(frame, self.technology) is not None]
        return [s.book.lexicon.action(verbs.FRAME, frame) for frame in frames]

    def may_pick(self, s: State, pick: Action) -> int:
        there = pick.a < len(s.frames) and s.site(pick.a, self.technology) is not None
        return YES if there else refusals.NO_TOME_THERE

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return self.prompt_args(s)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        move(s, self.seat, self.seat, pick.a)


class MoveOther(AbilityQuestion):
    """Another player's marker, so many frames to the right, or to the left if negative."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by: Final = by

    def prompt(self) -> str:
        return "ask-move-other"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SEAT,)

    def about(self, s: State) -> list[Action]:
        return [s.book.lexicon.action(verbs.SEAT, seat) for seat in range(s.book.players)]

    def may_pick(self, s: State, pick: Action) -> int:
        return refusals.NOT_ONES_OWN_MARKER if pick.a == self.seat else YES

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        move(s, self.seat, pick.a, s.players[pick.a].frame + self.by)
