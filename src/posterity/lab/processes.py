"""Workers as processes of this machine, each fed through a pipe of its own: losing one costs only its current game."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from posterity.bots import BotError
from posterity.core.garbage import collect_rarely
from posterity.lab.games import GRACE, STUCK
from posterity.lab.jobs import Job, Row, Rows, RunConfig, Work
from posterity.lab.queue import Queue, failed_with, reply_of

AHEAD = 2  # jobs that a worker has at a time, so that it need not wait for the next one
SPAWN = get_context("spawn")


class Worker:
    """A process, our end of its pipe, and its jobs, the current one first."""

    def __init__(self, work: Work, config: RunConfig) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs, work, config), daemon=True)
        self.process.start()
        theirs.close()
        self.jobs: list[Job] = []

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
        return dict(row)

    def lost(self, config: RunConfig, queue: Queue) -> None:
        """The worker is lost: its jobs go back to the queue; BotError if it ended because a bot was stuck."""
        self.process.join()
        self.pipe.close()
        if not self.jobs:
            return
        job, *rest = self.jobs
        if self.process.exitcode == STUCK and job.own_bots():
            seconds = config.time.timeout + GRACE
            raise BotError("bot-stuck", {"bots": job.own_bots(), "seconds": seconds})
        queue.give_back(rest)
        queue.give_back_lost(job)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def run_in_processes(work: Work, config: RunConfig, jobs: Iterable[Job], workers: int) -> Rows:
    """The rows of all jobs, computed by so many processes."""
    queue = Queue(jobs)
    team = [Worker(work, config) for _ in range(workers)]
    try:
        for worker in team:
            worker.feed(queue)
        while any(worker.jobs for worker in team):
            ready: list[Any] = wait([worker.pipe for worker in team])
            for place, worker in enumerate(team):
                if worker.pipe not in ready:
                    continue
                row = worker.receive()
                if row is None:
                    worker.lost(config, queue)
                    worker = team[place] = Worker(work, config)
                worker.feed(queue)
                if row is not None:
                    yield row
    finally:
        for worker in team:
            worker.stop()


# ---------------------------------------------------------------- in the worker


def serve(pipe: Connection, work: Work, config: RunConfig) -> None:
    """Do job after job until the other end of the pipe is closed."""
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
