"""The rows of a run in a folder: Parquet files of many rows each, and a journal of the rows not in one yet.

Every row is in the journal as soon as its game is over, so that a killed run loses only unfinished games.
A full journal becomes the next Parquet file. Only the set of finished jobs is kept in memory.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from posterity.lab.jobs import Job, LabError, Row

PART = 10_000  # rows of a Parquet file
BATCH = 2_000  # rows that are read at a time
ABOUT, JOURNAL = "_about.json", "_journal.jsonl"  # readers of Parquet ignore names with an underscore
PART_NAME = re.compile(r"games-([0-9]+)\.parquet")
BLOCK = 1024


class Numbers:
    """A compact set of whole numbers that are mostly consecutive."""

    def __init__(self) -> None:
        self.blocks: dict[int, int] = {}  # by number of the block, a bit for each of its numbers

    def add(self, number: int) -> bool:
        """True if it was not there yet."""
        block, bit = number // BLOCK, 1 << number % BLOCK
        before = self.blocks.get(block, 0)
        self.blocks[block] = before | bit
        return not before & bit

    def __contains__(self, number: int) -> bool:
        return bool(self.blocks.get(number // BLOCK, 0) >> number % BLOCK & 1)


class FinishedJobs:
    """Which jobs are done."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, ...], Numbers] = {}  # by who played

    def add(self, row: Row) -> bool:
        """True if it was not there yet."""
        return self.numbers.setdefault(tuple(row["bots"]), Numbers()).add(row["number"])

    def __contains__(self, job: Job) -> bool:
        found = self.numbers.get(job.bots)
        return found is not None and job.number in found


