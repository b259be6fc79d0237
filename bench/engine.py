"""How fast the engine is, interpreted and compiled, in one run: `python bench/engine.py [GAME …] [--seconds S]`.

Each build runs in a process of its own. Compare the ratios; the digits depend on the machine and on what else it does.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from contenders import Ours, rate

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
    ours = Ours(name)
    ours.inside(0)
    rates = {key: rate(getattr(ours, key), seconds) for key in ("inside", "driven", "clones")}
    return {**rates, "view": 1e6 / rate(ours.views, seconds)}


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
