"""A table before its game: made, filled, begun."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from posterity.core.game import Game
from posterity.games import GAMES
from posterity.server.api.requests import NewTable, SeatPlan
from posterity.server.api.responses import Link
from posterity.server.deal.progress import advance_deal
from posterity.server.deal.shares import new_deal, with_seat_taken
from posterity.server.errors import NOT_NOW, REFUSED, ApiError
from posterity.server.lobby.links import links_of_kind, new_link
from posterity.server.services import Services
from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.server.tables import clocks
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import SeatAssignment, bot_at, checked_bot, named_apart, person_at, seated
from posterity.store import Person, StoredGame, TokenChange, new_id


def game_named(name: str) -> Game[Any]:
    """The game; ApiError if there is none of that name."""
    if name not in GAMES:
        raise ApiError(REFUSED, "server-game", game=name, known=list(GAMES))
    return GAMES[name]


async def make_table(tables: TableCache, person: Person, wanted: NewTable) -> tuple[TableSession, list[Link]]:
    """A new table, with a link for each seat that wants one. It begins at once if nobody is waited for."""
    services = tables.services
    services.rates.new_tables.take(person.id)
    game = game_named(wanted.game)
    cards = game.card_set(wanted.cards or game.standard_set)
    seats = [seat_assignment(person, plan, wanted.public) for plan in wanted.seats]
    if not any(seat.person or seat.kind in ("link", "open") for seat in seats):
        raise ApiError(REFUSED, "server-no-people")
    metadata = TableMetadata(
        options=game.complete(len(seats), wanted.options),
        set=cards.set,
        sha256=cards.sha256,
        rules=game.rules,
        seats=named_apart(seats),
        deal=new_deal(len(seats)),
        clock=clocks.planned(wanted.clock),
        absence=wanted.absence,
        pause=wanted.pause,
        hints=wanted.hints,
    )
    for seat, plan in enumerate(wanted.seats):
        metadata = with_seat_taken(metadata, seat, plan.commitment)
    await check_may_own(services, person)
    stored = new_game(services, person, game, metadata, wanted.public)
    links = [new_link(services, stored.id, seat) for seat, one in enumerate(seats) if one.kind == "link"]
    tables.session(stored.id)  # ApiError if there is no room for one more
    await services.store.add_game(stored, change=TokenChange(added=tuple(token for _, token in links)))
    return await begin_if_full(tables, stored.id, person), [link for link, _ in links]


def seat_assignment(person: Person, plan: SeatPlan, public: bool) -> SeatAssignment:
    if plan.kind == "me":
        return person_at(person.id, person.name)
    if plan.kind == "bot":
        return bot_at(checked_bot(plan.bot))
    if plan.kind == "open" and not public:
        raise ApiError(REFUSED, "server-open-private")
    return SeatAssignment(kind=plan.kind)


def new_game(services: Services, person: Person, game: Game[Any], metadata: TableMetadata, public: bool) -> StoredGame:
    """A new table as it is stored."""
    moment = services.now()
    return StoredGame(
        id=new_id(),
        game=game.name,
        players=len(metadata.seats),
        created=moment,
        changed=moment,
        public=public,
        owner=person.id,
        metadata=metadata.plain(),
    )


async def begin_if_full(tables: TableCache, id: str, person: Person) -> TableSession:
    """A new table, whose game begins if nobody is waited for."""
    async with tables.visit(id, person.id) as session:
        await advance_deal(session)
    return session


async def check_may_own(services: Services, person: Person) -> None:
    """ApiError if somebody has too many tables that are not over."""
    if await services.store.owned(person.id, ("open", "running")) >= services.limits.tables:
        raise ApiError(NOT_NOW, "server-tables", most=services.limits.tables)


async def start(session: TableSession, bot: str | None) -> None:
    """Begin now: bots take the empty seats."""
    session.check_open()
    name = checked_bot(bot)
    seats = session.metadata.seats
    if not any(one.kind == "person" for one in seats):
        raise ApiError(REFUSED, "server-no-people")
    for seat, one in enumerate(seats):
        if one.kind not in ("person", "bot"):
            seats = seated(seats, seat, bot_at(name))
    await session.save(replace(session.metadata, seats=seats), change=await links_of_kind(session, "seat"))
    await advance_deal(session)
