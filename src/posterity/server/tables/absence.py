"""Absent people: since when, how that is announced, and when their seat may go to somebody else.

Nobody loses a seat of a running game because its owner says so alone. Somebody whose time has run out may be replaced,
and somebody who was announced to be absent and has given no sign at the table for as long as the table says.
"""

from __future__ import annotations

from posterity.server.api.responses import AbsenceInfo
from posterity.server.ops.wall_clock import DAY, SECOND
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.state import TableState
from posterity.table.clocks import ran_out

NOTICE = DAY  # that lies between an announcement and the loss of a seat, unless the table allows for less absence


def last_sign(metadata: TableMetadata, person: str) -> int:
    """When somebody was last at the table."""
    return max(metadata.signs.get(person, 0), metadata.begun)


def due(metadata: TableMetadata, person: str) -> int | None:
    """When somebody who was announced to be absent may lose their seats; None if they were not."""
    announced = metadata.absent.get(person)
    if announced is None:
        return None
    allowed = metadata.absence * SECOND
    return max(last_sign(metadata, person) + allowed, announced + min(NOTICE, allowed))


def info(metadata: TableMetadata, person: str | None) -> AbsenceInfo | None:
    """What everybody may know of an absence."""
    moment = None if person is None else due(metadata, person)
    if person is None or moment is None:
        return None
    return AbsenceInfo(announced=metadata.absent[person], due=moment)


def may_be_replaced(state: TableState, person: str) -> bool:
    """May the owner alone give the seats of somebody to a bot, or free them?"""
    seats, table = state.seating.seats_of(person), state.running()
    if {*seats} <= ran_out(table, state.metadata.clock, state.spent):
        return True
    moment = due(state.metadata, person)
    return moment is not None and moment <= state.services.now() and not state.is_present(person)
