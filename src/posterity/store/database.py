"""A SQLite file in use: opened, brought up to date, written to in durable transactions.

Whatever fails becomes a StoreError, nothing of it is kept, and the next call tries again.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar
from urllib.parse import quote

import msgspec

from posterity.core.records import RecordError
from posterity.store import schema
from posterity.store.errors import Conflict, Missing, StoreError
from posterity.store.jobs.statements import Rows, Statement, StoreJob
from posterity.store.news import News

T = TypeVar("T")
FileIdentity = tuple[int, int]  # device and number of a file: another file of the same name has another
SAYS = {  # what the first byte of SQLite's error codes means for whoever runs the server
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-foreign",
}
KEEPS_CONNECTION = ("store-full", "store-locked")  # faults after which the connection is as good as before


class PendingJob(Generic[T]):
    """A job to be done in a transaction, and what became of it."""

    def __init__(self, job: StoreJob[T], writes: bool, erases: bool = False) -> None:
        self.job = job
        self.writes = writes
        self.erases = erases  # what was there before is not to be found afterwards
        self.value: T | None = None
        self.news: list[News] = []
        self.error: Exception | None = None


class Database:
    """One connection, opened when it is needed and given up when something is wrong with the file.

    Any thread may use it, but only one at a time.
    """

    def __init__(self, path: Path, timeout: float) -> None:
        self.path = path
        self.timeout = timeout
        self.connection: sqlite3.Connection | None = None
        self.files: dict[Path, FileIdentity] = {}  # what the connection writes to
        self.opened = 0  # how often
        self.seen: tuple[int, int] | None = None  # that, and SQLite's number for what others have written

    # ---------------------------------------------------------------- opening

    def open(self, create: bool) -> None:
        """Open the file, made if `create`, and bring its schema up to date; StoreError says what is wrong."""
        try:
            if create:
                self.make_file()
            self.connect()
            self.migrate(create)
            if create:
                self.try_writing()
            self.files = {file: identity(file) for file in self.written_files()}
        except (sqlite3.Error, OSError) as e:
            self.close()
            raise self.fault(e) from e
        except StoreError:
            self.close()
            raise

    def make_file(self) -> None:
        """An empty file that only its owner may read, since it will hold the seeds of running games."""
        self.make_folder()
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))

    def make_folder(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)

    def connect(self) -> None:
        name = f"file:{quote(str(self.path))}?mode=rw"
        self.connection = sqlite3.connect(name, self.timeout, isolation_level=None, uri=True, check_same_thread=False)
        self.use_log()
        self.execute("PRAGMA synchronous = FULL")
        self.execute("PRAGMA foreign_keys = ON")
        self.execute("PRAGMA secure_delete = ON")  # what is forgotten is not to be found in the file
        self.opened += 1

    def use_log(self) -> None:
        """Write changes to a log. While another process is just doing this for a new file, SQLite does not wait."""
        until = time.monotonic() + self.timeout
        while True:
            try:
                self.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as e:
                if code_of(e) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            time.sleep(0.01)

    def migrate(self, create: bool) -> None:
        """Take the steps of the schema that are missing, all of them or none."""
        if self.version(create) == schema.NEWEST:
            return
        self.execute("BEGIN IMMEDIATE")
        self.results(schema.pending_migrations(self.version(create)), [])  # another process may just have taken them
        self.execute("COMMIT")

    def try_writing(self) -> None:
        """Begin a write and roll it back, so that a store that cannot be written to fails when it is opened."""
        self.execute("BEGIN IMMEDIATE")
        self.execute("ROLLBACK")

    def version(self, create: bool) -> int:
        """The number of the schema; 0 for an empty file."""
        tables = [name for (name,) in self.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        if schema.is_ours(tables):
            return schema.checked_version(int(self.execute(schema.VERSION)[0][0]), str(self.path))
        if tables:
            raise StoreError("store-foreign", path=str(self.path))
        if not create:
            raise StoreError("store-gone", path=str(self.path))
        return 0

    def written_files(self) -> list[Path]:
        """The file and its log of newest changes, where there is one."""
        log = self.path.with_name(f"{self.path.name}-wal")
        return [file for file in (self.path, log) if file.exists()]

    def close(self) -> None:
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.close()
            self.connection = None

    # ---------------------------------------------------------------- working

    def changed_elsewhere(self) -> bool:
        """Has another process written to the file, or was it opened anew, since this was asked last?"""
        if self.connection is None:
            return False
        try:
            now = self.opened, int(self.execute("PRAGMA data_version")[0][0])
        except sqlite3.Error:  # the next job will say so
            return False
        before, self.seen = self.seen, now
        return before is not None and before != now

    def carry_out(self, jobs: Sequence[PendingJob[Any]]) -> None:
        """Do all jobs, which are of one kind: writing in one transaction, so that one wait for the disk serves all."""
        try:
            if self.connection is None:
                self.open(create=False)
            self.transaction(jobs)
            if any(job.erases for job in jobs):
                self.empty_log()
        except (sqlite3.Error, OSError, StoreError) as e:
            fault = self.fault(e)
            self.give_up(fault)
            for job in jobs:
                job.error = fault

    def transaction(self, jobs: Sequence[PendingJob[Any]]) -> None:
        self.execute("BEGIN IMMEDIATE" if jobs[0].writes else "BEGIN")
        for job in jobs:
            self.execute("SAVEPOINT job")
            try:
                job.value, job.error = self.results(job.job, job.news), None
            except (Conflict, Missing) as e:
                job.error = e
            except sqlite3.IntegrityError as e:  # it names a game or a person that is not there
                job.error = Missing(str(e))
            except (RecordError, msgspec.MsgspecError) as e:
                job.error = StoreError("store-damaged", path=str(self.path), fault=str(e))
            if job.error is not None:
                self.execute("ROLLBACK TO job")
            self.execute("RELEASE job")
        self.check_files()
        self.execute("COMMIT")
        self.check_files()

    def empty_log(self) -> None:
        """Move everything from the write-ahead log into the file, unless another connection is reading it now."""
        with suppress(sqlite3.Error):
            self.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def results(self, job: StoreJob[T], news: list[News]) -> T:
        """Carry out the statements of a job one by one; what it makes of them."""
        try:
            step = next(job)
            while True:
                step = job.send(self.rows(step, news))
        except StopIteration as done:
            value: T = done.value
            return value

    def rows(self, step: Statement | News, news: list[News]) -> Rows:
        if isinstance(step, News):
            news.append(step)
            return []
        return self.execute(step.sql, step.args)

    def execute(self, sql: str, args: tuple[Any, ...] = ()) -> Rows:
        assert self.connection is not None
        return self.connection.execute(sql, {str(n): value for n, value in enumerate(args, 1)}).fetchall()

    # ---------------------------------------------------------------- faults

    def check_files(self) -> None:
        """StoreError if a file was deleted or replaced since it was opened.

        Such a file can still be written to, but nobody who opens the store later would find what was written.
        """
        for file, before in self.files.items():
            try:
                now = identity(file)
            except OSError:
                raise StoreError("store-gone", path=str(self.path)) from None
            if now != before:
                raise StoreError("store-gone", path=str(self.path))

    def give_up(self, fault: StoreError) -> None:
        """Roll back what is half-written; close the connection if it may be broken: the next job opens a new one."""
        try:
            if self.connection is not None and self.connection.in_transaction:
                self.execute("ROLLBACK")
        except sqlite3.Error:
            self.close()
        if fault.message not in KEEPS_CONNECTION:
            self.close()

    def fault(self, error: Exception) -> StoreError:
        """What went wrong, for people."""
        if isinstance(error, StoreError):
            return error
        if isinstance(error, sqlite3.Error):
            message = SAYS.get(code_of(error), "store-failed")
            if message == "store-cannot-open" and not self.path.exists():
                message = "store-gone"
            return StoreError(message, path=str(self.path), reason=str(error))
        reason = getattr(error, "strerror", None) or str(error)
        return StoreError("store-cannot-open", path=str(self.path), reason=reason)


class ReadingDatabase(Database):
    """A connection beside the one that writes: it sees everything that was committed before a job began."""

    def open(self, create: bool) -> None:
        super().open(create)
        self.execute("PRAGMA query_only = ON")

    def carry_out(self, jobs: Sequence[PendingJob[Any]]) -> None:
        """Carry out jobs that read. If the file was replaced, they read the new one: nothing can be lost by that."""
        if self.connection is not None and self.has_moved():
            self.close()
        super().carry_out(jobs)

    def has_moved(self) -> bool:
        try:
            self.check_files()
        except StoreError:
            return True
        return False


def code_of(error: sqlite3.Error) -> int:
    """The first byte of SQLite's error code."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def identity(file: Path) -> FileIdentity:
    found = os.stat(file)
    return found.st_dev, found.st_ino
