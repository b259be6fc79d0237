"""Actions that concern a seat: take it, leave it, contribute to the deal, let a bot play."""

from __future__ import annotations

from posterity.server.actions.playing import check_short, done
from posterity.server.api import requests
from posterity.server.api.responses import Done
from posterity.server.deal import progress
from posterity.server.errors import NOT_NOW, ApiError
from posterity.server.lobby import new_table
from posterity.server.lobby.links import seat_person
from posterity.server.seats import holders, proposals
from posterity.server.sessions.session import TableSession
from posterity.server.tables.seating import checked_bot
from posterity.store import Person
from posterity.table.clocks import may_return
from posterity.table.consent import propose_seat


async def sit(session: TableSession, person: Person, body: requests.Sitting) -> Done:
    if session.stored.status != "open" or body.seat >= len(session.metadata.seats):
        raise ApiError(NOT_NOW, "server-seat-taken")
    assigned = session.metadata.seats[body.seat]
    reserved = assigned.kind == "kept" and assigned.person == person.id
    if not reserved:
        session.seating.check_not_seated(person.id)
    if not reserved and assigned.kind != "open":
        raise ApiError(NOT_NOW, "server-seat-taken")
    await seat_person(session, person, body.seat, body.commitment)
    return done(session)


async def stand(session: TableSession, person: Person, body: requests.OwnSeat) -> Done:
    seat = session.seating.own_seat(person.id, body.seat)
    session.check_open()
    await holders.empty_seat(session, seat)
    return done(session)


async def start(session: TableSession, person: Person, body: requests.Starting) -> Done:
    session.check_owner(person)
    await new_table.start(session, body.bot)
    return done(session)


async def commit(session: TableSession, person: Person, body: requests.Committing) -> Done:
    await progress.commit(session, session.seating.own_seat(person.id, body.seat), body.commitment)
    return done(session)


async def entropy(session: TableSession, person: Person, body: requests.Opening) -> Done:
    await progress.open_share(session, session.seating.own_seat(person.id, body.seat), body.entropy)
    return done(session)


async def bot(session: TableSession, person: Person, body: requests.LettingBot) -> Done:
    if body.seat is not None and session.waits_for_link(body.seat):
        check_may_fill(session, person)
        await holders.fill_with_bot(session, body.seat, checked_bot(body.bot))
        return done(session)
    seat = session.seating.own_seat(person.id, body.seat)
    session.running()
    check_short(session)
    await holders.let_bot(session, seat, checked_bot(body.bot))
    return done(session)


async def back(session: TableSession, person: Person, body: requests.OwnSeat) -> Done:
    seat = session.seating.own_seat(person.id, body.seat)
    table = session.running()
    is_bot = session.seating.is_answered_by(seat, "bot")
    if is_bot and not may_return(table, session.metadata.clock, session.spent, seat):
        raise ApiError(NOT_NOW, "server-no-time")
    await holders.let_person(session, seat)
    return done(session)


async def resign(session: TableSession, person: Person, body: requests.Resigning) -> Done:
    """Leave for good. A seat is left free only where somebody else is there to decide about it."""
    seat = session.seating.own_seat(person.id, body.seat)
    session.running()
    others = [assigned for assigned in session.metadata.seats if assigned.person not in (None, person.id)]
    await holders.replace_holder(session, [seat], body.then if others else "bot", session.metadata)
    return done(session)


def check_may_fill(session: TableSession, person: Person) -> None:
    """An empty seat is the owner's to fill; if the owner has left the game, anybody's who plays."""
    if session.seating.seats_of(session.stored.owner):
        session.check_owner(person)
    elif session.stored.owner != person.id:
        session.check_seated(person)


async def take(session: TableSession, person: Person, body: requests.Taking) -> Done:
    """Somebody would like a seat that no person plays: all who hold one must agree, with a bot in place or not."""
    table = session.running()
    session.seating.check_not_seated(person.id)
    wish = propose_seat(table, body.seat)
    proposals.check_free(session, body.seat)
    await proposals.propose(session, person, "take", wish)
    return done(session)
