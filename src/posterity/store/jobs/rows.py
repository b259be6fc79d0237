"""Rows of the table `games` as values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from posterity.core.records import Record, convert_record
from posterity.store.jobs.statements import DAMAGED, Rows, json
from posterity.store.types import StoredGame

GAME = "id, game, players, created, changed, status, public, owner, header, metadata, entries, version"


def readable(rows: Rows) -> Iterator[StoredGame]:
    """The games in these rows; one that is damaged does not hide the others, and whoever asks for it hears of it."""
    for row in rows:
        with suppress(*DAMAGED):
            yield game_of(row)


def game_of(row: Sequence[Any]) -> StoredGame:
    id, game, players, created, changed, status, public, owner, header, metadata, entries, version = row
    return StoredGame(
        id=id,
        game=game,
        players=players,
        created=created,
        changed=changed,
        status=status,
        public=bool(public),
        owner=owner,
        header=None if header is None else header_of(header),
        metadata=msgspec.json.decode(metadata),
        entries=entries,
        version=version,
    )


def header_text(header: Record | None) -> str | None:
    """A header without answers: those are rows of their own."""
    return None if header is None else json(replace(header, answers=[]))


def header_of(text: str) -> Record:
    return convert_record(msgspec.json.decode(text))
