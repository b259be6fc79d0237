"""Endpoints of reviews, hints and practice."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial

import msgspec

from posterity.analysis.walk import answers_of
from posterity.server.advice.reviewer import METHOD
from posterity.server.api import requests
from posterity.server.app import App
from posterity.server.errors import NOT_NOW, TOO_OFTEN, ApiError
from posterity.server.http.endpoint import Call
from posterity.server.sessions.session import TableSession
from posterity.server.views import review as review_views
from posterity.store import StoredFinding, StoredReview
from posterity.table.table import Table


async def ask_for_review(app: App, call: Call) -> bytes:
    """The review of a finished game: begun now, unless it was before."""
    async with app.tables.visit(call.path["table"], call.me().id) as session:
        table = finished(session)
    store, person = app.services.store, call.me().id
    if await store.review(session.id) is None:
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
            found = await app.services.store.review(session.id)
            left = until - time.monotonic()
            ready = query.version is None or review_views.version(found) > query.version or is_ended(found)
            if left <= 0 or ready or app.services.stopping:
                break
            event = session.broadcaster.changed
        with app.services.polls_from.slot(call.address), app.services.polls_of.slot(call.id()), suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), left)
    return await encoded(app, table, found, session.id)


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
