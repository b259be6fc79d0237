"""Actions that concern people: showing somebody out, muting, chat, links, one's own settings at a table."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.core.words import proper
from posterity.server.actions.playing import done
from posterity.server.api import requests
from posterity.server.api.responses import ChatSent, Done, Link
from posterity.server.errors import NOT_NOW, NOT_UNDERSTOOD, ApiError
from posterity.server.lobby.links import links_of_kind, make_link
from posterity.server.seats import holders, proposals
from posterity.server.seats.attendance import announce_absence
from posterity.server.sessions.session import TableSession
from posterity.server.tables.absence import may_be_replaced
from posterity.server.tables.seating import SeatAssignment
from posterity.server.views.table import chat_sent
from posterity.store import ChatLine, Person
from posterity.table.consent import propose_seat

MUTING = 200  # people of whom a table remembers whom they do not want to read


async def kick(session: TableSession, person: Person, body: requests.Kicking) -> Done:
    session.check_owner(person)
    if body.person == person.id:
        raise ApiError(NOT_NOW, "server-not-yourself")
    held = session.seating.seats_of(body.person)
    if held and session.stored.status == "running":
        await show_out(session, person, body)
        return done(session)
    if held and session.ended:
        raise ApiError(NOT_NOW, "server-not-running")
    metadata, links = session.metadata, await links_of_kind(session, "watch")
    for seat in held:
        metadata = holders.with_empty_seat(session.stored, metadata, seat)
    if body.person not in metadata.banned:
        spectators = [one for one in metadata.spectators if one != body.person]
        banned = [*metadata.banned, body.person][-100:]
        wishes = [one for one in metadata.proposals if one.person != body.person]
        metadata = replace(metadata, banned=banned, spectators=spectators, proposals=wishes)
    await session.save(metadata, change=links)
    session.broadcaster.close_person(body.person)
    return done(session)


async def show_out(session: TableSession, person: Person, body: requests.Kicking) -> None:
    """Ask for the consent that is needed, and announce the absence of whoever is not here.

    Whoever has run out of time, or was absent for too long, is replaced at once and may still watch.
    """
    if may_be_replaced(session, body.person):
        own = session.seating.seats_of(body.person)
        await holders.replace_holder(session, own, body.then, session.metadata)
        return
    await announce_absence(session, body.person)
    waiting = [one for one in session.metadata.proposals if (one.kind, one.whom) == ("kick", body.person)]
    if not any((one.person, one.then) == (person.id, body.then) for one in waiting):
        held = session.seating.seats_of(body.person)
        wish = propose_seat(session.running(), held[0], session.seating.seats_of(person.id))
        await proposals.propose(session, person, "kick", wish, body.person, then=body.then)


async def mute(session: TableSession, person: Person, body: requests.Muting) -> Done:
    before = [one for one in session.metadata.muted.get(person.id, []) if one != body.person]
    muted = [*before, body.person][-50:] if body.muted else before
    others = [pair for pair in session.metadata.muted.items() if pair[0] != person.id]
    await session.save(replace(session.metadata, muted=dict([*others, (person.id, muted)][-MUTING:])))
    return done(session)


async def settings(session: TableSession, person: Person, body: requests.Setting) -> Done:
    session.check_seated(person)
    forced = [one for one in session.metadata.forced if one != person.id]
    await session.save(replace(session.metadata, forced=[*forced, person.id] if body.forced else forced))
    return done(session)


async def lesson(session: TableSession, person: Person, body: requests.Following) -> Done:
    """Leave a lesson and play on freely, or let it lead again."""
    session.check_seated(person)
    if session.metadata.lesson is None:
        raise ApiError(NOT_NOW, "server-no-lesson")
    await session.save(replace(session.metadata, lesson="on" if body.follow else "left"))
    return done(session)


async def chat(session: TableSession, person: Person, body: requests.Chatting) -> ChatSent:
    limits, rates = session.services.limits, session.services.rates
    if not proper(body.text, limits.chat):
        raise ApiError(NOT_UNDERSTOOD, "server-chat", most=limits.chat)
    if session.chat_lines >= limits.chat_lines:
        raise ApiError(NOT_NOW, "server-chat-full", most=limits.chat_lines)
    rates.lines.take(person.id)
    rates.table_lines.take(session.id)
    line = ChatLine(
        game=session.id,
        at=session.services.now(),
        person=person.id,
        name=session.name_of(person),
        text=body.text,
        seat=next(iter(session.seating.seats_of(person.id)), None),
    )
    sent = chat_sent(await session.services.store.say(line))
    session.broadcaster.send_chat(sent)
    return sent


async def link(session: TableSession, person: Person, body: requests.Linking) -> Link:
    session.check_owner(person)
    if body.seat is not None:
        if session.stored.status not in ("open", "running") or body.seat >= len(session.metadata.seats):
            raise ApiError(NOT_NOW, "server-seat-taken")
        kind = session.metadata.seats[body.seat].kind
        if kind not in ("link", "open", "kept"):
            raise ApiError(NOT_NOW, "server-seat-taken")
        if kind == "kept":
            empty = SeatAssignment(kind="link")
            return await make_link(session, body.seat, holders.with_assignment(session.metadata, body.seat, empty))
    return await make_link(session, body.seat)
