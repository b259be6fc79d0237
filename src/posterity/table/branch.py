"""Branches: a new table that goes on from a position of a finished game, with the same luck or with new luck."""

from __future__ import annotations

from hashlib import sha256

from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.records import Source, write_record
from posterity.table.replay import replay
from posterity.table.table import Table


def branch(table: Table, at: int, seed: bytes | None = None, ended: bool = False) -> Table:
    """A table that continues a finished game after entry `at`; with a `seed`, its luck is new from there on.

    Never of a running game: one could look into the future and under every card. An abandoned game has
    `ended` without a result. The first `at` entries are the same, so that the branch can be replayed by itself; a
    new seed is one more entry. The deal of a branch was chosen by whoever made it, so it carries no commitments.
    """
    if not table.over and not ended:
        raise IllegalAnswer("game-running", {})
    if not 0 <= at <= table.number:
        raise IllegalAnswer("branch-nothing", {"entry": at, "last": table.number})
    record = table.record()
    seats = [replace(seat, commitment=UNSET, entropy=UNSET) for seat in record.seats]
    source = Source(sha256=sha256(write_record(record)).hexdigest(), at=at)
    start = replace(
        record,
        seats=seats,
        commitment=None,
        secret=UNSET,
        result=UNSET,
        answers=record.answers[:at],
        from_=source,
        lesson=UNSET,
    )
    new = replay(table.game, start)
    if new.over:
        raise IllegalAnswer("branch-over", {"entry": at})
    if seed is not None:
        new.reseed(seed)
    return new
