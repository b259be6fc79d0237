"""The schema in versioned steps. A released step is never edited: a change is a new step at the end.

The statements are read by SQLite and PostgreSQL alike: texts, whole numbers, keys; JSON is text, times are
milliseconds, truth is 0 or 1.
"""

from __future__ import annotations

from collections.abc import Collection

from posterity.store.errors import StoreError

FIRST = (
    "CREATE TABLE version (number INTEGER NOT NULL)",
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL,
        settings TEXT NOT NULL
    )""",
    """CREATE TABLE games (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        owner TEXT REFERENCES people (id) ON DELETE SET NULL,
        header TEXT,
        aside TEXT NOT NULL,
        entries INTEGER NOT NULL,
        version INTEGER NOT NULL
    )""",
    "CREATE INDEX games_by_change ON games (changed)",
    """CREATE TABLE entries (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        entry TEXT NOT NULL,
        at BIGINT NOT NULL,
        spent BIGINT NOT NULL,
        PRIMARY KEY (game, n)
    )""",
    """CREATE TABLE tokens (
        hash TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        created BIGINT NOT NULL,
        person TEXT REFERENCES people (id) ON DELETE CASCADE,
        game TEXT REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER,
        expires BIGINT
    )""",
    "CREATE INDEX tokens_by_person ON tokens (person)",
    "CREATE INDEX tokens_by_game ON tokens (game)",
    """CREATE TABLE sittings (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        current INTEGER NOT NULL,
        PRIMARY KEY (game, seat, person)
    )""",
    "CREATE INDEX sittings_by_person ON sittings (person)",
    """CREATE TABLE chat (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        at BIGINT NOT NULL,
        person TEXT REFERENCES people (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        seat INTEGER,
        PRIMARY KEY (game, n)
    )""",
    "CREATE INDEX chat_by_person ON chat (person)",
    "INSERT INTO version (number) VALUES (1)",
)

WEBHOOKS = (
    """CREATE TABLE webhooks (
        person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        url TEXT NOT NULL,
        lang TEXT NOT NULL,
        failures INTEGER NOT NULL
    )""",
)

NAMES = (  # whom the header (0) or an entry of a game names; -1 from before this was kept: whatever names the seat
    """CREATE TABLE names (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        PRIMARY KEY (game, n, seat, person)
    )""",
    "CREATE INDEX names_by_person ON names (person)",
    """INSERT INTO names (game, n, seat, person)
        SELECT game, -1, seat, person FROM sittings
        WHERE game IN (SELECT id FROM games WHERE header IS NOT NULL)""",
)

STEPS = (FIRST, WEBHOOKS, NAMES)
NEWEST = len(STEPS)
VERSION = "SELECT number FROM version"


def is_ours(tables: Collection[str]) -> bool:
    """Is a database with these tables a store?"""
    return "version" in tables and "entries" in tables


def known(number: int, path: str) -> int:
    """The version of a store; StoreError if only a newer program knows it."""
    if number > NEWEST:
        raise StoreError("store-newer", path=path, number=number, known=NEWEST)
    return number


def missing(number: int) -> list[str]:
    """What brings a store of this version (0: an empty one) up to date, to be done in one transaction."""
    if number == NEWEST:
        return []
    steps = [statement for step in STEPS[number:] for statement in step]
    return [*steps, f"UPDATE version SET number = {NEWEST}"]
