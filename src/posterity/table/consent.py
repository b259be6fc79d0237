"""What needs the consent of the other people: taking back what is not free, and a seat for somebody else.

A request is a value kept with the table, not an entry. It stands until the game moves on; once all have agreed it is
carried out, which makes an entry.

A person may hold a seat for which a bot answers at the moment: `held` are the seats of all such people. Giving their
seat to somebody else needs their consent, and so does taking back what they have answered themselves. To
everything else the bot agrees in their place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.records import Answer, Change
from posterity.table.seats import check_running, check_seat, let_person
from posterity.table.table import Table


class ConsentRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks the others to agree to: an undo, or a seat.

    `own` are all seats of the person who asks, which count as agreeing; there are none if a spectator asks.
    """

    number: int  # how many entries there were
    own: tuple[int, ...] = ()
    seat: int  # the seat that takes back, or the seat that is asked for
    undo: int | None = None  # the first entry to take back; None: it is about the seat
    agreed: tuple[int, ...] = ()
    free: int | None = None  # the first entry that may be taken back without asking anybody, worked out once
    lost: tuple[int, ...] = ()  # the seats whose people gave answers themselves that would be taken back


def last_decision(table: Table, seat: int, forced: bool) -> int | None:
    """The last answer of `seat` in the current line; where forced answers are given for it, its last real choice."""
    for number in reversed(table.line(table.number)):
        entry = table.entries[number - 1]
        if isinstance(entry, Answer) and entry.seat == seat and (not forced or table.choices[number - 1] > 1):
            return number
    return None


def propose_undo(table: Table, seat: int, to: int, own: Iterable[int] = ()) -> ConsentRequest:
    """A request of `seat` to take back entry `to` and everything after it."""
    check_running(table)
    check_seat(table, seat)
    if not 1 <= to <= table.number:
        raise IllegalAnswer("undo-nothing", {"entry": to, "last": table.number})
    return ConsentRequest(
        number=table.number,
        own=tuple(sorted({seat, *own})),
        seat=seat,
        undo=to,
        free=table.free_undo(seat),
        lost=tuple(sorted(answered_in_person(table, to))),
    )


def answered_in_person(table: Table, to: int) -> set[int]:
    """The seats whose people, not bots in their place, gave answers that are lost by taking back entry `to`."""
    lost = {*table.line(table.number)} - {*table.line(to - 1)}
    kinds = [seat.kind for seat in table.seats]
    found = set()
    for number, entry in enumerate(table.entries, 1):
        if isinstance(entry, Change):
            kinds[entry.seat] = entry.kind
        elif isinstance(entry, Answer) and number in lost and kinds[entry.seat] == "person":
            found.add(entry.seat)
    return found


def propose_seat(table: Table, seat: int, own: Iterable[int] = ()) -> ConsentRequest:
    """A request to answer for `seat` from here on."""
    check_running(table)
    check_seat(table, seat)
    return ConsentRequest(number=table.number, own=tuple(sorted(own)), seat=seat)


def stands(table: Table, request: ConsentRequest) -> bool:
    """Is the request still valid? Any new answer or undo ends it; a change of seats does not."""
    since = table.entries[request.number :]
    return not table.over and all(isinstance(entry, Change) for entry in since)


def is_free(request: ConsentRequest) -> bool:
    """Can it be taken back without asking anybody?"""
    return request.undo is not None and request.free is not None and request.undo >= request.free


def needs(table: Table, request: ConsentRequest, held: Collection[int] = ()) -> list[int]:
    """Whose consent is still missing. Bots always agree, and so does the person who asked."""
    if is_free(request):
        return []
    absent = held if request.undo is None else {*held} & {*request.lost}
    asked = [seat for seat, kind in enumerate(table.kinds) if kind == "person" or seat in absent]
    return [seat for seat in asked if seat not in request.own and seat not in request.agreed]


def agree(table: Table, request: ConsentRequest, seat: int, held: Collection[int] = ()) -> ConsentRequest:
    """The request with the consent of `seat`; IllegalAnswer if it is no longer valid or `seat` is not asked."""
    check_stands(table, request)
    if seat not in needs(table, request, held):
        raise IllegalAnswer("proposal-not-asked", {"seat": seat})
    return replace(request, agreed=(*request.agreed, seat))


def carry_out(table: Table, request: ConsentRequest, name: str | None = None, held: Collection[int] = ()) -> None:
    """Do what all have agreed to; IllegalAnswer if somebody has not. `name` is who takes the seat."""
    check_stands(table, request)
    missing = needs(table, request, held)
    if missing:
        raise IllegalAnswer("proposal-open", {"seats": missing})
    if request.undo is None:
        let_person(table, request.seat, name)
        return
    people = [] if is_free(request) else [seat for seat, kind in enumerate(table.kinds) if kind == "person"]
    agreed = {*request.agreed, *request.own} & {*people} - {request.seat}
    table.undo(request.seat, request.undo, sorted(agreed))


def check_stands(table: Table, request: ConsentRequest) -> None:
    if not stands(table, request):
        raise IllegalAnswer("proposal-gone", {})
