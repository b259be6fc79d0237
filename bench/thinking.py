"""How much thinking bots slow people down: answers at some tables, first without and then with strong bots at others.

    python bench/thinking.py                               30 tables of gears, 20 at which experts play each other
    python bench/server.py --thinking 20                   the same
    python bench/thinking.py --tables 30 --thinking 20 --bot expert --seconds 20 --bot-workers 2

Both are measured on one server in one run, so that their ratio holds on a busy machine, too. At the tables where bots
think nobody plays; somebody watches, so the bots go on without a pause.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import msgspec
from websockets.asyncio.client import connect

import server as load

PROMISED = 1.5  # times as long as without, at most
USAGE = "bench/thinking.py [--tables N] [--thinking N] [--bot BOT] [--game GAME] [--seconds N] [--bot-workers N]"


class Plan(msgspec.Struct, rename="kebab"):
    tables: int = 30
    thinking: int = 20
    bot: str = "expert"
    game: str = "gears"
    seconds: float = 20
    bot_workers: int | None = None


class Thinking:
    """A table at which bots play each other for somebody who watches."""

    def __init__(self, id: str, key: str) -> None:
        self.id, self.key = id, key
        self.answers = 0

    async def watch(self, port: int) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket"
        async with connect(url, max_size=None, compression=None, ping_interval=None) as websocket:
            await websocket.send(json.dumps({"do": "hello", "key": self.key, "outline": False}))
            async for data in websocket:
                self.answers += load.read(data).type == "update"


async def thinking(web: load.Web, plan: Plan) -> Thinking:
    person = await web.post("people", {"name": "Watcher"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": plan.bot}]
    table = await web.post("tables", {"game": plan.game, "seats": seats}, person["key"])
    id = table["table"]["id"]
    await web.post(f"tables/{id}/bot", {"bot": plan.bot, "seat": 0}, person["key"])
    return Thinking(id, person["key"])


async def times_of(server: load.Served, plan: Plan) -> list[float]:
    """How long answers at new tables of people take until everybody has seen them."""
    web = load.Web(server.port)
    people = load.Plan(tables=plan.tables, seconds=plan.seconds, game="gears")
    tables = await load.in_groups([load.made(web, people, number) for number in range(plan.tables)])
    await load.in_groups([table.open(server.port) for table in tables])
    await asyncio.gather(*(table.play() for table in tables))
    for table in tables:
        await table.close()
    return sorted(seconds for table in tables for seconds in table.times)


async def measure(server: load.Served, plan: Plan) -> bool:
    without = await times_of(server, plan)
    bots = [await thinking(load.Web(server.port), plan) for _ in range(plan.thinking)]
    watching = [asyncio.create_task(one.watch(server.port)) for one in bots]
    await asyncio.sleep(3)  # workers start
    before = sum(one.answers for one in bots)
    beside = await times_of(server, plan)
    answers = sum(one.answers for one in bots) - before
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    print(f"{plan.tables} tables of gears, {len(without)} and {len(beside)} answers; ", end="")
    print(
        f"beside them {plan.thinking} tables of {plan.game}, {plan.bot} {answers / plan.seconds:.1f} answers a second"
    )
    held = True
    for part in (50, 99):
        first, second = (load.percentile(times, part) * 1000 for times in (without, beside))
        held = held and second <= PROMISED * first
        print(f"  p{part} to the last view, ms   {first:8.1f} without {second:8.1f} with   {second / first:6.2f} times")
    print(f"  {'holds' if held else 'does not hold'}: within {PROMISED} times")
    return held


def main(words: list[str]) -> int:
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    known = {f"--{name}" for name in Plan.__struct_encode_fields__}
    if len(words) % 2 or not pairs.keys() <= known:
        raise SystemExit(f"usage: {USAGE}")
    given: dict[str, Any] = {name.removeprefix("--"): value for name, value in pairs.items()}
    plan = msgspec.convert(given, Plan, strict=False)
    more = ["--bot-pause", "0"]
    more += [] if plan.bot_workers is None else ["--bot-workers", str(plan.bot_workers)]
    with load.served(load.Plan(), more=more) as server:
        return 0 if asyncio.run(measure(server, plan)) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
