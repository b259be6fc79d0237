"""Every address of the API but the acts at a table: what it takes, what it answers, who does it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from posterity.core.records import Record, write_record
from posterity.core.tasks import why as reason_for
from posterity.server import catalogue as library
from posterity.server.actions.actions import ACTS, Act, check_owner
from posterity.server.api import requests as bodies
from posterity.server.api import responses as wire
from posterity.server.app import House
from posterity.server.errors import MISSING, NOT_NOW, REFUSED, WHO, Fault, fault_of
from posterity.server.lobby import lesson as teaching
from posterity.server.lobby import new_table as gathering
from posterity.server.lobby import record as opening
from posterity.server.ops.workload import PAYER, Payer
from posterity.server.people import accounts as people
from posterity.server.sessions.session import Room
from posterity.server.tables import metadata as asides
from posterity.server.views import game as showing
from posterity.server.views import steps as playback
from posterity.store import KeptGame, Person, Search, StoreError, hashed
from posterity.table.handout import handed_out
from posterity.table.table import Table
from posterity.table.undo import stays_free


@dataclass
class Call:
    """One request, read and checked."""

    address: str
    person: Person | None = None
    key: str = ""
    path: dict[str, str] = field(default_factory=dict)
    body: Any = None
    query: Any = None

    def me(self) -> Person:
        """Who asks; Fault for a stranger."""
        if self.person is None:
            raise Fault(WHO, "server-who")
        return self.person

    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def name(self) -> str:
        return "" if self.person is None else self.person.name


@dataclass(frozen=True)
class Endpoint:
    """An address; a result of bytes is JSON already."""

    method: str
    path: str
    result: type
    run: Callable[[House, Call], Awaitable[Any]]
    summary: str
    body: type[bodies.Body] | None = None
    query: type[bodies.Body] | None = None
    strangers: bool = False  # may somebody without a key ask?
    status: int = 200
    large: bool = False  # is its body a whole record?


# ---------------------------------------------------------------- people


async def new_person(house: House, call: Call) -> wire.Welcome:
    return await people.add(house, call.body.name, call.address)


async def me(house: House, call: Call) -> wire.Me:
    return await people.me(house, call.me(), call.key)


async def change_me(house: House, call: Call) -> wire.Me:
    changed = await people.change(house, call.me(), call.body.name, call.body.settings)
    return await people.me(house, changed, call.key)


async def forget_me(house: House, call: Call) -> wire.Gone:
    await people.forget(house, call.me())
    return wire.Gone()


async def set_webhook(house: House, call: Call) -> wire.Me:
    await house.webhooks.set(call.me().id, call.body.url, call.body.lang)
    return await people.me(house, call.me(), call.key)


async def no_webhook(house: House, call: Call) -> wire.Gone:
    await house.store.clear_webhook(call.me().id)
    return wire.Gone()


async def recovery(house: House, call: Call) -> wire.Link:
    return await people.recovery(house, call.me())


async def no_recovery(house: House, call: Call) -> wire.Gone:
    await house.store.revoke_kind(call.me().id, "recovery")
    return wire.Gone()


async def recover(house: House, call: Call) -> wire.Welcome:
    return await people.recover(house, call.body.token, call.address)


async def revoke_key(house: House, call: Call) -> wire.Gone:
    await people.revoke_key(house, call.me(), call.path["key"])
    return wire.Gone()


# ---------------------------------------------------------------- games


async def games(house: House, call: Call) -> wire.Games:
    return library.games()


async def texts(house: House, call: Call) -> wire.Texts:
    return library.texts(library.checked_lang(call.path["lang"]))


async def game_texts(house: House, call: Call) -> wire.Texts:
    lang = library.checked_lang(call.path["lang"])
    return library.texts(lang, library.checked_game(call.path["game"]).name)


async def game_cards(house: House, call: Call) -> wire.CardTable:
    game = library.checked_game(call.path["game"])
    chosen = game.card_set(call.query.set or game.standard_set)
    return library.cards(game, chosen, library.checked_lang(call.path["lang"]))


async def game_rules(house: House, call: Call) -> wire.Rules:
    return library.rules(library.checked_game(call.path["game"]).name, library.checked_lang(call.path["lang"]))


async def new_lesson(house: House, call: Call) -> wire.Made:
    house.meters.address_tables.take(call.address)
    room = await teaching.make(house, call.me(), library.checked_game(call.path["game"]))
    return wire.Made(table=room.info(call.id(), call.name()), links=[])


# ---------------------------------------------------------------- tables


async def new_table(house: House, call: Call) -> wire.Made:
    house.meters.address_tables.take(call.address)
    room, links = await gathering.make(house, call.me(), call.body)
    return wire.Made(table=room.info(call.id(), call.name()), links=links)


async def tables(house: House, call: Call) -> wire.Tables | bytes:
    """The list; to strangers all of it is the same."""
    query = call.query
    search = Search(
        game=query.game,
        status=() if query.status is None else (query.status,),
        public=None if query.mine else True,
        person=call.me().id if query.mine else None,
        before=query.before,
        most=query.most,
    )
    if call.person is not None:
        return await list_of(house, call, search)

    async def encoded() -> bytes:
        return bytes(msgspec.json.encode(await list_of(house, call, search)))

    return await house.lobby.shared(search, encoded)


async def list_of(house: House, call: Call, search: Search) -> wire.Tables:
    found = [await listed(house, call, kept) for kept in await house.store.find(search)]
    return wire.Tables(tables=[info for info in found if info is not None])


async def listed(house: House, call: Call, kept: KeptGame) -> wire.TableInfo | None:
    """A table of the list; None if it is gone by now or cannot be read."""
    try:
        return await shown_in_list(house, call, kept)
    except (StoreError, Fault) as e:
        fault = fault_of(e)
        if fault is None or fault.problem.message not in ("server-missing", "server-damaged"):
            raise
        return None


async def shown_in_list(house: House, call: Call, kept: KeptGame) -> wire.TableInfo:
    """One's own running tables are loaded, so that one sees whose turn it is."""
    if call.query.mine and kept.status == "running":
        async with house.visit(kept.id, call.id()) as room:
            return room.info(call.id(), call.name())
    there = house.rooms.get(kept.id)
    room_there = there if there is not None and there.loaded else None
    return showing.table_info(kept, asides.read(kept.aside), room_there, call.id(), call.name())


