"""Nobody gets in: headers, hosts, origins, sizes, rates, secrets that are nowhere to be found."""

from __future__ import annotations

import http.client
import json

import pytest

from posterity.server.errors import ApiError
from posterity.server.http.guard import caching
from posterity.server.ops.limits import Limits, Rate, RateLimiter
from tests.server.serving import MANY, Running
from tests.server.test_people import refused


def ask(running, method, path, headers, body=None):
    """A request with exactly these headers."""
    socket = http.client.HTTPConnection("127.0.0.1", running.port, timeout=10)
    socket.putrequest(method, path, skip_host=True)
    for name, value in headers.items():
        socket.putheader(name, value)
    if body is not None:
        socket.putheader("Content-Length", str(len(body)))
    socket.endheaders(body)
    answer = socket.getresponse()
    data = answer.read()
    socket.close()
    return answer.status, data


@pytest.mark.parametrize("path", ["", "api", "api/games", "health", "metrics", "api/nowhere", "api/me"])
def test_every_answer_says_what_browsers_may_do(running, path):
    _, headers, _ = running.stranger().raw("GET", path)
    policy = headers["content-security-policy"]

    assert "default-src 'none'" in policy and "script-src 'self';" in policy and "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert path[:3] != "api" or headers["cache-control"] == "no-store"
    assert "server" not in headers and "access-control-allow-origin" not in headers


def test_other_names_do_not_lead_here(running):
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", "[::1", "[", "[x]"):
        status, data = ask(running, "GET", "/api/games", {"Host": host})
        assert (status, json.loads(data)["message"]) == (400, "server-host")
    for host in (f"127.0.0.1:{running.port}", "localhost", "[::1]:99"):
        assert ask(running, "GET", "/health", {"Host": host})[0] == 200


def test_another_site_may_not_change_anything(running):
    json_body = {"Host": "localhost", "Content-Type": "application/json"}
    status, data = ask(running, "POST", "/api/people", {**json_body, "Origin": "http://evil.example"}, b'{"name": "x"}')
    assert (status, json.loads(data)["message"]) == (403, "server-origin")
    status, data = ask(running, "POST", "/api/people", {"Host": "localhost", "Content-Type": "text/plain"}, b"{}")
    assert (status, json.loads(data)["message"]) == (400, "server-content-type")
    assert ask(running, "POST", "/api/people", {**json_body, "Origin": running.url}, b'{"name": "x"}')[0] == 201


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"[]", b"{", b"null", b'"name"', b"\xff", b"[" * 10_000, b'{"name": 1}', b'{"name": "\\ud800"}'),
        *(b'{"name": "x", "name": 2}', b'{"name": ' + b"1" * 5000 + b"}"),
    ],
)
def test_bodies_that_make_no_sense(running, body):
    status, _, data = running.stranger().raw("POST", "api/people", body)
    assert status == 400 and json.loads(data)["message"] in ("server-body", "server-not-json")


def test_bodies_that_are_too_large(running):
    status, _, data = running.stranger().raw("POST", "api/people", b" " * 17_000)
    assert (status, json.loads(data)["message"]) == (413, "server-too-large")


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "Bearer  ", "bearer x y z", "é", "Bearer " + "x" * 5000])
def test_keys_that_make_no_sense(running, header):
    headers = {"Host": "localhost", "Authorization": header.encode("latin-1")}
    assert ask(running, "GET", "/api/me", headers)[0] in (400, 401)


@pytest.mark.parametrize("path", ["/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/api/../../x", "//etc/passwd"])
def test_paths_do_not_lead_out(running, path):
    assert ask(running, "GET", path, {"Host": "localhost"})[0] == 404


def test_wrong_methods_and_addresses(running):
    with refused(405, "server-method"):
        running.stranger().delete("games")
    with refused(404, "server-missing"):
        running.stranger().get("tables/x/y/z")
    with refused(400, "server-body"):
        running.stranger().get("tables?nonsense=1")


