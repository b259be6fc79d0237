"""Endpoints at a table: the view now and at earlier entries, steps, scores, reasons, chat and record."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial

from posterity.core.records import write_record
from posterity.core.tasks import why as reason_for
from posterity.server import catalogue
from posterity.server.api import game_responses, requests, responses
from posterity.server.app import App
from posterity.server.errors import MISSING, NOT_NOW, REFUSED, ApiError
from posterity.server.http.endpoint import Call
from posterity.server.seats.attendance import mark_present
from posterity.server.sessions.session import TableSession
from posterity.server.sessions.sync import catch_up_to
from posterity.server.tables import lessons
from posterity.server.tables.turns import asked_in_person
from posterity.server.views import game as game_views
from posterity.server.views import steps as step_views
from posterity.server.views.game import Look
from posterity.server.views.table import chat_sent
from posterity.table.handout import handed_out
from posterity.table.plan import planned
from posterity.table.table import Table
from posterity.table.undo import stays_free


async def view(app: App, call: Call) -> game_responses.Update:
    """What one may know now, or as soon as there is something new."""
    query: requests.ViewQuery = call.query
    if query.at is not None or query.all:
        return await earlier_view(app, call, query.at)
    until, status = time.monotonic() + query.wait, None
    while True:
        async with app.tables.visit(call.path["table"], call.id()) as session:
            await catch_up_to(session, query.since)
            status = status or session.stored.status
            viewer = session.viewer(call.id(), query.seat)
            await mark_present(session, call.id())
            left = until - time.monotonic()
            changed = session.stored.status != status or is_new(session, call.id(), query.since)
            if left <= 0 or app.services.stopping or changed:
                return game_views.update(session, viewer, query.since, query.outline)
            event = session.broadcaster.changed
        with app.services.polls_from.slot(call.address), app.services.polls_of.slot(call.id()), suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), left)


async def earlier_view(app: App, call: Call, at: int | None) -> game_responses.Update:
    """A position as it was shown then: of a running game from one's own seats, once it has ended from anywhere."""
    query: requests.ViewQuery = call.query
    session, table, number, look = await past_position(app, call, at, query.outline)
    then = await app.services.workload.run(
        partial(game_views.seen_at, table, look, query.since, number)
    )  # the game goes on meanwhile
    return game_views.update_at(session, look.viewer, then)


async def past_position(
    app: App, call: Call, at: int | None, outline: bool = False
) -> tuple[TableSession, Table, int, Look]:
    """Where somebody wants to look back to, and from where; ApiError where that is not theirs to see."""
    query = call.query
    async with app.tables.visit(call.path["table"], call.id()) as session:
        await catch_up_to(session, at)
        table, number = session.playing(), session.number if at is None else at
        if query.all and not session.ended:
            raise ApiError(NOT_NOW, "server-not-over")
        if number > table.number:
            raise ApiError(REFUSED, "server-no-entry", entry=number, last=table.number)
        viewer = None if query.all else session.viewer(call.id(), query.seat)
        return session, table, number, Look(viewer, outline, query.all)


async def steps(app: App, call: Call) -> game_responses.Steps:
    """What happened at an entry, the last one if none is named."""
    session, table, number, look = await past_position(app, call, call.query.at)
    return await step_views.steps(session, table, number, look, settlement=False)


async def settlement(app: App, call: Call) -> game_responses.Steps:
    """The last settlement that a position rests on."""
    session, table, number, look = await past_position(app, call, call.query.at)
    if not table.settled[number]:
        raise ApiError(MISSING, "server-no-settlement")
    return await step_views.steps(session, table, table.settled[number], look, settlement=True)


async def scores(app: App, call: Call) -> game_responses.Scores:
    """The scores over the game, which everybody may know."""
    session, table, number, _ = await past_position(app, call, call.query.at)
    return await step_views.scores(session, table, number)


