"""Who sits where, as an index: found by person, with everybody who ever sat there. It follows from the metadata."""

from __future__ import annotations

from posterity.core.records import Change
from posterity.store.jobs.statements import Statement, StoreJob
from posterity.store.types import StoredEntry, StoredGame


def keep_sittings(game: StoredGame) -> StoreJob[None]:
    """Keep who holds each seat of a table from now on; whoever held it before stays known as having sat there."""
    rows = yield Statement("SELECT seat, person FROM sittings WHERE game = $1 AND current = 1", (game.id,))
    before, now = {seat: person for seat, person in rows}, game.holders()
    for seat in sorted({*before, *now}):
        if before.get(seat) != now.get(seat):
            yield from sit(game.id, seat, now.get(seat))


def sit(game: str, seat: int, person: str | None) -> StoreJob[None]:
    """Store who holds a seat from now on; None if nobody does."""
    yield Statement("UPDATE sittings SET current = 0 WHERE game = $1 AND seat = $2", (game, seat))
    if person is not None:
        yield Statement(
            "INSERT INTO sittings (game, seat, person, current) VALUES ($1, $2, $3, 1)"
            " ON CONFLICT (game, seat, person) DO UPDATE SET current = 1",
            (game, seat, person),
        )


# ---------------------------------------------------------------- whom a record names


def name_dealt(game: str, where: str = "") -> Statement:
    """The header of a game names those who sit there as it begins."""
    return Statement(
        "INSERT INTO names (game, n, seat, person) SELECT game, 0, seat, person FROM sittings"
        f" WHERE game = $1 AND current = 1 {where} ON CONFLICT DO NOTHING",
        (game,),
    )


def name_new_holder(game: StoredGame, entry: StoredEntry) -> StoreJob[None]:
    """An entry that gives a seat to somebody by name names the person who holds the seat from now on."""
    change = entry.entry
    person = game.holders().get(change.seat) if isinstance(change, Change) and change.name else None
    if isinstance(change, Change) and person is not None:
        sql = "INSERT INTO names (game, n, seat, person) VALUES ($1, $2, $3, $4)"
        yield Statement(sql, (game.id, entry.n, change.seat, person))
