"""Runs jobs on `processes` of this machine or on `ray`, a local one or the one at an address.

Rows come in the order in which games end. The set of rows depends neither on that order nor on the workers.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from posterity.lab.jobs import Job, LabError, Rows, RunConfig, Work

PROCESSES, RAY = "processes", "ray"


def run(work: Work, config: RunConfig, jobs: Iterable[Job], on: str = PROCESSES, workers: int | None = None) -> Rows:
    """The rows of all jobs; BotError or LabError if one cannot be done. Close the iterator to stop the workers."""
    if on == PROCESSES:
        from posterity.lab.processes import run_in_processes

        return run_in_processes(work, config, jobs, workers or cores())
    kind, _, address = on.partition(":")
    if kind != RAY:
        raise LabError("lab-on", {"value": on})
    from posterity.lab.on_ray import run_on_ray

    return run_on_ray(work, config, jobs, workers, address)


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
