"""Everything a person can do at a table: one table of acts, for HTTP and the WebSocket alike."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.records import Answer
from posterity.core.words import proper
from posterity.server.api import requests as bodies
from posterity.server.api import responses as wire
from posterity.server.deal import steps as dealing
from posterity.server.errors import NOT_NOW, NOT_UNDERSTOOD, NOT_YOURS, Fault
from posterity.server.lobby import branch as branching
from posterity.server.lobby import new_table as gathering
from posterity.server.seats import holders as seats
from posterity.server.seats import proposals
from posterity.server.sessions.session import Room
from posterity.server.tables import absence, lessons
from posterity.server.tables.metadata import Place, with_place
from posterity.server.views import game as showing
from posterity.store import ChatLine, Conflict, Person
from posterity.table.clocks import may_return
from posterity.table.consent import last_decision, propose_seat, propose_undo
from posterity.table.table import Table

MUTING = 200  # people of whom a table remembers whom they do not want to read


@dataclass(frozen=True)
class Act:
    """Something to do at a table: what it needs to know, what it answers, and who does it with the lock held."""

    body: type[bodies.Body]
    result: type[wire.Sent]
    run: Callable[[Room, Person, Any], Awaitable[wire.Sent]]
    summary: str
    tries: int = 5  # 1 where it speaks of what was seen, or makes another table

    async def at(self, room: Room, person: Person, body: bodies.Body) -> wire.Sent:
        """Do it. If another process was quicker to change the table, look what it did and do it then."""
        for _ in range(self.tries - 1):
            try:
                return await self.run(room, person, body)
            except Conflict:
                await room.fresh()
        return await self.run(room, person, body)


def done(room: Room) -> wire.Done:
    return wire.Done(table=room.id, number=room.number)


# ---------------------------------------------------------------- playing


async def answer(room: Room, person: Person, body: bodies.Answering) -> wire.Done:
    await room.others.reach(body.number)
    table = room.playing()
    seat = room.own_seat(person.id, body.seat)
    if repeated(table, seat, body):
        return done(room)
    table = room.running()
    if table.kinds[seat] != "person":
        raise Fault(NOT_NOW, "server-bot-plays")
    pick = table.parse(body.pick)
    lessons.check(room.aside, table, seat, body.pick)
    await room.enter(lambda table: table.answer(seat, pick, body.say, body.number))
    return done(room)


def repeated(table: Table, seat: int, body: bodies.Answering) -> bool:
    """Has this very answer been given already? Then its acknowledgement was lost."""
    if body.number >= table.number:
        return False
    entry = table.entries[body.number]
    said = UNSET if body.say is None else body.say
    return isinstance(entry, Answer) and (entry.seat, entry.pick, entry.say) == (seat, body.pick, said)


async def undo(room: Room, person: Person, body: bodies.Undoing) -> wire.Done:
    await room.others.reach(body.number)
    table = room.running()
    check_short(room)
    seat = room.own_seat(person.id, body.seat)
    if body.number != table.number:
        raise IllegalAnswer("stale", {"pick": "undo", "number": body.number, "open": table.number})
    to, run = body.to, room.house.workload.run
    if to is None:
        to = await run(partial(last_decision, table, seat, person.id in room.aside.forced), room.id)
    if to is None:
        raise IllegalAnswer("undo-nothing", {"entry": 0, "last": table.number})
    wish = await run(partial(propose_undo, table, seat, to, room.aside.seats_of(person.id)), room.id)
    await proposals.propose(room, person, "undo", wish, ask=body.ask)
    return done(room)


def check_short(room: Room) -> None:
    """A game that is very long already may still be played to its end, but not made longer for its own sake."""
    most = room.most_entries // 2
    if room.number >= most:
        raise Fault(NOT_NOW, "server-long", most=most)


async def vote(room: Room, person: Person, body: bodies.Voting) -> wire.Done:
    room.running()
    await proposals.vote(room, person, body.proposal, body.agree)
    return done(room)


# ---------------------------------------------------------------- seats


async def sit(room: Room, person: Person, body: bodies.Sitting) -> wire.Done:
    if room.kept.status != "open" or body.seat >= len(room.aside.places):
        raise Fault(NOT_NOW, "server-seat-taken")
    place = room.aside.places[body.seat]
    kept = place.kind == "kept" and place.person == person.id
    if not kept:
        gathering.check_not_seated(room, person)
    if not kept and place.kind != "open":
        raise Fault(NOT_NOW, "server-seat-taken")
    await gathering.seat_person(room, person, body.seat, body.commitment)
    return done(room)


async def stand(room: Room, person: Person, body: bodies.OwnSeat) -> wire.Done:
    seat = room.own_seat(person.id, body.seat)
    room.check_open()
    await seats.free(room, seat)
    return done(room)


async def start(room: Room, person: Person, body: bodies.Starting) -> wire.Done:
    check_owner(room, person)
    await gathering.start(room, body.bot)
    return done(room)


async def commit(room: Room, person: Person, body: bodies.Committing) -> wire.Done:
    await dealing.commit(room, room.own_seat(person.id, body.seat), body.commitment)
    return done(room)


async def entropy(room: Room, person: Person, body: bodies.Opening) -> wire.Done:
    await dealing.open_share(room, room.own_seat(person.id, body.seat), body.entropy)
    return done(room)


async def bot(room: Room, person: Person, body: bodies.LettingBot) -> wire.Done:
    if body.seat is not None and body.seat < len(room.aside.places) and room.waits_for_link(body.seat):
        check_owner(room, person)
        await seats.fill(room, body.seat, seats.checked_bot(body.bot))
        return done(room)
    seat = room.own_seat(person.id, body.seat)
    room.running()
    check_short(room)
    await seats.let_bot(room, seat, seats.checked_bot(body.bot))
    return done(room)


async def back(room: Room, person: Person, body: bodies.OwnSeat) -> wire.Done:
    seat = room.own_seat(person.id, body.seat)
    table = room.running()
    if table.kinds[seat] == "bot" and not may_return(table, room.aside.clock, room.spent, seat):
        raise Fault(NOT_NOW, "server-no-time")
    await seats.let_person(room, seat)
    return done(room)


async def resign(room: Room, person: Person, body: bodies.OwnSeat) -> wire.Done:
    seat = room.own_seat(person.id, body.seat)
    room.running()
    await seats.give_up(room, [seat], room.aside)
    return done(room)


async def take(room: Room, person: Person, body: bodies.Taking) -> wire.Done:
    """Somebody would like a seat that no person plays: all who hold one must agree, with a bot in place or not."""
    table = room.running()
    gathering.check_not_seated(room, person)
    wish = propose_seat(table, body.seat)
    proposals.check_free(room, body.seat)
    await proposals.propose(room, person, "take", wish)
    return done(room)


# ---------------------------------------------------------------- people


def check_owner(room: Room, person: Person) -> None:
    if room.kept.owner != person.id:
        raise Fault(NOT_YOURS, "server-not-owner")


async def kick(room: Room, person: Person, body: bodies.Kicking) -> wire.Done:
    check_owner(room, person)
    if body.person == person.id:
        raise Fault(NOT_NOW, "server-not-yourself")
    held = room.aside.seats_of(body.person)
    if held and room.kept.status == "running":
        await show_out(room, person, body)
        return done(room)
    if held and room.ended:
        raise Fault(NOT_NOW, "server-not-running")
    aside, links = room.aside, await gathering.links_of_kind(room, "watch")
    for seat in held:
        aside = seats.freed(room.kept, aside, seat)
    if body.person not in aside.banned:
        watchers = [one for one in aside.watchers if one != body.person]
        banned = [*aside.banned, body.person][-100:]
        wishes = [one for one in aside.proposals if one.person != body.person]
        aside = replace(aside, banned=banned, watchers=watchers, proposals=wishes)
    await room.keep(aside, change=links)
    for listener in room.listeners:
        if listener.person == body.person:
            listener.close(1008)
    return done(room)


async def show_out(room: Room, person: Person, body: bodies.Kicking) -> None:
    """Ask for the consent that is needed, and announce the absence of whoever is not here.

    Whoever has run out of time, or was absent for too long, is replaced at once and may still watch.
    """
    if absence.may_be_replaced(room, body.person):
        await seats.replace_holder(room, room.aside.seats_of(body.person), body.then, room.aside)
        return
    await absence.announce(room, body.person)
    waiting = [one for one in room.aside.proposals if (one.kind, one.whom) == ("kick", body.person)]
    if not any((one.person, one.then) == (person.id, body.then) for one in waiting):
        held = room.aside.seats_of(body.person)
        wish = propose_seat(room.running(), held[0], room.aside.seats_of(person.id))
        await proposals.propose(room, person, "kick", wish, body.person, then=body.then)


async def mute(room: Room, person: Person, body: bodies.Muting) -> wire.Done:
    before = [one for one in room.aside.muted.get(person.id, []) if one != body.person]
    muted = [*before, body.person][-50:] if body.muted else before
    others = [pair for pair in room.aside.muted.items() if pair[0] != person.id]
    await room.keep(replace(room.aside, muted=dict([*others, (person.id, muted)][-MUTING:])))
    return done(room)


async def settings(room: Room, person: Person, body: bodies.Setting) -> wire.Done:
    check_seated(room, person)
    forced = [one for one in room.aside.forced if one != person.id]
    await room.keep(replace(room.aside, forced=[*forced, person.id] if body.forced else forced))
    return done(room)


async def lesson(room: Room, person: Person, body: bodies.Following) -> wire.Done:
    """Leave a lesson and play on freely, or let it lead again."""
    check_seated(room, person)
    if room.aside.lesson is None:
        raise Fault(NOT_NOW, "server-no-lesson")
    await room.keep(replace(room.aside, lesson="on" if body.follow else "left"))
    return done(room)


def check_seated(room: Room, person: Person) -> None:
    if not room.aside.seats_of(person.id):
        raise Fault(NOT_YOURS, "server-not-your-seat")


async def chat(room: Room, person: Person, body: bodies.Chatting) -> wire.ChatSent:
    limits = room.house.limits
    if not proper(body.text, limits.chat):
        raise Fault(NOT_UNDERSTOOD, "server-chat", most=limits.chat)
    if room.lines >= limits.chat_lines:
        raise Fault(NOT_NOW, "server-chat-full", most=limits.chat_lines)
    room.house.meters.lines.take(person.id)
    room.house.meters.table_lines.take(room.id)
    own = room.aside.seats_of(person.id)
    line = ChatLine(
        game=room.id,
        at=room.house.moments.now(),
        person=person.id,
        name=room.name_of(person),
        text=body.text,
        seat=own[0] if own else None,
    )
    sent = showing.chat_sent(await room.house.store.say(line))
    room.tell_chat(sent)
    return sent


async def link(room: Room, person: Person, body: bodies.Linking) -> wire.Link:
    check_owner(room, person)
    if body.seat is not None:
        if room.kept.status not in ("open", "running") or body.seat >= len(room.aside.places):
            raise Fault(NOT_NOW, "server-seat-taken")
        place = room.aside.places[body.seat]
        if place.kind not in ("link", "open", "kept"):
            raise Fault(NOT_NOW, "server-seat-taken")
        if place.kind == "kept":
            places = with_place(room.aside.places, body.seat, Place(kind="link"))
            return await gathering.make_link(room, body.seat, replace(room.aside, places=places))
    return await gathering.make_link(room, body.seat)


async def rematch(room: Room, person: Person, body: bodies.Again) -> wire.Joined:
    check_seated(room, person)
    return await gathering.rematch(room, person, body.commitment)


async def branch(room: Room, person: Person, body: bodies.Branching) -> wire.Joined:
    return await branching.make(room, person, body)


ACTS = {
    "answer": Act(bodies.Answering, wire.Done, answer, "Answer the open question.", 1),
    "undo": Act(bodies.Undoing, wire.Done, undo, "Take back answers, or propose it to the others.", 1),
    "vote": Act(bodies.Voting, wire.Done, vote, "Agree to a proposal, or end it.", 1),
    "sit": Act(bodies.Sitting, wire.Done, sit, "Take an open seat before the game."),
    "stand": Act(bodies.OwnSeat, wire.Done, stand, "Leave a seat before the game."),
    "start": Act(bodies.Starting, wire.Done, start, "Begin now, with bots at the empty seats."),
    "commit": Act(bodies.Committing, wire.Done, commit, "Put the hash of one's bytes into the deal."),
    "entropy": Act(bodies.Opening, wire.Done, entropy, "Open one's bytes for the deal."),
    "bot": Act(bodies.LettingBot, wire.Done, bot, "Let a bot play on for one's seat, or an empty one."),
    "back": Act(bodies.OwnSeat, wire.Done, back, "Take one's seat back from the bot."),
    "resign": Act(bodies.OwnSeat, wire.Done, resign, "Give up one's seat for good."),
    "take": Act(bodies.Taking, wire.Done, take, "Ask for a seat at which no person is."),
    "kick": Act(bodies.Kicking, wire.Done, kick, "Show somebody out."),
    "mute": Act(bodies.Muting, wire.Done, mute, "Read somebody's chat no more, or again."),
    "settings": Act(bodies.Setting, wire.Done, settings, "Have questions with one answer answered."),
    "lesson": Act(bodies.Following, wire.Done, lesson, "Leave a lesson and play on freely, or go back to it."),
    "chat": Act(bodies.Chatting, wire.ChatSent, chat, "Say something."),
    "link": Act(bodies.Linking, wire.Link, link, "Make a link to an empty seat, or to watch."),
    "branch": Act(bodies.Branching, wire.Joined, branch, "Go on from a position of a finished game.", 1),
    "rematch": Act(bodies.Again, wire.Joined, rematch, "Play once more with the same people."),
}
