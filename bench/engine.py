"""How fast the engine is, interpreted and compiled, in one run: `python bench/engine.py [GAME …] [--rounds N]`.

Each build runs in a process of its own. Compare the ratios; the absolute numbers depend on the machine and its load.
"""

from __future__ import annotations

import sys

from measuring import Worker, best_rates, rounds_asked_for
from posterity.games import GAMES

BUILDS = ("interpreted", "compiled")
MEASURES = (
    ("inside", "decisions/s inside", 0),
    ("driven", "decisions/s driven from Python", 0),
    ("copies", "clones/s", 0),
    ("views", "µs of a view", 1),
)


def main(words: list[str]) -> int:
    rounds = rounds_asked_for(words, 5)
    for game in words or GAMES:
        report(game, rounds)
    return 0


def report(game: str, rounds: int) -> None:
    workers = [Worker(sys.executable, "ours.py", game, POSTERITY_ENGINE=build) for build in BUILDS]
    wanted = [(worker, work) for work, _, _ in MEASURES for worker in workers]
    rates = best_rates(wanted, rounds)
    print(f"{game}, 4 players or the most there are")
    print(f"  {'':32}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for work, title, digits in MEASURES:
        slow, fast = (rates[worker, work] for worker in workers)
        shown = [1e6 / slow, 1e6 / fast] if work == "views" else [slow, fast]
        print(f"  {title:32}" + "".join(f"{figure:>14,.{digits}f}" for figure in shown) + f"{fast / slow:>8.2f}")
    for worker in workers:
        worker.close()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
