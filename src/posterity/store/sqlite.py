"""SQLite: one thread writes, and takes everything that is waiting into one transaction; others read beside it.

In WAL mode a reader waits for no writer and holds none up. What was written is committed before its caller hears of
it, and a job that reads begins after that: whoever has written something reads it afterwards.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from posterity.store.database import Database, PendingJob, ReadingDatabase
from posterity.store.errors import StoreError
from posterity.store.jobs.statements import StoreJob
from posterity.store.locks import Lock
from posterity.store.news import News
from posterity.store.store import Store

T = TypeVar("T")
MOST = 100  # jobs in one transaction
READERS = 3  # threads, each with a connection of its own
LOOK = 0.5  # seconds after which it is time to see whether another process has written


class Waiting:
    """A job whose outcome somebody awaits in an event loop."""

    def __init__(self, job: PendingJob[Any]) -> None:
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
    """A SQLite file. Listeners hear of writes by other processes with a short delay."""

    def __init__(self, path: Path, timeout: float) -> None:
        super().__init__()
        self.database = Database(path, timeout)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()  # None: no more will come
        self.thread = Thread(target=self.work, name="store", daemon=True)
        self.reads: SimpleQueue[Waiting | None] = SimpleQueue()
        self.readers = [Thread(target=self.work_reading, name="store-reader", daemon=True) for _ in range(READERS)]
        self.lock = Lock(path.resolve())  # of the one server that may use the file

    async def open(self, create: bool, alone: bool = False) -> None:
        """StoreError if the file cannot be opened; if `alone`, also if another server uses it."""
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.open_file, create, alone)
        for thread in (self.thread, *self.readers):
            thread.start()

    def open_file(self, create: bool, alone: bool) -> None:
        if alone:
            with suppress(OSError):  # opening the file will say so
                self.database.make_folder()
            if not self.lock.take():
                raise StoreError("store-served", path=str(self.database.path))
        try:
            self.database.open(create)
        except BaseException:
            self.lock.release()
            raise

    async def read(self, job: StoreJob[T]) -> T:
        value, _ = await self.hand_in(self.reads, PendingJob(job, writes=False))
        return value

    async def carry_out(self, job: StoreJob[T], erases: bool = False) -> tuple[T, list[News]]:
        """What a job erases is not in the log of newest changes either."""
        return await self.hand_in(self.queue, PendingJob(job, writes=True, erases=erases))

    async def hand_in(self, queue: SimpleQueue[Waiting | None], job: PendingJob[T]) -> tuple[T, list[News]]:
        waiting = Waiting(job)
        queue.put(waiting)
        done: tuple[T, list[News]] = await waiting.outcome
        return done

    async def announce(self, game: str, seats: int) -> None:
        """Does nothing: SQLite has no way to tell other processes."""

    async def close(self) -> None:
        for _ in self.readers:
            self.reads.put(None)
        for thread in self.readers:
            await asyncio.to_thread(thread.join)
        self.queue.put(None)  # the last to close the file empties its log
        await asyncio.to_thread(self.thread.join)
        self.lock.release()

    # ---------------------------------------------------------------- in the threads

    def work_reading(self) -> None:
        database = ReadingDatabase(self.database.path, self.database.timeout)
        while (waiting := self.reads.get()) is not None:
            database.carry_out([waiting.job])
            waiting.hand_over()
        database.close()

    def work(self) -> None:
        open = True
        while open:
            waiting, open = self.take()
            if waiting:
                self.database.carry_out([one.job for one in waiting])
            for one in waiting:
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
