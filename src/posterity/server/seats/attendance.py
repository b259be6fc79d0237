"""Attendance: when people at a table were last seen, and announcing that somebody is absent."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.server.ops.wall_clock import SECOND
from posterity.server.sessions.session import TableSession
from posterity.server.tables.absence import last_sign

LEFT = 60 * SECOND  # a sign is stored anew when somebody leaves, if the last one is older than this
STEPS = 100  # a sign is stored anew when the last one is older than this part of the absence


async def mark_present(session: TableSession, person: str | None) -> None:
    """Somebody asks over plain HTTP; whoever holds a seat is not absent."""
    session.mark_present(person)
    await give_sign(session, person)


async def announce_absence(session: TableSession, person: str) -> None:
    """Say for all to see that somebody is absent, and tell them; nothing if they are here or it was said already."""
    if session.is_present(person) or person in session.metadata.absent:
        return
    absent = {**session.metadata.absent, person: session.services.now()}
    await session.save(replace(session.metadata, absent=absent))
    session.services.webhooks.send(person, session.id, "webhook-absent")


async def give_sign(session: TableSession, person: str | None, every: int | None = None) -> None:
    """Somebody who holds a seat is here, or was until now: whatever was announced is over.

    Stored only if the last sign is older than `every` milliseconds. If it cannot be stored, the next one will do.
    """
    metadata, now = session.metadata, session.services.now()
    if person is None or not session.loaded or session.stored.status != "running":
        return
    if not session.seating.seats_of(person):
        return
    step = metadata.absence * SECOND // STEPS
    if person not in metadata.absent and now - last_sign(metadata, person) < min(step, every or step):
        return
    absent = {one: then for one, then in metadata.absent.items() if one != person}
    stored = await session.try_to_save(replace(metadata, signs={**metadata.signs, person: now}, absent=absent))
    if stored and absent != metadata.absent:
        session.broadcaster.send_table()
