"""How fast the engine is, interpreted and compiled, in one run: `python bench/engine.py [GAME …] [--seconds S]`.

Each build runs in a process of its own. Compare the ratios; the digits depend on the machine and on what else it does.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

BUILDS = ("interpreted", "compiled")
MEASURES = (
    ("inside", "decisions/s inside", 0),
    ("driven", "decisions/s driven from Python", 0),
    ("clones", "clones/s", 0),
    ("view", "µs of a view", 1),
)


def main(words: list[str]) -> int:
    seconds = 2.0
    if "--seconds" in words:
        at = words.index("--seconds")
        seconds = float(words[at + 1])
        del words[at : at + 2]
    if words[:1] == ["--measure"]:
        print(json.dumps(measure(words[1], seconds)))
        return 0
    for game in words or names():
        report(game, {build: in_own_process(build, game, seconds) for build in BUILDS})
    return 0


def names() -> list[str]:
    from posterity.games import GAMES

    return list(GAMES)


def in_own_process(build: str, game: str, seconds: float) -> dict[str, float]:
    command = [sys.executable, __file__, "--measure", game, "--seconds", str(seconds)]
    done = subprocess.run(command, env={**os.environ, "POSTERITY_ENGINE": build}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"bench: the {build} engine could not be measured:\n{done.stderr}")
    return dict(json.loads(done.stdout))


def report(game: str, found: dict[str, dict[str, float]]) -> None:
    slow, fast = found["interpreted"], found["compiled"]
    print(f"{game}, 4 players or the most there are")
    print(f"  {'':32}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for key, title, digits in MEASURES:
        ratio = slow[key] / fast[key] if key == "view" else fast[key] / slow[key]
        print(f"  {title:32}{slow[key]:>14,.{digits}f}{fast[key]:>14,.{digits}f}{ratio:>8.2f}")


def measure(name: str, seconds: float) -> dict[str, float]:
    """Decisions inside the package and driven from here, clones and views, each for a while."""
    from posterity.bots import BOTS
    from posterity.core.chance import BlakeStream, QuickStream, seed_of
    from posterity.core.game import Setup
    from posterity.core.observation import play_out
    from posterity.core.tasks import apply
    from posterity.games import GAMES

    game = GAMES[name]
    players = min(4, game.most)
    cards, options = game.card_set(game.standard_set), game.complete(players, {})

    def new(number: int) -> Any:
        seed = seed_of(number)
        return game.new(Setup(players=players, options=options, cards=cards, seed=seed, rules=game.rules))

    def inside(number: int) -> int:
        bots = [BOTS["random"](BlakeStream(seed_of(number), f"bot-{seat}")) for seat in range(players)]
        return play_out(game, new(number), bots)

    def driven(number: int) -> int:
        s, luck, count = new(number), QuickStream(number), 0
        while s.ask is not None:
            options = s.ask.options
            apply(s, options[luck.below(len(options))])
            count += 1
        return count

    middle, luck = new(0), QuickStream(0)
    for _ in range(100):
        if middle.ask is not None:
            apply(middle, middle.ask.options[luck.below(len(middle.ask.options))])

    def clones(number: int) -> int:
        for _ in range(1000):
            middle.clone()
        return 1000

    def views(number: int) -> int:
        for _ in range(100):
            game.view(middle, 0)
        return 100

    rates = {"inside": rate(inside, seconds), "driven": rate(driven, seconds), "clones": rate(clones, seconds)}
    return {**rates, "view": 1e6 / rate(views, seconds)}


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much of `work` is done in a second."""
    work(0)
    start, done, number = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds:
        done += work(number)
        number += 1
    return done / (time.perf_counter() - start)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
