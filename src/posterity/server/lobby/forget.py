"""Forgetting a person: a bot plays on where the person sat, and no table names them any more."""

from __future__ import annotations

from posterity.server.people.accounts import SOMEBODY
from posterity.server.seats.holders import leave_for_good
from posterity.server.sessions.cache import TableCache
from posterity.server.tables.loading import skipping_damaged
from posterity.store import Person


async def forget_person(tables: TableCache, person: Person) -> None:
    """Delete everything about a person."""
    store = tables.services.store
    seats: dict[str, list[int]] = {game: [] for game in await store.named_at(person.id)}
    for game, seat in await store.sat(person.id):
        seats.setdefault(game, []).append(seat)
    for game, own in seats.items():
        await forget_at_table(tables, game, person, own)
    await store.forget(person.id, SOMEBODY)
    for session in [tables.sessions[game] for game in seats if game in tables.sessions]:
        async with session.lock:
            session.invalidate()  # its record names somebody now
            with skipping_damaged():
                await session.ensure_loaded()


async def forget_at_table(tables: TableCache, game: str, person: Person, own: list[int]) -> None:
    """A table that the person opened from a file is deleted; all others go on without them."""
    session = tables.session(game)
    async with session.lock:
        with skipping_damaged():
            await session.ensure_loaded()
            if session.metadata.opened and session.stored.owner == person.id:
                await tables.remove(session)
            else:
                await leave_for_good(session, person.id, own, SOMEBODY)
