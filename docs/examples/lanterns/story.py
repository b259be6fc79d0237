"""What people read of each deed. Nothing is made while nobody listens."""

from __future__ import annotations

from posterity.core.events import Event
from posterity.games.lanterns.state import State


def dealt(s: State, seat: int, cards: list[int]) -> None:
    if s.told is not None:
        unseen = Event("dealt-unseen", "lanterns.setup.deal", {"seat": seat, "count": len(cards)})
        args: dict[str, object] = {"seat": seat, "cards": s.book.names(cards)}
        s.told.append(Event("dealt", "lanterns.setup.deal", args, (seat,), unseen))


def drew(s: State, seat: int, card: int) -> None:
    """Only `seat` reads what was drawn; all others read that something was."""
    if s.told is not None:
        unseen = Event("drew-unseen", "lanterns.turn.draw", {"seat": seat})
        args: dict[str, object] = {"seat": seat, "card": s.book.slugs[card]}
        s.told.append(Event("drew", "lanterns.turn.draw", args, (seat,), unseen))


def hung(s: State, seat: int, card: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "card": s.book.slugs[card]}
        s.told.append(Event("hung", "lanterns.turn.hang", args))


def ended(s: State) -> None:
    if s.told is not None:
        for seat, player in enumerate(s.players):
            args: dict[str, object] = {"seat": seat, "light": s.book.brightness(player.row)}
            s.told.append(Event("shone", "lanterns.end.light", args))
