"""SQLite reads beside its writer: neither waits for the other, and whoever has written reads it afterwards."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from posterity.store import GameQuery, open_store
from posterity.store.jobs.statements import Statement
from posterity.store.sqlite import READERS
from tests.store.contract import entry, new_game, running

LONG = """WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000000)
    SELECT MAX(n), (SELECT COUNT(*) FROM entries) FROM numbers"""


@pytest.fixture
def url(tmp_path):
    return f"sqlite://{tmp_path / 'store.db'}"


def look_long():
    return (yield Statement(LONG))


def test_a_long_look_holds_up_no_writer(url):
    async def told():
        store = await open_store(url)
        id = await running(store)
        looks = [asyncio.create_task(store.read(look_long())) for _ in range(READERS)]
        await asyncio.sleep(0.05)
        for n in range(1, 4):
            await store.append(id, entry(n))
        assert not any(look.done() for look in looks)
        await asyncio.gather(*looks)
        await store.close()

    asyncio.run(told())


def test_whoever_has_written_reads_it_afterwards(url):
    async def write_and_read(store, number):
        game = new_game(public=True, changed=number)
        await store.add_game(game)
        assert game.id in [one.id for one in await store.find(GameQuery(public=True, most=1000))]
        for n in range(1, 20):
            game = await store.update(replace(game, metadata={"n": n}))
            assert await store.game(game.id) == game

    async def told():
        store = await open_store(url)
        await asyncio.gather(*(write_and_read(store, number) for number in range(20)))
        await store.close()

    asyncio.run(told())


def test_what_reads_cannot_write(url):
    def write():
        yield Statement("DELETE FROM games")

    async def told():
        store = await open_store(url)
        id = await running(store)
        with pytest.raises(Exception, match="read-only"):
            await store.read(write())
        assert (await store.game(id)).id == id
        await store.close()

    asyncio.run(told())