def is_new(session: TableSession, person: str | None, since: int | None) -> bool:
    """Is there something after `since`, or a question to this person, or nothing more to come?"""
    if since is None or session.number > since or session.ended:
        return True
    return person is not None and asked_in_person(session) == person


async def why(app: App, call: Call) -> game_responses.Why:
    """Why the seat that is asked may or may not give an answer; others only hear that it is not their turn."""
    async with app.tables.visit(call.path["table"], call.me().id) as session:
        game = session.playing() if session.stored.status == "over" else session.running()
        seat = session.seating.own_seat(call.me().id, call.query.seat)
        ask = game.state.ask
        if ask is None or ask.seat != seat:
            return game_responses.Why(legal=False, free=False, message="server-not-your-turn", args={}, clause="")
        pick = game.parse(call.query.pick)
        reason, state = reason_for(game.state, pick), game.state.clone()
    free = False
    if reason.legal:
        free = await app.services.workload.run(partial(stays_free, game.game, state, seat, pick.text))
    return game_responses.Why(
        legal=reason.legal, free=free, message=reason.message, args=reason.args, clause=reason.clause
    )


async def undo(app: App, call: Call) -> game_responses.FreeUndo:
    """Which answers one's seat may take back without asking anybody: none once the game is over."""
    async with app.tables.visit(call.path["table"], call.me().id) as session:
        table, number = session.playing(), session.number
        seat = session.seating.own_seat(call.me().id, call.query.seat)
        begun = lessons.entries_before(session.metadata, table)
        if session.stored.status != "running":
            return game_responses.FreeUndo(number=number, free=[])
    found = await app.services.workload.run(partial(table.free_answers, seat, number))  # the game goes on meanwhile
    return game_responses.FreeUndo(number=number, free=[one for one in found if one > begun])


async def plan(app: App, call: Call) -> game_responses.Planned:
    """What would come of answers of the seat that is asked, as far as it can know; nobody else is told."""
    async with app.tables.visit(call.path["table"], call.me().id) as session:
        table, number = session.running(), session.number
        seat = session.seating.own_seat(call.me().id, call.query.seat)
        ask = table.state.ask
        if ask is None or ask.seat != seat:
            raise ApiError(NOT_NOW, "server-not-your-turn")
        picks = [table.parse(pick).text for pick in call.query.picks.split(",")]
        state = table.state.clone()
    found = await app.services.workload.run(partial(planned, table.game, state, seat, picks))
    reason = found.reason
    return game_responses.Planned(
        table=call.path["table"],
        number=number,
        given=found.given,
        refused=None
        if reason is None
        else game_responses.Refused(message=reason.message, args=reason.args, clause=reason.clause),
        events=[
            game_responses.Told(entry=number + 1, by=seat, message=event.message, args=event.args, clause=event.clause)
            for event in found.events
        ],
        view=found.view,
        whole=found.whole,
        ask=found.ask,
    )


async def chat(app: App, call: Call) -> responses.Chat:
    async with app.tables.visit(call.path["table"], call.id()) as session:
        muted = session.metadata.muted.get(call.id() or "", [])
        lines = await app.services.store.chat(session.id, call.query.after)
    return responses.Chat(lines=[chat_sent(line) for line in lines if line.person not in muted])


async def table_cards(app: App, call: Call) -> responses.CardTable:
    lang = catalogue.checked_lang(call.path["lang"])
    async with app.tables.visit(call.path["table"], call.id()) as session:
        game = catalogue.checked_game(session.stored.game)
        chosen = session.table.setup.cards if session.table else session.metadata.card_set(game)
        return catalogue.cards(game, chosen, lang)


async def record(app: App, call: Call) -> bytes:
    """The whole record of a game that is over; while it runs only what one may know of it."""
    async with app.tables.visit(call.path["table"], call.id()) as session:
        own = session.seating.seats_of(call.id())
        handed = partial(handed_out, session.playing(), own, session.ended)
        return await app.services.workload.run(lambda: write_record(handed()), session.id)
