"""SQLite: all work goes through one thread, which takes everything that is waiting into one transaction."""

from __future__ import annotations

import asyncio
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from posterity.store.database import Database, Job
from posterity.store.store import Store
from posterity.store.work import Work

T = TypeVar("T")
MOST = 100  # jobs in one transaction


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
            self.outcome.set_result(self.job.value)


class SqliteStore(Store):
    """A SQLite file. Listeners hear of what this very process appends: one server serves one SQLite file."""

    def __init__(self, path: Path, patience: float) -> None:
        super().__init__()
        self.database = Database(path, patience)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()  # None: no more will come
        self.thread = Thread(target=self.work, name="store", daemon=True)

    async def open(self, create: bool) -> None:
        """StoreError if the file cannot be opened."""
        await asyncio.to_thread(self.database.open, create)
        self.thread.start()

    async def read(self, job: Work[T]) -> T:
        return await self.hand_in(Job(job, writes=False))

    async def write(self, job: Work[T]) -> T:
        return await self.hand_in(Job(job, writes=True))

    async def hand_in(self, job: Job[T]) -> T:
        waiting = Waiting(job)
        self.queue.put(waiting)
        value: T = await waiting.outcome
        return value

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
        self.database.close()

    def take(self) -> tuple[list[Waiting], bool]:
        """Wait for a job and take all others that are waiting, too; False once no more will come."""
        first = self.queue.get()
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
