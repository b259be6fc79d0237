"""What a store does, written once for every database: each job yields statements and is handed their rows.

A job knows no driver. `$1`, `$2` … stand for the arguments of a statement in SQLite and PostgreSQL alike.
A job that raises has done nothing: whoever carries it out rolls back. News that it yields are told once it is kept.

Other processes may change rows between two statements. A job that reads what it will write begins by writing to the
row of the game, which makes the others wait until it is done.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from posterity.core.records import Change, Record, RecordError, Result, convert_record, read_entry
from posterity.store.errors import Conflict, Missing
from posterity.store.kept import (
    ChatLine,
    Counts,
    KeptEntry,
    KeptGame,
    Mark,
    Person,
    Search,
    Sitting,
    Token,
    TokenKind,
    Webhook,
)
from posterity.store.news import News


class Statement(NamedTuple):
    """SQL and its arguments."""

    sql: str
    args: tuple[Any, ...] = ()


Rows = list[Sequence[Any]]
Seated = Mapping[int, str | None]  # who has which seat from now on; None: nobody
NOBODY: Seated = {}
T = TypeVar("T")
Work = Generator[Statement | News, Rows, T]

GAME = "id, game, players, created, changed, status, public, owner, header, aside, entries, version"
TOKEN = "hash, kind, created, person, game, seat, expires"
AT_ONCE = 500  # ids in one statement
DAMAGED = (RecordError, msgspec.MsgspecError)  # what is raised by something kept that cannot be read


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------- games


def add_game(game: KeptGame, entries: Sequence[KeptEntry], seated: Seated) -> Work[None]:
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


def game(id: str) -> Work[KeptGame]:
    rows = yield Statement(f"SELECT {GAME} FROM games WHERE id = $1", (id,))
    if not rows:
        raise Missing(id)
    return game_of(rows[0])


def update(game: KeptGame, seated: Seated) -> Work[KeptGame]:
    if game.header is not None:
        yield name_dealt(game.id, "AND game IN (SELECT id FROM games WHERE header IS NULL)")
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
    yield News("table", game.id, game.version + 1)
    return replace(game, version=game.version + 1, entries=rows[0][0])


def remove(id: str) -> Work[None]:
    yield Statement("DELETE FROM games WHERE id = $1", (id,))
    yield News("table", id)


def marks(ids: Sequence[str]) -> Work[dict[str, Mark]]:
    found: dict[str, Mark] = {}
    for start in range(0, len(ids), AT_ONCE):
        some = tuple(ids[start : start + AT_ONCE])
        places = ", ".join(f"${place}" for place in range(1, len(some) + 1))
        rows = yield Statement(
            "SELECT id, entries, version, COALESCE((SELECT MAX(n) FROM chat WHERE chat.game = games.id), 0)"
            f" FROM games WHERE id IN ({places})",
            some,
        )
        found |= {id: Mark(entries=entries, version=version, lines=lines) for id, entries, version, lines in rows}
    return found


def find(search: Search) -> Work[list[KeptGame]]:
    tests: list[tuple[str, Any]] = [
        ("game = {0}", search.game),
        ("public = {0}", None if search.public is None else int(search.public)),
        ("changed < {0}", search.before),
        ("(owner = {0} OR id IN (SELECT game FROM sittings WHERE person = {0} AND current = 1))", search.person),
        ("owner = {0}", search.owner),
        ("CASE WHEN header IS NULL THEN 0 ELSE 1 END = {0}", None if search.begun is None else int(search.begun)),
    ]
    given = [(test, value) for test, value in tests if value is not None]
    wanted = [test.format(f"${place}") for place, (test, _) in enumerate(given, 1)]
    args = [value for _, value in given]
    if search.status:
        places = ", ".join(f"${len(args) + place}" for place in range(1, len(search.status) + 1))
        wanted.append(f"status IN ({places})")
        args += search.status
    where = f" WHERE {' AND '.join(wanted)}" if wanted else ""
    args.append(search.most)
    sql = f"SELECT {GAME} FROM games{where} ORDER BY changed DESC, id LIMIT ${len(args)}"
    rows = yield Statement(sql, tuple(args))
    return list(readable(rows))


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


# ---------------------------------------------------------------- people


def add_person(person: Person, key: Token) -> Work[None]:
    rows = yield Statement(
        "INSERT INTO people (id, name, created, seen, settings) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT DO NOTHING RETURNING id",
        (person.id, person.name, person.created, person.seen, json(person.settings)),
    )
    if not rows:
        raise Conflict(person.id)
    yield from add_token(key)


def person(id: str) -> Work[Person]:
    rows = yield Statement("SELECT name, created, seen, settings FROM people WHERE id = $1", (id,))
    if not rows:
        raise Missing(id)
    name, created, seen, settings = rows[0]
    return Person(id=id, name=name, created=created, seen=seen, settings=msgspec.json.decode(settings))


def update_person(person: Person) -> Work[None]:
    rows = yield Statement(
        "UPDATE people SET name = $1, seen = $2, settings = $3 WHERE id = $4 RETURNING id",
        (person.name, person.seen, json(person.settings), person.id),
    )
    if not rows:
        raise Missing(person.id)


def forget(id: str, name: str) -> Work[None]:
    named: dict[str, set[tuple[int, int]]] = {}
    for game, n, seat in (yield Statement("SELECT game, n, seat FROM names WHERE person = $1 ORDER BY game", (id,))):
        named.setdefault(game, set()).add((n, seat))
    for game, places in named.items():
        yield from rename(game, places, name)
    yield Statement("DELETE FROM people WHERE id = $1", (id,))


def sat(id: str) -> Work[list[tuple[str, int]]]:
    rows = yield Statement("SELECT game, seat FROM sittings WHERE person = $1 ORDER BY game, seat", (id,))
    return [(game, seat) for game, seat in rows]


def named_at(id: str) -> Work[list[str]]:
    rows = yield Statement("SELECT id FROM games WHERE owner = $1 OR aside LIKE '%' || $1 || '%' ORDER BY id", (id,))
    return [game for (game,) in rows]


def name_dealt(game: str, where: str = "") -> Statement:
    """The header of a game names those who sit there as it begins."""
    return Statement(
        "INSERT INTO names (game, n, seat, person) SELECT game, 0, seat, person FROM sittings"
        f" WHERE game = $1 AND current = 1 {where} ON CONFLICT DO NOTHING",
        (game,),
    )


def rename(game: str, places: set[tuple[int, int]], name: str) -> Work[None]:
    """Say `name` in the header (0) and the entries of a game that name somebody at a seat; all such entries for -1.

    Names decide nothing in a game. What is damaged and cannot be read is left as it is.
    """
    sql = "UPDATE games SET version = version + 1 WHERE id = $1 AND header IS NOT NULL RETURNING header, version"
    rows = yield Statement(sql, (game,))
    for text, version in rows:
        with suppress(*DAMAGED):
            header = header_of(text)
            for seat in {seat for n, seat in places if n <= 0}:
                header.seats[seat] = replace(header.seats[seat], name=name)
            yield Statement("UPDATE games SET header = $1 WHERE id = $2", (header_text(header), game))
        yield News("table", game, version)
    rows = yield Statement("""SELECT n, entry FROM entries WHERE game = $1 AND entry LIKE '%"name"%'""", (game,))
    for n, text in rows:
        with suppress(*DAMAGED):
            entry = read_entry(msgspec.json.decode(text), n)
            if isinstance(entry, Change) and {(n, entry.seat), (-1, entry.seat)} & places:
                entry.name = name
                yield Statement("UPDATE entries SET entry = $1 WHERE game = $2 AND n = $3", (json(entry), game, n))


# ---------------------------------------------------------------- webhooks


def webhook(person: str) -> Work[Webhook | None]:
    rows = yield Statement("SELECT url, lang, failures FROM webhooks WHERE person = $1", (person,))
    return Webhook(person=person, url=rows[0][0], lang=rows[0][1], failures=rows[0][2]) if rows else None


def set_webhook(hook: Webhook) -> Work[None]:
    yield Statement(
        "INSERT INTO webhooks (person, url, lang, failures) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (person) DO UPDATE SET url = excluded.url, lang = excluded.lang, failures = excluded.failures",
        (hook.person, hook.url, hook.lang, hook.failures),
    )


def clear_webhook(person: str) -> Work[None]:
    yield Statement("DELETE FROM webhooks WHERE person = $1", (person,))


def count_webhook(hook: Webhook, failed: bool) -> Work[None]:
    sql = "UPDATE webhooks SET failures = failures + 1" if failed else "UPDATE webhooks SET failures = 0"
    yield Statement(f"{sql} WHERE person = $1 AND url = $2", (hook.person, hook.url))


# ---------------------------------------------------------------- tokens


def add_token(token: Token) -> Work[None]:
    rows = yield Statement(
        f"INSERT INTO tokens ({TOKEN}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING hash",
        (token.hash, token.kind, token.created, token.person, token.game, token.seat, token.expires),
    )
    if not rows:
        raise Conflict(token.hash)


def token(hash: str, now: int) -> Work[Token | None]:
    rows = yield Statement(
        f"SELECT {TOKEN} FROM tokens WHERE hash = $1 AND (expires IS NULL OR expires > $2)", (hash, now)
    )
    return token_of(rows[0]) if rows else None


def spend(hash: str, now: int) -> Work[Token | None]:
    rows = yield Statement(
        f"DELETE FROM tokens WHERE hash = $1 AND (expires IS NULL OR expires > $2) RETURNING {TOKEN}", (hash, now)
    )
    return token_of(rows[0]) if rows else None


def exchange(hash: str, now: int, new: Token) -> Work[Token | None]:
    spent = yield from spend(hash, now)
    if spent is not None:
        yield from add_token(new)
    return spent


def clear_tokens(now: int) -> Work[None]:
    yield Statement("DELETE FROM tokens WHERE expires <= $1", (now,))


def tokens_of(person: str) -> Work[list[Token]]:
    rows = yield Statement(f"SELECT {TOKEN} FROM tokens WHERE person = $1 ORDER BY created, hash", (person,))
    return [token_of(row) for row in rows]


def tokens_at(game: str) -> Work[list[Token]]:
    rows = yield Statement(f"SELECT {TOKEN} FROM tokens WHERE game = $1 ORDER BY created, hash", (game,))
    return [token_of(row) for row in rows]


def revoke(hash: str) -> Work[None]:
    rows = yield Statement("DELETE FROM tokens WHERE hash = $1 RETURNING kind", (hash,))
    if rows and rows[0][0] == "key":
        yield News("key", hash)


def revoke_kind(person: str, kind: TokenKind) -> Work[None]:
    rows = yield Statement("DELETE FROM tokens WHERE person = $1 AND kind = $2 RETURNING hash", (person, kind))
    for (hash,) in rows if kind == "key" else []:
        yield News("key", hash)


def token_of(row: Sequence[Any]) -> Token:
    hash, kind, created, person, game, seat, expires = row
    return Token(hash=hash, kind=kind, created=created, person=person, game=game, seat=seat, expires=expires)


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


# ---------------------------------------------------------------- the whole


def setting(name: str) -> Work[str | None]:
    rows = yield Statement("SELECT value FROM settings WHERE name = $1", (name,))
    return rows[0][0] if rows else None


def set_setting(name: str, value: str) -> Work[None]:
    yield Statement(
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2", (name, value)
    )


def counts() -> Work[Counts]:
    rows = yield Statement("SELECT status, COUNT(*), SUM(entries) FROM games GROUP BY status ORDER BY status")
    people = yield Statement("SELECT COUNT(*) FROM people")
    return Counts(
        games={status: number for status, number, _ in rows},
        entries=sum(number for _, _, number in rows),
        people=people[0][0],
    )


def check() -> Work[None]:
    yield Statement("SELECT number FROM version")
