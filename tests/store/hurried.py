"""A program that plays on at several tables as fast as it can, to be killed: prints what the store has acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys

from posterity.core.chance import QuickStream
from posterity.games import GAMES
from posterity.store import GameQuery, Store, StoredEntry, StoredGame, new_id, open_store
from posterity.table.replay import replay
from posterity.testing.walks import new_table, random_pick, setup

TABLES = 3
NAMES = list(GAMES)


async def main(url: str, number: int) -> None:
    """Take up all unfinished games, begin others where there are too few, and play until killed."""
    store = await open_store(url)
    ids = [game.id for game in await store.find(GameQuery(status=("running",)))]
    await asyncio.gather(*[hurry(store, ids[k] if k < len(ids) else None, number * TABLES + k) for k in range(TABLES)])


async def hurry(store: Store, id: str | None, number: int) -> None:
    """Play one game after the other."""
    luck = QuickStream(number)
    while True:
        if id is None:
            id = await begin(store, number + luck.below(1000))
        await play(store, id, luck)
        id = None


async def begin(store: Store, number: int) -> str:
    game = GAMES[NAMES[number % len(NAMES)]]
    record = new_table(game, setup(game, 2, {}, number)).record()
    kept = StoredGame(
        id=new_id(), game=game.name, players=2, created=number, changed=number, status="running", header=record
    )
    await store.add_game(kept)
    return kept.id


async def play(store: Store, id: str, luck: QuickStream) -> None:
    record = await store.record(id)
    table = replay(GAMES[record.game], record)
    while not table.over:
        assert table.state.ask is not None
        table.answer(table.state.ask.seat, random_pick(table.state, luck))
        entry = StoredEntry(n=table.number, entry=table.entries[-1], at=table.number)
        await store.append(id, entry, table.result() if table.over else None)
        os.write(1, f"{id} {table.number} {entry.entry.pick}\n".encode())  # type: ignore[union-attr]


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
