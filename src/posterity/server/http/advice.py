"""Endpoints of reviews, hints and practice."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial

import msgspec

from posterity.analysis.walk import answers_of
from posterity.core.answers import IllegalAnswer
from posterity.server.advice import practice
from posterity.server.advice.hints import hint_info
from posterity.server.advice.reviewer import METHOD
from posterity.server.api import requests, responses, review_responses
from posterity.server.app import App
from posterity.server.errors import MISSING, NOT_NOW, REFUSED, TOO_OFTEN, ApiError
from posterity.server.http.endpoint import Call
from posterity.server.sessions.session import TableSession
from posterity.server.sessions.sync import catch_up_to
from posterity.server.tables import hints
from posterity.server.views import game as game_views
from posterity.server.views import review as review_views
from posterity.server.views.game import Look
from posterity.store import Conflict, Missing, PracticePosition, StoredFinding, StoredReview
from posterity.table.table import Table


async def ask_for_review(app: App, call: Call) -> bytes:
    """The review of a finished game: begun now, unless it was before."""
    async with app.tables.visit(call.path["table"], call.me().id) as session:
        table = finished(session)
    store, person = app.services.store, call.me().id
    if await readable_review(app, session.id) is None:
        most = app.services.limits.reviews_waiting
        if await store.unfinished_reviews(person) >= most:
            raise ApiError(TOO_OFTEN, "server-reviews-waiting", most=most)
        app.services.rates.reviews.take(person)
    wanted = StoredReview(
        game=session.id,
        method=METHOD,
        seed=0,
        person=person,
        asked=app.services.now(),
        total=len(answers_of(table)),
    )
    found = await store.ask_for_review(wanted)
    app.reviewer.wake()
    return await encoded(app, table, found)


def finished(session: TableSession) -> Table:
    """The game, which has been played to its end; ApiError if it was not."""
    table = session.playing()
    if not session.ended or not table.over:
        raise ApiError(NOT_NOW, "server-review-not-over")
    return table


async def review(app: App, call: Call) -> bytes:
    """The review as far as it has come, or as soon as it has come further."""
    query: requests.ReviewQuery = call.query
    until = time.monotonic() + query.wait
    while True:
        async with app.tables.visit(call.path["table"], call.id()) as session:
            table = finished(session)
            found = await readable_review(app, session.id)
            left = until - time.monotonic()
            ready = query.version is None or review_views.version(found) > query.version or is_ended(found)
            if left <= 0 or ready or app.services.stopping:
                break
            event = session.broadcaster.changed
        with app.services.polls_from.slot(call.address), app.services.polls_of.slot(call.id()), suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), left)
    return await encoded(app, table, found, session.id)


async def readable_review(app: App, id: str) -> StoredReview | None:
    """The review of a game, unless it was made by another method."""
    found = await app.services.store.review(id)
    return found if found is not None and found.method == METHOD else None


def is_ended(found: StoredReview | None) -> bool:
    return found is not None and found.state != "waiting"


async def encoded(app: App, table: Table, found: StoredReview | None, id: str = "") -> bytes:
    """A review as JSON, put together beside the event loop."""
    if found is None:
        return bytes(msgspec.json.encode(review_views.review_info(id, None)))
    findings = await app.services.store.findings(found.game)
    left = app.reviewer.seconds_left(found)
    return await app.services.workload.run(partial(as_json, table, found, findings, left))


def as_json(table: Table, found: StoredReview, findings: list[StoredFinding], seconds_left: int | None) -> bytes:
    info = review_views.review_info(found.game, found, seconds_left)
    return bytes(msgspec.json.encode(review_views.with_findings(info, table, findings)))


# ---------------------------------------------------------------- hints


async def hint(app: App, call: Call) -> review_responses.HintInfo:
    """A hint about the open question of one's own seat; the others hear that it was given."""
    body: requests.AskingHint = call.body
    id, person = call.path["table"], call.me()
    async with app.tables.visit(id, person.id) as session:
        await catch_up_to(session, body.number)
        table = session.running()
        seat = session.seating.own_seat(person.id, body.seat)
        hints.check(session.metadata, session.seating, table)
        if body.number != table.number:
            raise IllegalAnswer("stale", {"pick": "hint", "number": body.number, "open": table.number})
        if table.asks() != seat or not session.seating.is_answered_by(seat, "person"):
            raise ApiError(NOT_NOW, "server-not-your-turn")
        game, setup, state = table.game, table.setup, table.state.clone()
    found = await app.hints.hint((id, body.number), person, game, setup, state)
    given = await note_hint(app, id, person.id, seat, body.number)
    return hint_info(id, body.number, found, body.stage, given)


