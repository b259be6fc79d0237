"""Webhooks: who is told, what is said, and where the server does not let itself be sent."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import threading
import time
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from posterity.server.ops.limits import Limits, Rate
from posterity.server.webhooks import http_client
from posterity.server.webhooks.addresses import is_public
from posterity.server.webhooks.http_client import CallError, HttpClient, Target
from posterity.server.webhooks.webhooks import ENOUGH
from tests.server.serving import MANY, Running
from tests.server.test_people import refused

PEM = Path(__file__).parent / "tls" / "hook.example.pem"  # a key and a certificate of that name, for tests alone
URL = "https://hook.example/turn?to=bruno"
PUBLIC = "93.184.216.34"
OK = b"HTTP/1.1 204 No Content\r\n\r\n"

# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "100.63.255.255", "172.32.0.1", "2606:4700::1111", "2a00::1"])
def test_public_addresses(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
        *("169.254.169.254", "100.64.0.1", "100.127.255.255", "224.0.0.1", "239.1.1.1", "255.255.255.255"),
        *("240.0.0.1", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.9"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "fec0::1", "100::1"),
        *("::ffff:8.8.8.8", "::ffff:127.0.0.1", "::8.8.8.8", "2002:7f00:1::", "2002:808:808::1", "2001::1"),
        *("64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "2001:db8::1", "3fff::1", "2001:10::1"),
        *("", "localhost", "8.8.8", "0x7f.1", "2130706433", "8.8.8.8 ", "[2606:4700::1111]"),
    ],
)
def test_addresses_that_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("http://hook.example/", "HTTP://x/", "ftp://hook.example", "//hook.example", "hook.example", "https://", ""),
        *("https://hook.example:80/", "https://hook.example:8443/", "https://hook.example:x/", "https://:443/"),
        *(
            "https://anna:secret@hook.example/",
            "https://anna@hook.example/",
            "https://[::1/",
            "https://hook.example/ x",
        ),
        *("https://hook.example/\r\nHost: other", "https://hook.example\\@other/", "https://hök.example/"),
        *("https://hook.example/" + "x" * 500, "javascript:alert(1)", "file:///etc/passwd"),
    ],
)
def test_what_is_no_address_of_a_webhook(url):
    with pytest.raises(CallError):
        Target(url)


def test_an_address_taken_apart():
    target = Target("https://Hook.Example:443/a/b?c=d#e")
    assert (target.host, target.path) == ("hook.example", "/a/b?c=d")
    assert Target("https://hook.example").path == "/"


# ---------------------------------------------------------------- a call


class Ends:
    """The other end: a TLS server of this machine that answers with given bytes."""

    def __init__(self, answer=OK, wait=0.0):
        self.answer, self.wait = answer, wait
        self.heard, self.names, self.connected = [], [], []

    @asynccontextmanager
    async def serving(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(PEM)
        context.sni_callback = lambda _, name, __: self.names.append(name)
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()

    async def serve(self, reader, writer):
        try:
            self.heard.append(await reader.readuntil(b"}"))
            await asyncio.sleep(self.wait)
            answers = [self.answer] if isinstance(self.answer, bytes) else self.answer()
            for part in answers:
                writer.write(part)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()

    def caller(self, *addresses):
        """A caller for whom every name leads here; what it was checked with is in `connected`."""

        async def resolve(host):
            return list(addresses or [PUBLIC])

        async def connect(address, host):
            self.connected.append(address)
            return await caller.open("127.0.0.1", host)

        caller = HttpClient(resolve, connect)
        caller.context = ssl.create_default_context(cafile=str(PEM))
        return caller


def called(monkeypatch, ends, *addresses, url=URL):
    """Call once; the seconds it took."""

    async def call():
        async with ends.serving():
            monkeypatch.setattr(http_client, "PORT", ends.port)
            started = time.perf_counter()
            try:
                await ends.caller(*addresses).post(url, b'{"text": "x"}')
            finally:
                ends.seconds = time.perf_counter() - started

    url = url.replace(":443", "")
    asyncio.run(call())


def test_a_call_goes_to_the_checked_address_in_the_name_of_the_host(monkeypatch):
    ends = Ends()
    called(monkeypatch, ends, PUBLIC, "8.8.8.8")
    head, _, body = ends.heard[0].decode().partition("\r\n\r\n")

    assert ends.connected == [PUBLIC] and ends.names == ["hook.example"]
    assert head.splitlines()[:2] == ["POST /turn?to=bruno HTTP/1.1", "Host: hook.example"]
    assert body == '{"text": "x"}' and "Connection: close" in head and "authorization" not in head.lower()


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::ffff:127.0.0.1"], ["fe80::1%lo", PUBLIC], ["nonsense"]]
)
def test_a_name_that_leads_inside_even_once_is_not_called(monkeypatch, addresses):
    ends = Ends()
    with pytest.raises(CallError):
        called(monkeypatch, ends, *addresses)
    assert ends.connected == [] and ends.heard == []


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: https://hook.example/other\r\n\r\n",
        b"HTTP/1.1 404 Not Found\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n",
        b"SSH-2.0-OpenSSH\r\n",
        b"HTTP/1.1 2" + b"0" * 5000,
        b"",
    ],
)
def test_any_other_answer_is_a_failure_and_nobody_is_followed(monkeypatch, answer):
    ends = Ends(answer)
    with pytest.raises(CallError):
        called(monkeypatch, ends)
    assert len(ends.heard) == 1


def test_what_follows_the_first_line_is_not_read(monkeypatch):
    def endless():
        yield b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n"
        for _ in range(10_000):
            yield b"x" * 65536

    ends = Ends(endless)
    called(monkeypatch, ends)
    assert ends.seconds < 2


def test_three_seconds_in_all(monkeypatch):
    monkeypatch.setattr(http_client, "SECONDS", 0.3)
    ends = Ends(wait=5)
    with pytest.raises(CallError):
        called(monkeypatch, ends)
    assert 0.2 < ends.seconds < 2


def test_slow_drops_of_an_answer_do_not_help(monkeypatch):
    monkeypatch.setattr(http_client, "SECONDS", 0.3)

    async def slowly(self, reader, writer):
        for byte in OK:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.1)

    monkeypatch.setattr(Ends, "serve", slowly)
    ends = Ends()
    with pytest.raises(CallError):
        called(monkeypatch, ends)
    assert ends.seconds < 2


def test_the_certificate_must_be_that_of_the_name(monkeypatch):
    ends = Ends()
    with pytest.raises(CallError):
        called(monkeypatch, ends, url="https://other.example/")
    assert ends.heard == []


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::1]"])
def test_names_and_numbers_of_this_machine_are_looked_up_and_refused(host):
    async def call():
        with pytest.raises(CallError):
            await HttpClient().post(f"https://{host}/", b"{}")

    asyncio.run(call())


def test_slow_name_servers_hold_up_nothing(monkeypatch):
    monkeypatch.setattr(http_client, "SECONDS", 0.2)
    monkeypatch.setattr(http_client, "RESOLVING", 3)
    answer = threading.Event()
    monkeypatch.setattr(http_client, "look_up", lambda host: answer.wait(10) and [])

    async def call():
        caller = HttpClient()
        started = time.perf_counter()
        found = await asyncio.gather(*(caller.post(URL, b"{}") for _ in range(6)), return_exceptions=True)
        assert sorted(str(error) for error in found) == ["TimeoutError"] * 3 + ["busy"] * 3
        assert time.perf_counter() - started < 2
        threads = [thread for thread in threading.enumerate() if thread.name == "names"]
        assert len(threads) == 3 and all(thread.daemon for thread in threads)
        answer.set()
        while caller.resolving:
            await asyncio.sleep(0.01)

    asyncio.run(call())


# ---------------------------------------------------------------- a game


class Told(HttpClient):
    """Calls nobody, and remembers who was to be called."""

    def __init__(self):
        super().__init__(self.anywhere)
        self.calls, self.works, self.wait = [], True, 0.0

    async def anywhere(self, host):
        return [PUBLIC]

    async def post(self, url, body):
        self.calls.append((url, json.loads(body)))
        await asyncio.sleep(self.wait)
        if not self.works:
            raise CallError("test")


class Pair:
    """Anna and Bruno at a table; Anna is here, Bruno is away and has a webhook."""

    def __init__(self, server, **hook):
        self.server = server
        self.told = server.app.services.webhooks.http_client = Told()
        self.anna, self.bruno = server.person("Anna"), server.person("Bruno")
        self.people = {self.anna.me(): self.anna, self.bruno.me(): self.bruno}
        if hook:
            self.bruno.post("me/webhook", hook)
        self.id, (token,) = self.anna.table("gears", ["me", "link"])
        self.luck = random.Random(1)
        self.bruno.post("join", {"token": token})
        self.room = server.app.tables.sessions[self.id]

    def asked(self):
        return self.room.metadata.seats[self.room.table.state.ask.seat].person

    def step(self):
        """Whoever is asked answers; Bruno is gone again at once."""
        client, ask = self.people[self.asked()], self.room.table.state.ask
        client.act(self.id, "answer", number=self.room.number, pick=self.luck.choice(ask.options).text)
        self.room.presence.asked.pop(self.bruno.me(), None)

    def turns(self, count, most=300):
        """Play until it has become Bruno's turn so many times."""
        found = 0
        for _ in range(most):
            before = self.asked()
            self.step()
            found += before != self.asked() == self.bruno.me()
            if found == count:
                break
        assert found == count
        self.settle()

    def settle(self):
        async def done():
            while self.server.app.services.webhooks.calls_in_flight:
                await asyncio.sleep(0.01)

        self.server.on(done())


