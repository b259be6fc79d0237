"""Whether playing a Fate card, or activating a technology of an expansion, had no effect."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.games.gears import verbs
from posterity.games.gears.pieces import Player
from posterity.games.gears.rules.actions import establishing_is_free
from posterity.games.gears.state import State

SPECIAL: Final = frozenset({verbs.FATE.name})


def changed(before: State, after: State, seat: int) -> bool:
    """Has anything changed but the card spent, what was given up for it, and which cards lie on the piles?

    A Fate card that stays beside a technology counts as a change.
    """
    for other, player in enumerate(after.players):
        if differs(before.players[other], player) or gained(before.players[other].hand, player.hand):
            return True
        if other != seat and player.hand != before.players[other].hand:
            return True
    if after.actions_left > before.actions_left or len(after.lingering) != len(before.lingering):
        return True
    return after.working != before.working or timeline(after) != timeline(before)


def differs(before: Player, after: Player) -> bool:
    """Points, pool or marker."""
    return before.score != after.score or before.pool != after.pool or before.frame != after.frame


def gained(before: list[int], after: list[int]) -> bool:
    """Is there a card in hand that was not there before?"""
    left = before.copy()
    for card in after:
        if card not in left:
            return True
        left.remove(card)
    return False


def timeline(s: State) -> list[tuple[int, int, tuple[int, ...], int]]:
    """What lies where, with cubes and reward tokens."""
    found: list[tuple[int, int, tuple[int, ...], int]] = []
    for frame, sites in enumerate(s.frames):
        for site in sites:
            found.append((frame, site.technology, site.cubes, site.modifier))
    return found


def relies_on_more_time(s: State, seat: int, pick: Action) -> bool:
    """Establishing into a full frame, or without an action, by We Need More Time (gears.fate.moretime.effect)."""
    if not s.more_time or pick.verb is not verbs.ESTABLISH:
        return False
    return establishing_is_free(s) or s.room(s.players[seat].frame) == 0
