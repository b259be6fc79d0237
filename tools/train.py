"""Trains the network of a game by self-play: each round plays games, fits the network and plays greedy.

    python -m tools.train GAME --out FOLDER [--rounds N] [--games N] [--start NETWORK.npz] [--thinking plan:1:3:24:54]
                          [--cards SET,SET] [--players 2,2,3,4] [--trust 0.6] [--keep 3] [--passes 5] [--rate 0.0015]
                          [--points 20] [--match PLAYERS:DEALS …] [--match-thinking plan:8:6:80:200]
                          [--overlap] [--workers W] [--seed S]

Games are played with all sets of --cards in turn (the standard one), matches with the first of them.
Without --start the first round is played by greedy. FOLDER keeps the games that are still learned from, the network
after each round and a line about it in log.jsonl; started again, it goes on with the next round. With --overlap the
games of a round are played while the network of the round before is still being fitted, so by the one before that: no
processor waits. docs/training.md is the runbook.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one thread each: there is a worker for every processor

import numpy as np

from posterity.bots import ThinkingTime
from posterity.bots.network import POINTS
from posterity.cli.bars import Progress
from posterity.core.game import Game
from posterity.games import GAMES
from posterity.lab.games import play
from posterity.lab.jobs import Job, RunConfig, config_of
from posterity.lab.learning import Arrays, Data, Net, fit, has_gpu, look_ahead, write
from posterity.lab.pairings import pairings
from posterity.lab.runner import cores, run
from posterity.lab.selfplay import play_to_learn, setup_with, unpacked

PER_ROUND = 1_000_000  # the range of game numbers reserved for a round


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    done = len(list(folder.glob("network-*.npz")))
    with ProcessPoolExecutor(1, get_context("spawn")) as beside:
        ahead: Future[None] | None = None  # the games of the next round, if they are being played
        for number in range(done + 1, given.rounds + 1):
            began, last = time.monotonic(), network_of(given, folder, number - 1)
            (ahead or beside.submit(self_play, given, folder, number, last)).result()
            more = given.overlap and number < given.rounds
            ahead = beside.submit(self_play, given, folder, number + 1, last) if more else None
            line = {"round": number, "games": given.games, **one_round(given, folder, number, began)}
            with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
                print(json.dumps(line), file=log)
            print(json.dumps(line), flush=True)
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="train", description="Trains the network of a game by self-play.")
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.features is not None])
    parser.add_argument("--out", required=True)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--start")
    parser.add_argument("--thinking", default="plan:1:3:24:54")
    parser.add_argument("--cards", type=lambda text: text.split(","), help="SET@VERSION, several with commas")
    parser.add_argument("--players", type=lambda text: [int(one) for one in text.split(",")], default=[2, 2, 2, 3, 4])
    parser.add_argument("--trust", type=float, default=0.6, help="in how games ended, against what was thought later")
    parser.add_argument("--keep", type=int, default=3, help="rounds that are learned from")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--rate", type=float, default=0.0015)
    parser.add_argument("--points", type=int, default=POINTS, help="of margin, as many as decide a game")
    parser.add_argument("--match", nargs="*", default=["2:100"], metavar="PLAYERS:DEALS")
    parser.add_argument("--match-thinking", default="plan:2:3:24:54")
    parser.add_argument("--overlap", action="store_true", help="play a round while the one before is fitted")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    given.cards = given.cards or [GAMES[given.game].standard_set]
    return given


def one_round(given: argparse.Namespace, folder: Path, number: int, began: float) -> dict[str, Any]:
    """A fit to the games of the last rounds, and matches."""
    played = time.monotonic()
    found = learned(given, folder, number, network_of(given, folder, number - 1))
    fitted = time.monotonic()
    for pair in given.match:
        players, deals = (int(one) for one in pair.split(":"))
        name = f"{given.match_thinking}@{folder / f'network-{number}.npz'}"
        found[f"against greedy, {players} players"] = match(given, name, players, deals)
    for cards in given.cards:
        games_of(folder, number - given.keep + 1, cards).unlink(missing_ok=True)
    seconds = {"play": played - began, "fit": fitted - played, "match": time.monotonic() - fitted}
    return {**found, "seconds": {name: round(value) for name, value in seconds.items()}}


def network_of(given: argparse.Namespace, folder: Path, number: int) -> Path | None:
    """The network after a round; before the first one, that with which training starts, if any."""
    return folder / f"network-{number}.npz" if number > 0 else Path(given.start) if given.start else None


# ---------------------------------------------------------------- playing


def games_of(folder: Path, number: int, cards: str) -> Path:
    """The file with the games of a round with a set."""
    return folder / f"games-{number}-{cards}.npz"


def self_play(given: argparse.Namespace, folder: Path, number: int, last: Path | None) -> None:
    """Plays the games of a round, into a file for each set, unless it is there."""
    name = "greedy" if last is None else f"{given.thinking}@{last}"
    progress, done = Progress(given.games), 0
    for cards in given.cards:
        path, rows = games_of(folder, number, cards), dict[int, bytes]()
        if path.exists():
            continue
        chosen = jobs(given, number, name, cards)
        for row in run(play_to_learn, config(given.game, 2, cards), chosen, workers=given.workers):
            rows[row["number"]] = row["samples"]
            progress.at(done + len(rows))
        done += len(rows)
        keep_games(unpacked([rows[one] for one in sorted(rows)]), path)
    progress.close()


def keep_games(arrays: dict[str, Any], path: Path) -> None:
    """Writes the games of a round; the file is there when all of it is."""
    partly = path.with_suffix(".part")
    with partly.open("wb") as file:
        np.savez(file, **arrays)
    partly.rename(path)


def jobs(given: argparse.Namespace, number: int, name: str, cards: str) -> Iterator[Job]:
    """The games of a round with one of the sets."""
    first, sets = (given.seed * 1000 + number) * PER_ROUND, len(given.cards)
    for game in range(given.cards.index(cards), given.games, sets):
        yield Job(first + game, (name,) * given.players[game // sets % len(given.players)])


def config(name: str, players: int, cards: str) -> RunConfig:
    game = GAMES[name]
    usual = setup_with(game, players, 0, {}, game.card_set(cards))
    return config_of(game, players, dict(usual.options), usual.cards, ThinkingTime())


def match(given: argparse.Namespace, name: str, players: int, deals: int) -> dict[str, float]:
    """The share of victories of a bot among greedy ones, with its band of 95 %, and its thinking in milliseconds."""
    wins = spent = decisions = 0.0
    games = players * deals
    first = (given.seed + 500) * PER_ROUND
    chosen = (job for pair, _, job in pairings([name, "greedy"], players, first, deals) if pair[0] == name)
    progress = Progress(games)
    for count, row in enumerate(run(play, config(given.game, players, given.cards[0]), chosen, workers=given.workers)):
        hero = row["bots"].index(name)
        wins += (hero in row["winners"]) / len(row["winners"])
        spent, decisions = spent + row["microseconds"][hero], decisions + row["decisions"][hero]
        progress.at(count + 1)
    progress.close()
    share = wins / games
    band = 1.96 * (share * (1 - share) / games) ** 0.5
    milliseconds = spent / max(decisions, 1) / 1000
    return {"games": games, "share": round(share, 4), "band": round(band, 4), "ms": round(milliseconds, 2)}


# ---------------------------------------------------------------- learning


def learned(given: argparse.Namespace, folder: Path, number: int, last: Path | None) -> dict[str, Any]:
    """Fits the network of this round to the games of the last ones, beginning with the network before it."""
    parts: list[dict[str, Any]] = []
    properties: list[list[int]] = []
    for cards in given.cards:
        known = properties_of(GAMES[given.game], cards)
        for one in range(max(1, number - given.keep + 1), number + 1):
            parts.append(renumbered(dict(np.load(games_of(folder, one, cards))), max(0, len(properties) - 1)))
        properties += known[1:] if properties else known
    data = Data(parts, properties, Arrays(has_gpu()), given.points)
    luck = np.random.default_rng(given.seed * 1000 + number)
    net = Net(data, luck, None if last is None else dict(np.load(last)))
    if last is not None:
        look_ahead(net, data, given.trust)
    progress = Progress(1000)
    surprise, off = fit(net, data, given.passes, given.rate, luck, lambda share: progress.at(int(1000 * share)))
    progress.close()
    write(net, folder / f"network-{number}.npz")
    return {"positions": len(data), "surprise": round(surprise, 4), "margin off by": round(off, 2)}


def properties_of(game: Game[Any], cards: str) -> list[list[int]]:
    """What each card of a set is; the first is no card."""
    assert game.features is not None
    return game.features.properties(game.new(setup_with(game, 2, 0, {}, game.card_set(cards))))


def renumbered(part: dict[str, Any], by: int) -> dict[str, Any]:
    """Games whose cards come after those of other sets in the table of properties."""
    for name, rows in part.items():
        if name.startswith("rows-"):
            rows[rows[:, 0] > 0, 0] += by
    return part


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
