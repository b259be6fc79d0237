"""How strong the Nemesis of legacies is at each level: a bot plays alone, and its victories are counted.

    python -m tools.difficulty [--games N] [--seed S] [--bot BOT] [--cards SET] [--processes N] [--out FOLDER]

N games are played at each level, one person against one Nemesis with a Rising Star, with the same seeds. The same
command makes the same page. It fails where the bands of two levels overlap, or where they stand in the wrong order.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

from posterity.bots import BOTS
from posterity.cli.bars import Progress
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.game import Setup
from posterity.core.observation import play_out
from posterity.games import GAMES
from posterity.lab.measures.estimates import Estimate, share
from posterity.lab.measures.page import table
from posterity.lab.measures.plots import band_plot

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "games"
PAGE = "legacies-difficulty.md"
PICTURE = "legacies-difficulty.svg"
GAME = GAMES["legacies"]
LEVELS = ("novice", "standard", "advanced", "expert")
GAMES_EACH = 400
PROCESSES = 2
CHUNK = 5  # games handed to a process at once

Job = tuple[str, str, str, int]  # card set, level, bot, number
Outcome = tuple[bool, int, int]  # did the person win, fame of the person, fame of the Nemesis


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    outcomes = play_all(given)
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PAGE).write_text(page(given, outcomes), encoding="utf-8")
    (folder / PICTURE).write_text(picture(outcomes), encoding="utf-8")
    return 0 if apart(outcomes) else 1


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="difficulty", description="Counts victories against a Nemesis of each level.")
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", choices=list(BOTS), default="greedy")
    parser.add_argument("--cards", default=GAME.standard_set)
    parser.add_argument("--processes", type=int, choices=(1, PROCESSES), default=1)
    parser.add_argument("--out", default=str(FOLDER))
    return parser.parse_args(words)


# ---------------------------------------------------------------- playing


def play_all(given: argparse.Namespace) -> dict[str, list[Outcome]]:
    """The outcomes of all games, by level."""
    numbers = range(given.seed, given.seed + given.games)
    jobs = [(given.cards, level, given.bot, number) for level in LEVELS for number in numbers]
    outcomes: dict[str, list[Outcome]] = {level: [] for level in LEVELS}
    progress = Progress(len(jobs))
    try:
        for done, (job, outcome) in enumerate(zip(jobs, played(jobs, given.processes), strict=True), 1):
            outcomes[job[1]].append(outcome)
            progress.at(done)
    finally:
        progress.close()
    return outcomes


def played(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    if processes == 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, jobs, CHUNK)


def play(job: Job) -> Outcome:
    """One game from its number."""
    cards, level, bot, number = job
    seed, options = seed_of(number), GAME.complete(1, {"difficulty": level})
    s = GAME.new(Setup(players=1, options=options, cards=GAME.card_set(cards), seed=seed, rules=GAME.rules))
    play_out(GAME, s, [BOTS[bot](BlakeStream(seed, "bot-0"))])
    return GAME.winners(s) == [0], s.seats[0].fame, s.seats[1].fame


# ---------------------------------------------------------------- results


def victories(outcomes: list[Outcome]) -> Estimate:
    return share(len([won for won, _, _ in outcomes if won]), len(outcomes))


def percent(found: Estimate) -> str:
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def apart(outcomes: dict[str, list[Outcome]]) -> bool:
    """Does the share of victories fall from level to level, without overlap of the bands?"""
    bands = [victories(outcomes[level]) for level in LEVELS]
    return all(later.high < earlier.low for earlier, later in pairwise(bands))


def page(given: argparse.Namespace, outcomes: dict[str, list[Outcome]]) -> str:
    cards = GAME.card_set(given.cards)
    command = f"python -m tools.difficulty --games {given.games} --seed {given.seed} --bot {given.bot}"
    command += "" if cards.set == GAME.standard_set else f" --cards {cards.set}"
    rows = []
    for level in LEVELS:
        found = outcomes[level]
        person, nemesis = [sum(outcome[n] for outcome in found) / len(found) for n in (1, 2)]
        rows.append([level, percent(victories(found)), f"{person:.1f}", f"{nemesis:.1f}"])
    lines = [
        "# How strong a Nemesis of legacies is",
        "",
        f"Made by `{command}`; the same command makes the same page. Change the solo cards or the bots, not this page.",
        "",
        f"Card set: `{cards.set}`, sha256 `{cards.sha256}`.",
        "",
        f"`{given.bot}` played {given.games} games at each level, alone against one Nemesis with a Rising Star,",
        "with the same seeds. Bands in brackets are Wilson's for 95 %.",
        "",
        f"![Victories at each level]({PICTURE})",
        "",
        *table(["Level", "Victories of the person", "Mean fame", "Mean fame of the Nemesis"], rows),
        "",
        f"Does each level win more than the one before, beyond all overlap? {'Yes.' if apart(outcomes) else '**No.**'}",
    ]
    return "\n".join(lines) + "\n"


def picture(outcomes: dict[str, list[Outcome]]) -> str:
    rows = [(level, {"1 player": victories(outcomes[level]).times(100)}) for level in LEVELS]
    return band_plot("Victories of the person at each level", rows, [50], "%")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