def test_whoever_is_away_is_told_once_a_turn_and_nothing_else(running):
    pair = Pair(running, url=URL)
    pair.settle()
    before = len(pair.told.calls)
    pair.turns(3)

    assert before <= 1 and len(pair.told.calls) == before + 3
    assert pair.told.calls[-1] == (
        URL,
        {"text": f"Your turn at {pair.id}", "table": pair.id, "url": f"{running.url}/#/table/{pair.id}"},
    )


def test_it_is_said_in_the_language_that_was_chosen(running):
    pair = Pair(running, url=URL, lang="it")
    pair.turns(1)
    assert pair.told.calls[-1][1]["text"] == f"Tocca a te al tavolo {pair.id}"


def test_whoever_is_here_is_not_told(running):
    pair = Pair(running, url=URL)
    pair.settle()
    before = len(pair.told.calls)
    with pair.bruno.socket(pair.id) as socket:
        socket.next("update")
        pair.turns(2)
        assert len(pair.told.calls) == before


def test_whoever_set_nothing_or_took_it_back_is_not_told(running):
    pair = Pair(running)
    pair.turns(1)
    assert pair.bruno.get("me")["webhook"] is None
    pair.bruno.post("me/webhook", {"url": URL})
    pair.bruno.delete("me/webhook")
    pair.turns(1)
    assert pair.told.calls == [] and pair.bruno.get("me")["webhook"] is None


