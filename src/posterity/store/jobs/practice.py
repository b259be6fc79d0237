"""Positions that people practise: kept with the person, gone with the game they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posterity.store.errors import Missing
from posterity.store.jobs.statements import Statement, StoreJob
from posterity.store.types import PracticePosition

PRACTICE = "id, person, game, n, seat, kept, due, step, tries"


def keep_position(position: PracticePosition, most: int) -> StoreJob[PracticePosition | None]:
    """Keep a position to practise, once for each person; the one kept. None if somebody has as many as they may."""
    rows = yield Statement(
        f"INSERT INTO practice ({PRACTICE}) SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9"
        " WHERE (SELECT COUNT(*) FROM practice WHERE person = $2) < $10"
        f" ON CONFLICT (person, game, n) DO NOTHING RETURNING {PRACTICE}",
        (
            position.id,
            position.person,
            position.game,
            position.n,
            position.seat,
            position.kept,
            position.due,
            position.step,
            position.tries,
            most,
        ),
    )
    if not rows:
        rows = yield Statement(
            f"SELECT {PRACTICE} FROM practice WHERE person = $1 AND game = $2 AND n = $3",
            (position.person, position.game, position.n),
        )
    return position_of(rows[0]) if rows else None


def positions(person: str) -> StoreJob[list[PracticePosition]]:
    """What somebody practises: what is due first comes first, what is solved last."""
    rows = yield Statement(
        f"SELECT {PRACTICE} FROM practice WHERE person = $1 ORDER BY due IS NULL, due, kept, id", (person,)
    )
    return [position_of(row) for row in rows]


def position(id: str, person: str) -> StoreJob[PracticePosition]:
    """A position that this person practises; Missing if there is none."""
    rows = yield Statement(f"SELECT {PRACTICE} FROM practice WHERE id = $1 AND person = $2", (id, person))
    if not rows:
        raise Missing(id)
    return position_of(rows[0])


def note_practice(position: PracticePosition) -> StoreJob[None]:
    """Keep when a position is due, and how often it was tried."""
    yield Statement(
        "UPDATE practice SET due = $1, step = $2, tries = $3 WHERE id = $4",
        (position.due, position.step, position.tries, position.id),
    )


def drop_position(id: str, person: str) -> StoreJob[None]:
    """Practise a position no more; Missing if there is none."""
    rows = yield Statement("DELETE FROM practice WHERE id = $1 AND person = $2 RETURNING id", (id, person))
    if not rows:
        raise Missing(id)


def position_of(row: Sequence[Any]) -> PracticePosition:
    names = PRACTICE.split(", ")
    return PracticePosition(**dict(zip(names, row, strict=True)))
