"""What one listener may know of a table: its view, its reading of what happened, and the table around the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET

from posterity.core.events import Event
from posterity.core.game import FIRST
from posterity.core.outline import Outline
from posterity.core.records import Answer, Change, Entry, Reseed, Undo
from posterity.core.tasks import State
from posterity.core.views import Viewer
from posterity.games import GAMES
from posterity.server.api.responses import (
    CardsInfo,
    ChatSent,
    DealInfo,
    ProposalInfo,
    ResultInfo,
    SeatInfo,
    SettledInfo,
    TableInfo,
    Told,
    Update,
    You,
)
from posterity.server.tables import absence, clocks, lessons
from posterity.server.tables.metadata import Aside, Proposal
from posterity.store import ChatLine, KeptGame
from posterity.table.deal import published
from posterity.table.table import Table

if TYPE_CHECKING:
    from posterity.server.sessions.session import Room


# ---------------------------------------------------------------- the game


class Look(NamedTuple):
    """From where somebody looks, and how much: `everything` only at a game that has ended."""

    viewer: Viewer
    outline: bool
    everything: bool = False


def update(room: Room, viewer: Viewer, since: int | None, outline: bool) -> Update:
    """The table as `viewer` may know it, with what happened after entry `since`; no view before the game."""
    table = room.table
    if table is not None:
        now = seen(table, Look(viewer, outline), since, table.number, table.state)
        found = update_then(room, viewer, now)
        found.words = worded(table, viewer)
        found.lesson = lessons.info(room.aside, table, viewer)
        return found
    return around(room, viewer, 0, 0 if since is None else min(since, 0))


class Seen(NamedTuple):
    """What a viewer saw of the game after entry `number`."""

    number: int
    since: int
    view: Any
    events: list[Told]
    outline: Outline | None
    settled: SettledInfo | None
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
        own=own_answer(table, number, look.viewer),
    )


def past(table: Table, look: Look, since: int | None, number: int) -> Seen:
    """The same, played again up to there: it takes a while."""
    return seen(table, look, since, number, table.state_at(number))


def update_then(room: Room, viewer: Viewer, then: Seen) -> Update:
    """The table with the game as it was `then`; nothing can be answered there."""
    found = around(room, viewer, then.number, then.since)
    found.view, found.events, found.outline = then.view, then.events, then.outline
    found.settled, found.own = then.settled, then.own
    return found


def around(room: Room, viewer: Viewer, number: int, since: int) -> Update:
    """What an update says besides the game."""
    return Update(
        table=room.id,
        number=number,
        status=room.kept.status,
        seat=viewer,
        since=since,
        events=[],
        view=None,
        outline=None,
        words=[],
        names=room.names(),
        clock=clocks.info(room.aside, room),
        lesson=None,
        settled=None,
        own=None,
    )


def settled_info(table: Table, number: int, look: Look) -> SettledInfo | None:
    """The last settlement that position `number` rests on."""
    entry = table.settled[number]
    if not entry:
        return None
    return SettledInfo(entry=entry, first=place_of(table, entry, table.settlement(entry).start, look))


def place_of(table: Table, number: int, place: int, look: Look) -> int:
    """Where an event of an entry comes among what a viewer is told of it."""
    before = table.events[number][:place]
    return len(before if look.everything else [event for event in before if event.seen_by(look.viewer) is not None])


def own_answer(table: Table, number: int, viewer: Viewer) -> int | None:
    """The last answer of a seat that position `number` rests on."""
    at = table.stands[number] if viewer is not None else 0
    while at and answered_by(table, at) != viewer:
        at = table.before[at]
    return at or None


def worded(table: Table, viewer: Viewer) -> list[str]:
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
        return {"seat": entry.seat, "count": answers(table, number - 1) - answers(table, number)}
    if isinstance(entry, Change):
        return {"seat": entry.seat, "bot": "none" if entry.bot is UNSET else entry.bot}
    assert isinstance(entry, Reseed)
    return {}


def answers(table: Table, number: int) -> int:
    """How many answers position `number` rests on."""
    return sum(isinstance(table.entries[at - 1], Answer) for at in table.line(number))


# ---------------------------------------------------------------- the table around it


def table_info(kept: KeptGame, aside: Aside, room: Room | None, person: str | None, name: str) -> TableInfo:
    """A table as a person, or a stranger, may see it; a `room` knows more than what is kept."""
    table = None if room is None else room.table
    running = table is not None and kept.status == "running"
    return TableInfo(
        id=kept.id,
        game=kept.game,
        rules=aside.rules,
        cards=CardsInfo(set=aside.set, sha256=aside.sha256),
        options=aside.options,
        public=kept.public,
        status=kept.status,
        created=kept.created,
        changed=kept.changed,
        number=kept.entries,  # not what the table may just be doing: only what is kept is told
        owner=kept.owner,
        seats=[seat_info(aside, room, seat) for seat in range(len(aside.places))],
        watchers=0 if room is None else room.watchers(),
        to_move=table.state.ask.seat if running and table is not None and table.state.ask is not None else None,
        proposals=[] if table is None or not running else [proposal_info(table, aside, one) for one in aside.proposals],
        rematch=aside.rematch,
        deal=deal_info(kept, aside),
        clock=clocks.info(aside, room),
        absence=aside.absence,
        lesson=aside.lesson,
        result=result_of(kept),
        opened=aside.opened,
        too_long=aside.too_long or None,
        you=None if person is None else you(kept, aside, person, name),
    )


def seat_info(aside: Aside, room: Room | None, seat: int) -> SeatInfo:
    place = aside.places[seat]
    table = None if room is None else room.table
    waits = table is None or place.kind == "link"  # before the game, or for a friend at a branch
    return SeatInfo(
        seat=seat,
        kind=place.kind if waits or table is None else table.kinds[seat],  # type: ignore[arg-type]
        name=place.name or None,
        bot=place.bot if table is None else table.bots[seat],
        person=place.person,
        present=room is not None and place.person is not None and room.present(place.person),
        resigned=place.resigned,
        absence=absence.info(aside, place.person),
    )


def proposal_info(table: Table, aside: Aside, one: Proposal) -> ProposalInfo:
    return ProposalInfo(
        id=one.id,
        kind=one.kind,
        seat=one.wish.seat,
        by=one.person,
        name=one.name,
        to=one.wish.undo,
        then=one.then,
        needs=aside.asked(table, one),
        agreed=list(one.wish.agreed),
    )


def deal_info(kept: KeptGame, aside: Aside) -> DealInfo | None:
    if aside.deal is None:
        return None
    shown = published(aside.deal)
    return DealInfo(**(shown if kept.header is None else {**shown, "step": "dealt", "until": None}))


def result_of(kept: KeptGame) -> ResultInfo | None:
    """The result that is kept, with the places that it means in this game."""
    if kept.header is None or kept.header.result is UNSET or kept.game not in GAMES:
        return None
    result = kept.header.result
    places = GAMES[kept.game].places(result.scores, result.ranking)
    winners = [seat for seat in result.ranking if places[seat] == FIRST]
    return ResultInfo(scores=result.scores, ranking=result.ranking, places=places, winners=winners)


def you(kept: KeptGame, aside: Aside, person: str, name: str) -> You:
    return You(
        person=person,
        name=name,
        seats=aside.seats_of(person),
        owner=kept.owner == person,
        forced=person in aside.forced,
        muted=aside.muted.get(person, []),
    )


def chat_sent(line: ChatLine) -> ChatSent:
    """A line of chat as it is sent."""
    return ChatSent(n=line.n, at=line.at, person=line.person, name=line.name, seat=line.seat, text=line.text)
