"""When the games cannot be kept: the player gets a message, nothing is half-done, and play goes on when it is back."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest

from posterity.core.records import Answer
from posterity.store import Conflict, StoredEntry, StoreError
from tests.server.serving import Client, Running
from tests.server.test_people import refused
from tests.server.test_playing import Pair


class Broken:
    """A store whose appends fail for a while."""

    def __init__(self, store, error):
        self.store, self.error, self.tried = store, error, 0

    def __enter__(self):
        async def append(*args):
            self.tried += 1
            raise self.error

        self.store.append = append
        return self

    def __exit__(self, *_):
        del self.store.append


def test_an_answer_that_cannot_be_kept_never_was(running):
    pair = Pair(running)
    before = pair.first.view(pair.table)
    with pair.second.socket(pair.table) as socket:
        socket.next("update")
        with Broken(running.store, StoreError("store-full", path="/secret/path")):
            with refused(503, "server-not-kept") as e:
                pair.step(pick="work")
            assert "secret" not in str(e.value)
            assert pair.first.view(pair.table) == before
        pair.step(pick="work")
        assert socket.next("update")["number"] == 1


def test_a_game_is_over_although_the_store_is_gone_right_after_its_last_entry(running):
    """Nothing need be read again to know it; nor need what was proposed be cleared away at once."""
    store, gone = running.store, []
    append, game, update = store.append, store.game, store.update

    async def last(id, entry, result, *more):
        await append(id, entry, result, *more)
        if result is not None:
            gone.append(id)

    def failing(real):
        async def maybe(one, *more):
            if (one if isinstance(one, str) else one.id) in gone:
                raise StoreError("store-locked", path="x")
            return await real(one, *more)

        return maybe

    anna, carla = running.person("Anna"), running.person("Carla")
    table, _ = anna.table(seats=["me", "bot"], public=True)
    carla.act(table, "take", seat=1)
    store.append, store.game, store.update = last, failing(game), failing(update)
    try:
        with anna.socket(table) as socket:
            socket.next("update")
            anna.act(table, "bot")
            while (update := socket.next("update"))["status"] == "running":
                pass
            told = [message["table"] for message in socket.heard if message["type"] == "table"][-1]
            assert (told["status"], told["proposals"]) == ("over", [])
        info = anna.get(f"tables/{table}")
        assert (info["status"], info["number"], info["proposals"]) == ("over", update["number"], [])
        assert info["result"]["scores"] and anna.get(f"tables/{table}/record")["secret"]
    finally:
        for name in ("append", "game", "update"):
            delattr(store, name)
    assert anna.act(table, "rematch")["table"]


def test_half_an_entry_is_none(running):
    """A mistake of the program in the middle of an answer: the table is as it was kept."""
    pair = Pair(running)
    before = pair.first.view(pair.table)

    async def half():
        room = running.app.tables.sessions[pair.table]
        async with room.lock:
            await room.enter(broken)

    def broken(table):
        table.answer(pair.asked, table.parse("work"))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        running.on(half())
    assert pair.first.view(pair.table) == before
    pair.step(pick="work")
    assert pair.info()["number"] == 1


def test_a_bot_tries_again_until_it_is_kept(running, monkeypatch):
    monkeypatch.setattr("posterity.server.sessions.alarm.TRY_AGAIN", 0.05)
    anna = running.person()
    with Broken(running.store, StoreError("store-full")) as broken:
        table, _ = anna.table(seats=["me", "bot"])
        if anna.get(f"tables/{table}")["to_move"] == 0:
            with refused(503, "server-not-kept"):
                anna.act(table, "bot")
        else:
            time.sleep(0.5)
            assert broken.tried > 1
        assert anna.view(table)["number"] == 0
    if anna.get(f"tables/{table}")["to_move"] == 0:
        anna.act(table, "bot")
    assert anna.view(table, since=0, wait=10)["number"] > 0


def test_nobody_listens_whose_hello_could_not_be_answered(running):
    anna = running.person("Anna")
    table, _ = anna.table(public=True)
    anna.view(table)

    async def chat(*args):
        raise StoreError("store-locked", path="x")

    running.store.chat = chat
    try:
        for _ in range(2):
            with running.stranger().socket(table) as socket:
                assert socket.next("error")["error"]["message"] == "server-not-kept"
    finally:
        del running.store.chat
    assert not running.app.tables.sessions[table].subscribers and anna.get(f"tables/{table}")["watchers"] == 0


def test_whoever_was_slower_loads_again(running):
    """Another process appends: the table hears of it from the store, or finds out when it appends itself."""
    pair = Pair(running)
    room = running.app.tables.sessions[pair.table]
    entry = StoredEntry(n=1, entry=Answer(seat=pair.asked, pick="work"), at=1)
    listeners, running.store.listeners = running.store.listeners, []
    running.on(running.store.append(pair.table, entry))
    running.store.listeners = listeners
    assert room.number == 0
    with refused(409, "server-again"):
        pair.first.act(pair.table, "answer", number=0, pick="look")
    assert pair.first.view(pair.table)["number"] == 1
    assert pair.first.view(pair.table)["view"]["step"] == "work"


def test_what_another_process_appends_is_told(running):
    pair = Pair(running)
    with pair.second.socket(pair.table) as socket:
        socket.next("update")
        running.on(running.store.append(pair.table, StoredEntry(n=1, entry=Answer(seat=pair.asked, pick="work"), at=1)))
        assert socket.next("update")["number"] == 1


def test_what_does_not_speak_of_the_table_is_done_on_the_changed_one(running):
    """Another process appends just before Anna leaves her seat to a bot: it plays from the new position on."""
    pair = Pair(running)
    entry = StoredEntry(n=1, entry=Answer(seat=pair.asked, pick="work"), at=1)
    listeners, running.store.listeners = running.store.listeners, []
    running.on(running.store.append(pair.table, entry))
    running.store.listeners = listeners

    pair.anna.act(pair.table, "bot")

    assert running.app.tables.sessions[pair.table].table.entries[0].pick == "work"
    assert "bot" in running.app.tables.sessions[pair.table].table.kinds


def test_a_change_of_seats_that_cannot_be_kept(running):
    pair = Pair(running)

    async def update(*args):
        raise Conflict(pair.table)

    running.store.update = update
    with refused(409, "server-again"):
        pair.anna.act(pair.table, "settings", forced=True)
    del running.store.update
    assert not pair.info()["you"]["forced"]


@pytest.mark.parametrize("error", [StoreError("store-gone", path="x")])
def test_the_health_page_says_when_the_store_is_gone(running, error):
    async def check():
        raise error

    running.store.check = check
    status, _, data = running.stranger().raw("GET", "health")
    del running.store.check
    assert status == 503 and b"server-not-kept" in data
    assert running.stranger().raw("GET", "health")[0] == 200


# ---------------------------------------------------------------- a table that cannot be read


@pytest.fixture
def harmed(tmp_path):
    """A server that begins with a game, with a clock, whose entries cannot have happened; and one that is well."""
    store = tmp_path / "store.db"
    before = Running(store).start()
    anna = before.person()
    bad, good = (anna.table(seats=["me", "me"], clock={"kind": "move", "seconds": 600}, public=True)[0] for _ in "ab")
    for table in (bad, good):
        seat = anna.get(f"tables/{table}")["to_move"]
        anna.act(table, "answer", number=0, pick="work", seat=seat)
    before.stop()
    yield store, anna.key, bad, good


def harm(store, sql, table):
    with closing(sqlite3.connect(store)) as file:
        file.execute(sql, (table,))
        file.commit()


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE entries SET entry = replace(entry, 'work', 'keep:bank') WHERE game = ?",
        "UPDATE entries SET entry = '{' WHERE game = ?",
        "UPDATE games SET header = '{}' WHERE id = ?",
        "UPDATE games SET header = replace(header, 'leaders-standard', 'elsewhere') WHERE id = ?",
        "UPDATE games SET metadata = '{}' WHERE id = ?",
        "UPDATE games SET game = 'chess' WHERE id = ?",
    ],
)
def test_a_table_that_cannot_be_read_says_so_and_harms_no_other(harmed, sql):
    store, key, bad, good = harmed
    harm(store, sql, bad)
    server = Running(store).start()
    try:
        anna = Client(server, key)
        for path in ("", "/view", "/record"):
            with refused(503, "server-damaged"):
                anna.get(f"tables/{bad}{path}")
        with anna.socket(bad) as socket:
            assert socket.next("error")["error"]["message"] == "server-damaged"
        for query in ("mine=1", ""):
            assert good in [table["id"] for table in anna.get(f"tables?{query}")["tables"]]
        assert anna.get(f"tables/{good}")["clock"]["due"] is not None
        bruno = server.person("Bruno")
        anna.delete("me")
        assert {seat["name"] for seat in bruno.get(f"tables/{good}")["seats"]} == {"somebody"}
        assert server.app.services.metrics.mistakes == 0
    finally:
        server.stop()


def test_clocks_go_on_beside_a_table_that_cannot_be_read(harmed):
    store, _, bad, good = harmed
    harm(store, "UPDATE entries SET entry = replace(entry, 'work', 'keep:bank') WHERE game = ?", bad)
    harm(store, "UPDATE games SET changed = changed + 1000 WHERE id = ?", bad)  # it is woken first
    server = Running(store).start()
    try:
        until = time.monotonic() + 10
        while good not in server.app.tables.sessions or not server.app.tables.sessions[good].loaded:
            assert time.monotonic() < until
            time.sleep(0.02)
    finally:
        server.stop()
