"""How long somebody's answer takes while others read the lobby of a large store.

    python bench/store.py                                100,000 games, 100 readers at once, 400 answers
    python bench/store.py --games 10000 --readers 50 --answers 200 --pause 0.05 --gap 1

A store of so many games is made on the disk, and a server begins with it. Readers without a key ask for the open
tables of the lobby, all at once, and again a `--gap` of seconds after all have their answer. Meanwhile one person
answers at a table and takes the time until each answer is acknowledged, which is when it is on the disk. The same is
measured without readers first. Other load on the machine counts as well, so compare both numbers.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from server import Served, percentile

PROMISE = 0.05  # seconds, for 99 answers in 100
STATES = {"over": 70, "abandoned": 18, "running": 6, "open": 6}  # for every hundred tables
PUBLIC = 3  # one table in so many
PEOPLE = 5000
LOBBY = "/api/tables?status=open"
USAGE = "bench/store.py [--games N] [--readers N] [--answers N] [--pause SECONDS] [--gap SECONDS]"


class Plan(msgspec.Struct):
    """What is measured."""

    games: int = 100_000
    readers: int = 100
    answers: int = 400
    pause: float = 0.05  # seconds between two answers
    gap: float = 1.0  # seconds between two rounds of the readers


# ---------------------------------------------------------------- a large store

ADD_PEOPLE = """
INSERT INTO people (id, name, created, seen, settings)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count)
    SELECT 'person' || n, 'Person', 1, 1, '{}' FROM numbers
"""
ADD_GAMES = """
INSERT INTO games (id, game, players, created, changed, status, public, owner, header, metadata, entries, version)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count)
    SELECT :status || n, game, players, created, created - :age - n, :status, n % :public = 0,
        'person' || (1 + n % :people), header, metadata, entries, version
    FROM numbers, games WHERE id = :model
"""
ADD_ENTRIES = """
INSERT INTO entries (game, n, entry, at, spent)
    SELECT games.id, entries.n, entry, at, spent FROM games, entries
    WHERE entries.game = :model AND status = :status AND games.id <> :model
