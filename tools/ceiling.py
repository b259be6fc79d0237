"""How much luck leaves to skill: the share of victories of a bot, and of the same bot with sight of all cards.

python -m tools.ceiling GAME --bot BOT [--rival greedy] [--match PLAYERS:DEALS …] [--seed S] [--workers W]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from posterity.bots import ThinkingTime
from posterity.cli.bars import Progress
from posterity.games import GAMES
from posterity.lab.jobs import config_of
from posterity.lab.pairings import pairings
from posterity.lab.runner import cores, run
from posterity.lab.selfplay import setup_with
from posterity.lab.sight import SIGHTED, play_with_sight


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    for told in given.match:
        players, deals = (int(one) for one in told.split(":"))
        for bot in (given.bot, SIGHTED + given.bot):
            share, band = match(given, bot, players, deals)
            games = f"{players * deals} games against {given.rival}, {players} players"
            print(f"{bot}: {100 * share:.1f} ± {100 * band:.1f} % of {games}", flush=True)
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ceiling", description="Compares a bot with itself with sight of all cards.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bot", required=True)
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--match", nargs="*", default=["2:100"], metavar="PLAYERS:DEALS")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=cores())
    return parser.parse_args(words)


def match(given: argparse.Namespace, bot: str, players: int, deals: int) -> tuple[float, float]:
    """The share of victories of one bot among rivals, and half of its band of 95 %."""
    game = GAMES[given.game]
    usual = setup_with(game, players, 0, {})
    config = config_of(game, players, dict(usual.options), usual.cards, ThinkingTime())
    chosen = [job for pair, _, job in pairings([bot, given.rival], players, given.seed, deals) if pair[0] == bot]
    progress, wins = Progress(len(chosen)), 0.0
    for count, row in enumerate(run(play_with_sight, config, iter(chosen), workers=given.workers), 1):
        hero = row["bots"].index(bot)
        wins += (hero in row["winners"]) / len(row["winners"])
        progress.at(count)
    progress.close()
    share = wins / len(chosen)
    return share, 1.96 * float((share * (1 - share) / len(chosen)) ** 0.5)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
