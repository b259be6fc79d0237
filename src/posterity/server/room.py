"""One table in memory: its lock, its game, its listeners. Everything that changes it goes through here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from posterity.core.views import Viewer
from posterity.games import GAMES
from posterity.server import aside as asides
from posterity.server import showing
from posterity.server.aside import Aside, Proposal
from posterity.server.autoplay import Autoplay
from posterity.server.faults import MISSING, NOT_NOW, NOT_YOURS, TOO_OFTEN, Fault
from posterity.server.listener import Listener
from posterity.server.wire import ChatSent, TableChanged, TableInfo
from posterity.store import KeptEntry, KeptGame
from posterity.table.consent import stands
from posterity.table.replay import replay
from posterity.table.table import Table

if TYPE_CHECKING:
    from posterity.server.house import House

AWAY = 40.0  # seconds after which somebody who does not ask any more is away


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """A table. Its methods that change something want the lock to be held; `House.visit` holds it."""

    kept: KeptGame
    aside: Aside

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        self.table: Table | None = None
        self.listeners: set[Listener] = set()
        self.asked: dict[str, float] = {}  # when each person last asked over plain HTTP
        self.pulse = asyncio.Event()  # set, and replaced, whenever something has changed
        self.autoplay = Autoplay(self)
        self.used = time.monotonic()

    # ---------------------------------------------------------------- looking

    @property
    def number(self) -> int:
        return 0 if self.table is None else self.table.number

    def playing(self) -> Table:
        """The game; Fault if it has not begun."""
        if self.table is None:
            raise Fault(NOT_NOW, "server-not-begun")
        return self.table

    def running(self) -> Table:
        """The game; Fault if it has not begun, or is over."""
        table = self.playing()
        if self.kept.status != "running":
            raise Fault(NOT_NOW, "server-not-running")
        return table

    def names(self) -> list[str]:
        """The names at the seats; automata sit after the people once the game has begun."""
        people = [place.name for place in self.aside.places]
        seated = [] if self.table is None else self.table.seats[len(people) :]
        return people + [seat.name for seat in seated]

    def people(self) -> list[int]:
        """The seats for which people answer."""
        table = self.playing()
        return [seat for seat, kind in enumerate(table.kinds) if kind == "person"]

    def present(self, person: str) -> bool:
        listening = any(listener.person == person for listener in self.listeners)
        return listening or time.monotonic() - self.asked.get(person, -AWAY) < AWAY

    def watchers(self) -> int:
        return sum(listener.viewer is None for listener in self.listeners)

    def may_enter(self, person: str | None) -> bool:
        """Is the table there for this person?"""
        if person is not None and person in self.aside.banned:
            return False
        if self.kept.public or self.aside.seats_of(person):
            return True
        return person is not None and (person == self.kept.owner or person in self.aside.watchers)

    def own_seat(self, person: str, seat: int | None) -> int:
        """The seat somebody acts for: the one named, or the only one; Fault if it is not theirs."""
        own = self.aside.seats_of(person)
        if seat is None and len(own) == 1:
            return own[0]
        if seat is None and own:
            raise Fault(NOT_YOURS, "server-which-seat", seats=own)
        if seat not in own:
            raise Fault(NOT_YOURS, "server-not-your-seat")
        return seat

    def viewer(self, person: str | None, seat: int | None) -> Viewer:
        """From where somebody looks: the seat named, the first of their own, or as a spectator."""
        own = self.aside.seats_of(person)
        if seat is None:
            return own[0] if own else None
        if seat not in own:
            raise Fault(NOT_YOURS, "server-not-your-seat")
        return seat

    def info(self, person: str | None, name: str) -> TableInfo:
        return showing.table_info(self.kept, self.aside, self, person, name)

    # ---------------------------------------------------------------- loading

    async def fresh(self) -> None:
        """Load what is kept, unless it is in memory as it was kept last."""
        self.used = time.monotonic()
        if self.loaded:
            return
        self.kept = await self.house.store.game(self.id)
        self.aside = asides.read(self.kept.aside)
        self.table = None
        if self.kept.header is not None:
            record = await self.house.store.record(self.id)
            self.table = await asyncio.to_thread(replay, GAMES[self.kept.game], record)
        self.loaded = True
        self.look_around()
        if self.table is not None:
            self.tell_entry()
        self.autoplay.plan()

    def doubt(self) -> None:
        """What is in memory may not be what is kept: it is loaded again before anything else."""
        self.loaded = False

    # ---------------------------------------------------------------- changing

    async def enter(self, act: Callable[[Table], object]) -> None:
        """Let `act` make one entry of the game, keep it, then tell everybody. If it cannot be kept, it never was."""
        table = self.running()
        started = time.perf_counter()
        act(table)
        entry = KeptEntry(n=table.number, entry=table.entries[-1], at=now())
        try:
            await self.house.store.append(self.id, entry, table.result() if table.over else None)
        except BaseException:
            self.doubt()
            raise
        self.kept = replace(self.kept, entries=entry.n, changed=entry.at)
        if table.over or not all(self.still_stands(proposal) for proposal in self.aside.proposals):
            await self.settle()
        self.tell_entry()
        self.autoplay.plan()
        self.house.metrics.entered(time.perf_counter() - started)

    async def settle(self) -> None:
        """After an entry: the game may be over, and an undo that was proposed before it is so no more."""
        waiting = [proposal for proposal in self.aside.proposals if self.still_stands(proposal)]
        if self.playing().over:
            self.kept = await self.house.store.game(self.id)
            self.aside = asides.read(self.kept.aside)
            waiting = []
        if waiting != self.aside.proposals:
            await self.keep(replace(self.aside, proposals=waiting))
        self.tell_table()

    def still_stands(self, proposal: Proposal) -> bool:
        """An undo is proposed until the game moves on; other wishes do not depend on it."""
        return proposal.kind != "undo" or stands(self.playing(), proposal.wish)

    async def keep(self, aside: Aside, kept: KeptGame | None = None) -> None:
        """Keep what has changed around the game, and tell everybody."""
        new = replace(kept or self.kept, aside=aside.plain(), changed=now())
        try:
            self.kept = await self.house.store.update(new)
        except BaseException:
            self.doubt()
            raise
        self.aside = aside
        self.look_around()
        self.tell_table()
        self.autoplay.plan()

    async def begin(self, kept: KeptGame, aside: Aside) -> None:
        """The game begins: `kept` has its header."""
        await self.keep(aside, kept)
        self.doubt()
        await self.fresh()
        self.tell_table()

    # ---------------------------------------------------------------- telling

    def add(self, listener: Listener) -> None:
        if len(self.listeners) >= self.house.limits.listeners:
            raise Fault(TOO_OFTEN, "server-full")
        self.listeners.add(listener)
        self.tell_table()

    def drop(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if self.loaded:
            self.tell_table()

    def look_around(self) -> None:
        """Whoever has lost a seat sees the table as a spectator from now on, if at all."""
        for listener in self.listeners:
            if not self.may_enter(listener.person):
                listener.close(1008)
            elif listener.viewer is not None and listener.viewer not in self.aside.seats_of(listener.person):
                listener.viewer = None

    def tell_entry(self) -> None:
        """Send everybody their own view, and what happened since the entry they saw last."""
        made: dict[tuple[Viewer, bool, int], bytes] = {}
        for listener in self.listeners:
            key = (listener.viewer, listener.outline, listener.seen)
            if listener.seen == self.number:
                continue
            if key not in made:
                update = showing.update(self, listener.viewer, listener.seen, listener.outline)
                made[key] = msgspec.json.encode(update)
            listener.push(made[key])
            listener.seen = self.number
        self.wake()

    def tell_table(self) -> None:
        """Send everybody the table around the game."""
        made: dict[str | None, bytes] = {}
        for listener in self.listeners:
            if listener.person not in made:
                info = TableChanged(table=self.info(listener.person, listener.name))
                made[listener.person] = msgspec.json.encode(info)
            listener.push(made[listener.person])
        self.wake()

    def tell_chat(self, line: ChatSent) -> None:
        message = msgspec.json.encode(line)
        for listener in self.listeners:
            if line.person not in self.aside.muted.get(listener.person or "", []):
                listener.push(message)

    def wake(self) -> None:
        """Let those go on who wait for a change."""
        self.pulse.set()
        self.pulse = asyncio.Event()

    async def heard_of(self, n: int) -> None:
        """Somebody has appended entry `n`; if it was another process, load it."""
        async with self.lock:
            if self.loaded and n > self.number:
                self.doubt()
                await self.fresh()

    async def close(self) -> None:
        self.autoplay.stop()
        for listener in self.listeners:
            listener.close(1012)
        self.wake()


def missing() -> Fault:
    return Fault(MISSING, "server-missing")
