"""Shape the Future: taking Fate cards out of the draft area, and the cubes on them."""

from __future__ import annotations

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.gears import refusals, story, verbs
from posterity.games.gears.rulebook import SHAPE
from posterity.games.gears.rules.asking import WithinAction
from posterity.games.gears.state import State


def may_take(s: State, number: int) -> int:
    """One card of the draft area, at most once a turn (gears.variant.shape.take, gears.variant.shape.area-empty)."""
    if s.book.fate_variant != SHAPE:
        return refusals.NO_DRAFT
    if s.took_fate:
        return refusals.TAKEN_THIS_TURN
    if not s.draft:
        return refusals.DRAFT_EMPTY
    return YES if s.book.fate(number) in s.draft else refusals.NOT_IN_DRAFT


def take(s: State, seat: int, number: int) -> None:
    """The card leaves the area, its cubes go to the pools, then the others place cubes on what is left.

    gears.variant.shape.sequence, gears.variant.shape.cubes-claimed, gears.variant.shape.placing-order
    """
    card = s.book.fate(number)
    place = s.draft.index(card)
    del s.draft[place]
    claimed = s.draft_cubes.pop(place)
    for other, cubes in enumerate(claimed):
        s.players[other].pool += cubes
    s.players[seat].fate.append(card)
    s.took_fate = True
    s.actions_left -= 1
    story.took_fate(s, seat, number, claimed)
    if s.draft:
        at = s.order.index(seat)
        s.then([PlaceCube(s.order[(at + i) % len(s.order)]) for i in range(1, len(s.order))])


class PlaceCube(WithinAction):
    """Each other player may place one own cube on a card of the area (gears.variant.shape.others-place)."""

    def prompt(self) -> str:
        return "ask-place"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.PLACE,)

    def about(self, s: State) -> list[Action]:
        return s.book.place

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a == len(s.book.fate_names):  # none
            return YES
        return YES if s.book.fate(pick.a) in s.draft else refusals.NOT_IN_DRAFT_TO_PLACE

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"fate": s.book.fate_names[pick.a]} if pick.a < len(s.book.fate_names) else {}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.a == len(s.book.fate_names):
            story.placed_nothing(s, self.seat)
            return
        s.draft_cubes[s.draft.index(s.book.fate(pick.a))][self.seat] += 1
        story.placed_cube(s, self.seat, pick.a)