async def open_record(house: House, call: Call) -> wire.Joined:
    house.meters.records.take(call.address)
    return await opening.opened(house, call.me(), call.body.record)


async def join(house: House, call: Call) -> wire.Joined:
    if call.person is not None:
        return await gathering.join(house, call.person, call.body, None)
    house.meters.strangers.take(call.address)
    await gathering.found_link(house, call.body.token)
    welcome = await people.add(house, call.body.name or "", call.address)
    person = await house.store.person(welcome.person)
    try:
        return await gathering.join(house, person, call.body, welcome)
    except Exception:
        await house.store.forget(person.id, people.SOMEBODY)  # nobody has heard of this key
        raise


async def table(house: House, call: Call) -> wire.TableInfo:
    async with house.visit(call.path["table"], call.id()) as room:
        return room.info(call.id(), call.name())


async def remove_table(house: House, call: Call) -> wire.Gone:
    async with house.visit(call.path["table"], call.me().id) as room:
        check_owner(room, call.me())
        if room.kept.status == "running":
            raise Fault(NOT_NOW, "server-running")
        await room.remove()
    return wire.Gone()


# ---------------------------------------------------------------- playing


async def view(house: House, call: Call) -> wire.Update:
    """What one may know now, or as soon as there is something new."""
    query: bodies.ViewQuery = call.query
    if query.at is not None or query.all:
        return await earlier_view(house, call, query.at)
    until, status = time.monotonic() + query.wait, None
    while True:
        async with house.visit(call.path["table"], call.id()) as room:
            await room.others.reach(query.since)
            status = status or room.kept.status
            viewer = room.viewer(call.id(), query.seat)
            await room.saw_sign(call.id())
            left = until - time.monotonic()
            changed = room.kept.status != status or is_new(room, call.id(), query.since)
            if left <= 0 or house.stopping or changed:
                return showing.update(room, viewer, query.since, query.outline)
            pulse = room.pulse
        with house.polls_from.among(call.address), house.polls_of.among(call.id()), suppress(TimeoutError):
            await asyncio.wait_for(pulse.wait(), left)


async def earlier_view(house: House, call: Call, at: int | None) -> wire.Update:
    """A position as it was shown then: of a running game from one's own seats, once it has ended from anywhere."""
    query: bodies.ViewQuery = call.query
    room, table, number, look = await past(house, call, at, query.outline)
    then = await house.workload.run(
        partial(showing.past, table, look, query.since, number)
    )  # the game goes on meanwhile
    return showing.update_then(room, look.viewer, then)


