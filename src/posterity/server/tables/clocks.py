"""The clocks of a table: what each answer is charged with, and a bot for whoever has no time left.

table/clocks.py counts; here is the time of day. Every entry is kept with its thinking time, so that the clocks of a
table follow from its entries, in every process and after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posterity.server.api.requests import ClockPlan
from posterity.server.api.responses import ClockInfo
from posterity.server.errors import Fault
from posterity.server.ops.logs import note
from posterity.server.tables import metadata as asides
from posterity.server.tables.loading import passing_over
from posterity.server.timers.autoplay import BOT
from posterity.store import KeptGame, Missing, Search, StoreError
from posterity.table import clocks, seats
from posterity.table.clocks import Clock

if TYPE_CHECKING:
    from posterity.server.app import House
    from posterity.server.sessions.session import Room
    from posterity.server.tables.metadata import Aside

AT_ONCE = 1000  # tables that are looked at together


def planned(plan: ClockPlan | None) -> Clock:
    if plan is None:
        return Clock()
    return Clock(kind=plan.kind, seconds=plan.seconds, increment=plan.increment if plan.kind == "bank" else 0)


def thought(room: Room, now: int) -> int:
    """The thinking time of an entry made `now`; pauses of the server count for nobody."""
    return max(0, clocks.thought(room.since, now) - room.house.uptime.paused(room.since))


def due(room: Room) -> int | None:
    """When the person who is asked has no time left; None if no clock runs."""
    if room.table is None or room.kept.status != "running":
        return None
    since = room.since + room.house.uptime.paused(room.since)
    return clocks.due(room.table, room.aside.clock, room.spent, since)


async def flag(room: Room) -> None:
    """Time is out: a bot plays on. If the server could not be reached meanwhile, there is time left after all."""
    await room.house.uptime.beat()
    moment, seat = due(room), room.running().asks()
    if moment is None or moment > room.house.moments.now() or seat is None:
        room.plan()
        return
    await room.enter(lambda table: seats.let_bot(table, seat, BOT))


def info(aside: Aside, room: Room | None) -> ClockInfo | None:
    """The clock as everybody may see it; the times only where the game is loaded."""
    clock = aside.clock
    if clock.kind == "none":
        return None
    table, moment = (None, None) if room is None else (room.table, due(room))
    return ClockInfo(
        kind=clock.kind,
        seconds=clock.seconds,
        increment=clock.increment,
        left=[] if room is None or table is None else clocks.time_left(table, clock, room.spent),
        seat=None if table is None or moment is None else table.asks(),
        due=moment,
        now=0 if room is None else room.house.moments.now(),
    )


async def wake(house: House) -> None:
    """After a start all tables whose clock runs are taken up again, also those that nobody asks for."""
    before: int | None = None
    while True:
        try:
            found = await house.store.find(Search(status=("running",), before=before, most=AT_ONCE))
            for kept in found:
                await take_up(house, kept)
        except (StoreError, Fault) as e:
            note("clocks-not-woken", message=str(e))
            return
        if len(found) < AT_ONCE:
            return
        before = found[-1].changed


async def take_up(house: House, kept: KeptGame) -> None:
    """Load a table if it has a clock; one that cannot be read does not keep the others from being loaded."""
    with passing_over():
        if asides.read(kept.aside).clock.kind == "none":
            return
        try:
            async with house.room(kept.id).lock:
                await house.room(kept.id).fresh()
        except Missing:
            house.rooms.pop(kept.id, None)
