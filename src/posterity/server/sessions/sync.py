"""The other processes that serve a table: what they did is taken up, who is where is told."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from posterity.server.people.webhooks import whose_turn
from posterity.server.tables import metadata as asides
from posterity.server.views import game as showing
from posterity.store import Mark, News, StoreError
from posterity.table.replay import Altered, take_up
from posterity.table.table import Table

if TYPE_CHECKING:
    from posterity.server.sessions.session import Room

AWAY = 40.0  # seconds after which somebody who does not ask any more is away


class Elsewhere(NamedTuple):
    """Whose people are at a table in another process, and when that was heard."""

    seats: int
    heard: float


class Others:
    """What a table hears from other processes and tells them. Whatever changes it wants its lock to be held."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.elsewhere: dict[str, Elsewhere] = {}  # who is at the table in other processes, by process
        self.announced = 0  # the seats whose people are here, as other processes know it

    def have(self, person: str) -> bool:
        """Is somebody at the table in another process?"""
        seats = bits(self.room.aside.seats_of(person))
        return any(other.seats & seats for other in self.elsewhere.values())

    def heard(self, news: News) -> None:
        """Something has changed. What this process did itself around the game it has told already."""
        room = self.room
        if not room.loaded and not room.listeners:
            return
        if news.kind == "here":
            self.hear_who_is_there(news)
        elif news.kind == "entry" and (news.sender or news.n > room.number):
            room.house.beside(room.guarded(lambda: self.reach(news.n)))
        elif news.kind == "table" and news.sender:
            room.house.beside(room.guarded(self.look_aside))
        elif news.kind == "chat" and news.sender:
            room.house.beside(room.guarded(lambda: self.overhear(news.n, news.n)))

    async def compare(self, mark: Mark | None) -> None:
        """Load whatever is not as it was when the table was last heard of; without a `mark` the table is gone."""
        room = self.room
        if mark is None or mark.entries < room.number:
            room.doubt()
        if mark is None:
            await room.fresh()
            return
        await self.reach(mark.entries)
        if mark.version != room.kept.version:
            await self.look_aside()
        if mark.lines > room.lines:
            await self.overhear(room.lines + 1, mark.lines)

    async def reach(self, number: int | None) -> None:
        """Somebody has seen entry `number` already, in another process: so must we."""
        room = self.room
        if not room.loaded:
            await room.fresh()
        elif room.table is not None and number is not None and number > room.number:
            await self.catch_up(room.table)

    async def catch_up(self, table: Table) -> None:
        """Take up the entries that another process has appended."""
        room = self.room
        entries = await room.house.store.entries(room.id, table.number)
        if not entries:
            return
        try:
            for entry in entries:
                take_up(table, entry.n, entry.entry)
                room.spent, room.since = [*room.spent, entry.spent], entry.at
        except (Altered, ValueError):  # it does not go on from here: what is in memory is not what is kept
            room.doubt()
            await room.fresh()
            return
        room.kept = replace(room.kept, entries=entries[-1].n, changed=entries[-1].at)
        if table.over:
            await self.look_aside()
        elif not all(room.still_stands(proposal) for proposal in room.aside.proposals):
            await room.settle()
        room.tell_entry()
        room.turn = whose_turn(room)  # whoever made the entry has called
        room.plan()

    async def look_aside(self) -> None:
        """Another process has changed something around the game, has begun it or ended it."""
        room = self.room
        if not room.loaded:
            return
        kept = await room.house.store.game(room.id)
        if kept.version == room.kept.version:
            return
        if kept.header != room.kept.header or kept.entries != room.number:
            room.doubt()
            await room.fresh()
            return
        room.kept, room.aside = kept, asides.read(kept.aside)
        room.look_around()
        room.tell_table()
        room.plan()

    async def overhear(self, first: int, last: int) -> None:
        """Tell what was said in another process."""
        room = self.room
        for line in await room.house.store.chat(room.id, first - 1):
            if line.n <= last:
                room.tell_chat(showing.chat_sent(line))

    def look_who_is_here(self, again: bool = False) -> None:
        """Tell other processes whose people are here, if that is news or `again`; forget who was not heard of."""
        room = self.room
        if not room.loaded:
            return
        here = bits(seat for seat, place in enumerate(room.aside.places) if place.person and room.is_here(place.person))
        if here != self.announced or (again and here):
            self.announced = here
            room.house.beside(self.announce(here))
        gone = [sender for sender, other in self.elsewhere.items() if time.monotonic() - other.heard > AWAY]
        for sender in gone:
            del self.elsewhere[sender]
        if gone:
            room.tell_table()

    async def announce(self, seats: int) -> None:
        with suppress(StoreError):  # the next time, then
            await self.room.house.store.announce(self.room.id, seats)

    def hear_who_is_there(self, news: News) -> None:
        """Another process says who is there; a process that is new here is told who is here."""
        before = self.elsewhere.get(news.sender)
        self.elsewhere[news.sender] = Elsewhere(news.n, time.monotonic())
        if before is None:
            self.look_who_is_here(again=True)
        if self.room.loaded and (before is None or before.seats != news.n):
            self.room.tell_table()


def bits(seats: Iterable[int]) -> int:
    """Seats as one number, a bit for each."""
    return sum(1 << seat for seat in set(seats))
