"""From HTTP to endpoints and back: bodies and keys are read, limits kept, every error becomes a message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from posterity.server.api.responses import Problem
from posterity.server.app import App
from posterity.server.errors import (
    INTERNAL,
    METHOD,
    MISSING,
    NOT_UNDERSTOOD,
    TOO_LARGE,
    TOO_OFTEN,
    TOO_SLOW,
    ApiError,
    api_error,
)
from posterity.server.http.compression import json_response
from posterity.server.http.endpoint import Call, Endpoint
from posterity.server.http.endpoints import ENDPOINTS
from posterity.server.http.openapi import document
from posterity.server.ops.limits import source
from posterity.server.ops.logs import log_event, log_mistake
from posterity.server.people.callers import identified

JSON = "application/json"
WAIT = 10  # seconds after which it is worth asking again where there were too many others
HELD_BACK = 0.25  # seconds after which a refusal is sent to whoever asks too often


def routes(app: App) -> list[Route]:
    """A route for every endpoint, and the pages that are no JSON."""
    described = msgspec.json.encode(document(ENDPOINTS))

    async def api(request: Request) -> Response:
        app.services.rates.strangers.take(source(request.client.host if request.client else ""))
        return Response(described, media_type=JSON)

    async def metrics(request: Request) -> Response:
        app.services.rates.strangers.take(source(request.client.host if request.client else ""))
        work = app.services.workload.queue.busy()
        counted = (await app.services.counts(), len(app.tables.sessions), app.tables.subscribers())
        return PlainTextResponse(
            app.services.metrics.page(*counted, work, app.services.workers.stats(), app.reviewer.stats())
        )

    pages = [page(app, "/api", api), page(app, "/metrics", metrics)]
    return pages + [
        Route(endpoint.path, endpoint_handler(app, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]


Handler = Callable[[Request], Awaitable[Response]]


def page(app: App, path: str, run: Handler) -> Route:
    async def handler(request: Request) -> Response:
        return await guarded(app, path, request, run)

    return Route(path, handler, methods=["GET"])


def endpoint_handler(app: App, endpoint: Endpoint) -> Handler:
    async def run(request: Request) -> Response:
        body, status = await run_endpoint(app, endpoint, request)
        return json_response(body, status, request.headers, endpoint.public)

    async def handler(request: Request) -> Response:
        return await guarded(app, endpoint.path, request, run)

    return handler


async def guarded(app: App, path: str, request: Request, run: Handler) -> Response:
    """Run a handler; an error becomes a response. Every request is counted and logged.

    Whoever asks too often hears so after a while: who asks again at once would hold up the others with that alone.
    """
    started = time.perf_counter()
    try:
        response = await run(request)
    except Exception as e:
        response = error_response(app, e, path)
    if response.status_code == TOO_OFTEN:
        await asyncio.sleep(HELD_BACK)
    app.services.metrics.requests[response.status_code] += 1
    spent = round((time.perf_counter() - started) * 1000, 1)
    log_event("request", method=request.method, path=path, status=response.status_code, ms=spent)
    return response


async def run_endpoint(app: App, endpoint: Endpoint, request: Request) -> tuple[bytes, int]:
    """Read and check a request, run its endpoint, and return the result as JSON with its status."""
    address = source(request.client.host if request.client else "")
    who = await identified(app.services, bearer(request), address)
    call = Call(who.address, who.person, who.key)
    if not endpoint.strangers:
        call.me()
    call.path = {name: str(value) for name, value in request.path_params.items()}
    if endpoint.query is not None:
        call.query = msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    if endpoint.body is not None:
        most = app.services.limits.record if endpoint.large else app.services.limits.body
        call.body = msgspec.json.decode(
            await body_in_time(request, most, app.services.limits.request_timeout), type=endpoint.body
        )
    return await app.services.workload.metered(encoded_result(app, endpoint, call)), endpoint.status


async def encoded_result(app: App, endpoint: Endpoint, call: Call) -> bytes:
    """Run the endpoint and encode its result, unless it is JSON already."""
    result = await endpoint.run(app, call)
    return result if isinstance(result, bytes) else msgspec.json.encode(result)


def bearer(request: Request) -> str | None:
    """The key that was sent; None if none was."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise ApiError(NOT_UNDERSTOOD, "server-bearer")
    return key.strip()


async def body_in_time(request: Request, most: int, seconds: int) -> bytes:
    """The body; ApiError if it is too large or does not arrive in time."""
    try:
        async with asyncio.timeout(seconds):
            return await body(request, most)
    except (TimeoutError, ClientDisconnect):
        raise ApiError(TOO_SLOW, "server-too-slow", most=seconds) from None


async def body(request: Request, most: int) -> bytes:
    """The body; ApiError if it is too large, or not said to be JSON."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise ApiError(TOO_LARGE, "server-too-large", most=most)
    if not found:
        return b"{}"
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise ApiError(NOT_UNDERSTOOD, "server-content-type")
    return bytes(found)


def error_response(app: App, error: Exception, where: str) -> Response:
    """The response to an error. An unexpected one is logged and counted, and its details are not sent."""
    found = api_error(error)
    if found is None:
        app.services.metrics.mistakes += 1
        log_mistake(error, where)
        found = ApiError(INTERNAL, "server-internal")
    seconds = found.problem.args.get("seconds", WAIT if found.status == TOO_OFTEN else None)
    headers = {"Retry-After": str(seconds)} if seconds is not None else None
    return Response(msgspec.json.encode(found.problem), found.status, headers, JSON)


async def not_routed(request: Request, error: Exception) -> Response:
    """No such address, or not with this method."""
    status = error.status_code if isinstance(error, HTTPException) else MISSING
    message = "server-method" if status == METHOD else "server-missing"
    problem = Problem(message=message, args={}, clause="")
    headers: Any = getattr(error, "headers", None)
    return Response(msgspec.json.encode(problem), status, headers, JSON)
