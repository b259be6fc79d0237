"""The list of public tables, made once for all requests that wait for it, and sent to them one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from posterity.store import GameQuery


class ListCache:
    """Makes one list at a time, so that no answer at a table ever waits for more than one of them."""

    def __init__(self) -> None:
        self.making = asyncio.Lock()
        self.handing_out = asyncio.Lock()
        self.waiting: dict[GameQuery, asyncio.Task[bytes]] = {}  # lists that are not being made yet

    async def shared(self, query: GameQuery, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The result of `make`, shared by all callers before it starts: nobody gets a list older than their request."""
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
