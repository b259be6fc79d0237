"""What docs/hosting.md promises to whoever runs a server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shlex
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from configparser import ConfigParser
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from posterity.cli.arguments import parse
from posterity.cli.command_table import COMMANDS
from posterity.cli.stored import check_all
from posterity.server.http.guard import origin_of
from posterity.server.ops.limits import Limits, Rate
from posterity.server.ops.options import OptionError, chosen_limits, chosen_pause, chosen_proxies, names
from posterity.server.ops.pace import Pace
from posterity.text.voice import Voice
from tests.processes import POSTERITY
from tests.server.serving import Client, Running
from tests.server.test_people import refused
from tests.server.test_process import Process

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMAND = [sys.executable, "-c", POSTERITY]


def blocks(kind):
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def posterity(*words, **more):
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, **more)


# ---------------------------------------------------------------- the page


def test_every_limit_is_on_the_page_as_it_is():
    rows = re.findall(r"^\| `([a-z-]+)` \| ([\d/]+) \| .+ \|$", PAGE, re.MULTILINE)
    assert [name for name, _ in rows] == names()
    assert chosen_limits(dict(rows)) == Limits()


def test_every_command_on_the_page_is_understood():
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    lines += [line.removeprefix("ExecStart=") for line in blocks("ini")[0].splitlines() if "ExecStart" in line]
    found = [
        match[1] for line in lines if (match := re.search(r"(?:^|bin/)posterity ((?:serve|verify|forget) .+)", line))
    ]
    assert len(found) >= 5
    for words in found:
        parse(shlex.split(words), COMMANDS)


def test_the_service_file_is_one():
    unit = ConfigParser(strict=True)
    unit.optionxform = str
    unit.read_string(blocks("ini")[0])
    assert unit["Service"]["ExecStart"].startswith("/opt/posterity/.venv/bin/posterity serve ")
    assert "--no-browser" in unit["Service"]["ExecStart"] and unit["Service"]["User"] == "posterity"


def test_every_event_and_metric_is_on_the_page(running):
    source = "".join(file.read_text() for file in (ROOT / "src" / "posterity" / "server").rglob("*.py"))
    events = set(re.findall(r'\blog_event\("([a-z-]+)"', source))
    assert len(events) > 5
    for event in events:
        assert f"`{event}`" in PAGE, event


# ---------------------------------------------------------------- limits


def test_limits_are_chosen_by_name():
    found = chosen_limits({"tables": "7", "new-people": "50/600", "all-tables": "1"})
    assert (found.tables, found.new_people, found.all_tables) == (7, Rate(50, 600), 1)
    assert found.body == Limits().body and chosen_limits({}) == Limits()


def test_a_limit_is_found_by_its_former_name():
    assert chosen_limits({"patience": "5"}) == chosen_limits({"request-timeout": "5"}) == Limits(request_timeout=5)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"tabels": "1"}, "cli-serve-limit-name"),
        ({"all_tables": "1"}, "cli-serve-limit-name"),
        *[({"tables": word}, "cli-serve-limit-number") for word in ("0", "-1", "x", "1.5", "9" * 11, "١", "1/2", "")],
        *[({"lines": word}, "cli-serve-limit-rate") for word in ("5", "")],
        *[({"lines": word}, "cli-serve-limit-number") for word in ("5/", "/5", "5/0", "0/5", "5/5/5", "a/b")],
    ],
)
def test_words_that_are_no_limits(words, message):
    with pytest.raises(OptionError) as e:
        chosen_limits(words)
    assert e.value.message == message
    assert Voice("it").bundle.has_message(message)


def test_how_long_bots_pause_is_chosen_in_seconds():
    assert chosen_pause(None) == Pace().bot == (0.6, 1.4)
    assert chosen_pause("2") == (2, 2) and chosen_pause("0.5-3") == (0.5, 3) and chosen_pause("0") == (0, 0)


@pytest.mark.parametrize("word", ["", "-1", "x", "3-1", "1-", "-", "1-2-3", "61", "1e3", "nan", "inf", "0.5-600", "١"])
def test_words_that_are_no_pause(word):
    with pytest.raises(OptionError):
        chosen_pause(word)


@pytest.mark.parametrize("word", ["*", "localhost", "10.0.0.1/8", "300.1.1.1", "", "127.0.0.1:80", "proxy.example"])
def test_words_that_are_no_proxies(word):
    with pytest.raises(OptionError):
        chosen_proxies([word])
    assert chosen_proxies(["127.0.0.1", "10.0.0.0/8", "::1"]) == ("127.0.0.1", "10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--limits", "tabels=1"], "tabels"),
        (["--limits", "tables"], "--limits"),
        (["--proxies", "*"], "127.0.0.1"),
        (["--bot-pause", "soon"], "--bot-pause"),
        (["--url", "https://example.org/games"], "--url"),
        (["--url", "https://a:b@example.org"], "--url"),
    ],
)
def test_what_cannot_be_chosen_is_said_in_a_sentence(words, said):
    done = posterity("serve", "--check", *words)
    assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr


def test_the_environment_says_the_same(tmp_path):
    environment = {**os.environ, "POSTERITY_STORE": str(tmp_path / "here.db"), "POSTERITY_LIMITS": "tables=1"}
    assert posterity("serve", "--check", env=environment).returncode == 0
    assert (tmp_path / "here.db").exists()
    wrong = posterity("serve", "--check", env={**environment, "POSTERITY_LIMITS": "tables=none"})
    assert wrong.returncode == 2 and "tables" in wrong.stderr
    wrong = posterity("serve", "--check", env={**environment, "POSTERITY_BOT_PAUSE": "soon"})
    assert wrong.returncode == 2 and "soon" in wrong.stderr
    wrong = posterity("serve", "--check", env={**environment, "POSTERITY_PROXIES": "everybody"})
    assert wrong.returncode == 2 and "everybody" in wrong.stderr


# ---------------------------------------------------------------- behind a proxy


def statuses(server, count, forwarded):
    """What so many new people get who say they come from elsewhere."""
    client = server.stranger()
    return [
        client.raw("POST", "api/people", {"name": "x"}, [("X-Forwarded-For", forwarded.format(n=n))])[0]
        for n in range(count)
    ]


@pytest.mark.parametrize("proxies", [(), ("10.0.0.0/8",), ("127.0.0.1",)])
def test_only_chosen_proxies_say_where_somebody_comes_from(tmp_path, proxies):
    limits = Limits(new_people=Rate(3, 6000))
    server = Running(tmp_path / "store.db", limits, proxies=proxies).start()
    try:
        found = statuses(server, 6, "198.51.100.{n}")
        assert found == ([201] * 6 if proxies == ("127.0.0.1",) else [201] * 3 + [429] * 3)
    finally:
        server.stop()


def test_what_a_client_puts_in_front_does_not_help(tmp_path):
    server = Running(tmp_path / "store.db", Limits(new_people=Rate(3, 6000)), proxies=("127.0.0.1",)).start()
    try:
        assert statuses(server, 5, "203.0.113.{n}, 198.51.100.7") == [201] * 3 + [429] * 2
        assert statuses(server, 5, "2001:db8::{n}") == [201] * 3 + [429] * 2
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Games.Example.org:443/", "https://games.example.org"),
        ("http://games.example.org:80", "http://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org:8443"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_written_as_browsers_do(url, origin):
    assert origin_of(url) == origin


# ---------------------------------------------------------------- stopping


def test_a_stop_sends_everybody_home(tmp_path):
    server = Process(tmp_path / "store.db")
    server.port = int(server.url.rpartition(":")[2])
    anna = server.person()
    anna.running = server
    table, _ = anna.table("leaders", ["me", "me"])
    found = []
    poll = threading.Thread(
        target=lambda: found.append(anna.raw("GET", f"api/tables/{table}/view?since=0&seat=1&wait=25"))
    )
    number = anna.view(table)["number"]
    with anna.socket(table) as socket:
        socket.next("update")
        if anna.view(table)["view"]["ask"]["seat"] == 0:
            poll.start()
            time.sleep(0.3)
        started = time.monotonic()
        status, logged = server.end(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as e:
            socket.next("nothing")
    if poll.ident:
        poll.join(10)

    assert status == 0 and time.monotonic() - started < 8 and e.value.rcvd.code == 1012
    assert [json.loads(line)["event"] for line in logged.splitlines()][-2:] == ["stopping", "stopped"]
    assert all(answer[0] == 200 for answer in found) and number == 0


# ---------------------------------------------------------------- backup


def test_a_copy_made_while_people_play_holds_every_game(tmp_path):
    line = next(line for block in blocks("sh") for line in block.splitlines() if "VACUUM" in line)
    sql = shlex.split(line)[2]
    server = Running(tmp_path / "store.db").start()
    try:
        anna = server.person()
        table, _ = anna.table("leaders", ["me", "me"])
        play(anna, table, 10)
        copied = sqlite3.connect(tmp_path / "store.db")
        copied.execute(sql.replace("/var/backups/posterity.db", str(tmp_path / "copy.db")))
        copied.close()
        play(anna, table, 5)
    finally:
        server.stop()
    checked = asyncio.run(check_all(f"sqlite://{tmp_path / 'copy.db'}", Voice("en")))
    assert [(one.id, one.entries, one.fault) for one in checked] == [(table, 10, None)]

    again = Running(tmp_path / "copy.db").start()
    try:
        assert Client(again, anna.key).view(table)["number"] == 10
        play(Client(again, anna.key), table, 3)
    finally:
        again.stop()


def play(client, table, answers):
    luck = random.Random(4)
    for _ in range(answers):
        update = client.view(table, outline=0)
        seat = update["view"]["ask"]["seat"]
        own = client.view(table, seat=seat, outline=0)
        client.act(table, "answer", number=own["number"], pick=luck.choice(own["view"]["ask"]["options"]), seat=seat)


# ---------------------------------------------------------------- being forgotten


def known(tmp_path):
    """A store in which Zenobia has left traces everywhere, and somebody else who stays."""
    server = Running(tmp_path / "store.db").start()
    anna, bruno = server.person("Zenobia"), server.person("Bruno")
    tables = []
    for plays in ("stays", "leaves", "gathers"):
        seats = ["me", "link", "link"] if plays == "gathers" else ["me", "link"]
        table, (token, *_) = anna.table(seats=seats, public=True)
        bruno.post("join", {"token": token})
        anna.act(table, "chat", text="a word of Zenobia")
        bruno.act(table, "chat", text="a word of Bruno")
        bruno.act(table, "mute", person=anna.me(), muted=True)
        tables.append(table)
    anna.act(tables[1], "resign")
    anna.post("me/webhook", {"url": "https://zenobia.example/"})
    anna.post("me/recovery")
    anna.post("me", {"settings": {"town": "Palmyra"}})
    return server, anna, bruno, tables


def test_whoever_only_watched_and_owned_is_forgotten_as_well(tmp_path):
    server = Running(tmp_path / "store.db").start()
    try:
        anna, bruno = server.person("Zenobia"), server.person("Bruno")
        watched, _ = bruno.table(public=True)
        anna.act(watched, "take", seat=1)
        bruno.act(watched, "mute", person=anna.me(), muted=True)
        private, _ = bruno.table()
        anna.post("join", {"token": bruno.act(private, "link", seat=None)["token"]})
        owned, (token, _) = anna.table(seats=["link", "link"])
        bruno.post("join", {"token": token})
        id = anna.me()
        anna.delete("me")
        assert bruno.get(f"tables/{watched}")["proposals"] == []
        assert bruno.get(f"tables/{owned}")["owner"] == bruno.me()
    finally:
        server.stop()
    assert traces(tmp_path / "store.db") == [] and id.encode() not in (tmp_path / "store.db").read_bytes()


def traces(path):
    return [word for word in (b"Zenobia", b"zenobia.example", b"Palmyra") if word in path.read_bytes()]


def test_whoever_is_forgotten_leaves_no_trace(tmp_path):
    server, anna, bruno, tables = known(tmp_path)
    try:
        id = anna.me()
        anna.delete("me")
        with refused(401, "server-who"):
            anna.get("me")
        for table in tables:
            shown = [
                bruno.raw("GET", f"api/tables/{table}{more}")[2] for more in ("", "/view?since=-1", "/chat", "/record")
            ]
            assert not any(b"Zenobia" in data or id.encode() in data for data in shown)
            assert b"a word of Bruno" in bruno.raw("GET", f"api/tables/{table}/chat")[2]
        assert [bruno.get(f"tables/{table}")["seats"][0]["kind"] for table in tables] == ["bot", "bot", "open"]
        assert all(bruno.get(f"tables/{table}")["owner"] == bruno.me() for table in tables)
        assert traces(tmp_path / "store.db") == traces(tmp_path / "store.db-wal") == [], "also while the server runs"
    finally:
        server.stop()
    assert traces(tmp_path / "store.db") == [] and id.encode() not in (tmp_path / "store.db").read_bytes()


def test_whoever_runs_the_server_can_forget_somebody(tmp_path):
    server, anna, *_ = known(tmp_path)
    id = anna.me()
    server.stop()
    assert traces(tmp_path / "store.db") != []
    done = posterity("forget", id, "--store", str(tmp_path / "store.db"))
    assert (done.returncode, done.stderr) == (0, "") and "3" in done.stdout
    assert traces(tmp_path / "store.db") == []
    checked = asyncio.run(check_all(f"sqlite://{tmp_path / 'store.db'}", Voice("en")))
    assert len(checked) == 2 and not any(one.fault for one in checked)
    again = posterity("forget", id, "--store", str(tmp_path / "store.db"))
    assert again.returncode == 2 and id in again.stderr
    nowhere = posterity("forget", id, "--store", str(tmp_path / "nowhere.db"))
    assert nowhere.returncode == 2 and not (tmp_path / "nowhere.db").exists()


# ---------------------------------------------------------------- logs


def test_a_whole_game_leaves_nothing_secret_in_the_logs(tmp_path, capfd):
    server = Running(tmp_path / "store.db").start()
    secrets = []
    try:
        anna, bruno = server.person("Anna Secretname"), server.person("Bruno Hiddenname")
        secrets += [
            anna.key,
            bruno.key,
            anna.me(),
            bruno.me(),
            "Secretname",
            "Hiddenname",
            "a private word",
            "hook.example",
        ]
        anna.post("me/webhook", {"url": "https://hook.example/path"})
        secrets.append(anna.post("me/recovery")["token"])
        table, (token,) = anna.table(seats=["me", "link"])
        secrets += [table, token]
        bruno.post("join", {"token": token})
        room = server.app.tables.sessions[table]
        secrets.append(room.table.setup.seed.hex())
        whole_game(server, table, {anna.me(): anna, bruno.me(): bruno})
        broken(server, anna, table)
    finally:
        server.stop()
    logged = "".join(capfd.readouterr())
    lines = [json.loads(line) for line in logged.splitlines()]

    assert [secret for secret in secrets if secret in logged] == []
    assert "Traceback" not in logged and "the queen of spades" not in logged and "127.0.0.1" not in logged
    assert {line["event"] for line in lines} >= {"request", "socket-opened", "mistake", "stopping"}
    assert all(set(line) <= FACTS for line in lines)


FACTS = {"at", "event", "method", "path", "status", "ms", "kind", "places", "where", "message", "level", "text", "url"}


def whole_game(server, table, people):
    luck, room = random.Random(9), server.app.tables.sessions[table]
    first = next(iter(people.values()))
    with first.socket(table) as socket:
        socket.next("update")
        socket.do("chat", text="a private word")
        socket.send("junk with a private word in it")
        while (ask := room.table.state.ask) is not None:
            client = people[room.metadata.seats[ask.seat].person]
            pick = luck.choice(ask.options).text
            client.act(table, "answer", number=room.number, pick=pick)
            client.raw("POST", f"api/tables/{table}/answer", {"number": 0, "pick": "a private word"})


def broken(server, client, table):
    """Mistakes of the program in a request, in a frame and beside."""

    async def breaks(*args):
        raise ZeroDivisionError(f"the queen of spades {client.key}")

    with client.socket(table) as socket:
        socket.next("update")
        server.store.say = server.store.counts = breaks
        server.app.services.counted = -1000.0
        assert client.raw("GET", "metrics")[0] == 500
        assert socket.do("chat", text="a private word")["status"] == 500


# ---------------------------------------------------------------- metrics


def test_metrics_are_what_prometheus_reads(running):
    anna = running.person()
    table, _ = anna.table()
    play_one(anna, table)
    page = running.stranger().raw("GET", "metrics")[2].decode()
    typed = set(re.findall(r"^# TYPE (\w+) (?:gauge|counter|histogram)$", page, re.MULTILINE))
    for line in page.splitlines():
        if not line.startswith("#"):
            name = re.fullmatch(r'(\w+)(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+', line)[1]
            assert re.sub(r"_(bucket|sum|count)$", "", name) in typed, line
    assert {"posterity_games", "posterity_requests_total", "posterity_entry_seconds", "posterity_info"} <= typed
    assert table not in page and "Anna" not in page


def play_one(client, table):
    update = client.view(table, outline=0)
    if update["view"]["ask"]["seat"] == 0:
        client.act(table, "answer", number=update["number"], pick=update["view"]["ask"]["options"][0])


def test_counting_what_is_kept_is_done_once_in_a_while(running):
    counted, really = [], running.store.counts

    async def counts():
        counted.append(1)
        return await really()

    running.store.counts = counts
    try:
        running.app.services.counted = -1000.0
        for _ in range(5):
            assert running.stranger().raw("GET", "metrics")[0] == 200
    finally:
        del running.store.counts
    assert len(counted) == 1


# ---------------------------------------------------------------- the measurement


def test_the_measurement_runs():
    words = ["--tables", "2", "--seconds", "1", "--every", "0.5", "--game", "leaders"]
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "server.py"), *words], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    for title in ("answers a second", "p50", "p99", "KiB an idle table"):
        assert title in done.stdout


def test_the_limits_are_a_struct_of_whole_numbers_and_rates():
    kinds = {type(getattr(Limits(), field.name)) for field in msgspec.structs.fields(Limits)}
    assert kinds == {int, Rate}
