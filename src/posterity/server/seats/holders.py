"""Who holds a seat and who answers for it while the game runs: a person, a bot in their place, somebody else."""

from __future__ import annotations

from msgspec.structs import replace

from posterity.bots import BOTS
from posterity.server.deal import steps as dealing
from posterity.server.errors import REFUSED, Fault
from posterity.server.people.names import apart
from posterity.server.sessions.session import Room
from posterity.server.tables.metadata import Aside, Place, Replacement, with_place
from posterity.server.timers.autoplay import BOT
from posterity.store import KeptGame
from posterity.table import seats
from posterity.table.deal import forgotten
from posterity.table.table import Table


def checked_bot(name: str | None) -> str:
    """The name of a bot; Fault if there is none of that name."""
    if name is not None and name not in BOTS:
        raise Fault(REFUSED, "server-bot", bot=name, known=list(BOTS))
    return name or BOT


def seated(places: list[Place], seat: int, place: Place) -> list[Place]:
    """The same places with somebody new at `seat`, whose name looks like nobody else's there."""
    others = [other.name for at, other in enumerate(places) if at != seat]
    return with_place(places, seat, replace(place, name=apart(place.name, others)))


async def let_bot(room: Room, seat: int, bot: str) -> None:
    """A bot answers for `seat` from now on, if it does not already."""
    if room.running().kinds[seat] != "bot":
        await room.enter(lambda table: seats.let_bot(table, seat, bot))


async def fill(room: Room, seat: int, bot: str) -> None:
    """A seat of a branch waits for nobody any more: a bot has it."""
    places = seated(room.aside.places, seat, Place(kind="bot", bot=bot, name=bot.capitalize()))
    aside = replace(room.aside, places=places)
    await room.enter_and_keep(lambda table: table.change(seat, "bot", bot, places[seat].name), aside)


async def let_person(room: Room, seat: int) -> None:
    """Whoever holds `seat` answers for it from now on, if that is not so already."""
    if room.running().kinds[seat] != "person":
        await room.enter(lambda table: seats.let_person(table, seat))


async def give_up(room: Room, own: list[int], aside: Aside) -> None:
    """The holder of these seats leaves the running game for good; `aside` is what changes besides."""
    for seat in own:
        aside = given_up(aside, seat)
    await let_bots_play_on(room, own, aside, room.kept)


async def let_bots_play_on(room: Room, own: list[int], aside: Aside, kept: KeptGame) -> None:
    """Bots answer for these seats, which nobody holds any more in `aside`. Without people the game is abandoned."""
    if not any(place.person is not None for place in aside.places):
        kept = replace(kept, status="abandoned")
    await room.enter_and_keep(lambda table: let_bots(table, own), aside, kept)


def let_bots(table: Table, own: list[int]) -> None:
    for seat in own:
        if table.kinds[seat] != "bot":
            seats.let_bot(table, seat, BOT)


def given_up(aside: Aside, seat: int, name: str | None = None) -> Aside:
    """The table without the holder of a seat, who may still watch, unless forgotten and called `name` from now on."""
    place = aside.places[seat]
    was = place.person if name is None else None
    left = replace(place, person=None, resigned=True, name=name or place.name, was=was)
    watchers = aside.watchers if was is None or was in aside.watchers else [*aside.watchers, was]
    return replace(aside, places=with_place(aside.places, seat, left), watchers=watchers)


async def replace_holder(room: Room, own: list[int], then: Replacement, aside: Aside) -> None:
    """Somebody loses these seats of the running game: to bots, or to whoever comes with a link.

    `aside` is what changes besides.
    """
    if then == "bot":
        await give_up(room, own, aside)
        return
    for seat in own:
        aside = given_up(aside, seat)
        aside = replace(aside, places=with_place(aside.places, seat, Place(kind="link")))
    await room.enter_and_keep(lambda table: leave_empty(table, own), aside)


def leave_empty(table: Table, own: list[int]) -> None:
    for seat in own:
        table.change(seat, "absent")


async def free(room: Room, seat: int) -> None:
    await room.keep(freed(room.kept, room.aside, seat))


def freed(kept: KeptGame, aside: Aside, seat: int) -> Aside:
    """A seat of a table that has not begun is empty again: for whoever comes, or for a link."""
    place = Place(kind="open" if kept.public else "link")
    return replace(dealing.stood_up(aside, seat), places=with_place(aside.places, seat, place))


async def leave_for_good(room: Room, person: str, sat: list[int], name: str) -> None:
    """A person, who sits or once sat at `sat`, leaves a table in any state of it and is called `name` from now on."""
    own, aside = room.aside.seats_of(person), room.aside
    for seat in own:
        aside = vacated(room.kept, aside, seat, name)
    aside = without(aside, person, sat, name)
    kept = replace(room.kept, owner=heir(room.kept, aside, person))
    if own and kept.status == "running":
        await let_bots_play_on(room, own, aside, kept)
    else:
        await room.keep(aside, kept)


def vacated(kept: KeptGame, aside: Aside, seat: int, name: str) -> Aside:
    """The table without the holder of a seat, in any state of it."""
    if kept.status == "open":
        return freed(kept, aside, seat)
    if kept.status == "running":
        return given_up(aside, seat, name)
    return replace(aside, places=with_place(aside.places, seat, replace(aside.places[seat], person=None, name=name)))


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


def heir(kept: KeptGame, aside: Aside, person: str) -> str | None:
    """Who owns a table that somebody has left: its owner, or else the first of those who sit at it."""
    if kept.owner != person:
        return kept.owner
    return next((place.person for place in aside.places if place.person is not None), None)
