"""Who holds a seat and who answers for it while the game runs: a person, a bot in their place, somebody else."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.bots import BOTS
from posterity.server import dealing
from posterity.server.aside import Aside, Place, Replacement, with_place
from posterity.server.autoplay import BOT
from posterity.server.faults import REFUSED, Fault
from posterity.server.names import apart
from posterity.server.room import Room
from posterity.table import seats
from posterity.table.deal import forgotten


def checked_bot(name: str | None) -> str:
    """The name of a bot; Fault if there is none of that name."""
    if name is not None and name not in BOTS:
        raise Fault(REFUSED, "server-bot", bot=name, known=list(BOTS))
    return name or BOT


def seated(places: list[Place], seat: int, place: Place) -> list[Place]:
    """The same places with somebody new at `seat`, whose name looks like nobody else's there."""
    others = [other.name for at, other in enumerate(places) if at != seat]
    return with_place(places, seat, replace(place, name=apart(place.name, others)))


async def hold(room: Room, seat: int, place: Place, aside: Aside | None = None) -> None:
    """Somebody else, or nobody, holds a seat from now on; `aside` is what has changed besides."""
    await room.keep(replace(aside or room.aside, places=with_place(room.aside.places, seat, place)))


async def let_bot(room: Room, seat: int, bot: str) -> None:
    """A bot answers for `seat` from now on, if it does not already."""
    if room.running().kinds[seat] != "bot":
        await room.enter(lambda table: seats.let_bot(table, seat, bot))


async def fill(room: Room, seat: int, bot: str) -> None:
    """A seat of a branch waits for nobody any more: a bot has it."""
    places = seated(room.aside.places, seat, Place(kind="bot", bot=bot, name=bot.capitalize()))
    await room.enter(lambda table: table.change(seat, "bot", bot, places[seat].name))
    await room.keep(replace(room.aside, places=places))  # should this fail, it can be done again


async def let_person(room: Room, seat: int) -> None:
    """Whoever holds `seat` answers for it from now on, if that is not so already."""
    if room.running().kinds[seat] != "person":
        await room.enter(lambda table: seats.let_person(table, seat))


async def give_up(room: Room, seat: int, name: str | None = None) -> None:
    """The holder of `seat` leaves the running game for good: a bot plays on. Without people the game is abandoned."""
    await let_bot(room, seat, BOT)
    place = room.aside.places[seat]
    if place.person is not None and name is None:
        await room.keep(replace(room.aside, watchers=[*room.aside.watchers, place.person]))
    was = place.person if name is None else None
    await hold(room, seat, replace(place, person=None, resigned=True, name=name or place.name, was=was))
    if not any(place.person is not None for place in room.aside.places):
        await room.keep(room.aside, replace(room.kept, status="abandoned"))


async def replace_holder(room: Room, seat: int, then: Replacement) -> None:
    """Somebody loses a seat of the running game: to a bot, or to whoever comes with a link."""
    person = room.aside.places[seat].person
    if then == "bot":
        await give_up(room, seat)
        return
    await room.enter(lambda table: table.change(seat, "absent"))
    watchers = [*room.aside.watchers, person] if person is not None else room.aside.watchers
    await hold(room, seat, Place(kind="link"), replace(room.aside, watchers=watchers))


async def free(room: Room, seat: int) -> None:
    """A seat of a table that has not begun is empty again: for whoever comes, or for a link."""
    place = Place(kind="open" if room.kept.public else "link")
    await hold(room, seat, place, dealing.stood_up(room.aside, seat))


async def leave_for_good(room: Room, person: str, seats: list[int], name: str) -> None:
    """A person, who sits or once sat at `seats`, leaves a table in any state of it and is called `name` from now on."""
    for seat in room.aside.seats_of(person):
        if room.kept.status == "open":
            await free(room, seat)
        elif room.kept.status == "running":
            await give_up(room, seat, name)
        else:
            await hold(room, seat, replace(room.aside.places[seat], person=None, name=name))
    await room.keep(without(room.aside, person, seats, name), replace(room.kept, owner=heir(room, person)))


def without(aside: Aside, person: str, seats: list[int], name: str) -> Aside:
    """What a table remembers, without somebody; seats that were left behind carry another name."""
    places = aside.places
    for seat in seats:
        place = places[seat]
        left = place.person is None and (place.resigned or place.kind == "person")
        if left and place.was in (person, None):  # None: from before this was kept
            places = with_place(places, seat, replace(place, name=name, was=None))
    muted = {one: [other for other in others if other != person] for one, others in aside.muted.items()}
    muted.pop(person, None)
    return replace(
        aside,
        deal=aside.deal and forgotten(aside.deal, person),
        places=places,
        proposals=[one for one in aside.proposals if person not in (one.person, one.whom)],
        watchers=[one for one in aside.watchers if one != person],
        banned=[one for one in aside.banned if one != person],
        forced=[one for one in aside.forced if one != person],
        signs={one: then for one, then in aside.signs.items() if one != person},
        absent={one: then for one, then in aside.absent.items() if one != person},
        muted=muted,
    )


def heir(room: Room, person: str) -> str | None:
    """Who owns a table that somebody has left: its owner, or else the first of those who sit at it."""
    if room.kept.owner != person:
        return room.kept.owner
    return next((place.person for place in room.aside.places if place.person is not None), None)
