"""Somebody who follows a table over a websocket: what waits to be sent, and what has been seen."""

from __future__ import annotations

import asyncio

from posterity.core.views import Viewer

WAITING = 4 * 1024 * 1024  # bytes that a slow subscriber may be behind


class Subscriber:
    """The server's end of a websocket. A client that is too slow is closed; it reconnects with what it saw last."""

    def __init__(
        self, person: str | None, name: str, key: str | None, viewer: Viewer, outline: bool, address: str = ""
    ) -> None:
        self.person = person
        self.name = name
        self.key = key  # the hash of the key with which the person came
        self.viewer = viewer
        self.outline = outline
        self.address = address
        self.seen = -1  # the last entry that was sent
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()  # messages, or the code to close with
        self.behind = 0  # bytes that wait
        self.closing = False

    def push(self, message: bytes) -> None:
        if self.behind > WAITING:
            self.close(1013)
        elif not self.closing:
            self.behind += len(message)
            self.queue.put_nowait(message)

    async def next(self) -> bytes | int:
        """What is to be sent next."""
        message = await self.queue.get()
        if not isinstance(message, int):
            self.behind -= len(message)
        return message

    def close(self, code: int) -> None:
        """Send nothing more after what is waiting."""
        if not self.closing:
            self.closing = True
            self.queue.put_nowait(code)
