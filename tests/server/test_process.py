"""`posterity serve` as people start it: it answers, stops in good order, and goes on after a kill."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys

import pytest

from posterity.server.webhooks.addresses import lan_address
from posterity.text.qr import blocks, squares
from tests.processes import POSTERITY
from tests.server.serving import Client
from tests.server.test_people import refused

KILLS = 3
COMMAND = [sys.executable, "-c", POSTERITY]


@pytest.fixture
def serve():
    """Starts servers; none outlives its test."""
    started = []

    def start(store, *words):
        started.append(Process(store, *words))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


class Process:
    """`posterity serve` in a process of its own."""

    def __init__(self, store, *more):
        words = ["serve", "--no-browser", "--port", "0", "--store", str(store), *more]
        self.process = subprocess.Popen([*COMMAND, *words], stderr=subprocess.PIPE, text=True)
        self.url = json.loads(self.process.stderr.readline())["url"]

    def end(self, number):
        """The exit status after a signal, and what was logged."""
        self.process.send_signal(number)
        _, logged = self.process.communicate(timeout=20)
        return self.process.returncode, logged

    def person(self, name="Anna"):
        return Client(self, Client(self).post("people", {"name": name})["key"])


def play(client, table, luck, answers):
    """Random answers for both seats of one person; the number of the last one that was acknowledged."""
    number = 0
    for _ in range(answers):
        update = client.view(table, outline=0)
        ask = update["view"]["ask"]
        if ask is None:
            break
        own = client.view(table, seat=ask["seat"], outline=0)
        pick = luck.choice(own["view"]["ask"]["options"])
        number = client.act(table, "answer", number=own["number"], pick=pick, seat=ask["seat"])["number"]
    return number


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_in_good_order(tmp_path, serve, number):
    server = serve(tmp_path / "store.db")
    assert server.person().get("games")["games"]
    status, logged = server.end(number)

    assert status == 0
    assert [json.loads(line)["event"] for line in logged.splitlines()][-2:] == ["stopping", "stopped"]


def test_after_a_kill_every_table_goes_on_where_it_was(tmp_path, serve):
    luck, table, key, seen = random.Random(3), None, None, 0
    for _ in range(KILLS):
        server = serve(tmp_path / "store.db")
        if key is None:
            anna = server.person()
            key, (table, _) = anna.key, anna.table("leaders", ["me", "me"])
        anna = Client(server, key)
        assert anna.view(table)["number"] == seen
        seen = play(anna, table, luck, 12)
        server.end(signal.SIGKILL)
    server = serve(tmp_path / "store.db")
    assert Client(server, key).view(table)["number"] == seen >= 12 * KILLS
    server.end(signal.SIGTERM)


def run(*words):
    return subprocess.run([*COMMAND, "serve", *words], capture_output=True, text=True, timeout=30)


def test_a_check_starts_looks_and_stops(tmp_path):
    assert run("--check", "--store", str(tmp_path / "store.db")).returncode == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "70000"], "65535"),
        (["--port", "x"], "--port"),
        (["--url", "example.org"], "http://"),
        (["--host", "no.such.host.invalid"], "--host"),
        (["--store", "/dev/null/x.db"], "/dev/null/x.db"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(words, said):
    done = run("--no-browser", "--port", "0", *words) if "--port" not in words else run("--no-browser", *words)

    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert said in done.stderr.splitlines()[-1]


def test_a_second_server_on_the_same_file_is_refused(tmp_path, serve):
    store = tmp_path / "store.db"
    server = serve(store)
    (tmp_path / "other-name.db").symlink_to(store)
    for path in (store, tmp_path / "other-name.db"):
        done = run("--port", "0", "--no-browser", "--store", str(path))
        assert done.returncode == 2 and "Traceback" not in done.stderr
        assert done.stderr.splitlines()[-1].startswith("Another server of Posterity already keeps its games")
    assert server.person().get("games")["games"]
    server.end(signal.SIGKILL)
    again = serve(store)  # the lock dies with its process
    assert again.end(signal.SIGTERM)[0] == 0
    assert serve(store).end(signal.SIGTERM)[0] == 0


def test_other_commands_work_beside_a_server(tmp_path, serve):
    store = tmp_path / "store.db"
    server = serve(store)
    anna, bruno = server.person(), server.person("Bruno")
    table, _ = anna.table("leaders", ["me", "me"])
    me = bruno.me()

    def command(*words):
        return subprocess.run([*COMMAND, *words, "--store", str(store)], capture_output=True, text=True, timeout=60)

    verified, forgotten = command("verify"), command("forget", me)
    assert (verified.returncode, forgotten.returncode) == (0, 0), verified.stderr + forgotten.stderr
    assert table in verified.stdout
    with refused(401, "server-who"):
        bruno.get("me")
    assert anna.get(f"tables/{table}")["status"] == "running"


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path, serve):
    server = serve(tmp_path / "store.db")
    done = run("--port", server.url.rpartition(":")[2], "--no-browser", "--store", str(tmp_path / "other.db"))
    server.end(signal.SIGTERM)

    assert done.returncode == 2 and "--port" in done.stderr.splitlines()[-1]


def test_the_way_for_others_in_the_house_is_shown(tmp_path):
    """`--lan` tells the address of this machine in its network, with a code that leads to it."""
    home = lan_address()
    words = ["serve", "--lan", "--no-browser", "--port", "0", "--store", str(tmp_path / "store.db")]
    environment = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    if home is None:
        assert "in no network" in process.communicate(timeout=20)[1] and process.returncode == 2
        return
    url = json.loads(process.stderr.readline())["url"]
    code = blocks(squares(url))
    shown = [process.stdout.readline().rstrip("\n") for _ in range(2 + len(code))]
    process.send_signal(signal.SIGTERM)
    rest = process.communicate(timeout=20)[0]

    assert re.fullmatch(rf"http://{re.escape(home)}:\d+", url)
    assert shown[0] == f"In this house play at {url}"
    assert (shown[2:], rest) == (code, "")
