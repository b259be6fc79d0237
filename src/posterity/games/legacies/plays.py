"""Whether a special action or an opportunity was used for nothing."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies import verbs
from posterity.games.legacies.seat import Seat
from posterity.games.legacies.state import State

SPECIAL: Final = frozenset({verbs.OWN_ICON.name, verbs.OPPORTUNITY.name})


def changed(before: State, after: State, seat: int) -> bool:
    """Anything on the board, among what lies open, or of anybody, but for the cards played and what was paid."""
    if before.board.__reduce__()[1] != after.board.__reduce__()[1]:
        return True
    old, new = before.piles, after.piles
    if old.market != new.market or old.display != new.display or old.resolved != new.resolved or old.lost != new.lost:
        return True
    for other, player in enumerate(after.seats):
        former = before.seats[other]
        if other != seat and former.__reduce__()[1] != player.__reduce__()[1]:
            return True
    return has_changed(before.seats[seat], after.seats[seat])


def has_changed(before: Seat, after: Seat) -> bool:
    """Has a seat gained anything, or lost what is no price?"""
    if after.gold > before.gold or after.fame != before.fame or after.foundation > before.foundation:
        return True
    for kind, count in enumerate(after.resources):
        if count > before.resources[kind]:
            return True
    if len(after.hand) > len(before.hand) or after.heirs != before.heirs or after.hall != before.hall:
        return True
    if after.current != before.current or after.taken != before.taken or after.matches != before.matches:
        return True
    if after.own != before.own or after.controlled != before.controlled:
        return True
    return after.free != before.free or after.locked != before.locked
