"""Loads custom bots in another process before a run: whatever their files do there, the run has a sentence for it."""

from __future__ import annotations

from collections.abc import Sequence

from posterity.bots import bot_maker, is_own
from posterity.lab.games import watched
from posterity.lab.jobs import Job, Row, RunConfig
from posterity.lab.processes import run_in_processes


def check_own_bots(config: RunConfig, names: Sequence[str]) -> None:
    """BotError or LabError if one of these bots is in a file that cannot be loaded."""
    own = tuple(name for name in names if is_own(name))
    if own:
        list(run_in_processes(load_bots, config, [Job(0, own)], workers=1))


def load_bots(config: RunConfig, job: Job) -> Row:
    """In the worker: a row with nothing in it once all of them are loaded."""
    for name in job.bots:
        with watched(config.time.timeout):
            bot_maker(name, config.time)
    return {}