# ---------------------------------------------------------------- rates


def test_a_meter_lets_through_so_many_at_once_and_then_one_after_another():
    meter = RateLimiter(Rate(burst=3, seconds=3600))
    for _ in range(3):
        meter.take("anna")
    with pytest.raises(ApiError) as e:
        meter.take("anna")
    meter.take("bruno")

    assert e.value.status == 429 and 1000 < e.value.problem.args["seconds"] <= 1201


def test_whoever_asks_too_often_is_told_when_to_come_back(tmp_path):
    few = Rate(burst=20, seconds=100)
    server = Running(tmp_path / "store.db", Limits(requests=few, strangers=few, new_people=Rate(2, 600))).start()
    try:
        anna, bruno = server.person(), server.person()
        with refused(429, "server-too-often"):
            server.person()
        for _ in range(20):
            anna.get("me")
        with refused(429, "server-too-often") as e:
            anna.get("me")
        assert int(e.value.headers["retry-after"]) >= 1
        bruno.get("me")
    finally:
        server.stop()


def test_guessing_keys_is_limited_by_address(tmp_path):
    limits = Limits(requests=MANY, strangers=Rate(burst=10, seconds=1000))
    server = Running(tmp_path / "store.db", limits).start()
    try:
        statuses = []
        for n in range(15):
            client = server.stranger()
            client.key = f"guess-{n}"
            statuses.append(client.raw("GET", "api/me")[0])
        assert statuses[:10] == [401] * 10 and set(statuses[11:]) == {429}
    finally:
        server.stop()


# ---------------------------------------------------------------- secrets


def test_no_secret_is_kept_or_logged(tmp_path, capfd):
    server = Running(tmp_path / "store.db").start()
    try:
        anna = server.person("Anna Secretname")
        recovery = anna.post("me/recovery")["token"]
        table, (token,) = anna.table(seats=["me", "link"])
        joined = server.stranger().post("join", {"token": token, "name": "Bruno"})
        phone = server.stranger().post("recover", {"token": recovery})
        with anna.socket(table) as socket:
            socket.next("update")
            socket.do("chat", text="a private word")
        anna.raw("GET", f"api/tables/{table}/view?since=-1&seat=9")
        seed = server.app.tables.sessions[table].table.setup.seed.hex()
        page = server.stranger().raw("GET", "metrics")[2].decode()
    finally:
        server.stop()
    logged = "".join(capfd.readouterr())
    secrets = [anna.key, recovery, token, joined["welcome"]["key"], phone["key"]]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept and secret not in logged
    for word in ("Secretname", "a private word", seed, table):
        assert word not in logged and word not in page
    lines = [json.loads(line) for line in logged.splitlines()]
    assert {line["event"] for line in lines} >= {"request", "socket-opened"}


def test_a_mistake_of_the_program_tells_nothing(tmp_path, capfd):
    server = Running(tmp_path / "store.db").start()
    try:

        async def broken(*args):
            raise ZeroDivisionError("the queen of spades")

        server.store.counts = broken
        status, _, data = server.stranger().raw("GET", "metrics")
    finally:
        server.stop()
    logged = "".join(capfd.readouterr())

    assert (status, json.loads(data)["message"]) == (500, "server-internal")
    assert "ZeroDivisionError" in logged and "queen" not in logged and "Traceback" not in logged


@pytest.mark.parametrize(
    ("path", "status", "kept"),
    [
        ("/assets/index-1a2b.js", 200, "public, max-age=31536000, immutable"),
        ("/assets/gone.js", 404, "no-cache"),
        ("/", 200, "no-cache"),
        ("/icon.svg", 200, "no-cache"),
        ("/api", 200, "no-store"),
        ("/api/games", 200, "no-store"),
    ],
)
def test_browsers_keep_only_what_has_its_hash_in_its_name(path, status, kept):
    assert caching(path, status) == kept
