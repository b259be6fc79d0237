"""A new table that goes on from a position of a finished game, for whoever may look at that game."""

from __future__ import annotations

import asyncio
from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.records import Change
from posterity.server.aside import Aside, Place
from posterity.server.bodies import Branching
from posterity.server.dealing import new_secret
from posterity.server.faults import NOT_NOW, REFUSED, Fault
from posterity.server.gathering import check_may_own, named_apart
from posterity.server.room import Room
from posterity.server.seats import checked_bot
from posterity.server.wire import Joined
from posterity.store import KeptEntry, KeptGame, Person, new_id
from posterity.table.branch import branch
from posterity.table.table import Table


async def make(room: Room, person: Person, wanted: Branching) -> Joined:
    """The branch begins at once: the person plays some of the seats, bots the others."""
    if not room.ended:
        raise Fault(NOT_NOW, "server-not-over")
    house, source = room.house, room.playing()
    house.meters.new_tables.take(person.id)
    await check_may_own(house, person)
    seats = chosen(room, source, person, wanted)
    players = range(source.setup.players)
    places = named_apart([placed(source, seat, person if seat in seats else None) for seat in players])
    table = await asyncio.to_thread(grown, source, wanted.at, wanted.luck, places)
    moment = house.moments.now()
    kept = replace(new_game(table, places, moment), public=wanted.public, owner=person.id)
    entries = [KeptEntry(n=n, entry=one, at=moment) for n, one in enumerate(table.entries, 1)]
    house.room(kept.id)  # Fault if there is no room for one more
    await house.store.add_game(kept, entries, {seat: person.id for seat in seats})
    async with house.visit(kept.id, person.id):
        pass  # if a bot is asked, it answers from now on
    return Joined(table=kept.id, seat=seats[0])


def new_game(table: Table, places: list[Place], moment: int) -> KeptGame:
    """The branch as it is kept from the beginning: a running game."""
    aside = Aside(
        options=table.setup.options,
        set=table.setup.cards.set,
        sha256=table.setup.cards.sha256,
        rules=table.setup.rules,
        places=places,
        begun=moment,
    )
    return KeptGame(
        id=new_id(),
        game=table.game.name,
        players=len(places),
        created=moment,
        changed=moment,
        status="running",
        header=table.record(),
        aside=aside.plain(),
    )


def chosen(room: Room, source: Table, person: Person, wanted: Branching) -> list[int]:
    """The seats that somebody plays: those wished for, else those they had, else the one that is asked."""
    if wanted.at > source.number:
        raise Fault(REFUSED, "server-no-entry", entry=wanted.at, last=source.number)
    asked = source.asked[wanted.at]
    seats = sorted(set(wanted.seats or room.aside.seats_of(person.id) or [asked or 0]))
    if seats[-1] >= source.setup.players:
        raise Fault(REFUSED, "server-no-seat", seats_there=source.setup.players - 1)
    return seats


def placed(source: Table, seat: int, person: Person | None) -> Place:
    if person is not None:
        return Place(kind="person", person=person.id, name=person.name)
    bot = checked_bot(source.bots[seat])
    return Place(kind="bot", bot=bot, name=bot.capitalize())


def grown(source: Table, at: int, luck: Literal["same", "new"], places: list[Place]) -> Table:
    """The branch with these people and bots; it names nobody who does not sit there."""
    table = branch(source, at, new_secret() if luck == "new" else None, ended=True)
    named = [replace(entry, name=place.name) for entry, place in zip(table.seats, places, strict=False)]
    table.seats = [*named, *table.seats[len(places) :]]  # automata keep their names
    table.entries = [replace(entry, name=UNSET) if isinstance(entry, Change) else entry for entry in table.entries]
    for seat, place in enumerate(places):
        if table.kinds[seat] != place.kind:
            table.change(seat, place.kind, place.bot)
    return table
