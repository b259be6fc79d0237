"""Tables: their rows, their entries, who sits there and what was said."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from posterity.core.records import Change, Record, Result, convert_record, read_entry
from posterity.store.errors import Conflict, Missing
from posterity.store.kept import (
    NO_TOKENS,
    ChatLine,
    KeptEntry,
    KeptGame,
    Mark,
    Search,
    Sitting,
    Status,
    TokenChange,
)
from posterity.store.news import News
from posterity.store.work import tokens
from posterity.store.work.statements import DAMAGED, NOBODY, Rows, Seated, Statement, Work, json, places

GAME = "id, game, players, created, changed, status, public, owner, header, aside, entries, version"
OWN = "owner = {0}"
MINE = (
    "id IN (SELECT id FROM games WHERE owner = {0} UNION SELECT game FROM sittings WHERE person = {0} AND current = 1)"
)
AT_ONCE = 500  # ids in one statement
PERSON = re.compile(r"[A-Za-z0-9_-]{16}")  # what the id of a person looks like

# ---------------------------------------------------------------- games


def add_game(
    game: KeptGame, entries: Sequence[KeptEntry] = (), seated: Seated = NOBODY, change: TokenChange = NO_TOKENS
) -> Work[None]:
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
            json(game.aside),
            len(entries),
        ),
    )
    if not rows:
        raise Conflict(game.id)
    for entry in entries:
        yield add_entry(game.id, entry)
    for seat, person in seated.items():
        yield from sit(game.id, seat, person)
    if game.header is not None:
        yield name_dealt(game.id)
    yield from tokens.change(change)
    yield from mention(game.id, game.aside)


def add_rematch(old: KeptGame, new: KeptGame, seated: Seated) -> Work[KeptGame]:
    """A new table that an old one names from now on."""
    yield from add_game(new, seated=seated)
    return (yield from update(old))


def game(id: str) -> Work[KeptGame]:
    rows = yield Statement(f"SELECT {GAME} FROM games WHERE id = $1", (id,))
    if not rows:
        raise Missing(id)
    return game_of(rows[0])


def update(
    game: KeptGame,
    seated: Seated = NOBODY,
    change: TokenChange = NO_TOKENS,
    entries: Sequence[KeptEntry] = (),
    names: str | None = None,
) -> Work[KeptGame]:
    for entry in entries:
        yield from append(game.id, entry, None, names)
    if game.header is not None:
        yield name_dealt(game.id, "AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND header IS NULL)")
    rows = yield Statement(
        "UPDATE games SET status = $1, public = $2, owner = $3, header = $4, aside = $5, changed = $6,"
        " version = version + 1 WHERE id = $7 AND version = $8 RETURNING entries",
        (
            game.status,
            int(game.public),
            game.owner,
            header_text(game.header),
            json(game.aside),
            game.changed,
            game.id,
            game.version,
        ),
    )
    if not rows:
        raise Conflict(game.id)
    for seat, person in seated.items():
        yield from sit(game.id, seat, person)
    yield from tokens.change(change)
    yield from mention(game.id, game.aside)
    yield News("table", game.id, game.version + 1)
    return replace(game, version=game.version + 1, entries=rows[0][0])


def remove(id: str) -> Work[None]:
    yield Statement("DELETE FROM games WHERE id = $1", (id,))
    yield News("table", id)


def marks(ids: Sequence[str]) -> Work[dict[str, Mark]]:
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


def find(search: Search) -> Work[list[KeptGame]]:
    """The conditions are written so that both databases find an index for them (`schema.INDEXES`)."""
    wanted: list[str] = []
    args: list[Any] = []
    given = (("game = {0}", search.game), ("changed < {0}", search.before), (MINE, search.person), (OWN, search.owner))
    for test, value in given:
        if value is not None:
            args.append(value)
            wanted.append(test.format(f"${len(args)}"))
    if search.public is not None:
        wanted.append(f"public = {int(search.public)}")
    if search.begun is not None:
        wanted.append("header IS NOT NULL" if search.begun else "header IS NULL")
    if search.status:
        wanted.append(f"status IN ({places(len(search.status), len(args) + 1)})")
        args += search.status
    where = f" WHERE {' AND '.join(wanted)}" if wanted else ""
    args.append(search.most)
    sql = f"SELECT {GAME} FROM games{where} ORDER BY changed DESC, id LIMIT ${len(args)}"
    rows = yield Statement(sql, tuple(args))
    return list(readable(rows))


def owned(person: str, status: Sequence[Status]) -> Work[int]:
    rows = yield Statement(
        f"SELECT COUNT(*) FROM games WHERE owner = $1 AND status IN ({places(len(status), 2)})", (person, *status)
    )
    return int(rows[0][0])


def readable(rows: Rows) -> Iterator[KeptGame]:
    """The games in these rows; one that is damaged does not hide the others, and whoever asks for it hears of it."""
    for row in rows:
        with suppress(*DAMAGED):
            yield game_of(row)


def game_of(row: Sequence[Any]) -> KeptGame:
    id, game, players, created, changed, status, public, owner, header, aside, entries, version = row
    return KeptGame(
        id=id,
        game=game,
        players=players,
        created=created,
        changed=changed,
        status=status,
        public=bool(public),
        owner=owner,
        header=None if header is None else header_of(header),
        aside=msgspec.json.decode(aside),
        entries=entries,
        version=version,
    )


def header_text(header: Record | None) -> str | None:
    """A header without answers: those are rows of their own."""
    return None if header is None else json(replace(header, answers=[]))


def header_of(text: str) -> Record:
    return convert_record(msgspec.json.decode(text))


# ---------------------------------------------------------------- entries


def append(game: str, entry: KeptEntry, result: Result | None, names: str | None) -> Work[None]:
    rows = yield Statement(
        "UPDATE games SET entries = $1, changed = $2 WHERE id = $3 AND entries = $4 AND status = 'running'"
        " AND header IS NOT NULL RETURNING header",
        (entry.n, entry.at, game, entry.n - 1),
    )
    if not rows:
        raise Conflict(game, entry.n)
    yield add_entry(game, entry)
    if names is not None and isinstance(entry.entry, Change):
        sql = "INSERT INTO names (game, n, seat, person) VALUES ($1, $2, $3, $4)"
        yield Statement(sql, (game, entry.n, entry.entry.seat, names))
    if result is not None:
        header = header_of(rows[0][0])
        header.result = result
        yield Statement(
            "UPDATE games SET status = 'over', version = version + 1, header = $1 WHERE id = $2",
            (header_text(header), game),
        )
    yield News("entry", game, entry.n)


def add_entry(game: str, entry: KeptEntry) -> Statement:
    return Statement(
        "INSERT INTO entries (game, n, entry, at, spent) VALUES ($1, $2, $3, $4, $5)",
        (game, entry.n, json(entry.entry), entry.at, entry.spent),
    )


def entries(game: str, after: int) -> Work[list[KeptEntry]]:
    rows = yield Statement(
        "SELECT n, entry, at, spent FROM entries WHERE game = $1 AND n > $2 ORDER BY n", (game, after)
    )
    return [
        KeptEntry(n=n, entry=read_entry(msgspec.json.decode(entry), n), at=at, spent=spent)
        for n, entry, at, spent in rows
    ]


def record(id: str) -> Work[Record]:
    rows = yield Statement("SELECT header FROM games WHERE id = $1 AND header IS NOT NULL", (id,))
    if not rows:
        raise Missing(id)
    header = header_of(rows[0][0])
    rows = yield Statement("SELECT entry FROM entries WHERE game = $1 ORDER BY n", (id,))
    header.answers = [msgspec.json.decode(entry) for (entry,) in rows]
    return header


def all_games() -> Work[list[str]]:
    rows = yield Statement("SELECT id FROM games WHERE header IS NOT NULL ORDER BY created, id")
    return [id for (id,) in rows]


# ---------------------------------------------------------------- who is named


def mention(game: str, aside: object) -> Work[None]:
    """Keep which people the table around a game names, wherever that is."""
    rows = yield Statement("SELECT person FROM mentions WHERE game = $1", (game,))
    before, now = {person for (person,) in rows}, set(possible_people(aside))
    for person in sorted(before - now):
        yield Statement("DELETE FROM mentions WHERE game = $1 AND person = $2", (game, person))
    yield from add_mentions(game, now - before)


def add_mentions(game: str, people: Collection[str]) -> Work[None]:
    """Those of these texts that are ids of people."""
    found = sorted(people)
    for start in range(0, len(found), AT_ONCE):
        some = found[start : start + AT_ONCE]
        yield Statement(
            "INSERT INTO mentions (game, person)"
            f" SELECT $1, id FROM people WHERE id IN ({places(len(some), 2)}) ON CONFLICT DO NOTHING",
            (game, *some),
        )


def possible_people(value: object) -> Iterator[str]:
    """Every text in plain JSON that may be the id of a person."""
    if isinstance(value, str) and PERSON.fullmatch(value):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from possible_people(key)
            yield from possible_people(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from possible_people(one)


def find_mentions() -> Work[None]:
    """Keep whom the tables of an older store name; one that cannot be read names nobody."""
    last = ""
    while True:
        rows = yield Statement(f"SELECT id, aside FROM games WHERE id > $1 ORDER BY id LIMIT {AT_ONCE}", (last,))
        for id, aside in rows:
            with suppress(*DAMAGED):
                yield from add_mentions(id, set(possible_people(msgspec.json.decode(aside))))
        if not rows:
            return
        last = rows[-1][0]


def name_dealt(game: str, where: str = "") -> Statement:
    """The header of a game names those who sit there as it begins."""
    return Statement(
        "INSERT INTO names (game, n, seat, person) SELECT game, 0, seat, person FROM sittings"
        f" WHERE game = $1 AND current = 1 {where} ON CONFLICT DO NOTHING",
        (game,),
    )


# ---------------------------------------------------------------- seats


def sit(game: str, seat: int, person: str | None) -> Work[None]:
    yield Statement("UPDATE sittings SET current = 0 WHERE game = $1 AND seat = $2", (game, seat))
    if person is not None:
        yield Statement(
            "INSERT INTO sittings (game, seat, person, current) VALUES ($1, $2, $3, 1)"
            " ON CONFLICT (game, seat, person) DO UPDATE SET current = 1",
            (game, seat, person),
        )


def sittings(game: str) -> Work[list[Sitting]]:
    rows = yield Statement("SELECT seat, person FROM sittings WHERE game = $1 AND current = 1 ORDER BY seat", (game,))
    return [Sitting(game=game, seat=seat, person=person) for seat, person in rows]


# ---------------------------------------------------------------- chat


def say(line: ChatLine) -> Work[int]:
    rows: Rows = []
    while not rows:  # until nobody else was just given that number
        rows = yield Statement(
            "INSERT INTO chat (game, n, at, person, name, text, seat)"
            " SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE game = $1"
            " ON CONFLICT (game, n) DO NOTHING RETURNING n",
            (line.game, line.at, line.person, line.name, line.text, line.seat),
        )
    yield News("chat", line.game, rows[0][0])
    return int(rows[0][0])


def chat(game: str, after: int, most: int) -> Work[list[ChatLine]]:
    rows = yield Statement(
        "SELECT n, at, person, name, text, seat FROM chat WHERE game = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
        (game, after, most),
    )
    return [
        ChatLine(game=game, n=n, at=at, person=person, name=name, text=text, seat=seat)
        for n, at, person, name, text, seat in reversed(rows)
    ]
