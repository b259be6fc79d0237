"""Plays the game of one job, and returns its result as a row. `docs/formats.md` says what its columns mean."""

from __future__ import annotations

import faulthandler
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

from posterity.bots import ThinkingTime, bot_maker, display_name, is_own
from posterity.core.actions import Action
from posterity.core.chance import BlakeStream
from posterity.core.game import Game, Setup
from posterity.core.observation import Bot, observe
from posterity.core.records import SeatEntry, write_record
from posterity.core.tasks import State, apply
from posterity.games import GAMES
from posterity.lab.jobs import Job, Row, RunConfig, setup_of
from posterity.lab.plays import PlayCounter
from posterity.table.table import Table

GRACE = 5  # seconds of grace before a bot that cannot be interrupted ends its process
STUCK = 1  # the exit status of such a process


@contextmanager
def watched(timeout: int) -> Iterator[None]:
    """Ends this process if a custom bot hangs where Python cannot interrupt it, in a C function."""
    faulthandler.dump_traceback_later(timeout + GRACE, exit=True, file=null_file())
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


class SeatedBots:
    """The bots of one game, each with its own luck: the stream `bot-SEAT` of the game's seed."""

    def __init__(self, game: Game[Any], setup: Setup, names: Sequence[str], limits: ThinkingTime) -> None:
        self.game = game
        self.setup = setup
        self.limits = limits
        self.own = [is_own(name) for name in names]
        self.bots = [self.seated(seat, name) for seat, name in enumerate(names)]

    def seated(self, seat: int, name: str) -> Bot:
        with watched(self.limits.timeout) if self.own[seat] else nullcontext():
            return bot_maker(name, self.limits)(BlakeStream(self.setup.seed, f"bot-{seat}"))

    def choose(self, s: State) -> Action:
        """The answer of the seat that is asked."""
        assert s.ask is not None
        seat = s.ask.seat
        if not self.own[seat]:
            return self.bots[seat].choose(observe(self.game, s))
        with watched(self.limits.timeout):
            return self.bots[seat].choose(observe(self.game, s))


def play(config: RunConfig, job: Job) -> Row:
    """Plays a ladder game: its result, and for each seat the time spent on real choices and its wasted plays."""
    game, setup = GAMES[config.game], setup_of(config, job)
    s = game.new(setup)
    bots = SeatedBots(game, setup, job.bots, config.time)
    decisions, nanoseconds = [0] * len(job.bots), [0] * len(job.bots)
    counter = PlayCounter(game, len(job.bots))
    while s.ask is not None:
        ask = s.ask
        began = time.perf_counter_ns()
        pick = bots.choose(s)
        if len(ask.options) > 1:
            decisions[ask.seat] += 1
            nanoseconds[ask.seat] += time.perf_counter_ns() - began
        counter.before(s, pick)
        apply(s, pick)
    counter.over(s)
    return {
        **ending(game, s, job),
        "decisions": decisions,
        "microseconds": [spent // 1000 for spent in nanoseconds],
        "plays": counter.plays,
        "null_plays": counter.null_plays,
        "ends": counter.ends,
        "missed_plays": counter.missed_plays,
    }


def ending(game: Game[Any], s: State, job: Job) -> Row:
    """How the game of a job ended."""
    return {
        "number": job.number,
        "bots": list(job.bots),
        "scores": game.standings(s),
        "winners": game.winners(s),
        "answers": s.answers,
    }


def play_recorded(config: RunConfig, job: Job) -> Row:
    """A game with its record, as `simulate` keeps it."""
    game, setup = GAMES[config.game], setup_of(config, job)
    began = time.perf_counter()
    table = recorded_game(game, setup, job.bots, config.time)
    seconds = time.perf_counter() - began
    return {**ending(game, table.state, job), "seconds": seconds, "record": write_record(table.record()).decode()}


def recorded_game(game: Game[Any], setup: Setup, names: Sequence[str], limits: ThinkingTime) -> Table:
    """A game at a table, which keeps every answer."""
    bots = SeatedBots(game, setup, names, limits)
    table = Table(game, setup, seats(names))
    while table.state.ask is not None:
        table.answer(table.state.ask.seat, bots.choose(table.state))
    return table


def seats(bots: Sequence[str]) -> list[SeatEntry]:
    """Bots are named after their kind; from the second of a kind on, with a number."""
    found = []
    for seat, bot in enumerate(bots):
        before = list(bots[:seat]).count(bot)
        name = f"{display_name(bot)} {before + 1}" if before else display_name(bot)
        found.append(SeatEntry(name=name, kind="bot", bot=bot))
    return found


def null_file() -> int:
    """The descriptor of the null device, opened once."""
    if not NULL_FILE:
        NULL_FILE.append(os.open(os.devnull, os.O_WRONLY))
    return NULL_FILE[0]


NULL_FILE: list[int] = []
