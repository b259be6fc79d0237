"""Trains the network of a game by self-play: each round plays games, fits the network and plays greedy.

    python -m tools.train GAME --out FOLDER [--rounds N] [--games N] [--start NETWORK.npz] [--thinking plan:1:3:24:54]
                          [--players 2,2,3,4] [--trust 0.6] [--keep 3] [--passes 5] [--rate 0.0015] [--points 20]
                          [--match PLAYERS:DEALS …] [--match-thinking plan:8:6:80:200] [--workers W] [--seed S]

Without --start the first round is played by greedy. FOLDER keeps the games of each round, the network after it and a
line about it in log.jsonl; started again, it goes on with the next round. docs/training.md is the runbook.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one thread each: there is a worker for every processor

import numpy as np

from posterity.bots import ThinkingTime
from posterity.bots.network import POINTS
from posterity.cli.bars import Progress
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
    for number in range(done + 1, given.rounds + 1):
        line = {"round": number, **one_round(given, folder, number)}
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
    parser.add_argument("--players", type=lambda text: [int(one) for one in text.split(",")], default=[2, 2, 2, 3, 4])
    parser.add_argument("--trust", type=float, default=0.6, help="in how games ended, against what was thought later")
    parser.add_argument("--keep", type=int, default=3, help="rounds that are learned from")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--rate", type=float, default=0.0015)
    parser.add_argument("--points", type=int, default=POINTS, help="of margin, as many as decide a game")
    parser.add_argument("--match", nargs="*", default=["2:100"], metavar="PLAYERS:DEALS")
    parser.add_argument("--match-thinking", default="plan:2:3:24:54")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def one_round(given: argparse.Namespace, folder: Path, number: int) -> dict[str, Any]:
    """Games by the last network, a fit to those of the last rounds, and matches."""
    began = time.monotonic()
    last = folder / f"network-{number - 1}.npz" if number > 1 else Path(given.start) if given.start else None
    games = self_play(given, folder / f"games-{number}.npz", number, last)
    played = time.monotonic()
    found = learned(given, folder, number, last)
    fitted = time.monotonic()
    for pair in given.match:
        players, deals = (int(one) for one in pair.split(":"))
        name = f"{given.match_thinking}@{folder / f'network-{number}.npz'}"
        found[f"against greedy, {players} players"] = match(given, name, players, deals)
    seconds = {"play": played - began, "fit": fitted - played, "match": time.monotonic() - fitted}
    return {"games": games, **found, "seconds": {name: round(value) for name, value in seconds.items()}}


# ---------------------------------------------------------------- playing


def self_play(given: argparse.Namespace, path: Path, number: int, last: Path | None) -> int:
    """Plays the games of a round into a file; returns how many of them were kept."""
    name = "greedy" if last is None else f"{given.thinking}@{last}"
    rows: dict[int, bytes] = {}
    progress = Progress(given.games)
    for row in run(play_to_learn, config(given.game, 2), jobs(given, number, name), workers=given.workers):
        rows[row["number"]] = row["samples"]
        progress.at(len(rows))
    progress.close()
    arrays = unpacked([rows[one] for one in sorted(rows)])
    partly = path.with_suffix(".part")
    with partly.open("wb") as file:
        np.savez_compressed(file, **arrays)
    partly.rename(path)
    return len(rows)


def jobs(given: argparse.Namespace, number: int, name: str) -> Iterator[Job]:
    first = (given.seed * 1000 + number) * PER_ROUND
    for game in range(given.games):
        yield Job(first + game, (name,) * given.players[game % len(given.players)])


def config(name: str, players: int) -> RunConfig:
    game = GAMES[name]
    usual = setup_with(game, players, 0, {})
    return config_of(game, players, dict(usual.options), usual.cards, ThinkingTime())


def match(given: argparse.Namespace, name: str, players: int, deals: int) -> dict[str, float]:
    """The share of victories of a bot among greedy ones, with its band of 95 %, and its thinking in milliseconds."""
    wins = spent = decisions = 0.0
    games = players * deals
    first = (given.seed + 500) * PER_ROUND
    chosen = (job for pair, _, job in pairings([name, "greedy"], players, first, deals) if pair[0] == name)
    progress = Progress(games)
    for count, row in enumerate(run(play, config(given.game, players), chosen, workers=given.workers)):
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
    game = GAMES[given.game]
    assert game.features is not None
    parts = [dict(np.load(folder / f"games-{one}.npz")) for one in range(max(1, number - given.keep + 1), number + 1)]
    properties = game.features.properties(game.new(setup_with(game, 2, 0, {})))
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
