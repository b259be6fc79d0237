"""Entries of a game."""

from __future__ import annotations

import msgspec

from posterity.core.records import Record, Result, read_entry
from posterity.store.errors import Conflict, Missing
from posterity.store.jobs.rows import header_of, header_text
from posterity.store.jobs.statements import Statement, StoreJob, json
from posterity.store.news import News
from posterity.store.types import StoredEntry


def append(game: str, entry: StoredEntry, result: Result | None = None) -> StoreJob[None]:
    """Compare and append: entry n becomes the newest entry of a running game.

    Conflict if n is not the next number, if the game is not running or not there. With `result`, which comes with the
    last entry, the game is `over` from here on.
    """
    rows = yield Statement(
        "UPDATE games SET entries = $1, changed = $2 WHERE id = $3 AND entries = $4 AND status = 'running'"
        " AND header IS NOT NULL RETURNING header",
        (entry.n, entry.at, game, entry.n - 1),
    )
    if not rows:
        raise Conflict(game, entry.n)
    yield add_entry(game, entry)
    if result is not None:
        header = header_of(rows[0][0])
        header.result = result
        yield Statement(
            "UPDATE games SET status = 'over', version = version + 1, header = $1 WHERE id = $2",
            (header_text(header), game),
        )
    yield News("entry", game, entry.n)


def add_entry(game: str, entry: StoredEntry) -> Statement:
    return Statement(
        "INSERT INTO entries (game, n, entry, at, spent) VALUES ($1, $2, $3, $4, $5)",
        (game, entry.n, json(entry.entry), entry.at, entry.spent),
    )


def entries(game: str, after: int = 0) -> StoreJob[list[StoredEntry]]:
    """The entries of a game with a number above `after`, in order."""
    rows = yield Statement(
        "SELECT n, entry, at, spent FROM entries WHERE game = $1 AND n > $2 ORDER BY n", (game, after)
    )
    return [
        StoredEntry(n=n, entry=read_entry(msgspec.json.decode(entry), n), at=at, spent=spent)
        for n, entry, at, spent in rows
    ]


def record(id: str) -> StoreJob[Record]:
    """The whole record, secrets included: what `table.replay.replay` makes a table from. Missing if none began."""
    rows = yield Statement("SELECT header FROM games WHERE id = $1 AND header IS NOT NULL", (id,))
    if not rows:
        raise Missing(id)
    header = header_of(rows[0][0])
    rows = yield Statement("SELECT entry FROM entries WHERE game = $1 ORDER BY n", (id,))
    header.answers = [msgspec.json.decode(entry) for (entry,) in rows]
    return header