async def note_hint(app: App, id: str, person: str, seat: int, number: int) -> int:
    """Let everybody at the table know that a hint was given; how many this seat was given."""
    while True:
        try:
            async with app.tables.visit(id, person) as session:
                metadata = hints.with_hint(session.metadata, seat, number)
                if metadata != session.metadata:
                    await session.save(metadata)
                    app.services.metrics.hints += 1
                return metadata.hinted[seat].count
        except Conflict:  # another process has changed the table: it is loaded again
            continue


# ---------------------------------------------------------------- practice


async def keep_position(app: App, call: Call) -> review_responses.PracticeItem:
    """Keep a decision of a finished game to practise it."""
    async with app.tables.visit(call.path["table"], call.me().id) as session:
        table = finished(session)
    kept = await practice.keep(app.services, call.me(), call.path["table"], table, call.body.n)
    return practice.item(kept, table.game.name)


async def positions(app: App, call: Call) -> review_responses.PracticeList:
    """Everything that one practises."""
    store, now = app.services.store, app.services.now()
    found = await store.positions(call.me().id)
    games = {id: (await store.game(id)).game for id in {one.game for one in found}}
    return review_responses.PracticeList(
        items=[practice.item(one, games[one.game]) for one in found],
        due=sum(one.due is not None and one.due <= now for one in found),
        solved=sum(one.due is None for one in found),
    )


async def position(app: App, call: Call) -> review_responses.PracticePage:
    """A position as its seat saw it, before it was answered."""
    kept = await own_position(app, call)
    session, table = await played_game(app, call, kept)
    look = Look(kept.seat, True, False)
    then = await app.services.workload.run(partial(game_views.seen_at, table, look, None, kept.n - 1))
    return review_responses.PracticePage(
        item=practice.item(kept, table.game.name), update=game_views.update_at(session, kept.seat, then)
    )


async def try_position(app: App, call: Call) -> review_responses.PracticeResult:
    """Answer a position, and hear what that is worth."""
    kept = await own_position(app, call)
    _, table = await played_game(app, call, kept)
    pick = call.body.pick
    s = await app.services.workload.run(partial(table.state_at, kept.n - 1))
    if s.ask is None or pick not in [option.text for option in s.ask.options]:
        raise ApiError(REFUSED, "server-practice-answer", pick=pick)
    app.services.rates.trials.take(call.me().id)
    return await practice.judged(app.services, kept, pick, table.game.name)


async def drop_position(app: App, call: Call) -> responses.Gone:
    """Practise a position no more."""
    try:
        await app.services.store.drop_position(call.path["position"], call.me().id)
    except Missing:
        raise ApiError(MISSING, "server-no-practice") from None
    return responses.Gone()


async def own_position(app: App, call: Call) -> PracticePosition:
    """The position that is asked for; ApiError if this person does not practise it."""
    try:
        return await app.services.store.position(call.path["position"], call.me().id)
    except Missing:
        raise ApiError(MISSING, "server-no-practice") from None


async def played_game(app: App, call: Call, kept: PracticePosition) -> tuple[TableSession, Table]:
    """The game that a position comes from, for whoever may look at it."""
    async with app.tables.visit(kept.game, call.me().id) as session:
        return session, finished(session)
