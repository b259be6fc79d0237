"""What all benchmarks share: workloads in separate processes that take turns, cut into short pieces.

A workload does the same pieces every time. It runs in many rounds, and the best time of each piece counts, so that
other load on the machine, which hits all workloads alike, hardly shows.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
Work = Callable[[], Iterator[int]]  # yields after each piece how much that was


class Worker:
    """A process with the workloads of one contender."""

    def __init__(self, python: str, script: str, name: str, **environment: str) -> None:
        self.name = name
        command = [python, str(HERE / script), name]
        pipe, environ = subprocess.PIPE, os.environ | environment
        self.process = subprocess.Popen(command, env=environ, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.facts: dict[str, float] = self.read()  # what it reports at the start

    def do(self, work: str) -> list[tuple[int, float]]:
        """Run `work` once: how much each piece was, and how long it took."""
        assert self.process.stdin is not None
        self.process.stdin.write(work + "\n")
        return [(amount, seconds) for amount, seconds in self.read()]

    def read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: {self.name} could not be measured; what it said stands above.")
        return json.loads(line)

    def close(self) -> None:
        self.process.communicate()


def serve(works: Mapping[str, Work], facts: Mapping[str, float]) -> None:
    """The other end of a Worker: sends the facts, then runs each workload that is requested."""
    print(json.dumps(facts), flush=True)
    for line in sys.stdin:
        print(json.dumps(timed(works[line.strip()])), flush=True)


def timed(work: Work) -> list[tuple[int, float]]:
    found = []
    start = time.perf_counter()
    for amount in work():
        end = time.perf_counter()
        found.append((amount, end - start))
        start = time.perf_counter()
    return found


def best_rates(wanted: Sequence[tuple[Worker, str]], rounds: int) -> dict[tuple[Worker, str], float]:
    """How much of each workload is done in a second, by the best times of its pieces."""
    amounts: dict[tuple[Worker, str], int] = {}
    best: dict[tuple[Worker, str], list[float]] = {}
    for number in range(rounds):
        tell(f"\r  round {number + 1} of {rounds}")
        for worker, work in wanted:
            pieces = worker.do(work)
            times = [seconds for _, seconds in pieces]
            amounts[worker, work] = sum(amount for amount, _ in pieces)
            best[worker, work] = [min(pair) for pair in zip(times, best.get((worker, work), times), strict=True)]
    tell("\r" + " " * 30 + "\r")
    return {key: amounts[key] / sum(best[key]) for key in wanted}


def tell(text: str) -> None:
    """Print progress."""
    if sys.stderr.isatty():
        print(text, end="", file=sys.stderr, flush=True)


def on_one_core() -> None:
    """Keep this process and its children on one core, where the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rounds_asked_for(words: list[str], default: int) -> int:
    """The number after `--rounds`, taken out of `words`."""
    if "--rounds" not in words:
        return default
    at = words.index("--rounds")
    rounds = int(words[at + 1])
    del words[at : at + 2]
    return rounds
