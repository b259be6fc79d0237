"""Counts for whoever runs the server, in the text format of Prometheus. Sums only: none is about a single table."""

from __future__ import annotations

from collections import Counter

from posterity.store import Counts

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    def __init__(self) -> None:
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
        lines = [f'posterity_games{{status="{status}"}} {count}' for status, count in sorted(counts.games.items())]
        lines += [f"posterity_people {counts.people}", f"posterity_entries {counts.entries}"]
        lines += [f"posterity_tables_in_memory {rooms}", f"posterity_sockets {sockets}"]
        lines += [f'posterity_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.requests.items())]
        lines += [f'posterity_frames_total{{status="{code}"}} {n}' for code, n in sorted(self.frames.items())]
        lines += [f'posterity_webhooks_total{{outcome="{name}"}} {n}' for name, n in sorted(self.webhooks.items())]
        lines.append(f"posterity_mistakes_total {self.mistakes}")
        lines += [f'posterity_entry_seconds_bucket{{le="{bound}"}} {self.within[bound]}' for bound in BOUNDS]
        lines.append(f'posterity_entry_seconds_bucket{{le="+Inf"}} {self.entries}')
        lines += [f"posterity_entry_seconds_sum {self.seconds:.6f}", f"posterity_entry_seconds_count {self.entries}"]
        return "\n".join(lines) + "\n"