class Results:
    """A folder of rows, opened to be continued. `columns` are names with their Parquet types."""

    def __init__(self, folder: Path, about: dict[str, Any], columns: Sequence[tuple[str, str]]) -> None:
        self.pyarrow, self.parquet = arrow()
        self.folder = folder
        self.about = about
        self.schema = self.make_schema(columns)
        self.done = FinishedJobs()
        self.waiting: list[Row] = []  # what the journal holds
        with writing(folder):
            self.journal = locked(folder)
            try:
                self.check_about()
                self.read_journal()
            except BaseException:
                self.release()
                raise

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def make_schema(self, columns: Sequence[tuple[str, str]]) -> Any:
        types = {
            "text": self.pyarrow.string(),
            "number": self.pyarrow.int64(),
            "texts": self.pyarrow.list_(self.pyarrow.string()),
            "numbers": self.pyarrow.list_(self.pyarrow.int64()),
        }
        about = {"posterity": json.dumps(self.about, sort_keys=True)}
        return self.pyarrow.schema([(name, types[kind]) for name, kind in columns], metadata=about)

    # ---------------------------------------------------------------- beginning

    def check_about(self) -> None:
        """Write down what is played here; LabError if the folder holds games of something else."""
        path = self.folder / ABOUT
        if not path.exists():
            write_whole(path, json.dumps(self.about, indent=1, sort_keys=True).encode())
            return
        before = read_json(path.read_bytes(), path)
        for key in sorted({*before, *self.about}):
            if before.get(key) != self.about.get(key) and key != "bots":
                args = {"folder": str(self.folder), "key": key}
                raise LabError(
                    "lab-other-run", {**args, "before": str(before.get(key)), "now": str(self.about.get(key))}
                )
        bots = {**before.get("bots", {}), **self.about.get("bots", {})}
        for bot, sha256 in before.get("bots", {}).items():
            if bots[bot] != sha256:
                raise LabError("lab-bot-changed", {"folder": str(self.folder), "bot": bot})
        write_whole(path, json.dumps({**self.about, "bots": bots}, indent=1, sort_keys=True).encode())

    def read_journal(self) -> None:
        """Take in what the journal holds; half a row at its end, left by a killed run, is cut off."""
        end = 0
        self.journal.seek(0)
        for line in self.journal:
            if not line.endswith(b"\n"):
                break
            self.waiting.append(self.whole(read_json(line, self.folder / JOURNAL), self.folder / JOURNAL))
            end += len(line)
        self.journal.truncate(end)

    def earlier(self) -> Iterator[Row]:
        """Every row that is stored already, once; reading them marks their jobs as done."""
        for path in self.parts().values():
            for row in self.rows_in(path):
                if self.done.add(row):
                    yield row
        self.waiting = [row for row in self.waiting if self.done.add(row)]
        yield from self.waiting

    def parts(self) -> dict[int, Path]:
        """The Parquet files by number, in order."""
        found = {path: PART_NAME.fullmatch(path.name) for path in self.folder.iterdir()}
        return dict(sorted((int(name[1]), path) for path, name in found.items() if name))

    def rows_in(self, path: Path) -> Iterator[Row]:
        """The rows of a Parquet file; LabError if it is cut off, or not one of ours."""
        try:
            with self.parquet.ParquetFile(path) as file:
                for batch in file.iter_batches(BATCH):
                    for row in batch.to_pylist():
                        yield self.whole(row, path)
        except (self.pyarrow.ArrowException, OSError):
            raise LabError("lab-file-broken", {"file": str(path)}) from None

    def whole(self, row: Row, path: Path) -> Row:
        """The row, if it has every column."""
        if any(row.get(name) is None for name in self.schema.names):
            raise LabError("lab-file-broken", {"file": str(path)})
        return row

    # ---------------------------------------------------------------- going on

    def add(self, row: Row) -> None:
        """Store a row: it is there even if the program is killed right after."""
        if not self.done.add(row):
            return
        with writing(self.folder):
            self.journal.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
            self.journal.flush()
            self.waiting.append(row)
            if len(self.waiting) >= PART:
                self.write_part()

    def write_part(self) -> None:
        """The journal becomes the next Parquet file."""
        if not self.waiting:
            return
        number = 1 + max(self.parts(), default=-1)
        table = self.pyarrow.Table.from_pylist(self.waiting, self.schema)
        unfinished = self.folder / f".games-{number:05}.parquet"
        try:
            self.parquet.write_table(table, unfinished, compression="zstd")
            os.replace(unfinished, self.folder / f"games-{number:05}.parquet")
        finally:
            unfinished.unlink(missing_ok=True)
        self.waiting = []
        self.journal.truncate(0)

    def close(self) -> None:
        """Moves the rest of the journal into a Parquet file; if that fails, the journal keeps it."""
        if self.journal.closed:
            return
        try:
            with writing(self.folder):
                self.write_part()
        finally:
            self.release()

    def release(self) -> None:
        """Give the folder free for other runs, without the journal if nothing is in it."""
        if os.fstat(self.journal.fileno()).st_size == 0:
            (self.folder / JOURNAL).unlink(missing_ok=True)  # while nobody else can lock it
        with suppress(OSError):  # part of a row that the disk has no room for
            self.journal.close()


def arrow() -> tuple[Any, Any]:
    """The packages that write Parquet; LabError if they are not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LabError("lab-no-pyarrow", {}) from None
    return pyarrow, pyarrow.parquet


def locked(folder: Path) -> IO[bytes]:
    """The journal, opened to append, and locked to keep other runs out of the folder as long as this one goes on."""
    path = folder / JOURNAL
    while True:
        file = path.open("a+b")
        lock(file, folder)
        if path.exists() and os.path.samestat(os.fstat(file.fileno()), path.stat()):
            return file
        file.close()  # another run has just ended, and taken this journal away


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """LabError where the system cannot write into the folder: a full disk, a folder that may only be read."""
    try:
        yield
    except OSError as e:
        raise LabError("lab-not-kept", {"folder": str(folder), "reason": e.strerror or str(e)}) from None


def lock(file: IO[bytes], folder: Path) -> None:
    """Keep other runs out of the folder as long as this one goes on."""
    try:
        import fcntl
    except ImportError:  # no file locks on this system: users must take care themselves
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise LabError("lab-in-use", {"folder": str(folder)}) from None


def read_json(data: bytes, path: Path) -> dict[str, Any]:
    """The JSON object in one of our own files; LabError if it is not one."""
    try:
        found = json.loads(data)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise LabError("lab-file-broken", {"file": str(path)})
    return found


def write_whole(path: Path, data: bytes) -> None:
    """Write a file in full or not at all."""
    unfinished = path.with_name(f".{path.name}")
    unfinished.write_bytes(data)
    os.replace(unfinished, path)
