"""The backups that decision 11 names are whole, also while people play, and can be played on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess

from posterity.store import open_store
from tests.store.contract import entry
from tests.store.failures import begun_at, continues


async def backed_up(url, backup):
    """A store in use, a backup of it in the middle, and then one entry more that is not in it."""
    store, id = await begun_at(url)
    playing = asyncio.create_task(play(store, id))
    await asyncio.to_thread(backup)
    playing.cancel()
    await asyncio.wait([playing])
    await store.close()
    return id


async def play(store, id):
    for n in range(2, 10_000):
        await store.append(id, entry(n))


async def goes_on(url, id):
    """Every entry up to some number is there, and the next one can be appended."""
    store = await open_store(url, create=False)
    await continues(store, id, (await store.game(id)).entries + 1)


def test_sqlite_writes_a_whole_copy(tmp_path):
    def backup():
        connection = sqlite3.connect(tmp_path / "store.db")
        connection.execute(f"VACUUM INTO '{tmp_path / 'backup.db'}'")
        connection.close()

    async def told():
        id = await backed_up(f"sqlite://{tmp_path / 'store.db'}", backup)
        await goes_on(f"sqlite://{tmp_path / 'backup.db'}", id)

    asyncio.run(told())


def test_postgresql_dumps_and_restores(cluster):
    url = cluster.place()
    place, target = cluster.places[-1], f"restored_{cluster.places[-1]}"
    again = url.replace("/postgres?", f"/{target}?")

    def run(program, *words):
        done = subprocess.run([cluster.programs / program, *words], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def backup():
        run("pg_dump", "--format=custom", f"--schema={place}", f"--file={cluster.folder / place}", cluster.dsn)

    async def told():
        id = await backed_up(url, backup)
        await asyncio.to_thread(cluster.sql, f"CREATE DATABASE {target}")
        restored = cluster.dsn.replace("/postgres?", f"/{target}?")
        run("pg_restore", "--clean", "--if-exists", f"--dbname={restored}", cluster.folder / place)
        await goes_on(again, id)

    asyncio.run(told())
