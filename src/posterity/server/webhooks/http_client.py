"""A small HTTP client for webhooks: one POST over TLS to a public address, with a short timeout."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

from posterity import __version__
from posterity.server.webhooks.addresses import is_local_name, is_public

PORT = 443
SECONDS = 3.0  # in all: looking the name up, connecting, TLS, the request and the first line of the answer
LINE = 1024  # bytes that the first line of an answer may have
LONGEST = 500  # characters of an address
RESOLVING = 16  # names that are looked up at once

Resolve = Callable[[str], Awaitable[list[str]]]  # the addresses of a name
Connect = Callable[
    [str, str], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]
]  # to an address, for a name


class CallError(Exception):
    """The call did not succeed; its text says why in one word."""


class Target:
    """An https address, taken apart; CallError if it is none that may be called."""

    def __init__(self, url: str) -> None:
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
            raise CallError("form")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise CallError("form") from None
        if parts.scheme != "https" or not parts.hostname or port not in (None, PORT) or "@" in parts.netloc:
            raise CallError("form")
        self.host = parts.hostname
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


class NotPublic(CallError):
    """The address leads to this machine, or into a private network."""


class HttpClient:
    """Calls public addresses, and `private` ones where whoever runs the server says so.

    How names are looked up and connections made can be something else in tests.
    """

    def __init__(self, resolve: Resolve | None = None, connect: Connect | None = None, private: bool = False) -> None:
        self.private = private
        self.resolving = 0
        self.context: ssl.SSLContext | None = None
        self.resolve = resolve or self.look_up
        self.connect = connect or self.open

    async def post(self, url: str, body: bytes) -> None:
        """Send a JSON body; CallError unless a 2xx status comes within 3 seconds. Redirects are not followed."""
        target = Target(url)
        try:
            async with asyncio.timeout(SECONDS):
                await self.send(target, await self.checked(target.host), body)
        except (OSError, TimeoutError, EOFError, ValueError) as e:
            raise CallError(type(e).__name__) from None

    async def check(self, url: str) -> None:
        """CallError if an address may not be called, as far as that can be known without calling it.

        A name that cannot be looked up now may be entered: every call looks it up again.
        """
        host = Target(url).host
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self.resolve(host)
        except (OSError, TimeoutError, CallError):
            addresses = []
        self.check_public(host, addresses)

    def check_public(self, host: str, addresses: list[str]) -> None:
        if self.private:
            return
        if is_local_name(host) or not all(is_public(address) for address in addresses):
            raise NotPublic("address")

    async def checked(self, host: str) -> list[str]:
        """The addresses of a name, if all of them are public. What was checked is what is called: no second look-up."""
        addresses = await self.resolve(host)
        self.check_public(host, addresses)
        if not addresses:
            raise CallError("address")
        return addresses

    async def send(self, target: Target, addresses: list[str], body: bytes) -> None:
        reader, writer = await self.connect(addresses[0], target.host)
        try:
            writer.write(request(target, body))
            await writer.drain()
            line = await reader.readuntil(b"\n")
            if len(line) > LINE or not line.startswith((b"HTTP/1.1 2", b"HTTP/1.0 2")):
                raise CallError("answer")
        except asyncio.LimitOverrunError:
            raise CallError("answer") from None
        finally:
            writer.transport.abort()  # the rest of the answer is nobody's business

    # ---------------------------------------------------------------- the network

    async def look_up(self, host: str) -> list[str]:
        """Ask in a thread of its own: a slow name server holds up nothing else, nor the end of the program."""
        if self.resolving >= RESOLVING:
            raise CallError("busy")
        self.resolving += 1
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()
        Thread(target=self.ask, args=(host, loop, found), name="names", daemon=True).start()
        return await found

    def ask(self, host: str, loop: asyncio.AbstractEventLoop, found: asyncio.Future[list[str]]) -> None:
        """In the thread: look a name up, and hand its addresses to the loop, unless that is gone."""
        addresses = look_up(host)
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self.answered, found, addresses)

    def answered(self, found: asyncio.Future[list[str]], addresses: list[str]) -> None:
        self.resolving -= 1
        if not found.done():
            found.set_result(addresses)

    async def open(self, address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to this very address; the certificate must be that of `host`."""
        if self.context is None:
            self.context = ssl.create_default_context()
        return await asyncio.open_connection(address, PORT, ssl=self.context, server_hostname=host, limit=LINE)


def look_up(host: str) -> list[str]:
    """Every address of a name; none if it has none."""
    try:
        found = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return list(dict.fromkeys(str(one[4][0]) for one in found))


def request(target: Target, body: bytes) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    head = (
        f"POST {target.path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: posterity/{__version__}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
