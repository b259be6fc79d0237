"""A new table that goes on from a position of a finished game, for whoever may look at that game."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from posterity.bots import BOTS
from posterity.core.records import Change
from posterity.server.api.requests import Branching, BranchSeat
from posterity.server.api.responses import Joined
from posterity.server.deal.steps import new_secret
from posterity.server.errors import NOT_NOW, REFUSED, Fault
from posterity.server.lobby.new_table import check_may_own, named_apart, new_link
from posterity.server.seats.holders import checked_bot
from posterity.server.sessions.session import Room
from posterity.server.tables.metadata import Aside, Place
from posterity.store import KeptEntry, KeptGame, Person, TokenChange, new_id
from posterity.table.branch import branch
from posterity.table.table import Table

NOBODY = "?"  # what a seat is called in a record until somebody takes it


async def make(room: Room, person: Person, wanted: Branching) -> Joined:
    """The branch begins at once: the person plays some of the seats, bots the others, or friends who get a link."""
    if not room.ended:
        raise Fault(NOT_NOW, "server-not-over")
    house, source = room.house, room.playing()
    house.meters.new_tables.take(person.id)
    await check_may_own(house, person)
    plan = planned(room, source, person, wanted)
    seats = [seat for seat, one in enumerate(plan) if one.kind == "me"]
    places = named_apart([placed(person, one) for one in plan])
    table = await house.workload.run(partial(grown, source, wanted.at, wanted.luck, places), room.id)
    moment = house.moments.now()
    kept = replace(new_game(table, places, moment), public=wanted.public, owner=person.id)
    entries = [KeptEntry(n=n, entry=one, at=moment) for n, one in enumerate(table.entries, 1)]
    links = [new_link(house, kept.id, seat) for seat, one in enumerate(plan) if one.kind == "link"]
    house.room(kept.id)  # Fault if there is no room for one more
    change = TokenChange(added=tuple(token for _, token in links))
    await house.store.add_game(kept, entries, {seat: person.id for seat in seats}, change)
    async with house.visit(kept.id, person.id):  # if a bot is asked, it answers from now on
        return Joined(table=kept.id, seat=seats[0], links=[link for link, _ in links])


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


def planned(room: Room, source: Table, person: Person, wanted: Branching) -> list[BranchSeat]:
    """Who plays each seat: as wished for; else one has the seats one had, or the one that is asked, bots the others."""
    if wanted.at > source.number:
        raise Fault(REFUSED, "server-no-entry", entry=wanted.at, last=source.number)
    if wanted.at >= room.most_entries:
        raise Fault(REFUSED, "server-too-long", most=room.most_entries)
    players, plan = source.setup.players, wanted.plan
    if plan is not None:
        if len(plan) != players:
            raise Fault(REFUSED, "server-no-seat", seats_there=players - 1)
        if not any(one.kind == "me" for one in plan):
            raise Fault(REFUSED, "server-no-people")
        return plan
    asked = source.asked[wanted.at]
    seats = wanted.seats or room.aside.seats_of(person.id) or [asked or 0]
    if max(seats) >= players:
        raise Fault(REFUSED, "server-no-seat", seats_there=players - 1)
    bots = [BranchSeat(kind="bot", bot=known(bot)) for bot in source.bots[:players]]
    return [BranchSeat(kind="me") if seat in seats else bot for seat, bot in enumerate(bots)]


def known(bot: str | None) -> str | None:
    """A bot of the other game, if it plays here; a record from elsewhere may name any."""
    return bot if bot in BOTS else None


def placed(person: Person, plan: BranchSeat) -> Place:
    if plan.kind == "me":
        return Place(kind="person", person=person.id, name=person.name)
    if plan.kind == "link":
        return Place(kind="link")
    bot = checked_bot(plan.bot)
    return Place(kind="bot", bot=bot, name=bot.capitalize())


def grown(source: Table, at: int, luck: Literal["same", "new"], places: list[Place]) -> Table:
    """The branch with these people and bots; it names nobody who does not sit there."""
    table = branch(source, at, new_secret() if luck == "new" else None, ended=True)
    named = [replace(entry, name=place.name or NOBODY) for entry, place in zip(table.seats, places, strict=False)]
    table.seats = [*named, *table.seats[len(places) :]]  # automata keep their names
    table.entries = [replace(entry, name=UNSET) if isinstance(entry, Change) else entry for entry in table.entries]
    for seat, place in enumerate(places):
        kind = "absent" if place.kind == "link" else place.kind
        if (table.kinds[seat], table.bots[seat]) != (kind, place.bot):
            table.change(seat, kind, place.bot)
    return table
