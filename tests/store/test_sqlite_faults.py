"""What SQLite may meet: a full disk, a read-only folder, a lost file, somebody else's lock, another schema."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

from posterity.store import GameQuery, StoreError, open_store
from tests.store.contract import entry, new_game, running
from tests.store.failures import begun_at, continues, fault

NOBODY = 65534


@pytest.fixture
def path(tmp_path):
    return tmp_path / "store.db"


async def begun(path, **keys):
    return await begun_at(f"sqlite://{path}", **keys)


# ---------------------------------------------------------------- no room

LONG = "x" * 200_000  # more than a file has left over in its pages


def test_a_full_database(path):
    async def told():
        store, id = await begun(path)
        store.database.execute(f"PRAGMA max_page_count = {store.database.execute('PRAGMA page_count')[0][0]}")
        with fault("store-full"):
            await store.append(id, entry(2, pick=LONG))
        assert len(await store.entries(id)) == 1  # reading goes on
        store.database.execute("PRAGMA max_page_count = 1000000")
        await continues(store, id)

    asyncio.run(told())


def test_a_file_that_may_not_grow(path):
    """The system refuses to write more, as it does under a quota."""
    log = path.with_name("store.db-wal")

    async def told():
        store, id = await begun(path)
        long = LONG + "x" * log.stat().st_size  # more than there is room for in the log
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 10_000, limits[1]))
        try:
            for _ in range(2):
                with fault("store-failed"):
                    await store.append(id, entry(2, pick=long))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        await continues(store, id)

    asyncio.run(told())


FULL_DISK = """
import asyncio, os, sys
sys.path.insert(0, os.getcwd())
from pathlib import Path
from tests.store.test_sqlite_faults import a_full_disk
asyncio.run(a_full_disk(Path(sys.argv[1])))
print("continued")
"""


def small_disk(folder) -> list[str] | None:
    """A command that runs another one with a disk of its own at `folder`; None where the system lets nobody do that."""
    mounting = ["unshare", "--mount", "--map-root-user", "sh", "-c"]
    mount = f'mount -t tmpfs -o size=1m small {folder} && exec "$@"'
    if (
        shutil.which("unshare") is None
        or subprocess.run([*mounting, mount, "-", "true"], capture_output=True).returncode
    ):
        return None
    return [*mounting, mount, "-"]


async def a_full_disk(folder):
    """Fill the disk beside the store while it is used, then make room again."""
    store, id = await begun(folder / "store.db")
    stone = folder / "stone"
    with stone.open("wb") as file, pytest.raises(OSError):
        while True:
            os.write(file.fileno(), bytes(4096))
    number = 2
    with fault("store-full"):
        while True:  # what the log has room for still fits
            await store.append(id, entry(number, pick="x" * 3000))
            number += 1
    assert len(await store.entries(id)) == number - 1
    with fault("store-full"):
        await store.add_game(new_game(metadata={"long": LONG}))
    stone.unlink()
    await continues(store, id, number)


if small_disk(tempfile.gettempdir()):  # elsewhere the two tests above must do

    def test_a_disk_that_fills_up_beside_it(tmp_path):
        root = Path(__file__).parents[2]
        command = [*small_disk(tmp_path), sys.executable, "-c", FULL_DISK, str(tmp_path)]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60)

        assert done.stdout == "continued\n", done.stderr


# ---------------------------------------------------------------- no permission


@contextmanager
def forbidden(folder):
    """Inside, nothing may be written into this folder, not even by root."""
    was = os.geteuid()
    before = {place: place.stat().st_mode for place in [folder, *folder.iterdir()]}
    for place in before:
        place.chmod(0o555 if place.is_dir() else 0o444)
    if was == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(was)
        for place, mode in before.items():
            if place.exists():
                place.chmod(mode)


@pytest.fixture
def open_folder():
    """A folder that everybody can reach."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_a_read_only_folder(open_folder):
    async def told():
        for place in (open_folder / "store.db", open_folder / "deep" / "store.db"):
            with forbidden(open_folder), fault("store-cannot-open"):
                await open_store(f"sqlite://{place}")
        assert list(open_folder.iterdir()) == []
        store, id = await begun(open_folder / "store.db")
        await continues(store, id)

    asyncio.run(told())


def test_a_store_that_became_read_only(open_folder):
    async def told():
        store, id = await begun(open_folder / "store.db")
        await store.close()
        with forbidden(open_folder), pytest.raises(StoreError) as error:
            await open_store(f"sqlite://{open_folder / 'store.db'}")
        assert error.value.message in ("store-read-only", "store-cannot-open")
        store = await open_store(f"sqlite://{open_folder / 'store.db'}")
        await continues(store, id)

    asyncio.run(told())


def test_a_store_that_becomes_read_only_in_use(path):
    async def told():
        store, id = await begun(path)
        store.database.execute("PRAGMA query_only = ON")
        with fault("store-read-only"):
            await store.append(id, entry(2))
        await continues(store, id)  # on a new connection

    asyncio.run(told())


