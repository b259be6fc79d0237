"""How long a round of leaders goes on without a building built or destroyed, in thousands of games between bots.

    python -m tools.standstill [--games N] [--seed S] [--out FILE]

N games are played for each number of players and each group of bots. The same command makes the same page. It fails
where a round in which somebody plays to win ended by the twelve tours of leaders.deck.deadlock.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from posterity.bots import BOTS
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.game import Setup
from posterity.core.observation import observe
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.games.leaders.rulebook import STANDSTILL_TOURS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "games" / "leaders-standstill.md"
GAME = GAMES["leaders"]
GAMES_PLAYED = 400
DUEL = "duel-without-protect-and-destroy"
RANDOM = "all random"
MARKS = (3, 6, 9)  # tours whose frequency the page shows


class Company(msgspec.Struct, frozen=True):
    """Who plays together, and with which options."""

    players: int
    name: str
    bots: tuple[str, ...]
    options: dict[str, str] = {}


class Round(msgspec.Struct, frozen=True):
    """The longest stretch without a building built or destroyed, in turns, and whether it ended the round."""

    longest: int
    ended: bool


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    numbers = range(given.seed, given.seed + given.games)
    rows = [(company, play_all(company, numbers)) for company in companies()]
    Path(given.out).write_text(page(given, rows), encoding="utf-8")
    stalled = [row for row in rows if row[0].name != RANDOM and any(one.ended for one in row[1])]
    for company, _ in stalled:
        print(f"ended by twelve tours: {company.players} players, {company.name}", file=sys.stderr)
    return 1 if stalled else 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="standstill", description="Measures how long leaders goes without a change.")
    parser.add_argument("--games", type=int, default=GAMES_PLAYED)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default=str(PAGE))
    return parser.parse_args(words)


def companies() -> Iterator[Company]:
    """Every number of players, all sensible, one sensible among others who answer at random, and nobody sensible."""
    for players in range(GAME.fewest, GAME.most + 1):
        options: list[dict[str, str]] = [{}, {DUEL: "on"}] if players == 2 else [{}]
        for chosen in options:
            more = ", without Protect and Free Destroy" if chosen else ""
            yield Company(players, f"all greedy{more}", ("greedy",) * players, chosen)
            yield Company(
                players, f"one greedy, the rest random{more}", ("greedy", *["random"] * (players - 1)), chosen
            )
        yield Company(players, RANDOM, ("random",) * players)


def play_all(company: Company, numbers: range) -> list[Round]:
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(play, [company] * len(numbers), numbers, chunksize=20))


def play(company: Company, number: int) -> Round:
    """One game of one round, from its number."""
    seed = seed_of(number)
    options = GAME.complete(company.players, company.options)
    cards = GAME.card_set(GAME.standard_set)
    s = GAME.new(Setup(players=company.players, options=options, cards=cards, seed=seed, rules=GAME.rules))
    bots = [BOTS[bot](BlakeStream(seed, f"bot-{seat}")) for seat, bot in enumerate(company.bots)]
    longest = 0
    while s.ask is not None:
        apply(s, bots[s.ask.seat].choose(observe(GAME, s)))
        longest = max(longest, s.standstill)
    return Round(longest, s.first_finisher is None and s.stands_still())


# ---------------------------------------------------------------- the page


def page(given: argparse.Namespace, rows: list[tuple[Company, list[Round]]]) -> str:
    command = f"python -m tools.standstill --games {given.games} --seed {given.seed}"
    lines = ["# How long leaders goes on without a change", ""]
    lines += [f"Made by `{command}`; the same command makes the same page.", ""]
    lines += [
        f"A round ends after {STANDSTILL_TOURS} full tours without a building built or destroyed "
        f"(`leaders.deck.deadlock`). The longest stretch of that kind in each of {given.games} games of one round:",
        "",
    ]
    more = " | ".join(f"games with {mark} tours or more" for mark in MARKS)
    lines += [f"| players | bots | longest, in tours | {more} | ended by it |", "| --- " * (len(MARKS) + 4) + "|"]
    lines += [table_row(company, found) for company, found in rows]
    sensible = [(company, found) for company, found in rows if company.name != RANDOM]
    games = sum(len(found) for _, found in sensible)
    longest = max(one.longest / company.players for company, found in sensible for one in found)
    ended = sum(one.ended for _, found in sensible for one in found)
    lines += ["", f"Where at least one player tries to win: {games} games, the longest stretch {longest:.1f} tours, "]
    lines[-1] += f"{ended} of them ended by it. Only players none of whom tries to win come to that."
    return "\n".join(lines) + "\n"


def table_row(company: Company, found: list[Round]) -> str:
    tours = [one.longest / company.players for one in found]
    often = [str(sum(1 for stretch in tours if stretch >= mark)) for mark in MARKS]
    cells = [str(company.players), company.name, f"{max(tours):.1f}", *often, str(sum(one.ended for one in found))]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