def test_what_fails_too_often_is_switched_off_until_it_is_set_again(running):
    pair = Pair(running, url=URL)
    pair.told.works = False
    pair.turns(1)
    assert pair.bruno.get("me")["webhook"]["failures"] >= 1
    pair.told.works = True
    pair.turns(1)
    assert pair.bruno.get("me")["webhook"] == {"url": URL, "lang": "en", "failures": 0, "off": False}

    pair.told.works = False
    hook = running.on(running.store.webhook(pair.bruno.me()))
    for _ in range(ENOUGH):
        running.on(running.app.services.webhooks.call(hook, pair.id))
    assert pair.bruno.get("me")["webhook"] == {"url": URL, "lang": "en", "failures": ENOUGH, "off": True}
    count = len(pair.told.calls)
    pair.turns(1)
    assert len(pair.told.calls) == count
    assert pair.bruno.post("me/webhook", {"url": URL})["webhook"]["off"] is False


def test_a_call_that_hangs_holds_up_nothing(running):
    pair = Pair(running, url=URL)
    pair.told.wait = 0.5
    started = time.perf_counter()
    for _ in range(5):
        pair.step()
    assert time.perf_counter() - started < 0.5
    pair.settle()


@pytest.mark.parametrize("limits", [{"webhooks": Rate(2, 3600)}, {"webhook_hosts": Rate(2, 3600)}])
def test_there_are_not_too_many_calls(tmp_path, limits):
    server = Running(tmp_path / "store.db", Limits(requests=MANY, strangers=MANY, new_people=MANY, **limits)).start()
    try:
        pair = Pair(server, url=URL)
        pair.turns(4)
        assert len(pair.told.calls) == 2
        assert 'posterity_webhooks_total{outcome="left-out"}' in server.stranger().raw("GET", "metrics")[2].decode()
    finally:
        server.stop()


