"""How much one server carries: tables with 4 sockets each, at each of them one answer every 2 seconds.

    python bench/server.py                        250 tables of gears for 40 seconds
    python bench/server.py --tables 100 --seconds 20 --every 2 --game leaders --no-outline
    python bench/server.py --thinking 20          without and with bots that think at 20 more tables (bench/thinking.py)

The server is a process of its own, with a store on the disk; this process is the load: it holds the other ends of all
sockets, answers at random for whoever is asked, and takes the time from an answer until the last of the four has its
new view. CPU seconds are those of each process alone, so they are valid on a busy machine, too.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
TOGETHER = 20  # tables that are made at once
LATE = 0.25  # seconds: the promised limit
LIMITS = ",".join(
    ["sockets=100000", "connections=100000"]
    + [f"{name}=1000000/1" for name in ("requests", "addresses", "strangers", "new-people", "new-tables")]
    + [f"{name}=1000000/1" for name in ("address-tables", "work", "address-work")]
)
COMMAND = "from posterity.cli import main; main()"
USAGE = "bench/server.py [--tables N] [--seconds N] [--every SECONDS] [--game GAME] [--no-outline] [--store URL]"
THINKING = "--thinking"  # measured by bench/thinking.py


class Asked(msgspec.Struct):
    seat: int
    options: list[str] = []


class Seen(msgspec.Struct):
    ask: Asked | None = None


class Message(msgspec.Struct):
    """The fields of a message that are read here."""

    type: str
    number: int = 0
    view: Seen | None = None


read = msgspec.json.Decoder(Message).decode


class Plan(msgspec.Struct):
    """What is measured."""

    tables: int = 250
    seconds: float = 40
    every: float = 2
    game: str = "gears"
    store: str = ""
    outline: bool = True


# ---------------------------------------------------------------- the server


class Served:
    """`posterity serve` in a process of its own."""

    def __init__(self, store: str, errors: Path, limits: str = LIMITS, more: Sequence[str] = ()) -> None:
        words = ["serve", "--no-browser", "--port", "0", "--store", store, "--limits", limits, *more]
        self.errors = errors.open("w+")
        self.process = subprocess.Popen([sys.executable, "-c", COMMAND, *words], stderr=self.errors)
        self.url = self.wait_for_url(errors)
        self.port = int(self.url.rpartition(":")[2])

    def wait_for_url(self, errors: Path) -> str:
        for _ in range(200):
            lines = errors.read_text().splitlines()
            if lines:
                return str(json.loads(lines[0])["url"])
            time.sleep(0.1)
        raise SystemExit("bench: the server does not start.")

    def memory(self) -> int:
        """Bytes in memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Seconds of work so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.errors.close()


@contextmanager
def served(plan: Plan, limits: str = LIMITS, more: Sequence[str] = ()) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(plan.store or f"{folder}/store.db", Path(folder) / "log", limits, more)
        try:
            yield server
        finally:
            server.stop()


# ---------------------------------------------------------------- the load


