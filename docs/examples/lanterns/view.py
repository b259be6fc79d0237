"""What each seat of lanterns may see, built up from nothing."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from posterity.core.views import BaseView, Viewer, base_view
from posterity.games.lanterns.state import State


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. The lanterns of a hand are there for its owner alone; how many there are is open."""

    hand: list[str] | UnsetType = UNSET
    hand_size: int
    row: list[str]


class View(BaseView, frozen=True, kw_only=True):
    """The table as one viewer may know it; the deck is listed top first."""

    night: int
    nights: int
    players: list[PlayerView]
    deck: list[str] | UnsetType = UNSET
    deck_size: int


def player_view(s: State, seat: int, shown: bool) -> PlayerView:
    hand = s.book.names(s.players[seat].hand)
    return PlayerView(hand=hand if shown else UNSET, hand_size=len(hand), row=s.book.names(s.players[seat].row))


def table_view(s: State, everything: bool, viewer: Viewer) -> View:
    """The table as `viewer` may know it, or all of it with `everything`."""
    return View(
        **base_view("lanterns", s, s.scores(), everything, viewer),
        night=s.night,
        nights=s.book.nights,
        players=[player_view(s, seat, everything or seat == viewer) for seat in range(s.book.players)],
        deck=s.book.names(s.deck[::-1]) if everything else UNSET,
        deck_size=len(s.deck),
    )
