"""A new table that goes on from a position of a finished game, for whoever may look at that game."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.records import Change
from posterity.server.api.requests import Branching, BranchSeat
from posterity.server.api.responses import Joined
from posterity.server.deal.shares import new_secret
from posterity.server.errors import NOT_NOW, REFUSED, ApiError
from posterity.server.lobby.links import new_link
from posterity.server.lobby.new_table import check_may_own
from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import KNOWN_BOTS, SeatAssignment, bot_at, checked_bot, named_apart, person_at
from posterity.store import Person, StoredEntry, StoredGame, TokenChange, new_id
from posterity.table.branch import branch
from posterity.table.table import Table

NOBODY = "?"  # what a seat is called in a record until somebody takes it


async def make_branch(tables: TableCache, session: TableSession, person: Person, wanted: Branching) -> Joined:
    """The branch begins at once: the person plays some of the seats, bots the others, or friends who get a link."""
    if not session.ended:
        raise ApiError(NOT_NOW, "server-not-over")
    services, source = tables.services, session.playing()
    services.rates.new_tables.take(person.id)
    await check_may_own(services, person)
    plan = planned_seats(session, source, person, wanted)
    seats = [seat for seat, one in enumerate(plan) if one.kind == "me"]
    assigned = named_apart([seat_assignment(person, one) for one in plan])
    table = await services.workload.run(partial(branch_table, source, wanted.at, wanted.luck, assigned), session.id)
    moment = services.now()
    stored = replace(new_running_game(table, assigned, moment), public=wanted.public, owner=person.id)
    entries = [StoredEntry(n=n, entry=one, at=moment) for n, one in enumerate(table.entries, 1)]
    links = [new_link(services, stored.id, seat) for seat, one in enumerate(plan) if one.kind == "link"]
    tables.session(stored.id)  # ApiError if there is no room for one more
    await services.store.add_game(stored, entries, TokenChange(added=tuple(token for _, token in links)))
    async with tables.visit(stored.id, person.id):  # if a bot is asked, it answers from now on
        return Joined(table=stored.id, seat=seats[0], links=[link for link, _ in links])


def new_running_game(table: Table, seats: list[SeatAssignment], moment: int) -> StoredGame:
    """The branch as it is kept from the beginning: a running game."""
    metadata = TableMetadata(
        options=table.setup.options,
        set=table.setup.cards.set,
        sha256=table.setup.cards.sha256,
        rules=table.setup.rules,
        seats=seats,
        begun=moment,
    )
    return StoredGame(
        id=new_id(),
        game=table.game.name,
        players=len(seats),
        created=moment,
        changed=moment,
        status="running",
        header=table.record(),
        metadata=metadata.plain(),
    )


def planned_seats(session: TableSession, source: Table, person: Person, wanted: Branching) -> list[BranchSeat]:
    """Who plays each seat: as requested, else the person the seats they had (or the one asked), and bots the others."""
    if wanted.at > source.number:
        raise ApiError(REFUSED, "server-no-entry", entry=wanted.at, last=source.number)
    if wanted.at >= session.most_entries:
        raise ApiError(REFUSED, "server-too-long", most=session.most_entries)
    players, plan = source.setup.players, wanted.plan
    if plan is not None:
        if len(plan) != players:
            raise ApiError(REFUSED, "server-no-seat", seats_there=players - 1)
        if not any(one.kind == "me" for one in plan):
            raise ApiError(REFUSED, "server-no-people")
        return plan
    asked = source.asked[wanted.at]
    seats = wanted.seats or session.seating.seats_of(person.id) or [asked or 0]
    if max(seats) >= players:
        raise ApiError(REFUSED, "server-no-seat", seats_there=players - 1)
    bots = [BranchSeat(kind="bot", bot=known_bot(bot)) for bot in source.bots[:players]]
    return [BranchSeat(kind="me") if seat in seats else bot for seat, bot in enumerate(bots)]


def known_bot(bot: str | None) -> str | None:
    """A bot of the other game, if it plays here; a record from elsewhere may name any."""
    return bot if bot in KNOWN_BOTS else None


def seat_assignment(person: Person, plan: BranchSeat) -> SeatAssignment:
    if plan.kind == "me":
        return person_at(person.id, person.name)
    if plan.kind == "link":
        return SeatAssignment(kind="link")
    return bot_at(checked_bot(plan.bot))


def branch_table(source: Table, at: int, luck: Literal["same", "new"], seats: list[SeatAssignment]) -> Table:
    """The branch with these people and bots; it names nobody who does not sit there."""
    table = branch(source, at, new_secret() if luck == "new" else None, ended=True)
    named = [replace(entry, name=one.name or NOBODY) for entry, one in zip(table.seats, seats, strict=False)]
    table.seats = [*named, *table.seats[len(seats) :]]  # automata keep their names
    table.entries = [replace(entry, name=UNSET) if isinstance(entry, Change) else entry for entry in table.entries]
    for seat, one in enumerate(seats):
        kind = "absent" if one.kind == "link" else one.kind
        if (table.kinds[seat], table.bots[seat]) != (kind, one.bot):
            table.change(seat, kind, one.bot)
    return table
