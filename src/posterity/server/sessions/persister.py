"""Reads a table from the store and writes its changes: each in one transaction, durable before it is broadcast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from posterity.core.records import Result
from posterity.server.tables.loading import replayed
from posterity.server.tables.metadata import TableMetadata, read_metadata
from posterity.server.tables.state import TableState
from posterity.store import NO_TOKENS, StoredEntry, StoredGame, TokenChange

TRIES = 10  # to find a table between two entries of other processes


class Persister:
    """Loads and stores the table of a session. Memory is updated only after the store has committed.

    A write raises Conflict if another process has stored something first, or StoreError; then nothing was stored.
    """

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.store = state.services.store

    # ---------------------------------------------------------------- reading

    async def read_metadata(self) -> None:
        """Read what is stored around the game, enough to see who may enter; the game itself is not loaded yet."""
        self.state.stored = await self.store.game(self.state.id)
        self.state.metadata = read_metadata(self.state.stored.metadata)

    async def load(self) -> None:
        """Load the table with its game."""
        state = self.state
        state.stored, entries = await self.read()
        state.metadata = read_metadata(state.stored.metadata)
        state.table = await state.services.workload.run(partial(replayed, state.stored, entries), state.id)
        state.spent = [one.spent for one in entries]
        state.since = entries[-1].at if entries else state.metadata.begun
        if state.chat_lines < 0:
            state.chat_lines = (await self.store.marks([state.id]))[state.id].lines
        state.loaded = True

    async def read(self) -> tuple[StoredGame, list[StoredEntry]]:
        """The table as it is stored, with its entries, both at the same moment."""
        for _ in range(TRIES):
            stored = await self.store.game(self.state.id)
            entries = await self.store.entries(self.state.id)
            if len(entries) == stored.entries:  # else another process was just appending
                break
        return stored, entries

    # ---------------------------------------------------------------- writing

    async def append(self, entry: StoredEntry, result: Result | None) -> None:
        """One entry of the game, with its result if it is the last one."""
        await self.store.append(self.state.id, entry, result)
        self.state.stored = appended(self.state.stored, entry, result)

    async def update(
        self,
        metadata: TableMetadata,
        stored: StoredGame | None = None,
        change: TokenChange = NO_TOKENS,
        entries: Sequence[StoredEntry] = (),
    ) -> None:
        """What changes around the game, and with it links and entries: all of it or nothing."""
        self.state.stored = await self.store.update(self.changed(metadata, stored), change, entries)
        self.state.metadata = metadata

    async def update_quietly(self, metadata: TableMetadata) -> None:
        """The same for what does not count as a change of the table."""
        self.state.stored = await self.store.update(replace(self.state.stored, metadata=metadata.plain()))
        self.state.metadata = metadata

    async def add_rematch(self, metadata: TableMetadata, new: StoredGame) -> None:
        """A new table together with the metadata of this one, which names it."""
        self.state.stored = await self.store.add_rematch(self.changed(metadata), new)
        self.state.metadata = metadata

    def changed(self, metadata: TableMetadata, stored: StoredGame | None = None) -> StoredGame:
        """The table as it is to be stored now."""
        now = self.state.services.now()
        return replace(stored or self.state.stored, metadata=metadata.plain(), changed=now)


def appended(stored: StoredGame, entry: StoredEntry, result: Result | None) -> StoredGame:
    """What is stored of a table after one more entry; with the last one its game is over."""
    stored = replace(stored, entries=entry.n, changed=entry.at)
    if result is None or stored.header is None:
        return stored
    return replace(stored, status="over", version=stored.version + 1, header=replace(stored.header, result=result))
