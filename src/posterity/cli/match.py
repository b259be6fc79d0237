"""Whole games between bots: played out quickly, or at a table that keeps a record."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from posterity.bots import BOTS
from posterity.core.abilities import automata_in
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.game import Game, Setup
from posterity.core.observation import Bot, observe, play_out
from posterity.core.records import SeatEntry
from posterity.core.sets import CardSet
from posterity.core.tasks import State
from posterity.table.table import Table


@dataclass(frozen=True)
class Match:
    """What is to be played: seats are fixed as given, and the same match plays the same games."""

    game: Game[Any]
    bots: list[str]  # one a seat
    games: int
    seed: int  # the number of the first game
    options: dict[str, str]  # complete
    cards: CardSet

    def setup(self, number: int) -> Setup:
        """How game `number` begins."""
        return Setup(
            players=len(self.bots),
            options=self.options,
            cards=self.cards,
            seed=seed_of(number),
            rules=self.game.rules,
        )


@dataclass
class Tally:
    """What came of the games so far; a shared victory counts 1/k for each of k winners."""

    wins: list[Fraction]
    points: list[int | None]  # None for an automaton that has none
    games: int = 0
    decisions: int = 0
    seconds: float = field(default=0.0)

    def add(self, game: Game[Any], s: State, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        winners = game.winners(s)
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
        for seat, score in enumerate(game.standings(s)):
            if score is not None:
                self.points[seat] = (self.points[seat] or 0) + score


def new_tally(seats: int) -> Tally:
    return Tally([Fraction(0)] * seats, [None] * seats)


def play(match: Match, told: Callable[[int], None], keep: Callable[[int, Table], None] | None) -> Tally:
    """All games of a match; `told` hears how many are done, `keep` gets every finished table."""
    tally = new_tally(len(match.bots) + len(automata_in(match.game, match.setup(match.seed))))
    for place in range(match.games):
        began = time.perf_counter()
        number = match.seed + place
        if keep is None:
            s, decisions = quick_game(match, number)
        else:
            table = recorded_game(match, number)
            keep(number, table)
            s, decisions = table.state, len(table.entries)
        tally.seconds += time.perf_counter() - began
        tally.add(match.game, s, decisions)
        told(tally.games)
    return tally


def players(match: Match, seed: bytes) -> list[Bot]:
    """The bots of one game, each with its own luck."""
    return [BOTS[name](BlakeStream(seed, f"bot-{seat}")) for seat, name in enumerate(match.bots)]


def quick_game(match: Match, number: int) -> tuple[State, int]:
    """The last state of a game, and how many answers it took."""
    setup = match.setup(number)
    s: State = match.game.new(setup)
    return s, play_out(match.game, s, players(match, setup.seed))


def recorded_game(match: Match, number: int) -> Table:
    """The same game at a table, which keeps every answer."""
    setup = match.setup(number)
    bots = players(match, setup.seed)
    table = Table(match.game, setup, seats(match.bots))
    while table.state.ask is not None:
        seat = table.state.ask.seat
        table.answer(seat, bots[seat].choose(observe(match.game, table.state)))
    return table


def seats(bots: list[str]) -> list[SeatEntry]:
    """Bots are called like their kind; the second of a kind and those after it have a number, too."""
    found = []
    for seat, bot in enumerate(bots):
        before = bots[:seat].count(bot)
        name = f"{bot.capitalize()} {before + 1}" if before else bot.capitalize()
        found.append(SeatEntry(name=name, kind="bot", bot=bot))
    return found
