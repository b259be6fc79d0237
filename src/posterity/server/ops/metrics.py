"""Metrics of the server in the text format of Prometheus. Totals only: none is about a single table."""

from __future__ import annotations

import resource
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from posterity import __version__
from posterity._compiled import engine
from posterity.store import Counts

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Histogram:
    """Durations counted by upper bound, as Prometheus wants them."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.within: Counter[float] = Counter()

    def add(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds
        for bound in BOUNDS:
            if seconds <= bound:
                self.within[bound] += 1

    def page(self, name: str, about: str) -> str:
        bounds = {f'le="{bound}"': self.within[bound] for bound in BOUNDS} | {'le="+Inf"': self.count}
        found = lines(name, "histogram", about, bounds, "_bucket")
        return found + f"posterity_{name}_sum {self.seconds:.6f}\nposterity_{name}_count {self.count}\n"


class QueueStats(NamedTuple):
    """How busy the queue for heavy work is."""

    waiting: int
    running: int
    seconds: float
    refused: int
    waits: Histogram


class WorkerStats(NamedTuple):
    """How busy the processes are in which bots think."""

    queue: QueueStats
    workers: int
    started: int
    losses: int
    retired: int
    fallbacks: int


class ReviewStats(NamedTuple):
    """How busy the processes are that look at finished games."""

    workers: WorkerStats
    running: int
    finished: int
    failed: int


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.requests: Counter[int] = Counter()  # by status
        self.frames: Counter[int] = Counter()
        self.webhooks: Counter[str] = Counter()  # sent, failed, left out
        self.mistakes = 0
        self.hints = 0
        self.entries = Histogram()  # made, kept and told to everybody

    def page(
        self,
        counts: Counts,
        tables: int,
        sockets: int,
        work: QueueStats,
        bots: WorkerStats,
        reviews: ReviewStats,
    ) -> str:
        """Everything there is to count: every number with what it means and of which type it is."""
        usage = resource.getrusage(resource.RUSAGE_SELF)
        build = {f'version="{__version__}",engine="{engine()}"': 1}
        found = [
            lines("info", "gauge", "which program this is", build),
            lines("games", "gauge", "tables that are kept, by status", labelled("status", counts.games)),
            lines("people", "gauge", "people who are known", {"": counts.people}),
            lines("entries", "gauge", "entries of all games that are kept", {"": counts.entries}),
            lines("tables_in_memory", "gauge", "tables that are loaded", {"": tables}),
            lines("sockets", "gauge", "sockets that are open", {"": sockets}),
            lines("requests_total", "counter", "requests answered, by status", labelled("status", self.requests)),
            lines("frames_total", "counter", "frames answered, by status", labelled("status", self.frames)),
            lines("webhooks_total", "counter", "calls to webhooks", labelled("outcome", self.webhooks)),
            lines("mistakes_total", "counter", "mistakes of the program", {"": self.mistakes}),
            lines("start_seconds", "gauge", "when it was started, in seconds since 1970", {"": round(self.started)}),
            lines("cpu_seconds_total", "counter", "time at work", {"": round(usage.ru_utime + usage.ru_stime, 2)}),
            lines("memory_peak_bytes", "gauge", "the most memory ever in use", {"": usage.ru_maxrss * 1024}),
            lines("work_waiting", "gauge", "pieces of heavy work that wait for their turn", {"": work.waiting}),
            lines("work_running", "gauge", "pieces of heavy work that are being done", {"": work.running}),
            lines("work_seconds_total", "counter", "time spent on heavy work", {"": round(work.seconds, 3)}),
            lines(
                "work_refused_total", "counter", "heavy work refused to who had too much waiting", {"": work.refused}
            ),
            work.waits.page("work_wait_seconds", "how long heavy work waited for its turn"),
            *self.of_bots(bots),
            *self.of_reviews(reviews),
            self.entries.page("entry_seconds", "from an answer to the last view that waits to be sent"),
        ]
        return "".join(found)

    def of_bots(self, bots: WorkerStats) -> list[str]:
        return [
            lines("bots_waiting", "gauge", "bots that wait for a worker", {"": bots.queue.waiting}),
            lines("bots_thinking", "gauge", "bots that think", {"": bots.queue.running}),
            lines("bots_seconds_total", "counter", "time that bots have thought", {"": round(bots.queue.seconds, 3)}),
            lines("bot_workers", "gauge", "processes in which bots think", {"": bots.workers}),
            lines("bot_workers_started_total", "counter", "workers that were started", {"": bots.started}),
            lines("bot_worker_losses_total", "counter", "workers that died or hung", {"": bots.losses}),
            lines("bot_workers_retired_total", "counter", "workers ended for their memory", {"": bots.retired}),
            lines("bot_fallbacks_total", "counter", "answers given by a simpler bot", {"": bots.fallbacks}),
            bots.queue.waits.page("bots_wait_seconds", "how long bots waited for a worker"),
        ]

    def of_reviews(self, reviews: ReviewStats) -> list[str]:
        queue, ended = reviews.workers.queue, {"done": reviews.finished, "failed": reviews.failed}
        return [
            lines("reviews_running", "gauge", "reviews that this server works at", {"": reviews.running}),
            lines("reviews_total", "counter", "reviews that were ended", labelled("outcome", ended)),
            lines("review_seconds_total", "counter", "time spent on reviews", {"": round(queue.seconds, 3)}),
            lines("review_workers", "gauge", "processes that work at reviews", {"": reviews.workers.workers}),
            lines("review_worker_losses_total", "counter", "those that died or hung", {"": reviews.workers.losses}),
            lines("hints_total", "counter", "hints given", {"": self.hints}),
        ]


def labelled(label: str, counts: Mapping[Any, int]) -> dict[str, int]:
    return {f'{label}="{value}"': counts[value] for value in sorted(counts)}


def lines(name: str, kind: str, about: str, counts: Mapping[str, float], ending: str = "") -> str:
    """One number, or one for each label, in the text format of Prometheus."""
    head = f"# HELP posterity_{name} {about}\n# TYPE posterity_{name} {kind}\n"
    written = [f"posterity_{name}{ending}{f'{{{label}}}' if label else ''} {n}\n" for label, n in counts.items()]
    return head + "".join(written)
