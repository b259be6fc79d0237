"""What needs the consent of others: undo beyond what is free, taking over a seat, showing somebody out of one."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from posterity.server.aside import Place, Proposal, ProposalKind
from posterity.server.faults import NOT_NOW, NOT_YOURS, Fault
from posterity.server.room import Room
from posterity.server.seats import give_up, seated
from posterity.store import Person, new_id
from posterity.table import consent
from posterity.table.consent import Proposal as Wish
from posterity.table.table import Table

MOST = 5  # proposals of a kind that wait at one table


async def propose(room: Room, person: Person, kind: ProposalKind, wish: Wish, whom: str | None = None) -> None:
    """Ask everybody whose consent is needed; where nobody need be asked, it is done at once."""
    proposal = Proposal(id=new_id(), kind=kind, person=person.id, name=room.name_of(person), wish=wish, whom=whom)
    if not await asyncio.to_thread(consent.needs, room.running(), wish):
        await carry_out(room, proposal)
        return
    waiting = [one for one in room.aside.proposals if (one.kind, one.person) != (kind, person.id)]
    if sum(one.kind == kind for one in waiting) >= MOST:
        raise Fault(NOT_NOW, "server-proposals")
    await room.keep(replace(room.aside, proposals=[*waiting, proposal]))


async def vote(room: Room, person: Person, id: str, agree: bool) -> None:
    """Agree for all one's seats that are asked; with the last consent it is carried out, the first no ends it."""
    table, proposal = room.running(), room.aside.proposal(id)
    if proposal is None:
        raise Fault(NOT_NOW, "server-no-proposal")
    wish = current(table, proposal)
    own = [seat for seat in consent.needs(table, wish) if room.aside.places[seat].person == person.id]
    if not own and (agree or person.id != proposal.person):
        raise Fault(NOT_YOURS, "server-not-asked")
    others = [one for one in room.aside.proposals if one.id != id]
    if not agree:
        await room.keep(replace(room.aside, proposals=others))
        return
    for seat in own:
        wish = consent.agree(table, wish, seat)
    agreed = replace(proposal, wish=wish)
    await room.keep(replace(room.aside, proposals=[*others, agreed]))
    if not consent.needs(table, wish):
        await room.keep(replace(room.aside, proposals=others))
        await carry_out(room, agreed)


def current(table: Table, proposal: Proposal) -> Wish:
    """The wish as it stands now: only an undo depends on where the game stands."""
    return proposal.wish if proposal.kind == "undo" else replace(proposal.wish, number=table.number)


async def carry_out(room: Room, proposal: Proposal) -> None:
    wish = current(room.running(), proposal)
    if proposal.kind == "kick":
        await show_out(room, proposal.whom)
        return
    if proposal.kind == "take":
        taker = Place(kind="person", person=proposal.person, name=proposal.name)
        await room.keep(replace(room.aside, places=seated(room.aside.places, wish.seat, taker)))
    name = room.aside.places[wish.seat].name
    await room.enter(lambda table: consent.carry_out(table, wish, name))


async def show_out(room: Room, person: str | None) -> None:
    """Somebody who plays has to leave, with all seats: bots play on. Whoever sits there by now may stay."""
    for seat in room.aside.seats_of(person):
        await give_up(room, seat)
    if person is not None:
        await room.keep(replace(room.aside, banned=[*room.aside.banned, person]))
