"""Measures whether verdicts of reviews can be trusted: are they stable, and are they awake?

    python -m tools.trust GAME [--games N] [--every K] [--players P] [--seed S] [--levels …] [--file FILE]

Each game (numbers from two millions on, none that a network was trained on) is reviewed with the usual budget.

- Stable: the answers called a blunder are looked at again with other luck; how many are called something else then.
- Awake: every third answer that may have cost much, and every K-th other one, is looked at with ten times the budget;
  of those that cost over 0.15 there, how many are called a mistake or a blunder at the usual one. Each counts for all
  that it was chosen from.

FILE keeps what was seen, a line of JSON for each decision, and runs are added up there.
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

FIRST: Final = 2_000_000
COSTLY: Final = 0.15
SUSPECT: Final = 0.05  # what may have cost so much is looked at more closely
SUSPECTS: Final = 3  # of so many of them one is looked at more closely
OTHER_LUCK: Final = 1
TENFOLD: Final = Budget(
    screening=10 * USUAL.screening,
    guesses=10 * USUAL.guesses,
    again=10 * USUAL.again,
    edge=0,
    beliefs=10 * USUAL.beliefs,
    sight=False,
)


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: what it is called and costs, and the same with other luck and with ten times the budget, if seen.

    It stands for `weight` decisions where it was chosen for the closer look without a reason.
    """

    level: str
    game: int
    n: int
    verdict: str
    cost: float
    band: float
    other: str | None = None
    other_cost: float | None = None
    tenfold: float | None = None
    weight: int = 1


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    file = Path(given.file) if given.file else None
    lines = file.read_bytes().splitlines() if file is not None and file.exists() else []
    seen = [msgspec.json.decode(line, type=Seen) for line in lines]
    for number in range(given.games):
        level = given.levels[number % len(given.levels)]
        own = list(of_game(given, level, FIRST + given.seed + number))
        seen += own
        if file is not None:
            with file.open("ab") as kept:
                kept.writelines(msgspec.json.encode(one) + b"\n" for one in own)
        print(summary(seen), flush=True)
    if not given.games:
        print(summary(seen))
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trust", description="Measures how stable and how awake verdicts are.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--every", type=int, default=12)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--levels", nargs="*", default=["random", *LEVELS[:2]])
    parser.add_argument("--file")
    return parser.parse_args(words)


def of_game(given: argparse.Namespace, level: str, number: int) -> Iterator[Seen]:
    """The decisions of one game of this level against itself."""
    game = GAMES[given.game]
    table = recorded_game(game, setup_with(game, given.players, number, {}), [level] * given.players, ThinkingTime())
    walk = Walk(table)
    usual = msgspec.structs.replace(USUAL, sight=False)
    found = {n: finding_of(game, walk.at(n), usual, 0) for n in answers_of(table)}

    def decisions(findings: dict[int, Finding]) -> dict[int, ReviewEntry]:
        entries = assembled(table, findings, 0, None).entries
        return {entry.n: entry for entry in entries if entry.kind == DECISION}

    def again(n: int, budget: Budget) -> ReviewEntry:
        return decisions({**found, n: finding_of(game, walk.at(n), budget, OTHER_LUCK)})[n]

    for place, (n, entry) in enumerate(decisions(found).items()):
        cost, band = entry.cost or 0.0, entry.cost_band or 0.0
        seen = Seen(level=level, game=number, n=n, verdict=entry.verdict or "", cost=cost, band=band)
        if entry.verdict == BLUNDER:
            other = again(n, usual)
            seen = msgspec.structs.replace(seen, other=other.verdict, other_cost=other.cost)
        weight = SUSPECTS if cost >= SUSPECT or cost + band >= COSTLY else given.every
        if place % weight == 0:
            seen = msgspec.structs.replace(seen, tenfold=again(n, TENFOLD).cost, weight=weight)
        yield seen


def summary(seen: Sequence[Seen]) -> str:
    """How many blunders were moved by other luck, and how many costly answers were called by their name."""
    blunders = [one for one in seen if one.verdict == BLUNDER]
    moved = sum(one.other != BLUNDER for one in blunders)
    costly = [one for one in seen if one.tenfold is not None and one.tenfold > COSTLY]
    named = sum(one.weight for one in costly if one.verdict in (MISTAKE, BLUNDER))
    games = len({one.game for one in seen})
    return (
        f"{games} games, {len(seen)} decisions: {moved} of {len(blunders)} blunders moved, "
        f"{named} of {sum(one.weight for one in costly)} costly answers named"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
