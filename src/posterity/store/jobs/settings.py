"""The store as a whole: what the server keeps for itself, counts, and whether it answers."""

from __future__ import annotations

from posterity.store.jobs.statements import Statement, StoreJob
from posterity.store.types import Counts


def setting(name: str) -> StoreJob[str | None]:
    """A value that the server keeps for itself."""
    rows = yield Statement("SELECT value FROM settings WHERE name = $1", (name,))
    return rows[0][0] if rows else None


def set_setting(name: str, value: str) -> StoreJob[None]:
    yield Statement(
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2", (name, value)
    )


def counts() -> StoreJob[Counts]:
    """How much there is. The one job that looks at every game, in an index that has all it needs."""
    rows = yield Statement("SELECT status, COUNT(*), SUM(entries) FROM games GROUP BY status ORDER BY status")
    people = yield Statement("SELECT COUNT(*) FROM people")
    return Counts(
        games={status: number for status, number, _ in rows},
        entries=sum(number for _, _, number in rows),
        people=people[0][0],
    )


def check() -> StoreJob[None]:
    """Read something: StoreError if the database cannot be reached. For the health page."""
    yield Statement("SELECT number FROM version")
