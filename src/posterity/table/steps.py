"""What happened at an entry, step by step: every event with the table as it stood right after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from posterity.core.events import Event
from posterity.core.records import Answer
from posterity.core.tasks import State, apply
from posterity.table.table import Table

See = Callable[[State], Any]  # makes a view of a state: for a seat, for a spectator, or of everything


class EventStep(NamedTuple):
    """Something that happened, and the view right after it."""

    event: Event
    view: Any


class EntrySteps(NamedTuple):
    """The steps of an entry, with the view right before the first of them."""

    entry: int
    before: Any
    steps: list[EventStep]


def steps_of(table: Table, number: int, see: See) -> EntrySteps:
    """Every event of an entry with its view: the answer is given again on a copy of the table.

    The set-up and entries that are not answers have no steps.
    """
    entry = table.entries[number - 1] if number else None
    if not isinstance(entry, Answer):
        return EntrySteps(number, seen_between(table.state_at(number), see), [])
    state = table.state_at(table.before[number])
    before = seen_between(state, see)
    steps: list[EventStep] = []
    listen(state, lambda event: steps.append(EventStep(event, seen_between(state, see))))
    apply(state, table.game.lexicon(state).parse(entry.pick), None if entry.say is UNSET else entry.say)
    return EntrySteps(number, before, steps)


def settlement_of(table: Table, number: int, see: See) -> EntrySteps:
    """The steps of the settlement at an entry; without steps if no round is settled there."""
    found, places = steps_of(table, number, see), table.settlement(number)
    before = found.steps[places.start - 1].view if 0 < places.start <= len(found.steps) else found.before
    return EntrySteps(number, before, found.steps[places.start : places.stop])


def listen(state: State, heard: Callable[[Event], None]) -> None:
    """Call back at every event from now on, as soon as it happens."""
    told: list[Event] = []
    state.told = told
    state.listener = lambda: heard(told[-1])


def seen_between(state: State, see: See) -> Any:
    """A view of the table in the middle of an entry, where no question is open although the game is not over."""
    ask, state.ask = state.ask, None
    view = see(state)
    state.ask = ask
    return msgspec.structs.replace(view, over=False)
