"""Activating a technology: once a turn, before, between or after the actions (machines.activate.any-moment)."""

from __future__ import annotations

from posterity.core.tasks import YES
from posterity.games.gears.state import State
from posterity.games.machines import refusals, story
from posterity.games.machines.rulebook import book_of
from posterity.games.machines.rules.abilities import happens
from posterity.games.machines.state import machinery, set_activated


def may_activate(s: State, seat: int, technology: int) -> int:
    """One activation a turn: a gear in the current frame, successful, and led alone.

    machines.activate.once-per-turn, machines.activate.frame, machines.activate.gear-only, machines.activate.successful,
    machines.activate.sole-leader
    """
    frame = s.players[seat].frame
    if machinery(s).activated:
        return refusals.ACTIVATED
    if not book_of(s).gears[technology]:
        return refusals.NO_GEAR
    site = s.site(frame, technology)
    if site is None:
        return refusals.NOT_HERE
    if not s.successful(frame, technology):
        return refusals.NOT_SUCCESSFUL
    return YES if site.leaders() == [seat] else refusals.NOT_SOLE_LEADER


def activate(s: State, seat: int, technology: int) -> None:
    """The activation of the turn is used, whatever the ability does (machines.activate.may-do-nothing)."""
    frame = s.players[seat].frame
    ability = book_of(s).abilities[technology]
    assert ability is not None
    set_activated(s, True)
    story.activated(s, seat, frame, technology)
    s.then(happens(s, seat, frame, technology, ability))
