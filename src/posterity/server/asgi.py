"""The server as an ASGI application: HTTP, websockets and the pages of the browser client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from posterity.server.app import App
from posterity.server.http import previews
from posterity.server.http.compression import ClientFiles
from posterity.server.http.guard import Guard
from posterity.server.http.routes import not_routed, routes
from posterity.server.websocket.connection import Connection

CLIENT = Path(__file__).parent / "client"  # where the browser client is, once it is built


def application(app: App, client: Path = CLIENT) -> ASGIApp:
    """All routes of one server, guarded."""

    async def websocket(websocket: WebSocket) -> None:
        await Connection(app, websocket).run()

    @asynccontextmanager
    async def lifespan(starlette: Starlette) -> AsyncIterator[None]:
        await app.open()
        yield
        await app.stop()

    found: list[BaseRoute] = [
        *routes(app),
        WebSocketRoute("/api/tables/{table}/socket", websocket),
        *pages(app, client),
    ]
    starlette = Starlette(routes=found, lifespan=lifespan, exception_handlers={HTTPException: not_routed})
    starlette.router.redirect_slashes = False
    return Guard(starlette, app.services.url)


def pages(app: App, client: Path) -> list[BaseRoute]:
    """The browser client, or a word about where it is missing."""
    if client.is_dir():
        return [*previews.pages(app, client), Mount("/", ClientFiles(directory=client, html=True))]
    return [Route("/", no_client)]


async def no_client(request: Request) -> Response:
    return PlainTextResponse("The server is here, its browser client is not built. Programs find the API at /api.\n")
