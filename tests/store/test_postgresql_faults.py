"""What PostgreSQL may meet: it stops, it loses connections, it may not be written, somebody else waits in it."""

from __future__ import annotations

import asyncio
import sys

import asyncpg
import pytest

from posterity.store import Conflict, Missing, News, StoreError, notifications, open_store
from posterity.store.news import NewsKind
from posterity.store.opening import shown_url
from tests.postgresql import sql
from tests.store.contract import entry, line, running
from tests.store.failures import begun_at, continues, fault


@pytest.fixture
def url(postgresql):
    return postgresql.place()


# ---------------------------------------------------------------- gone


@pytest.mark.parametrize("how", ["fast", "crash"])
def test_a_database_that_is_gone_and_comes_back(cluster, how):
    url = cluster.place()

    async def told():
        store, id = await begun_at(url)
        with cluster.gone(how):
            for _ in range(3):
                with fault("store-unreachable"):
                    await store.append(id, entry(2))
            with fault("store-unreachable"):
                await store.check()
            with fault("store-unreachable"):
                await open_store(url)
        await continues(store, id)

    asyncio.run(told())


KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'posterity'"


def test_connections_that_are_cut_off(url):
    """Of what was on its way, each entry is there or not; the store goes on by itself."""

    async def told():
        store, id = await begun_at(url)
        acknowledged, number = 1, 2
        for _ in range(5):
            cutting = asyncio.create_task(asyncio.to_thread(sql, url, KILL))
            while not cutting.done():
                try:
                    await store.append(id, entry(number))
                    acknowledged = number
                except (StoreError, Conflict):
                    kept = (await read_again(store, id)).entries
                    assert kept in (number - 1, number) and kept >= acknowledged
                    number = kept
                number += 1
        kept = (await read_again(store, id)).entries
        assert kept >= acknowledged > 1
        await continues(store, id, kept + 1)

    asyncio.run(told())


async def read_again(store, id):
    for _ in range(50):
        try:
            return await store.game(id)
        except StoreError:
            await asyncio.sleep(0.05)
    raise AssertionError("it does not go on")


def test_listening_goes_on_after_a_loss(cluster, monkeypatch):
    monkeypatch.setattr(notifications, "AGAIN", 0.05)
    url, heard = cluster.place(), asyncio.Queue()

    async def until(news):
        async with asyncio.timeout(10):
            while (found := await heard.get())[:3] != news[:3]:
                assert found.kind in ("missed", "entry")

    async def told():
        store, id = await begun_at(url)
        other = await open_store(url)
        other.listen(heard.put_nowait)
        await until(News("missed"))
        await store.append(id, entry(2))
        await until(News("entry", id, 2))
        await asyncio.to_thread(sql, url, KILL)
        await until(News("missed"))
        with cluster.gone():
            await asyncio.sleep(0.2)
        await until(News("missed"))
        await read_again(store, id)
        await store.append(id, entry(3))
        await until(News("entry", id, 3))
        await other.close()
        await store.close()

    asyncio.run(told())


class Dead:
    """A connection on which nothing is answered any more."""

    def __init__(self, connection):
        self.connection = connection

    def __getattr__(self, name):
        return getattr(self.connection, name)

    async def execute(self, text):
        raise TimeoutError


def test_a_silent_loss_is_found_out(url, monkeypatch):
    """A connection that is dead and does not know it is asked now and then."""
    monkeypatch.setattr(notifications, "ALIVE", 0.05)
    monkeypatch.setattr(notifications, "AGAIN", 0.05)
    times = asyncio.Queue()

    async def told():
        store, _ = await begun_at(url)
        connect = store.notifications.connect

        async def dead():
            return Dead(await connect())

        store.notifications.connect = dead
        store.listen(times.put_nowait)
        for _ in range(3):
            assert await asyncio.wait_for(times.get(), 5) == News("missed")
        await store.close()

    asyncio.run(told())


# ---------------------------------------------------------------- no permission


