"""Saved games of the client: one record for each game, rewritten in full after every entry."""

from __future__ import annotations

import os
import secrets
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from glob import escape
from pathlib import Path
from typing import Any

from msgspec import UNSET

from posterity.core.game import Game
from posterity.core.records import Record, RecordError, read_record, write_record
from posterity.games import GAMES
from posterity.store.folders import data_folder
from posterity.store.locks import Lock
from posterity.table.table import Table


def games_folder() -> Path:
    """The folder of the user's games."""
    return data_folder() / "games"


def new_file(folder: Path, game: str) -> Path:
    """A file name that no other game has; names sort by date."""
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file atomically: readers find the old one or the new one, even after a crash."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name is durable, too, where the system allows it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    with suppress(OSError):
        os.fsync(handle)
    os.close(handle)


class SaveFile:
    """The file of the game being played. A save that fails is remembered and tried again with the next entry."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = Lock(path)
        self.fault: OSError | None = None

    def open(self) -> bool:
        """Lock the file; False if another client is playing this game."""
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.lock.take():
            return False
        for left in self.path.parent.glob(f".{escape(self.path.name)}.*.tmp"):  # leftovers of an interrupted save
            with suppress(OSError):
                left.unlink()
        return True

    def keep(self, table: Table) -> bool:
        try:
            write_atomically(self.path, write_record(table.record()))
        except OSError as e:
            self.fault = e
            return False
        self.fault = None
        return True

    def close(self) -> None:
        self.lock.release()


@dataclass(frozen=True)
class Found:
    """An unfinished game in the folder."""

    path: Path
    record: Record
    when: float  # when it was last played


@dataclass(frozen=True)
class Broken:
    """A file in the folder that holds no game that can be resumed."""

    path: Path
    error: Exception


def unfinished(folder: Path, game: str | None) -> tuple[list[Found], list[Broken]]:
    """The user's unfinished games, newest first, and the files that cannot be read."""
    found: list[Found] = []
    broken: list[Broken] = []
    try:
        files = sorted(folder.glob("*.json"), reverse=True)
    except OSError:
        return [], []
    for path in files:
        try:
            record = load(path)
            when = path.stat().st_mtime
        except (RecordError, OSError) as e:
            broken.append(Broken(path, e))
            continue
        if record.result is UNSET and game in (None, record.game):
            found.append(Found(path, record, when))
    return sorted(found, key=lambda one: one.when, reverse=True), broken


def load(path: Path) -> Record:
    """The record in a file; RecordError or OSError if the file holds no record that can be played on."""
    record = read_record(path.read_bytes())
    game_of(record)
    return record


def game_of(record: Record) -> Game[Any]:
    game = GAMES.get(record.game)
    if game is None:
        raise RecordError("record-game", game=record.game, known=list(GAMES))
    return game
