"""Clocks over the wire: what is left, what is charged, and a bot when time is out. Time passes as the tests say."""

from __future__ import annotations

import asyncio

import pytest

from posterity.core.records import Change
from posterity.server.app import App
from posterity.server.ops.pace import Pace
from posterity.server.ops.uptime import BEAT, Uptime, merged
from posterity.server.services import Services
from posterity.store import StoreError
from posterity.table.clocks import RETURN
from tests.server.serving import GENEROUS, QUICK, Client, FakeClock, Running
from tests.server.test_deal import RANDOM, wait_until_over
from tests.server.test_people import refused
from tests.server.test_two_processes import until

MOVE = {"kind": "move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 300, "increment": 5}


@pytest.fixture(scope="module")
def still():
    return FakeClock()


@pytest.fixture(scope="module")
def running(tmp_path_factory, still):
    server = Running(tmp_path_factory.mktemp("clocks") / "store.db", moments=still).start()
    yield server
    server.stop()
    assert server.app.services.metrics.mistakes == 0


class Timed:
    """Two people at a table with a clock."""

    def __init__(self, running, clock, still):
        self.running, self.still = running, still
        self.people = [running.person("Anna"), running.person("Bruno")]
        self.table, (token,) = self.people[0].table(seats=["me", "link"], clock=clock)
        self.people[1].post("join", {"token": token})

    def on(self, running):
        """The same table after another start."""
        self.running = running
        self.people = [Client(running, person.key) for person in self.people]
        return self

    def info(self):
        return self.people[0].get(f"tables/{self.table}")

    def clock(self):
        return self.info()["clock"]

    def asked(self):
        return self.info()["to_move"]

    def answer(self, seconds=0, pick=None):
        """Whoever is asked thinks for a while and then answers; who it was."""
        self.passes(seconds)
        seat = self.asked()
        update = self.people[seat].view(self.table, outline=0)
        pick = pick or update["view"]["ask"]["options"][0]
        self.people[seat].act(self.table, "answer", number=update["number"], pick=pick)
        return seat

    def turn(self):
        """Answers until somebody else is asked; who has answered."""
        seat = self.answer()
        while self.asked() == seat:
            self.answer()
        return seat

    def passes(self, seconds):
        self.still.passes(self.running, seconds)

    def kept(self):
        return self.running.on(self.running.store.entries(self.table))


def test_no_clock_runs_unless_one_was_wished_for(running, still):
    timed = Timed(running, None, still)
    timed.passes(3600)

    assert timed.clock() is None and timed.people[0].view(timed.table)["clock"] is None
    assert [seat["kind"] for seat in timed.info()["seats"]] == ["person", "person"]


def test_thinking_costs_time(running, still):
    timed = Timed(running, BANK, still)
    seat, clock = timed.asked(), timed.clock()
    assert clock["left"] == [300_000, 300_000] and (clock["seat"], clock["due"]) == (seat, still.now() + 300_000)
    assert (clock["kind"], clock["seconds"], clock["increment"]) == ("bank", 300, 5)
    timed.answer(seconds=30)
    clock = timed.clock()

    assert clock["left"][seat] == 270_000 and clock["left"][1 - seat] == 300_000
    assert timed.people[0].view(timed.table)["clock"] == clock
    assert [one.spent for one in timed.kept()] == [30_000]


def test_listeners_hear_of_the_clock_with_every_entry(running, still):
    timed = Timed(running, BANK, still)
    with timed.people[0].socket(timed.table) as socket:
        first = socket.next("update")["clock"]
        seat = timed.answer(seconds=20)
        second = socket.next("update")["clock"]

    assert first["left"][seat] - second["left"][seat] == 20_000 and second["now"] == still.now()


def test_when_time_is_out_a_bot_plays_on_and_the_seat_can_be_taken_back(running, still):
    timed = Timed(running, MOVE, still)
    seat = timed.asked()
    timed.passes(59)
    assert timed.info()["seats"][seat]["kind"] == "person"
    timed.passes(1)
    assert timed.info()["seats"][seat]["kind"] == "bot"
    assert timed.kept()[0].entry == Change(seat=seat, kind="bot", bot="casual") and timed.kept()[0].spent == 60_000
    until(lambda: len(timed.kept()) > 1)  # the bot has answered
    timed.people[seat].act(timed.table, "back")

    assert timed.info()["seats"][seat]["kind"] == "person"
    assert timed.clock()["left"][seat] >= RETURN


def test_to_leave_and_come_back_at_once_gains_no_time(running, still):
    timed = Timed(running, BANK, still)
    seat = timed.asked()
    quick, running.app.services.pace = running.app.services.pace, Pace(bot=(60.0, 60.0))
    try:
        timed.passes(290)
        for act in ("bot", "back") * 2:
            timed.people[seat].act(timed.table, act)
        assert timed.clock()["left"][seat] == 10_000 and timed.clock()["due"] == still.now() + 10_000
        timed.passes(10)
        assert timed.info()["seats"][seat]["kind"] == "bot"
        with refused(409, "server-no-time"):
            timed.people[seat].act(timed.table, "back")
    finally:
        running.app.services.pace = quick


def test_listeners_hear_that_a_bot_plays_on(running, still):
    timed = Timed(running, MOVE, still)
    seat = timed.asked()
    with timed.people[1 - seat].socket(timed.table) as socket:
        socket.next("update")
        timed.passes(60)
        told = socket.next("update")["events"][0]
        table = socket.next("table")["table"]

    assert (told["message"], told["args"]["seat"]) == ("told-seat-bot", seat)
    assert table["seats"][seat]["kind"] == "bot" and table["seats"][seat]["person"] == timed.people[seat].me()


def test_an_answer_in_time_stops_the_clock(running, still):
    timed = Timed(running, MOVE, still)
    first = timed.turn()
    timed.passes(59)

    assert timed.info()["seats"][first]["kind"] == timed.info()["seats"][1 - first]["kind"] == "person"
    assert timed.clock()["left"] == [60_000, 60_000] and timed.clock()["seat"] == 1 - first


def test_taking_back_gives_no_time_back(running, still):
    timed = Timed(running, BANK, still)
    seat = timed.answer(seconds=40, pick="work")
    timed.passes(10)
    timed.people[seat].act(timed.table, "undo", number=1, ask=False)

    assert timed.asked() == seat and timed.clock()["left"][seat] == 250_000


def test_a_game_that_is_over_has_no_clock_running(running, still):
    timed = Timed(running, MOVE, still)
    for person in timed.people:
        person.act(timed.table, "resign")
    clock = timed.clock()

    assert timed.info()["status"] == "abandoned" and (clock["seat"], clock["due"]) == (None, None)


def test_a_rematch_has_the_same_clock(running, still):
    anna = running.person()
    table, _ = anna.table(seats=["me", RANDOM], clock=BANK)
    anna.act(table, "bot", bot="random")
    wait_until_over(anna, table)
    new = anna.act(table, "rematch")["table"]

    assert anna.get(f"tables/{new}")["clock"]["increment"] == 5


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none", "seconds": 60},
        {"kind": "move"},
        {"kind": "move", "seconds": 4},
        {"kind": "bank", "seconds": 10**9},
        {"kind": "bank", "seconds": 60, "increment": -1},
        {"kind": "move", "seconds": 60, "colour": "red"},
    ],
)
def test_what_is_no_clock_is_not_understood(running, clock):
    with refused(400, "server-body"):
        running.person().table(clock=clock)


