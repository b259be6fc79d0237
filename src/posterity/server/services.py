"""What all parts of the server share: the store, limits and counts, the queue for heavy work, time, webhooks."""

from __future__ import annotations

import time

from posterity.server.ops.background import BackgroundTasks
from posterity.server.ops.limits import ConcurrencyLimit, Limits, RateLimits
from posterity.server.ops.metrics import Metrics
from posterity.server.ops.pace import Pace
from posterity.server.ops.uptime import Uptime
from posterity.server.ops.wall_clock import WallClock
from posterity.server.ops.workload import Workload
from posterity.server.webhooks.http_client import HttpClient
from posterity.server.webhooks.webhooks import Webhooks
from posterity.server.workers.pool import WorkerPool
from posterity.store import Counts, Store

ANALYSIS = 120.0  # seconds that looking at one answer may take
LAST = 19  # how nice workers are that nobody at a table waits for
COUNT = 5.0  # seconds between two counts of what is stored


class Services:
    """`url` is where people find this server, without a slash at its end.

    In `bot_workers` processes bots think, and in as many others reviews are made.
    """

    def __init__(
        self,
        store: Store,
        url: str,
        limits: Limits | None = None,
        pace: Pace | None = None,
        wall_clock: WallClock | None = None,
        http_client: HttpClient | None = None,
        bot_workers: int = 0,
    ) -> None:
        self.store = store
        self.url = url
        self.limits = limits or Limits()
        self.pace = pace or Pace()
        self.wall_clock = wall_clock or WallClock()
        self.uptime = Uptime(store, self.wall_clock)
        self.rates = RateLimits(self.limits)
        self.metrics = Metrics()
        self.workload = Workload(self.limits)
        self.workers = WorkerPool(bot_workers)
        self.analysts = WorkerPool(bot_workers, timeout=ANALYSIS, nice=LAST)
        self.background = BackgroundTasks()
        self.webhooks = Webhooks(store, url, self.rates, self.metrics, self.background, http_client)
        self.sockets_from = ConcurrencyLimit(self.limits.sockets)
        self.polls_from = ConcurrencyLimit(self.limits.polls)
        self.sockets_of = ConcurrencyLimit(self.limits.person_sockets, "server-crowd-own")
        self.polls_of = ConcurrencyLimit(self.limits.person_polls, "server-crowd-own")
        self.count, self.counted = Counts(games={}, entries=0, people=0), -COUNT
        self.stopping = False

    def now(self) -> int:
        """The time of day, in milliseconds since 1970."""
        return self.wall_clock.now()

    async def counts(self) -> Counts:
        """How much is stored. Counting takes time, so a count serves for a while."""
        if time.monotonic() - self.counted > COUNT:
            self.count, self.counted = await self.store.counts(), time.monotonic()
        return self.count
