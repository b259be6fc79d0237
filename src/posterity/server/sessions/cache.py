"""The tables in memory: loaded when somebody asks for them, dropped when nobody has used them for a while."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from posterity.server.errors import NOT_KEPT, ApiError, missing_table
from posterity.server.services import Services
from posterity.server.sessions.session import TableSession
from posterity.server.sessions.timer import Timer
from posterity.store import Missing

IDLE = 300.0  # seconds after which a table that nobody uses leaves the memory


class TableCache:
    """Sessions by the id of their table. `timers` are what every table has."""

    def __init__(self, services: Services, timers: Sequence[Callable[[TableSession], Timer]]) -> None:
        self.services = services
        self.timers = timers
        self.sessions: dict[str, TableSession] = {}

    def session(self, id: str) -> TableSession:
        """The table with this id, loaded or not; ApiError if there are too many already."""
        if id not in self.sessions:
            if len(self.sessions) >= self.services.limits.all_tables:
                self.sweep(0.0)
            if len(self.sessions) >= self.services.limits.all_tables:
                raise ApiError(NOT_KEPT, "server-too-many")
            session = self.sessions[id] = TableSession(self.services, id)
            session.timers = [timer(session) for timer in self.timers]
        return self.sessions[id]

    def loaded(self, id: str) -> TableSession | None:
        """The table with this id, if it is in memory as it was stored last."""
        session = self.sessions.get(id)
        return session if session is not None and session.loaded else None

    @asynccontextmanager
    async def visit(self, id: str, person: str | None) -> AsyncIterator[TableSession]:
        """A table with its lock held, as it is stored now; ApiError if it is not there for this person."""
        session = self.session(id)
        async with session.lock:
            try:
                await self.check_enters(session, person)
                await session.ensure_loaded()
            except Missing:
                self.forget(id)
                raise missing_table() from None
            yield session

    async def check_enters(self, session: TableSession, person: str | None) -> None:
        """ApiError if a table is not there for somebody. The time this takes does not tell whether there is one."""
        if not session.loaded:
            await session.persister.read_metadata()
        elif not session.may_enter(person):
            await self.services.store.game(session.id)  # as for a table that is not there
        if not session.may_enter(person):
            raise missing_table()

    async def remove(self, session: TableSession) -> None:
        """Delete a table for good; its lock is held."""
        await self.services.store.remove(session.id)
        session.invalidate()
        session.close()
        self.forget(session.id)

    def forget(self, id: str) -> None:
        """Drop the session of a table that is gone from the store."""
        self.sessions.pop(id, None)

    def sweep(self, idle: float = IDLE) -> None:
        """Drop tables that nobody has used for a while; the store has them."""
        now = time.monotonic()
        for id, session in list(self.sessions.items()):
            in_use = session.subscribers or session.lock.locked() or session.is_busy()
            if not in_use and now - session.used >= idle:
                del self.sessions[id]

    def close_key(self, key: str) -> None:
        """Close the subscribers of a key that was revoked, at all tables."""
        for session in self.sessions.values():
            session.broadcaster.close_key(key)

    def subscribers(self) -> int:
        return sum(len(session.subscribers) for session in self.sessions.values())
