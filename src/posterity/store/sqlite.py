"""SQLite: all work goes through one thread, which takes everything that is waiting into one transaction."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from posterity.store import work
from posterity.store.database import Database, Job
from posterity.store.news import News
from posterity.store.store import Store
from posterity.store.work import Work

T = TypeVar("T")
MOST = 100  # jobs in one transaction
LOOK = 0.5  # seconds after which it is time to see whether another process has written


class Waiting:
    """A job whose outcome somebody awaits in an event loop."""

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.outcome: asyncio.Future[Any] = self.loop.create_future()

    def hand_over(self) -> None:
        """Called by the thread: give the outcome to the loop, unless that is gone."""
        try:
            self.loop.call_soon_threadsafe(self.settle)
        except RuntimeError:
            return

    def settle(self) -> None:
        if self.outcome.cancelled():
            return
        if self.job.error is not None:
            self.outcome.set_exception(self.job.error)
        else:
            self.outcome.set_result((self.job.value, self.job.news))


class SqliteStore(Store):
    """A SQLite file. That another process has written to it, listeners hear a little late."""

    def __init__(self, path: Path, patience: float) -> None:
        super().__init__()
        self.database = Database(path, patience)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()  # None: no more will come
        self.thread = Thread(target=self.work, name="store", daemon=True)

    async def open(self, create: bool) -> None:
        """StoreError if the file cannot be opened."""
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.database.open, create)
        self.thread.start()

    async def read(self, job: Work[T]) -> T:
        value, _ = await self.hand_in(Job(job, writes=False))
        return value

    async def carry_out(self, job: Work[T]) -> tuple[T, list[News]]:
        return await self.hand_in(Job(job, writes=True))

    async def forget(self, person: str, name: str) -> None:
        """What is forgotten is not in the log of newest changes either."""
        _, news = await self.hand_in(Job(work.forget(person, name), writes=True, forgets=True))
        for one in news:
            self.tell(one)

    async def hand_in(self, job: Job[T]) -> tuple[T, list[News]]:
        waiting = Waiting(job)
        self.queue.put(waiting)
        done: tuple[T, list[News]] = await waiting.outcome
        return done

    async def announce(self, game: str, seats: int) -> None:
        """Nobody hears of it: SQLite has no way to tell other processes."""

    async def close(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # ---------------------------------------------------------------- in the thread

    def work(self) -> None:
        open = True
        while open:
            waiting, open = self.take()
            for _, group in groupby(waiting, lambda one: one.job.writes):
                together = list(group)
                self.database.carry_out([one.job for one in together])
                for one in together:
                    one.hand_over()
            if self.database.changed_elsewhere():
                self.tell_loop(News("missed"))
        self.database.close()

    def tell_loop(self, news: News) -> None:
        with suppress(RuntimeError):  # the loop is gone
            self.loop.call_soon_threadsafe(self.tell, news)

    def take(self) -> tuple[list[Waiting], bool]:
        """Wait a while for a job and take all others that are waiting, too; False once no more will come."""
        try:
            first = self.queue.get(timeout=LOOK)
        except Empty:
            return [], True
        if first is None:
            return [], False
        found = [first]
        while len(found) < MOST:
            try:
                more = self.queue.get_nowait()
            except Empty:
                break
            if more is None:
                return found, False
            found.append(more)
        return found, True
