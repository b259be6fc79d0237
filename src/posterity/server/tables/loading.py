"""From what is stored to a game in memory. What cannot be read harms its own table, and no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from posterity.core.game import SetupError
from posterity.core.records import RecordError
from posterity.core.sets import CardSetError
from posterity.games import GAMES
from posterity.server.errors import DAMAGED, damaged
from posterity.server.ops.logs import log_event
from posterity.store import StoredEntry, StoredGame, StoreError
from posterity.table.replay import Altered, replay
from posterity.table.table import Table


def replayed(stored: StoredGame, entries: Sequence[StoredEntry]) -> Table | None:
    """The game as it is stored, None before it has begun; StoreError if that cannot have happened."""
    if stored.header is None:
        return None
    if stored.game not in GAMES:
        raise damaged(stored.id, f"a game named {stored.game}")
    record = replace(stored.header, answers=[msgspec.to_builtins(one.entry) for one in entries])
    try:
        return replay(GAMES[stored.game], record)
    except (Altered, RecordError, SetupError, CardSetError) as e:
        raise damaged(stored.id, str(e)) from e


@contextmanager
def skipping_damaged() -> Iterator[None]:
    """Suppress and log the error of one damaged table, so that work on many tables goes on."""
    try:
        yield
    except StoreError as e:
        if e.message != DAMAGED:
            raise
        log_event("not-read", message=e.message)
