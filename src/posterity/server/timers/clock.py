"""A bot plays on for whoever has no time left, also at tables that nobody has asked for since the server's start."""

from __future__ import annotations

from posterity.server.errors import ApiError
from posterity.server.ops.logs import log_event
from posterity.server.sessions.alarm import Alarm
from posterity.server.sessions.cache import TableCache
from posterity.server.tables import clocks
from posterity.server.tables.loading import skipping_damaged
from posterity.server.tables.metadata import read_metadata
from posterity.server.tables.seating import BOT
from posterity.store import GameQuery, Missing, StoredGame, StoreError
from posterity.table import seats

AT_ONCE = 1000  # tables that are looked at together


class ClockAlarm(Alarm):
    """Rings when the person who is asked has no time left."""

    def due(self) -> int | None:
        return clocks.due(self.session)

    async def ring(self) -> None:
        """A bot plays on. If the server could not be reached meanwhile, there is time left after all."""
        session = self.session
        await session.services.uptime.beat()
        moment, seat = self.due(), session.running().asks()
        if moment is None or moment > session.services.now() or seat is None:
            session.plan()
            return
        await session.enter(lambda table: seats.let_bot(table, seat, BOT))


async def wake_tables(tables: TableCache) -> None:
    """Load all tables whose clock runs when the server starts, also those that nobody asks for."""
    before: int | None = None
    while True:
        try:
            query = GameQuery(status=("running",), before=before, most=AT_ONCE)
            found = await tables.services.store.find(query)
            for stored in found:
                await wake_table(tables, stored)
        except (StoreError, ApiError) as e:
            log_event("clocks-not-woken", message=str(e))
            return
        if len(found) < AT_ONCE:
            return
        before = found[-1].changed


async def wake_table(tables: TableCache, stored: StoredGame) -> None:
    """Load a table if it has a clock; one that cannot be read does not keep the others from being loaded."""
    with skipping_damaged():
        if read_metadata(stored.metadata).clock.kind == "none":
            return
        session = tables.session(stored.id)
        try:
            async with session.lock:
                await session.ensure_loaded()
        except Missing:
            tables.forget(stored.id)
