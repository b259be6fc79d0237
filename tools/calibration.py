"""Measures whether chances in reviews come true: of positions called 70 %, are 70 % won?

    python -m tools.calibration GAME [--games N] [--each K] [--players P] [--seed S] [--levels …] [--file FILE] [--plot]

Each game (numbers from three millions on, none that a network was trained on) is played by one level against itself,
and K of its decisions are valued with the usual budget; few of each game, since those of one game have the same end.
FILE keeps what was seen, a line of JSON for each position; --plot draws docs/pictures/calibration-GAME.svg from it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from posterity.analysis.beliefs import real_share
from posterity.analysis.budget import USUAL
from posterity.analysis.entry import luck_number
from posterity.analysis.statistics import mean
from posterity.analysis.study import study
from posterity.analysis.walk import Walk, answers_of
from posterity.bots import ThinkingTime
from posterity.core.observation import observe
from posterity.games import GAMES
from posterity.lab.games import recorded_game
from posterity.lab.measures.estimates import Estimate, share
from posterity.lab.measures.plots import band_plot
from posterity.lab.selfplay import setup_with

FIRST: Final = 3_000_000
BINS: Final = 10
WHOLE: Final = 100
PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"


class Called(msgspec.Struct, frozen=True, kw_only=True):
    """A position: what its seat was told to expect, and what it won in the end."""

    level: str
    game: int
    n: int
    value: float
    won: float


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    file = Path(given.file)
    seen = [msgspec.json.decode(line, type=Called) for line in file.read_bytes().splitlines()] if file.exists() else []
    for number in range(given.games):
        own = list(of_game(given, given.levels[number % len(given.levels)], FIRST + given.seed + number))
        seen += own
        with file.open("ab") as lines:
            lines.writelines(msgspec.json.encode(one) + b"\n" for one in own)
    rows = table(seen)
    print(f"{len({one.game for one in seen})} games, {len(seen)} positions")
    for _, told, won, count in rows:
        outside = "" if won.low <= told <= won.high else " outside |"
        print(f"| {told:.0f} % | {won.value:.0f} % ({won.low:.0f} to {won.high:.0f}) | {count} |{outside}")
    if given.plot:
        marks = [
            (f"{low} to {low + WHOLE // BINS} %", {"called": Estimate(told, told, told, count), "won": won})
            for low, told, won, count in rows
        ]
        plot = band_plot(f"{given.game}: of positions called so, how many were won", marks, [], "%")
        (PICTURES / f"calibration-{given.game}.svg").write_text(plot, encoding="utf-8")
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="calibration", description="Measures how often chances come true.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--each", type=int, default=3)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--levels", nargs="*", default=["casual", "strong"])
    parser.add_argument("--file", required=True)
    parser.add_argument("--plot", action="store_true")
    return parser.parse_args(words)


def of_game(given: argparse.Namespace, level: str, number: int) -> Iterator[Called]:
    """Some positions of one game of this level against itself."""
    game = GAMES[given.game]
    found = recorded_game(game, setup_with(game, given.players, number, {}), [level] * given.players, ThinkingTime())
    decisions = [n for n in answers_of(found) if found.choices[found.before[n]] > 1]
    walk = Walk(found)
    for n in sorted(random.Random(number).sample(decisions, min(given.each, len(decisions)))):
        before = walk.at(n).before
        observation = observe(game, before)
        value = study(observation, USUAL, luck_number(0, before.answers, observation.seat)).value
        won = real_share(game, found.state, observation.seat)
        yield Called(level=level, game=number, n=n, value=value, won=won)


def table(seen: Sequence[Called]) -> list[tuple[int, float, Estimate, int]]:
    """For each tenth: where it begins, what was called on average, what was won with its band, and of how many."""
    rows: list[tuple[int, float, Estimate, int]] = []
    for place in range(BINS):
        own = [one for one in seen if min(BINS - 1, int(one.value * BINS)) == place]
        if own:
            told = WHOLE * mean([one.value for one in own])
            rows.append(
                (place * WHOLE // BINS, told, share(sum(one.won for one in own), len(own)).times(WHOLE), len(own))
            )
    return rows


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
