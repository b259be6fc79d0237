"""Tables: their rows, and with them all that changes in the same transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from posterity.store.errors import Conflict, Missing
from posterity.store.jobs.entries import add_entry, append
from posterity.store.jobs.mentions import keep_mentions
from posterity.store.jobs.rows import GAME, game_of, header_text, readable
from posterity.store.jobs.sittings import keep_sittings, name_dealt, name_new_holder
from posterity.store.jobs.statements import AT_ONCE, Statement, StoreJob, json, places
from posterity.store.jobs.tokens import change_tokens
from posterity.store.news import News
from posterity.store.types import NO_TOKENS, GameQuery, Mark, Status, StoredEntry, StoredGame, TokenChange

OWN = "owner = {0}"
MINE = (
    "id IN (SELECT id FROM games WHERE owner = {0} UNION SELECT game FROM sittings WHERE person = {0} AND current = 1)"
)


def add_game(game: StoredGame, entries: Sequence[StoredEntry] = (), change: TokenChange = NO_TOKENS) -> StoreJob[None]:
    """A new table, with the entries it begins with (1, 2 …) if it is a branch.

    `change` may have its links. Conflict if its id is taken.
    """
    rows = yield Statement(
        f"INSERT INTO games ({GAME}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0)"
        " ON CONFLICT DO NOTHING RETURNING id",
        (
            game.id,
            game.game,
            game.players,
            game.created,
            game.changed,
            game.status,
            int(game.public),
            game.owner,
            header_text(game.header),
            json(game.metadata),
            len(entries),
        ),
    )
    if not rows:
        raise Conflict(game.id)
    for entry in entries:
        yield add_entry(game.id, entry)
    yield from keep_sittings(game)
    if game.header is not None:
        yield name_dealt(game.id)
    yield from change_tokens(change)
    yield from keep_mentions(game.id, game.metadata)


def add_rematch(old: StoredGame, new: StoredGame) -> StoreJob[StoredGame]:
    """A new table together with an `update` of the old one, which names it; the old one as it is kept now."""
    yield from add_game(new)
    return (yield from update(old))


def game(id: str) -> StoreJob[StoredGame]:
    """A table without its entries; Missing if there is none."""
    rows = yield Statement(f"SELECT {GAME} FROM games WHERE id = $1", (id,))
    if not rows:
        raise Missing(id)
    return game_of(rows[0])


def update(
    game: StoredGame, change: TokenChange = NO_TOKENS, entries: Sequence[StoredEntry] = ()
) -> StoreJob[StoredGame]:
    """Keep status, public, owner, header and metadata of a table; what is kept now, with its new version.

    `entries` are appended first, as by `append`. Conflict if the table was updated, or its game ended, since it was
    read, or has other entries by now.
    """
    for entry in entries:
        yield from append(game.id, entry)
        yield from name_new_holder(game, entry)
    if game.header is not None:
        yield name_dealt(game.id, "AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND header IS NULL)")
    rows = yield Statement(
        "UPDATE games SET status = $1, public = $2, owner = $3, header = $4, metadata = $5, changed = $6,"
        " version = version + 1 WHERE id = $7 AND version = $8 RETURNING entries",
        (
            game.status,
            int(game.public),
            game.owner,
            header_text(game.header),
            json(game.metadata),
            game.changed,
            game.id,
            game.version,
        ),
    )
    if not rows:
        raise Conflict(game.id)
    yield from keep_sittings(game)
    yield from change_tokens(change)
    yield from keep_mentions(game.id, game.metadata)
    yield News("table", game.id, game.version + 1)
    return replace(game, version=game.version + 1, entries=rows[0][0])


def remove(id: str) -> StoreJob[None]:
    """Forget a table with its entries, tokens, sittings and chat."""
    yield Statement("DELETE FROM games WHERE id = $1", (id,))
    yield News("table", id)


def marks(ids: Sequence[str]) -> StoreJob[dict[str, Mark]]:
    """How far each of these tables has come; those that are not there are left out."""
    found: dict[str, Mark] = {}
    for start in range(0, len(ids), AT_ONCE):
        some = tuple(ids[start : start + AT_ONCE])
        rows = yield Statement(
            "SELECT id, entries, version, COALESCE((SELECT MAX(n) FROM chat WHERE chat.game = games.id), 0)"
            f" FROM games WHERE id IN ({places(len(some))})",
            some,
        )
        found |= {id: Mark(entries=entries, version=version, lines=lines) for id, entries, version, lines in rows}
    return found


def find(query: GameQuery) -> StoreJob[list[StoredGame]]:
    """The games that a query asks for. Both databases find an index for its conditions (`schema.INDEXES`)."""
    wanted: list[str] = []
    args: list[Any] = []
    given = (("game = {0}", query.game), ("changed < {0}", query.before), (MINE, query.person), (OWN, query.owner))
    for test, value in given:
        if value is not None:
            args.append(value)
            wanted.append(test.format(f"${len(args)}"))
    if query.public is not None:
        wanted.append(f"public = {int(query.public)}")
    if query.begun is not None:
        wanted.append("header IS NOT NULL" if query.begun else "header IS NULL")
    if query.status:
        wanted.append(f"status IN ({places(len(query.status), len(args) + 1)})")
        args += query.status
    where = f" WHERE {' AND '.join(wanted)}" if wanted else ""
    args.append(query.most)
    sql = f"SELECT {GAME} FROM games{where} ORDER BY changed DESC, id LIMIT ${len(args)}"
    rows = yield Statement(sql, tuple(args))
    return list(readable(rows))


def owned(person: str, status: Sequence[Status]) -> StoreJob[int]:
    """How many tables with one of these states somebody owns."""
    rows = yield Statement(
        f"SELECT COUNT(*) FROM games WHERE owner = $1 AND status IN ({places(len(status), 2)})", (person, *status)
    )
    return int(rows[0][0])


def all_games() -> StoreJob[list[str]]:
    """The ids of all games that have begun, oldest first."""
    rows = yield Statement("SELECT id FROM games WHERE header IS NOT NULL ORDER BY created, id")
    return [id for (id,) in rows]
