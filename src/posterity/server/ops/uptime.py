"""When the server was there: nobody's clock runs while it was not.

A beat is kept in the store every few seconds, by whichever process; where beats are missing there was a pause. So a
stop, a kill and a store that cannot be reached all count alike, and all processes know the same pauses.
"""

from __future__ import annotations

import asyncio

import msgspec

from posterity.server.ops.logs import log_event
from posterity.server.ops.wall_clock import DAY, SECOND, WallClock
from posterity.store import Store, StoreError

BEAT = 10 * SECOND
REMEMBERED = 90 * DAY  # how long a pause is remembered; no clock gives so much time
ALIVE, PAUSES = "alive", "pauses"
Pause = tuple[int, int]  # from … to


class Uptime:
    """Pauses are in order and do not overlap."""

    def __init__(self, store: Store, wall_clock: WallClock) -> None:
        self.store = store
        self.wall_clock = wall_clock
        self.pauses: list[Pause] = []
        self.last = wall_clock.now()  # the last beat of this process
        self.beating = asyncio.Lock()  # one beat at a time, so that none is stored over a later one

    async def beat(self) -> None:
        """Store a beat, and learn of pauses from earlier ones. StoreError if it cannot be stored."""
        async with self.beating:
            await self._store_beat()

    async def _store_beat(self) -> None:
        now = self.wall_clock.now()
        alive, pauses = await self.store.setting(ALIVE), await self.store.setting(PAUSES)
        self.pauses = [] if pauses is None else msgspec.json.decode(pauses, type=list[Pause])
        last = now if alive is None else int(alive)
        if now - last > 2 * BEAT:
            recent = [pause for pause in self.pauses if pause[1] > now - REMEMBERED]
            self.pauses = merged([*recent, (last, now)])
            await self.store.set_setting(PAUSES, msgspec.json.encode(self.pauses).decode())
        await self.store.set_setting(ALIVE, str(max(now, last)))
        self.last = now

    async def try_beat(self) -> None:
        try:
            await self.beat()
        except StoreError as e:
            log_event("not-kept", message=e.message)

    async def keep_beating(self) -> None:
        while True:
            await self.wall_clock.until(self.wall_clock.now() + BEAT)
            await self.try_beat()

    def paused(self, since: int) -> int:
        """How long no server was running since a moment, including a pause that is just ending."""
        now = self.wall_clock.now()
        pauses = merged([*self.pauses, (self.last, now)]) if now - self.last > 2 * BEAT else self.pauses
        return sum(max(0, end - max(start, since)) for start, end in pauses)


def merged(pauses: list[Pause]) -> list[Pause]:
    found: list[Pause] = []
    for start, end in sorted(pauses):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found
