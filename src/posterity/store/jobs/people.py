"""People: their rows, the names that records have of them, their webhooks."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from posterity.core.records import Change, read_entry
from posterity.store.errors import Conflict, Missing
from posterity.store.jobs import tokens
from posterity.store.jobs.rows import header_of, header_text
from posterity.store.jobs.statements import DAMAGED, Statement, StoreJob, json
from posterity.store.news import News
from posterity.store.types import Person, Token, Webhook


def add_person(person: Person, key: Token) -> StoreJob[None]:
    """Add a person with a first key; Conflict if the id is taken."""
    rows = yield Statement(
        "INSERT INTO people (id, name, created, seen, settings) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT DO NOTHING RETURNING id",
        (person.id, person.name, person.created, person.seen, json(person.settings)),
    )
    if not rows:
        raise Conflict(person.id)
    yield from tokens.add_token(key)


def person(id: str) -> StoreJob[Person]:
    """A person; Missing if there is none."""
    rows = yield Statement("SELECT name, created, seen, settings FROM people WHERE id = $1", (id,))
    if not rows:
        raise Missing(id)
    name, created, seen, settings = rows[0]
    return Person(id=id, name=name, created=created, seen=seen, settings=msgspec.json.decode(settings))


def update_person(person: Person) -> StoreJob[None]:
    """Store name, seen and settings; the last writer wins."""
    rows = yield Statement(
        "UPDATE people SET name = $1, seen = $2, settings = $3 WHERE id = $4 RETURNING id",
        (person.name, person.seen, json(person.settings), person.id),
    )
    if not rows:
        raise Missing(person.id)


def forget(id: str, name: str) -> StoreJob[None]:
    """Delete a person with tokens and chat; records that name the person say `name` instead."""
    named: dict[str, set[tuple[int, int]]] = {}
    for game, n, seat in (yield Statement("SELECT game, n, seat FROM names WHERE person = $1 ORDER BY game", (id,))):
        named.setdefault(game, set()).add((n, seat))
    for game, places in named.items():
        yield from rename(game, places, name)
    yield from tokens.revoke_kind(id, "key")
    yield Statement("DELETE FROM people WHERE id = $1", (id,))


def sat(id: str) -> StoreJob[list[tuple[str, int]]]:
    """Every game and seat at which a person sits or once sat."""
    rows = yield Statement("SELECT game, seat FROM sittings WHERE person = $1 ORDER BY game, seat", (id,))
    return [(game, seat) for game, seat in rows]


def named_at(id: str) -> StoreJob[list[str]]:
    """Every table that has a person's id in its metadata, or as its owner."""
    rows = yield Statement(
        "SELECT id FROM games WHERE owner = $1 UNION SELECT game FROM mentions WHERE person = $1 ORDER BY id", (id,)
    )
    return [game for (game,) in rows]


def rename(game: str, places: set[tuple[int, int]], name: str) -> StoreJob[None]:
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


def webhook(person: str) -> StoreJob[Webhook | None]:
    """The webhook of a person, if there is one."""
    rows = yield Statement("SELECT url, lang, failures FROM webhooks WHERE person = $1", (person,))
    return Webhook(person=person, url=rows[0][0], lang=rows[0][1], failures=rows[0][2]) if rows else None


def set_webhook(hook: Webhook) -> StoreJob[None]:
    """Keep it instead of an earlier one."""
    yield Statement(
        "INSERT INTO webhooks (person, url, lang, failures) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (person) DO UPDATE SET url = excluded.url, lang = excluded.lang, failures = excluded.failures",
        (hook.person, hook.url, hook.lang, hook.failures),
    )


def clear_webhook(person: str) -> StoreJob[None]:
    yield Statement("DELETE FROM webhooks WHERE person = $1", (person,))


def count_webhook(hook: Webhook, failed: bool) -> StoreJob[None]:
    """One more failure in a row, or none any more; nothing if there is another address by now."""
    sql = "UPDATE webhooks SET failures = failures + 1" if failed else "UPDATE webhooks SET failures = 0"
    yield Statement(f"{sql} WHERE person = $1 AND url = $2", (hook.person, hook.url))
