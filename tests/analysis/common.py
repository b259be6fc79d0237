"""Records and positions for tests of the analysis."""

from __future__ import annotations

from pathlib import Path

from posterity.analysis.budget import Budget
from posterity.bots import bot_maker
from posterity.core.chance import BlakeStream, QuickStream, seed_of
from posterity.core.game import Setup
from posterity.core.observation import observe
from posterity.core.records import SeatEntry, read_record
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.table.replay import replay
from posterity.table.table import Table

GOLDEN = Path(__file__).parent.parent / "golden"
LITTLE = Budget(screening=2, guesses=4, again=4, edge=0, beliefs=6)


def golden(name):
    """The table of a golden game."""
    record = read_record((GOLDEN / f"{name}.json").read_bytes())
    return replay(GAMES[record.game], record)


def new_table(name, number, players=2, options=None):
    game = GAMES[name]
    chosen = game.complete(players, options or {})
    cards = game.card_set(game.standard_set)
    setup = Setup(players=players, options=chosen, cards=cards, seed=seed_of(number), rules=game.rules)
    seats = [SeatEntry(name=f"Player {seat + 1}", kind="bot", bot="greedy") for seat in range(players)]
    return Table(game, setup, seats)


def played(table, names, changes=None):
    """The table once bots have played on to the end; `changes` are other bots for seats from some answer on."""
    bots = [bot_maker(name)(BlakeStream(table.setup.seed, f"bot-{seat}")) for seat, name in enumerate(names)]
    while not table.over:
        for seat, (since, name) in (changes or {}).items():
            if table.number == since:
                bots[seat] = bot_maker(name)(QuickStream(since))
        table.answer(table.asks(), bots[table.asks()].choose(observe(table.game, table.state)))
    return table


def forced_to_end(s):
    """The position at the end if nobody has anything left to decide, else None."""
    end = s.clone()
    while end.ask is not None:
        if len(end.ask.options) > 1:
            return None
        apply(end, end.ask.options[0])
    return end


def after(s, pick):
    then = s.clone()
    apply(then, pick)
    return then
