"""Who holds a seat and who answers for it while the game runs: a person, a bot in their place, somebody else."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.server.deal.shares import with_seat_left
from posterity.server.sessions.session import TableSession
from posterity.server.tables.consent import Replacement
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import BOT, SeatAssignment, bot_at, seated, with_seat
from posterity.store import StoredGame
from posterity.table import seats
from posterity.table.deal import forgotten
from posterity.table.table import Table


def with_assignment(metadata: TableMetadata, seat: int, new: SeatAssignment) -> TableMetadata:
    """The same metadata with another assignment of a seat."""
    return replace(metadata, seats=with_seat(metadata.seats, seat, new))


# ---------------------------------------------------------------- who answers


async def let_bot(session: TableSession, seat: int, bot: str) -> None:
    """A bot answers for `seat` from now on, if it does not already."""
    session.running()
    if not session.seating.is_answered_by(seat, "bot"):
        await session.enter(lambda table: seats.let_bot(table, seat, bot))


async def fill_with_bot(session: TableSession, seat: int, bot: str) -> None:
    """A seat of a branch waits for nobody any more: a bot has it."""
    assigned = seated(session.metadata.seats, seat, bot_at(bot))
    metadata = replace(session.metadata, seats=assigned)
    await session.enter_and_save(lambda table: table.change(seat, "bot", bot, assigned[seat].name), metadata)


async def let_person(session: TableSession, seat: int) -> None:
    """Whoever holds `seat` answers for it from now on, if that is not so already."""
    session.running()
    if not session.seating.is_answered_by(seat, "person"):
        await session.enter(lambda table: seats.let_person(table, seat))


# ---------------------------------------------------------------- who leaves a running game


async def give_up(session: TableSession, own: list[int], metadata: TableMetadata) -> None:
    """The holder of these seats leaves the running game for good; `metadata` is what changes besides."""
    for seat in own:
        metadata = without_holder(metadata, seat)
    await let_bots_play_on(session, own, metadata, session.stored)


async def let_bots_play_on(session: TableSession, own: list[int], metadata: TableMetadata, stored: StoredGame) -> None:
    """Bots answer for these seats, which nobody holds any more in `metadata`. Without people the game is abandoned."""
    if not metadata.seating.held():
        stored = replace(stored, status="abandoned")
    bots = [seat for seat in own if not session.seating.is_answered_by(seat, "bot")]
    await session.enter_and_save(lambda table: let_bots(table, bots), metadata, stored)


def let_bots(table: Table, own: list[int]) -> None:
    for seat in own:
        seats.let_bot(table, seat, BOT)


def without_holder(metadata: TableMetadata, seat: int, name: str | None = None) -> TableMetadata:
    """The table without the holder of a seat, who may still watch, unless forgotten and called `name` from now on."""
    assigned = metadata.seats[seat]
    was = assigned.person if name is None else None
    left = replace(assigned, person=None, resigned=True, name=name or assigned.name, was=was)
    spectators = metadata.spectators if was is None or was in metadata.spectators else [*metadata.spectators, was]
    return replace(with_assignment(metadata, seat, left), spectators=spectators)


async def replace_holder(session: TableSession, own: list[int], then: Replacement, metadata: TableMetadata) -> None:
    """Somebody loses these seats of the running game: to bots, or to whoever comes with a link.

    `metadata` is what changes besides.
    """
    if then == "bot":
        await give_up(session, own, metadata)
        return
    for seat in own:
        metadata = with_assignment(without_holder(metadata, seat), seat, SeatAssignment(kind="link", late=True))
    await session.enter_and_save(lambda table: leave_empty(table, own), metadata)


def leave_empty(table: Table, own: list[int]) -> None:
    for seat in own:
        table.change(seat, "absent")


# ---------------------------------------------------------------- who leaves otherwise


async def empty_seat(session: TableSession, seat: int) -> None:
    await session.save(with_empty_seat(session.stored, session.metadata, seat))


def with_empty_seat(stored: StoredGame, metadata: TableMetadata, seat: int) -> TableMetadata:
    """A seat of a table that has not begun is empty again: for whoever comes, or for a link."""
    empty = SeatAssignment(kind="open" if stored.public else "link")
    return with_assignment(with_seat_left(metadata, seat), seat, empty)


async def leave_for_good(session: TableSession, person: str, sat: list[int], name: str) -> None:
    """A person, who sits or once sat at `sat`, leaves a table in any state of it and is called `name` from now on."""
    own, metadata = session.seating.seats_of(person), session.metadata
    for seat in own:
        metadata = with_seat_vacated(session.stored, metadata, seat, name)
    metadata = without_person(metadata, person, sat, name)
    stored = replace(session.stored, owner=next_owner(session.stored, metadata, person))
    if own and stored.status == "running":
        await let_bots_play_on(session, own, metadata, stored)
    else:
        await session.save(metadata, stored)


def with_seat_vacated(stored: StoredGame, metadata: TableMetadata, seat: int, name: str) -> TableMetadata:
    """The table without the holder of a seat, in any state of it."""
    if stored.status == "open":
        return with_empty_seat(stored, metadata, seat)
    if stored.status == "running":
        return without_holder(metadata, seat, name)
    return with_assignment(metadata, seat, replace(metadata.seats[seat], person=None, name=name))


def without_person(metadata: TableMetadata, person: str, sat: list[int], name: str) -> TableMetadata:
    """What a table remembers, without somebody; seats that were left behind carry another name."""
    for seat in sat:
        assigned = metadata.seats[seat]
        left = assigned.person is None and (assigned.resigned or assigned.kind == "person")
        if left and assigned.was in (person, None):  # None: from before this was stored
            metadata = with_assignment(metadata, seat, replace(assigned, name=name, was=None))
    muted = {one: [other for other in others if other != person] for one, others in metadata.muted.items()}
    muted.pop(person, None)
    return replace(
        metadata,
        deal=metadata.deal and forgotten(metadata.deal, person),
        proposals=[one for one in metadata.proposals if person not in (one.person, one.whom)],
        spectators=[one for one in metadata.spectators if one != person],
        banned=[one for one in metadata.banned if one != person],
        forced=[one for one in metadata.forced if one != person],
        signs={one: then for one, then in metadata.signs.items() if one != person},
        absent={one: then for one, then in metadata.absent.items() if one != person},
        muted=muted,
    )


def next_owner(stored: StoredGame, metadata: TableMetadata, person: str) -> str | None:
    """Who owns a table after `person` has left it: its owner as before, or else the first person who sits at it."""
    if stored.owner != person:
        return stored.owner
    return next((one.person for one in metadata.seats if one.person is not None), None)
