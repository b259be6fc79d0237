"""Workers on Ray: a local one, or the nodes of a cluster. Games of a lost node are played again elsewhere.

Games are handed out in batches that take about a second, so that sending short games costs little.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from posterity.core.garbage import collect_rarely
from posterity.lab.jobs import Job, LabError, Rows, RunConfig, Work
from posterity.lab.queue import JobReply, Queue, failed_with, reply_of

BATCH_SECONDS = 1.0
LARGEST = 256  # games of a batch
AHEAD = 2  # batches for each processor
SECONDS = 10.0  # to wait for an answer at an address
PAUSE = 5.0  # seconds between two looks at the size of the cluster


def run_on_ray(work: Work, config: RunConfig, jobs: Iterable[Job], workers: int | None, address: str) -> Rows:
    """The rows of all jobs; `workers` batches at a time, or as many as the cluster has room for."""
    ray = connect(address, workers)
    try:
        yield from Batches(ray, work, config, Queue(jobs), workers).rows()
    except ray.exceptions.RayError as e:
        raise refused(address, e) from None
    finally:
        ray.shutdown()


def refused(address: str, error: Exception) -> LabError:
    """There is no cluster, or it has gone, or its nodes cannot play: without posterity, for example."""
    said = [line for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    cause = said[-1] if "Traceback" in str(error) else said[0]
    return LabError("lab-ray-refused", {"address": address or "local", "error": cause.strip()})


def connect(address: str, workers: int | None) -> Any:
    """The ray package, connected; LabError if it is not installed or nothing answers at the address."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise LabError("lab-no-ray", {}) from None
    options: dict[str, Any] = {"address": address} if address else {"address": "local", "num_cpus": workers}
    engine = {name: value for name, value in os.environ.items() if name == "POSTERITY_ENGINE"}
    try:
        reach(address)
        ray.init(
            **options,
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            runtime_env={"env_vars": engine} if engine else None,
        )
    except Exception as e:  # Ray raises plain ones, too: when a node takes too long to start
        raise refused(address, e) from None
    return ray


def reach(address: str) -> None:
    """OSError unless something listens at HOST:PORT; Ray itself would wait for ever."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), SECONDS).close()


def do_batch(work: Work, config: RunConfig, folder: str, jobs: list[Job]) -> list[JobReply]:
    """In a worker: every job of a batch, up to the first that fails; custom bots are named from where the run began."""
    with suppress(OSError):
        os.chdir(folder)
    collect_rarely()
    done: list[JobReply] = []
    for job in jobs:
        done.append(reply_of(work, config, job))
        if done[-1][1] is not None:
            break
    return done


class Batches:
    """Batches in flight, each with its jobs and the time at which it was sent."""

    def __init__(self, ray: Any, work: Work, config: RunConfig, queue: Queue, workers: int | None) -> None:
        self.ray = ray
        self.remote = ray.remote(do_batch).options(num_cpus=1, max_retries=0)
        self.given = [ray.put(work), ray.put(config), os.getcwd()]
        self.queue = queue
        self.workers = workers
        self.size = 1
        self.sent: dict[Any, tuple[list[Job], float]] = {}

    def rows(self) -> Rows:
        while self.send() or self.sent:
            ready, _ = self.ray.wait(list(self.sent), timeout=PAUSE)
            for batch in ready:
                yield from self.receive(batch)

    def room(self) -> int:
        """How many batches may be in flight now; it changes as nodes come and go."""
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        return AHEAD * max(1, min(processors, self.workers or processors))

    def send(self) -> bool:
        """Send batches until there are enough; False if nothing is left to send."""
        for _ in range(self.room() - len(self.sent)):
            jobs = [job for _ in range(self.size) if (job := self.queue.next()) is not None]
            if not jobs:
                return False
            self.sent[self.remote.remote(*self.given, jobs)] = (jobs, time.monotonic())
        return True

    def receive(self, batch: Any) -> Rows:
        """The rows of a batch; if it was lost, its jobs go back."""
        jobs, sent = self.sent.pop(batch)
        try:
            done: list[JobReply] = self.ray.get(batch)
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError:
            self.lost(jobs)
            return
        self.measure(len(jobs), time.monotonic() - sent)
        for row, failed in done:
            if failed is not None:
                raise failed_with(*failed)
            assert row is not None
            yield row

    def lost(self, jobs: list[Job]) -> None:
        """Return the jobs of a lost batch, to be sent one by one: a loss counts against a job only if it was alone."""
        if len(jobs) == 1:
            self.queue.give_back_lost(jobs[0])
        else:
            self.queue.give_back(jobs)
        self.size = 1

    def measure(self, games: int, seconds: float) -> None:
        """Make batches as large as fits the time."""
        if games == self.size and seconds < BATCH_SECONDS / 2:
            self.size = min(LARGEST, 2 * self.size)
        elif seconds > 2 * BATCH_SECONDS * AHEAD:
            self.size = max(1, self.size // 2)
