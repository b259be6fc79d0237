"""What needs the consent of others: undo beyond what is free, taking over a seat, showing somebody out."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.core.records import Answer
from posterity.server.aside import Place, Proposal, ProposalKind
from posterity.server.faults import NOT_NOW, NOT_YOURS, Fault
from posterity.server.room import Room
from posterity.server.seats import give_up, hold, let_person
from posterity.store import Person, new_id
from posterity.table.table import Table

MOST = 5  # proposals that wait at one table


async def propose(
    room: Room, person: Person, kind: ProposalKind, seat: int, needs: list[int], to: int | None = None
) -> None:
    """Ask the people at `needs`; where nobody need be asked, it is done at once."""
    others = [other for other in needs if room.aside.places[other].person != person.id]
    proposal = Proposal(
        id=new_id(),
        kind=kind,
        person=person.id,
        name=person.name,
        seat=seat,
        number=room.number,
        to=to,
        needs=others,
    )
    if not others:
        await carry_out(room, proposal)
        return
    waiting = [one for one in room.aside.proposals if (one.kind, one.seat, one.person) != (kind, seat, person.id)]
    if len(waiting) >= MOST:
        raise Fault(NOT_NOW, "server-proposals")
    await room.keep(replace(room.aside, proposals=[*waiting, proposal]))


async def vote(room: Room, person: Person, id: str, agree: bool) -> None:
    """Agree for all one's seats that are asked; with the last consent it is carried out, the first no ends it."""
    proposal = room.aside.proposal(id)
    if proposal is None:
        raise Fault(NOT_NOW, "server-no-proposal")
    own = [seat for seat in proposal.needs if room.aside.places[seat].person == person.id]
    if not own and not (person.id == proposal.person and not agree):
        raise Fault(NOT_YOURS, "server-not-asked")
    others = [one for one in room.aside.proposals if one.id != id]
    agreed = sorted({*proposal.agreed, *own})
    if not agree:
        await room.keep(replace(room.aside, proposals=others))
    elif set(proposal.needs) <= set(agreed):
        await room.keep(replace(room.aside, proposals=others))
        await carry_out(room, replace(proposal, agreed=agreed))
    else:
        await room.keep(replace(room.aside, proposals=[*others, replace(proposal, agreed=agreed)]))


async def carry_out(room: Room, proposal: Proposal) -> None:
    if proposal.kind == "undo":
        assert proposal.to is not None
        to, agreed = proposal.to, {*proposal.agreed, *room.aside.seats_of(proposal.person)} - {proposal.seat}
        await room.enter(lambda table: table.undo(proposal.seat, to, sorted(agreed)))
    elif proposal.kind == "take":
        place = Place(kind="person", person=proposal.person, name=proposal.name)
        await hold(room, proposal.seat, place)
        await let_person(room, proposal.seat, proposal.name)
    else:
        await show_out(room, proposal.seat)


async def show_out(room: Room, seat: int) -> None:
    """Somebody who plays has to leave: a bot plays on."""
    person = room.aside.places[seat].person
    await give_up(room, seat)
    if person is not None:
        await room.keep(replace(room.aside, banned=[*room.aside.banned, person]))


# ---------------------------------------------------------------- undo


def last_decision(table: Table, seat: int, forced: bool) -> int | None:
    """The last answer of `seat` that the game stands on; where the only answers are given for it, the last choice."""
    for number in reversed(table.line(table.number)):
        entry = table.entries[number - 1]
        if isinstance(entry, Answer) and entry.seat == seat:
            ask = table.state_at(number - 1).ask if forced else None
            if ask is None or len(ask.options) > 1:
                return number
    return None
