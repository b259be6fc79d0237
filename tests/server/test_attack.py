"""What somebody with bad intentions tries, and what comes of it."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from posterity.server import names
from posterity.server.ops.limits import Limits, Rate, source
from tests.server.serving import GENEROUS, MANY, Client, Running
from tests.server.test_people import refused


@pytest.fixture
def small(tmp_path):
    """Servers with limits of their own; none outlives its test."""
    started = []

    def start(**limits):
        plain = {name: getattr(GENEROUS, name) for name in GENEROUS.__struct_fields__}
        started.append(Running(tmp_path / f"{len(started)}.db", Limits(**{**plain, **limits})).start())
        return started[-1]

    yield start
    for server in started:
        server.stop()
        assert server.app.services.metrics.mistakes == 0


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "\u200b", "\u3164", "\u2800", "\u115f", "\ufeffAnna", "An\u00adna", "An\u200bna", "An\u200dna"),
        *("\u202eanna", "Anna\u2066", "Anna\u061c", "a\nb", "a\x00b", "Z\u0301\u0302\u0303\u0304", "\u0301\u0302"),
        *("\ue000", "\U000e0041nna", "x" * 41, "\u2028", "\u180e"),
    ],
)
def test_names_that_show_nothing_or_pretend(running, name):
    with refused(400, "server-name"):
        running.person(name)


@pytest.mark.parametrize("name", ["Anna", "Zoë", "Nguyễn Văn", "李雷", "محمد", "אנה", "ราตรี", "👩‍🚀", "O’Neill", "π"])
def test_names_of_the_world(running, name):
    assert running.person(name).get("me")["name"]


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Аnnа"), ("anna", "ANNA"), ("Bill", "Bi1l"), ("Zoe", "Zoë"), ("Ann", "Ａｎｎ")]
)
def test_names_that_look_alike(one, other):
    assert names.lookalike_key(one) == names.lookalike_key(other)


def test_nobody_at_a_table_can_look_like_somebody_else(running):
    anna, false = running.person("Anna"), running.person("Аnna")
    table, (token,) = anna.table(seats=["me", "link"])
    false.post("join", {"token": token})
    assert [seat["name"] for seat in anna.get(f"tables/{table}")["seats"]] == ["Anna", "Аnna 2"]


def test_whoever_was_there_first_keeps_the_name(running):
    anna, bruno, false = running.person("Anna"), running.person("Bruno"), running.person("bruno")
    table, _ = anna.table(seats=["open", "open", "me"], public=True)
    bruno.act(table, "sit", seat=1)
    false.act(table, "sit", seat=0)
    assert [seat["name"] for seat in anna.get(f"tables/{table}")["seats"]] == ["bruno 2", "Bruno", "Anna"]


def test_bots_do_not_take_names_away(running):
    person = running.person("Tallow")
    table, _ = person.table(seats=["open", "me"], public=True)
    person.act(table, "start")
    assert [seat["name"] for seat in person.get(f"tables/{table}")["seats"]] == ["Tallow 2", "Tallow"]


def test_whoever_takes_over_a_seat_or_only_talks_does_not_look_like_somebody_else(running):
    anna, false = running.person("Anna"), running.person("Аnna")
    table, _ = anna.table(seats=["me", "bot"], public=True)
    assert false.act(table, "chat", text="It is me")["name"] == "Аnna 2"
    assert anna.act(table, "chat", text="No, me")["name"] == "Anna"
    false.act(table, "take", seat=1)
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    assert proposal["name"] == "Аnna 2"
    anna.act(table, "vote", proposal=proposal["id"], agree=True)
    assert anna.view(table)["names"] == ["Anna", "Аnna 2"]
    assert false.act(table, "chat", text="Now I sit here")["name"] == "Аnna 2"


# ---------------------------------------------------------------- links


def test_a_link_used_by_many_at_once_seats_one(running):
    anna = running.person()
    table, (token,) = anna.table("gears", ["me", "link", "open"], public=True)
    before = running.on(running.store.counts()).people
    statuses = at_once(
        [lambda n=n: running.stranger().raw("POST", "api/join", {"token": token, "name": f"N{n}"})[0] for n in range(8)]
    )
    seats = anna.get(f"tables/{table}")["seats"]

    assert sorted(statuses) == [200] + [409] * 7
    assert [seat["kind"] for seat in seats] == ["person", "person", "open"]
    assert running.on(running.store.counts()).people == before + 1


def at_once(works):
    found = []
    threads = [threading.Thread(target=lambda work=work: found.append(work())) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_whoever_was_shown_out_does_not_come_back_by_the_same_door(running):
    anna, carla = running.person(), running.person("Carla")
    table, _ = anna.table()
    door = anna.act(table, "link", seat=None)["token"]
    carla.post("join", {"token": door})
    carla.get(f"tables/{table}")
    anna.act(table, "kick", person=carla.me())

    assert carla.raw("GET", f"api/tables/{table}")[0] == 404
    for body in ({"token": door}, {"token": door, "name": "Somebody else"}):
        client = carla if "name" not in body else running.stranger()
        assert client.raw("POST", "api/join", body)[0] in (403, 409)


def test_whoever_was_shown_out_hears_no_more(running):
    anna, carla = running.person(), running.person("Carla")
    table, _ = anna.table(public=True)
    with carla.socket(table) as socket:
        socket.next("update")
        anna.act(table, "kick", person=carla.me())
        with pytest.raises(ConnectionClosed):
            while True:
                socket.next("update")
    assert carla.raw("GET", f"api/tables/{table}/view?since=-1")[0] == 404
    assert carla.raw("POST", f"api/tables/{table}/chat", {"text": "back"})[0] == 404


def test_links_to_watch_do_not_pile_up(running):
    anna = running.person()
    table, _ = anna.table()
    for _ in range(12):
        anna.act(table, "link", seat=None)
    assert len(running.on(running.store.tokens_at(table))) <= 6


# ---------------------------------------------------------------- what is not there for one


def test_private_tables_cannot_be_told_from_none(running, monkeypatch):
    """Same status, headers and bytes, and the same work for the store, whether a table is loaded or not."""
    anna, carla = running.person(), running.person("Carla")
    loaded, _ = anna.table("gears", ["me", "bot"])
    asleep, _ = anna.table("gears", ["me", "bot"])
    running.on(drowsy(running, asleep))
    read, jobs = running.store.read, []

    async def counted(job):
        if job.gi_code.co_name != "webhook":  # a bot may answer meanwhile, and then somebody is told
            jobs.append(job.gi_code.co_name)
        return await read(job)

    monkeypatch.setattr(running.store, "read", counted)
    for more in ("", "/view", "/chat", "/record", "/cards/en", "/why?pick=work"):
        for client in (carla, running.stranger()):
            answers = set()
            for id in (loaded, asleep, "A" * 16):
                jobs.clear()
                answers.add((*shape(client.raw("GET", f"api/tables/{id}{more}")), tuple(jobs)))
            assert len(answers) == 1, (more, answers)
    room = running.app.tables.sessions.get(asleep)
    assert room is None or not room.loaded  # nobody who may not enter makes the server load a game


async def drowsy(running, table):
    room = running.app.tables.sessions[table]
    for timer in room.timers:
        timer.stop()
    room.invalidate()
    del running.app.tables.sessions[table]


def shape(answer):
    status, headers, data = answer
    return status, tuple(sorted(pair for pair in headers.items() if pair[0] != "date")), data


def test_sockets_to_private_tables_are_refused_like_those_to_none(running):
    anna, carla = running.person(), running.person("Carla")
    table, _ = anna.table()
    answers = set()
    for id in (table, "A" * 16):
        with carla.socket(id) as socket:
            answers.add(socket.socket.recv(10))
            with pytest.raises(ConnectionClosed) as e:
                socket.socket.recv(10)
            answers.add(e.value.rcvd.code)
    assert len(answers) == 2


# ---------------------------------------------------------------- bodies


@pytest.mark.parametrize("depth", [100, 400, 900, 3000])
def test_deep_settings_are_kept_or_refused(running, depth):
    anna = running.person()
    body = b'{"settings": {"a": ' + b"[" * depth + b"]" * depth + b"}}"
    status = anna.raw("POST", "api/me", body)[0]
    assert status in (200, 400, 413)
    assert anna.raw("GET", "api/me")[0] == 200


@pytest.mark.parametrize("pick", ["x" * 200, "a:" * 99, ":" * 200, "work:" + "9" * 190, "\u202e", "<script>", "%00"])
def test_odd_answers_are_refused(running, pick):
    anna = running.person()
    table, _ = anna.table()
    assert anna.raw("POST", f"api/tables/{table}/answer", {"number": 0, "pick": pick})[0] in (409, 422)


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/api/tables/..%2f..%2fetc",
            "/api/tables/%2e%2e",
            "/api/texts/..%2fen",
            "/api/games/leaders/texts/..%2f..%2fen",
        ),
        *("/api/games/..%2f..%2fcore/rules/en", "/api/games/leaders%00/rules/en", "/api/games/__init__/texts/en"),
        *("/api/games/leaders/cards/en?set=../../../../etc/passwd", "/api/games/leaders/cards/en?set=/etc/passwd"),
        *(
            "/api/games/leaders/cards/en?set=%00",
            "/api/tables/%00",
            "/api//tables",
            "/API/games",
            "/api/tables/x/socket",
        ),
    ],
)
def test_paths_lead_nowhere(running, path):
    status, data = plain(running, "GET", path)
    assert status in (400, 404, 405, 422) and b"root:" not in data


def plain(running, method, path, headers=(), body=None):
    socket = http.client.HTTPConnection("127.0.0.1", running.port, timeout=10)
    try:
        socket.request(method, path, body, dict(headers))
        answer = socket.getresponse()
        return answer.status, answer.read()
    finally:
        socket.close()


# ---------------------------------------------------------------- holding on


def opened(server, data=b""):
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    connection.sendall(data)
    return connection


def is_closed(socket, seconds):
    """Does the other side hang up in time?"""
    socket.settimeout(seconds)
    try:
        while socket.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


HEAD = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: local",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal",
        HEAD + b'\r\n{"name"',
    ],
)
def test_whoever_never_finishes_a_request_is_let_go(small, data):
    server = small(request_timeout=1)
    with opened(server, data) as socket:
        assert is_closed(socket, 10)


def test_drops_of_a_request_do_not_help(small):
    server = small(request_timeout=1)
    with opened(server) as socket:
        started = time.monotonic()
        try:
            for byte in HEAD * 5:
                socket.sendall(bytes([byte]))
                time.sleep(0.05)
                if time.monotonic() - started > 6:
                    break
        except ConnectionError:
            pass
        assert time.monotonic() - started < 5


def test_whoever_asks_one_thing_after_another_is_not_let_go(small):
    server = small(request_timeout=1)
    socket = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    for _ in range(5):
        socket.request("GET", "/health")
        assert socket.getresponse().read() == b'{"status":"ok"}'
        time.sleep(0.5)
    socket.close()


def test_a_slow_body_is_refused_in_a_sentence(small):
    server = small(request_timeout=1)
    with opened(server, HEAD + b'\r\n{"name"') as socket:
        answer = b"".join(iter(lambda: socket.recv(65536), b""))
    assert b" 408 " in answer.split(b"\r\n")[0] and b"server-too-slow" in answer


def test_a_socket_without_a_hello_is_closed(small):
    server = small(request_timeout=1)
    table, _ = server.person().table(public=True)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        assert json.loads(socket.recv(5))["error"]["message"] == "server-hello"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def test_there_are_only_so_many_connections(small):
    server = small(connections=5)
    held = [opened(server) for _ in range(5)]
    time.sleep(0.2)
    with opened(server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n") as socket:
        assert is_closed(socket, 5)
    for socket in held:
        socket.close()
    time.sleep(0.2)
    assert plain(server, "GET", "/health")[0] == 200


def test_there_are_only_so_many_sockets_from_one_address(small):
    server = small(sockets=3)
    anna = server.person()
    table, _ = anna.table()
    with ExitStack() as held:
        for _ in range(3):
            held.enter_context(anna.socket(table))
        with pytest.raises(InvalidStatus), anna.socket(table):
            pass
    time.sleep(0.2)
    with anna.socket(table) as socket:
        socket.next("update")
    time.sleep(0.2)
    assert not server.app.services.sockets_from.here


def test_there_are_only_so_many_tables_in_memory(small):
    server = small(all_tables=2)
    anna = server.person()
    tables = []
    for _ in range(3):
        table, _ = anna.table(seats=["me", "me"])
        tables.append(table)
    with ExitStack() as open_sockets:
        for table in tables[:2]:
            open_sockets.enter_context(anna.socket(table)).next("update")
        with refused(503, "server-too-many"):
            anna.view(tables[2])
        with refused(503, "server-too-many"):
            anna.table()
        assert server.on(server.store.counts()).games == {"running": 3}
    until = time.monotonic() + 10
    while server.app.tables.subscribers() and time.monotonic() < until:
        time.sleep(0.02)
    assert anna.view(tables[2])["number"] == 0


def test_there_are_only_so_many_who_wait_from_one_address(small):
    server = small(polls=2)
    bruno = server.person("Bruno")
    table, _ = bruno.table(seats=["link", "me"])
    answers = at_once([lambda: bruno.raw("GET", f"api/tables/{table}/view?since=0&wait=1") for _ in range(5)])
    assert sorted(status for status, _, _ in answers) == [200, 200, 429, 429, 429]
    assert all(int(headers["retry-after"]) >= 1 for status, headers, _ in answers if status == 429)
    assert not server.app.services.polls_from.here


def test_a_crowd_of_watchers_does_not_keep_the_players_out(small):
    server = small(listeners=2)
    anna = server.person()
    table, _ = anna.table(public=True)
    with server.stranger().socket(table) as one, server.stranger().socket(table) as two:
        one.next("update"), two.next("update")
        with server.stranger().socket(table) as three:
            assert three.next("error")["error"]["message"] == "server-full"
        with anna.socket(table) as own:
            own.next("update")


def test_one_person_has_only_so_many_sockets_at_a_table(small):
    server = small(devices=1)
    anna = server.person()
    table, _ = anna.table()
    with anna.socket(table) as one:
        one.next("update")
        with anna.socket(table) as two:
            assert two.next("error")["error"]["message"] == "server-full"


def test_a_long_chat_is_no_reason_to_be_let_go(running):
    anna = running.person()
    table, _ = anna.table()
    for n in range(150):
        anna.act(table, "chat", text=f"line {n}")
    with anna.socket(table) as socket:
        socket.next("update")
        assert sum(message["type"] == "chat" for message in socket.heard) == 150


# ---------------------------------------------------------------- too much


def test_many_keys_from_one_address_do_not_make_many_requests(small):
    server = small(addresses=Rate(10, 1000), requests=MANY)
    people = [server.person() for _ in range(5)]
    statuses = [client.raw("GET", "api/me")[0] for _ in range(4) for client in people]
    assert statuses.count(200) == 10 and set(statuses) == {200, 429}


def test_many_people_from_one_address_do_not_make_many_tables(small):
    server = small(address_tables=Rate(3, 1000))
    statuses = []
    for _ in range(5):
        body = {"game": "leaders", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        statuses.append(server.person().raw("POST", "api/tables", body)[0])
    assert statuses == [201, 201, 201, 429, 429]


def test_many_people_do_not_fill_a_chat(small):
    server = small(table_lines=Rate(4, 1000))
    table, _ = server.person().table(public=True)
    statuses = [server.person().raw("POST", f"api/tables/{table}/chat", {"text": "buy"})[0] for _ in range(6)]
    assert statuses == [200] * 4 + [429] * 2


def test_a_game_is_not_made_longer_for_its_own_sake(small):
    server = small(entries=12)
    anna = server.person()
    table, _ = anna.table("leaders", ["me", "me"])
    room = server.app.tables.sessions[table]
    while room.number < 6:
        seat = room.table.state.ask.seat
        anna.act(table, "bot", seat=1 - seat)
        anna.act(table, "back", seat=1 - seat)
    with refused(409, "server-long"):
        anna.act(table, "bot", seat=0)
    with refused(409, "server-long"):
        anna.act(table, "undo", number=room.number, seat=0)
    ask = room.table.state.ask
    anna.act(table, "answer", number=room.number, pick=ask.options[0].text, seat=ask.seat)


def test_outsiders_do_not_use_up_the_proposals_of_players(running):
    anna, bruno, carla = running.person(), running.person("Bruno"), running.person("Carla")
    table, tokens = anna.table("gears", ["me", "link", "link", "bot"], public=True)
    for client, token in zip((bruno, carla), tokens, strict=True):
        client.post("join", {"token": token})
    for n in range(7):
        running.person(f"Outsider {n}").raw("POST", f"api/tables/{table}/take", {"seat": 3})
    info = anna.get(f"tables/{table}")
    assert [one["kind"] for one in info["proposals"]] == ["take"] * 5
    anna.act(table, "kick", person=bruno.me())
    assert anna.get(f"tables/{table}")["proposals"][-1]["kind"] == "kick"


def test_a_table_does_not_remember_everybody_who_mutes(running):
    anna = running.person()
    table, _ = anna.table(public=True)
    with refused(400, "server-body"):
        anna.act(table, "mute", person="x" * 41, muted=True)
    for _ in range(3):
        running.person().act(table, "mute", person=anna.me(), muted=True)
    room = running.app.tables.sessions[table]
    room.metadata.muted.update({f"p{n}": [] for n in range(400)})
    running.person().act(table, "mute", person=anna.me(), muted=True)
    assert len(room.metadata.muted) == 200


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense" * 50, ("nonsense" * 50)[:100]),
        ("", ""),
    ],
)
def test_one_network_counts_as_one_address(address, found):
    assert source(address) == found


def test_a_random_client_key_is_nobody(running):
    for key in ("x", "A" * 43, "é", "a" * 5000, "null", "../..", "' OR 1=1 --"):
        client = Client(running, None)
        status = client.raw("GET", "api/me", headers=[("Authorization", f"Bearer {key}".encode().decode("latin-1"))])[0]
        assert status in (400, 401)
