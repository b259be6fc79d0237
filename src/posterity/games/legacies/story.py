"""What people read of each deed in legacies. Nothing is made while nobody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posterity.core.events import Event
from posterity.games.legacies.board import INDUSTRIES, RESOURCES

if TYPE_CHECKING:
    from posterity.games.legacies.state import State


def tell(s: State, message: str, clause: str, args: dict[str, object]) -> None:
    if s.told is not None:
        s.told.append(Event(message, clause, args))


def tell_one(s: State, seat: int, message: str, clause: str, args: dict[str, object], known: dict[str, object]) -> None:
    """`seat` reads `message`; all others read `message-unseen` with what they may know."""
    if s.told is not None:
        s.told.append(Event(message, clause, args, (seat,), Event(f"{message}-unseen", clause, known)))


def named_resources(kinds: list[int]) -> list[str]:
    """Resources by name, each as often as it is there."""
    return [RESOURCES[kind] for kind in range(len(kinds)) for _ in range(kinds[kind])]


def goods(
    s: State, message: str, clause: str, seat: int, gold: int, fame: int, foundation: int, kinds: list[int]
) -> None:
    """Commodities that somebody got, lost or paid; nothing is said of nothing."""
    if s.told is None or not (gold or fame or foundation or any(kinds)):
        return
    args: dict[str, object] = {"seat": seat, "gold": gold, "fame": fame, "foundation": foundation}
    args["resources"] = named_resources(kinds)
    args["count"] = sum(kinds)
    s.told.append(Event(message, clause, args))


def cards_drawn(s: State, clause: str, seat: int, cards: list[int]) -> None:
    if s.told is not None:
        known: dict[str, object] = {"seat": seat, "count": len(cards)}
        args = {**known, "cards": [s.book.cards[card] for card in cards]}
        tell_one(s, seat, "drew-cards", clause, args, known)


def heirs_drawn(s: State, clause: str, seat: int, heirs: list[int]) -> None:
    if s.told is not None:
        known: dict[str, object] = {"seat": seat, "count": len(heirs)}
        args = {**known, "successors": [s.book.successors[heir] for heir in heirs]}
        tell_one(s, seat, "drew-successors", clause, args, known)


def value_moved(s: State, industry: int, rows: int, clause: str) -> None:
    if s.told is not None and rows:
        way = "up" if rows > 0 else "down"
        args: dict[str, object] = {"industry": INDUSTRIES[industry], "rows": abs(rows), "way": way}
        args["value"] = s.value(industry)
        s.told.append(Event("value-moved", clause, args))
