"""The whole server without its wires: the store, the tables in memory, limits and counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from posterity.server.errors import NOT_KEPT, Fault
from posterity.server.lobby import expiry
from posterity.server.lobby.listing import Lobby
from posterity.server.ops.limits import Crowd, Limits, Meters
from posterity.server.ops.metrics import Metrics
from posterity.server.ops.uptime import Uptime
from posterity.server.ops.wall_clock import Moments
from posterity.server.ops.workload import Workload, detached
from posterity.server.people.http_client import Caller
from posterity.server.people.webhooks import Webhooks
from posterity.server.sessions.session import Room, missing
from posterity.server.tables import clocks
from posterity.server.timers.autoplay import Pace
from posterity.store import Counts, Missing, News, Store, StoreError

IDLE = 300.0  # seconds after which a table that nobody uses leaves the memory
SWEEP = 30.0
COUNT = 5.0  # seconds between two counts of what is kept


class House:
    """What all requests share. `url` is where people find this server, without a slash at its end."""

    def __init__(
        self,
        store: Store,
        url: str,
        limits: Limits | None = None,
        pace: Pace | None = None,
        moments: Moments | None = None,
        caller: Caller | None = None,
    ) -> None:
        self.store = store
        self.url = url
        self.limits = limits or Limits()
        self.pace = pace or Pace()
        self.moments = moments or Moments()
        self.uptime = Uptime(store, self.moments)
        self.meters = Meters(self.limits)
        self.metrics = Metrics()
        self.webhooks = Webhooks(self, caller)
        self.lobby = Lobby()
        self.rooms: dict[str, Room] = {}
        self.sockets_from, self.polls_from = Crowd(self.limits.sockets), Crowd(self.limits.polls)
        self.sockets_of = Crowd(self.limits.person_sockets, "server-crowd-own")
        self.polls_of = Crowd(self.limits.person_polls, "server-crowd-own")
        self.count, self.counted = Counts(games={}, entries=0, people=0), -COUNT
        self.stopping = False
        self.workload = Workload(self.limits)
        self.tasks: set[asyncio.Task[None]] = set()  # what goes on beside the requests

    # ---------------------------------------------------------------- tables

    def room(self, id: str) -> Room:
        """The table with this id, loaded or not."""
        if id not in self.rooms:
            if len(self.rooms) >= self.limits.all_tables:
                self.sweep(0.0)
            if len(self.rooms) >= self.limits.all_tables:
                raise Fault(NOT_KEPT, "server-too-many")
            self.rooms[id] = Room(self, id)
        return self.rooms[id]

    @asynccontextmanager
    async def visit(self, id: str, person: str | None) -> AsyncIterator[Room]:
        """A table with its lock held, as it is kept now; Fault if it is not there for this person."""
        room = self.room(id)
        async with room.lock:
            try:
                await self.check_enters(room, person)
                await room.fresh()
            except Missing:
                self.rooms.pop(id, None)
                raise missing() from None
            yield room

    async def check_enters(self, room: Room, person: str | None) -> None:
        """Fault if a table is not there for somebody. Whether it is there at all, nobody else can tell by the time."""
        if not room.loaded:
            await room.glance()
        elif not room.may_enter(person):
            await self.store.game(room.id)  # as for a table that is not there
        if not room.may_enter(person):
            raise missing()

    def sweep(self, idle: float = IDLE) -> None:
        """Forget tables that nobody has used for a while; the store has them."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            if not room.listeners and not room.lock.locked() and now - room.used >= idle and not room.busy():
                del self.rooms[id]

    def drop_key(self, key: str) -> None:
        """A key opens nothing any more: whoever listens with it is let go."""
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.key == key:
                    listener.close(1008)

    async def counts(self) -> Counts:
        """How much is kept. Counting takes time, so a count serves for a while."""
        if time.monotonic() - self.counted > COUNT:
            self.count, self.counted = await self.store.counts(), time.monotonic()
        return self.count

    def sockets(self) -> int:
        return sum(len(room.listeners) for room in self.rooms.values())

    # ---------------------------------------------------------------- begin and end

    async def open(self) -> None:
        await self.uptime.try_beat()
        self.store.listen(self.heard)
        self.beside(self.keep_sweeping())
        self.beside(self.uptime.keep_beating())
        self.beside(clocks.wake(self))
        self.beside(self.keep_expiring())

    async def stop(self) -> None:
        """Finish what was begun, send everybody home. The store stays open."""
        if self.stopping:
            return
        self.stopping = True
        self.store.unlisten(self.heard)
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.close()
        for task in self.tasks:
            task.cancel()
        self.workload.queue.close()

    def heard(self, news: News) -> None:
        """The store says that something has changed, in this process or in another."""
        if news.kind == "missed":
            self.beside(self.look_again())
        elif news.kind == "key":
            self.drop_key(news.about)
        elif news.about in self.rooms:
            self.rooms[news.about].others.heard(news)

    async def look_again(self) -> None:
        """Anything may have been missed: see how far each table in use has come."""
        rooms = [room for room in self.rooms.values() if room.loaded or room.listeners]
        try:
            marks = await self.store.marks([room.id for room in rooms])
        except StoreError:
            for room in rooms:
                room.doubt()
            return
        for room in rooms:
            await room.guarded(partial(room.others.compare, marks.get(room.id)))

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()
            for room in list(self.rooms.values()):
                room.look_who_is_here(again=True)

    async def keep_expiring(self) -> None:
        while True:
            await expiry.try_to_expire(self)
            await asyncio.sleep(expiry.EVERY)

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = detached(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
