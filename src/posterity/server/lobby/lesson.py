"""A new table at which a game is taught: one person, bots, and cards that were chosen beforehand."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from posterity.core.game import Game
from posterity.core.records import SeatEntry
from posterity.server.app import House
from posterity.server.deal.steps import seat_entry
from posterity.server.errors import MISSING, Fault
from posterity.server.lobby.branch import new_game
from posterity.server.lobby.new_table import check_may_own, named_apart
from posterity.server.sessions.session import Room
from posterity.server.tables.metadata import Place
from posterity.server.timers.autoplay import BOT
from posterity.store import Person
from posterity.table.lesson import checked_lesson, lesson_table
from posterity.text.lesson import has_lesson


async def make(house: House, person: Person, game: Game[Any]) -> Room:
    """The lesson begins at once. Nobody else finds the table, and there is no clock."""
    if not has_lesson(game.name):
        raise Fault(MISSING, "server-no-lesson")
    house.meters.new_tables.take(person.id)
    await check_may_own(house, person)
    given = await house.workload.run(partial(checked_lesson, game.name))
    places = named_apart([placed(person if seat == given.seat else None) for seat in range(given.players)])
    seats: list[SeatEntry] = [seat_entry(one) for one in places]
    kept = new_game(lesson_table(game, given, seats), places, house.moments.now())
    kept = replace(kept, owner=person.id, aside={**kept.aside, "lesson": "on"})
    house.room(kept.id)  # Fault if there is no room for one more
    await house.store.add_game(kept, seated={given.seat: person.id})
    async with house.visit(kept.id, person.id) as room:
        return room


def placed(person: Person | None) -> Place:
    if person is None:
        return Place(kind="bot", bot=BOT, name=BOT.capitalize())
    return Place(kind="person", person=person.id, name=person.name)
