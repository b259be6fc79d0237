"""Bars drawn in text: a share of something, and how far a long command has come."""

from __future__ import annotations

import sys
import time

FULL, EMPTY = "█", "░"
LENGTH = 20
PAUSE = 0.1  # seconds between two drawings


def bar(share: float, length: int = LENGTH) -> str:
    """A share from 0 to 1."""
    filled = round(max(0.0, min(1.0, share)) * length)
    return FULL * filled + EMPTY * (length - filled)


class Progress:
    """A bar on standard error while a person is looking; nothing at all in a pipe."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.shown = sys.stderr is not None and sys.stderr.isatty()
        self.drawn = time.monotonic()
        self.width = 0

    def at(self, count: int) -> None:
        """`count` of the total are done; drawn at most ten times a second."""
        now = time.monotonic()
        if self.shown and now - self.drawn >= PAUSE:
            self.drawn = now
            self.draw(f"{bar(count / self.total)} {count}/{self.total}")

    def draw(self, text: str) -> None:
        sys.stderr.write("\r" + text.ljust(self.width))
        sys.stderr.flush()
        self.width = len(text)

    def close(self) -> None:
        """Erase the bar, also when the command was interrupted."""
        if self.width:
            sys.stderr.write("\r" + " " * self.width + "\r")
            sys.stderr.flush()
