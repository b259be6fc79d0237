"""The schema in versioned migrations. A released one is never edited: a change is a new one at the end.

The statements are read by SQLite and PostgreSQL alike: texts, whole numbers, keys; JSON is text, times are
milliseconds, truth is 0 or 1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from posterity.store.errors import StoreError
from posterity.store.jobs.mentions import find_mentions
from posterity.store.jobs.statements import Statement, StoreJob

Migration = tuple[str | Callable[[], StoreJob[None]], ...]  # statements, and jobs where a statement cannot say it

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

INDEXES = (  # one for everything that the server asks of many tables; `find` in jobs/games.py is written for them
    "DROP INDEX games_by_change",
    "CREATE INDEX games_by_status ON games (status, changed DESC, id, entries)",
    "CREATE INDEX games_by_owner ON games (owner, status)",
    "CREATE INDEX games_not_begun ON games (status, changed DESC, id) WHERE header IS NULL",
    "CREATE INDEX public_games ON games (public, changed DESC, id) WHERE public = 1",
    "CREATE INDEX public_games_by_status ON games (status, changed DESC, id) WHERE public = 1",
    "CREATE INDEX public_games_by_game ON games (game, changed DESC, id) WHERE public = 1",
    "CREATE INDEX public_games_by_game_and_status ON games (game, status, changed DESC, id) WHERE public = 1",
    "CREATE INDEX tokens_by_expiry ON tokens (expires) WHERE expires IS NOT NULL",
)

MENTIONS: Migration = (  # whom the table around a game names: in its metadata, wherever that is
    """CREATE TABLE mentions (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        PRIMARY KEY (game, person)
    )""",
    "CREATE INDEX mentions_by_person ON mentions (person)",
    find_mentions,
)

METADATA = ("ALTER TABLE games RENAME COLUMN aside TO metadata",)

REVIEWS = (  # of finished games, with what was found out about each answer; and what people practise of them
    """CREATE TABLE reviews (
        game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        method INTEGER NOT NULL,
        seed BIGINT NOT NULL,
        person TEXT REFERENCES people (id) ON DELETE SET NULL,
        asked BIGINT NOT NULL,
        state TEXT NOT NULL,
        holder TEXT NOT NULL,
        lease BIGINT NOT NULL,
        total INTEGER NOT NULL,
        first INTEGER NOT NULL,
        second INTEGER NOT NULL,
        version INTEGER NOT NULL
    )""",
    "CREATE INDEX reviews_waiting ON reviews (asked, game) WHERE state = 'waiting'",
    "CREATE INDEX reviews_held ON reviews (holder) WHERE state = 'waiting'",
    "CREATE INDEX reviews_by_person ON reviews (person, state)",
    """CREATE TABLE findings (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        pass INTEGER NOT NULL,
        finding TEXT NOT NULL,
        PRIMARY KEY (game, n)
    )""",
    """CREATE TABLE practice (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kept BIGINT NOT NULL,
        due BIGINT,
        step INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        UNIQUE (person, game, n)
    )""",
    "CREATE INDEX practice_by_game ON practice (game)",
)

MIGRATIONS: tuple[Migration, ...] = (FIRST, WEBHOOKS, NAMES, INDEXES, MENTIONS, METADATA, REVIEWS)
NEWEST = len(MIGRATIONS)
VERSION = "SELECT number FROM version"


def is_ours(tables: Collection[str]) -> bool:
    """Is a database with these tables a store?"""
    return "version" in tables and "entries" in tables


def checked_version(number: int, path: str) -> int:
    """The version of a store; StoreError if a newer version of this program has made it."""
    if number > NEWEST:
        raise StoreError("store-newer", path=path, number=number, known=NEWEST)
    return number


def pending_migrations(number: int) -> StoreJob[None]:
    """What brings a store of this version (0: an empty one) up to date, to be done in one transaction."""
    for part in migration_parts(number):
        if isinstance(part, str):
            yield Statement(part)
        else:
            yield from part()
    if number < NEWEST:
        yield Statement(f"UPDATE version SET number = {NEWEST}")


def migration_parts(number: int) -> Iterator[str | Callable[[], StoreJob[None]]]:
    return (part for step in MIGRATIONS[number:] for part in step)
