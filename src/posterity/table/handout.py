"""The record as somebody may download it: in full once the game is over, before that without anything hidden."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.records import Answer, Entry, Record, SeatEntry
from posterity.table.table import Table


def handed_out(table: Table, own: Collection[int] = (), ended: bool = False) -> Record:
    """The record for the person with the seats `own` (none: a spectator); complete for a game that is over or `ended`.

    While the game runs there is no seed, secret, share of a secret or hash in it, and of the other seats' answers
    only that they were given. Such a record can be read but not replayed.
    """
    record = table.record()
    if table.over or ended:
        return record
    return replace(
        record,
        seed=UNSET,
        secret=UNSET,
        seats=[without_share(seat) for seat in record.seats],
        answers=[shown(entry, own) for entry in table.entries],
    )


def without_share(seat: SeatEntry) -> SeatEntry:
    return replace(seat, entropy=UNSET)


def shown(entry: Entry, own: Collection[int]) -> dict[str, Any]:
    """An entry with what everybody may know of it; the viewer's own answers in full, without hashes."""
    if isinstance(entry, Answer):
        if entry.seat not in own:
            return {"seat": entry.seat}
        return dict(msgspec.to_builtins(replace(entry, hash=UNSET)))
    plain = dict(msgspec.to_builtins(entry))
    return {"reseed": None} if "reseed" in plain else plain
