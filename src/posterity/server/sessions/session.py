"""One table in memory: its lock, its game, its listeners. Everything that changes it goes through here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.records import Change, Result
from posterity.core.views import Viewer
from posterity.server.api.responses import ChatSent, TableChanged, TableInfo
from posterity.server.deal import steps as dealing
from posterity.server.errors import MISSING, NOT_NOW, NOT_YOURS, TOO_OFTEN, Fault
from posterity.server.ops.logs import note
from posterity.server.ops.wall_clock import Alarm
from posterity.server.people.names import apart
from posterity.server.people.webhooks import whose_turn
from posterity.server.sessions.sync import AWAY, Others
from posterity.server.tables import absence, clocks
from posterity.server.tables import metadata as asides
from posterity.server.tables.loading import taken_up
from posterity.server.tables.metadata import Aside, Proposal
from posterity.server.tables.subscriber import Listener
from posterity.server.timers.autoplay import Autoplay
from posterity.server.views import game as showing
from posterity.store import NO_TOKENS, Conflict, KeptEntry, KeptGame, Missing, Person, Seated, StoreError, TokenChange
from posterity.table.consent import stands
from posterity.table.table import Table

if TYPE_CHECKING:
    from posterity.server.app import House

TRIES = 10  # to find a table between two entries of other processes
LATELY = 1000  # people who asked, before those who are away are forgotten
STRANGER = ""  # whoever asks without a key


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
        self.spent: list[int] = []  # the thinking time of each entry
        self.since = 0  # when the open question was asked
        self.listeners: set[Listener] = set()
        self.asked: dict[str, float] = {}  # when each person last asked over plain HTTP
        self.pulse = asyncio.Event()  # set, and replaced, whenever something has changed
        self.autoplay = Autoplay(self)
        self.alarms = [Alarm(self, dealing.due, dealing.go_on), Alarm(self, clocks.due, clocks.flag)]
        self.turn: str | None = None  # the person who is asked
        self.used = time.monotonic()
        self.lines = -1  # the last line of chat that was told; -1 before the table is loaded
        self.others = Others(self)

    # ---------------------------------------------------------------- looking

    @property
    def number(self) -> int:
        return 0 if self.table is None else self.table.number

    def check_open(self) -> None:
        """Fault if people do not gather here any more."""
        if self.kept.status != "open":
            raise Fault(NOT_NOW, "server-expired" if self.kept.header is None else "server-begun")

    def playing(self) -> Table:
        """The game; Fault if it has not begun."""
        if self.table is None:
            raise Fault(NOT_NOW, "server-not-begun")
        return self.table

    def running(self) -> Table:
        """The game; Fault if it has not begun, or is over."""
        table = self.playing()
        if self.aside.too_long:
            raise Fault(NOT_NOW, "server-too-long", most=self.aside.too_long)
        if self.kept.status != "running":
            raise Fault(NOT_NOW, "server-not-running")
        return table

    @property
    def most_entries(self) -> int:
        """The number of entries with which the game ends, whoever plays it and however far it is."""
        table = self.playing()
        return self.house.limits.longest(table.game, table.setup.players, table.setup.options)

    @property
    def ended(self) -> bool:
        """Is there nothing more to come, so that everything may be shown?"""
        return self.kept.status in ("over", "abandoned")

    def names(self) -> list[str]:
        """The names at the seats; automata sit after the people once the game has begun."""
        people = [place.name for place in self.aside.places]
        seated = [] if self.table is None else self.table.seats[len(people) :]
        return people + [seat.name for seat in seated]

    def name_of(self, person: Person) -> str:
        """What somebody is called at this table: as at their seat; spectators like nobody who sits there."""
        own = self.aside.seats_of(person.id)
        return self.names()[own[0]] if own else apart(person.name, self.names())

    def present(self, person: str) -> bool:
        """Is somebody at the table, in this process or in another?"""
        return self.is_here(person) or self.others.have(person)

    def is_here(self, person: str) -> bool:
        listening = any(listener.person == person for listener in self.listeners)
        return listening or time.monotonic() - self.asked.get(person, -AWAY) < AWAY

    def is_attended(self) -> bool:
        """Does a person play, or is anybody at the table in this process? Bots do not play on for nobody."""
        if self.table is not None and "person" in self.table.kinds:
            return True
        now = time.monotonic()
        return bool(self.listeners) or any(now - then < AWAY for then in self.asked.values())

    def saw(self, person: str | None) -> None:
        """Somebody asked over plain HTTP; whoever did so long ago is forgotten."""
        who = person or STRANGER
        now, known = time.monotonic(), self.is_here(who)
        self.asked[who] = now
        if not known:
            self.look_who_is_here()
            self.autoplay.resume()
        if len(self.asked) > LATELY:
            self.asked = {one: then for one, then in self.asked.items() if now - then < AWAY}

    async def saw_sign(self, person: str | None) -> None:
        """The same, and whoever holds a seat is not absent."""
        self.saw(person)
        await absence.give_sign(self, person)

    def waits_for_link(self, seat: int) -> bool:
        """Does a seat of a running game, a branch, wait for somebody with a link?"""
        return self.kept.status == "running" and self.aside.places[seat].kind == "link"

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
        """From where somebody looks: the seat named, the first of their own, or as a spectator.

        Once the game has ended, everybody who may look at the table may look from everywhere.
        """
        own = self.aside.seats_of(person)
        if seat is None:
            return own[0] if own else None
        if seat not in (range(len(self.aside.places)) if self.ended else own):
            raise Fault(NOT_YOURS, "server-not-your-seat")
        return seat

    def info(self, person: str | None, name: str) -> TableInfo:
        return showing.table_info(self.kept, self.aside, self, person, name)

    # ---------------------------------------------------------------- loading

    async def glance(self) -> None:
        """Read what is kept around the game, enough to see who may enter; the game itself is not loaded yet."""
        self.kept = await self.house.store.game(self.id)
        self.aside = asides.read(self.kept.aside)

    async def fresh(self) -> None:
        """Load what is kept, unless it is in memory as it was kept last."""
        self.used = time.monotonic()
        if self.loaded:
            return
        store = self.house.store
        self.kept, entries = await self.load()
        self.aside = asides.read(self.kept.aside)
        self.table = await self.house.workload.run(partial(taken_up, self.kept, entries), self.id)
        self.spent = [one.spent for one in entries]
        self.since = entries[-1].at if entries else self.aside.begun
        if self.lines < 0:
            self.lines = (await store.marks([self.id]))[self.id].lines
        self.loaded = True
        self.look_around()
        if self.table is not None:
            self.tell_entry()
        self.tell_table()
        self.turn = whose_turn(self)
        self.plan()

    def plan(self) -> None:
        """See what happens next without anybody's doing."""
        self.autoplay.plan()
        for alarm in self.alarms:
            alarm.plan()

    def busy(self) -> bool:
        """Is something going to happen without anybody's doing?"""
        tasks = [self.autoplay.task, *[alarm.task for alarm in self.alarms]]
        return any(task is not None and not task.done() for task in tasks)

    async def load(self) -> tuple[KeptGame, list[KeptEntry]]:
        """The table as it is kept, with its entries, both at the same moment."""
        for _ in range(TRIES):
            kept = await self.house.store.game(self.id)
            entries = await self.house.store.entries(self.id)
            if len(entries) == kept.entries:  # else another process was just appending
                break
        return kept, entries

    def doubt(self) -> None:
        """What is in memory may not be what is kept: it is loaded again before anything else."""
        self.loaded = False

    def reload(self) -> None:
        """Somebody else was quicker: load what they did as soon as the lock is free, and tell it."""
        self.doubt()
        self.house.beside(self.guarded(self.fresh))

    async def guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it with the lock held; if that fails now, the table is loaded again when somebody asks for it."""
        async with self.lock:
            try:
                await work()
            except Missing:
                self.doubt()
                await self.close()
                self.house.rooms.pop(self.id, None)
            except StoreError as e:
                self.doubt()
                note("not-read", message=e.message)

    # ---------------------------------------------------------------- changing

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What cannot be kept never was: the table is loaded again."""
        try:
            yield
        except IllegalAnswer:  # refused, and nothing has changed
            raise
        except Conflict:
            self.reload()
            raise
        except BaseException:
            self.doubt()
            raise

    async def enter(self, act: Callable[[Table], object]) -> None:
        """Let `act` make one entry of the game, keep it, then tell everybody. If it cannot be kept, it never was."""
        table = await self.with_room_for_more()
        started = time.perf_counter()
        with self.writing():
            (entry,) = self.entered(table, act)
            result = table.result() if table.over else None
            await self.house.store.append(self.id, entry, result)
        self.kept = appended(self.kept, entry, result)
        if table.over or not all(self.still_stands(proposal) for proposal in self.aside.proposals):
            await self.settle()
        if table.number >= self.most_entries and not table.over:
            await self.end_too_long()
        self.after_entry(started)

    async def enter_and_keep(
        self,
        act: Callable[[Table], object],
        aside: Aside,
        kept: KeptGame | None = None,
        change: TokenChange = NO_TOKENS,
        names: str | None = None,
    ) -> None:
        """Let `act` make entries, and keep them with what changes around the game: all of it or nothing.

        None of these entries ends the game. Those that `names` a person have that name no more when the person is
        forgotten.
        """
        table = await self.with_room_for_more()
        started = time.perf_counter()
        with self.writing():
            entries = self.entered(table, act)
            waiting = [proposal for proposal in aside.proposals if self.still_stands(proposal)]
            await self.update(replace(aside, proposals=waiting), kept, change, entries, names)
        self.look_around()
        self.tell_table()
        self.after_entry(started)

    def entered(self, table: Table, act: Callable[[Table], object]) -> list[KeptEntry]:
        """The entries that `act` makes, with the thinking time that each is charged with."""
        before, at = table.number, self.house.moments.now()
        act(table)
        found = []
        for n, entry in enumerate(table.entries[before:], before + 1):
            found.append(KeptEntry(n=n, entry=entry, at=at, spent=clocks.thought(self, at)))
            self.spent, self.since = [*self.spent, found[-1].spent], at
        return found

    def after_entry(self, started: float) -> None:
        self.tell_entry()
        self.plan()
        self.house.webhooks.turned(self)
        self.house.metrics.entries.add(time.perf_counter() - started)

    async def with_room_for_more(self) -> Table:
        """The table of a running game; Fault, and its end, if it is longer than any sensible one."""
        table = self.running()
        if table.number >= self.most_entries:
            await self.end_too_long()
            raise Fault(NOT_NOW, "server-too-long", most=self.most_entries)
        return table

    async def end_too_long(self) -> None:
        """The game is longer than any sensible one: it is abandoned, and says so.

        Its last entry is kept already: where this cannot be kept now, it is when somebody tries to make another one.
        """
        aside = replace(self.aside, proposals=[], too_long=self.number)
        try:
            await self.keep(aside, replace(self.kept, status="abandoned"))
        except (Conflict, StoreError) as e:
            note("not-kept", message=str(e))

    async def settle(self) -> None:
        """After an entry: what was proposed before it may be so no more, and nothing is when the game is over.

        The entry is kept already: where this cannot be kept now, it is with the next one.
        """
        standing = [] if self.playing().over else self.aside.proposals
        waiting = [proposal for proposal in standing if self.still_stands(proposal)]
        aside = replace(self.aside, proposals=waiting)
        if aside != self.aside:
            try:
                self.kept = await self.house.store.update(replace(self.kept, aside=aside.plain()))
                self.aside = aside
            except Conflict:
                self.reload()
            except StoreError as e:
                note("not-kept", message=e.message)
        self.tell_table()

    def still_stands(self, proposal: Proposal) -> bool:
        """An undo is proposed until the game moves on; other wishes do not depend on it."""
        return proposal.kind != "undo" or stands(self.playing(), proposal.wish)

    async def keep(self, aside: Aside, kept: KeptGame | None = None, change: TokenChange = NO_TOKENS) -> None:
        """Keep what has changed around the game, and with it what changes about links; then tell everybody."""
        with self.writing():
            await self.update(aside, kept, change)
        self.look_around()
        self.tell_table()
        self.plan()

    async def update(
        self,
        aside: Aside,
        kept: KeptGame | None,
        change: TokenChange,
        entries: Sequence[KeptEntry] = (),
        names: str | None = None,
    ) -> None:
        """One transaction: the table, its seats and links, and entries."""
        new = self.changed(aside, kept)
        self.kept = await self.house.store.update(new, self.newly_seated(aside), change, entries, names)
        self.aside = aside

    def changed(self, aside: Aside, kept: KeptGame | None = None) -> KeptGame:
        """The table as it is to be kept now."""
        return replace(kept or self.kept, aside=aside.plain(), changed=self.house.moments.now())

    def newly_seated(self, aside: Aside) -> dict[int, str | None]:
        """Who has another seat than before."""
        both = enumerate(zip(self.aside.places, aside.places, strict=True))
        return {seat: place.person for seat, (before, place) in both if place.person != before.person}

    async def add_rematch(self, new: KeptGame, seated: Seated) -> None:
        """A new table that this one names from now on, both in one transaction."""
        aside = replace(self.aside, rematch=new.id)
        with self.writing():
            self.kept = await self.house.store.add_rematch(self.changed(aside), new, seated)
        self.aside = aside
        self.tell_table()

    async def begin(self, kept: KeptGame, aside: Aside) -> None:
        """The game begins: `kept` has its header. Whoever waited for it sees it from its set-up on."""
        await self.keep(aside, kept)
        for listener in self.listeners:
            listener.seen = -1
        self.doubt()
        await self.fresh()
        self.turn = None
        self.house.webhooks.turned(self)

    # ---------------------------------------------------------------- telling

    def check_room(self, listener: Listener) -> None:
        """Fault if too many listen already: all together, of one person, or without a key from one address."""
        limits, person = self.house.limits, listener.person
        same = [other for other in self.listeners if other.person == person]
        own = sum(person is not None or other.address == listener.address for other in same)
        if own >= (limits.devices if person is not None else limits.address_listeners):
            raise Fault(TOO_OFTEN, "server-full")
        if listener.viewer is None and self.watchers() >= limits.listeners:
            raise Fault(TOO_OFTEN, "server-full")

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.autoplay.resume()
        self.tell_table()
        self.others.look_who_is_here()

    def drop(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if self.loaded:
            self.tell_table()
            self.others.look_who_is_here()

    def look_who_is_here(self, again: bool = False) -> None:
        """Tell everybody if people at the seats have come or gone since they were last looked for; `again`: others."""
        before = self.others.announced
        self.others.look_who_is_here(again)
        if self.others.announced != before:
            self.tell_table()

    def look_around(self) -> None:
        """Whoever has lost a seat sees the table as a spectator from now on, if at all."""
        for listener in self.listeners:
            if not self.may_enter(listener.person):
                listener.close(1008)
            elif not self.ended and listener.viewer not in [None, *self.aside.seats_of(listener.person)]:
                listener.viewer = None

    def tell_entry(self) -> None:
        """Send everybody their own view, and what happened since the entry they saw last.

        If somebody else answers for a seat since then, the table around the game has changed, too.
        """
        made: dict[tuple[Viewer, bool, int], bytes] = {}
        seen = max(0, min((listener.seen for listener in self.listeners), default=self.number))
        for listener in self.listeners:
            key = (listener.viewer, listener.outline, listener.seen)
            if listener.seen == self.number:
                continue
            if key not in made:
                update = showing.update(self, listener.viewer, listener.seen, listener.outline)
                made[key] = msgspec.json.encode(update)
            listener.push(made[key])
            listener.seen = self.number
        if self.table is not None and any(isinstance(entry, Change) for entry in self.table.entries[seen:]):
            self.tell_table()
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
        self.lines = max(self.lines, line.n)
        message = msgspec.json.encode(line)
        for listener in self.listeners:
            if line.person not in self.aside.muted.get(listener.person or "", []):
                listener.push(message)

    def wake(self) -> None:
        """Let those go on who wait for a change."""
        self.pulse.set()
        self.pulse = asyncio.Event()

    async def remove(self) -> None:
        """Take the table away for good."""
        await self.house.store.remove(self.id)
        self.doubt()
        await self.close()
        self.house.rooms.pop(self.id, None)

    async def close(self) -> None:
        self.autoplay.stop()
        for alarm in self.alarms:
            alarm.stop()
        for listener in self.listeners:
            listener.close(1012)
        self.wake()


def appended(kept: KeptGame, entry: KeptEntry, result: Result | None) -> KeptGame:
    """What is kept of a table after one more entry; with the last one its game is over."""
    kept = replace(kept, entries=entry.n, changed=entry.at)
    if result is None or kept.header is None:
        return kept
    return replace(kept, status="over", version=kept.version + 1, header=replace(kept.header, result=result))


def missing() -> Fault:
    return Fault(MISSING, "server-missing")
