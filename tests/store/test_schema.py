"""The schema grows in steps, on every kind of store: all missing ones are taken, or none."""

from __future__ import annotations

import asyncio

import msgspec

from posterity.core.records import Change
from posterity.store import StoredEntry, open_store, schema
from posterity.store.jobs.statements import Statement
from tests.store.contract import new_game, running, somebody
from tests.store.failures import begun_at, continues, fault

MIGRATIONS = schema.MIGRATIONS
MORE = ("ALTER TABLE people ADD COLUMN motto TEXT", "CREATE TABLE teams (id TEXT PRIMARY KEY)")


def newest(monkeypatch, step):
    """There is one step more than there is."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, step))
    monkeypatch.setattr(schema, "NEWEST", len(MIGRATIONS) + 1)


def version():
    return (yield Statement(schema.VERSION))


def without_indexes():
    """What the steps `INDEXES`, `MENTIONS`, `METADATA` and `REVIEWS` have made, undone."""
    yield from with_aside()
    for statement in schema.INDEXES[1:]:
        yield Statement(f"DROP INDEX {statement.split()[2]}")
    yield Statement("CREATE INDEX games_by_change ON games (changed)")
    yield Statement("DROP TABLE mentions")


def with_aside():
    """What the steps `METADATA` and `REVIEWS` have made, undone."""
    for table in ("practice", "findings", "reviews"):
        yield Statement(f"DROP TABLE {table}")
    yield Statement("ALTER TABLE games RENAME COLUMN metadata TO aside")


def test_a_newer_schema_is_left_alone(url, monkeypatch):
    async def told():
        with monkeypatch.context() as future:
            newest(future, MORE)
            store, id = await begun_at(url)
            await store.close()
        with fault("store-newer"):
            await open_store(url)
        newest(monkeypatch, MORE)
        await continues(await open_store(url), id)

    asyncio.run(told())


def test_an_older_schema_is_brought_up_to_date_with_all_its_games(url, monkeypatch):
    async def told():
        store, id = await begun_at(url)
        await store.close()
        newest(monkeypatch, MORE)
        opened = await asyncio.gather(*[open_store(url) for _ in range(3)])
        assert [number for (number,) in await opened[0].read(version())] == [len(MIGRATIONS) + 1]
        for other in opened[1:]:
            await other.close()
        await continues(opened[0], id)

    asyncio.run(told())


def test_who_played_before_names_were_kept_can_still_be_forgotten(url):
    """Nobody knows which name was whose: all at that seat go."""

    def before():
        yield Statement("DROP TABLE names")
        yield from without_indexes()
        yield Statement("UPDATE version SET number = 2")

    async def told():
        store = await open_store(url)
        anna = await somebody(store)
        id = await running(store, [anna.id])
        change = Change(seat=0, kind="person", name="Bruno")
        await store.append(id, StoredEntry(n=1, entry=change, at=1))
        await store.write(before())
        await store.close()
        store = await open_store(url)
        await store.forget(anna.id, "–")
        record = await store.record(id)
        await store.close()
        return [seat.name for seat in record.seats], record.entries()[0].name

    assert asyncio.run(told()) == (["–", "Player 1"], "–")


def test_whom_older_tables_name_is_found_in_them(url):
    """Somebody watches a table, proposes something at another; a third one cannot be read."""

    def before():
        yield from without_indexes()
        yield Statement("UPDATE games SET aside = '{' WHERE id = $1", ("damaged",))
        yield Statement("UPDATE version SET number = 3")

    async def told():
        store = await open_store(url)
        anna, bruno = await somebody(store), await somebody(store, "Bruno")
        watched = new_game(metadata={"watchers": ["nobody", anna.id], "muted": {bruno.id: []}})
        wished = new_game(metadata={"proposals": [{"person": anna.id}]})
        for game in (watched, wished, new_game(id="damaged")):
            await store.add_game(game)
        await store.write(before())
        await store.close()
        store = await open_store(url)
        found = [await store.named_at(person.id) for person in (anna, bruno)]
        await store.close()
        assert found == [sorted([watched.id, wished.id]), [watched.id]]

    asyncio.run(told())


def test_the_metadata_of_older_tables_is_read_and_written(url):
    """The column was called `aside` before."""

    def before():
        yield from with_aside()
        yield Statement("UPDATE version SET number = 5")

    async def told():
        store = await open_store(url)
        kept = new_game(metadata={"watchers": ["somebody"]})
        await store.add_game(kept)
        await store.write(before())
        await store.close()
        store = await open_store(url)
        assert [number for (number,) in await store.read(version())] == [schema.NEWEST]
        found = await store.game(kept.id)
        assert found.metadata == kept.metadata
        await store.update(msgspec.structs.replace(found, metadata={"watchers": []}))
        assert (await store.game(kept.id)).metadata == {"watchers": []}
        await store.close()

    asyncio.run(told())


def test_several_that_make_a_store_at_once_make_one(url):
    async def told():
        opened = await asyncio.gather(*[open_store(url) for _ in range(5)])
        assert len(await opened[0].read(version())) == 1
        for other in opened:
            await other.close()

    asyncio.run(told())


def test_a_step_that_fails_leaves_the_schema_as_it_was(url, monkeypatch):
    async def told():
        store, id = await begun_at(url)
        await store.close()
        with monkeypatch.context() as future:
            newest(future, (*MORE, "CREATE TABLE games (id TEXT)"))
            with fault("store-failed"):
                await open_store(url)
        await continues(await open_store(url), id)

    asyncio.run(told())
