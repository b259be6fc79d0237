"""How well a seat stands: its own light and what its hand promises, against the brightest other."""

from __future__ import annotations

from posterity.games.lanterns.state import State


def evaluate(s: State, seat: int) -> int:
    others = [prospects(s, other) for other in range(s.book.players) if other != seat]
    return prospects(s, seat) - max(others)


def prospects(s: State, seat: int) -> int:
    """Twice the light that hangs, and once that of the hand for as many nights as are left to hang it."""
    player = s.players[seat]
    held = sorted([s.book.light[card] for card in player.hand], reverse=True)
    return 2 * s.book.brightness(player.row) + sum(held[: s.book.nights - s.night])
