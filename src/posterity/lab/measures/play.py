"""Plays the game of a job and keeps its account, as a row of Parquet."""

from __future__ import annotations

import json
from typing import Any

from posterity.core.game import Game, Setup
from posterity.core.tasks import State, apply
from posterity.games import GAMES
from posterity.lab.games import SeatedBots, ending
from posterity.lab.jobs import Job, Row, RunConfig, setup_of
from posterity.lab.measures import module_of
from posterity.lab.measures.account import AccountKeeper
from posterity.lab.measures.groups import Account
from posterity.lab.plays import PlayCounter

COLUMNS = (  # of a row, for Parquet; `account` is JSON
    ("number", "number"),
    ("bots", "texts"),
    ("scores", "numbers"),
    ("winners", "numbers"),
    ("answers", "number"),
    ("plays", "numbers"),
    ("null_plays", "numbers"),
    ("account", "text"),
)


def play_measured(config: RunConfig, job: Job) -> Row:
    """Plays a game and notes everything that it is measured by."""
    game, setup = GAMES[config.game], setup_of(config, job)
    s = game.new(setup, listen=True)
    bots = SeatedBots(game, setup, job.bots, config.time)
    keeper = keeper_of(game, setup, s)
    counter = PlayCounter(game, config.players, lapses=False)
    counted = hear_all(s, keeper)
    while s.ask is not None:
        pick = bots.choose(s)
        counter.before(s, pick)
        keeper.before(s, pick)
        apply(s, pick)
    counter.over(s)
    assert s.told is not None and len(s.told) == counted[0]
    for play in counter.made:
        keeper.played(play)
    keeper.over(s)
    account = json.dumps(keeper.told(), separators=(",", ":"))
    return {**ending(game, s, job), "plays": counter.plays, "null_plays": counter.null_plays, "account": account}


def keeper_of(game: Game[Any], setup: Setup, s: State) -> AccountKeeper:
    """Whoever keeps the account of this game."""
    module = module_of(game.name)
    keeper: AccountKeeper = AccountKeeper(game, setup, s) if module is None else module.Keeper(game, setup, s)
    return keeper


def hear_all(s: State, keeper: AccountKeeper) -> list[int]:
    """Let the keeper hear what was told already, and everything from now on; how much that was, as it grows."""
    assert s.told is not None
    told, counted = s.told, [0]

    def hear() -> None:
        counted[0] += 1
        keeper.heard(s, told[counted[0] - 1])

    for _ in range(len(told)):
        hear()
    s.listener = hear
    return counted


def account_of(row: Row) -> Account:
    """The account in a row, with the result of the game."""
    found: Account = json.loads(row["account"])
    kept = ("number", "scores", "winners", "answers", "plays", "null_plays")
    return {**found, **{key: row[key] for key in kept}}
