"""A table made from a record in a file: replayed to check it, then stored as a finished game of whoever opened it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.abilities import automata_in
from posterity.core.records import Change, Record, RecordError, SeatEntry, read_record
from posterity.games import GAMES
from posterity.server.api.responses import Joined
from posterity.server.errors import NOT_NOW, REFUSED, ApiError
from posterity.server.names import normalized
from posterity.server.ops.limits import Limits
from posterity.server.ops.logs import log_event
from posterity.server.people.accounts import SOMEBODY
from posterity.server.services import Services
from posterity.server.sessions.cache import TableCache
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.seating import BOT, SeatAssignment, named_apart
from posterity.store import GameQuery, Person, StoredEntry, StoredGame, new_id
from posterity.table.replay import Altered, replay
from posterity.table.table import Table

CARDS = 5000  # of a set that comes with its record
LATEST = 1000  # tables among which those that were opened from files are counted


async def make_record_table(tables: TableCache, person: Person, text: str) -> Joined:
    """The table of a record, if everything in it can have happened; ApiError says what is wrong with it."""
    services = tables.services
    services.rates.new_tables.take(person.id)
    await check_may_open(services, person)
    table = await services.workload.run(partial(replayed_table, text, services.limits), long=True)
    return await store_table(tables, person, table)


async def store_table(tables: TableCache, person: Person, table: Table) -> Joined:
    services = tables.services
    stored = new_finished_game(services, table, person)
    moment = services.now()
    entries = [StoredEntry(n=n, entry=one, at=moment) for n, one in enumerate(table.entries, 1)]
    tables.session(stored.id)  # ApiError if there is no room for one more
    await services.store.add_game(stored, entries)
    log_event("opened", game=stored.game, entries=len(entries))
    return Joined(table=stored.id, seat=None)


async def check_may_open(services: Services, person: Person) -> None:
    """ApiError if somebody has opened too many records that are still here."""
    found = await services.store.find(GameQuery(owner=person.id, status=("over", "abandoned"), most=LATEST))
    if sum(bool(stored.metadata.get("opened")) for stored in found) >= services.limits.opened:
        raise ApiError(NOT_NOW, "server-records", most=services.limits.opened)


def checked_record(text: str, most: int) -> Record:
    """The record in the text of a file; ApiError if it cannot be understood, or is of a game that is not here."""
    try:
        record = read_record(text.encode(errors="surrogatepass"))
    except RecordError as e:
        raise unreadable_record(e) from None
    if record.game not in GAMES:
        raise ApiError(REFUSED, "record-game", game=record.game[:100], known=list(GAMES))
    if len(record.answers) > most:
        raise ApiError(REFUSED, "server-record-long", most=most)
    if record.cards.definitions is not UNSET and copies_in(record.cards.definitions) > CARDS:
        raise ApiError(REFUSED, "server-record-cards", most=CARDS)
    return record


def copies_in(value: Any) -> int:
    """How many cards a set that came with a record has in all, at most."""
    if isinstance(value, list):
        return sum(copies_in(one) for one in value)
    if not isinstance(value, dict):
        return 0
    own = value.get("copies")
    return sum(copies_in(one) for one in value.values()) + (own if isinstance(own, int) else 0)


def unreadable_record(error: RecordError) -> ApiError:
    """The error for a record that cannot be read; long values are cut off."""
    words = {name: value[:300] if isinstance(value, str) else value for name, value in error.args_named.items()}
    return ApiError(REFUSED, error.message, **words)


def replayed_table(text: str, limits: Limits) -> Table:
    """The table at the end of a record; ApiError if it cannot have happened, or takes too long."""
    record = checked_record(text, limits.entries)
    try:
        table = replay(GAMES[record.game], record, deadline(limits.record_seconds))
    except RecordError as e:
        raise unreadable_record(e) from None
    except Altered as e:
        raise altered_record(e) from None
    most = limits.longest(table.game, table.setup.players, table.setup.options)
    if table.number > most:
        raise ApiError(REFUSED, "server-record-long", most=most)
    return with_fit_names(table, limits.name)


def with_fit_names(table: Table, most: int) -> Table:
    """The table with names that can be shown: automata are called as on this server."""
    people, names = table.setup.players, automata_in(table.game, table.setup)
    automata = [replace(seat, name=name) for seat, name in zip(table.seats[people:], names, strict=True)]
    table.seats = [*[fit_seat(seat, most) for seat in table.seats[:people]], *automata]
    table.entries = [
        replace(entry, bot=normalized(entry.bot, most) or BOT) if isinstance(entry, Change) and entry.bot else entry
        for entry in table.entries
    ]
    return table


def fit_seat(seat: SeatEntry, most: int) -> SeatEntry:
    """A seat of a header; a name that can be shown stays as it is."""
    name = SOMEBODY if normalized(seat.name, most) is None else seat.name
    return replace(seat, name=name, bot=BOT if seat.bot and normalized(seat.bot, most) is None else seat.bot)


def deadline(seconds: int) -> Callable[[], None]:
    """Looks at the time before each entry."""
    until = time.monotonic() + seconds

    def check() -> None:
        if time.monotonic() > until:
            raise ApiError(REFUSED, "server-record-slow", most=seconds)

    return check


def altered_record(error: Altered) -> ApiError:
    if error.illegal is not None:
        return ApiError(REFUSED, "server-record-entry", number=error.number)
    if "who" in error.args_named:
        return ApiError(REFUSED, "server-record-deal")
    return ApiError(REFUSED, error.message, number=error.number, **error.args_named)


def new_finished_game(services: Services, table: Table, person: Person) -> StoredGame:
    """The record as it is kept: a game that has ended, at which nobody sits any more."""
    record, moment = table.record(), services.now()
    most = services.limits.name
    metadata = TableMetadata(
        options=table.setup.options,
        set=table.setup.cards.set,
        sha256=table.setup.cards.sha256,
        rules=table.setup.rules,
        seats=named_apart([seat_assignment(seat, most) for seat in record.seats[: table.setup.players]]),
        begun=moment,
        opened=True,
    )
    return StoredGame(
        id=new_id(),
        game=table.game.name,
        players=table.setup.players,
        created=moment,
        changed=moment,
        status="over" if table.over else "abandoned",
        owner=person.id,
        header=replace(record, answers=[]),
        metadata=metadata.plain(),
    )


def seat_assignment(seat: SeatEntry, most: int) -> SeatAssignment:
    """A seat as its record names it, where that name is fit to be shown."""
    bot = None if seat.bot is UNSET else seat.bot
    kind: Literal["person", "bot"] = "bot" if seat.kind == "bot" else "person"
    return SeatAssignment(kind=kind, bot=bot, name=normalized(seat.name, most) or SOMEBODY)
