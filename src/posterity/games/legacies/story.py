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


def by_card(s: State, seat: int) -> dict[str, object]:
    """An automaton with its latest solo card, the row it was played for (0: in an earlier generation) and its arrow."""
    player = s.seats[seat]
    row = min(player.solo_played, s.book.constants.nemesis_last_row)
    if player.last_solo < 0:
        return {"seat": seat, "solo": "none", "row": row, "way": "up"}
    way = "up" if s.book.solo_cards[player.last_solo].up else "down"
    return {"seat": seat, "solo": s.book.solo_names[player.last_solo], "row": row, "way": way}


def automaton(s: State, seat: int, message: str, clause: str, args: dict[str, object]) -> None:
    """A deed of an automaton: which card, which row and which clause made it do so."""
    if s.told is not None:
        s.told.append(Event(message, clause, {**by_card(s, seat), **args}))


def ruled(s: State, seat: int, ruling: str, args: dict[str, object] | None = None) -> None:
    """By which rule a Nemesis decides: `nemesis-event` is legacies.nemesis.event."""
    if s.told is not None:
        automaton(s, seat, ruling, f"legacies.{ruling.replace('-', '.', 1)}", args or {})


def named_resources(kinds: list[int]) -> list[str]:
    """Resources by name, each as often as it is there."""
    return [RESOURCES[kind] for kind in range(len(kinds)) for _ in range(kinds[kind])]


def goods(
    s: State, message: str, clause: str, seat: int, gold: int, fame: int, foundation: int, kinds: list[int]
) -> None:
    """Commodities that somebody got, lost or paid; nothing is said of nothing."""
    if s.told is None or not (gold or fame or foundation or any(kinds)):
        return
    s.told.append(Event(message, clause, {"seat": seat, **amounts(gold, fame, foundation, kinds)}))


def amounts(gold: int, fame: int, foundation: int, kinds: list[int]) -> dict[str, object]:
    """Commodities for a sentence, and which of them it names first."""
    found: dict[str, object] = {"gold": gold, "fame": fame, "foundation": foundation}
    first = first_of({**found, "resources": sum(kinds)})
    return {**found, "first": first, "resources": named_resources(kinds), "count": sum(kinds)}


def first_of(amounts: dict[str, object]) -> str:
    """The first there is any of."""
    return next((name for name, amount in amounts.items() if amount), "none")


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
