"""The worker processes of a server: bots wait for their turn, one line for each owner of tables, and think there.

A worker that dies or hangs is replaced and its request sent to another; after a few such losses the usual bot answers.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from threading import Lock

from posterity.server.ops.fair_queue import FairQueue, QueuedJob
from posterity.server.ops.logs import log_event
from posterity.server.ops.metrics import WorkerStats
from posterity.server.workers.process import WorkerLost, WorkerProcess
from posterity.server.workers.thinking import BotRequest, bot_answer, usual_bot_answer

TIMEOUT = 30.0  # seconds that a bot may think
TRIES = 3  # workers that one request may cost


class WorkerPool:
    """At most `count` processes, each started when it is needed first; 0 lets bots think in a thread of the server."""

    def __init__(self, count: int, timeout: float = TIMEOUT) -> None:
        self.count = count
        self.timeout = timeout
        self.queue = FairQueue(max(1, count), most=0, clock=time.monotonic)
        self.all: set[WorkerProcess] = set()
        self.free: list[WorkerProcess] = []
        self.lock = Lock()
        self.losses = 0
        self.closed = False

    async def think(self, owner: str | None, ask: Callable[[], BotRequest]) -> str:
        """The bot's answer to the request that `ask` makes once the turn of its owner's tables has come."""
        return await self.queue.run(QueuedJob(key=f"bots {owner}", work=partial(self.answered, ask)))

    def stats(self) -> WorkerStats:
        return WorkerStats(self.queue.busy(), len(self.all), self.losses)

    # ---------------------------------------------------------------- in threads

    def answered(self, ask: Callable[[], BotRequest]) -> str:
        request = ask()
        if not self.count:
            return bot_answer(request)
        for _ in range(TRIES):
            worker = self.taken()
            try:
                found = worker.ask(request, self.timeout)
            except WorkerLost as e:
                self.lost(worker, request, e)
                if self.closed:
                    raise
                continue
            except BaseException:
                self.give_back(worker)
                raise
            self.give_back(worker)
            return found
        return usual_bot_answer(request)

    def taken(self) -> WorkerProcess:
        with self.lock:
            if self.closed:
                raise WorkerLost("the server stops")
            if self.free:
                return self.free.pop()
            worker = WorkerProcess()
            self.all.add(worker)
            return worker

    def give_back(self, worker: WorkerProcess) -> None:
        with self.lock:
            self.free.append(worker)

    def lost(self, worker: WorkerProcess, request: BotRequest, error: WorkerLost) -> None:
        with self.lock:
            self.all.discard(worker)
            self.losses += not self.closed
        worker.stop()
        if not self.closed:
            log_event("bot-worker-lost", game=request.game, bot=request.bot, reason=str(error))

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
