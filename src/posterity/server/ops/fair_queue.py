"""A fair queue for work that takes a while: replays, records from files, what an answer would show.

Each key (a person, an address, a table) waits in a line of its own. Next comes whoever was served least so far, counted
in seconds of work: a thousand requests of one person delay somebody else by one of them at most.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from posterity.server.errors import TOO_OFTEN, ApiError
from posterity.server.ops.metrics import Histogram, QueueStats

T = TypeVar("T")
REMEMBERED = 20_000  # keys of which it is known how much they were served


@dataclass(eq=False, kw_only=True)
class QueuedJob(Generic[T]):
    """Something to do for `key`, asked for by `payer` (None: the server itself); `long` ones never fill all threads.

    `charge` is told how many seconds of work it took, whether or not anybody still waits for it.
    """

    key: str
    work: Callable[[], T]
    payer: str | None = None
    long: bool = False
    charge: Callable[[float], None] = lambda seconds: None
    future: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    since: float = field(default_factory=time.monotonic)


class JobOutcome(NamedTuple):
    """What came of a job, or the error that came instead, and the seconds of work that it took."""

    value: Any
    error: Exception | None
    seconds: float


class FairQueue:
    """Runs jobs in `threads` threads, one of each key at a time; `most` jobs of one payer are in it at once.

    `clock` tells how much a thread has worked.
    """

    def __init__(self, threads: int, most: int, clock: Callable[[], float] = time.thread_time) -> None:
        self.threads = threads
        self.most = most
        self.clock = clock
        self.pool = ThreadPoolExecutor(threads, "work")
        self.lines: dict[str, deque[QueuedJob[Any]]] = {}  # who waits, in order of arrival
        self.running: dict[str, QueuedJob[Any]] = {}  # by key
        self.served: dict[str, float] = {}  # seconds of work by key; whoever comes anew begins where the others are
        self.reached = 0.0  # how much the key was served whose turn came last
        self.payers: Counter[str] = Counter()  # jobs that are waiting or running
        self.seconds = 0.0  # of work in all
        self.refused = 0
        self.waits = Histogram()

    def waiting(self) -> int:
        return sum(map(len, self.lines.values()))

    async def run(self, job: QueuedJob[T]) -> T:
        """Queue a job and wait for its result; ApiError if the payer has too many jobs in the queue already."""
        if job.payer is not None and self.payers[job.payer] >= self.most:
            self.refused += 1
            raise ApiError(TOO_OFTEN, "server-busy", most=self.most)
        if job.key not in self.lines and job.key not in self.running:
            self.served[job.key] = max(self.served.get(job.key, 0.0), self.reached)
        self.lines.setdefault(job.key, deque()).append(job)
        if job.payer is not None:
            self.payers[job.payer] += 1
        self.start()
        try:
            return await job.future
        finally:
            self.leave(job)

    def leave(self, job: QueuedJob[Any]) -> None:
        """Remove a job that is done or cancelled. A job that is already running is not interrupted."""
        if job.payer is not None:
            self.payers[job.payer] -= 1
            if not self.payers[job.payer]:
                del self.payers[job.payer]
        if job in self.lines.get(job.key, ()):
            self.take(job)

    def take(self, job: QueuedJob[Any]) -> None:
        self.lines[job.key].remove(job)
        if not self.lines[job.key]:
            del self.lines[job.key]

    def start(self) -> None:
        """Begin as many jobs as there are threads for."""
        while len(self.running) < self.threads and (job := self.next()) is not None:
            self.take(job)
            self.running[job.key] = job
            self.reached = max(self.reached, self.served[job.key])
            self.waits.add(time.monotonic() - job.since)
            done = asyncio.get_running_loop().run_in_executor(self.pool, partial(self.timed, job.work))
            done.add_done_callback(partial(self.done, job))

    def next(self) -> QueuedJob[Any] | None:
        """The first job of the key that was served least. One thread is always kept free of long jobs."""
        longs = sum(job.long for job in self.running.values())
        full = longs >= max(1, self.threads - 1)
        ready = [line[0] for key, line in self.lines.items() if key not in self.running and not (full and line[0].long)]
        return min(ready, key=lambda job: self.served[job.key], default=None)

    def timed(self, work: Callable[[], Any]) -> JobOutcome:
        """Run in a thread: do the work and measure it. An error is part of the outcome, since it costs time, too."""
        begun = self.clock()
        try:
            return JobOutcome(work(), None, self.clock() - begun)
        except Exception as e:
            return JobOutcome(None, e, self.clock() - begun)

    def done(self, job: QueuedJob[Any], done: asyncio.Future[JobOutcome]) -> None:
        del self.running[job.key]
        if done.cancelled():  # the server stops
            job.future.cancel()
            return
        outcome = done.result()
        self.seconds += outcome.seconds
        self.served[job.key] += outcome.seconds
        job.charge(outcome.seconds)
        if not job.future.done():
            settle(job.future, outcome)
        self.start()
        self.forget()

    def forget(self) -> None:
        """Drop the counts of idle keys that have no effect: those served no more than the key whose turn came last."""
        if len(self.served) > REMEMBERED:
            busy = {*self.lines, *self.running}
            self.served = {key: n for key, n in self.served.items() if key in busy or n > self.reached}

    def busy(self) -> QueueStats:
        """Numbers for the metrics page."""
        return QueueStats(self.waiting(), len(self.running), self.seconds, self.refused, self.waits)

    def close(self) -> None:
        """Cancel all waiting jobs and start no more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for line in self.lines.values():
            for job in line:
                job.future.cancel()


def settle(future: asyncio.Future[Any], outcome: JobOutcome) -> None:
    if outcome.error is None:
        future.set_result(outcome.value)
    else:
        future.set_exception(outcome.error)
