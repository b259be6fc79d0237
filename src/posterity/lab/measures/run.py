"""Plays as many games as measures want, on the runner of the lab, and gives their accounts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from posterity.lab.about import about
from posterity.lab.jobs import Job, Row, RunConfig
from posterity.lab.measures.groups import Account
from posterity.lab.measures.play import COLUMNS, account_of, play_measured
from posterity.lab.results import Results
from posterity.lab.runner import PROCESSES
from posterity.lab.runner import run as run_jobs


def accounts_of(
    config: RunConfig,
    bot: str,
    numbers: range,
    done: Callable[[], None],
    kept: Path | None = None,
    on: str = PROCESSES,
    workers: int | None = None,
) -> list[Account]:
    """The accounts of the games with these numbers, all seats played by one bot, in the order of the numbers.

    With `kept` the folder keeps every game, and games that it holds already are not played again.
    """
    jobs = [Job(number, (bot,) * config.players) for number in numbers]
    if kept is None:
        return play_all(config, jobs, None, done, on, workers)
    kept.mkdir(parents=True, exist_ok=True)
    with Results(kept, kept_of(config, bot), COLUMNS) as results:
        return play_all(config, jobs, results, done, on, workers)


def kept_of(config: RunConfig, bot: str) -> dict[str, Any]:
    """What a folder of measured games says of itself; games of a ladder are kept elsewhere."""
    return {**about(config, [bot]), "measured": True}


def play_all(
    config: RunConfig, jobs: list[Job], results: Results | None, done: Callable[[], None], on: str, workers: int | None
) -> list[Account]:
    wanted, rows = set(jobs), list[Row]()

    def take(row: Row) -> None:
        if Job(row["number"], tuple(row["bots"])) in wanted:
            rows.append(row)
            done()

    for row in () if results is None else results.earlier():
        take(row)
    left = (job for job in jobs if results is None or job not in results.done)
    with closing(run_jobs(play_measured, config, left, on, workers)) as found:
        for row in found:
            if results is not None:
                results.add(row)
            take(row)
    return [account_of(row) for row in sorted(rows, key=lambda row: int(row["number"]))]