"""


def fill(path: Path, models: dict[str, str], plan: Plan) -> None:
    """Copies of an open table and of a running one, in all states."""
    with closing(sqlite3.connect(path)) as file:
        file.execute(ADD_PEOPLE, {"count": PEOPLE})
        for status, part in STATES.items():
            model = models["open" if status == "open" else "running"]
            age = plan.games if status == "open" else 0  # the tables that the lobby lists are older than all others
            given = {"count": plan.games * part // 100, "status": status, "model": model, "age": age}
            file.execute(ADD_GAMES, {**given, "public": PUBLIC, "people": PEOPLE})
            file.execute(ADD_ENTRIES, {"status": status, "model": model})
        file.commit()


# ---------------------------------------------------------------- the load


class Web:
    """Plain HTTP over one connection that is kept alive."""

    def __init__(self, port: int, key: str = "") -> None:
        self.port, self.key = port, key
        self.connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return json.loads(await self.fetch(method, path, body))

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        if self.connection is None:
            self.connection = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.connection
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(data)}\r\n" + (f"Authorization: Bearer {self.key}\r\n" if self.key else "")
        writer.write(f"{head}\r\n".encode() + data)
        try:
            first = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:  # the server has closed the idle connection
            self.connection = None
            return await self.fetch(method, path, body)
        length = next(
            int(line.split(b":")[1]) for line in first.split(b"\r\n") if line.lower().startswith(b"content-l")
        )
        answer = await reader.readexactly(length)
        if b" 20" not in first.split(b"\r\n")[0]:
            raise SystemExit(f"bench: {path} was refused: {answer.decode()}")
        return answer

    def close(self) -> None:
        if self.connection is not None:
            self.connection[1].close()


class Person(Web):
    """Somebody who plays both seats of a table, and begins another when its game is over."""

    table = ""
    luck = random.Random(1)

    async def begin(self) -> None:
        welcome = await self.ask("POST", "/api/people", {"name": "Player"})
        self.key = welcome["key"]
        self.table = await self.new_table([{"kind": "me"}, {"kind": "me"}])

    async def new_table(self, seats: list[dict[str, str]], **more: object) -> str:
        made = await self.ask("POST", "/api/tables", {"game": "leaders", "seats": seats, **more})
        return str(made["table"]["id"])

    async def answer(self) -> float:
        """One answer; the seconds until it was acknowledged."""
        path = f"/api/tables/{self.table}"
        info = await self.ask("GET", path)
        if info["status"] != "running":
            self.table = await self.new_table([{"kind": "me"}, {"kind": "me"}])
            return await self.answer()
        update = await self.ask("GET", f"{path}/view?seat={info['to_move']}&outline=0")
        pick = self.luck.choice(update["view"]["ask"]["options"])
        say = {"say": "Well met"} if pick in update["words"] else {}
        body = {"number": update["number"], "pick": pick, "seat": info["to_move"], **say}
        started = time.perf_counter()
        await self.ask("POST", f"{path}/answer", body)
        return time.perf_counter() - started


class Readers:
    """Many who read the lobby at once, again and again, in a process of their own."""

    def __init__(self, port: int, plan: Plan) -> None:
        self.rounds: list[float] = []
        self.pipe, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=read_lobby, args=(port, plan, theirs))
        self.process.start()
        self.pipe.recv()  # the first round is over

    def stop(self) -> None:
        """Let them finish their round."""
        self.pipe.send("enough")
        self.rounds = self.pipe.recv()
        self.process.join()


def read_lobby(port: int, plan: Plan, pipe: Any) -> None:
    asyncio.run(keep_reading([Web(port) for _ in range(plan.readers)], plan.gap, pipe))


async def keep_reading(webs: list[Web], gap: float, pipe: Any) -> None:
    rounds: list[float] = []
    while not pipe.poll():
        started = time.perf_counter()
        await asyncio.gather(*(web.fetch("GET", LOBBY) for web in webs))
        rounds.append(time.perf_counter() - started)
        if len(rounds) == 1:
            pipe.send("begun")
        await asyncio.sleep(gap)
    pipe.send(rounds)


# ---------------------------------------------------------------- measuring


async def make_models(server: Served) -> dict[str, str]:
    """An open table and a running one with a few entries."""
    person = Person(server.port)
    await person.begin()
    for _ in range(5):
        await person.answer()
    found = {"running": person.table, "open": await person.new_table([{"kind": "me"}, {"kind": "open"}], public=True)}
    person.close()
    return found


async def measure(server: Served, plan: Plan) -> None:
    person = Person(server.port)
    await person.begin()
    await person.answer()
    quiet = await answers(person, plan)
    readers = Readers(server.port, plan)
    times = await answers(person, plan)
    readers.stop()
    report(plan, quiet, times, readers)


async def answers(person: Person, plan: Plan) -> list[float]:
    """How long each of many answers took, the quickest first."""
    found = []
    for _ in range(plan.answers):
        found.append(await person.answer())
        await asyncio.sleep(plan.pause)
    return sorted(found)


def report(plan: Plan, quiet: list[float], times: list[float], readers: Readers) -> None:
    print(f"{plan.games} games; {plan.readers} readers of the lobby at once, {len(readers.rounds)} times")
    for name, found in (("without readers", quiet), ("with readers", times)):
        shown = [percentile(found, 50), percentile(found, 99), found[-1]]
        print(f"  {name:16} an answer, p50, p99, slowest, ms {''.join(f'{one * 1000:9.1f}' for one in shown)}")
    print(f"  all readers have theirs after, p50, ms {percentile(sorted(readers.rounds), 50) * 1000:9.1f}")
    held = percentile(times, 99) <= PROMISE
    print(f"  {'holds' if held else 'does not hold'}: p99 {'within' if held else 'above'} {PROMISE * 1000:.0f} ms")


def asked_for(words: list[str]) -> Plan:
    pairs = list(zip(words[::2], words[1::2], strict=False))
    known = {f"--{name}" for name in Plan.__struct_fields__}
    if len(words) % 2 or any(name not in known for name, _ in pairs):
        raise SystemExit(f"usage: {USAGE}")
    return msgspec.convert({name.removeprefix("--"): value for name, value in pairs}, Plan, strict=False)


def main(words: list[str]) -> int:
    plan = asked_for(words)
    with tempfile.TemporaryDirectory() as folder:
        path, log = Path(folder) / "store.db", Path(folder) / "log"
        server = Served(str(path), log)
        try:
            models = asyncio.run(make_models(server))
        finally:
            server.stop()
        fill(path, models, plan)
        server = Served(str(path), log)
        try:
            asyncio.run(measure(server, plan))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
