"""The clocks of a table: what each answer is charged with, and when somebody has no time left.

table/clocks.py counts; here is the time of day. Every entry is stored with its thinking time, so that the clocks of a
table follow from its entries, in every process and after a restart.
"""

from __future__ import annotations

from posterity.server.api.requests import ClockPlan
from posterity.server.api.responses import ClockInfo
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.state import TableState
from posterity.table import clocks
from posterity.table.clocks import Clock


def planned(plan: ClockPlan | None) -> Clock:
    if plan is None:
        return Clock()
    return Clock(kind=plan.kind, seconds=plan.seconds, increment=plan.increment if plan.kind == "bank" else 0)


def thought(state: TableState, now: int) -> int:
    """The thinking time of an entry made `now`; pauses of the server count for nobody."""
    return max(0, clocks.thought(state.since, now) - state.services.uptime.paused(state.since))


def due(state: TableState) -> int | None:
    """When the person who is asked has no time left; None if no clock runs."""
    if state.table is None or state.stored.status != "running":
        return None
    since = state.since + state.services.uptime.paused(state.since)
    return clocks.due(state.table, state.metadata.clock, state.spent, since)


def info(metadata: TableMetadata, state: TableState | None) -> ClockInfo | None:
    """The clock as everybody may see it; the times only where the game is loaded."""
    clock = metadata.clock
    if clock.kind == "none":
        return None
    table, moment = (None, None) if state is None else (state.table, due(state))
    return ClockInfo(
        kind=clock.kind,
        seconds=clock.seconds,
        increment=clock.increment,
        left=[] if state is None or table is None else clocks.time_left(table, clock, state.spent),
        seat=None if table is None or moment is None else table.asks(),
        due=moment,
        now=0 if state is None else state.services.now(),
    )
