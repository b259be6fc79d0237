"""What people read of each deed. Nothing is made while nobody listens."""

from __future__ import annotations

from posterity.core.events import Event
from posterity.games.lanterns.state import State


def dealt(s: State, seat: int, cards: list[int]) -> None:
    """Only `seat` reads which lanterns it got; all others read how many."""
    if s.told is not None:
        clause, names = "lanterns.setup.deal", s.book.names(cards)
        unseen = Event("dealt-unseen", clause, {"seat": seat, "count": len(cards)})
        s.tell(Event("dealt", clause, {"seat": seat, "cards": names}, (seat,), unseen))


def drew(s: State, seat: int, card: int) -> None:
    if s.told is not None:
        clause, name = "lanterns.turn.draw", s.book.slugs[card]
        unseen = Event("drew-unseen", clause, {"seat": seat})
        s.tell(Event("drew", clause, {"seat": seat, "card": name}, (seat,), unseen))


def hung(s: State, seat: int, card: int) -> None:
    if s.told is not None:
        s.tell(Event("hung", "lanterns.turn.hang", {"seat": seat, "card": s.book.slugs[card]}))


def ended(s: State) -> None:
    if s.told is not None:
        for seat, light in enumerate(s.scores()):
            s.tell(Event("shone", "lanterns.end.light", {"seat": seat, "light": light}))
