"""Actions of players: answer, undo, vote on proposals."""

from __future__ import annotations

from functools import partial

from msgspec import UNSET

from posterity.core.answers import IllegalAnswer
from posterity.core.records import Answer
from posterity.server.api import requests
from posterity.server.api.responses import Done
from posterity.server.errors import NOT_NOW, ApiError
from posterity.server.seats import proposals
from posterity.server.sessions.session import TableSession
from posterity.server.sessions.sync import catch_up_to
from posterity.server.tables import lessons
from posterity.server.tables.turns import last_choice
from posterity.store import Person
from posterity.table.consent import propose_undo
from posterity.table.table import Table


def done(session: TableSession) -> Done:
    return Done(table=session.id, number=session.number)


async def answer(session: TableSession, person: Person, body: requests.Answering) -> Done:
    await catch_up_to(session, body.number)
    table = session.playing()
    seat = session.seating.own_seat(person.id, body.seat)
    if repeated(table, seat, body):
        return done(session)
    table = session.running()
    if not session.seating.is_answered_by(seat, "person"):
        raise ApiError(NOT_NOW, "server-bot-plays")
    pick = table.parse(body.pick)
    lessons.check(session.metadata, table, seat, body.pick)
    await session.enter(lambda table: table.answer(seat, pick, body.say, body.number))
    return done(session)


def repeated(table: Table, seat: int, body: requests.Answering) -> bool:
    """Has this very answer been given already? Then its acknowledgement was lost."""
    if body.number >= table.number:
        return False
    entry = table.entries[body.number]
    said = UNSET if body.say is None else body.say
    return isinstance(entry, Answer) and (entry.seat, entry.pick, entry.say) == (seat, body.pick, said)


async def undo(session: TableSession, person: Person, body: requests.Undoing) -> Done:
    await catch_up_to(session, body.number)
    table = session.running()
    check_short(session)
    seat = session.seating.own_seat(person.id, body.seat)
    if body.number != table.number:
        raise IllegalAnswer("stale", {"pick": "undo", "number": body.number, "open": table.number})
    to, run = body.to, session.services.workload.run
    if to is None:
        to = last_choice(session, table, seat)
    if to is None:
        raise IllegalAnswer("undo-nothing", {"entry": 0, "last": table.number})
    lessons.check_undo(session.metadata, table, to)
    wish = await run(partial(propose_undo, table, seat, to, session.seating.seats_of(person.id)), session.id)
    await proposals.propose(session, person, "undo", wish, ask=body.ask)
    return done(session)


def check_short(session: TableSession) -> None:
    """A game that is very long already may still be played to its end, but not made longer for its own sake."""
    most = session.most_entries // 2
    if session.number >= most:
        raise ApiError(NOT_NOW, "server-long", most=most)


async def vote(session: TableSession, person: Person, body: requests.Voting) -> Done:
    session.running()
    await proposals.vote(session, person, body.proposal, body.agree)
    return done(session)
