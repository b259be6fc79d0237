"""The page of the bots of a game: plays a ladder for each number of players and writes its results.

    python -m tools.bots_page GAME --bots A,B,… --deals PLAYERS:N … [--match PLAYERS:N:A,B …]
                              [--ceiling PLAYERS:N:A …] [--seed S] [--kept FOLDER] [--workers W] [--out FOLDER]

A match is a ladder of two, for bots that take too long to meet everybody. `--ceiling` plays against greedy with sight
of all cards, and without: so much is left to luck. `--kept` keeps the games, so that an interrupted run can be resumed
and bots can be added without playing all again.
The same command makes the same page, except for the time a decision takes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from posterity.bots.networks import HERE as NETWORKS
from posterity.games import GAMES
from posterity.lab.measures.estimates import Estimate
from posterity.lab.measures.page import table
from posterity.lab.measures.plots import band_plot
from posterity.lab.runner import cores
from posterity.lab.sight import SIGHTED
from tools import ceiling

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "games"
POSTERITY = "import sys; from posterity.cli import main; sys.exit(main())"
SIGHT = "The same bot against greedy, once as it plays and once with sight of all cards, face-down piles included."
FALLS_BACK = (
    "Sets with more than one card in ten unlike any of those are played like `greedy`, and terminal and page say so."
    " How a network is trained stands in [training.md](../training.md)."
)
Ladders = dict[int, dict[str, Any]]  # the output of `posterity ladder --json`, by number of players


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    ladders = {players: played(line(given, players, deals), given) for players, deals in given.deals}
    matches = [(one, played(one.line(given), given, one.name())) for one in given.match]
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{given.game}-bots.md").write_text(page(given, ladders, matches), encoding="utf-8")
    (folder / f"{given.game}-bots.svg").write_text(picture(given.game, ladders), encoding="utf-8")
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bots_page", description="Makes the page of the bots of a game.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bots", required=True)
    parser.add_argument("--deals", type=count_of_deals, nargs="+", required=True, metavar="PLAYERS:N")
    parser.add_argument("--match", type=Match.read, nargs="*", default=[], metavar="PLAYERS:N:A,B")
    parser.add_argument("--ceiling", type=Match.read, nargs="*", default=[], metavar="PLAYERS:N:A")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", default=str(FOLDER))
    return parser.parse_args(words)


def count_of_deals(text: str) -> tuple[int, int]:
    """Players and deals from `4:100`."""
    players, _, deals = text.partition(":")
    return int(players), int(deals)


class Match(NamedTuple):
    """What plays so many deals: two bots, or one against greedy."""

    players: int
    deals: int
    bots: str

    @classmethod
    def read(cls, text: str) -> Match:
        players, deals, bots = text.split(":", 2)
        return cls(int(players), int(deals), bots)

    def __str__(self) -> str:
        return f"{self.players}:{self.deals}:{self.bots}"

    def line(self, given: argparse.Namespace) -> list[str]:
        words = ["ladder", given.game, "--players", self.players, "--games", self.deals, "--bots", self.bots]
        return [str(word) for word in [*words, "--seed", given.seed]]

    def name(self) -> str:
        """Of the folder that keeps its games."""
        return f"{self.players}-{self.bots.replace(':', '.').replace('/', '.').replace(',', '-')}"


# ---------------------------------------------------------------- playing


def line(given: argparse.Namespace, players: int, deals: int) -> list[str]:
    """The command whose result the page shows."""
    words = ["ladder", given.game, "--players", players, "--games", deals, "--bots", given.bots, "--seed", given.seed]
    return [str(word) for word in words]


def played(command: list[str], given: argparse.Namespace, name: str | None = None) -> dict[str, Any]:
    more = ["--out", f"{given.kept}/{given.game}-{name or command[3]}"] if given.kept else []
    more += ["--workers", str(given.workers)] if given.workers else []
    said = subprocess.run([sys.executable, "-c", POSTERITY, *command, *more, "--json"], stdout=subprocess.PIPE)
    if said.returncode:
        raise SystemExit(said.returncode)
    found: dict[str, Any] = json.loads(said.stdout)
    return found


# ---------------------------------------------------------------- the page


def page(given: argparse.Namespace, ladders: Ladders, matches: list[tuple[Match, dict[str, Any]]]) -> str:
    cards = GAMES[given.game].card_set(GAMES[given.game].standard_set)
    deals = " ".join(f"{players}:{number}" for players, number in given.deals)
    command = f"python -m tools.bots_page {given.game} --bots {given.bots} --deals {deals}"
    for option, chosen in (("match", given.match), ("ceiling", given.ceiling)):
        command += f" --{option} {' '.join(str(one) for one in chosen)}" if chosen else ""
    command += f" --seed {given.seed}"
    lines = [
        f"# The bots of {given.game}",
        "",
        f"Made by `{command}`; the same command makes the same page, but for the time a decision takes.",
        "",
        f"Card set: `{cards.set}`, sha256 `{cards.sha256}`, with the standard options.",
        "",
        "Ratings are on the scale of Elo, with greedy at 1000: 400 points more are ten times the weight. Bands are of",
        "95 %. How games become ratings, and what counts as a play for nothing, stands in",
        "[formats.md](../formats.md#ladders).",
        "",
        f"![Ratings]({given.game}-bots.svg)",
    ]
    for (players, number), told in zip(given.deals, ladders.values(), strict=True):
        made_by = f"`posterity {' '.join(line(given, players, number))}`"
        lines += ["", f"## {players} players", "", made_by, "", *bot_table(told), "", *cross_table(told)]
    if matches:
        lines += ["", "## Matches", "", *match_table(matches)]
    if given.ceiling:
        lines += ["", "## What luck leaves", "", SIGHT, "", *ceiling_table(given)]
    card = NETWORKS / f"{given.game}.toml"
    if card.exists():
        lines += ["", "## The network", "", *told_by(card)]
    return "\n".join(lines) + "\n"


def bot_table(told: dict[str, Any]) -> list[str]:
    """The bots from the strongest to the weakest."""
    head = ["Bot", "Rating", "Band", "Games", "ms a decision", "Plays for nothing", "Turns ended too early"]
    rows = [
        [
            f"`{bot['bot']}`",
            f"{bot['rating']:.0f}",
            f"{bot['low']:.0f}–{bot['high']:.0f}",
            str(bot["games"]),
            "–" if bot["ms"] is None else f"{bot['ms']:.2f}",
            f"{100 * bot['null_plays']:.1f} %",
            f"{100 * bot['missed_plays']:.1f} %",
        ]
        for bot in by_rating(told)
    ]
    return table(head, rows)


def cross_table(told: dict[str, Any]) -> list[str]:
    """The share of victories of the bot on the left, alone among rivals like the one at the top."""
    shares = {(pair["a"], pair["b"]): pair for pair in told["pairs"]}
    names = [bot["bot"] for bot in by_rating(told)]
    rows = [[f"`{hero}`", *[share_of(shares, hero, rival) for rival in names]] for hero in names]
    return table(["Share of victories of", *[f"`{name}`" for name in names]], rows)


def share_of(shares: dict[tuple[str, str], dict[str, Any]], hero: str, rival: str) -> str:
    """With two players each pair is listed once, from one side."""
    pair = shares.get((hero, rival))
    if pair is not None:
        return percent(pair["share"], pair["low"], pair["high"])
    other = shares.get((rival, hero))
    return "" if other is None else percent(1 - other["share"], 1 - other["high"], 1 - other["low"])


def percent(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def match_table(matches: list[tuple[Match, dict[str, Any]]]) -> list[str]:
    """Each match from the side of its first bot."""
    head = ["Bot", "among", "Players", "Games", "Share of victories", "ms a decision", "Plays for nothing", "Too early"]
    rows = []
    for one, told in matches:
        hero, rival = one.bots.split(",")
        shares = {(pair["a"], pair["b"]): pair for pair in told["pairs"]}
        bot = next(bot for bot in told["bots"] if bot["bot"] == hero)
        rows.append(
            [
                f"`{hero}`",
                f"`{rival}`",
                str(one.players),
                str(one.players * one.deals),
                share_of(shares, hero, rival),
                "–" if bot["ms"] is None else f"{bot['ms']:.2f}",
                f"{100 * bot['null_plays']:.1f} %",
                f"{100 * bot['missed_plays']:.1f} %",
            ]
        )
    return table(head, rows)


def ceiling_table(given: argparse.Namespace) -> list[str]:
    """The share of victories against greedy with fair eyes, and with sight of all cards."""
    rows = []
    for one in given.ceiling:
        asked = argparse.Namespace(game=given.game, rival="greedy", seed=given.seed, workers=given.workers or cores())
        fair, sighted = (ceiling.match(asked, name, one.players, one.deals) for name in (one.bots, SIGHTED + one.bots))
        shares = [f"{100 * share:.1f} ± {100 * band:.1f} %" for share, band in (fair, sighted)]
        rows.append([f"`{one.bots}`", str(one.players), str(one.players * one.deals), *shares])
    return table(["Bot", "Players", "Games", "As it plays", "With sight of all cards"], rows)


def told_by(card: Path) -> list[str]:
    """What the card of a network tells."""
    told = tomllib.loads(card.read_text(encoding="utf-8"))
    efforts = ", ".join(f"`{level}` thinks `{effort}`" for level, effort in told["efforts"].items())
    about = f"Trained for rules {told['rules']} and {', '.join(f'`{name}`' for name in told['sets'])}; {efforts}."
    return [told["made"], "", about, "", FALLS_BACK]


def by_rating(told: dict[str, Any]) -> list[dict[str, Any]]:
    return sorted(told["bots"], key=lambda bot: -bot["rating"])


def picture(game: str, ladders: Ladders) -> str:
    """A line for each bot, with a band for each number of players."""
    marks: dict[str, dict[str, Estimate]] = {}
    for players, told in ladders.items():
        for bot in by_rating(told):
            low, value, high = (max(0.0, bot[key]) for key in ("low", "rating", "high"))
            marks.setdefault(bot["bot"], {})[f"{players} players"] = Estimate(value, low, high, bot["games"])
    return band_plot(f"Ratings of the bots of {game}", list(marks.items()), [1000], "Elo")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
