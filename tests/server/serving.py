"""A real server on a free port of this machine, and clients of it in plain Python."""

from __future__ import annotations

import asyncio
import json
import threading
import urllib.error
import urllib.request
from contextlib import contextmanager

from websockets.sync.client import connect

from posterity.server.app import App
from posterity.server.ops.limits import Limits, Rate
from posterity.server.ops.pace import Pace
from posterity.server.ops.uptime import BEAT
from posterity.server.ops.wall_clock import WallClock
from posterity.server.serve import Server, configured, listening
from posterity.server.services import Services
from posterity.server.sessions.alarm import Alarm
from posterity.store import open_store

QUICK = Pace(bot=(0.0, 0.0), forced=(0.0, 0.0))
MANY = Rate(burst=100_000, seconds=1)
GENEROUS = Limits(
    requests=MANY,
    addresses=MANY,
    strangers=MANY,
    new_people=MANY,
    new_tables=MANY,
    address_tables=MANY,
    lines=MANY,
    table_lines=MANY,
    work=MANY,
    address_work=MANY,
)


class Running:
    """A server in a thread of its own; `app` is what the tests look into, and `on` runs something in its loop."""

    def __init__(self, store, limits=GENEROUS, pace=QUICK, port=0, moments=None, proxies=(), bot_workers=0):
        self.store_url = str(store)
        self.limits, self.pace, self.proxies = limits, pace, proxies
        self.moments, self.bot_workers = moments, bot_workers
        self.socket = listening("127.0.0.1", port)
        self.port = self.socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.main()), daemon=True)

    async def main(self):
        self.loop = asyncio.get_running_loop()
        self.store = await open_store(self.store_url)
        workers = self.bot_workers
        self.app = App(
            Services(self.store, self.url, self.limits, self.pace, self.moments, bot_workers=workers),
        )
        self.server = Quiet(configured(self.app, self.proxies), self.app)
        threading.Thread(target=self.tell_ready, daemon=True).start()
        await self.server.serve(sockets=[self.socket])
        await self.store.close()

    def tell_ready(self):
        while not self.server.started:
            threading.Event().wait(0.01)
        self.ready.set()

    def start(self):
        self.thread.start()
        assert self.ready.wait(20)
        return self

    def stop(self):
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def on(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def person(self, name="Anna"):
        return Client(self, self.stranger().post("people", {"name": name})["key"])

    def stranger(self):
        return Client(self)


class FakeClock(WallClock):
    """Time that passes only when a test says so."""

    def __init__(self):
        self.at = super().now()
        self.waiting = []

    def now(self):
        return self.at

    async def until(self, moment):
        while self.at < moment:
            self.waiting.append(asyncio.Event())
            await self.waiting[-1].wait()

    def wake(self):
        """Let those see what time it is who wait for a moment."""
        waiting, self.waiting = self.waiting, []
        for event in waiting:
            event.set()

    def passes(self, running, seconds):
        """Let time pass, and everything happen that is due by then."""
        left = int(seconds * 1000)
        while left > 0:
            running.on(self.move(min(left, BEAT), running.app))
            left -= BEAT

    async def move(self, time, *apps):
        """Time passes at once; the servers beat."""
        self.at += time
        self.wake()
        for app in apps:
            await app.services.uptime.beat()
            await self.happen(app)

    async def happen(self, app):
        """Wait for every alarm that is due."""
        loaded = [session for session in app.tables.sessions.values() if session.loaded]
        timers = [timer for session in loaded for timer in session.timers]
        alarms = [(timer, timer.due()) for timer in timers if isinstance(timer, Alarm)]
        due = [alarm.task for alarm, moment in alarms if moment is not None and moment <= self.at and alarm.task]
        await asyncio.gather(*due, return_exceptions=True)


class Quiet(Server):
    """A server outside the main thread, which gets no signals."""

    @contextmanager
    def capture_signals(self):
        yield


class Refusal(Exception):
    """An answer that is an error."""

    def __init__(self, status, problem, headers):
        super().__init__(f"{status} {problem}")
        self.status, self.message, self.problem, self.headers = status, problem.get("message"), problem, headers


class Client:
    """Somebody who asks over HTTP."""

    def __init__(self, running, key=None):
        self.running, self.key = running, key

    def raw(self, method, path, body=None, headers=()):
        """Status, headers and bytes of an answer."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.running.url}/{path}", data, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.key:
            request.add_header("Authorization", f"Bearer {self.key}")
        for name, value in headers:
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as e:
            with e:
                return e.code, dict(e.headers), e.read()

    def ask(self, method, path, body=None):
        status, headers, data = self.raw(method, f"api/{path}", body)
        if status >= 400:
            raise Refusal(status, json.loads(data), headers)
        return json.loads(data)

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, body=None):
        return self.ask("POST", path, {} if body is None else body)

    def delete(self, path):
        return self.ask("DELETE", path)

    def me(self):
        return self.get("me")["person"]

    def table(self, game="leaders", seats=("me", "bot"), **more):
        """A new table: its id and its links."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        made = self.post("tables", {"game": game, "seats": plans, **more})
        return made["table"]["id"], [link["token"] for link in made["links"]]

    def view(self, table, **query):
        words = "&".join(f"{name}={value}" for name, value in query.items())
        return self.get(f"tables/{table}/view?{words}")

    def act(self, table, act, **body):
        return self.post(f"tables/{table}/{act}", body)

    @contextmanager
    def socket(self, table, **hello):
        """A WebSocket after its hello."""
        with connect(f"ws://127.0.0.1:{self.running.port}/api/tables/{table}/socket", max_size=None) as socket:
            socket.send(json.dumps({"do": "hello", **({"key": self.key} if self.key else {}), **hello}))
            yield ClientSocket(socket)


class ClientSocket:
    """The client's end of a WebSocket."""

    def __init__(self, socket):
        self.socket = socket
        self.heard = []

    def next(self, kind, timeout=10):
        """The next message of a kind; what comes before it is kept in `heard`."""
        while True:
            message = json.loads(self.socket.recv(timeout))
            self.heard.append(message)
            if message["type"] == kind:
                return message

    def send(self, frame):
        self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def do(self, act, id=1, **body):
        """An act, and its answer."""
        self.send({"id": id, "do": act, "with": body})
        while True:
            message = json.loads(self.socket.recv(10))
            self.heard.append(message)
            if message["type"] in ("done", "error"):
                assert message["id"] == id
                return message
