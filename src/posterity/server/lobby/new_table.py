"""A table before its game: made, joined by links, filled, begun."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from posterity.core.game import Game
from posterity.games import GAMES
from posterity.server.api.requests import Join, NewTable, SeatPlan
from posterity.server.api.responses import Joined, Link, Welcome
from posterity.server.app import House
from posterity.server.deal import steps as dealing
from posterity.server.errors import NOT_NOW, NOT_YOURS, REFUSED, TOO_OFTEN, Fault
from posterity.server.people.names import apart
from posterity.server.seats.holders import checked_bot, seated
from posterity.server.sessions.session import Room
from posterity.server.tables import clocks
from posterity.server.tables.metadata import Aside, Place
from posterity.store import (
    NO_TOKENS,
    KeptGame,
    Person,
    Seated,
    Token,
    TokenChange,
    TokenKind,
    hashed,
    new_id,
    new_token,
)
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
    await check_may_own(house, person)
    kept = new_game(house, person, game, aside, wanted.public)
    links = [new_link(house, kept.id, seat) for seat, place in enumerate(places) if place.kind == "link"]
    house.room(kept.id)  # Fault if there is no room for one more
    change = TokenChange(added=tuple(token for _, token in links))
    await house.store.add_game(kept, seated=seated_at(aside), change=change)
    return await taken_up(house, kept.id, person), [link for link, _ in links]


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


def new_game(house: House, person: Person, game: Game[Any], aside: Aside, public: bool) -> KeptGame:
    """A new table as it is kept."""
    moment = house.moments.now()
    return KeptGame(
        id=new_id(),
        game=game.name,
        players=len(aside.places),
        created=moment,
        changed=moment,
        public=public,
        owner=person.id,
        aside=aside.plain(),
    )


def seated_at(aside: Aside) -> Seated:
    """Those who are there already."""
    return {seat: place.person for seat, place in enumerate(aside.places) if place.person is not None}


async def taken_up(house: House, id: str, person: Person) -> Room:
    """A new table, whose game begins if nobody is waited for."""
    async with house.visit(id, person.id) as room:
        await dealing.go_on(room)
    return room


async def check_may_own(house: House, person: Person) -> None:
    """Fault if somebody has too many tables that are not over."""
    if await house.store.owned(person.id, ("open", "running")) >= house.limits.tables:
        raise Fault(NOT_NOW, "server-tables", most=house.limits.tables)


# ---------------------------------------------------------------- links


def new_link(house: House, game: str, seat: int | None) -> tuple[Link, Token]:
    """A link to a seat, or to watch, and what is kept of it."""
    token, moment = new_token(), house.moments.now()
    kind: TokenKind = "watch" if seat is None else "seat"
    kept = Token(hash=hashed(token), kind=kind, created=moment, game=game, seat=seat, expires=moment + MONTH)
    word = "watch" if seat is None else "join"
    return Link(token=token, link=f"{house.url}/#{word}={token}", expires=moment + MONTH, seat=seat), kept


async def make_link(room: Room, seat: int | None, aside: Aside | None = None) -> Link:
    """A new link to a seat, or to watch; an earlier one to the same seat works no more, nor do many to watch.

    `aside` is what changes around the game together with it.
    """
    store = room.house.store
    same = [old for old in await store.tokens_at(room.id) if old.kind in ("seat", "watch") and old.seat == seat]
    link, token = new_link(room.house, room.id, seat)
    outdated = same[: None if seat is not None else -WATCH_LINKS]
    change = TokenChange(revoked=tuple(old.hash for old in outdated), added=(token,))
    if aside is None:
        await store.change_tokens(change)
    else:
        await room.keep(aside, change=change)
    return link


async def links_of_kind(room: Room, kind: TokenKind) -> TokenChange:
    """All links of a kind to a table, which are to open nothing any more."""
    found = await room.house.store.tokens_at(room.id)
    return TokenChange(revoked=tuple(token.hash for token in found if token.kind == kind))


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
    used = TokenChange(revoked=(token.hash,))  # together with the seat: whoever loses a race can use it again
    if room.waits_for_link(seat):
        await come_late(room, person, seat, used)
    elif room.kept.status == "open" and room.aside.places[seat].kind in ("link", "open"):
        await seat_person(room, person, seat, commitment, used)
    else:
        raise Fault(NOT_NOW, "server-seat-taken")


def check_not_seated(room: Room, person: Person) -> None:
    if room.aside.seats_of(person.id):
        raise Fault(NOT_NOW, "server-already-seated")


async def seat_person(
    room: Room, person: Person, seat: int, commitment: str | None, change: TokenChange = NO_TOKENS
) -> None:
    """A person sits down before the game; with the last one the cards are dealt."""
    place = Place(kind="person", person=person.id, name=person.name)
    places = seated(room.aside.places, seat, place)
    await room.keep(dealing.sat_down(replace(room.aside, places=places), seat, commitment), change=change)
    await dealing.go_on(room)


async def come_late(room: Room, person: Person, seat: int, used: TokenChange) -> None:
    """A person takes a seat of a branch, which has waited for them."""
    places = seated(room.aside.places, seat, Place(kind="person", person=person.id, name=person.name))
    aside = replace(room.aside, places=places)
    await room.enter_and_keep(
        lambda table: let_person(table, seat, places[seat].name), aside, change=used, names=person.id
    )


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
    await room.keep(replace(room.aside, places=places), change=await links_of_kind(room, "seat"))
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
    await check_may_own(room.house, person)
    new = new_game(room.house, person, game, plan, room.kept.public)
    room.house.room(new.id)  # Fault if there is no room for one more
    await room.add_rematch(new, seated_at(plan))
    await taken_up(room.house, new.id, person)


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
