"""The list of public tables for many who ask at once: made once for all of them, and handed out one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from posterity.store import GameQuery


class ListCache:
    """Lists that are being made. Whoever answers at a table meanwhile never waits for more than one of them."""

    def __init__(self) -> None:
        self.making = asyncio.Lock()
        self.handing_out = asyncio.Lock()
        self.waiting: dict[GameQuery, asyncio.Task[bytes]] = {}  # lists that nobody has begun to make

    async def shared(self, query: GameQuery, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What `make` makes, the same for all who ask before it has begun: nobody gets one older than the question."""
        if query not in self.waiting:
            self.waiting[query] = asyncio.create_task(self.begin(query, make))
        found = await asyncio.shield(self.waiting[query])
        async with self.handing_out:
            await asyncio.sleep(0)  # the others of the loop get their turn after each of those who wait here
        return found

    async def begin(self, query: GameQuery, make: Callable[[], Awaitable[bytes]]) -> bytes:
        async with self.making:
            del self.waiting[query]
            return await make()