def test_a_database_that_may_only_be_read(url):
    async def told():
        store, id = await begun_at(url)
        await store.close()
        only_read = f"{url}&default_transaction_read_only=on"
        with fault("store-database-read-only"):
            await open_store(only_read)
        store = await open_store(only_read, create=False)
        assert len(await store.entries(id)) == 1
        with fault("store-database-read-only"):
            await store.append(id, entry(2))
        await store.close()
        await continues(await open_store(url), id)

    asyncio.run(told())


def test_a_database_that_becomes_read_only_in_use(cluster):
    url = cluster.place()

    async def told():
        store, id = await begun_at(url)
        await set_read_only(store, url, "on")
        with fault("store-database-read-only"):
            await store.append(id, entry(2))
        assert len(await store.entries(id)) == 1  # reading goes on
        await set_read_only(store, url, "off")
        await continues(store, id)

    asyncio.run(told())


async def set_read_only(store, url, value):
    """For all connections there are, once they have heard of it."""
    await asyncio.to_thread(sql, url, f"ALTER SYSTEM SET default_transaction_read_only = {value}")
    await asyncio.to_thread(sql, url, "SELECT pg_reload_conf()")
    async with asyncio.timeout(10):
        while await store.pool.fetchval("SHOW default_transaction_read_only") != value:
            await asyncio.sleep(0.02)


def test_a_user_who_may_not_write(cluster):
    url = cluster.place()
    place = cluster.places[-1]

    async def told():
        store, id = await begun_at(url)
        for text in (
            f"CREATE ROLE reader_{place} LOGIN",
            f"GRANT USAGE ON SCHEMA {place} TO reader_{place}",
            f"GRANT SELECT ON ALL TABLES IN SCHEMA {place} TO reader_{place}",
        ):
            await asyncio.to_thread(sql, url, text)
        guest = await open_store(url.replace("posterity@", f"reader_{place}@"))
        with fault("store-database-read-only"):
            await guest.append(id, entry(2))
        await guest.close()
        await continues(store, id)

    asyncio.run(told())


# ---------------------------------------------------------------- others


def test_somebody_else_who_keeps_a_game_locked(url):
    async def told():
        store, id = await begun_at(url, timeout=0.3)
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("SELECT * FROM games FOR UPDATE")
            with fault("store-locked"):
                await store.append(id, entry(2))
            assert len(await store.entries(id)) == 1  # reading goes on
        await other.close()
        await continues(store, id)

    asyncio.run(told())


def test_whoever_stops_in_the_middle_does_not_keep_the_others_waiting(url):
    """A process that was put to sleep in a transaction: its lock is taken from it."""

    async def told():
        store, id = await begun_at(url)
        sleeper = await open_store(url, timeout=0.2)
        asleep, woken = asyncio.Event(), asyncio.Event()

        async def sleeps():
            async with sleeper.transaction(isolation="read_committed") as connection:
                await connection.execute("SELECT * FROM games FOR UPDATE")
                asleep.set()
                await woken.wait()

        task = asyncio.create_task(sleeps())
        await asleep.wait()
        await store.append(id, entry(2))
        woken.set()
        with fault("store-unreachable"):
            await task
        await sleeper.close()
        await continues(store, id, 3)

    asyncio.run(told())


def test_a_place_with_something_else_in_it(url):
    async def told():
        await asyncio.to_thread(sql, url, "CREATE TABLE recipes (name TEXT)")
        with fault("store-foreign"):
            await open_store(url)

    asyncio.run(told())


def test_a_damaged_row_harms_nothing_else(url):
    async def told():
        store, id = await begun_at(url)
        other = await running(store)
        await asyncio.to_thread(sql, url, "UPDATE entries SET entry = '{\"seat\":'")
        with fault("store-damaged"):
            await store.entries(id)
        await store.append(other, entry(1))
        await store.close()

    asyncio.run(told())


def test_a_commit_waits_for_the_disk_whatever_the_database_does_by_default(url):
    async def told():
        store = await open_store(f"{url}&synchronous_commit=off")
        assert await store.pool.fetchval("SHOW synchronous_commit") == "on"
        await store.close()

    asyncio.run(told())