PRIVATE = [
    *("https://127.0.0.1/", "https://10.1.2.3/turn", "https://192.168.1.20/", "https://169.254.169.254/latest/"),
    *("https://[::1]/", "https://[fe80::1]/", "https://[fd12::1]/", "https://[::ffff:127.0.0.1]/"),
    *("https://[::ffff:7f00:1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://[::]/"),
    *("https://2130706433/", "https://0x7f.1/", "https://0177.0.0.1/", "https://127.1/", "https://0/"),
    *("https://localhost/", "https://LOCALHOST/", "https://localhost./", "https://hook.localhost/"),
    *("https://printer.local/", "https://nas/", "https://Router.LAN./", "https://a.home.arpa/", "https://x.internal/"),
]


@pytest.mark.parametrize("url", PRIVATE)
def test_a_webhook_into_a_private_network_is_refused_when_it_is_entered(running, url):
    running.app.services.webhooks.http_client = HttpClient()
    anna = running.person()
    with refused(422, "server-webhook-private"):
        anna.post("me/webhook", {"url": url})
    assert anna.get("me")["webhook"] is None


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::ffff:192.168.0.1"], ["2606:4700::1111", "fe80::1%eth0"]]
)
def test_a_name_that_leads_into_a_private_network_even_once_is_refused(running, addresses):
    running.app.services.webhooks.http_client = Ends().caller(*addresses)
    with refused(422, "server-webhook-private"):
        running.person().post("me/webhook", {"url": URL})


def test_a_name_that_cannot_be_looked_up_now_may_be_entered(running, monkeypatch):
    """Whether it leads outside, each call sees for itself."""
    monkeypatch.setattr(http_client, "SECONDS", 0.1)

    async def nobody_answers(host):
        await asyncio.sleep(10)

    async def nowhere(host):
        return []

    for resolve in (nobody_answers, nowhere):
        running.app.services.webhooks.http_client = HttpClient(resolve)
        assert running.person().post("me/webhook", {"url": URL})["webhook"]["url"] == URL


def test_a_server_in_a_private_network_may_call_others_there(running):
    caller = running.app.services.webhooks.http_client = HttpClient(private=True)
    for url in PRIVATE:
        running.person().post("me/webhook", {"url": url})
    assert asyncio.run(caller.checked("127.0.0.1")) == ["127.0.0.1"]


@pytest.mark.parametrize("url", ["http://hook.example/", "https://hook.example:22/", "https://a:b@c.example/", "x"])
def test_addresses_that_cannot_be_webhooks_are_refused(running, url):
    with refused(400, "server-webhook"):
        running.person().post("me/webhook", {"url": url})
    with refused(404, "server-lang"):
        running.person().post("me/webhook", {"url": URL, "lang": "fr"})
    with refused(401, "server-who"):
        running.stranger().post("me/webhook", {"url": URL})


def test_nobody_else_sees_the_address_and_no_log_does(running, capfd):
    pair = Pair(running, url="https://hook.example/very-secret-path")
    pair.turns(1)
    pair.told.works = False
    pair.turns(1)
    seen = [
        pair.anna.raw("GET", f"api/tables/{pair.id}"),
        pair.anna.raw("GET", "api/me"),
        pair.anna.raw("GET", "metrics"),
    ]
    logged = "".join(capfd.readouterr())
    assert all(b"hook.example" not in data for _, _, data in seen) and "hook.example" not in logged
