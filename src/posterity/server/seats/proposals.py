"""What needs the consent of others: undo beyond what is free, taking over a seat, showing somebody out of one."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.server.errors import NOT_NOW, NOT_YOURS, ApiError
from posterity.server.seats.holders import replace_holder
from posterity.server.sessions.session import TableSession
from posterity.server.tables.consent import PendingProposal, ProposalKind, Replacement, missing_consent
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import person_at, seated
from posterity.store import Person, new_id
from posterity.table import consent
from posterity.table.consent import ConsentRequest
from posterity.table.table import Table

MOST = 5  # proposals of a kind that wait at one table


async def propose(
    session: TableSession,
    person: Person,
    kind: ProposalKind,
    wish: ConsentRequest,
    whom: str | None = None,
    ask: bool = True,
    then: Replacement = "bot",
) -> None:
    """Ask everybody whose consent is needed, or refuse unless `ask`; where nobody need be asked, it is done at once."""
    name = session.name_of(person)
    proposal = PendingProposal(id=new_id(), kind=kind, person=person.id, name=name, wish=wish, whom=whom, then=then)
    missing = missing_consent(session.running(), session.seating, proposal)
    if not missing:
        await carry_out(session, proposal, session.metadata)
        return
    if not ask:
        raise IllegalAnswer("undo-consent", {"entry": wish.undo, "free": wish.free, "seats": missing})
    waiting = [one for one in session.metadata.proposals if (one.kind, one.person) != (kind, person.id)]
    if sum(one.kind == kind for one in waiting) >= MOST:
        raise ApiError(NOT_NOW, "server-proposals")
    await session.save(replace(session.metadata, proposals=[*waiting, proposal]))


async def vote(session: TableSession, person: Person, id: str, agree: bool) -> None:
    """Agree for all one's seats that are asked; with the last consent it is carried out, the first no ends it."""
    table, proposal = session.running(), session.metadata.proposal(id)
    if proposal is None:
        raise ApiError(NOT_NOW, "server-no-proposal")
    wish = current_wish(table, proposal)
    asked = missing_consent(table, session.seating, proposal)
    own = [seat for seat in asked if session.seating.holder(seat) == person.id]
    if not own and (agree or person.id != proposal.person):
        raise ApiError(NOT_YOURS, "server-not-asked")
    others = [one for one in session.metadata.proposals if one.id != id]
    if not agree:
        await session.save(replace(session.metadata, proposals=others))
        return
    for seat in own:
        wish = consent.agree(table, wish, seat, session.seating.held())
    agreed = replace(proposal, wish=wish)
    if missing_consent(table, session.seating, agreed):
        await session.save(replace(session.metadata, proposals=[*others, agreed]))
    else:
        await carry_out(session, agreed, replace(session.metadata, proposals=others))


def current_wish(table: Table, proposal: PendingProposal) -> ConsentRequest:
    """The wish as it stands now: only an undo depends on where the game stands."""
    return proposal.wish if proposal.kind == "undo" else replace(proposal.wish, number=table.number)


async def carry_out(session: TableSession, proposal: PendingProposal, metadata: TableMetadata) -> None:
    """Do what all have agreed to, and store it with `metadata`, the table without the proposal: both or neither."""
    wish, held = current_wish(session.running(), proposal), session.seating.held()
    if proposal.kind == "kick":
        await show_out(session, proposal.whom, proposal.then, metadata)
        return
    if proposal.kind == "take":
        if not may_take(session, proposal):
            await session.save(metadata)
            raise ApiError(NOT_NOW, "server-no-proposal")
        metadata = with_new_holder(metadata, proposal, check_free(session, wish.seat))
    name = metadata.seats[wish.seat].name
    if metadata == session.metadata:
        await session.enter(lambda table: consent.carry_out(table, wish, name, held))
    else:
        await session.enter_and_save(lambda table: consent.carry_out(table, wish, name, held), metadata)


def may_take(session: TableSession, proposal: PendingProposal) -> bool:
    """May whoever wished for a seat still have one?"""
    return proposal.person not in session.metadata.banned and not session.seating.seats_of(proposal.person)


def check_free(session: TableSession, seat: int) -> int:
    """A seat that somebody else may have; ApiError if its person plays."""
    session.running()
    if session.seating.is_answered_by(seat, "person"):
        raise ApiError(NOT_NOW, "server-seat-taken")
    return seat


def with_new_holder(metadata: TableMetadata, proposal: PendingProposal, seat: int) -> TableMetadata:
    """The table with somebody new at `seat`: nobody else waits for it, and what its last holder agreed to is open."""
    taker = person_at(proposal.person, proposal.name)
    others = [one for one in metadata.proposals if one.kind != "take" or one.wish.seat != seat]
    asked = [replace(one, wish=without_consent(one.wish, seat)) for one in others]
    return replace(metadata, seats=seated(metadata.seats, seat, taker), proposals=asked)


def without_consent(wish: ConsentRequest, seat: int) -> ConsentRequest:
    return replace(wish, agreed=tuple(other for other in wish.agreed if other != seat))


async def show_out(session: TableSession, person: str | None, then: Replacement, metadata: TableMetadata) -> None:
    """Somebody who plays has to leave, with all seats. Whoever sits there by now may stay."""
    if person is not None:
        wishes = [one for one in metadata.proposals if one.person != person]
        metadata = replace(metadata, banned=[*metadata.banned, person], proposals=wishes)
    await replace_holder(session, session.seating.seats_of(person), then, metadata)
