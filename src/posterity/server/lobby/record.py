"""A table made of a record from a file: gone through, kept as a game that has ended, there for whoever brought it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.records import Change, Record, RecordError, SeatEntry, read_record
from posterity.games import GAMES
from posterity.server.api.responses import Joined
from posterity.server.app import House
from posterity.server.errors import NOT_NOW, REFUSED, Fault
from posterity.server.lobby.new_table import named_apart
from posterity.server.ops.limits import Limits
from posterity.server.ops.logs import note
from posterity.server.people.accounts import SOMEBODY
from posterity.server.people.names import fit
from posterity.server.tables.metadata import Aside, Place
from posterity.server.timers.autoplay import BOT
from posterity.store import KeptEntry, KeptGame, Person, Search, new_id
from posterity.table.replay import Altered, replay
from posterity.table.table import Table

CARDS = 5000  # of a set that comes with its record
LATEST = 1000  # tables among which those that were opened from files are counted


async def opened(house: House, person: Person, text: str) -> Joined:
    """The table of a record, if everything in it can have happened; Fault says what is wrong with it."""
    house.meters.new_tables.take(person.id)
    await check_may_open(house, person)
    table = await house.workload.run(partial(gone_through, text, house.limits), long=True)
    return await keep(house, person, table)


async def keep(house: House, person: Person, table: Table) -> Joined:
    kept = new_game(house, table, person)
    moment = house.moments.now()
    entries = [KeptEntry(n=n, entry=one, at=moment) for n, one in enumerate(table.entries, 1)]
    house.room(kept.id)  # Fault if there is no room for one more
    await house.store.add_game(kept, entries)
    note("opened", game=kept.game, entries=len(entries))
    return Joined(table=kept.id, seat=None)


async def check_may_open(house: House, person: Person) -> None:
    """Fault if somebody has opened too many records that are still here."""
    found = await house.store.find(Search(owner=person.id, status=("over", "abandoned"), most=LATEST))
    if sum(bool(kept.aside.get("opened")) for kept in found) >= house.limits.opened:
        raise Fault(NOT_NOW, "server-records", most=house.limits.opened)


def read(text: str, most: int) -> Record:
    """The record in the text of a file; Fault if it cannot be understood, or is of a game that is not here."""
    try:
        record = read_record(text.encode(errors="surrogatepass"))
    except RecordError as e:
        raise refused(e) from None
    if record.game not in GAMES:
        raise Fault(REFUSED, "record-game", game=record.game[:100], known=list(GAMES))
    if len(record.answers) > most:
        raise Fault(REFUSED, "server-record-long", most=most)
    if record.cards.definitions is not UNSET and copies_in(record.cards.definitions) > CARDS:
        raise Fault(REFUSED, "server-record-cards", most=CARDS)
    return record


def copies_in(value: Any) -> int:
    """How many cards a set that came with a record has in all, at most."""
    if isinstance(value, list):
        return sum(copies_in(one) for one in value)
    if not isinstance(value, dict):
        return 0
    own = value.get("copies")
    return sum(copies_in(one) for one in value.values()) + (own if isinstance(own, int) else 0)


def refused(error: RecordError) -> Fault:
    """What cannot be read, as a fault; nothing of it is endless."""
    words = {name: value[:300] if isinstance(value, str) else value for name, value in error.args_named.items()}
    return Fault(REFUSED, error.message, **words)


def gone_through(text: str, limits: Limits) -> Table:
    """The table at the end of a record; Fault if it cannot have happened, or takes too long."""
    record = read(text, limits.entries)
    try:
        table = replay(GAMES[record.game], record, patience(limits.record_seconds))
    except RecordError as e:
        raise refused(e) from None
    except Altered as e:
        raise cannot_be(e) from None
    most = limits.longest(table.game, table.setup.players, table.setup.options)
    if table.number > most:
        raise Fault(REFUSED, "server-record-long", most=most)
    return called_right(table, limits.name)


def called_right(table: Table, most: int) -> Table:
    """Automata have the names they have here, people and bots none that is not fit to be shown."""
    people, names = table.setup.players, table.game.automata(table.setup)
    automata = [replace(seat, name=name) for seat, name in zip(table.seats[people:], names, strict=True)]
    table.seats = [*[fit_seat(seat, most) for seat in table.seats[:people]], *automata]
    table.entries = [
        replace(entry, bot=fit(entry.bot, most) or BOT) if isinstance(entry, Change) and entry.bot else entry
        for entry in table.entries
    ]
    return table


def fit_seat(seat: SeatEntry, most: int) -> SeatEntry:
    """A seat of a header; a name that can be shown stays as it is."""
    name = SOMEBODY if fit(seat.name, most) is None else seat.name
    return replace(seat, name=name, bot=BOT if seat.bot and fit(seat.bot, most) is None else seat.bot)


def patience(seconds: int) -> Callable[[], None]:
    """Looks at the time before each entry."""
    until = time.monotonic() + seconds

    def check() -> None:
        if time.monotonic() > until:
            raise Fault(REFUSED, "server-record-slow", most=seconds)

    return check


def cannot_be(error: Altered) -> Fault:
    if error.illegal is not None:
        return Fault(REFUSED, "server-record-entry", number=error.number)
    if "who" in error.args_named:
        return Fault(REFUSED, "server-record-deal")
    return Fault(REFUSED, error.message, number=error.number, **error.args_named)


def new_game(house: House, table: Table, person: Person) -> KeptGame:
    """The record as it is kept: a game that has ended, at which nobody sits any more."""
    record, moment = table.record(), house.moments.now()
    most = house.limits.name
    aside = Aside(
        options=table.setup.options,
        set=table.setup.cards.set,
        sha256=table.setup.cards.sha256,
        rules=table.setup.rules,
        places=named_apart([placed(seat, most) for seat in record.seats[: table.setup.players]]),
        begun=moment,
        opened=True,
    )
    return KeptGame(
        id=new_id(),
        game=table.game.name,
        players=table.setup.players,
        created=moment,
        changed=moment,
        status="over" if table.over else "abandoned",
        owner=person.id,
        header=replace(record, answers=[]),
        aside=aside.plain(),
    )


def placed(seat: SeatEntry, most: int) -> Place:
    """A seat as its record names it, where that name is fit to be shown."""
    bot = None if seat.bot is UNSET else seat.bot
    return Place(kind="bot" if seat.kind == "bot" else "person", bot=bot, name=fit(seat.name, most) or SOMEBODY)