def test_only_its_owner_may_read_a_store(path):
    async def told():
        store, _ = await begun(path)
        assert {place.stat().st_mode & 0o777 for place in path.parent.glob("store.db*")} == {0o600}
        await store.close()

    asyncio.run(told())


# ---------------------------------------------------------------- gone


def test_a_folder_that_is_gone_and_comes_back(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"

    async def told():
        store, id = await begun(here / "store.db")
        here.rename(there)
        for _ in range(3):
            with fault("store-gone"):
                await store.append(id, entry(2))
        with fault("store-gone"):
            await store.check()
        assert not here.exists()
        there.rename(here)
        await continues(store, id)

    asyncio.run(told())


@pytest.mark.parametrize("lost", ["store.db", "store.db-wal"])
def test_a_deleted_file_is_never_written_to(path, lost):
    """The system would let us, and everything would be lost."""

    async def told():
        store, id = await begun(path)
        path.with_name(lost).unlink()
        with fault("store-gone"):
            await store.append(id, entry(2))
        await store.close()

    asyncio.run(told())


def test_a_backup_that_is_put_in_its_place(path):
    async def told():
        store, id = await begun(path)
        backup = path.with_name("backup.db")
        with sqlite3.connect(path) as old, sqlite3.connect(backup) as new:
            old.backup(new)
        old.close()
        new.close()
        await store.append(id, entry(2))
        os.replace(backup, path)
        path.with_name("store.db-wal").unlink()
        with fault("store-gone"):
            await store.append(id, entry(3))
        await continues(store, id)  # from the backup

    asyncio.run(told())


def test_no_store_is_made_where_one_is_only_looked_for(path):
    async def told():
        with fault("store-gone"):
            await open_store(f"sqlite://{path}", create=False)
        assert not path.exists()
        path.touch()
        with fault("store-gone"):
            await open_store(f"sqlite://{path}", create=False)

    asyncio.run(told())


# ---------------------------------------------------------------- others


def test_somebody_else_who_keeps_it_locked(path):
    async def told():
        store, id = await begun(path, timeout=0.1)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with fault("store-locked"):
            await store.append(id, entry(2))
        assert len(await store.entries(id)) == 1  # reading goes on
        with fault("store-locked"):
            await open_store(f"sqlite://{path}", timeout=0.1)
        other.execute("ROLLBACK")
        other.close()
        await continues(store, id)

    asyncio.run(told())


def test_a_file_that_is_something_else(path):
    async def told():
        path.write_text("These are my notes, a hundred characters and more, and no database at all. " * 20)
        with fault("store-foreign"):
            await open_store(f"sqlite://{path}")
        assert path.read_text().startswith("These are my notes")
        path.unlink()
        other = sqlite3.connect(path)
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.close()
        with fault("store-foreign"):
            await open_store(f"sqlite://{path}")
        path.unlink()
        path.mkdir()
        with fault("store-cannot-open"):
            await open_store(f"sqlite://{path}")

    asyncio.run(told())


def test_a_damaged_file(path):
    async def told():
        store, id = await begun(path)
        for n in range(2, 40):
            await store.append(id, entry(n, pick="x" * 3000))
        await store.close()
        data = bytearray(path.read_bytes())
        for page in range(1, len(data) // 4096):
            data[page * 4096 : page * 4096 + 2000] = bytes(2000)
        path.write_bytes(data)
        with fault("store-damaged"):
            await (await open_store(f"sqlite://{path}")).entries(id)

    asyncio.run(told())


def test_a_damaged_row_harms_nothing_else(path):
    async def told():
        store, id = await begun(path)
        other = await running(store)
        store.database.execute("UPDATE entries SET entry = '{\"seat\":'")
        with fault("store-damaged"):
            await store.entries(id)
        await store.append(other, entry(1))
        store.database.execute("UPDATE games SET header = '{\"format\": 1}' WHERE id = $1", (id,))
        with fault("store-damaged"):
            await store.game(id)
        assert [game.id for game in await store.find(GameQuery())] == [other]
        await store.close()

    asyncio.run(told())


@pytest.mark.parametrize("url", ["", "sqlite://", "mysql://host/name", "sqlite://a\0b"])
def test_a_url_that_is_none(url):
    with fault("store-url"):
        asyncio.run(open_store(url))


def test_more_slashes_than_needed_are_understood(path):
    async def told():
        for slashes in ("sqlite://", "sqlite:///", "", "/"):
            store = await open_store(f"{slashes}{path}")
            await store.close()

    asyncio.run(told())


def test_a_url_with_a_password_is_not_repeated():
    with pytest.raises(StoreError) as error:
        asyncio.run(open_store("mysql://anna:secret@host/name"))
    assert "secret" not in str(error.value)


def test_the_schema_is_durable_and_the_log_is_in_use(path):
    async def told():
        store, _ = await begun(path)
        execute = store.database.execute
        assert execute("PRAGMA journal_mode") == [("wal",)]
        assert execute("PRAGMA synchronous") == [(2,)]  # FULL
        assert execute("PRAGMA foreign_keys") == [(1,)]
        await store.close()

    asyncio.run(told())
