"""PostgreSQL: a pool of connections, each job in a transaction of its own, and one connection that listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
import msgspec

from posterity.core.records import RecordError
from posterity.store import schema
from posterity.store.errors import Conflict, Missing, StoreError
from posterity.store.jobs.statements import Rows, Statement, StoreJob
from posterity.store.news import News
from posterity.store.notifications import CHANNEL, NotificationListener, encoded
from posterity.store.secret_text import new_id
from posterity.store.store import Listener, Store

T = TypeVar("T")
MOST = 10  # connections of one process
MIGRATING = 0x506F7374  # the lock that whoever changes the schema holds
OUR_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
READ_ONLY = "SELECT current_setting('transaction_read_only') = 'on'"
NOTIFY = "SELECT pg_notify($1, $2)"
SAYS = {  # what PostgreSQL's error codes mean for whoever runs the server
    "25006": "store-database-read-only",
    "42501": "store-database-read-only",  # this user may not
    "53100": "store-full",
    "55P03": "store-locked",
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}
UNREACHABLE = ("08", "28", "3D", "53", "57")  # classes of codes: connection, password, no such database, no room, going
CONFLICTS = ("23505", "40001", "40P01")  # that number is taken; somebody was quicker; both waited for each other
ABSENT = ("22", "23503")  # a text or number that no row can have; it names a game or person that is not there


class PostgresqlStore(Store):
    """A PostgreSQL database, which any number of processes may use: each hears at once what the others change."""

    def __init__(self, url: str, path: str, timeout: float) -> None:
        super().__init__()
        self.url = url
        self.path = path  # the URL without its secrets
        self.timeout = timeout
        self.pool: asyncpg.Pool | None = None
        self.sender = new_id()  # this process among all others
        self.notifications = NotificationListener(self.connect, self.sender, self.tell)

    # ---------------------------------------------------------------- opening

    async def open(self, create: bool) -> None:
        """StoreError if the database cannot be reached or is no store, or with `create` if it cannot be written."""
        try:
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=MOST, **self.settings())
        except (ValueError, asyncpg.ClientConfigurationError):
            raise StoreError("store-url", url=self.path, example="postgresql://user@host/database") from None
        except Exception as e:
            raise self.fault(e) from None
        try:
            async with self.transaction(isolation="read_committed") as connection:
                await self.migrate(connection, create)
        except BaseException:
            await self.close()
            raise

    def settings(self) -> dict[str, Any]:
        """How connections behave. A commit waits for the disk whatever the database does by default."""
        waits = str(int(self.timeout * 1000))
        return {
            "timeout": self.timeout,
            "command_timeout": self.timeout * 2,
            "server_settings": {
                "application_name": "posterity",
                "synchronous_commit": "on",
                "lock_timeout": waits,
                "idle_in_transaction_session_timeout": waits,
            },
        }

    async def connect(self) -> asyncpg.Connection:
        """A connection beside the pool."""
        return await asyncpg.connect(self.url, **self.settings())

    async def migrate(self, connection: asyncpg.Connection, create: bool) -> None:
        """Take the steps of the schema that are missing, all of them or none, one process after the other."""
        if create and await connection.fetchval(READ_ONLY):
            raise StoreError("store-database-read-only", path=self.path, reason="read-only")
        if await self.version(connection, create) == schema.NEWEST:
            return
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await self.results(connection, schema.pending_migrations(await self.version(connection, create)), [])

    async def version(self, connection: asyncpg.Connection, create: bool) -> int:
        """The number of the schema; 0 where there are no tables."""
        tables = [name for (name,) in await connection.fetch(OUR_TABLES)]
        if schema.is_ours(tables):
            return schema.checked_version(await connection.fetchval(schema.VERSION), self.path)
        if tables:
            raise StoreError("store-foreign", path=self.path)
        if not create:
            raise StoreError("store-no-games", path=self.path)
        return 0

    async def close(self) -> None:
        await self.notifications.stop()
        if self.pool is None:
            return
        try:
            await asyncio.wait_for(self.pool.close(), self.timeout)
        except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self.pool.terminate()

    # ---------------------------------------------------------------- listening

    def listen(self, listener: Listener) -> None:
        super().listen(listener)
        self.notifications.start()

    async def announce(self, game: str, seats: int) -> None:
        async with self.transaction(isolation="read_committed") as connection:
            await connection.execute(NOTIFY, CHANNEL, encoded(News("here", game, seats, self.sender)))

    # ---------------------------------------------------------------- working

    async def read(self, job: StoreJob[T]) -> T:
        """All statements of a job that reads see the same moment."""
        async with self.transaction(isolation="repeatable_read", readonly=True) as connection:
            return await self.results(connection, job, [])

    async def carry_out(self, job: StoreJob[T], erases: bool = False) -> tuple[T, list[News]]:
        news: list[News] = []
        async with self.transaction(isolation="read_committed") as connection:
            value = await self.results(connection, job, news)
            for one in news:  # other processes hear it when this is committed, and not otherwise
                await connection.execute(NOTIFY, CHANNEL, encoded(one._replace(sender=self.sender)))
        return value, news

    async def results(self, connection: asyncpg.Connection, job: StoreJob[T], news: list[News]) -> T:
        """Carry out the statements of a job one by one; what it makes of them."""
        try:
            step = next(job)
            while True:
                step = job.send(await self.rows(connection, step, news))
        except StopIteration as done:
            value: T = done.value
            return value

    async def rows(self, connection: asyncpg.Connection, step: Statement | News, news: list[News]) -> Rows:
        if isinstance(step, News):
            news.append(step)
            return []
        return list(await connection.fetch(step.sql, *step.args))

    @asynccontextmanager
    async def transaction(self, **kind: Any) -> AsyncIterator[asyncpg.Connection]:
        """A connection in a transaction; whatever goes wrong in it becomes an error of the store."""
        assert self.pool is not None
        try:
            async with self.pool.acquire(timeout=self.timeout) as connection, connection.transaction(**kind):
                yield connection
        except (Conflict, Missing, StoreError):
            raise
        except Exception as e:
            raise self.fault(e) from None

    def fault(self, error: Exception) -> Exception:
        """What went wrong, for people; mistakes of the program stay what they are."""
        if isinstance(error, asyncpg.PostgresError):
            return self.refused(error, getattr(error, "sqlstate", None) or "")
        if isinstance(error, RecordError | msgspec.MsgspecError):
            return StoreError("store-damaged", path=self.path, fault=str(error))
        if isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError | asyncpg.InternalClientError):
            return StoreError("store-unreachable", path=self.path, reason=reason(error))
        return error

    def refused(self, error: asyncpg.PostgresError, code: str) -> Exception:
        if code in CONFLICTS:
            return Conflict(code)
        if code.startswith(ABSENT):
            return Missing(code)
        if code in SAYS:
            return StoreError(SAYS[code], path=self.path, reason=reason(error))
        known = "store-unreachable" if code.startswith(UNREACHABLE) else "store-failed"
        return StoreError(known, path=self.path, reason=reason(error))


def reason(error: Exception) -> str:
    """The first line of what the database or the system says: details may name values."""
    return (str(error).splitlines() or [type(error).__name__])[0]
