"""Python's garbage collector, which costs a fifth of a game if it runs as often as it usually does."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (10_000, 20, 10)  # new objects, and collections of each generation, before the next is collected


def collect_rarely() -> None:
    """Exempt everything loaded so far from garbage collection, and collect less often: games leave no cycles behind.

    Only the first call in a process does so.
    """
    if gc.get_freeze_count():
        return
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
