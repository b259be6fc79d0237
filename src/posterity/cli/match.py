"""Whole games between bots: played out quickly, at a table that keeps a record, or in another process."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from posterity.bots import USUAL_TIME, ThinkingTime, is_own
from posterity.core.abilities import automata_in
from posterity.core.chance import seed_of
from posterity.core.game import Game, Setup
from posterity.core.garbage import collect_rarely
from posterity.core.observation import play_out
from posterity.core.records import write_record
from posterity.core.sets import CardSet
from posterity.core.tasks import State
from posterity.lab.games import SeatedBots, play_recorded, recorded_game
from posterity.lab.jobs import Job, config_of
from posterity.lab.loading import check_own_bots
from posterity.lab.runner import run


@dataclass(frozen=True)
class Match:
    """A series of games to play: seats are fixed as given, and the same match always plays the same games."""

    game: Game[Any]
    bots: list[str]  # one for each seat
    games: int
    seed: int  # the number of the first game
    options: dict[str, str]  # complete
    cards: CardSet
    time: ThinkingTime = USUAL_TIME

    def numbers(self) -> range:
        return range(self.seed, self.seed + self.games)

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
class MatchTally:
    """The results of the games so far; a shared victory counts 1/k for each of k winners."""

    wins: list[Fraction]
    points: list[int | None]  # None for an automaton that has none
    games: int = 0
    decisions: int = 0
    seconds: float = field(default=0.0)

    def add(self, game: Game[Any], s: State, decisions: int) -> None:
        self.add_result(game.winners(s), game.standings(s), decisions)

    def add_result(self, winners: list[int], scores: list[int | None], decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
        for seat, score in enumerate(scores):
            if score is not None:
                self.points[seat] = (self.points[seat] or 0) + score


def new_tally(match: Match) -> MatchTally:
    seats = len(match.bots) + len(automata_in(match.game, match.setup(match.seed)))
    return MatchTally([Fraction(0)] * seats, [None] * seats)


Keeper = Callable[[int, bytes], None]  # the number of a game, and its record


def play(match: Match, told: Callable[[int], None], keep: Keeper | None) -> MatchTally:
    """Play all games of a match; `told` is called with the number of finished games, `keep` with every record."""
    if any(is_own(name) for name in match.bots):
        return play_apart(match, told, keep)
    collect_rarely()
    tally = new_tally(match)
    for number in match.numbers():
        began = time.perf_counter()
        if keep is None:
            s, decisions = quick_game(match, number)
        else:
            table = recorded_game(match.game, match.setup(number), match.bots, match.time)
            keep(number, write_record(table.record()))
            s, decisions = table.state, len(table.entries)
        tally.seconds += time.perf_counter() - began
        tally.add(match.game, s, decisions)
        told(tally.games)
    return tally


def play_apart(match: Match, told: Callable[[int], None], keep: Keeper | None) -> MatchTally:
    """The same in a separate process, which can be stopped whatever a custom bot is doing in it."""
    tally = new_tally(match)
    config = config_of(match.game, len(match.bots), match.options, match.cards, match.time)
    check_own_bots(config, match.bots)
    jobs = (Job(number, tuple(match.bots)) for number in match.numbers())
    with closing(run(play_recorded, config, jobs, workers=1)) as rows:
        for row in rows:
            if keep is not None:
                keep(row["number"], row["record"].encode())
            tally.seconds += row["seconds"]
            tally.add_result(row["winners"], row["scores"], row["answers"])
            told(tally.games)
    return tally


def quick_game(match: Match, number: int) -> tuple[State, int]:
    """The last state of a game, and how many answers it took."""
    setup = match.setup(number)
    s: State = match.game.new(setup)
    return s, play_out(match.game, s, SeatedBots(match.game, setup, match.bots, match.time).bots)
