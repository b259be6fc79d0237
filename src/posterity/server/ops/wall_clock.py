"""The time of day."""

from __future__ import annotations

import asyncio
import time

SECOND = 1000
DAY = 24 * 3600 * SECOND
LONGEST = 3600.0  # seconds; after that the clock is looked at again


class WallClock:
    """The time of day, in milliseconds since 1970."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def until(self, moment: int) -> None:
        """Wait for a moment; the clock may be set meanwhile."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left / SECOND, LONGEST))
