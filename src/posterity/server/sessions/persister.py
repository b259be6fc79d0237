"""Reads a table from the store and writes its changes: each in one transaction, durable before it is broadcast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from posterity.core.records import Result
from posterity.server.tables.loading import replayed
from posterity.server.tables.metadata import TableMetadata, read_metadata
from posterity.server.tables.state import TableState
from posterity.store import NO_TOKENS, KeptEntry, KeptGame, TokenChange

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
        self.state.kept = await self.store.game(self.state.id)
        self.state.metadata = read_metadata(self.state.kept.metadata)

    async def load(self) -> None:
        """Load the table with its game."""
        state = self.state
        state.kept, entries = await self.read()
        state.metadata = read_metadata(state.kept.metadata)
        state.table = await state.services.workload.run(partial(replayed, state.kept, entries), state.id)
        state.spent = [one.spent for one in entries]
        state.since = entries[-1].at if entries else state.metadata.begun
        if state.chat_lines < 0:
            state.chat_lines = (await self.store.marks([state.id]))[state.id].lines
        state.loaded = True

    async def read(self) -> tuple[KeptGame, list[KeptEntry]]:
        """The table as it is stored, with its entries, both at the same moment."""
        for _ in range(TRIES):
            kept = await self.store.game(self.state.id)
            entries = await self.store.entries(self.state.id)
            if len(entries) == kept.entries:  # else another process was just appending
                break
        return kept, entries

    # ---------------------------------------------------------------- writing

    async def append(self, entry: KeptEntry, result: Result | None) -> None:
        """One entry of the game, with its result if it is the last one."""
        await self.store.append(self.state.id, entry, result)
        self.state.kept = appended(self.state.kept, entry, result)

    async def update(
        self,
        metadata: TableMetadata,
        kept: KeptGame | None = None,
        change: TokenChange = NO_TOKENS,
        entries: Sequence[KeptEntry] = (),
    ) -> None:
        """What changes around the game, and with it links and entries: all of it or nothing."""
        self.state.kept = await self.store.update(self.changed(metadata, kept), change, entries)
        self.state.metadata = metadata

    async def update_quietly(self, metadata: TableMetadata) -> None:
        """The same for what does not count as a change of the table."""
        self.state.kept = await self.store.update(replace(self.state.kept, metadata=metadata.plain()))
        self.state.metadata = metadata

    async def add_rematch(self, metadata: TableMetadata, new: KeptGame) -> None:
        """A new table together with the metadata of this one, which names it."""
        self.state.kept = await self.store.add_rematch(self.changed(metadata), new)
        self.state.metadata = metadata

    def changed(self, metadata: TableMetadata, kept: KeptGame | None = None) -> KeptGame:
        """The table as it is to be stored now."""
        now = self.state.services.now()
        return replace(kept or self.state.kept, metadata=metadata.plain(), changed=now)


def appended(kept: KeptGame, entry: KeptEntry, result: Result | None) -> KeptGame:
    """What is stored of a table after one more entry; with the last one its game is over."""
    kept = replace(kept, entries=entry.n, changed=entry.at)
    if result is None or kept.header is None:
        return kept
    return replace(kept, status="over", version=kept.version + 1, header=replace(kept.header, result=result))
