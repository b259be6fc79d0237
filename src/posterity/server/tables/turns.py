"""Whose turn it is at a table, whether a person has to answer at all, and what they would take back."""

from __future__ import annotations

from posterity.core.views import Viewer
from posterity.server.tables import lessons
from posterity.server.tables.state import TableState
from posterity.table.consent import last_decision
from posterity.table.table import Table


def answers_itself(state: TableState, table: Table) -> bool:
    """Is a bot asked, or somebody who wants the only answer given for them?"""
    ask = table.state.ask
    if ask is None:
        return False
    if state.seating.is_answered_by(ask.seat, "bot"):
        return True
    only = len(ask.options) == 1 and not table.must_say(ask.seat, ask.options[0])
    return only and state.seating.holder(ask.seat) in state.metadata.forced


def whose_turn(state: TableState) -> str | None:
    """The person who is asked and has to answer in person."""
    table = state.table
    if table is None or state.stored.status != "running" or table.state.ask is None or answers_itself(state, table):
        return None
    return asked_in_person(state)


def last_choice(state: TableState, table: Table, viewer: Viewer) -> int | None:
    """The last answer of a seat that its player would take back; None if there is none, or for a spectator."""
    if viewer is None or state.stored.status != "running":
        return None
    last = last_decision(table, viewer, state.seating.holder(viewer) in state.metadata.forced)
    return last if last is not None and last > lessons.entries_before(state.metadata, table) else None


def asked_in_person(state: TableState) -> str | None:
    """The holder of the seat that is asked, if no bot answers in their place."""
    seat = None if state.table is None else state.table.asks()
    if seat is None or not state.seating.is_answered_by(seat, "person"):
        return None
    return state.seating.holder(seat)
