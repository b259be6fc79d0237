"""Work for workers: quick, slow or deadly, found by other processes under this module's name."""

from __future__ import annotations

import fcntl
import os
import signal
import time
from pathlib import Path

from posterity.bots import BotError, ThinkingTime
from posterity.core.game import Game
from posterity.games import GAMES
from posterity.lab.games import STUCK
from posterity.lab.jobs import Job, config_of

LEADERS: Game = GAMES["leaders"]


def config(players=2, timeout=60, options=None, game=LEADERS):
    cards = game.card_set(game.standard_set)
    return config_of(game, players, game.complete(players, options or {}), cards, ThinkingTime(timeout))


def jobs(count, bots=("random", "random")):
    return [Job(number, tuple(bots)) for number in range(count)]


def row(job):
    return {"number": job.number, "bots": list(job.bots), "winners": [job.number % len(job.bots)]}


def quick(_, job):
    return row(job)


def slow(_, job):
    time.sleep(0.05)
    return row(job)


def fails(_, job):
    if job.number == 3:
        raise BotError("bot-no-choose", {"bot": "mine.py:Mine"})
    return row(job)


def breaks(_, job):
    raise ZeroDivisionError("by nothing")


def dies_once(_, job):
    """Game 5 kills its worker the first time; the first bot is the name of a file that remembers."""
    seen = Path(job.bots[0])
    if job.number == 5 and not seen.exists():
        seen.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return row(job)


def dies(_, job):
    os.kill(os.getpid(), signal.SIGKILL)


def chatters(_, job):
    print("a bot likes to talk")
    return row(job)


def interrupts(_, job):
    raise KeyboardInterrupt


def leaves_a_child(_, job):
    """Game 2 leaves a process behind that does nothing and holds on to everything; its worker ends the first time."""
    seen = Path(job.bots[0])
    if job.number == 2 and not seen.exists():
        with seen.open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)  # until both processes have ended
            if os.fork() == 0:
                time.sleep(1000)
            os._exit(3)
    return row(job)


def ends_at_once(_, job):
    os._exit(STUCK)


def tells_its_process(_, job):
    time.sleep(0.02)
    return {**row(job), "process": os.getpid()}


class Unreadable:
    """Work that arrives nowhere, as on a node without this program."""

    def __reduce__(self):
        return (no_such_module, ())


def no_such_module():
    raise ModuleNotFoundError("no such module")
