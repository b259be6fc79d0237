"""`posterity serve`: opens the store, listens, and stops in good order."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from urllib.request import urlopen

import msgspec
import uvicorn

from posterity.core.garbage import collect_rarely
from posterity.server import catalogue
from posterity.server.app import App
from posterity.server.asgi import application
from posterity.server.http.timeouts import allow_many_files, http_protocol
from posterity.server.ops.limits import Limits
from posterity.server.ops.logs import log_event, take_over_logging
from posterity.server.ops.pace import Pace
from posterity.server.services import Services
from posterity.server.webhooks.http_client import HttpClient
from posterity.server.workers.pool import usual_count
from posterity.store import open_store

SWITCH = 0.0005  # seconds
TIMEOUT = 5  # seconds that requests have to finish when the server stops


class ServeRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for on the command line. Port 0 takes any that is free."""

    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    url: str | None = None
    lan: str | None = None  # the address of this machine in the local network, where it is to be shown
    browser: bool = False
    check: bool = False
    limits: Limits = Limits()
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    pace: Pace = Pace()
    bot_workers: int | None = None  # processes in which bots think; None: one for each processor
    private_webhooks: bool = False  # whether webhooks may lead into private networks


class Server(uvicorn.Server):
    """Closes all subscribers before waiting for connections to end."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server, not the program: the store is still to be closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping")
        await self.app.stop()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; OSError if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else asyncio sets no TCP_NODELAY
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def shorten_switch_interval() -> None:
    """Make threads yield to the event loop sooner than after the usual 5 ms."""
    sys.setswitchinterval(SWITCH)


def address(host: str, port: int) -> str:
    """Where people on this machine find the server."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def configured(app: App, proxies: Sequence[str] = ()) -> uvicorn.Config:
    take_over_logging()
    return uvicorn.Config(
        application(app),
        http=http_protocol(app.services.limits),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=app.services.limits.body,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=TIMEOUT,
        h11_max_incomplete_event_size=app.services.limits.body,
    )


async def serve(request: ServeRequest, show_lan_address: Callable[[str], None] | None = None) -> bool:
    """Serve until a signal comes, or with `check` until the health page has answered; whether all was well.

    `show_lan_address` is called with the address in the local network once the server listens there.

    StoreError or OSError if it cannot begin.
    """
    listener = listening(request.host, request.port)
    found = address(request.host, listener.getsockname()[1])
    try:
        store = await open_store(request.store, alone=True)
    except BaseException:
        listener.close()
        raise
    client = HttpClient(private=request.private_webhooks)
    port = listener.getsockname()[1]
    url = (request.url or (found if request.lan is None else address(request.lan, port))).rstrip("/")
    workers = usual_count() if request.bot_workers is None else request.bot_workers
    app = App(Services(store, url, request.limits, request.pace, http_client=client, bot_workers=workers))
    allow_many_files()
    catalogue.games()  # load the games first
    collect_rarely()
    shorten_switch_interval()
    server = Server(configured(app, request.proxies), app)
    started = asyncio.create_task(once_started(server, request, found, show_lan_address))
    try:
        await server.serve(sockets=[listener])
        return await started
    finally:
        started.cancel()
        await store.close()
        log_event("stopped")


async def once_started(
    server: Server, request: ServeRequest, url: str, show_lan_address: Callable[[str], None] | None = None
) -> bool:
    """Wait until the server listens, then open the browser; with `check` request its pages instead, and stop it."""
    while not server.started:
        if server.should_exit:
            return False
        await asyncio.sleep(0.05)
    log_event("serving", url=server.app.services.url)
    if request.check:
        try:
            return await asyncio.to_thread(is_well, url)
        finally:
            server.should_exit = True
    if request.lan is not None and show_lan_address is not None:
        show_lan_address(server.app.services.url)
    if request.browser:
        await asyncio.to_thread(webbrowser.open, url)
    return True


def is_well(url: str) -> bool:
    """Do the health page and the client answer?"""
    try:
        for page in ("health", ""):
            with urlopen(f"{url}/{page}", timeout=10) as answer:
                if answer.status != 200:
                    return False
    except OSError:
        return False
    return True
