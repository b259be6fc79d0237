"""What time it is, and something that is to happen at a table at a certain moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from posterity.server.errors import Fault
from posterity.server.ops.logs import note, note_mistake
from posterity.server.ops.workload import detached
from posterity.store import Conflict, StoreError

if TYPE_CHECKING:
    from posterity.server.sessions.session import Room

SECOND = 1000
DAY = 24 * 3600 * SECOND
LONGEST = 3600.0  # seconds; after that the clock is looked at again
TRY_AGAIN = 2.0  # seconds after which what could not be kept is tried again


class Moments:
    """The time of day, in milliseconds since 1970."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def until(self, moment: int) -> None:
        """Wait for a moment; the clock may be set meanwhile."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left / SECOND, LONGEST))


class Alarm:
    """Something that is to happen at a table. `due` says when, if nothing changes; `ring` does it with the lock held.

    Several processes may have the same alarm: whoever keeps something first has done it.
    """

    def __init__(self, room: Room, due: Callable[[Room], int | None], ring: Callable[[Room], Awaitable[None]]) -> None:
        self.room = room
        self.due = due
        self.ring = ring
        self.task: asyncio.Task[None] | None = None

    def plan(self) -> None:
        """See when it is due now."""
        self.stop()
        due = self.due(self.room) if self.room.loaded and not self.room.house.stopping else None
        if due is not None:
            self.task = detached(insist(self.room, "alarm", lambda: self.wait(due)))

    def stop(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None

    async def wait(self, moment: int) -> None:
        moments = self.room.house.moments
        await moments.until(moment)
        async with self.room.lock:
            await self.room.fresh()
            due = self.due(self.room)
            if due is not None and due <= moments.now():
                await self.ring(self.room)


async def insist(room: Room, where: str, act: Callable[[], Awaitable[None]]) -> None:
    """Do something that nobody has asked for; as long as it cannot be kept, try again."""
    while True:
        try:
            await act()
            return
        except Conflict:
            room.doubt()
        except StoreError as e:
            note("not-kept", message=e.message)
            await asyncio.sleep(TRY_AGAIN)
        except Fault:  # it cannot be done any more
            return
        except Exception as e:
            room.house.metrics.mistakes += 1
            note_mistake(e, where)
            return
