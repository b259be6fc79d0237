"""Several servers on one database: people at different ones play one table, whoever appends first is right."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from posterity.core.records import Answer, Change
from posterity.games import GAMES
from posterity.server.lobby import new_table as gathering
from posterity.server.sessions.sync import resync_all
from posterity.store import Conflict, StoredEntry, notifications, open_store
from posterity.table.replay import replay
from tests.processes import POSTERITY
from tests.server.serving import Client, Refusal, Running
from tests.server.test_people import refused

READS = 5  # of a table: forced answers may be stored between its parts
LONGEST = 2000  # answers in a game


class Process:
    """`posterity serve` in a process of its own; its log is a file."""

    def __init__(self, url):
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115  (closed at the end)
        words = ["serve", "--no-browser", "--port", "0", "--store", url]
        self.process = subprocess.Popen([sys.executable, "-c", POSTERITY, *words], stderr=self.log)
        until = time.monotonic() + 30
        while not (serving := [line for line in self.logged() if line["event"] == "serving"]):
            assert self.process.poll() is None and time.monotonic() < until, self.logged()
            time.sleep(0.02)
        self.url = serving[0]["url"]
        self.port = self.url.rpartition(":")[2]

    def logged(self):
        self.log.seek(0)
        return [json.loads(line) for line in self.log.read().splitlines(keepends=True) if line.endswith("\n")]

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        self.process.wait(20)
        assert [line for line in self.logged() if line["event"] == "mistake"] == []
        self.log.close()

    def person(self, name):
        return Client(self, Client(self).post("people", {"name": name})["key"])


@pytest.fixture
def serve():
    """Starts servers; none outlives its test."""
    started = []

    def start(url):
        started.append(Process(url))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


@pytest.fixture
def two(cluster):
    """Two servers in this process on one database: the same, and tests can look into them."""
    yield from both(cluster.place())


@pytest.fixture
def two_on_a_file(tmp_path):
    yield from both(tmp_path / "store.db")


def both(url):
    servers = [Running(url).start() for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()
        assert server.app.services.metrics.mistakes == 0


def until(true, seconds=15):
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.02)


def at(client, server):
    """The same person at another server."""
    return Client(server, client.key)


def pair(one, other, **more):
    """Anna at one server and Bruno at the other, at the same table."""
    anna, bruno = one.person("Anna"), other.person("Bruno")
    table, (token,) = anna.table(seats=["me", "link"], public=True, **more)
    bruno.post("join", {"token": token})
    until(lambda: anna.get(f"tables/{table}")["status"] == "running")
    return anna, bruno, table


def play(people, table, luck, answers=LONGEST, number=0):
    """Random answers from entry `number` on, each person at their own server; every number that was acknowledged."""
    told = []
    while len(told) < answers:
        seat, view = next_to_move(people, table, number)
        if view is None:
            break
        number = people[seat].act(table, "answer", number=view["number"], pick=luck.choice(options(view)))["number"]
        told.append(number)
    return told


def told(person, table, number):
    """What a person sees once their server has heard of entry `number`."""
    end = time.monotonic() + 15
    while True:
        view = person.view(table, since=number - 1, wait=10, outline=0)
        if view["number"] >= number:
            return view
        assert time.monotonic() < end, "nobody told this server"
        time.sleep(0.01)  # whoever is asked is not kept waiting


def options(view):
    return view["view"]["ask"]["options"]


def next_to_move(people, table, number=0):
    """Who is asked, and what they see; None once it is over. Whoever waits is woken by the other server."""
    while True:
        seen = [told(person, table, number) for person in people]
        number = max(update["number"] for update in seen)
        if seen[0]["number"] == seen[1]["number"]:
            break
    if seen[0]["status"] != "running":
        return 0, None
    seat = seen[0]["view"]["ask"]["seat"]
    return seat, seen[seat]


def entries(url, table):
    """What is kept: every entry once, in order, and the whole replays."""

    async def told():
        store = await open_store(str(url), create=False)
        try:
            for _ in range(READS):
                game, kept, record = await store.game(table), await store.entries(table), await store.record(table)
                told_at = {game.entries, len(kept), replay(GAMES[record.game], record).number}
                if len(told_at) == 1:
                    break
        finally:
            await store.close()
        assert len(told_at) == 1
        assert [one.n for one in kept] == list(range(1, game.entries + 1))
        return [one.entry for one in kept]

    return asyncio.run(told())


# ---------------------------------------------------------------- playing


def test_a_whole_game_is_played_at_two_processes(cluster, serve):
    url = cluster.place()
    one, other = serve(url), serve(url)
    anna, bruno, table = pair(one, other)
    told = play([anna, bruno], table, random.Random(1))

    assert told == list(range(1, len(told) + 1)) and len(entries(url, table)) == len(told)
    until(lambda: anna.get(f"tables/{table}")["status"] == bruno.get(f"tables/{table}")["status"] == "over")
    assert anna.get(f"tables/{table}/record") == bruno.get(f"tables/{table}/record")
    for server in (one, other):
        server.end()
    words = ["verify", "--json", "--store", url]
    done = subprocess.run([sys.executable, "-c", POSTERITY, *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and json.loads(done.stdout)["games"][0]["entries"] == len(told)


def test_when_one_process_is_killed_the_players_go_on_at_the_other(cluster, serve):
    url, luck = cluster.place(), random.Random(2)
    one, other = serve(url), serve(url)
    anna, bruno, table = pair(one, other)
    told = play([anna, bruno], table, luck, 12)
    one.end(signal.SIGKILL)
    anna = at(anna, other)
    told += play([anna, bruno], table, luck, 12, told[-1])
    one = serve(url)
    told += play([at(anna, one), bruno], table, luck, 12, told[-1])
    other.end(signal.SIGKILL)
    told += play([at(anna, one), at(bruno, one)], table, luck, 12, told[-1])

    assert told == list(range(1, 49)) and len(entries(url, table)) == 48


@pytest.mark.long
def test_nothing_is_lost_when_two_processes_are_killed_again_and_again(cluster, serve):
    """Both players hurry, each at either process; every now and then one of them is killed and another one started."""
    url, luck = cluster.place(), random.Random(os.environ.get("POSTERITY_LONG"))
    servers = [serve(url), serve(url)]
    anna = servers[0].person("Anna")
    table, _ = anna.table(seats=["me", "me"], options={"rounds": "9"})
    acknowledged, over = {}, threading.Event()

    def hurry(seed):
        own = random.Random(seed)
        while not over.is_set():
            try:
                step(at(anna, own.choice(servers)), table, own, acknowledged)
            except (Refusal, OSError, http.client.HTTPException):
                time.sleep(0.01)

    players = [threading.Thread(target=hurry, args=(k,)) for k in range(3)]
    for player in players:
        player.start()
    for kill in range(20):
        time.sleep(luck.uniform(0.2, 1.5))
        servers[kill % 2].end(signal.SIGKILL)
        servers[kill % 2] = serve(url)
    over.set()
    for player in players:
        player.join(30)
    kept = [entry.pick for entry in entries(url, table)]
    assert len(acknowledged) > 50
    assert {number: kept[number] for number in acknowledged} == acknowledged


def step(client, table, luck, acknowledged):
    """One answer for whoever is asked; what was acknowledged must never have been something else."""
    shown = client.view(table, outline=0)
    if shown["status"] == "over":
        return  # where servers start slowly, the game may end before the last of them is killed
    seat = shown["view"]["ask"]["seat"]
    view = client.view(table, seat=seat, outline=0)
    if view["view"]["ask"]["seat"] != seat:
        return  # somebody else was quicker
    pick = luck.choice(options(view))
    client.act(table, "answer", number=view["number"], pick=pick, seat=seat)
    assert acknowledged.setdefault(view["number"], pick) == pick


def test_bots_at_two_processes_never_answer_twice(two, cluster):
    """Both servers have the table and let its bots play: whoever appends first wins."""
    one, other = two
    anna = one.person("Anna")
    table, _ = anna.table(seats=["me", "bot", "bot"])
    with anna.socket(table, outline=False) as here, at(anna, other).socket(table, outline=False) as there:
        anna.act(table, "bot")
        for socket in (here, there):
            while socket.next("update", 60)["status"] == "running":
                pass
    kept = entries(one.store_url, table)
    assert sum(isinstance(entry, Answer) for entry in kept) == len(kept) - 1
    assert anna.view(table)["number"] == at(anna, other).view(table)["number"] == len(kept)


def test_a_server_stops_thinking_about_what_another_one_has_answered(two_on_a_file, monkeypatch):
    """Both think about the same question; as soon as one has answered the other does not wait for its bot any more."""
    one, other = two_on_a_file
    anna = one.person("Anna")
    table, _ = anna.table(seats=["me", "bot"], pause="none")
    begun, given_up = [], []

    async def thinks_for_hours(owner, ask):
        begun.append(len(begun))
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            given_up.append(len(given_up))
            raise

    monkeypatch.setattr(one.app.services.workers, "think", thinks_for_hours)
    with anna.socket(table, outline=False) as here, at(anna, other).socket(table, outline=False) as there:
        anna.act(table, "bot")
        for socket in (here, there):
            while socket.next("update", 60)["status"] == "running":
                pass
    assert begun
    until(lambda: len(given_up) == len(begun))
    kept = entries(one.store_url, table)
    assert sum(isinstance(entry, Answer) for entry in kept) == len(kept) - 1


# ---------------------------------------------------------------- at once


@contextmanager
def at_the_same_moment(*servers):
    """Inside, all servers that append wait for each other first: nobody has heard of the others."""
    barrier = threading.Barrier(len(servers), timeout=20)

    def waiting(store):
        append = store.append

        async def wait_and_append(*args):
            await asyncio.to_thread(barrier.wait)
            await append(*args)

        store.append = wait_and_append

    for server in servers:
        waiting(server.store)
    try:
        yield
    finally:
        for server in servers:
            del server.store.append


def together(*calls):
    """What each call answers, all at once; a refusal is an answer."""
    found = [None] * len(calls)

    def ask(place, call):
        try:
            found[place] = call()
        except Refusal as e:
            found[place] = e

    threads = [threading.Thread(target=ask, args=both) for both in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return found


def answering(clients, table, picks, body):
    """One answer of each client, to be given."""
    return [
        partial(client.act, table, "answer", pick=pick, **body) for client, pick in zip(clients, picks, strict=True)
    ]


@pytest.mark.parametrize("kind", ["two", "two_on_a_file"])
def test_of_two_who_append_at_once_one_wins_and_the_other_loads_again(request, kind):
    one, other = request.getfixturevalue(kind)
    anna = one.person("Anna")
    table, _ = anna.table(seats=["me", "me"])
    there, luck, won = at(anna, other), random.Random(4), []
    with anna.socket(table) as here_websocket, there.socket(table) as there_websocket:
        for _ in range(10):
            number = len(won)
            views = [told(client, table, number) for client in (anna, there)]
            seat = views[0]["view"]["ask"]["seat"]
            picks = luck.choices(options(anna.view(table, seat=seat)), k=2)
            body = {"number": number, "seat": seat}
            with at_the_same_moment(one, other):
                answers = together(*answering([anna, there], table, picks, body))
            lost = [answer for answer in answers if isinstance(answer, Refusal)]
            assert [(answer.status, answer.message) for answer in lost] == [(409, "server-again")]
            won.append(next(pick for pick, answer in zip(picks, answers, strict=True) if answer not in lost))
        for socket in (here_websocket, there_websocket):
            while socket.next("update", 20)["number"] < len(won):
                pass
    assert [entry.pick for entry in entries(one.store_url, table)] == won


def test_many_answers_at_once_at_two_processes(cluster, serve):
    """Real processes, nothing arranged: of each question exactly one answer is kept, and that one was acknowledged."""
    url = cluster.place()
    one, other = serve(url), serve(url)
    anna = one.person("Anna")
    table, _ = anna.table(seats=["me", "me"])
    clients, luck, acknowledged = [anna, at(anna, other)] * 2, random.Random(6), {}
    while len(acknowledged) < 25:
        number = len(acknowledged)
        seat = told(anna, table, number)["view"]["ask"]["seat"]
        picks = luck.choices(options(anna.view(table, seat=seat)), k=len(clients))
        answers = together(*answering(clients, table, picks, {"number": number, "seat": seat}))
        kept = {pick for pick, answer in zip(picks, answers, strict=True) if not isinstance(answer, Refusal)}
        assert len(kept) == 1, (picks, answers)  # the same answer twice is one answer
        assert {answer.status for answer in answers if isinstance(answer, Refusal)} <= {409}
        acknowledged[number] = kept.pop()

    assert [entry.pick for entry in entries(url, table)] == list(acknowledged.values())


def test_changes_around_the_game_at_once(two):
    """Both sit down at the last seat at once: one does."""
    one, other = two
    anna, bruno, carla = one.person("Anna"), one.person("Bruno"), other.person("Carla")
    table, _ = anna.table(seats=["me", "open"], public=True)
    carla.get(f"tables/{table}")
    answers = together(*[lambda who=who: who.act(table, "sit", seat=1) for who in (bruno, carla)])
    lost = [answer for answer in answers if isinstance(answer, Refusal)]
    assert len(lost) == 1 and lost[0].status == 409
    until(lambda: len({who.get(f"tables/{table}")["seats"][1]["person"] for who in (anna, bruno, carla)}) == 1)
    mine = [len(who.get("tables?mine=true")["tables"]) for who in (bruno, carla)]
    assert sorted(mine) == [0, 1] and mine[answers.index(lost[0])] == 0


def test_both_want_to_play_again_at_once_and_meet_at_one_table(two, monkeypatch):
    anna, bruno, table = pair(*two)
    play([anna, bruno], table, random.Random(4))
    made = threading.Barrier(2)
    check = gathering.check_may_own

    async def at_once(*given):
        await check(*given)
        await asyncio.to_thread(made.wait, 10)

    monkeypatch.setattr(gathering, "check_may_own", at_once)

    met = []
    both = [
        threading.Thread(target=lambda who=who: met.append(who.act(table, "rematch")["table"])) for who in (anna, bruno)
    ]
    for one in both:
        one.start()
    for one in both:
        one.join()

    assert len(met) == 2 and len(set(met)) == 1
    assert len(anna.get("tables")["tables"]) == 2, "no third table is left behind"
    until(lambda: anna.get(f"tables/{met[0]}")["status"] == "running")


def test_time_runs_out_once_at_two_processes(two):
    """Both servers have the table and see the clock run out: there is one entry, and everybody hears of it."""
    one, other = two
    anna, bruno, table = pair(one, other, clock={"kind": "move", "seconds": 5})
    people = [anna, bruno]
    seat, view = next_to_move(people, table)
    due = view["clock"]["due"]
    assert at(people[1 - seat], one).get(f"tables/{table}")["clock"]["due"] == due
    with anna.socket(table) as here, bruno.socket(table) as there:
        for socket in (here, there):
            socket.next("update")
            flagged = socket.next("update")["events"][0]
            assert (flagged["entry"], flagged["message"]) == (1, "told-seat-bot")
        until(lambda: anna.get(f"tables/{table}")["number"] > 1)  # the bot has answered
        people[seat].act(table, "back")
    kept = entries(one.store_url, table)
    assert [entry.kind for entry in kept if isinstance(entry, Change)] == ["bot", "person"]


# ---------------------------------------------------------------- hearing of each other


def test_people_at_two_processes_see_each_other(two):
    one, other = two
    anna, bruno, table = pair(one, other)
    with bruno.socket(table) as socket:
        socket.next("update")

        def seats():
            return socket.next("table")["table"]["seats"]

        with anna.socket(table) as hers:
            until(lambda: bruno.get(f"tables/{table}")["seats"][0]["present"])
            until(lambda: anna.get(f"tables/{table}")["seats"][1]["present"])
            anna.act(table, "chat", text="hello")
            assert socket.next("chat")["text"] == "hello"
            bruno.act(table, "chat", text="good evening")
            while hers.next("chat")["text"] != "good evening":
                pass
            anna.act(table, "settings", forced=True)
            until(lambda: at(anna, other).get(f"tables/{table}")["you"]["forced"])
        one.app.tables.sessions[table].presence.asked.clear()
        one.loop.call_soon_threadsafe(one.app.tables.sessions[table].announce_presence)
        while seats()[0]["present"]:
            pass


def test_what_is_proposed_at_one_process_is_agreed_to_at_another(two):
    one, other = two
    anna, bruno, table = pair(one, other)
    play([anna, bruno], table, random.Random(3), 10)
    seat, view = next_to_move([anna, bruno], table)
    mover, asked = ((anna, bruno), (bruno, anna))[1 - seat]
    mover.act(table, "undo", number=view["number"], to=1, ask=True)
    until(lambda: asked.get(f"tables/{table}")["proposals"])
    proposal = asked.get(f"tables/{table}")["proposals"][0]
    asked.act(table, "vote", proposal=proposal["id"], agree=True)
    for person in (anna, bruno):
        assert told(person, table, 11)["number"] == 11
        until(lambda person=person: person.get(f"tables/{table}")["proposals"] == [])
    assert len(play([anna, bruno], table, random.Random(5), 5)) == 5


def test_whoever_knows_more_than_the_process_is_believed_once_it_has_looked(two):
    """A client comes from another process and is quicker than the news."""
    one, other = two
    anna, bruno, table = pair(one, other)
    people = [anna, bruno]
    seat, _ = next_to_move(people, table)
    other.store.notifications.tell = lambda news: None  # nothing is heard there any more
    client = people[seat]
    number = at(client, one).act(table, "answer", number=0, pick="work")["number"]
    assert other.app.tables.sessions[table].number == 0
    pick = options(at(client, one).view(table))[0]
    assert at(client, other).act(table, "answer", number=number, pick=pick)["number"] == 2
    pick = options(told(at(client, one), table, 2))[0]
    at(client, one).act(table, "answer", number=2, pick=pick)
    assert at(client, other).view(table, since=3)["number"] == 3  # it says so, and is believed


def test_a_key_that_is_revoked_at_one_process_is_out_at_all(two):
    one, other = two
    anna = one.person("Anna")
    table, _ = anna.table(seats=["me", "bot"])
    recovery = anna.post("me/recovery")["token"]
    device = Client(other, Client(other).post("recover", {"token": recovery})["key"])
    with device.socket(table) as socket:
        socket.next("update")
        key = next(key["id"] for key in anna.get("me")["keys"] if not key["this"])
        anna.delete(f"me/keys/{key}")
        with pytest.raises(ConnectionClosed):
            socket.next("nothing")
    with refused(401, "server-who"):
        device.get("me")


def test_a_table_that_is_removed_and_a_person_who_is_forgotten(two):
    one, other = two
    anna, bruno, table = pair(one, other)
    with bruno.socket(table) as socket:
        socket.next("update")
        anna.delete("me")
        until(lambda: bruno.get(f"tables/{table}")["seats"][0]["name"] == "somebody")
        until(lambda: bruno.get(f"tables/{table}")["owner"] == bruno.me())
    carla = one.person("Carla")
    table, _ = carla.table(seats=["me", "open"], public=True)
    with bruno.socket(table) as socket:
        socket.next("update")
        carla.delete(f"tables/{table}")
        with pytest.raises(ConnectionClosed):
            socket.next("nothing")
    with refused(404, "server-missing"):
        bruno.get(f"tables/{table}")


def test_servers_on_one_file_hear_of_each_other_a_little_later(two_on_a_file):
    one, other = two_on_a_file
    anna, bruno, table = pair(one, other)
    assert play([anna, bruno], table, random.Random(1), 4) == [1, 2, 3, 4]
    with bruno.socket(table) as socket:
        socket.next("update")
        anna.act(table, "chat", text="hello")
        assert socket.next("chat")["text"] == "hello"


# ---------------------------------------------------------------- gone, and back


def test_without_its_database_a_server_does_not_begin_and_says_why():
    words = ["serve", "--no-browser", "--port", "0", "--store", "postgresql://anna:secret@127.0.0.1:1/games"]
    done = subprocess.run([sys.executable, "-c", POSTERITY, *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "postgresql://127.0.0.1:1/games" in done.stderr.splitlines()[-1]
    assert not {"secret", "anna", "Traceback"} & set(re.split(r"\W+", done.stderr + done.stdout))


@pytest.mark.parametrize("how", ["fast", "crash"])
def test_the_database_is_gone_and_play_goes_on_when_it_is_back(two, cluster, how):
    one, other = two
    anna, bruno, table = pair(one, other)
    people = [anna, bruno]
    play(people, table, random.Random(1), 6)
    seat, view = next_to_move(people, table)
    body = {"number": view["number"], "pick": options(view)[0]}
    with people[1 - seat].socket(table) as socket:
        socket.next("update")
        with cluster.gone(how):
            for person in people:
                for _ in range(2):
                    with refused(503, "server-not-kept"):
                        person.act(table, "answer", **body)
            assert Client(one).raw("GET", "health")[0] == 503
        until(lambda: Client(one).raw("GET", "health")[0] == Client(other).raw("GET", "health")[0] == 200)
        assert len(entries(one.store_url, table)) == 6
        people[seat].act(table, "answer", **body)
        assert socket.next("update")["number"] == 7  # the same socket, and the other process
    assert play(people, table, random.Random(1), 6) == list(range(8, 14))


def test_bots_go_on_by_themselves_when_the_database_is_back(two, cluster, monkeypatch):
    monkeypatch.setattr("posterity.server.sessions.alarm.TRY_AGAIN", 0.1)
    one, _ = two
    anna = one.person("Anna")
    table, _ = anna.table(seats=["me", "bot", "bot"])
    with anna.socket(table) as socket:
        socket.next("update")
        anna.act(table, "bot")
        number = socket.next("update")["number"]
        with cluster.gone("crash"):
            time.sleep(0.3)
        while socket.next("update", 30)["number"] < number + 20:
            pass


def test_a_database_that_may_only_be_read_for_a_while(two, cluster):
    one, other = two
    anna, bruno, table = pair(one, other)
    people = [anna, bruno]
    seat, view = next_to_move(people, table)
    body = {"number": 0, "pick": options(view)[0]}

    def read_only(value):
        cluster.sql(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
        cluster.sql("SELECT pg_reload_conf()")

    read_only("on")

    def is_refused():
        try:
            people[seat].act(table, "settings", forced=False)
        except Refusal as e:
            return (e.status, e.message) == (503, "server-not-kept")

    try:
        until(is_refused)
        with refused(503, "server-not-kept"):
            people[seat].act(table, "answer", **body)
        assert [person.view(table)["number"] for person in people] == [0, 0]
    finally:
        read_only("off")
    until(lambda: not is_refused())
    assert people[seat].act(table, "answer", **body)["number"] == 1
    assert told(people[1 - seat], table, 1)["number"] == 1


def test_what_was_missed_while_nothing_was_heard_is_loaded_when_hearing_is_back(two, cluster, monkeypatch):
    monkeypatch.setattr(notifications, "AGAIN", 0.2)
    one, other = two
    anna, bruno, table = pair(one, other)
    people = [anna, bruno]
    seat, _ = next_to_move(people, table)
    with at(people[0], other).socket(table) as socket:
        socket.next("update")
        other.on(cut_off(other.store))
        at(people[seat], one).act(table, "answer", number=0, pick="work")
        at(people[0], one).act(table, "chat", text="hello")
        assert other.app.tables.sessions[table].number == 0
        other.on(listen_again(other.store))
        assert socket.next("update")["number"] == 1
        assert socket.next("chat")["text"] == "hello"


async def cut_off(store):
    """The store hears nothing any more."""
    await store.notifications.stop()
    store.notifications.task = None


async def listen_again(store):
    store.notifications.start()


def test_an_entry_of_another_process_is_taken_up_without_playing_it_all_again(two, monkeypatch):
    one, other = two
    anna, bruno, table = pair(one, other)
    play([anna, bruno], table, random.Random(1), 5)
    loaded = [server.app.tables.sessions[table].table for server in two]
    play([anna, bruno], table, random.Random(1), 5)
    assert [server.app.tables.sessions[table].table for server in two] == loaded


def test_what_cannot_go_on_from_here_is_loaded_anew(two):
    """Somebody has put a backup in place: the game in memory is not the one that is kept."""
    one, other = two
    anna, bruno, table = pair(one, other)
    play([anna, bruno], table, random.Random(1), 5)
    for server in two:
        server.app.tables.sessions[table].table.entries.pop()  # as if it had been another game
    entry = StoredEntry(n=6, entry=Answer(seat=0, pick="nonsense"), at=1)
    with pytest.raises(Conflict):
        one.on(one.store.append(table, StoredEntry(n=5, entry=entry.entry, at=1)))
    for server in two:
        server.on(resync_all(server.app.tables))
    assert anna.view(table)["number"] == bruno.view(table)["number"] == 5
    assert len(play([anna, bruno], table, random.Random(1), 3)) == 3
