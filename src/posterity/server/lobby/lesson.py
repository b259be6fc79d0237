"""A new table at which a game is taught: one person, bots, and cards that were chosen beforehand."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from posterity.core.game import Game
from posterity.core.records import SeatEntry
from posterity.server.deal.steps import seat_entry
from posterity.server.errors import MISSING, ApiError
from posterity.server.lobby.branch import new_game
from posterity.server.lobby.new_table import check_may_own
from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.server.tables.seating import BOT, SeatAssignment, bot_at, named_apart, person_at
from posterity.store import Person
from posterity.table.lesson import checked_lesson, lesson_table
from posterity.text.lesson import has_lesson


async def make(tables: TableCache, person: Person, game: Game[Any]) -> TableSession:
    """The lesson begins at once. Nobody else finds the table, and there is no clock."""
    if not has_lesson(game.name):
        raise ApiError(MISSING, "server-no-lesson")
    services = tables.services
    services.rates.new_tables.take(person.id)
    await check_may_own(services, person)
    given = await services.workload.run(partial(checked_lesson, game.name))
    assigned = named_apart([placed(person if seat == given.seat else None) for seat in range(given.players)])
    seats: list[SeatEntry] = [seat_entry(one) for one in assigned]
    kept = new_game(lesson_table(game, given, seats), assigned, services.now())
    kept = replace(kept, owner=person.id, metadata={**kept.metadata, "lesson": "on"})
    tables.session(kept.id)  # ApiError if there is no room for one more
    await services.store.add_game(kept)
    async with tables.visit(kept.id, person.id) as session:
        return session


def placed(person: Person | None) -> SeatAssignment:
    if person is None:
        return bot_at(BOT)
    return person_at(person.id, person.name)