async def past(
    house: House, call: Call, at: int | None, outline: bool = False
) -> tuple[Room, Table, int, showing.Look]:
    """Where somebody wants to look back to, and from where; Fault where that is not theirs to see."""
    query = call.query
    async with house.visit(call.path["table"], call.id()) as room:
        await room.others.reach(at)
        table, number = room.playing(), room.number if at is None else at
        if query.all and not room.ended:
            raise Fault(NOT_NOW, "server-not-over")
        if number > table.number:
            raise Fault(REFUSED, "server-no-entry", entry=number, last=table.number)
        viewer = None if query.all else room.viewer(call.id(), query.seat)
        return room, table, number, showing.Look(viewer, outline, query.all)


async def steps(house: House, call: Call) -> wire.Steps:
    """What happened at an entry, the last one if none is named."""
    room, table, number, look = await past(house, call, call.query.at)
    return await playback.steps(room, table, number, look, settlement=False)


async def settlement(house: House, call: Call) -> wire.Steps:
    """The last settlement that a position rests on."""
    room, table, number, look = await past(house, call, call.query.at)
    if not table.settled[number]:
        raise Fault(MISSING, "server-no-settlement")
    return await playback.steps(room, table, table.settled[number], look, settlement=True)


async def scores(house: House, call: Call) -> wire.Scores:
    """The scores over the game, which everybody may know."""
    room, table, number, _ = await past(house, call, call.query.at)
    return await playback.scores(room, table, number)


def is_new(room: Room, person: str | None, since: int | None) -> bool:
    """Is there something after `since`, or a question to this person, or nothing more to come?"""
    if since is None or room.number > since or room.ended:
        return True
    seat = None if room.table is None else room.table.asks()
    if seat is None or person is None or room.playing().kinds[seat] != "person":
        return False
    return room.aside.places[seat].person == person


async def why(house: House, call: Call) -> wire.Why:
    """Why the seat that is asked may or may not give an answer; nobody else is told."""
    async with house.visit(call.path["table"], call.me().id) as room:
        game = room.running()
        seat = room.own_seat(call.me().id, call.query.seat)
        ask = game.state.ask
        if ask is None or ask.seat != seat:
            raise Fault(NOT_NOW, "server-not-your-turn")
        pick = game.parse(call.query.pick)
        reason, state = reason_for(game.state, pick), game.state.clone()
    free = False
    if reason.legal:
        free = await house.workload.run(partial(stays_free, game.game, state, seat, pick.text))
    return wire.Why(legal=reason.legal, free=free, message=reason.message, args=reason.args, clause=reason.clause)


async def chat(house: House, call: Call) -> wire.Chat:
    async with house.visit(call.path["table"], call.id()) as room:
        muted = room.aside.muted.get(call.id() or "", [])
        lines = await house.store.chat(room.id, call.query.after)
    return wire.Chat(lines=[showing.chat_sent(line) for line in lines if line.person not in muted])


async def table_cards(house: House, call: Call) -> wire.CardTable:
    lang = library.checked_lang(call.path["lang"])
    async with house.visit(call.path["table"], call.id()) as room:
        game = library.checked_game(room.kept.game)
        chosen = room.table.setup.cards if room.table else room.aside.card_set(game)
        return library.cards(game, chosen, lang)


async def record(house: House, call: Call) -> bytes:
    """The whole record of a game that is over; while it runs only what one may know of it."""
    async with house.visit(call.path["table"], call.id()) as room:
        own = room.aside.seats_of(call.id())
        handed = partial(handed_out, room.playing(), own, room.ended)
        return await house.workload.run(lambda: write_record(handed()), room.id)


def acting(act: Act) -> Callable[[House, Call], Awaitable[wire.Sent]]:
    """An act as the answer to a request."""

    async def run(house: House, call: Call) -> wire.Sent:
        async with house.visit(call.path["table"], call.me().id) as room:
            await room.saw_sign(call.me().id)
            return await act.at(room, call.me(), call.body)

    return run


async def health(house: House, call: Call) -> wire.Health:
    await house.store.check()
    return wire.Health(status="ok")