class Web:
    """Plain HTTP over one connection."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def post(self, path: str, body: object, key: str = "") -> Any:
        data = json.dumps(body).encode()
        head = f"POST /api/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        head += "Content-Type: application/json\r\n"
        head += f"Content-Length: {len(data)}\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "")
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"{head}\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        first, _, body_read = answer.partition(b"\r\n\r\n")
        if b" 20" not in first.split(b"\r\n")[0]:
            raise SystemExit(f"bench: {path} was refused: {answer.decode()}")
        return json.loads(body_read)


class Playing:
    """One table with its sockets: the seat that is asked answers at regular intervals."""

    def __init__(self, id: str, keys: list[str], plan: Plan, luck: random.Random) -> None:
        self.id, self.keys, self.plan, self.luck = id, keys, plan, luck
        self.sockets: list[ClientConnection] = []
        self.seen = [-1] * SEATS
        self.ask: Asked | None = None
        self.number = 0
        self.everybody = asyncio.Event()  # has seen the newest entry
        self.times: list[float] = []
        self.over = False
        self.listening: list[asyncio.Task[None]] = []

    async def open(self, port: int) -> None:
        for seat, key in enumerate(self.keys):
            url = f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket"
            websocket = await connect(url, max_size=None, compression=None, ping_interval=None)
            self.sockets.append(websocket)
            await websocket.send(json.dumps({"do": "hello", "key": key, "outline": self.plan.outline}))
            self.listening.append(asyncio.create_task(self.listen(seat, websocket)))
        await self.everybody.wait()

    async def listen(self, seat: int, websocket: ClientConnection) -> None:
        async for data in websocket:
            message = read(data)
            if message.type == "error":
                raise SystemExit(f"bench: refused: {data!r}")
            if message.type == "update":
                self.take(seat, message)

    def take(self, seat: int, message: Message) -> None:
        self.seen[seat] = message.number
        ask = None if message.view is None else message.view.ask
        self.over = self.over or (message.view is not None and ask is None)
        if ask is not None and ask.seat == seat:
            self.ask, self.number = ask, message.number
        if min(self.seen) == max(self.seen):
            self.everybody.set()

    async def play(self) -> None:
        """Begin at a random moment of the first interval, and play for as long as planned."""
        await asyncio.sleep(self.luck.uniform(0, self.plan.every))
        due = time.perf_counter()
        until = due + self.plan.seconds
        while due < until and not self.over:
            await self.answer()
            due += self.plan.every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def answer(self) -> None:
        """Give one answer; the time until the last listener has its new view."""
        assert self.ask is not None
        pick = self.luck.choice(self.ask.options)
        self.everybody.clear()
        started = time.perf_counter()
        frame = {"id": 1, "do": "answer", "with": {"number": self.number, "pick": pick}}
        await self.sockets[self.ask.seat].send(json.dumps(frame))
        with suppress(TimeoutError):
            async with asyncio.timeout(30):
                await self.everybody.wait()
        self.times.append(time.perf_counter() - started)

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*(websocket.close() for websocket in self.sockets), return_exceptions=True)


async def made(web: Web, plan: Plan, number: int) -> Playing:
    """A table of four people who have all come."""
    people = [await web.post("people", {"name": f"Player {seat}"}) for seat in range(SEATS)]
    keys = [person["key"] for person in people]
    seats = [{"kind": "me"}, *[{"kind": "link"}] * (SEATS - 1)]
    table = await web.post("tables", {"game": plan.game, "seats": seats}, keys[0])
    for key, link in zip(keys[1:], table["links"], strict=True):
        await web.post("join", {"token": link["token"]}, key)
    return Playing(table["table"]["id"], keys, plan, random.Random(number))


async def in_groups(works: Sequence[Any]) -> list[Any]:
    found: list[Any] = []
    for start in range(0, len(works), TOGETHER):
        found += await asyncio.gather(*works[start : start + TOGETHER])
    return found


async def measure(server: Served, plan: Plan) -> None:
    web = Web(server.port)
    warm = await made(web, plan, -1)  # texts and cards are read
    bare = server.memory()
    tables: list[Playing] = await in_groups([made(web, plan, number) for number in range(plan.tables)])
    idle = server.memory()
    await in_groups([table.open(server.port) for table in tables])
    open_memory = server.memory()
    started, server_before, load_before = time.perf_counter(), server.cpu(), own_cpu()
    await asyncio.gather(*(table.play() for table in tables))
    spent = time.perf_counter() - started
    server_cpu, load_cpu = server.cpu() - server_before, own_cpu() - load_before
    for table in [*tables, warm]:
        await table.close()
    times = sorted(seconds for table in tables for seconds in table.times)
    answers = len(times)
    print(f"{plan.tables} tables of {plan.game}, {SEATS * plan.tables} sockets, {plan.seconds:.0f} s, ", end="")
    print("with outlines" if plan.outline else "views only")
    print(f"  answers a second           {answers / plan.seconds:10.1f}")
    print(f"  p50 to the last view, ms   {percentile(times, 50) * 1000:10.1f}")
    print(f"  p99 to the last view, ms   {percentile(times, 99) * 1000:10.1f}")
    print(f"  slowest, ms                {times[-1] * 1000:10.1f}")
    print(f"  CPU ms an answer: server   {server_cpu / answers * 1000:10.2f}")
    print(f"  CPU ms an answer: load     {load_cpu / answers * 1000:10.2f}")
    print(f"  busy cores: server, load   {server_cpu / spent:10.2f}{load_cpu / spent:8.2f}")
    print(f"  KiB an idle table          {(idle - bare) / plan.tables / 1024:10.1f}")
    print(f"  KiB a table with 4 sockets {(open_memory - bare) / plan.tables / 1024:10.1f}")
    ended = sum(table.over for table in tables)
    if ended:
        print(f"  {ended} games were over before the time was")
    held = percentile(times, 99) <= LATE
    print(f"  {'holds' if held else 'does not hold'}: p99 {'within' if held else 'above'} {LATE * 1000:.0f} ms")


def own_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def percentile(times: list[float], part: int) -> float:
    return times[min(len(times) - 1, len(times) * part // 100)]


def asked_for(words: list[str]) -> Plan:
    found: dict[str, Any] = {}
    queue = list(words)
    while queue:
        word = queue.pop(0)
        if word == "--no-outline":
            found["outline"] = False
        elif word.removeprefix("--") in Plan.__struct_fields__ and queue:
            found[word.removeprefix("--")] = queue.pop(0)
        else:
            raise SystemExit(f"usage: {USAGE}")
    return msgspec.convert(found, Plan, strict=False)


def main(words: list[str]) -> int:
    if THINKING in words:
        import thinking

        return thinking.main(words)
    plan = asked_for(words)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    with served(plan) as server:
        asyncio.run(measure(server, plan))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