ERRORS = [
    (asyncpg.DiskFullError("x"), "store-full"),
    (asyncpg.LockNotAvailableError("x"), "store-locked"),
    (asyncpg.DataCorruptedError("x"), "store-damaged"),
    (asyncpg.TooManyConnectionsError("x"), "store-unreachable"),
    (asyncpg.InvalidPasswordError("x"), "store-unreachable"),
    (asyncpg.InvalidCatalogNameError("x"), "store-unreachable"),
    (asyncpg.AdminShutdownError("x"), "store-unreachable"),
    (asyncpg.CannotConnectNowError("x"), "store-unreachable"),
    (asyncpg.InterfaceError("x"), "store-unreachable"),
    (TimeoutError(), "store-unreachable"),
    (asyncpg.PostgresSyntaxError("x"), "store-failed"),
]


@pytest.mark.parametrize(("error", "message"), ERRORS)
def test_every_fault_has_a_message(url, error, message):
    async def told():
        store, _ = await begun_at(url)
        with fault(message):
            raise store.fault(error)
        await store.close()

    asyncio.run(told())


def test_two_who_wait_for_each_other_load_again(url):
    async def told():
        store, _ = await begun_at(url)
        for error in (
            asyncpg.DeadlockDetectedError("x"),
            asyncpg.SerializationError("x"),
            asyncpg.UniqueViolationError("x"),
        ):
            assert isinstance(store.fault(error), Conflict)
        assert isinstance(store.fault(asyncpg.ForeignKeyViolationError("x")), Missing)
        await store.close()

    asyncio.run(told())


# ---------------------------------------------------------------- urls, and the driver


def test_a_url_is_shown_without_its_secrets():
    assert shown_url("postgresql://anna:secret@host:5433/games?password=secret") == "postgresql://host:5433/games"
    assert shown_url("postgres:///games?host=/run/postgresql&user=anna") == "postgresql:///games"
    assert shown_url("postgresql://a.example,b.example:5433/games") == "postgresql://a.example,b.example:5433/games"
    for odd in ("anna:sec/ret@host/x", "anna:1?2@host/x", "anna:1#2@host/x", "/x?password=a@b"):
        assert shown_url(f"postgresql://{odd}") == "postgresql://…"
    assert shown_url("sqlite:///a/b@c.db") == "sqlite:///a/b@c.db"


def test_without_the_driver_one_sentence_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in ("posterity.store.postgresql", "posterity.store.notifications"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with fault("store-driver") as e:
        asyncio.run(open_store("postgresql://anna:secret@host/games"))
    assert "pip install" in str(e.value) and "secret" not in str(e.value)


# ---------------------------------------------------------------- news


@pytest.mark.parametrize(
    "text", ["", "a b c", "me entry game x", "me entry game -1", "me nonsense game 1", "a b c d e"]
)
def test_news_of_a_newer_program_are_left_alone(text):
    assert notifications.decoded(text) is None


def test_news_come_as_they_were_told():
    for kind in NewsKind.__args__:
        news = News(kind, "game", 7, "sender")
        assert notifications.decoded(notifications.encoded(news)) == news


def test_news_never_carry_what_is_kept(url):
    """NOTIFY has room for a game and a number, and nothing else is on the wire."""
    told_by_database = []

    async def told():
        store, id = await begun_at(url)
        ear = await asyncpg.connect(url)
        await ear.add_listener(notifications.CHANNEL, lambda *args: told_by_database.append(args[3]))
        await store.append(id, entry(2, pick="secret"))
        await store.say(line(id, text="secret"))
        await store.update(await store.game(id))
        await store.announce(id, 5)
        async with asyncio.timeout(5):
            while len(told_by_database) < 4:
                await asyncio.sleep(0.02)
        await ear.close()
        await store.close()
        assert told_by_database == [f"{store.sender} {kind} {id} {n}" for kind, n in NEWS]

    asyncio.run(told())


NEWS = [("entry", 2), ("chat", 1), ("table", 1), ("here", 5)]
