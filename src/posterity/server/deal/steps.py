"""The deal of a table, from the server's hash to the seed: docs/verify.md explains it, table/deal.py goes its steps."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from posterity.core.deal import NOTHING
from posterity.core.game import Setup
from posterity.core.records import SeatEntry
from posterity.games import GAMES
from posterity.server.ops.wall_clock import SECOND
from posterity.server.tables.metadata import Aside, Place
from posterity.server.timers.autoplay import BOT
from posterity.table import deal as deals
from posterity.table.deal import Deal
from posterity.table.table import Table

if TYPE_CHECKING:
    from posterity.server.sessions.session import Room

SIZE = 32
SOON = 2 * SECOND  # the process in which somebody has just sat down is quicker


def new_secret() -> bytes:
    return secrets.token_bytes(SIZE)


def new_deal(players: int) -> Deal:
    """The server commits itself as soon as there is a table."""
    return deals.new_deal(new_secret(), players)


def current(aside: Aside) -> Deal:
    return aside.deal or new_deal(len(aside.places))


# ---------------------------------------------------------------- seats


def sat_down(aside: Aside, seat: int, commitment: str | None) -> Aside:
    """The same with whoever sits at `seat` in the deal, and the hash that they brought along, if any."""
    return replace(aside, deal=deals.sit_down(current(aside), seat, aside.places[seat].person, commitment))


def stood_up(aside: Aside, seat: int) -> Aside:
    """The deal without whoever sits at `seat`."""
    return replace(aside, deal=deals.leave(current(aside), seat, new_secret(), aside.places[seat].person or ""))


async def commit(room: Room, seat: int, commitment: str) -> None:
    room.check_open()
    await room.keep(replace(room.aside, deal=deals.commit(current(room.aside), seat, commitment)))
    await go_on(room)


async def open_share(room: Room, seat: int, share: str) -> None:
    """A seat shows its bytes; whoever says the same again after the game has begun has missed an answer."""
    deal = current(room.aside)
    if deal.shares.get(seat) == share:
        return
    room.check_open()
    await room.keep(replace(room.aside, deal=deals.open_share(deal, seat, share)))
    await go_on(room)


# ---------------------------------------------------------------- steps


def is_full(room: Room) -> bool:
    return room.kept.status == "open" and all(place.kind in ("person", "bot") for place in room.aside.places)


def due(room: Room) -> int | None:
    """When the deal goes on without those who are waited for; soon, if whoever should go on with it was stopped."""
    return (current(room.aside).until or room.kept.changed + SOON) if is_full(room) else None


async def go_on(room: Room) -> None:
    """Take the deal as far as it goes now. When all bytes are there, the game begins."""
    if not is_full(room):
        return
    deal = stepped(room, current(room.aside))
    if deal.done:
        await begin(room, deal)
    elif deal != room.aside.deal:
        await room.keep(replace(room.aside, deal=deal))


def stepped(room: Room, deal: Deal) -> Deal:
    now = room.house.moments.now()
    until = now + room.house.limits.deal_seconds * SECOND
    while True:
        late = deal.until is not None and deal.until <= now
        if deal.step == "seats":
            people = [seat for seat, place in enumerate(room.aside.places) if place.kind == "person"]
            deal = deals.everybody_sits(deal, people, until)
        elif deal.step == "hashes" and (deal.committed or late):
            deal = deals.hashes_in(deal, until)
        elif deal.step == "bytes" and late and not deal.done:
            deal = deals.anew(deal, new_secret(), until)
        else:
            return deal


async def begin(room: Room, deal: Deal) -> None:
    """All have put in what they had: the cards are dealt."""
    aside, game = room.aside, GAMES[room.kept.game]
    cards = aside.card_set(game)
    setup = Setup(players=len(aside.places), options=aside.options, cards=cards, seed=NOTHING, rules=aside.rules)
    setup = replace(setup, seed=deals.seed(deal, len(game.automata(setup))))
    seats = deals.seated(deal, [seat_entry(place) for place in aside.places])
    table = Table(game, setup, seats, deals.published(deal)["commitment"])
    table.secret = deal.secret
    header = table.record()
    begun = replace(aside, definitions=None, deal=replace(deal, gone=()), begun=room.house.moments.now())
    await room.begin(replace(room.kept, status="running", header=header), begun)


def seat_entry(place: Place) -> SeatEntry:
    if place.kind == "bot":
        return SeatEntry(name=place.name, kind="bot", bot=place.bot or BOT)
    return SeatEntry(name=place.name, kind="person")
