"""A table before its game: made, joined by links, filled, begun."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from posterity.core.game import Game
from posterity.games import GAMES
from posterity.server import clocks, dealing
from posterity.server.aside import Aside, Place
from posterity.server.bodies import Join, NewTable, SeatPlan
from posterity.server.faults import NOT_NOW, NOT_YOURS, REFUSED, TOO_OFTEN, Fault
from posterity.server.house import House
from posterity.server.names import apart
from posterity.server.room import Room
from posterity.server.seats import checked_bot, seated
from posterity.server.wire import Joined, Link, Welcome
from posterity.store import Conflict, KeptGame, Person, Search, Token, hashed, new_id, new_token
from posterity.table.rematch import carried, rotated
from posterity.table.seats import let_person

MONTH = 30 * 24 * 3600 * 1000
WATCH_LINKS = 5  # to one table, besides a new one


def game_named(name: str) -> Game[Any]:
    """The game; Fault if there is none of that name."""
    if name not in GAMES:
        raise Fault(REFUSED, "server-game", game=name, known=list(GAMES))
    return GAMES[name]


# ---------------------------------------------------------------- making


async def make(house: House, person: Person, wanted: NewTable) -> tuple[Room, list[Link]]:
    """A new table, with a link for each seat that wants one. It begins at once if nobody is waited for."""
    house.meters.new_tables.take(person.id)
    game = game_named(wanted.game)
    cards = game.card_set(wanted.cards or game.standard_set)
    places = [planned(house, person, plan, wanted.public) for plan in wanted.seats]
    if not any(place.person or place.kind in ("link", "open") for place in places):
        raise Fault(REFUSED, "server-no-people")
    aside = Aside(
        options=game.complete(len(places), wanted.options),
        set=cards.set,
        sha256=cards.sha256,
        rules=game.rules,
        places=named_apart(places),
        deal=dealing.new_deal(len(places)),
        clock=clocks.planned(wanted.clock),
        absence=wanted.absence,
    )
    for seat, plan in enumerate(wanted.seats):
        aside = dealing.sat_down(aside, seat, plan.commitment)
    room = await add(house, person, game, aside, wanted.public)
    seats = [seat for seat, place in enumerate(places) if place.kind == "link"]
    return room, [await make_link(room, seat) for seat in seats]


def planned(house: House, person: Person, plan: SeatPlan, public: bool) -> Place:
    if plan.kind == "me":
        return Place(kind="person", person=person.id, name=person.name)
    if plan.kind == "bot":
        bot = checked_bot(plan.bot)
        return Place(kind="bot", bot=bot, name=bot.capitalize())
    if plan.kind == "open" and not public:
        raise Fault(REFUSED, "server-open-private")
    return Place(kind=plan.kind)


def named_apart(places: list[Place]) -> list[Place]:
    """Nobody has a name that looks like that of somebody before: `Greedy`, `Greedy 2`."""
    found: list[Place] = []
    for place in places:
        found.append(replace(place, name=apart(place.name, [other.name for other in found])))
    return found


async def add(house: House, person: Person, game: Game[Any], aside: Aside, public: bool) -> Room:
    """Keep a new table and seat those who are there already."""
    await check_may_own(house, person)
    moment = house.moments.now()
    kept = KeptGame(
        id=new_id(),
        game=game.name,
        players=len(aside.places),
        created=moment,
        changed=moment,
        public=public,
        owner=person.id,
        aside=aside.plain(),
    )
    seated = {seat: place.person for seat, place in enumerate(aside.places) if place.person is not None}
    house.room(kept.id)  # Fault if there is no room for one more
    await house.store.add_game(kept, seated=seated)
    async with house.visit(kept.id, person.id) as room:
        await dealing.go_on(room)
    return room


async def check_may_own(house: House, person: Person) -> None:
    """Fault if somebody has too many tables that are not over."""
    owned = Search(owner=person.id, status=("open", "running"), most=house.limits.tables)
    if len(await house.store.find(owned)) >= house.limits.tables:
        raise Fault(NOT_NOW, "server-tables", most=house.limits.tables)


# ---------------------------------------------------------------- links


async def make_link(room: Room, seat: int | None) -> Link:
    """A new link to a seat, or to watch; an earlier one to the same seat works no more, nor do many to watch."""
    store = room.house.store
    same = [old for old in await store.tokens_at(room.id) if old.kind in ("seat", "watch") and old.seat == seat]
    for old in same[: None if seat is not None else -WATCH_LINKS]:
        await store.revoke(old.hash)
    token, moment = new_token(), room.house.moments.now()
    expires = moment + MONTH
    kind = "watch" if seat is None else "seat"
    await store.add_token(
        Token(hash=hashed(token), kind=kind, created=moment, game=room.id, seat=seat, expires=expires)  # type: ignore[arg-type]
    )
    return Link(token=token, link=f"{room.house.url}/#join={token}", expires=expires, seat=seat)


async def found_link(house: House, token: str) -> Token:
    """What a link opens; Fault if it opens nothing."""
    found = await house.store.token(hashed(token), house.moments.now())
    if found is None or found.kind not in ("seat", "watch") or found.game is None:
        raise Fault(NOT_NOW, "server-link-used")
    return found


async def join(house: House, person: Person, wanted: Join, welcome: Welcome | None) -> Joined:
    """Take the seat that a link is for, or be let in to watch."""
    found = await found_link(house, wanted.token)
    assert found.game is not None
    room = house.room(found.game)
    async with room.lock:
        await room.fresh()
        if person.id in room.aside.banned:
            raise Fault(NOT_YOURS, "server-banned")
        if found.seat is None:
            await let_watch(room, person)
        else:
            await take_link(room, person, found, found.seat, wanted.commitment)
    return Joined(table=room.id, seat=found.seat, welcome=welcome)


async def let_watch(room: Room, person: Person) -> None:
    if not room.may_enter(person.id):
        if len(room.aside.watchers) >= room.house.limits.watchers:
            raise Fault(TOO_OFTEN, "server-full")
        await room.keep(replace(room.aside, watchers=[*room.aside.watchers, person.id]))


async def take_link(room: Room, person: Person, token: Token, seat: int, commitment: str | None) -> None:
    if person.id == room.aside.places[seat].person:
        return  # the answer to the first try was lost
    check_not_seated(room, person)
    if room.waits_for_link(seat):
        await come_late(room, person, seat)
    elif room.kept.status == "open" and room.aside.places[seat].kind in ("link", "open"):
        await seat_person(room, person, seat, commitment)
    else:
        raise Fault(NOT_NOW, "server-seat-taken")
    await room.house.store.revoke(token.hash)  # now that the seat is taken: whoever loses a race can use it again


def check_not_seated(room: Room, person: Person) -> None:
    if room.aside.seats_of(person.id):
        raise Fault(NOT_NOW, "server-already-seated")


async def seat_person(room: Room, person: Person, seat: int, commitment: str | None) -> None:
    """A person sits down before the game; with the last one the cards are dealt."""
    place = Place(kind="person", person=person.id, name=person.name)
    places = seated(room.aside.places, seat, place)
    await room.keep(dealing.sat_down(replace(room.aside, places=places), seat, commitment))
    await dealing.go_on(room)


async def come_late(room: Room, person: Person, seat: int) -> None:
    """A person takes a seat of a branch, which has waited for them."""
    places = seated(room.aside.places, seat, Place(kind="person", person=person.id, name=person.name))
    await room.enter(lambda table: let_person(table, seat, places[seat].name), person.id)
    await room.keep(replace(room.aside, places=places))  # should this fail, the link still works


# ---------------------------------------------------------------- beginning


async def start(room: Room, bot: str | None) -> None:
    """Begin now: bots take the empty seats."""
    room.check_open()
    name = checked_bot(bot)
    if not any(place.kind == "person" for place in room.aside.places):
        raise Fault(REFUSED, "server-no-people")
    places = room.aside.places
    for seat, place in enumerate(places):
        if place.kind not in ("person", "bot"):
            places = seated(places, seat, Place(kind="bot", bot=name, name=name.capitalize()))
    await room.keep(replace(room.aside, places=places))
    for token in await room.house.store.tokens_at(room.id):
        if token.kind == "seat":
            await room.house.store.revoke(token.hash)
    await dealing.go_on(room)


# ---------------------------------------------------------------- once more


async def rematch(room: Room, person: Person, commitment: str | None) -> Joined:
    """A new table like this one: seats are kept for the same people, each one further. There is only one."""
    if not room.ended:
        raise Fault(NOT_NOW, "server-not-over")
    if room.aside.rematch is None:
        await make_rematch(room, person, commitment)
    assert room.aside.rematch is not None
    seat = await kept_seat(room.house, room.aside.rematch, person, commitment)
    return Joined(table=room.aside.rematch, seat=seat)


async def make_rematch(room: Room, person: Person, commitment: str | None) -> None:
    room.house.meters.new_tables.take(person.id)
    table, places = room.playing(), room.aside.places
    game = table.game
    plan = Aside(
        options=game.complete(len(places), carried(table, game.rules), game.rules),
        set=room.aside.set,
        sha256=room.aside.sha256,
        rules=game.rules,
        definitions=table.setup.cards.tables if table.setup.cards.own else None,
        places=named_apart([place_again(places[seat], person) for seat in rotated(len(places))]),
        deal=dealing.new_deal(len(places)),
        clock=room.aside.clock,
        absence=room.aside.absence,
    )
    own = plan.seats_of(person.id)
    plan = dealing.sat_down(plan, own[0], commitment) if own else plan
    new = await add(room.house, person, game, plan, room.kept.public)
    try:
        await room.keep(replace(room.aside, rematch=new.id))
    except Conflict:  # another process was quicker, perhaps with a rematch of its own
        await remove(room.house, new.id, person)
        raise


async def remove(house: House, id: str, person: Person) -> None:
    async with house.visit(id, person.id) as room:
        await room.remove()


def place_again(place: Place, person: Person) -> Place:
    if place.person is None:
        bot = place.bot or checked_bot(None)
        return Place(kind="bot", bot=bot, name=bot.capitalize() if place.resigned else place.name)
    kind = "person" if place.person == person.id else "kept"
    return Place(kind=kind, person=place.person, name=place.name)  # type: ignore[arg-type]


async def kept_seat(house: House, id: str, person: Person, commitment: str | None) -> int | None:
    """Sit down at the rematch wherever a seat is kept; the first of one's seats."""
    async with house.visit(id, person.id) as room:
        own = room.aside.seats_of(person.id)
        for seat in own:
            if room.kept.status == "open" and room.aside.places[seat].kind == "kept":
                await seat_person(room, person, seat, commitment if seat == own[0] else None)
    return next(iter(own), None)
