"""When the games cannot be kept: the player gets a message, nothing is half-done, and play goes on when it is back."""

from __future__ import annotations

import time

import pytest

from posterity.core.records import Answer
from posterity.store import Conflict, KeptEntry, StoreError
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
    with pair.second.socket(pair.table) as wires:
        wires.next("update")
        with Broken(running.store, StoreError("store-full", path="/secret/path")):
            with refused(503, "server-not-kept") as e:
                pair.step(pick="work")
            assert "secret" not in str(e.value)
            assert pair.first.view(pair.table) == before
        pair.step(pick="work")
        assert wires.next("update")["number"] == 1


def test_a_bot_tries_again_until_it_is_kept(running, monkeypatch):
    monkeypatch.setattr("posterity.server.moments.TRY_AGAIN", 0.05)
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


def test_whoever_was_slower_loads_again(running):
    """Another process appends: the table hears of it from the store, or finds out when it appends itself."""
    pair = Pair(running)
    room = running.house.rooms[pair.table]
    entry = KeptEntry(n=1, entry=Answer(seat=pair.asked, pick="work"), at=1)
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
    with pair.second.socket(pair.table) as wires:
        wires.next("update")
        running.on(running.store.append(pair.table, KeptEntry(n=1, entry=Answer(seat=pair.asked, pick="work"), at=1)))
        assert wires.next("update")["number"] == 1


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
