"""The work of a review in pieces: one job for each answer, for whoever has processes to do them in any order.

A finding depends on the record, the entry, the budget and the seed alone, so findings can be stored one by one as they
come, and a review can go on where it was left.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Final, NamedTuple

from posterity.analysis.budget import Budget
from posterity.analysis.entry import Finding, finding_of
from posterity.analysis.review import Review, assembled
from posterity.analysis.walk import Walk, answers_of
from posterity.core.garbage import collect_rarely
from posterity.core.records import read_record, write_record
from posterity.games import GAMES
from posterity.table.replay import replay
from posterity.table.table import Table

SPAWN: Final = get_context("spawn")
REMEMBERED: Final = 4  # games that a process keeps


class ReviewJob(NamedTuple):
    """One answer of a record that is to be looked at."""

    record: bytes
    n: int
    budget: Budget
    seed: int


def jobs_of(table: Table, budget: Budget, seed: int) -> list[ReviewJob]:
    """The jobs of a review, in the order of the game."""
    record = write_record(table.record())
    return [ReviewJob(record, n, budget, seed) for n in answers_of(table)]


def done(job: ReviewJob) -> Finding:
    """What is found out about the answer of a job."""
    walk = walk_of(job.record)
    return finding_of(walk.table.game, walk.at(job.n), job.budget, job.seed)


def prepare() -> None:
    """Begin as a worker: ^C is for whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()


@lru_cache(REMEMBERED)
def walk_of(record: bytes) -> Walk:
    read = read_record(record)
    return Walk(replay(GAMES[read.game], read))


def findings(jobs: Sequence[ReviewJob], workers: int) -> Iterator[Finding]:
    """The findings of all jobs as they are made, in their order; without workers in this process."""
    if workers < 2:
        yield from map(done, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=SPAWN, initializer=prepare) as pool:
        try:
            yield from pool.map(done, jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def review(
    table: Table, budget: Budget, seed: int, workers: int = 1, tell: Callable[[int], None] | None = None
) -> Review:
    """The whole review of a game that is over; `tell` hears how many answers have been looked at."""
    found: dict[int, Finding] = {}
    for finding in findings(jobs_of(table, budget, seed), workers):
        found[finding.n] = finding
        if tell is not None:
            tell(len(found))
    return assembled(table, found, seed, budget.milliseconds or None)
