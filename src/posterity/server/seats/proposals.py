"""What needs the consent of others: undo beyond what is free, taking over a seat, showing somebody out of one."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.server.errors import NOT_NOW, NOT_YOURS, Fault
from posterity.server.seats.holders import replace_holder, seated
from posterity.server.sessions.session import Room
from posterity.server.tables.metadata import Aside, Place, Proposal, ProposalKind, Replacement
from posterity.store import Person, new_id
from posterity.table import consent
from posterity.table.consent import Proposal as Wish
from posterity.table.table import Table

MOST = 5  # proposals of a kind that wait at one table


async def propose(
    room: Room,
    person: Person,
    kind: ProposalKind,
    wish: Wish,
    whom: str | None = None,
    ask: bool = True,
    then: Replacement = "bot",
) -> None:
    """Ask everybody whose consent is needed, or refuse unless `ask`; where nobody need be asked, it is done at once."""
    name = room.name_of(person)
    proposal = Proposal(id=new_id(), kind=kind, person=person.id, name=name, wish=wish, whom=whom, then=then)
    missing = room.aside.asked(room.running(), proposal)
    if not missing:
        await carry_out(room, proposal, room.aside)
        return
    if not ask:
        raise IllegalAnswer("undo-consent", {"entry": wish.undo, "free": wish.free, "seats": missing})
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
    own = [seat for seat in room.aside.asked(table, proposal) if room.aside.places[seat].person == person.id]
    if not own and (agree or person.id != proposal.person):
        raise Fault(NOT_YOURS, "server-not-asked")
    others = [one for one in room.aside.proposals if one.id != id]
    if not agree:
        await room.keep(replace(room.aside, proposals=others))
        return
    for seat in own:
        wish = consent.agree(table, wish, seat, room.aside.held())
    agreed = replace(proposal, wish=wish)
    if room.aside.asked(table, agreed):
        await room.keep(replace(room.aside, proposals=[*others, agreed]))
    else:
        await carry_out(room, agreed, replace(room.aside, proposals=others))


def current(table: Table, proposal: Proposal) -> Wish:
    """The wish as it stands now: only an undo depends on where the game stands."""
    return proposal.wish if proposal.kind == "undo" else replace(proposal.wish, number=table.number)


async def carry_out(room: Room, proposal: Proposal, aside: Aside) -> None:
    """Do what all have agreed to, and keep it with `aside`, the table without the proposal: both or neither."""
    wish, held = current(room.running(), proposal), room.aside.held()
    if proposal.kind == "kick":
        await show_out(room, proposal.whom, proposal.then, aside)
        return
    taker = None
    if proposal.kind == "take":
        if not may_take(room, proposal):
            await room.keep(aside)
            raise Fault(NOT_NOW, "server-no-proposal")
        taker, aside = proposal.person, given_to(aside, proposal, check_free(room, wish.seat))
    name = aside.places[wish.seat].name
    if aside == room.aside:
        await room.enter(lambda table: consent.carry_out(table, wish, name, held))
    else:
        await room.enter_and_keep(lambda table: consent.carry_out(table, wish, name, held), aside, names=taker)


def may_take(room: Room, proposal: Proposal) -> bool:
    """May whoever wished for a seat still have one?"""
    return proposal.person not in room.aside.banned and not room.aside.seats_of(proposal.person)


def check_free(room: Room, seat: int) -> int:
    """A seat that somebody else may have; Fault if its person plays."""
    if room.running().kinds[seat] == "person":
        raise Fault(NOT_NOW, "server-seat-taken")
    return seat


def given_to(aside: Aside, proposal: Proposal, seat: int) -> Aside:
    """The table with somebody new at `seat`: nobody else waits for it, and what its last holder agreed to is open."""
    taker = Place(kind="person", person=proposal.person, name=proposal.name)
    others = [one for one in aside.proposals if one.kind != "take" or one.wish.seat != seat]
    asked = [replace(one, wish=without_consent(one.wish, seat)) for one in others]
    return replace(aside, places=seated(aside.places, seat, taker), proposals=asked)


def without_consent(wish: Wish, seat: int) -> Wish:
    return replace(wish, agreed=tuple(other for other in wish.agreed if other != seat))


async def show_out(room: Room, person: str | None, then: Replacement, aside: Aside) -> None:
    """Somebody who plays has to leave, with all seats. Whoever sits there by now may stay."""
    if person is not None:
        wishes = [one for one in aside.proposals if one.person != person]
        aside = replace(aside, banned=[*aside.banned, person], proposals=wishes)
    await replace_holder(room, room.aside.seats_of(person), then, aside)
