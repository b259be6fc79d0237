"""How much one person can slow down another: somebody plays while one key asks for replays and imports without end.

    python bench/fairness.py                      10 seconds without load, 10 seconds under load, four times in turn
    python bench/fairness.py --seconds 5 --rounds 2 --hammers 16

The server is a process of its own with its usual limits, but for the numbers of new tables and records; the load asks
over and over, as quickly as it is answered, also when it is refused. The report has the time from an answer of the
other player until it is acknowledged, without and under load, and the ratio, which is valid on a busy machine, too.
"""

from __future__ import annotations

import http.client
import json
import multiprocessing
import sys
import time
from collections import Counter
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any

import msgspec

from server import Plan, percentile, served

USAGE = "bench/fairness.py [--seconds N] [--rounds N] [--hammers N] [--game GAME]"
LIMITS = "new-tables=1000000/1,address-tables=1000000/1,records=1000000/1"
ROUNDS = "30"  # of the long game that is replayed
PROMISED = 5.0  # times slower, at most


class Load(msgspec.Struct):
    """What is measured."""

    seconds: float = 10
    rounds: int = 4
    hammers: int = 40  # requests of the one key at once
    game: str = "gears"


class Client:
    """Plain HTTP over one connection that is kept."""

    def __init__(self, port: int, key: str = "") -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        self.connection.request(method, f"/api/{path}", None if body is None else json.dumps(body), self.headers)
        answer = self.connection.getresponse()
        return answer.status, json.loads(answer.read())

    def good(self, method: str, path: str, body: object = None) -> Any:
        status, found = self.ask(method, path, body)
        if status >= 300:
            raise SystemExit(f"bench: {path} was refused: {found}")
        return found


def person(port: int, name: str) -> str:
    return str(Client(port).good("POST", "people", {"name": name})["key"])


class Long(msgspec.Struct):
    """A long finished game: its table, its number of entries, and the key that opens it.

    `record` has one answer too many: it is replayed to its end each time, and never becomes a table.
    """

    key: str
    table: str
    number: int
    record: str


def finished(port: int, key: str) -> Long:
    client, seats = Client(port, key), [{"kind": "me"}, {"kind": "me"}]
    plan = {"game": "leaders", "seats": seats, "options": {"rounds": ROUNDS}}
    table = client.good("POST", "tables", plan)["table"]["id"]
    play(client, table, None)
    number = client.good("GET", f"tables/{table}")["number"]
    record = client.good("GET", f"tables/{table}/record")
    record["answers"].append({"seat": 0, "pick": "work"})
    return Long(key, table, number, json.dumps(record))


class Times(msgspec.Struct):
    """Seconds that each answer took until it was acknowledged, and each look back at the beginning of the game."""

    answers: list[float] = []
    looks: list[float] = []

    def add(self, other: Times) -> None:
        self.answers += other.answers
        self.looks += other.looks


def play(client: Client, table: str, until: float | None) -> Times:
    """Answer for whoever is asked, until the game is over or it is time; how long that took."""
    times = Times()
    number, seat = -1, 0
    while until is None or time.perf_counter() < until:
        view = client.good("GET", f"tables/{table}/view?seat={seat}&outline=0")
        if view["view"]["ask"] is None:
            break
        number, seat = view["number"], view["view"]["ask"]["seat"]
        if view["seat"] != seat:
            view = client.good("GET", f"tables/{table}/view?seat={seat}&outline=0")
        body = {"number": number, "pick": view["view"]["ask"]["options"][-1], "seat": seat}
        started = time.perf_counter()
        client.good("POST", f"tables/{table}/answer", body)
        times.answers.append(time.perf_counter() - started)
        if until is not None:
            started = time.perf_counter()
            client.good("GET", f"tables/{table}/view?at=1&seat={seat}&outline=0")
            times.looks.append(time.perf_counter() - started)
            time.sleep(0.02)
    return times


def hammer(port: int, load: Load, given: Long, stop: Event, told: Any) -> None:
    """Runs in a process of its own: ask for replays and imports, whatever is answered; count each status."""
    statuses: Counter[int] = Counter()

    def ask_on(number: int) -> None:
        client = Client(port, given.key)
        while not stop.is_set():
            if number % 2:
                status, _ = client.ask("POST", "records", {"record": given.record})
            else:
                status, _ = client.ask("GET", f"tables/{given.table}/view?at={given.number}&all=1&since=-1")
            statuses[status] += 1

    threads = [Thread(target=ask_on, args=(number,)) for number in range(load.hammers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    told.put(statuses)


def under_load(port: int, load: Load, other: str, given: Long) -> tuple[Times, Counter[int]]:
    """The times of somebody who plays while one key hammers."""
    stop = multiprocessing.Event()
    told: Any = multiprocessing.SimpleQueue()
    process = multiprocessing.Process(target=hammer, args=(port, load, given, stop, told), daemon=True)
    process.start()
    time.sleep(1)
    times = in_peace(port, load, other)
    stop.set()
    statuses = told.get()
    process.join(60)
    return times, statuses


def in_peace(port: int, load: Load, key: str) -> Times:
    client, until = Client(port, key), time.perf_counter() + load.seconds
    times = Times()
    while time.perf_counter() < until:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.good("POST", "tables", {"game": load.game, "seats": seats})["table"]["id"]
        times.add(play(client, table, until))
        client.ask("POST", f"tables/{table}/resign", {"seat": 0})
        client.ask("POST", f"tables/{table}/resign", {"seat": 1})
    return times


def measure(port: int, load: Load) -> None:
    bad, good = person(port, "Bad"), person(port, "Good")
    long = finished(port, bad)
    peace, war, statuses = Times(), Times(), Counter[int]()
    for _ in range(load.rounds):
        peace.add(in_peace(port, load, good))
        times, found = under_load(port, load, good, long)
        war.add(times)
        statuses += found
    print(f"  the game that is looked back at and opened again has {long.number} entries")
    print(f"  the load was answered {dict(sorted(statuses.items()))}")
    compare("answers", peace.answers, war.answers)
    compare("looks back", peace.looks, war.looks)


def compare(what: str, peace: list[float], war: list[float]) -> None:
    for name, times in (("in peace", peace), ("under load", war)):
        p50, p99 = (percentile(sorted(times), part) * 1000 for part in (50, 99))
        print(f"  {what}, {name:<10} {len(times):6}, p50 {p50:8.1f} ms, p99 {p99:8.1f} ms")
    ratio = percentile(sorted(war), 99) / percentile(sorted(peace), 99)
    print(f"  p99 under load is {ratio:.1f} times that in peace: {'holds' if ratio <= PROMISED else 'does not hold'}")


def asked_for(words: list[str]) -> Load:
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    names = {name.removeprefix("--"): value for name, value in pairs.items()}
    if len(words) % 2 or not {*names} <= {*Load.__struct_fields__}:
        raise SystemExit(f"usage: {USAGE}")
    return msgspec.convert(names, Load, strict=False)


def main(words: list[str]) -> int:
    load = asked_for(words)
    with served(Plan(), LIMITS) as server:
        print(f"one key with {load.hammers} requests at once, {load.game}, {load.rounds} times {load.seconds:.0f} s")
        measure(server.port, load)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
