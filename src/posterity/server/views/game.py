"""What one viewer may know of a game: the view, and the events as this viewer may read them."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import UNSET

from posterity.core.events import Event
from posterity.core.outline import Outline
from posterity.core.records import Answer, Change, Entry, Reseed, Undo
from posterity.core.tasks import State
from posterity.core.views import Viewer
from posterity.server.api.game_responses import AutomataInfo, SettledInfo, Told, Update
from posterity.server.tables import clocks, lessons
from posterity.server.tables.state import TableState
from posterity.server.tables.turns import last_choice
from posterity.table.table import Table


class Look(NamedTuple):
    """From where somebody looks, and how much: `everything` only at a game that has ended."""

    viewer: Viewer
    outline: bool
    everything: bool = False


def update(state: TableState, viewer: Viewer, since: int | None, outline: bool) -> Update:
    """The table as `viewer` may know it, with what happened after entry `since`; no view before the game."""
    table = state.table
    if table is not None:
        now = seen(table, Look(viewer, outline), since, table.number, table.state)
        found = update_at(state, viewer, now)
        found.words = answers_needing_words(table, viewer)
        found.lesson = lessons.info(state.metadata, table, viewer)
        found.undo = last_choice(state, table, viewer)
        found.undo_pick = answered(table, found.undo)
        return found
    return update_without_game(state, viewer, 0, 0 if since is None else min(since, 0))


class Seen(NamedTuple):
    """What a viewer saw of the game after entry `number`."""

    number: int
    since: int
    view: Any
    events: list[Told]
    outline: Outline | None
    settled: SettledInfo | None
    automata: AutomataInfo | None
    own: int | None


def seen(table: Table, look: Look, since: int | None, number: int, state: State) -> Seen:
    """The game after entry `number`, when it stood in `state`, with what happened after entry `since`."""
    game = table.game
    after = number if since is None else min(since, number)
    view = game.position(state) if look.everything else game.view(state, look.viewer)
    outline = game.outline(view) if look.outline else None
    return Seen(
        number=number,
        since=after,
        view=view,
        events=events_after(table, after, number, look),
        outline=outline,
        settled=settled_info(table, number, look),
        automata=automata_info(table, number, look),
        own=own_answer(table, number, look.viewer),
    )


def seen_at(table: Table, look: Look, since: int | None, number: int) -> Seen:
    """The same for an earlier entry: the game is replayed up to there, which takes a while."""
    return seen(table, look, since, number, table.state_at(number))


def update_at(state: TableState, viewer: Viewer, then: Seen) -> Update:
    """The table with the game as it was `then`; nothing can be answered there."""
    found = update_without_game(state, viewer, then.number, then.since)
    found.view, found.events, found.outline = then.view, then.events, then.outline
    found.settled, found.automata, found.own = then.settled, then.automata, then.own
    return found


def update_without_game(state: TableState, viewer: Viewer, number: int, since: int) -> Update:
    """An update without its game: only what is known of the table."""
    return Update(
        table=state.id,
        number=number,
        status=state.stored.status,
        seat=viewer,
        since=since,
        events=[],
        view=None,
        outline=None,
        words=[],
        names=state.seating.names(),
        clock=clocks.info(state.metadata, state),
        lesson=None,
        settled=None,
        automata=None,
        own=None,
        undo=None,
        undo_pick=None,
    )


def settled_info(table: Table, number: int, look: Look) -> SettledInfo | None:
    """The last settlement that position `number` rests on."""
    entry = table.settled[number]
    if not entry:
        return None
    return SettledInfo(entry=entry, first=place_of(table, entry, table.settlement(entry).start, look))


def automata_info(table: Table, number: int, look: Look) -> AutomataInfo | None:
    """The last turns of automata that position `number` rests on."""
    entry = table.automata_acted[number]
    if not entry:
        return None
    return AutomataInfo(entry=entry, first=place_of(table, entry, table.automaton_turns(entry).start, look))


def place_of(table: Table, number: int, place: int, look: Look) -> int:
    """Where an event of an entry comes among what a viewer is told of it."""
    before = table.events[number][:place]
    return len(before if look.everything else [event for event in before if event.seen_by(look.viewer) is not None])


def answered(table: Table, number: int | None) -> str | None:
    """What was answered at an entry."""
    entry = None if number is None else table.entries[number - 1]
    return entry.pick if isinstance(entry, Answer) else None


def own_answer(table: Table, number: int, viewer: Viewer) -> int | None:
    """The last answer of a seat that position `number` rests on."""
    at = table.stands[number] if viewer is not None else 0
    while at and answered_by(table, at) != viewer:
        at = table.before[at]
    return at or None


def answers_needing_words(table: Table, viewer: Viewer) -> list[str]:
    """The answers for which `viewer` has to find words; whoever is not asked learns of none."""
    ask = table.state.ask
    if ask is None or viewer != ask.seat:
        return []
    return [pick.text for pick in ask.options if table.must_say(ask.seat, pick)]


def events_after(table: Table, after: int, last: int, look: Look) -> list[Told]:
    return [told for number in range(after + 1, last + 1) for told in told_at(table, number, look)]


def told_at(table: Table, number: int, look: Look) -> list[Told]:
    """What happened at an entry, as a viewer may read it."""
    own = about_entry(table, number) if number else []
    happened = table.events[number]
    seen = happened if look.everything else [event.seen_by(look.viewer) for event in happened]
    return own + [told_event(table, number, event) for event in seen if event is not None]


def told_event(table: Table, number: int, event: Event) -> Told:
    """An event as it is sent."""
    by = answered_by(table, number)
    return Told(entry=number, by=by, message=event.message, args=event.args, clause=event.clause)


def answered_by(table: Table, number: int) -> int | None:
    """The seat whose answer an entry is; None for the set-up and entries that are no answers."""
    entry = table.entries[number - 1] if number else None
    return entry.seat if isinstance(entry, Answer) else None


def about_entry(table: Table, number: int) -> list[Told]:
    """What is to be said about an entry that is no answer."""
    entry = table.entries[number - 1]
    if isinstance(entry, Answer):
        return []
    return [Told(entry=number, by=None, message=told_message(entry), args=told_args(table, number, entry), clause="")]


def told_message(entry: Entry) -> str:
    if isinstance(entry, Undo):
        return "told-undo"
    return f"told-seat-{entry.kind}" if isinstance(entry, Change) else "told-reseed"


def told_args(table: Table, number: int, entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Undo):
        return {"seat": entry.seat, "count": count_answers(table, number - 1) - count_answers(table, number)}
    if isinstance(entry, Change):
        return {"seat": entry.seat, "bot": "none" if entry.bot is UNSET else entry.bot}
    assert isinstance(entry, Reseed)
    return {}


def count_answers(table: Table, number: int) -> int:
    """How many answers position `number` rests on."""
    return sum(isinstance(table.entries[at - 1], Answer) for at in table.line(number))
