"""LISTEN and NOTIFY of PostgreSQL: what other processes have changed. It carries news, never what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import get_args

import asyncpg

from posterity.store.news import News, NewsKind

CHANNEL = "posterity"
KINDS = get_args(NewsKind)
AGAIN = 0.5  # seconds until a lost connection is made anew
ALIVE = 10.0  # seconds after which a silent connection is asked whether it is still there


def encoded(news: News) -> str:
    return f"{news.sender} {news.kind} {news.about} {news.n}"


def decoded(text: str) -> News | None:
    """What another process says; None if it is not understood: a newer one may have more to say."""
    words = text.split(" ")
    if len(words) != 4 or words[1] not in KINDS or not words[3].isdecimal():
        return None
    return News(words[1], words[2], int(words[3]), words[0])  # type: ignore[arg-type]


class NotificationListener:
    """One connection that listens as long as the store is open. After a loss anything may have been missed."""

    def __init__(
        self, connect: Callable[[], Awaitable[asyncpg.Connection]], sender: str, tell: Callable[[News], None]
    ) -> None:
        self.connect = connect
        self.sender = sender  # what this process says is no news to it
        self.tell = tell
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        while True:
            with suppress(Exception):  # whatever it was, calls of the store will say so; this only tries again
                await self.listen()
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        """Listen until the connection is lost."""
        connection, lost = await self.connect(), asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self.heard)
            self.tell(News("missed"))
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), ALIVE)
                    return
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def heard(self, connection: object, pid: int, channel: str, text: object) -> None:
        news = decoded(str(text))
        if news is not None and news.sender != self.sender:
            self.tell(news)
