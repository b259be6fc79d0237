"""Counts for whoever runs the server, in the text format of Prometheus. Sums only: none is about a single table."""

from __future__ import annotations

import resource
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from posterity import __version__
from posterity._compiled import engine
from posterity.store import Counts

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.requests: Counter[int] = Counter()  # by status
        self.frames: Counter[int] = Counter()
        self.webhooks: Counter[str] = Counter()  # sent, failed, left out
        self.mistakes = 0
        self.entries = 0
        self.seconds = 0.0
        self.within: Counter[float] = Counter()  # entries that took no longer than a bound

    def entered(self, seconds: float) -> None:
        """An entry was made, kept and told to everybody."""
        self.entries += 1
        self.seconds += seconds
        for bound in BOUNDS:
            if seconds <= bound:
                self.within[bound] += 1

    def page(self, counts: Counts, rooms: int, sockets: int) -> str:
        """Everything there is to count: every number with what it means and of which type it is."""
        usage = resource.getrusage(resource.RUSAGE_SELF)
        build = {f'version="{__version__}",engine="{engine()}"': 1}
        found = [
            lines("info", "gauge", "which program this is", build),
            lines("games", "gauge", "tables that are kept, by status", labelled("status", counts.games)),
            lines("people", "gauge", "people who are known", {"": counts.people}),
            lines("entries", "gauge", "entries of all games that are kept", {"": counts.entries}),
            lines("tables_in_memory", "gauge", "tables that are loaded", {"": rooms}),
            lines("sockets", "gauge", "sockets that are open", {"": sockets}),
            lines("requests_total", "counter", "requests answered, by status", labelled("status", self.requests)),
            lines("frames_total", "counter", "frames answered, by status", labelled("status", self.frames)),
            lines("webhooks_total", "counter", "calls to webhooks", labelled("outcome", self.webhooks)),
            lines("mistakes_total", "counter", "mistakes of the program", {"": self.mistakes}),
            lines("start_seconds", "gauge", "when it was started, in seconds since 1970", {"": round(self.started)}),
            lines("cpu_seconds_total", "counter", "time at work", {"": round(usage.ru_utime + usage.ru_stime, 2)}),
            lines("memory_peak_bytes", "gauge", "the most memory ever in use", {"": usage.ru_maxrss * 1024}),
            self.histogram(),
        ]
        return "".join(found)

    def histogram(self) -> str:
        name, about = "entry_seconds", "from an answer to the last view that waits to be sent"
        bounds = {f'le="{bound}"': self.within[bound] for bound in BOUNDS} | {'le="+Inf"': self.entries}
        found = lines(name, "histogram", about, bounds, "_bucket")
        return found + f"posterity_{name}_sum {self.seconds:.6f}\nposterity_{name}_count {self.entries}\n"


def labelled(label: str, counts: Mapping[Any, int]) -> dict[str, int]:
    return {f'{label}="{value}"': counts[value] for value in sorted(counts)}


def lines(name: str, kind: str, about: str, counts: Mapping[str, float], ending: str = "") -> str:
    """One number, or one for each label, in the text format of Prometheus."""
    head = f"# HELP posterity_{name} {about}\n# TYPE posterity_{name} {kind}\n"
    written = [f"posterity_{name}{ending}{f'{{{label}}}' if label else ''} {n}\n" for label, n in counts.items()]
    return head + "".join(written)
