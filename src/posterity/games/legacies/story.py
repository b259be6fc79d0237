"""What people read of each deed in legacies. Nothing is made while nobody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posterity.core.events import Event
from posterity.games.legacies.board import INDUSTRIES, NOBODY, NONE, RESOURCES

if TYPE_CHECKING:
    from posterity.games.legacies.state import State

BEFALLS: Final = (  # what happens to the seat that is named, whoever does it
    *("gained", "lost", "token-moved", "token-left", "token-entered", "figure-left", "moved-investment"),
)
COURSE: Final = ("generation-ended", "scored-")  # what belongs to the course of the game, though it names a seat


def tell(s: State, message: str, clause: str, args: dict[str, object]) -> None:
    """What happened; a deed of an automaton says by which solo card and which row, and whose they are (`by`).

    A sentence before it names them, unless they were the last to be named.
    """
    if s.told is None:
        return
    by = automaton_behind(s, message, args)
    if by == NOBODY:
        s.tell(Event(message, clause, args))
        return
    card = by_card(s, by)
    if args.get("seat") == by and last_named(s.told) != (by, card["solo"], card["row"]):
        s.tell(Event("automaton-by-card", "legacies.npc.turn", card))
    s.tell(Event(message, clause, {**args, "by": by, "solo": card["solo"], "row": card["row"]}))


def automaton_behind(s: State, message: str, args: dict[str, object]) -> int:
    """Whose solo card has made it so, or NOBODY.

    In its own turn an automaton does whatever names it or befalls others; besides, what names it, or nobody while
    turns are played, and follows a deed or a decision of its own.
    """
    seat = args.get("seat", NOBODY)
    acting = s.acting != NOBODY and not s.is_person(s.acting) and s.seats[s.acting].last_solo != NONE
    if acting and (seat == s.acting or message in BEFALLS):
        return s.acting
    if not s.told or message.startswith(COURSE):
        return NOBODY
    before = s.told[-1].args
    by = before.get("by", before.get("seat"))
    if before.get("solo", "none") == "none" or not isinstance(by, int):
        return NOBODY
    nobodys = seat == NOBODY and s.acting != NOBODY
    return by if seat == by or nobodys else NOBODY


def last_named(told: list[Event]) -> tuple[object, object, object] | None:
    """The automaton, its solo card and its row that a sentence named last."""
    for event in reversed(told):
        if "solo" in event.args and "by" not in event.args:
            return event.args["seat"], event.args["solo"], event.args["row"]
    return None


def tell_one(s: State, seat: int, message: str, clause: str, args: dict[str, object], known: dict[str, object]) -> None:
    """`seat` reads `message`; all others read `message-unseen` with what they may know."""
    if s.told is not None:
        s.tell(Event(message, clause, args, (seat,), Event(f"{message}-unseen", clause, known)))


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
        s.tell(Event(message, clause, {**by_card(s, seat), **args}))


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
    tell(s, message, clause, {"seat": seat, **amounts(gold, fame, foundation, kinds)})


def amounts(gold: int, fame: int, foundation: int, kinds: list[int]) -> dict[str, object]:
    """Commodities for a sentence, and which of them it names first."""
    found: dict[str, object] = {"gold": gold, "fame": fame, "foundation": foundation}
    first = first_of({**found, "resources": sum(kinds)})
    return {**found, "first": first, "resources": named_resources(kinds), "count": sum(kinds)}


def first_of(amounts: dict[str, object]) -> str:
    """The first there is any of."""
    return next((name for name, amount in amounts.items() if amount), "none")


def cost_words(gold: int, fame: int, resources: list[str], any: int, cards: int) -> dict[str, object]:
    """A cost as the sentence about it wants it."""
    first = first_of({"gold": gold, "fame": fame, "resources": resources, "any": any, "cards": cards})
    goods: dict[str, object] = {"gold": gold, "fame": fame, "resources": resources, "any": any, "cards_count": cards}
    return {**goods, "count": len(resources), "first": first, "free": "yes" if first == "none" else "no"}


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
        tell(s, "value-moved", clause, args)
