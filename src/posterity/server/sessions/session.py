"""One table in use: whatever changes it goes through here, with its lock held.

A session holds the parts and lets them work in order: the table makes an entry, the persister stores it, the
broadcaster sends it, the timers see what happens next. What each of them does, they know themselves.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.server.errors import NOT_NOW, ApiError
from posterity.server.ops.logs import log_event
from posterity.server.people import accounts
from posterity.server.services import Services
from posterity.server.sessions.broadcaster import Broadcaster
from posterity.server.sessions.persister import Persister
from posterity.server.sessions.timer import Timer
from posterity.server.tables import clocks, lessons
from posterity.server.tables.consent import PendingProposal
from posterity.server.tables.metadata import TableMetadata
from posterity.server.tables.presence import bits
from posterity.server.tables.state import TableState
from posterity.server.tables.subscriber import Subscriber
from posterity.server.tables.turns import whose_turn
from posterity.store import NO_TOKENS, Conflict, Missing, StoredEntry, StoredGame, StoreError, TokenChange
from posterity.table.consent import stands
from posterity.table.table import Table


class TableSession(TableState):
    """A table with its lock. Methods that change something want the lock to be held; `TableCache.visit` holds it."""

    def __init__(self, services: Services, id: str) -> None:
        super().__init__(services, id)
        self.lock = asyncio.Lock()
        self.persister = Persister(self)
        self.broadcaster = Broadcaster(self)
        self.timers: list[Timer] = []  # what happens by itself; the cache adds them
        self.turn: str | None = None  # the person who is asked

    # ---------------------------------------------------------------- loading

    async def ensure_loaded(self) -> None:
        """Load what is stored, unless it is in memory as it was stored last; then send it to everybody."""
        self.used = time.monotonic()
        if self.loaded:
            return
        await self.persister.load()
        self.broadcaster.check_viewers()
        if self.table is not None:
            self.broadcaster.send_entry()
        self.broadcaster.send_table()
        self.turn = whose_turn(self)
        self.plan()

    def reload_soon(self) -> None:
        """Another process has stored something first: load it as soon as the lock is free, and broadcast it."""
        self.invalidate()
        self.services.background.spawn(self.guarded(self.ensure_loaded))

    async def guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` with the lock held. If the store fails, the table is invalidated: the next visit loads it."""
        async with self.lock:
            try:
                await work()
            except Missing:
                self.invalidate()
                self.close()
            except StoreError as e:
                self.invalidate()
                log_event("not-read", message=e.message)

    # ---------------------------------------------------------------- changing

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Make the session reload its table if a write fails, since memory may then differ from the store."""
        try:
            yield
        except IllegalAnswer:  # refused, and nothing has changed
            raise
        except Conflict:
            self.reload_soon()
            raise
        except BaseException:
            self.invalidate()
            raise

    async def enter(self, act: Callable[[Table], object]) -> None:
        """Let `act` make one entry of the game, store it, then send it to everybody."""
        table = await self.checked_length()
        started = time.perf_counter()
        with self.writing():
            (entry,) = self.entered(table, act)
            await self.persister.append(entry, table.result() if table.over else None)
        if lessons.is_learned(self.metadata, table):
            await self.note_learned()
        if table.over or not all(self.still_stands(proposal) for proposal in self.metadata.proposals):
            await self.drop_proposals()
        if table.number >= self.most_entries and not table.over:
            await self.end_too_long()
        self.after_entry(started)

    async def enter_and_save(
        self,
        act: Callable[[Table], object],
        metadata: TableMetadata,
        stored: StoredGame | None = None,
        change: TokenChange = NO_TOKENS,
    ) -> None:
        """Let `act` make entries, and store them with what changes around the game: all of it or nothing.

        None of these entries ends the game.
        """
        table = await self.checked_length()
        started = time.perf_counter()
        with self.writing():
            entries = self.entered(table, act)
            waiting = [proposal for proposal in metadata.proposals if self.still_stands(proposal)]
            await self.persister.update(replace(metadata, proposals=waiting), stored, change, entries)
        self.broadcaster.check_viewers()
        self.broadcaster.send_table()
        self.after_entry(started)

    def entered(self, table: Table, act: Callable[[Table], object]) -> list[StoredEntry]:
        """The entries that `act` makes, with the thinking time that each is charged with."""
        before, at = table.number, self.services.now()
        act(table)
        found = []
        for n, entry in enumerate(table.entries[before:], before + 1):
            found.append(StoredEntry(n=n, entry=entry, at=at, spent=clocks.thought(self, at)))
            self.spent, self.since = [*self.spent, found[-1].spent], at
        return found

    def after_entry(self, started: float) -> None:
        """An entry is stored: send it, see what happens next, and tell whoever is asked and not here."""
        self.broadcaster.send_entry()
        self.plan()
        self.notify_turn()
        self.services.metrics.entries.add(time.perf_counter() - started)

    def notify_turn(self) -> None:
        """If it is somebody else's turn now, and that person is not here, their webhook is called."""
        before, self.turn = self.turn, whose_turn(self)
        if self.turn is None or self.turn == before or self.is_present(self.turn) or self.services.stopping:
            return
        self.services.webhooks.send(self.turn, self.id, "webhook-turn")

    async def checked_length(self) -> Table:
        """The table of a running game; ApiError, and its end, if it is longer than any sensible one."""
        table = self.running()
        if table.number >= self.most_entries:
            await self.end_too_long()
            raise ApiError(NOT_NOW, "server-too-long", most=self.most_entries)
        return table

    async def end_too_long(self) -> None:
        """Abandon a game that is longer than any sensible one, with a note in its metadata.

        Its last entry is stored already: where this cannot be stored now, it is when somebody tries to make another.
        """
        metadata = replace(self.metadata, proposals=[], too_long=self.number)
        try:
            await self.save(metadata, replace(self.stored, status="abandoned"))
        except (Conflict, StoreError) as e:
            log_event("not-kept", message=str(e))

    async def note_learned(self) -> None:
        """The part of a lesson that is given here is kept with its pupil; if not now, after the next entry."""
        part = lessons.part_of(self.stored.game, self.metadata)
        try:
            await accounts.learn(self.services, self.stored.owner or "", f"{self.stored.game}/{part}")
        except Missing:  # nobody is there any more to have learned it
            return
        except StoreError as e:
            log_event("not-kept", message=e.message)
            return
        await self.try_to_save(replace(self.metadata, learned=True))

    async def drop_proposals(self) -> None:
        """Drop the proposals that do not stand any more after an entry: all of them when the game is over.

        The entry is stored already: where this cannot be stored now, it is with the next one.
        """
        standing = [] if self.playing().over else self.metadata.proposals
        waiting = [proposal for proposal in standing if self.still_stands(proposal)]
        metadata = replace(self.metadata, proposals=waiting)
        if metadata != self.metadata:
            await self.try_to_save(metadata)
        self.broadcaster.send_table()

    def still_stands(self, proposal: PendingProposal) -> bool:
        """Does a proposal still stand? A proposed undo lapses when the game moves on; others do not depend on it."""
        return proposal.kind != "undo" or stands(self.playing(), proposal.wish)

    async def save(
        self, metadata: TableMetadata, stored: StoredGame | None = None, change: TokenChange = NO_TOKENS
    ) -> None:
        """Store what has changed around the game, and with it what changes about links; then send it to everybody."""
        with self.writing():
            await self.persister.update(metadata, stored, change)
        self.broadcaster.check_viewers()
        self.broadcaster.send_table()
        self.plan()

    async def try_to_save(self, metadata: TableMetadata) -> bool:
        """Store metadata that nobody waits for; False if that was not possible now."""
        try:
            await self.persister.update_quietly(metadata)
        except Conflict:
            self.reload_soon()
            return False
        except StoreError as e:
            log_event("not-kept", message=e.message)
            return False
        return True

    async def add_rematch(self, new: StoredGame) -> None:
        """A new table that this one names from now on, both in one transaction."""
        with self.writing():
            await self.persister.add_rematch(replace(self.metadata, rematch=new.id), new)
        self.broadcaster.send_table()

    async def begin(self, stored: StoredGame, metadata: TableMetadata) -> None:
        """The game begins: `kept` has its header."""
        await self.save(metadata, stored)
        self.broadcaster.restart_game()
        self.invalidate()
        await self.ensure_loaded()
        self.turn = None
        self.notify_turn()

    # ---------------------------------------------------------------- timers

    def plan(self) -> None:
        """Let every timer schedule what it has to do next."""
        for timer in self.timers:
            timer.plan()

    def resume(self) -> None:
        """Let the timers resume what was paused while nobody was here."""
        for timer in self.timers:
            timer.resume()

    def is_busy(self) -> bool:
        """Has any timer something scheduled?"""
        return any(timer.is_planned for timer in self.timers)

    # ---------------------------------------------------------------- who is here

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.resume()
        self.broadcaster.send_table()
        self.announce_presence()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        if self.loaded:
            self.broadcaster.send_table()
            self.announce_presence()

    def mark_present(self, person: str | None) -> None:
        """Note that somebody has asked over plain HTTP."""
        if self.presence.mark(person):
            self.update_presence()
            self.resume()

    def update_presence(self, again: bool = False) -> None:
        """Announce presence, and broadcast the table if people at the seats have come or gone since the last time."""
        before = self.presence.announced
        self.announce_presence(again)
        if self.presence.announced != before:
            self.broadcaster.send_table()

    def announce_presence(self, again: bool = False) -> None:
        """Tell other processes whose people are here, if that has changed or `again`; drop processes gone silent."""
        if not self.loaded:
            return
        held = [(seat, self.seating.holder(seat)) for seat in self.seating.held()]
        here = bits(seat for seat, person in held if person is not None and self.presence.is_here(person))
        if here != self.presence.announced or (again and here):
            self.presence.announced = here
            self.services.background.spawn(self.announce(here))
        if self.presence.forget_silent():
            self.broadcaster.send_table()

    async def announce(self, seats: int) -> None:
        with suppress(StoreError):  # it is announced again by the next sweep
            await self.services.store.announce(self.id, seats)

    def close(self) -> None:
        """Stop all timers and close all subscribers."""
        for timer in self.timers:
            timer.stop()
        self.broadcaster.close()
