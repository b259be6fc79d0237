"""A new table at which a game is taught: one person, bots, and cards that were chosen beforehand."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from posterity.core.game import Game
from posterity.core.records import SeatEntry
from posterity.server.deal.progress import seat_entry
from posterity.server.errors import MISSING, ApiError
from posterity.server.lobby.branch import new_running_game
from posterity.server.lobby.new_table import check_may_own
from posterity.server.sessions.cache import TableCache
from posterity.server.sessions.session import TableSession
from posterity.server.tables.seating import BOT, SeatAssignment, bot_at, named_apart, person_at
from posterity.store import Person, StoredEntry
from posterity.table.lesson import checked_lesson, lesson_table
from posterity.text.lesson import lesson


async def make_lesson_table(tables: TableCache, person: Person, game: Game[Any], part: str) -> TableSession:
    """A part of a lesson, the first one unless it is named, begins at once, with what was done before it.

    Nobody else finds the table, and there is no clock.
    """
    if lesson(game.name, part) is None:
        raise ApiError(MISSING, "server-no-lesson")
    services = tables.services
    services.rates.new_tables.take(person.id)
    await check_may_own(services, person)
    given = await services.workload.run(partial(checked_lesson, game.name, part))
    assigned = named_apart([seat_assignment(person if seat == given.seat else None) for seat in range(given.players)])
    seats: list[SeatEntry] = [seat_entry(one) for one in assigned]
    moment, table = services.now(), lesson_table(game, given, seats)
    stored = new_running_game(table, assigned, moment)
    stored = replace(stored, owner=person.id, metadata={**stored.metadata, "lesson": "on", "part": given.name})
    tables.session(stored.id)  # ApiError if there is no room for one more
    await services.store.add_game(
        stored, [StoredEntry(n=n, entry=one, at=moment) for n, one in enumerate(table.entries, 1)]
    )
    async with tables.visit(stored.id, person.id) as session:
        return session


def seat_assignment(person: Person | None) -> SeatAssignment:
    if person is None:
        return bot_at(BOT)
    return person_at(person.id, person.name)