ENDPOINTS = [
    Endpoint("POST", "/api/people", wire.Welcome, new_person, "Be somebody.", bodies.NewPerson, None, True, 201),
    Endpoint("GET", "/api/me", wire.Me, me, "Who am I?"),
    Endpoint("POST", "/api/me", wire.Me, change_me, "Change one's name or settings.", bodies.ChangeMe),
    Endpoint("DELETE", "/api/me", wire.Gone, forget_me, "Be forgotten."),
    Endpoint("POST", "/api/me/webhook", wire.Me, set_webhook, "Be told of one's turns.", bodies.SetWebhook),
    Endpoint("DELETE", "/api/me/webhook", wire.Gone, no_webhook, "Be told no more."),
    Endpoint(
        "POST", "/api/me/recovery", wire.Link, recovery, "Make a recovery link.", bodies.Nothing, None, False, 201
    ),
    Endpoint("DELETE", "/api/me/recovery", wire.Gone, no_recovery, "Let no recovery link work any more."),
    Endpoint("DELETE", "/api/me/keys/{key}", wire.Gone, revoke_key, "Shut a device out."),
    Endpoint("POST", "/api/recover", wire.Welcome, recover, "Use a recovery link.", bodies.Recover, None, True, 201),
    Endpoint("GET", "/api/games", wire.Games, games, "The games there are.", strangers=True),
    Endpoint("GET", "/api/texts/{lang}", wire.Texts, texts, "The messages of the house.", strangers=True),
    Endpoint("GET", "/api/games/{game}/texts/{lang}", wire.Texts, game_texts, "Those of a game, too.", strangers=True),
    Endpoint(
        "GET",
        "/api/games/{game}/cards/{lang}",
        wire.CardTable,
        game_cards,
        "The cards of a set.",
        None,
        bodies.CardsQuery,
        strangers=True,
    ),
    Endpoint("GET", "/api/games/{game}/rules/{lang}", wire.Rules, game_rules, "The rules of a game.", strangers=True),
    Endpoint(
        "POST",
        "/api/games/{game}/lesson",
        wire.Made,
        new_lesson,
        "Learn a game by playing it.",
        bodies.Nothing,
        status=201,
    ),
    Endpoint("POST", "/api/tables", wire.Made, new_table, "Make a table.", bodies.NewTable, status=201),
    Endpoint("GET", "/api/tables", wire.Tables, tables, "The tables.", None, bodies.ListQuery, True),
    Endpoint(
        "POST",
        "/api/records",
        wire.Joined,
        open_record,
        "Open a record.",
        bodies.OpenRecord,
        status=201,
        large=True,
    ),
    Endpoint("POST", "/api/join", wire.Joined, join, "Use a link to a table.", bodies.Join, None, True),
    Endpoint("GET", "/api/tables/{table}", wire.TableInfo, table, "A table.", strangers=True),
    Endpoint("DELETE", "/api/tables/{table}", wire.Gone, remove_table, "Take a table away."),
    Endpoint("GET", "/api/tables/{table}/view", wire.Update, view, "What one may know.", None, bodies.ViewQuery, True),
    Endpoint(
        "GET", "/api/tables/{table}/steps", wire.Steps, steps, "An entry in steps.", None, bodies.StepsQuery, True
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/settlement",
        wire.Steps,
        settlement,
        "The last settlement of a round in steps.",
        None,
        bodies.StepsQuery,
        True,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/scores", wire.Scores, scores, "Scores and leads.", None, bodies.StepsQuery, True
    ),
    Endpoint("GET", "/api/tables/{table}/why", wire.Why, why, "Why an answer is good or not.", None, bodies.WhyQuery),
    Endpoint("GET", "/api/tables/{table}/chat", wire.Chat, chat, "What was said.", None, bodies.ChatQuery, True),
    Endpoint("GET", "/api/tables/{table}/cards/{lang}", wire.CardTable, table_cards, "Its cards.", strangers=True),
    Endpoint("GET", "/api/tables/{table}/record", Record, record, "The record of a game.", strangers=True),
    Endpoint("GET", "/health", wire.Health, health, "Is the server well?", strangers=True),
    *[
        Endpoint("POST", f"/api/tables/{{table}}/{name}", act.result, acting(act), act.summary, act.body)
        for name, act in ACTS.items()
    ],
]


async def caller(house: House, key: str | None, address: str) -> Call:
    """Who asks, and whether they may ask again so soon."""
    if key is None:
        house.meters.strangers.take(address)
        return charged(house, Call(address=address))
    house.meters.requests.take(hashed(key))
    house.meters.addresses.take(address)
    try:
        person = await people.known_by(house, key)
    except Fault:
        house.meters.strangers.take(address)
        raise
    return charged(house, Call(address=address, person=person, key=key))


def charged(house: House, call: Call) -> Call:
    """From here on the server works at the cost of whoever calls; Fault if it has worked enough for them."""
    payer = Payer(call.id() or call.address, call.address)
    house.workload.check(payer)
    PAYER.set(payer)
    return call
