"""People who do not come any more: since when, how that is announced, and when their seat may go to somebody else.

Nobody loses a seat of a running game because its owner says so alone. Somebody whose time has run out may be replaced,
and somebody who was announced to be absent and has given no sign at the table for as long as the table says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from posterity.server.api.responses import AbsenceInfo
from posterity.server.ops.logs import note
from posterity.server.ops.wall_clock import DAY, SECOND
from posterity.store import Conflict, StoreError
from posterity.table.clocks import ran_out

if TYPE_CHECKING:
    from posterity.server.sessions.session import Room
    from posterity.server.tables.metadata import Aside

NOTICE = DAY  # that lies between an announcement and the loss of a seat, unless the table allows for less absence
LEFT = 60 * SECOND  # a sign is kept anew when somebody leaves, if the last one is older than this
STEPS = 100  # a sign is kept anew when the last one is older than this part of the absence


def last_sign(aside: Aside, person: str) -> int:
    """When somebody was last at the table."""
    return max(aside.signs.get(person, 0), aside.begun)


def due(aside: Aside, person: str) -> int | None:
    """When somebody who was announced to be absent may lose their seats; None if they were not."""
    announced = aside.absent.get(person)
    if announced is None:
        return None
    allowed = aside.absence * SECOND
    return max(last_sign(aside, person) + allowed, announced + min(NOTICE, allowed))


def info(aside: Aside, person: str | None) -> AbsenceInfo | None:
    """What everybody may know of an absence."""
    moment = None if person is None else due(aside, person)
    if person is None or moment is None:
        return None
    return AbsenceInfo(announced=aside.absent[person], due=moment)


def may_be_replaced(room: Room, person: str) -> bool:
    """May the owner alone give the seats of somebody to a bot, or free them?"""
    seats, table = room.aside.seats_of(person), room.running()
    if {*seats} <= ran_out(table, room.aside.clock, room.spent):
        return True
    moment = due(room.aside, person)
    return moment is not None and moment <= room.house.moments.now() and not room.present(person)


async def announce(room: Room, person: str) -> None:
    """Say for all to see that somebody is absent, and tell them; nothing if they are here or it was said already."""
    if room.present(person) or person in room.aside.absent:
        return
    await room.keep(replace(room.aside, absent={**room.aside.absent, person: room.house.moments.now()}))
    room.house.webhooks.send(person, room.id, "webhook-absent")


async def give_sign(room: Room, person: str | None, every: int | None = None) -> None:
    """Somebody who holds a seat is here, or was until now: whatever was announced is over.

    Kept only if the last sign is older than `every` milliseconds. If it cannot be kept, the next one will do.
    """
    aside, now = room.aside, room.house.moments.now()
    if person is None or not room.loaded or room.kept.status != "running" or not aside.seats_of(person):
        return
    step = aside.absence * SECOND // STEPS
    if person not in aside.absent and now - last_sign(aside, person) < min(step, every or step):
        return
    absent = {one: then for one, then in aside.absent.items() if one != person}
    new = replace(aside, signs={**aside.signs, person: now}, absent=absent)
    try:
        room.kept = await room.house.store.update(replace(room.kept, aside=new.plain()))
    except Conflict:
        room.reload()
        return
    except StoreError as e:
        note("not-kept", message=e.message)
        return
    room.aside = new
    if absent != aside.absent:
        room.tell_table()
