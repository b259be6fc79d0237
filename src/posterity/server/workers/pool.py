"""The worker processes of a server: work waits for its turn, bots in one line for each owner of tables.

No table stands still for a bot. A worker that dies or hangs is replaced and its request sent to another; if that fails
as well, or the bot makes a mistake, the usual bot answers, and if even that fails, chance. Each time is counted and
logged.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Any, TypeVar

from posterity.server.ops.fair_queue import FairQueue, QueuedJob
from posterity.server.ops.logs import log_event
from posterity.server.ops.metrics import WorkerStats
from posterity.server.workers.process import GIVES_WAY, RequestFailed, WorkerLost, WorkerProcess
from posterity.server.workers.requests import WorkerRequest
from posterity.server.workers.thinking import CHANCE, USUAL, BotRequest, bot_answer

T = TypeVar("T")
TIMEOUT = 15.0  # seconds that a bot may think; levels stop long before (thinking.MOST)


class WorkerPool:
    """At most `count` processes, each started when it is needed first; with 0 a thread of the server does the work."""

    def __init__(self, count: int, timeout: float = TIMEOUT, nice: int = GIVES_WAY) -> None:
        self.count = count
        self.timeout = timeout
        self.nice = nice
        self.queue = FairQueue(max(1, count), most=0, clock=time.monotonic)
        self.all: set[WorkerProcess] = set()
        self.free: list[WorkerProcess] = []
        self.lock = Lock()
        self.started = 0
        self.losses = 0
        self.retired = 0  # because they used too much memory
        self.fallbacks = 0  # answers that another bot gave than the one that was asked
        self.closed = False

    async def think(self, owner: str | None, ask: Callable[[], BotRequest]) -> str:
        """The bot's answer to the request that `ask` makes once the turn of its owner's tables has come."""
        return await self.queue.run(QueuedJob(key=f"bots {owner}", work=partial(self.answered, ask)))

    async def work(self, key: str, request: WorkerRequest[T], tries: int = 2) -> T:
        """What comes of a request once the turn of this line has come; WorkerLost or RequestFailed if nothing does."""
        return await self.queue.run(QueuedJob(key=key, work=partial(self.tried, request, tries)))

    def stats(self) -> WorkerStats:
        return WorkerStats(self.queue.busy(), len(self.all), self.started, self.losses, self.retired, self.fallbacks)

    # ---------------------------------------------------------------- in threads

    def answered(self, ask: Callable[[], BotRequest]) -> str:
        """The answer of the bot, of the usual one where that fails, or of chance, which needs no worker."""
        request = ask()
        try:
            return self.tried(request, tries=2)
        except (WorkerLost, RequestFailed) as e:
            self.fall_back(request, USUAL, e)
        try:
            return self.tried(request._replace(bot=USUAL), tries=1)
        except (WorkerLost, RequestFailed) as e:
            self.fall_back(request, CHANCE, e)
        return bot_answer(request._replace(bot=CHANCE))

    def tried(self, request: WorkerRequest[T], tries: int) -> T:
        """What a worker makes of a request, another one if it dies. One that takes too long would do so again."""
        for left in reversed(range(tries)):
            try:
                return self.asked(request)
            except WorkerLost as e:
                if self.closed or e.hung or not left:
                    raise
        raise AssertionError("there is at least one try")

    def asked(self, request: WorkerRequest[T]) -> T:
        """What a worker makes of a request, or this thread where there are none."""
        if not self.count:
            try:
                return request.carry_out()
            except Exception as e:
                raise RequestFailed(f"{request.about()}: {type(e).__name__}") from e
        worker = self.taken()
        try:
            found = worker.ask(request)
        except WorkerLost as e:
            self.lost(worker, request, e)
            raise
        except BaseException:
            self.give_back(worker)
            raise
        self.give_back(worker)
        return found

    def taken(self) -> WorkerProcess:
        """A free worker, or a new one; WorkerLost if there can be none."""
        with self.lock:
            if self.closed:
                raise WorkerLost("the server stops")
            if self.free:
                return self.free.pop()
            worker = WorkerProcess(self.timeout, self.nice)
            self.started += 1
            self.all.add(worker)
            return worker

    def give_back(self, worker: WorkerProcess) -> None:
        """A worker is free again, unless it is tired: then the next request gets a new one."""
        with self.lock:
            tired = worker.is_tired
            if not tired:
                self.free.append(worker)
                return
            self.all.discard(worker)
            self.retired += 1
        worker.stop()

    def lost(self, worker: WorkerProcess, request: WorkerRequest[Any], error: WorkerLost) -> None:
        with self.lock:
            self.all.discard(worker)
            self.losses += not self.closed
        worker.stop()
        if not self.closed:
            log_event("worker-lost", work=request.about(), reason=str(error))

    def fall_back(self, request: BotRequest, bot: str, error: Exception) -> None:
        """Count and log that another bot answers; WorkerLost if the server stops, and nobody needs to."""
        with self.lock:
            if self.closed:
                raise WorkerLost("the server stops")
            self.fallbacks += 1
        log_event("bot-replaced", game=request.game, bot=request.bot, by=bot, reason=str(error))

    # ---------------------------------------------------------------- at the end

    def close(self) -> None:
        """End all workers, also those that are thinking."""
        with self.lock:
            self.closed = True
            workers, self.free = list(self.all), []
        self.queue.close()
        for worker in workers:
            worker.process.kill()


def usual_count() -> int:
    """A worker for each processor that the server may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