# ---------------------------------------------------------------- several servers, and none


def test_of_two_processes_one_stops_the_clock(running, still):
    timed = Timed(running, MOVE, still)

    async def both():
        """A second server over the same store: both see the time run out."""
        other = App(Services(running.store, running.url, GENEROUS, QUICK, still))
        await other.open()
        async with other.tables.visit(timed.table, timed.owner):
            pass
        for _ in range(60_000 // BEAT):
            still.at += BEAT
            await running.app.services.uptime.beat()
            await other.services.uptime.beat()
        still.wake()
        await asyncio.gather(still.happen(running.app), still.happen(other))
        await other.stop()

    timed.owner = timed.people[0].me()
    running.on(both())
    changes = [one.entry for one in timed.kept() if isinstance(one.entry, Change)]

    assert len(changes) == 1
    assert timed.info()["seats"][changes[0].seat]["kind"] == "bot"


def test_time_without_a_server_counts_for_nobody(tmp_path):
    still = FakeClock()
    timed = Timed(Running(tmp_path / "store.db", moments=still).start(), BANK, still)
    seat = timed.asked()
    timed.passes(100)
    timed.running.stop()
    still.at += 3600_000
    timed.on(Running(tmp_path / "store.db", moments=still).start())
    clock = timed.clock()
    assert clock["left"][seat] == 300_000 and clock["due"] == still.now() + 200_000
    timed.answer(seconds=50)
    assert timed.kept()[0].spent == 150_000 and timed.clock()["left"][seat] == 150_000
    timed.running.stop()


def test_time_runs_out_after_a_start_also_where_nobody_looks(tmp_path):
    still = FakeClock()
    timed = Timed(Running(tmp_path / "store.db", moments=still).start(), MOVE, still)
    timed.passes(30)
    timed.running.stop()
    still.at += 3600_000
    running = Running(tmp_path / "store.db", moments=still).start()
    running.on(woken(running.app, timed.table))
    still.passes(running, 29)
    assert not running.on(running.store.entries(timed.table))
    still.passes(running, 1)
    assert running.on(running.store.entries(timed.table))[0].entry.kind == "bot"
    running.stop()


async def woken(app, table):
    while app.tables.loaded(table) is None:
        await asyncio.sleep(0.01)


def test_while_the_store_is_gone_no_time_runs_out(running, still, monkeypatch):
    timed = Timed(running, MOVE, still)

    async def gone(*args):
        raise StoreError("store-gone")

    with monkeypatch.context() as patched:
        for name in ("append", "setting", "set_setting"):
            patched.setattr(running.store, name, gone)
        still.at += 600_000

        async def wake():
            still.wake()
            await asyncio.sleep(0)

        running.on(wake())
    timed.passes(10)
    seat = timed.asked()

    assert timed.info()["seats"][seat]["kind"] == "person" and timed.clock()["due"] > still.now()
    timed.answer()
    assert timed.kept()[0].spent <= 2 * BEAT


# ---------------------------------------------------------------- beats


def test_pauses_are_what_lies_between_beats(tmp_path, running):
    store, still = running.store, FakeClock()
    running.on(store.set_setting("alive", str(still.now())))
    running.on(store.set_setting("pauses", "[]"))
    uptime, start = Uptime(store, still), still.now()
    for gap in (BEAT, 2 * BEAT, 5 * BEAT, BEAT):
        still.at += gap
        running.on(uptime.beat())

    assert uptime.pauses == [(start + 3 * BEAT, start + 8 * BEAT)]
    assert uptime.paused(start) == 5 * BEAT and uptime.paused(start + 4 * BEAT) == 4 * BEAT
    other = Uptime(store, still)
    running.on(other.beat())
    assert other.pauses == uptime.pauses
    running.on(store.set_setting("pauses", "[]"))


class SlowOnce:
    """Settings of a store whose first writing takes a while."""

    def __init__(self):
        self.settings = {}
        self.slow = True

    async def setting(self, name):
        return self.settings.get(name)

    async def set_setting(self, name, value):
        if self.slow:
            self.slow = False
            await asyncio.sleep(0.01)
        self.settings[name] = value


def test_a_slow_beat_is_not_stored_over_a_later_one():
    async def beats():
        store, still = SlowOnce(), FakeClock()
        uptime = Uptime(store, still)
        earlier = asyncio.create_task(uptime.beat())
        await asyncio.sleep(0)
        still.at += BEAT
        await asyncio.gather(earlier, uptime.beat())
        return int(store.settings["alive"]) == still.now()

    assert asyncio.run(beats())


def test_pauses_that_overlap_are_one():
    assert merged([(5, 9), (1, 3), (2, 4), (9, 12)]) == [(1, 4), (5, 12)]
