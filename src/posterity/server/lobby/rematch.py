"""Rematches: a new table like this one, with the same people."""

from __future__ import annotations

from collections.abc import Sequence

from posterity.server.api.requests import Again, SeatBot
from posterity.server.api.responses import Joined
from posterity.server.deal.shares import new_deal, with_seat_taken
from posterity.server.errors import NOT_NOW, REFUSED, ApiError
from posterity.server.lobby.links import seat_person
from posterity.server.lobby.new_table import begin_if_full, check_may_own, new_game
from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import BOT, SeatAssignment, bot_at, checked_bot, named_apart
from posterity.store import Person
from posterity.table.rematch import carried, rotated


async def rematch(tables: TableCache, session: TableSession, person: Person, wanted: Again) -> Joined:
    """A new table like this one: seats are kept for the same people, each one further. There is only one.

    Whoever makes it says which bots play; for those who come to it later it is as it is.
    """
    commitment = wanted.commitment
    if not session.ended:
        raise ApiError(NOT_NOW, "server-not-over")
    if session.metadata.rematch is None:
        await make_rematch(tables, session, person, wanted)
    assert session.metadata.rematch is not None
    seat = await take_kept_seats(tables, session.metadata.rematch, person, commitment)
    return Joined(table=session.metadata.rematch, seat=seat)


async def make_rematch(tables: TableCache, session: TableSession, person: Person, wanted: Again) -> None:
    services = tables.services
    bots = chosen_bots(session.metadata.seats, wanted.bots)
    services.rates.new_tables.take(person.id)
    table, seats = session.playing(), session.metadata.seats
    game = table.game
    plan = TableMetadata(
        options=game.complete(len(seats), carried(table, game.rules), game.rules),
        set=session.metadata.set,
        sha256=session.metadata.sha256,
        rules=game.rules,
        definitions=table.setup.cards.tables if table.setup.cards.own else None,
        seats=named_apart([seat_again(seats[seat], person, bots.get(seat)) for seat in rotated(len(seats))]),
        deal=new_deal(len(seats)),
        clock=session.metadata.clock,
        absence=session.metadata.absence,
        pause=session.metadata.pause,
        hints=session.metadata.hints,
    )
    own = plan.seating.seats_of(person.id)
    plan = with_seat_taken(plan, own[0], wanted.commitment) if own else plan
    await check_may_own(services, person)
    new = new_game(services, person, game, plan, session.stored.public)
    tables.session(new.id)  # ApiError if there is no room for one more
    await session.add_rematch(new)
    await begin_if_full(tables, new.id, person)


def chosen_bots(seats: Sequence[SeatAssignment], wanted: Sequence[SeatBot]) -> dict[int, str]:
    """The bots that somebody has chosen, by seat; ApiError where a person sits or there is no such bot."""
    for one in wanted:
        if one.seat >= len(seats) or seats[one.seat].person is not None:
            raise ApiError(REFUSED, "server-no-bot-there", seat=one.seat)
    return {one.seat: checked_bot(one.bot) for one in wanted}


def seat_again(before: SeatAssignment, person: Person, chosen: str | None) -> SeatAssignment:
    if before.person is None:
        if chosen is not None and chosen != before.bot:
            return bot_at(chosen)
        bot = before.bot or BOT
        return bot_at(bot) if before.resigned else SeatAssignment(kind="bot", bot=bot, name=before.name)
    kind = "person" if before.person == person.id else "kept"
    return SeatAssignment(kind=kind, person=before.person, name=before.name)  # type: ignore[arg-type]


async def take_kept_seats(tables: TableCache, id: str, person: Person, commitment: str | None) -> int | None:
    """Sit down at the rematch wherever a seat is kept; the first of one's seats."""
    async with tables.visit(id, person.id) as session:
        own = session.seating.seats_of(person.id)
        for seat in own:
            if session.stored.status == "open" and session.metadata.seats[seat].kind == "kept":
                await seat_person(session, person, seat, commitment if seat == own[0] else None)
    return next(iter(own), None)
