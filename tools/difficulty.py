"""How strong the Nemesis of legacies is at each level: a bot plays alone, and its victories are counted.

    python -m tools.difficulty [--games N] [--seed S] [--bot BOT] [--cards SET] [--processes N] [--out FOLDER]

N games are played at each level, one person against one Nemesis with a Rising Star, with the same seeds, and as many of
two people with a Rising Star. The same command makes the same page. It fails where the bands of two levels overlap or
stand in the wrong order, where failing pays an automaton more than acting, where one order of turns is nearly always
the same, or where the standings during the game say too little about its end.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import correlation

from posterity.bots import BotError, bot_maker
from posterity.cli.bars import Progress
from posterity.core.sets import edition_name
from posterity.lab.measures.estimates import Estimate, share
from posterity.lab.measures.page import table
from posterity.lab.measures.plots import band_plot
from tools.solo_games import GAME, Job, SoloGame, play

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "games"
PAGE = "legacies-difficulty.md"
PICTURE = "legacies-difficulty.svg"
STANDINGS = "legacies-standings.svg"
LEVELS = ("novice", "standard", "advanced", "expert")
GAMES_EACH = 400
PROCESSES = 2
CHUNK = 5  # games handed to a process at once
PAIR = "two people"  # with a Rising Star, beside the levels
ORDER_MOST = 0.6  # of all generations, those with the commonest order of turns
LEADER_LEAST = 0.7  # of games, those that are won by whoever leads after generation 5
FAILED = " failed"
NAMES = {"nemesis": "Nemesis", "star": "Rising Star"}
KINDS = {
    "buy": "buying",
    "global": "global actions",
    "heirloom": "heirlooms",
    "relationship": "relationships",
    "sell": "selling",
}

Outcomes = dict[str, list[SoloGame]]


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    outcomes = play_all(given)
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / PAGE).write_text(page(given, outcomes), encoding="utf-8")
    (folder / PICTURE).write_text(picture(outcomes), encoding="utf-8")
    (folder / STANDINGS).write_text(standings_picture(outcomes), encoding="utf-8")
    return 0 if all(holds for _, _, holds in bounds(outcomes)) else 1


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="difficulty", description="Counts victories against a Nemesis of each level.")
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", type=known_bot, default="greedy")
    parser.add_argument("--cards", default=GAME.standard_set)
    parser.add_argument("--processes", type=int, choices=(1, PROCESSES), default=1)
    parser.add_argument("--out", default=str(FOLDER))
    return parser.parse_args(words)


def known_bot(name: str) -> str:
    """The name of a bot that there is."""
    try:
        bot_maker(name)
    except BotError as e:
        raise argparse.ArgumentTypeError(str(e)) from None
    return name


# ---------------------------------------------------------------- playing


def play_all(given: argparse.Namespace) -> Outcomes:
    """The outcomes of all games, by level; those of two people are at no level."""
    numbers = range(given.seed, given.seed + given.games)
    jobs = [(given.cards, level, given.bot, 1, number) for level in LEVELS for number in numbers]
    jobs += [(given.cards, LEVELS[1], given.bot, 2, number) for number in numbers]
    outcomes: Outcomes = {name: [] for name in (*LEVELS, PAIR)}
    progress = Progress(len(jobs))
    try:
        for done, (job, outcome) in enumerate(zip(jobs, played(jobs, given.processes), strict=True), 1):
            outcomes[PAIR if job[3] == 2 else job[1]].append(outcome)
            progress.at(done)
    finally:
        progress.close()
    return outcomes


def played(jobs: list[Job], processes: int) -> Iterator[SoloGame]:
    if processes == 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, jobs, CHUNK)


# ---------------------------------------------------------------- results


def victories(outcomes: list[SoloGame]) -> Estimate:
    return share(len([game for game in outcomes if game.won]), len(outcomes))


def percent(found: Estimate) -> str:
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def apart(outcomes: Outcomes) -> bool:
    """Does the share of victories fall from level to level, without overlap of the bands?"""
    bands = [victories(outcomes[level]) for level in LEVELS]
    return all(later.high < earlier.low for earlier, later in pairwise(bands))


def against(outcomes: Outcomes) -> list[SoloGame]:
    """The games against a Nemesis, of all levels."""
    return [game for level in LEVELS for game in outcomes[level]]


def worths(games: list[SoloGame]) -> dict[str, tuple[int, float]]:
    """Of each kind of turn of automata, and of those that failed: how many, and what one brings in fame."""
    found: dict[str, tuple[int, float]] = {}
    for kind in sorted({kind for game in games for kind in game.turns}):
        count = sum(game.turns.get(kind, 0) for game in games)
        found[kind] = count, sum(game.worth.get(kind, 0) for game in games) / count / 100
    return found


def failing_pays(games: list[SoloGame]) -> list[str]:
    """Kinds of turns that bring more if they fail; a Rising Star never triggers, and is left out."""
    found = worths(games)
    return [
        kind
        for kind, (_, worth) in found.items()
        if kind.startswith("nemesis") and kind + FAILED in found and found[kind + FAILED][1] > worth
    ]


def orders(games: list[SoloGame]) -> list[tuple[str, Estimate]]:
    """In which share of generations each order of turns was seen, the commonest first; the first is by the mats."""
    seen = Counter(order for game in games for order in game.orders[1:])
    whole = sum(seen.values())
    return [(order, share(count, whole)) for order, count in seen.most_common()]


def leaders_win(games: list[SoloGame]) -> list[Estimate]:
    """How often whoever had more fame after each generation has more at the end."""
    found = []
    for place in range(min((len(game.standings) for game in games), default=0)):
        told = [(game.standings[place], game.fame[0] - game.fame[1]) for game in games if game.standings[place]]
        found.append(share(len([1 for now, end in told if (now > 0) == (end > 0)]), len(told)))
    return found


def correlations(games: list[SoloGame]) -> list[float]:
    """How the lead after each generation goes with the lead at the end, from -1 to 1."""
    ends = [float(game.fame[0] - game.fame[1]) for game in games]
    found = []
    for place in range(min((len(game.standings) for game in games), default=0)):
        leads = [float(game.standings[place]) for game in games]
        varied = len(set(leads)) > 1 and len(set(ends)) > 1
        found.append(correlation(leads, ends) if varied else 0.0)
    return found


def bounds(outcomes: Outcomes) -> list[tuple[str, str, bool]]:
    """What is to hold: the sentence, what was seen, whether it does."""
    games = against(outcomes)
    paid = failing_pays(games)
    found = [
        ("Each level wins more than the one before, beyond all overlap", "", apart(outcomes)),
        ("Failing never brings an automaton more than acting", ", ".join(paid), not paid),
    ]
    for name, some in (("against a Nemesis", games), ("with two", outcomes[PAIR])):
        (order, often), *_ = orders(some)
        said = f"{percent(often)}, {seats_in(order, name)}"
        found.append(
            (f"No order of turns is that of more than {ORDER_MOST:.0%} {name}", said, often.value <= ORDER_MOST)
        )
    leads = leaders_win(games)[-1]
    found.append(
        (f"Whoever leads after generation 5 wins in {LEADER_LEAST:.0%}", percent(leads), leads.value >= LEADER_LEAST)
    )
    return found


def seats_in(order: str, name: str) -> str:
    """An order of turns in words."""
    seats = ["the person", "the Nemesis", "the Rising Star"] if name != "with two" else ["A", "B", "the Rising Star"]
    return ", ".join(seats[int(seat)] for seat in order.split())


# ---------------------------------------------------------------- the page


def page(given: argparse.Namespace, outcomes: Outcomes) -> str:
    cards = GAME.card_set(given.cards)
    current = cards.sha256 == GAME.card_set(GAME.standard_set).sha256
    command = f"python -m tools.difficulty --games {given.games} --seed {given.seed} --bot {given.bot}"
    command += "" if current else f" --cards {given.cards}"
    lines = [
        "# How strong a Nemesis of legacies is",
        "",
        f"Made by `{command}`; the same command makes the same page. Change the solo cards or the bots, not this page.",
        "",
        f"Card set: `{edition_name(cards)}`, sha256 `{cards.sha256}`.",
        "",
        f"`{given.bot}` played {given.games} games at each level, alone against one Nemesis with a Rising Star,",
        "with the same seeds, and as many of two people with a Rising Star. Bands in brackets are Wilson's for 95 %.",
        "",
        "## The bounds",
        "",
        *table(["Bound", "Seen", "Holds"], [[said, seen, yes(holds)] for said, seen, holds in bounds(outcomes)]),
        "",
        "## Levels",
        "",
        f"![Victories at each level]({PICTURE})",
        "",
        *table(["Level", "Victories of the person", "Mean fame", "Mean fame of the Nemesis"], level_rows(outcomes)),
        "",
        *turn_lines(against(outcomes)),
        *order_lines(outcomes),
        *standing_lines(against(outcomes)),
        f"Does each level win more than the one before, beyond all overlap? {'Yes.' if apart(outcomes) else '**No.**'}",
    ]
    return "\n".join(lines) + "\n"


def yes(holds: bool) -> str:
    return "yes" if holds else "**no**"


def level_rows(outcomes: Outcomes) -> list[list[str]]:
    rows = []
    for level in LEVELS:
        found = outcomes[level]
        person, nemesis = [sum(game.fame[n] for game in found) / len(found) for n in (0, 1)]
        rows.append([level, percent(victories(found)), f"{person:.1f}", f"{nemesis:.1f}"])
    return rows


def turn_lines(games: list[SoloGame]) -> list[str]:
    """What automata do, and what it brings them."""
    found = worths(games)
    rows = []
    for kind in [kind for kind in found if not kind.endswith(FAILED)] + [
        kind.removesuffix(FAILED) for kind in found if kind.endswith(FAILED) and kind.removesuffix(FAILED) not in found
    ]:
        done, worth = found.get(kind, (0, 0.0))
        failed, paid = found.get(kind + FAILED, (0, 0.0))
        who, what, century = kind.split()
        often = f"{(done + failed) / len(games):.1f}"
        did = [
            f"{worth:.1f}" if done else "",
            f"{100 * failed / (done + failed):.0f} %",
            f"{paid:.1f}" if failed else "",
        ]
        rows.append([f"{NAMES[who]}, century {century}, {KINDS[what]}", often, *did])
    return [
        "## What automata do",
        "",
        "Turns of a game by what the row says, and by how much the automaton stands better after one, in fame, by the",
        "hand-written evaluation: when it acts, and when it fails and adds the amount to its foundation instead.",
        "",
        *table(["Turn", "In a game", "Acting brings", "Fails", "Failing brings"], rows),
        "",
    ]


def order_lines(outcomes: Outcomes) -> list[str]:
    """Who goes first, from generation 2 on."""
    lines = ["## Order of turns", "", "In which share of generations, from the second on.", ""]
    for name, games in (("against a Nemesis", against(outcomes)), ("with two", outcomes[PAIR])):
        rows = [[seats_in(order, name), percent(often)] for order, often in orders(games)]
        lines += [*table([f"Order {name}", "Generations"], rows), ""]
    return lines


def standing_lines(games: list[SoloGame]) -> list[str]:
    """How well one sees during the game who will win."""
    pairs = zip(leaders_win(games), correlations(games), strict=True)
    rows = [[str(number), percent(often), f"{along:.2f}"] for number, (often, along) in enumerate(pairs, 1)]
    return [
        "## Seeing where one stands",
        "",
        "How often whoever has more fame after a generation, the person or the Nemesis, has more at the end, and how",
        "the lead goes with that at the end (correlation).",
        "",
        f"![Who leads, and who wins]({STANDINGS})",
        "",
        *table(["After generation", "The leader wins", "Correlation"], rows),
        "",
    ]


def picture(outcomes: Outcomes) -> str:
    rows = [(level, {"1 player": victories(outcomes[level]).times(100)}) for level in LEVELS]
    return band_plot("Victories of the person at each level", rows, [50], "%")


def standings_picture(outcomes: Outcomes) -> str:
    found = enumerate(leaders_win(against(outcomes)), 1)
    rows = [(f"after generation {number}", {"1 player": often.times(100)}) for number, often in found]
    return band_plot("How often the leader wins", rows, [100 * LEADER_LEAST], "%")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
