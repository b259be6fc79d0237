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

from posterity.server.api import responses as wire
from posterity.server.app import House
from posterity.server.errors import (
    INTERNAL,
    METHOD,
    MISSING,
    NOT_UNDERSTOOD,
    TOO_LARGE,
    TOO_OFTEN,
    TOO_SLOW,
    Fault,
    fault_of,
)
from posterity.server.http.endpoints import ENDPOINTS, Call, Endpoint, caller
from posterity.server.http.openapi import document
from posterity.server.ops.limits import source
from posterity.server.ops.logs import note, note_mistake

JSON = "application/json"
WAIT = 10  # seconds after which it is worth asking again where there were too many others


def routes(house: House) -> list[Route]:
    """A route for every endpoint, and the pages that are no JSON."""
    described = msgspec.json.encode(document(ENDPOINTS))

    async def api(request: Request) -> Response:
        house.meters.strangers.take(source(request.client.host if request.client else ""))
        return Response(described, media_type=JSON)

    async def metrics(request: Request) -> Response:
        house.meters.strangers.take(source(request.client.host if request.client else ""))
        work = house.workload.queue.busy()
        return PlainTextResponse(house.metrics.page(await house.counts(), len(house.rooms), house.sockets(), work))

    pages = [page(house, "/api", api), page(house, "/metrics", metrics)]
    return pages + [
        Route(endpoint.path, answering(house, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]


Answering = Callable[[Request], Awaitable[Response]]


def page(house: House, path: str, run: Answering) -> Route:
    async def answer(request: Request) -> Response:
        return await guarded(house, path, request, run)

    return Route(path, answer, methods=["GET"])


def answering(house: House, endpoint: Endpoint) -> Answering:
    async def run(request: Request) -> Response:
        return Response(*await answer(house, endpoint, request), media_type=JSON)

    async def outer(request: Request) -> Response:
        return await guarded(house, endpoint.path, request, run)

    return outer


async def guarded(house: House, path: str, request: Request, run: Answering) -> Response:
    """Run it; whatever goes wrong becomes a message, and a line in the log."""
    started = time.perf_counter()
    try:
        response = await run(request)
    except Exception as e:
        response = failed(house, e, path)
    house.metrics.requests[response.status_code] += 1
    spent = round((time.perf_counter() - started) * 1000, 1)
    note("request", method=request.method, path=path, status=response.status_code, ms=spent)
    return response


async def answer(house: House, endpoint: Endpoint, request: Request) -> tuple[bytes, int]:
    """The answer of an endpoint as JSON, with its status."""
    address = source(request.client.host if request.client else "")
    call = await caller(house, bearer(request), address)
    if not endpoint.strangers:
        call.me()
    call.path = {name: str(value) for name, value in request.path_params.items()}
    if endpoint.query is not None:
        call.query = msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    if endpoint.body is not None:
        most = house.limits.record if endpoint.large else house.limits.body
        call.body = msgspec.json.decode(await body_in_time(request, most, house.limits.patience), type=endpoint.body)
    return await house.workload.metered(encoded(house, endpoint, call)), endpoint.status


async def encoded(house: House, endpoint: Endpoint, call: Call) -> bytes:
    """The answer as JSON."""
    result = await endpoint.run(house, call)
    return result if isinstance(result, bytes) else msgspec.json.encode(result)


def bearer(request: Request) -> str | None:
    """The key that was sent; None if none was."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise Fault(NOT_UNDERSTOOD, "server-bearer")
    return key.strip()


async def body_in_time(request: Request, most: int, seconds: int) -> bytes:
    """The body; Fault if it is too large, or too long in coming."""
    try:
        async with asyncio.timeout(seconds):
            return await body(request, most)
    except (TimeoutError, ClientDisconnect):
        raise Fault(TOO_SLOW, "server-too-slow", most=seconds) from None


async def body(request: Request, most: int) -> bytes:
    """The body; Fault if it is too large, or not said to be JSON."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Fault(TOO_LARGE, "server-too-large", most=most)
    if not found:
        return b"{}"
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Fault(NOT_UNDERSTOOD, "server-content-type")
    return bytes(found)


def failed(house: House, error: Exception, where: str) -> Response:
    """An error as JSON; a mistake of the program is noted, and nothing of it told."""
    fault = fault_of(error)
    if fault is None:
        house.metrics.mistakes += 1
        note_mistake(error, where)
        fault = Fault(INTERNAL, "server-internal")
    seconds = fault.problem.args.get("seconds", WAIT if fault.status == TOO_OFTEN else None)
    headers = {"Retry-After": str(seconds)} if seconds is not None else None
    return Response(msgspec.json.encode(fault.problem), fault.status, headers, JSON)


async def not_routed(request: Request, error: Exception) -> Response:
    """No such address, or not with this method."""
    status = error.status_code if isinstance(error, HTTPException) else MISSING
    message = "server-method" if status == METHOD else "server-missing"
    problem = wire.Problem(message=message, args={}, clause="")
    headers: Any = getattr(error, "headers", None)
    return Response(msgspec.json.encode(problem), status, headers, JSON)
