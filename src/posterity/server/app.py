"""The server without HTTP and websockets: what it shares, the tables in memory, and what goes on beside requests."""

from __future__ import annotations

import asyncio
from functools import partial

from posterity.server.advice.hints import Hints
from posterity.server.advice.reviewer import Reviewer
from posterity.server.deal.progress import DealAlarm
from posterity.server.lobby import expiry
from posterity.server.lobby.listing import ListCache
from posterity.server.services import Services
from posterity.server.sessions import sync
from posterity.server.sessions.cache import TableCache
from posterity.server.timers.autoplay import Autoplay
from posterity.server.timers.clock import ClockAlarm, wake_tables

SWEEP = 30.0  # seconds between two looks at who is here, and which tables nobody uses


class App:
    """The shared services, the tables in memory with their timers (bots, the deal, clocks), and background tasks."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = TableCache(services, timers=(Autoplay, DealAlarm, ClockAlarm))
        self.lists = ListCache()
        self.reviewer = Reviewer(services)
        self.hints = Hints(services)
        self.listener = partial(sync.on_news, self.tables)

    async def open(self) -> None:
        await self.services.uptime.try_beat()
        self.services.store.listen(self.listener)
        spawn = self.services.background.spawn
        spawn(self.keep_sweeping())
        spawn(self.services.uptime.keep_beating())
        spawn(wake_tables(self.tables))
        spawn(self.keep_expiring())
        spawn(self.reviewer.keep_working())
        spawn(self.reviewer.keep_holding())

    async def stop(self) -> None:
        """Close all sessions, the queue and the workers, and cancel background tasks. The store stays open."""
        if self.services.stopping:
            return
        self.services.stopping = True
        self.services.store.unlisten(self.listener)
        for session in list(self.tables.sessions.values()):
            async with session.lock:
                session.close()
        self.services.background.cancel()
        await self.reviewer.stop()
        self.services.workload.queue.close()
        self.services.workers.close()
        self.services.analysts.close()

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.tables.sweep()
            for session in list(self.tables.sessions.values()):
                session.update_presence(again=True)

    async def keep_expiring(self) -> None:
        while True:
            await expiry.try_to_expire(self.tables)
            await asyncio.sleep(expiry.EVERY)
