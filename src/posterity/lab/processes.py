"""Workers as processes of this machine, each fed through a pipe of its own: losing one costs only its current game.

Each leads a process group, so that whatever a bot has started in it ends with it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any

from posterity.bots import BotError
from posterity.core.garbage import collect_rarely
from posterity.lab.games import GRACE, STUCK
from posterity.lab.jobs import Job, Row, Rows, RunConfig, Work
from posterity.lab.queue import Queue, failed_with, reply_of

PAUSE = 1.0  # seconds between two looks at whether silent workers are still alive
AHEAD = 2  # jobs that a worker has at a time, so that it need not wait for the next one
SPAWN = get_context("spawn")


@contextmanager
def uninterrupted() -> Iterator[None]:
    """A process started in here never hears of ^C, not even while it is being started; here it comes afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # once it runs it leaves the mask alone
    former = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)


class Worker:
    """A process, our end of its pipe, and its jobs, the current one first."""

    def __init__(self, work: Work, config: RunConfig) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs, work, config), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()
        self.jobs: list[Job] = []
        self.since = time.monotonic()  # when it began with the first of them, or earlier

    def feed(self, queue: Queue) -> None:
        """Hand out jobs until it has enough; a worker that has just been lost is noticed later."""
        while len(self.jobs) < AHEAD:
            job = queue.next()
            if job is None:
                return
            self.jobs.append(job)
            try:
                self.pipe.send(job)
            except OSError:
                return

    def receive(self) -> Row | None:
        """The row of the first job; None if the worker is lost. BotError or LabError if the job failed."""
        try:
            row, failed = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if failed is not None:
            raise failed_with(*failed)
        self.jobs.pop(0)
        self.since = time.monotonic()
        return dict(row)

    def has_ended(self) -> bool:
        """Whether the process is gone; its pipe may be kept open by another one that a bot has started."""
        if not hasattr(os, "waitid"):
            return not self.process.is_alive()
        assert self.process.pid is not None
        return os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def lost(self, config: RunConfig, queue: Queue) -> None:
        """The worker is lost: its jobs go back to the queue; BotError if it ended because a bot was stuck."""
        self.clean_up()
        if not self.jobs:
            return
        job, *rest = self.jobs
        overdue = time.monotonic() - self.since > config.time.timeout
        if self.process.exitcode == STUCK and overdue and job.own_bots():
            seconds = config.time.timeout + GRACE
            raise BotError("bot-stuck", {"bots": job.own_bots(), "seconds": seconds})
        queue.give_back(rest)
        queue.give_back_lost(job)

    def stop(self) -> None:
        self.process.kill()
        self.clean_up()

    def clean_up(self) -> None:
        """End what is left of its group, before its number can become that of another process."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid or 0, signal.SIGKILL)
        self.process.join()
        self.pipe.close()


class Team:
    """The workers of a run; there are never more than there are jobs."""

    def __init__(self, work: Work, config: RunConfig, queue: Queue) -> None:
        self.work, self.config, self.queue = work, config, queue
        self.workers: list[Worker] = []

    def grow(self, size: int) -> None:
        """Start workers, each with its first jobs, until there are enough or nothing is left to do."""
        while len(self.workers) < size:
            worker = Worker(self.work, self.config)
            self.workers.append(worker)
            worker.feed(self.queue)
            if not worker.jobs:
                return

    def rows(self) -> Rows:
        while any(worker.jobs for worker in self.workers):
            ready: list[Any] = wait([worker.pipe for worker in self.workers], PAUSE)
            for place, worker in enumerate(self.workers):
                if worker.pipe in ready:
                    row = worker.receive()
                    if row is None:
                        self.replace(place)
                    else:
                        worker.feed(self.queue)
                        yield row
                elif not ready and worker.has_ended():
                    self.replace(place)

    def replace(self, place: int) -> None:
        """Another worker in place of one that is lost."""
        self.workers[place].lost(self.config, self.queue)
        self.workers[place] = Worker(self.work, self.config)
        self.workers[place].feed(self.queue)


def run_in_processes(work: Work, config: RunConfig, jobs: Iterable[Job], workers: int) -> Rows:
    """The rows of all jobs, computed by so many processes."""
    team = Team(work, config, Queue(jobs))
    try:
        team.grow(workers)
        yield from team.rows()
    finally:
        for worker in team.workers:
            worker.stop()


# ---------------------------------------------------------------- in the worker


def serve(pipe: Connection, work: Work, config: RunConfig) -> None:
    """Do job after job until the other end of the pipe is closed."""
    if hasattr(os, "setsid"):
        os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ^C is for whoever started the workers
    os.dup2(2, 1)  # what a bot prints must not get between the lines of a result
    sys.stdout = sys.stderr
    collect_rarely()
    while True:
        try:
            job: Job = pipe.recv()
            pipe.send(reply_of(work, config, job))
        except (EOFError, OSError):
            return
