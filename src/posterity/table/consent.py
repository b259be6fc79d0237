"""What needs the consent of the other people: taking back what is not free, and a seat for somebody else.

A proposal is a value that is kept beside the game and is no entry. It stands until the game moves on; once all have
agreed it is carried out, and that is an entry.

A person may hold a seat for which a bot answers just now: `held` are the seats of all who do so. A seat is given to
somebody else only with their consent, and what they have answered themselves is taken back only with it, too. To all
else the bot agrees in their place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.records import Answer, Change
from posterity.table.seats import check_running, check_seat, let_person
from posterity.table.table import Table


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's wish. `own` are all seats of whoever wishes it, empty for somebody from outside: they agree anyway."""

    number: int  # how many entries there were
    own: tuple[int, ...] = ()
    seat: int  # who takes back, or the seat that is wished for
    undo: int | None = None  # the first entry to take back; None: the wish is for the seat
    agreed: tuple[int, ...] = ()
    free: int | None = None  # the first entry that may be taken back without asking anybody, worked out once
    lost: tuple[int, ...] = ()  # the seats whose people gave answers themselves that would be taken back


def last_decision(table: Table, seat: int, forced: bool) -> int | None:
    """The last answer of `seat` that the game stands on; where the only answers are given for it, the last choice."""
    for number in reversed(table.line(table.number)):
        entry = table.entries[number - 1]
        if isinstance(entry, Answer) and entry.seat == seat:
            ask = table.state_at(number - 1).ask if forced else None
            if ask is None or len(ask.options) > 1:
                return number
    return None


def propose_undo(table: Table, seat: int, to: int, own: Iterable[int] = ()) -> Proposal:
    """`seat` would like to take back entry `to` and everything after it."""
    check_running(table)
    check_seat(table, seat)
    if not 1 <= to <= table.number:
        raise IllegalAnswer("undo-nothing", {"entry": to, "last": table.number})
    return Proposal(
        number=table.number,
        own=tuple(sorted({seat, *own})),
        seat=seat,
        undo=to,
        free=table.free_undo(seat),
        lost=tuple(sorted(answered_in_person(table, to))),
    )


def answered_in_person(table: Table, to: int) -> set[int]:
    """The seats whose people, not bots in their place, gave answers that end with taking back entry `to`."""
    lost = {*table.line(table.number)} - {*table.line(to - 1)}
    kinds = [seat.kind for seat in table.seats]
    found = set()
    for number, entry in enumerate(table.entries, 1):
        if isinstance(entry, Change):
            kinds[entry.seat] = entry.kind
        elif isinstance(entry, Answer) and number in lost and kinds[entry.seat] == "person":
            found.add(entry.seat)
    return found


def propose_seat(table: Table, seat: int, own: Iterable[int] = ()) -> Proposal:
    """Somebody would like to answer for `seat` from here on."""
    check_running(table)
    check_seat(table, seat)
    return Proposal(number=table.number, own=tuple(sorted(own)), seat=seat)


def stands(table: Table, proposal: Proposal) -> bool:
    """Has the game not moved on since? Somebody else at a seat changes nothing."""
    since = table.entries[proposal.number :]
    return not table.over and all(isinstance(entry, Change) for entry in since)


def is_free(proposal: Proposal) -> bool:
    """Can it be taken back without asking anybody?"""
    return proposal.undo is not None and proposal.free is not None and proposal.undo >= proposal.free


def needs(table: Table, proposal: Proposal, held: Collection[int] = ()) -> list[int]:
    """Whose consent is still missing. Bots always agree, and so does whoever wishes it."""
    if is_free(proposal):
        return []
    absent = held if proposal.undo is None else {*held} & {*proposal.lost}
    asked = [seat for seat, kind in enumerate(table.kinds) if kind == "person" or seat in absent]
    return [seat for seat in asked if seat not in proposal.own and seat not in proposal.agreed]


def agree(table: Table, proposal: Proposal, seat: int, held: Collection[int] = ()) -> Proposal:
    """The proposal with the consent of `seat`; IllegalAnswer if it stands no longer or `seat` is not asked."""
    check_stands(table, proposal)
    if seat not in needs(table, proposal, held):
        raise IllegalAnswer("proposal-not-asked", {"seat": seat})
    return replace(proposal, agreed=(*proposal.agreed, seat))


def may_refuse(table: Table, proposal: Proposal, seat: int, held: Collection[int] = ()) -> bool:
    """May `seat` end the proposal? Whoever is asked may, and whoever wishes it."""
    return seat in proposal.own or seat in needs(table, proposal, held)


def carry_out(table: Table, proposal: Proposal, name: str | None = None, held: Collection[int] = ()) -> None:
    """Do what all have agreed to; IllegalAnswer if somebody has not. `name` is who takes the seat."""
    check_stands(table, proposal)
    missing = needs(table, proposal, held)
    if missing:
        raise IllegalAnswer("proposal-open", {"seats": missing})
    if proposal.undo is None:
        let_person(table, proposal.seat, name)
        return
    people = [] if is_free(proposal) else [seat for seat, kind in enumerate(table.kinds) if kind == "person"]
    agreed = {*proposal.agreed, *proposal.own} & {*people} - {proposal.seat}
    table.undo(proposal.seat, proposal.undo, sorted(agreed))


def check_stands(table: Table, proposal: Proposal) -> None:
    if not stands(table, proposal):
        raise IllegalAnswer("proposal-gone", {})
