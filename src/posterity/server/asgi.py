"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from posterity.server.app import House
from posterity.server.http.guard import Guard
from posterity.server.http.routes import not_routed, routes
from posterity.server.websocket.connection import Socket

CLIENT = Path(__file__).parent / "client"  # where the browser client is, once it is built


def application(house: House, client: Path = CLIENT) -> ASGIApp:
    """All routes over one house, guarded."""

    async def socket(wires: WebSocket) -> None:
        await Socket(house, wires).run()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.stop()

    found: list[BaseRoute] = [*routes(house), WebSocketRoute("/api/tables/{table}/socket", socket), *pages(client)]
    app = Starlette(routes=found, lifespan=lifespan, exception_handlers={HTTPException: not_routed})
    app.router.redirect_slashes = False
    return Guard(app, house.url)


def pages(client: Path) -> list[BaseRoute]:
    """The browser client, or a word about where it is missing."""
    if client.is_dir():
        return [Mount("/", StaticFiles(directory=client, html=True))]
    return [Route("/", no_client)]


async def no_client(request: Request) -> Response:
    return PlainTextResponse("The server is here, its browser client is not built. Programs find the API at /api.\n")
