"""Are neighbouring levels apart? Plays each level against the next one and says by how much, with bands of 95 %.

    python -m tools.levels_apart GAME [--levels beginner,casual,strong,expert] [--deals PLAYERS:N …] [--options A=1,B=x]
                                 [--seed S] [--kept FOLDER] [--workers W]

A deal is played once with the one level at each seat, alone among the other, and the other way round: with two players
2 games, with four 8. `--kept` keeps the games, so that the same command resumes a run that was interrupted.
It also says how long each level thinks about a decision of two or more answers, against its bound, by the clock: that
counts only on a machine that does nothing else.
Exit status 0: all are apart and within their time; 1: not all.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from posterity.bots import LEVELS
from posterity.games import GAMES
from posterity.lab.measures.page import table
from tools.bots_page import count_of_deals, played

MOST_MS = {"beginner": 20.0, "casual": 20.0, "strong": 100.0}  # of thinking, on average for a decision


class Pairing(NamedTuple):
    """A level and the next one: the share of victories of one of the upper among the lower, and the other way round."""

    players: int
    lower: str
    upper: str
    games: int
    above: tuple[float, float, float]  # share, low, high
    below: tuple[float, float, float]
    ms: dict[str, float | None]

    @property
    def apart(self) -> bool:
        """Does the upper win more than its part, and the lower less, both beyond their bands?"""
        part = 1 / self.players
        return self.above[1] > part > self.below[2]

    def too_slow(self) -> list[str]:
        return [bot for bot, ms in self.ms.items() if ms is not None and ms > MOST_MS.get(bot, ms)]


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    found = [
        pairing(given, players, deals, lower, upper)
        for players, deals in given.deals
        for lower, upper in pairwise(given.levels.split(","))
    ]
    print("\n".join(page(found)))
    return 0 if all(one.apart and not one.too_slow() for one in found) else 1


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="levels_apart", description="Measures how far neighbouring levels are apart.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--deals", type=count_of_deals, nargs="+", default=[(2, 200), (4, 100)], metavar="PLAYERS:N")
    parser.add_argument("--options")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept")
    parser.add_argument("--workers", type=int)
    return parser.parse_args(words)


def pairing(given: argparse.Namespace, players: int, deals: int, lower: str, upper: str) -> Pairing:
    words = ["ladder", given.game, "--players", players, "--games", deals, "--bots", f"{upper},{lower}"]
    more = ["--options", given.options] if given.options else []
    command = [str(word) for word in [*words, "--seed", given.seed, *more]]
    return read(played(command, given, f"{players}-{upper}-{lower}"), players, deals, lower, upper)


def read(told: dict[str, Any], players: int, deals: int, lower: str, upper: str) -> Pairing:
    """A pairing from the output of `posterity ladder --json`; with two players it lists each pair from one side."""
    shares = {(pair["a"], pair["b"]): (pair["share"], pair["low"], pair["high"]) for pair in told["pairs"]}
    if players == 2:
        share, low, high = shares.get((upper, lower)) or turned(shares[lower, upper])
        above, below = (share, low, high), turned((share, low, high))
    else:
        above, below = shares[upper, lower], shares[lower, upper]
    games = deals * players * (1 if players == 2 else 2)
    return Pairing(players, lower, upper, games, above, below, {bot["bot"]: bot["ms"] for bot in told["bots"]})


def turned(share: tuple[float, float, float]) -> tuple[float, float, float]:
    """The same from the other side, where each game is won by one of two."""
    return 1 - share[0], 1 - share[2], 1 - share[1]


def page(found: Sequence[Pairing]) -> list[str]:
    head = ["Players", "Games", "Level", "wins among the one below", "and that one among these", "apart", "ms"]
    return table(head, [row(one) for one in found])


def row(one: Pairing) -> list[str]:
    ms = ", ".join("–" if one.ms[bot] is None else f"{one.ms[bot]:.1f}" for bot in (one.upper, one.lower))
    slow = "".join(f", `{bot}` too slow" for bot in one.too_slow())
    verdict = "yes" if one.apart else "not shown"
    names = f"`{one.upper}` – `{one.lower}`"
    return [str(one.players), str(one.games), names, said(one.above), said(one.below), verdict, f"{ms}{slow}"]


def said(share: tuple[float, float, float]) -> str:
    return f"{100 * share[0]:.1f} % ({100 * share[1]:.1f}–{100 * share[2]:.1f})"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
