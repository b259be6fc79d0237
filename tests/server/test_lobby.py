"""The list of tables for many at once: made once for all who wait, and never older than a question."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from posterity.server.lobby.listing import ListCache
from posterity.store import GameQuery

OPEN = GameQuery(status=("open",), public=True)
OVER = GameQuery(status=("over",), public=True)


class Making:
    """Lists are made when the test says so; what each says is how many were begun."""

    def __init__(self):
        self.begun, self.may = 0, asyncio.Event()

    async def make(self):
        self.begun += 1
        own = self.begun
        await self.may.wait()
        return str(own).encode()


def test_whoever_comes_before_a_list_is_begun_shares_it_and_whoever_comes_later_gets_a_new_one():
    async def told():
        lobby, making = ListCache(), Making()
        first = asyncio.create_task(lobby.shared(OPEN, making.make))
        await asyncio.sleep(0.01)
        assert making.begun == 1
        later = [asyncio.create_task(lobby.shared(OPEN, making.make)) for _ in range(50)]
        other = asyncio.create_task(lobby.shared(OVER, making.make))
        await asyncio.sleep(0.01)
        assert making.begun == 1, "one at a time"
        making.may.set()
        assert await first == b"1"
        assert {await one for one in later} == {b"2"} and await other == b"3"
        assert not lobby.waiting

    asyncio.run(told())


def test_whoever_hangs_up_takes_the_list_from_nobody():
    async def told():
        lobby, making = ListCache(), Making()
        both = [asyncio.create_task(lobby.shared(OPEN, making.make)) for _ in range(2)]
        await asyncio.sleep(0.01)
        both[0].cancel()
        making.may.set()
        assert await both[1] == b"1"

    asyncio.run(told())


def test_others_get_their_turn_between_two_who_are_handed_a_list():
    async def told():
        lobby, making, order = ListCache(), Making(), []

        async def ask(number):
            await lobby.shared(OPEN, making.make)
            order.append(number)

        async def somebody_else():
            for _ in range(20):
                await asyncio.sleep(0)
                order.append("else")

        asking = [asyncio.create_task(ask(number)) for number in range(10)]
        await asyncio.sleep(0.01)
        making.may.set()
        await asyncio.gather(*asking, asyncio.create_task(somebody_else()))
        numbers = [place for place, who in enumerate(order) if who != "else"]
        assert all(later - earlier > 1 for earlier, later in pairwise(numbers)), order

    asyncio.run(told())


def test_a_stranger_sees_a_table_as_soon_as_it_is_made(running):
    anna, stranger = running.person(), running.stranger()
    for _ in range(20):
        table, _ = anna.table(seats=["me", "open"], public=True)
        assert table in [one["id"] for one in stranger.get("tables?status=open&most=5")["tables"]]
