"""How fast gears is beside others, in one run on one core: `python bench/peers.py [--windows N] [--seconds S]`.

The peers live in an environment of their own, `build/peers`, which this script makes when it is missing; nothing of
the project depends on them. Everybody works in turns, in many short windows, and the best window of each counts: so
whatever else the machine does hits all alike.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

from contenders import Catanatron, OpenSpiel, Ours, rate

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers"
PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2")
GAME = "gears"
WINDOWS, SECONDS, SAMPLE = 30, 0.2, 20
CONTENDERS: dict[str, tuple[Callable[[], Any], tuple[str, ...]]] = {  # name: what is made, what is measured
    GAME: (lambda: Ours(GAME), ("inside", "driven", "clones")),
    "catanatron": (Catanatron, ("driven", "clones")),
    "crazy_eights": (lambda: OpenSpiel("crazy_eights"), ("driven", "clones")),
    "gin_rummy": (lambda: OpenSpiel("gin_rummy"), ("driven", "clones")),
}
PROMISED = (("inside", "driven", 40), ("driven", "driven", 25), ("clones", "clones", 20))  # ours, catanatron's, times


def main(words: list[str]) -> int:
    if words[:1] == ["--contender"]:
        return contend(words[1])
    given = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or not set(given) <= {"--windows", "--seconds"}:
        raise SystemExit("peers: usage: python bench/peers.py [--windows N] [--seconds S]")
    windows, seconds = int(given.get("--windows", WINDOWS)), float(given.get("--seconds", SECONDS))
    python = peers_python()
    running = {name: Contender(name, sys.executable if name == GAME else python) for name in CONTENDERS}
    for number in range(windows):
        show(f"window {number + 1} of {windows}")
        for contender in running.values():
            contender.window(seconds)
    show("")
    report(running)
    for contender in running.values():
        contender.end()
    return 0


def show(text: str) -> None:
    """Progress, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- the peers' own environment


def peers_python() -> str:
    """The Python that has the peers; the environment is made the first time."""
    python = PEERS / "bin" / "python"
    wanted = "\n".join(PACKAGES)
    mark = PEERS / "packages.txt"
    if mark.is_file() and mark.read_text() == wanted:
        return str(python)
    print(f"Setting up {PEERS.relative_to(ROOT)} with {' and '.join(PACKAGES)} ...", file=sys.stderr, flush=True)
    try:
        venv.create(PEERS, with_pip=True, clear=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
    except (OSError, subprocess.CalledProcessError) as e:
        raise SystemExit(f"peers: the other libraries could not be installed: {e}") from None
    mark.write_text(wanted)
    return str(python)


# ---------------------------------------------------------------- one contender, in a process of its own


class Contender:
    """A process that measures one window when it is told to."""

    def __init__(self, name: str, python: str) -> None:
        self.name = name
        env = {**os.environ, "POSTERITY_ENGINE": "compiled"}
        command = [python, __file__, "--contender", name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self.about: dict[str, float] = self.said()
        self.best: dict[str, float] = {}

    def said(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"peers: {self.name} could not be measured; its process ended early")
        return dict(json.loads(line))

    def window(self, seconds: float) -> None:
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        for key, value in self.said().items():
            self.best[key] = max(value, self.best.get(key, 0.0))

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def contend(name: str) -> int:
    """The work of a contender's process: one line about its games, then one for every window."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    make, measures = CONTENDERS[name]
    contender: Any = make()
    played = [contender.choices(number) for number in range(SAMPLE)]
    decisions, real = sum(count for count, _ in played), sum(choices for _, choices in played)
    print(json.dumps({"decisions": decisions / SAMPLE, "real": real / decisions}), flush=True)
    for line in sys.stdin:
        seconds = float(line)
        print(json.dumps({key: rate(getattr(contender, key), seconds) for key in measures}), flush=True)
    return 0


# ---------------------------------------------------------------- the report


def report(running: dict[str, Contender]) -> None:
    print(f"{'':34}{'a second':>14}{'games':>10}{'real choices':>14}")
    for contender in running.values():
        for key, best in contender.best.items():
            games, real = best / contender.about["decisions"], best * contender.about["real"]
            beside = f"{games:>10,.0f}{real:>14,.0f}" if key != "clones" else ""
            print(f"{contender.name + ', ' + key:34}{best:>14,.0f}{beside}")
    print()
    ours, theirs = running[GAME].best, running["catanatron"].best
    for mine, their, times in PROMISED:
        ratio = ours[mine] / theirs[their]
        verdict = "as promised" if ratio >= times else "NOT as promised"
        print(f"{GAME} {mine} is {ratio:,.1f} times catanatron {their} ({verdict}: at least {times})")
    for name in ("crazy_eights", "gin_rummy"):
        driven, clones = (ours[key] / running[name].best[key] for key in ("driven", "clones"))
        print(f"{GAME} is {driven:,.1f} times OpenSpiel's {name} driven from Python, {clones:,.1f} times in clones")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
