"""Measures whether verdicts of reviews can be trusted: are they stable, and are they awake?

    python -m tools.trust GAME [--games N] [--every K] [--players P] [--seed S] [--levels …] [--file FILE]

Each game (numbers from two millions on, none that a network was trained on) is reviewed twice with the usual budget and
different luck; every K-th decision is looked at once more with ten times the budget.

- Stable: of the answers called a blunder by one review, how many are called something else by the other.
- Awake: of the answers that cost over 0.15 at ten times the budget, how many are called a mistake or a blunder at the
  usual one.

FILE keeps what was seen, a line of JSON for each decision, so that runs can be added up.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from posterity.analysis.budget import USUAL, Budget
from posterity.analysis.entry import Finding, finding_of
from posterity.analysis.review import DECISION, ReviewEntry, assembled
from posterity.analysis.verdicts import BLUNDER, MISTAKE
from posterity.analysis.walk import Walk, answers_of
from posterity.bots import LEVELS, ThinkingTime
from posterity.games import GAMES
from posterity.lab.games import recorded_game
from posterity.lab.selfplay import setup_with
from posterity.table.table import Table

FIRST: Final = 2_000_000
COSTLY: Final = 0.15
TENFOLD: Final = Budget(
    screening=10 * USUAL.screening,
    guesses=10 * USUAL.guesses,
    again=10 * USUAL.again,
    beliefs=10 * USUAL.beliefs,
)


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: its verdict and cost in two reviews, and its cost with ten times the budget where that was seen."""

    level: str
    game: int
    n: int
    verdicts: tuple[str, str]
    costs: tuple[float, float]
    bands: tuple[float, float]
    tenfold: float | None


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    seen: list[Seen] = []
    for number in range(given.games):
        level = given.levels[number % len(given.levels)]
        seen += of_game(given, level, FIRST + given.seed + number)
        print(f"{number + 1} games: {summary(seen)}", flush=True)
    if given.file:
        with Path(given.file).open("ab") as file:
            file.writelines(msgspec.json.encode(one) + b"\n" for one in seen)
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trust", description="Measures how stable and how awake verdicts are.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--levels", nargs="*", default=["random", *LEVELS[:2]])
    parser.add_argument("--file")
    return parser.parse_args(words)


def of_game(given: argparse.Namespace, level: str, number: int) -> Iterator[Seen]:
    """The decisions of one game of this level against itself."""
    game = GAMES[given.game]
    table = recorded_game(game, setup_with(game, given.players, number, {}), [level] * given.players, ThinkingTime())
    one, other = looked_at(table, 0), looked_at(table, 1)
    first, second = decisions(table, one, 0), decisions(table, other, 1)
    walk = Walk(table)
    for place, n in enumerate(first):
        tenfold = None
        if place % given.every == 0:
            closer = finding_of(game, walk.at(n), TENFOLD, 2)
            tenfold = decisions(table, {**one, n: closer}, 0)[n].cost
        yield Seen(
            level=level,
            game=number,
            n=n,
            verdicts=(first[n].verdict or "", second[n].verdict or ""),
            costs=(first[n].cost or 0.0, second[n].cost or 0.0),
            bands=(first[n].cost_band or 0.0, second[n].cost_band or 0.0),
            tenfold=tenfold,
        )


def looked_at(table: Table, seed: int) -> dict[int, Finding]:
    walk = Walk(table)
    return {n: finding_of(table.game, walk.at(n), USUAL, seed) for n in answers_of(table)}


def decisions(table: Table, found: dict[int, Finding], seed: int) -> dict[int, ReviewEntry]:
    return {entry.n: entry for entry in assembled(table, found, seed, None).entries if entry.kind == DECISION}


def summary(seen: Sequence[Seen]) -> str:
    """How many blunders were moved by other luck, and how many costly answers were called by their name."""
    called = [verdicts for one in seen for verdicts in (one.verdicts, one.verdicts[::-1]) if verdicts[0] == BLUNDER]
    moved = sum(other != BLUNDER for _, other in called)
    costly = [one for one in seen if one.tenfold is not None and one.tenfold > COSTLY]
    named = sum(one.verdicts[0] in (MISTAKE, BLUNDER) for one in costly)
    return f"{len(seen)} decisions, {moved} of {len(called)} blunders moved, {named} of {len(costly)} costly ones named"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
