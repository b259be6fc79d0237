"""Measures reviews: what share of what is at stake each level of play gives away, and how often estimates come true.

    python -m tools.calibrate GAME [--games N] [--every K] [--players P] [--seed S] [--levels …] [--write]

N games of each level against itself; of each game every K-th decision is looked at with the usual budget. It prints the
share that each level gives away, and for positions called 0 to 100 % how many were won; --write keeps the shares and
the error in src/posterity/analysis/levels.toml. The games are none that a network was trained on: their numbers begin
at a million.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from posterity.analysis.beliefs import real_share
from posterity.analysis.budget import USUAL
from posterity.analysis.entry import Finding, finding_of
from posterity.analysis.levels import MEASURED, in_order, measured, share_lost
from posterity.analysis.walk import Walk, answers_of
from posterity.bots import LEVELS, ThinkingTime
from posterity.games import GAMES
from posterity.lab.games import recorded_game
from posterity.lab.selfplay import setup_with
from posterity.table.table import Table

FIRST = 1_000_000
BINS = 10
PLACES = 4


class Looked(NamedTuple):
    """A finding about a decision, and what its seat won in the end."""

    found: Finding
    won: float


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    looked: dict[str, list[Looked]] = {level: [] for level in given.levels}
    for level in given.levels:
        for number in range(given.games):
            looked[level] += of_game(given, level, FIRST + given.seed + number)
        share, band = lost(looked[level]) or (0.0, 0.0)
        print(f"{level}: {share:.3f} ± {band:.3f} of what is at stake, {len(looked[level])} decisions", flush=True)
    together = [one for found in looked.values() for one in found]
    error = told_and_won(together)
    if given.write:
        keep(given, looked, error)
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="calibrate", description="Measures costs by level, and chances by outcome.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--levels", nargs="*", default=["random", *LEVELS])
    parser.add_argument("--write", action="store_true")
    return parser.parse_args(words)


def of_game(given: argparse.Namespace, level: str, number: int) -> list[Looked]:
    """Some of the decisions of one game of this level against itself."""
    game = GAMES[given.game]
    setup = setup_with(game, given.players, number, {})
    table = recorded_game(game, setup, [level] * given.players, ThinkingTime())
    walk = Walk(table)
    return [
        Looked(found, real_share(game, table.state, found.seat))
        for found in (finding_of(game, walk.at(n), USUAL, number) for n in decisions(table)[:: given.every])
        if found.options > 1
    ]


def decisions(table: Table) -> list[int]:
    """The answers that were chosen among several."""
    return [n for n in answers_of(table) if table.choices[table.before[n]] > 1]


def lost(looked: Sequence[Looked]) -> tuple[float, float] | None:
    return share_lost([(one.found.cost, one.found.stake) for one in looked])


def told_and_won(looked: Sequence[Looked]) -> float:
    """Prints how often positions of each estimate were won; returns the mean error beyond what luck explains."""
    off, count = 0.0, 0
    for place in range(BINS):
        own = [one for one in looked if min(BINS - 1, int(value_of(one) * BINS)) == place]
        if not own:
            continue
        told = sum(value_of(one) for one in own) / len(own)
        won = sum(one.won for one in own) / len(own)
        band = 1.96 * sqrt(max(0.0, won * (1 - won)) / len(own))
        print(f"called {100 * told:.0f} %: won {100 * won:.0f} ± {100 * band:.0f} % of {len(own)}")
        off += max(0.0, abs(told - won) - band) * len(own)
        count += len(own)
    return off / count if count else 0.0


def value_of(one: Looked) -> float:
    assert one.found.value is not None
    return one.found.value


def keep(given: argparse.Namespace, looked: dict[str, list[Looked]], error: float) -> None:
    """Write what was measured of this game beside what is known of the others."""
    known: dict[str, Any] = {name: dict(table) for name, table in measured().items()}
    shares = [(level, (lost(found) or (0.0, 0.0))[0], len(found)) for level, found in looked.items()]
    levels = {level: round(share, PLACES) for level, share in in_order(shares).items()}
    known[given.game] = {"games": given.games, "every": given.every, "error": round(error, PLACES), "levels": levels}
    lines = [MEASURED.read_text(encoding="utf-8").splitlines()[0]]
    for name, table in known.items():
        lines += ["", f"[{name}]", *(f"{key} = {table[key]}" for key in ("games", "every", "error"))]
        lines += ["", f"[{name}.levels]", *(f"{level} = {share}" for level, share in table["levels"].items())]
    MEASURED.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
