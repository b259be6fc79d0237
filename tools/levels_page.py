"""The page of the typical errors of each level of a game, with examples from games that it plays.

    python -m tools.levels_page GAME [--deals N] [--players N] [--rival casual] [--levels beginner,casual,…] [--seed S]
                                [--out FOLDER]

Each level plays N deals, at each seat in turn, against bots of the level --rival. One in three of its decisions is
judged by the values of the network (tools/judging.py). The same command makes the same page; four deals take minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from posterity.bots import LEVELS, NAMES
from posterity.bots.networks import has_network
from posterity.cli.bars import Progress
from posterity.games import GAMES
from posterity.lab.measures.estimates import share
from posterity.lab.measures.page import table
from tools.judging import COSTLY, EVERY, JUDGE, Decision, judged, percent

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "games"
EXAMPLES = 3  # for each level
WHY = {
    "overlooks": "did not think of something better",
    "alone": "did not look at what others want",
    "forgets": "did not remember what was discarded",
    "plain": "liked the plain plan",
    "reach": "did not look far enough",
    "several": "did several of these at once",
    "guesses": "guessed too few worlds: with four times as many it answers better",
    "rule": "judged it otherwise, by rule of thumb or by what it has learned",
}


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    if not has_network(given.game):
        print(f"levels_page: {given.game} has no network to judge by", file=sys.stderr)
        return 1
    levels = given.levels.split(",")
    found: dict[str, list[Decision]] = {level: [] for level in levels}
    progress = Progress(len(levels) * given.deals)
    for number, level in enumerate(levels):
        for deal in range(given.deals):
            found[level] += judged(GAMES[given.game], level, given.players, given.seed + deal, given.rival)
            progress.at(number * given.deals + deal + 1)
    progress.close()
    Path(given.out, f"{given.game}-levels.md").write_text(page(given, found), encoding="utf-8")
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="levels_page", description="Makes the page of the errors of levels.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rival", default="casual")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default=str(FOLDER))
    return parser.parse_args(words)


# ---------------------------------------------------------------- the page


def page(given: argparse.Namespace, found: dict[str, list[Decision]]) -> str:
    command = (
        f"python -m tools.levels_page {given.game} --deals {given.deals} --players {given.players} "
        f"--rival {given.rival} --levels {given.levels} --seed {given.seed}"
    )
    lines = [
        f"# How the levels of {given.game} err",
        "",
        f"Made by `{command}`.",
        "",
        f"Each level played {given.deals} deals with {given.players} players against `{given.rival}`; one in {EVERY}",
        f"of its decisions was judged by the values of the network, in {JUDGE.guesses} guessed worlds. An error is an",
        f"answer that costs at least {percent(COSTLY):.0f} % of a victory, and more than the band of 95 % of that",
        "difference. Why it was made was found by experiment: the level decided again with the same luck and one habit",
        "less, or with more thought, and whatever made up for half of the loss is the reason. The judge is a planner",
        "with the network itself: what `strong` and `expert` share with it, it does not see.",
        "",
        *overview(found),
    ]
    for level, decisions in found.items():
        lines += ["", f"## {NAMES.get(level, level)} (`{level}`)", "", *about(decisions)]
    return "\n".join(lines) + "\n"


def overview(found: dict[str, list[Decision]]) -> list[str]:
    rows = []
    for level, decisions in found.items():
        errors = share(sum(one.costly for one in decisions), len(decisions)).times(100)
        told = f"{errors.value:.1f} % ({errors.low:.1f}–{errors.high:.1f})"
        rows.append([f"`{level}`", str(len(decisions)), told, mean_cost(decisions)])
    return table(["Level", "Decisions judged", "Errors", "Mean cost of a decision"], rows)


def mean_cost(decisions: Sequence[Decision]) -> str:
    """In per cent of a victory, with its band."""
    if len(decisions) < 2:
        return "–"
    costs = [percent(one.cost) for one in decisions]
    mean = sum(costs) / len(costs)
    spread = sqrt(sum((cost - mean) ** 2 for cost in costs) / (len(costs) - 1) / len(costs))
    return f"{mean:.2f} ± {1.96 * spread:.2f} %"


def about(decisions: Sequence[Decision]) -> list[str]:
    """Why a level errs, and the costliest example of each of the most frequent reasons."""
    errors = [one for one in decisions if one.costly]
    if not errors:
        return ["No error was found in these games."]
    reasons = Counter(one.why for one in errors)
    rows = [[WHY[why], str(count), f"{100 * count / len(errors):.0f} %"] for why, count in reasons.most_common()]
    lines = table(["It", "Errors", "Of all"], rows)
    for why, _ in reasons.most_common(EXAMPLES):
        lines += ["", *example(max((one for one in errors if one.why == why), key=lambda one: one.cost))]
    return lines


def example(one: Decision) -> list[str]:
    scores = "–".join(map(str, one.scores))
    return [
        f"**It {WHY[one.why]}.** Deal {one.deal}, answer {one.entry + 1}, scores {scores}. *{one.question}*",
        f"Played: **{one.played}**. Better: **{one.better}**,",
        f"by {percent(one.cost):.0f} ± {percent(one.band):.0f} % of a victory.",
        "",
        "<details><summary>The table as it saw it</summary>",
        "",
        *[f"- {line}" for line in one.table],
        "",
        "</details>",
    ]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
