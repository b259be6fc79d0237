"""The WebSocket at a table: hello, news as they happen, acts, coming back, and frames that make no sense."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from http.client import HTTPConnection

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from posterity.server.tables.subscriber import WAITING, Subscriber
from tests.server.serving import Running
from tests.server.test_playing import Pair


@pytest.fixture
def pair(running):
    return Pair(running)


def test_no_answer_waits_for_the_packet_before_it_to_be_acknowledged(running):
    """TCP_NODELAY is set on every connection: over plain HTTP kept alive, and over a WebSocket."""
    anna = running.person()
    table, _ = anna.table()
    kept_alive = HTTPConnection("127.0.0.1", running.port)
    kept_alive.request("GET", "/health")
    kept_alive.getresponse().read()
    with anna.socket(table) as websocket:
        websocket.next("table")
        accepted = [one.transport.get_extra_info("socket") for one in running.server.server_state.connections]
        set_on = [one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in accepted]
    kept_alive.close()
    assert len(set_on) >= 2 and all(set_on)


def test_a_hello_is_answered_with_table_chat_and_view(pair):
    pair.bruno.act(pair.table, "chat", text="ciao")
    with pair.anna.socket(pair.table, since=-1) as socket:
        update = socket.next("update")
        kinds = [message["type"] for message in socket.heard]

    assert kinds == ["table", "chat", "update"]
    assert update["number"] == 0 and update["since"] == -1 and update["events"] and update["outline"]
    assert update == pair.anna.view(pair.table, since=-1)


def test_everybody_hears_of_an_entry_in_their_own_words(pair):
    with pair.first.socket(pair.table) as one, pair.running.stranger().socket(pair.table, outline=False) as two:
        one.next("update")
        two.next("update")
        answer = one.do("answer", number=0, pick="look")
        assert answer == {"type": "done", "id": 1, "result": {"table": pair.table, "number": 1}}
        own = next(message for message in one.heard if message["type"] == "update" and message["number"] == 1)
        other = two.next("update")

    assert own["since"] == other["since"] == 0
    assert "drawn" in own["view"] and "drawn" not in other["view"]
    assert other["seat"] is None and other["outline"] is None


def test_http_and_sockets_go_together(pair):
    with pair.second.socket(pair.table) as socket:
        socket.next("update")
        pair.step(pick="work")
        assert socket.next("update")["number"] == 1
        pair.first.act(pair.table, "chat", text="your turn soon")
        assert socket.next("chat")["text"] == "your turn soon"


def test_whoever_comes_back_misses_nothing(pair):
    with pair.second.socket(pair.table) as socket:
        seen = socket.next("update")["number"]
    for _ in range(6):
        update = pair.first.view(pair.table)
        if update["view"]["ask"]["seat"] != pair.asked:
            break
        pair.step()
    now = pair.first.view(pair.table)["number"]
    with pair.second.socket(pair.table, since=seen) as socket:
        update = socket.next("update")

    assert update["since"] == seen and update["number"] == now > 1
    assert update["events"] == pair.second.view(pair.table, since=seen)["events"]
    assert {event["entry"] for event in update["events"]} <= set(range(seen + 1, now + 1))


def test_presence_is_told(pair):
    with pair.anna.socket(pair.table) as socket:
        socket.next("update")
        with pair.bruno.socket(pair.table) as other:
            other.next("update")
            assert socket.next("table")["table"]["seats"][1]["present"]
        assert not socket.next("table")["table"]["seats"][1]["present"]


def test_refusals_come_with_the_id_of_the_frame(pair):
    with pair.first.socket(pair.table) as socket:
        socket.next("update")
        answer = socket.do("answer", id="a", number=5, pick="work")
        assert (answer["status"], answer["error"]["message"]) == (409, "illegal-stale")
        assert socket.do("fly", id=2)["error"]["message"] == "server-act"
        assert socket.do("answer", id=3, number="x")["status"] == 400
        assert socket.do("chat", id=4, text="still here")["result"]["n"] == 1


def test_a_stranger_watches_and_does_nothing(pair):
    with pair.running.stranger().socket(pair.table) as socket:
        assert socket.next("update")["view"]["viewer"] == "spectator"
        assert socket.do("chat", text="x")["status"] == 401


def test_look_from_another_of_ones_seats(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "me"])
    with anna.socket(table, seat=0) as socket:
        assert socket.next("update")["seat"] == 0
        socket.send({"id": 1, "do": "look", "seat": 1})
        assert socket.next("update")["seat"] == 1
        socket.send({"id": 2, "do": "look", "seat": 2})
        assert socket.next("error")["error"]["message"] == "server-not-your-seat"


def test_whoever_loses_a_seat_sees_what_spectators_see(pair):
    with pair.first.socket(pair.table) as socket:
        assert socket.next("update")["seat"] == pair.asked
        pair.first.act(pair.table, "resign")
        while True:
            update = socket.next("update")
            if update["seat"] is None:
                break
            assert update["number"] == 1  # the change of the seat itself, when the seat was still theirs


def test_whoever_is_shown_out_hears_nothing_more(pair):
    carla = pair.running.person("Carla")
    with carla.socket(pair.table) as socket:
        socket.next("update")
        pair.anna.act(pair.table, "kick", person=carla.me())
        with pytest.raises(ConnectionClosed) as e:
            socket.next("nothing")
    assert e.value.rcvd.code == 1008


# ---------------------------------------------------------------- who may come


def address(running, table):
    return f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example"])
def test_another_site_may_not_open_a_socket(pair, origin):
    with pytest.raises(InvalidStatus) as e, connect(address(pair.running, pair.table), origin=origin):
        pass
    assert e.value.response.status_code == 403


def test_the_servers_own_pages_may(pair):
    with connect(address(pair.running, pair.table), origin=pair.running.url) as socket:
        socket.send('{"do": "hello"}')
        assert json.loads(socket.recv(5))["type"] == "table"


@pytest.mark.parametrize(
    ("hello", "status"),
    [
        ("not json", 400),
        ('{"do": "answer", "with": {}}', 400),
        ('{"do": "hello", "key": "wrong"}', 401),
        ('{"do": "hello", "seat": 0}', 403),
        (b"\xff\xfe", 400),
    ],
)
def test_a_wrong_hello_is_told_and_closed(pair, hello, status):
    with connect(address(pair.running, pair.table)) as socket:
        socket.send(hello)
        assert json.loads(socket.recv(5))["status"] == status
        with pytest.raises(ConnectionClosed) as e:
            socket.recv(5)
    assert e.value.rcvd.code == 1008


def test_a_table_that_is_not_there(running):
    with connect(address(running, "nowhere")) as socket:
        socket.send('{"do": "hello"}')
        assert json.loads(socket.recv(5))["error"]["message"] == "server-missing"


def test_a_private_table_is_not_there_for_others(running):
    table, _ = running.person().table()
    with connect(address(running, table)) as socket:
        socket.send(json.dumps({"do": "hello", "key": running.person().key}))
        assert json.loads(socket.recv(5))["error"]["message"] == "server-missing"


# ---------------------------------------------------------------- frames that make no sense


def test_random_frames_are_answered_and_harm_nothing(pair):
    luck = random.Random(4)
    values = [None, True, -1, 1.5, 10**30, "x", "\u0000", "x" * 300, [], {}, {"a": {}}, "hello", "answer"]
    acts = ["answer", "undo", "vote", "sit", "look", "hello", "chat", "take", "link", "start", "", "nothing"]
    keys = ["do", "id", "with", "seat", "number", "pick", "text", "proposal", "agree", "person", "to", "ask"]
    with pair.first.socket(pair.table) as socket:
        socket.next("update")
        for n in range(300):
            body = {luck.choice(keys): luck.choice(values) for _ in range(luck.randrange(4))}
            frame = {"id": n, "do": luck.choice(acts), "with": luck.choice([body, *values])}
            if luck.random() < 0.3:
                frame = body
            text = json.dumps(frame)
            socket.send(text[: luck.randrange(len(text))] if luck.random() < 0.2 else text)
            kind = None
            while kind not in ("done", "error"):
                message = json.loads(socket.socket.recv(10))
                kind = message["type"]
            assert kind == "done" or message["status"] < 500, (frame, message)
    assert pair.info()["status"] == "running"


def test_a_frame_that_is_too_large_closes_the_socket(pair):
    with pair.first.socket(pair.table) as socket:
        socket.next("update")
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as e:
            socket.next("nothing")
    assert e.value.rcvd.code == 1009


# ---------------------------------------------------------------- the end


def test_a_server_that_stops_sends_everybody_home(tmp_path):
    server = Running(tmp_path / "store.db").start()
    anna = server.person()
    table, _ = anna.table(seats=["me", "me"])
    with anna.socket(table) as socket:
        socket.next("update")
        started = time.monotonic()
        server.stop()
        with pytest.raises(ConnectionClosed) as e:
            socket.next("nothing")
    assert e.value.rcvd.code == 1012
    assert time.monotonic() - started < 5


def test_a_listener_that_is_too_slow_is_let_go():
    listener = Subscriber(None, "", None, None, True)
    for _ in range(8):
        listener.push(b"x" * (WAITING // 4))

    assert listener.closing and listener.queue.qsize() == 6


def test_whoever_waits_at_an_open_table_sees_the_game_begin(running):
    """The set-up comes as an update, from before the first entry on."""
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table("gears", seats=("me", "link"))
    with anna.socket(table, since=-1) as socket:
        assert socket.next("update")["view"] is None

        bruno.post("join", {"token": token})

        update = socket.next("update")
        assert (update["since"], update["status"], update["seat"]) == (-1, "running", 0)
        assert update["view"] is not None and update["events"]


def test_everybody_is_told_who_comes_and_goes_also_without_a_socket(tmp_path, monkeypatch):
    monkeypatch.setattr("posterity.server.tables.presence.AWAY", 1.0)
    monkeypatch.setattr("posterity.server.app.SWEEP", 0.2)
    server = Running(tmp_path / "store.db").start()
    try:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        table, (token,) = anna.table(seats=["me", "link"])
        bruno.post("join", {"token": token})
        with anna.socket(table) as socket:
            socket.next("update")
            bruno.view(table)
            assert [seat["present"] for seat in socket.next("table")["table"]["seats"]] == [True, True]
            assert [seat["present"] for seat in socket.next("table")["table"]["seats"]] == [True, False]
    finally:
        server.stop()


def test_everybody_is_told_who_answers_for_a_seat(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table("gears", seats=("me", "link"))
    bruno.post("join", {"token": token})
    with anna.socket(table) as socket:
        socket.next("update")

        bruno.act(table, "bot", bot="random")

        while socket.next("table")["table"]["seats"][1]["kind"] != "bot":
            pass
        bruno.act(table, "back")
        while socket.next("table")["table"]["seats"][1]["kind"] != "person":
            pass


def test_an_answer_is_told_also_when_its_socket_is_closed_meanwhile(pair):
    """What was begun is finished: else it would be kept, and nobody would hear of it."""
    store, (append, begun, go_on) = pair.running.store, (pair.running.store.append, threading.Event(), asyncio.Event())

    async def slow(*args):
        begun.set()
        await go_on.wait()
        await append(*args)

    with pair.second.socket(pair.table) as other, pair.first.socket(pair.table) as socket:
        other.next("update")
        socket.next("update")
        store.append = slow
        socket.send({"do": "answer", "with": {"number": 0, "pick": "work"}})
        assert begun.wait(10)
        del store.append
        with pair.running.stranger().socket(pair.table):
            assert other.next("table")["table"]["number"] == 0  # somebody has come; the answer is not kept yet
        key = next(key["id"] for key in pair.first.get("me")["keys"] if key["this"])
        pair.first.delete(f"me/keys/{key}")
        pair.running.loop.call_soon_threadsafe(go_on.set)
        assert other.next("update")["number"] == 1
