"""Which people the metadata of a table names: owners, players, spectators, in a wish or a list."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import suppress

import msgspec

from posterity.store.jobs.statements import AT_ONCE, DAMAGED, Statement, StoreJob, places

PERSON = re.compile(r"[A-Za-z0-9_-]{16}")  # what the id of a person looks like


def keep_mentions(game: str, metadata: object) -> StoreJob[None]:
    """Keep which people the metadata of a table names, wherever that is."""
    rows = yield Statement("SELECT person FROM mentions WHERE game = $1", (game,))
    before, now = {person for (person,) in rows}, set(possible_people(metadata))
    for person in sorted(before - now):
        yield Statement("DELETE FROM mentions WHERE game = $1 AND person = $2", (game, person))
    yield from add_mentions(game, now - before)


def add_mentions(game: str, people: Collection[str]) -> StoreJob[None]:
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


def find_mentions() -> StoreJob[None]:
    """Keep whom the tables of an older store name; one that cannot be read names nobody.

    A step of the schema from when the column `metadata` was still called `aside`.
    """
    last = ""
    while True:
        rows = yield Statement(f"SELECT id, aside FROM games WHERE id > $1 ORDER BY id LIMIT {AT_ONCE}", (last,))
        for id, metadata in rows:
            with suppress(*DAMAGED):
                yield from add_mentions(id, set(possible_people(msgspec.json.decode(metadata))))
        if not rows:
            return
        last = rows[-1][0]
