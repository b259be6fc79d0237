"""Decks, discards, the market and the other displays."""

from __future__ import annotations

from typing import Final, get_args

from posterity.core.values import Value
from posterity.games.legacies.vocabulary.words import Slot

SLOTS: Final[tuple[str, ...]] = get_args(Slot)  # of the market
MARKET: Final = len(SLOTS)


class Piles(Value):
    """Decks, discards and displays; the top card of a pile is its last.

    Clones share the display and what has left the game: such a list is replaced, never changed.
    """

    def __init__(
        self,
        decks: list[list[int]],
        discard: list[int],
        removed: list[int],
        market: list[int],
        heirs: list[int],
        heirs_discard: list[int],
        display: list[int],
        events: list[int],
        events_out: list[int],
        upcoming: int,
        current: int,
        resolved: list[int],
        lost: list[int],
        solo: list[list[int]],
        solo_discard: list[int],
        solo_gone: list[int],
    ) -> None:
        self.decks = decks  # player cards of each century
        self.discard = discard
        self.removed = removed  # player cards of centuries that are over
        self.market = market  # of each slot the card, or NONE
        self.heirs = heirs
        self.heirs_discard = heirs_discard
        self.display = display
        self.events = events
        self.events_out = events_out  # in the box, seen by nobody
        self.upcoming = upcoming
        self.current = current
        self.resolved = resolved  # event * 2 + outcome
        self.lost = lost  # events left unresolved
        self.solo = solo  # solo cards of each century
        self.solo_discard = solo_discard
        self.solo_gone = solo_gone  # solo cards of centuries that are over

    def clone(self) -> Piles:
        return Piles(
            [deck.copy() for deck in self.decks],
            self.discard.copy(),
            self.removed,
            self.market.copy(),
            self.heirs.copy(),
            self.heirs_discard.copy(),
            self.display,
            self.events.copy(),
            self.events_out,
            self.upcoming,
            self.current,
            self.resolved,
            self.lost,
            [deck.copy() for deck in self.solo],
            self.solo_discard.copy(),
            self.solo_gone,
        )
