"""Bots whom nobody watches, and games without an end."""

from __future__ import annotations

import random
import time
from contextlib import contextmanager

import pytest

from posterity.core.records import write_record
from posterity.games import GAMES
from posterity.server.ops.limits import Limits
from posterity.server.ops.pace import Pace
from tests.server.serving import GENEROUS, Running
from tests.server.test_people import refused
from tests.server.test_two_processes import at, both, until

PACE = Pace(bot=(0.01, 0.01), forced=(0.01, 0.01))
SHORT = 40  # entries


def with_limits(**more):
    return Limits(**{name: more.get(name, getattr(GENEROUS, name)) for name in GENEROUS.__struct_fields__})


@contextmanager
def served(store, **more):
    server = Running(store, with_limits(**more), PACE).start()
    try:
        yield server
    finally:
        server.stop()
        assert server.app.services.metrics.mistakes == 0


@pytest.fixture
def server(tmp_path):
    with served(tmp_path / "store.db") as found:
        yield found


def entries(server, table):
    return server.on(server.store.game(table)).entries


def rests(server, table):
    """Does nothing happen at a table for a while?"""
    before = entries(server, table)
    time.sleep(0.5)
    return entries(server, table) == before


def goes_on(server, table):
    before = entries(server, table)
    until(lambda: entries(server, table) > before + 2)


def everybody_leaves(server, table):
    """Nobody has asked for a long time."""
    room = server.app.tables.sessions.get(table)
    if room is not None:
        room.presence.asked.clear()
    until(lambda: rests(server, table))


@pytest.fixture
def left(server):
    """Anna's table at which only bots answer, and which she has left: the game is very long."""
    anna = server.person()
    table, _ = anna.table(seats=["me", "bot"], options={"rounds": "99"}, public=True)
    anna.act(table, "bot")
    goes_on(server, table)
    everybody_leaves(server, table)
    return anna, table


# ---------------------------------------------------------------- nobody is there


def test_bots_do_not_play_on_for_nobody(server, left):
    _, table = left
    assert rests(server, table)
    assert not server.app.tables.sessions[table].is_busy(), "so it need not stay in memory"


def test_bots_go_on_when_their_person_looks(server, left):
    anna, table = left
    anna.view(table)
    goes_on(server, table)


def test_bots_go_on_for_whoever_waits_for_news(server, left):
    anna, table = left
    number = entries(server, table)
    assert anna.view(table, since=number, wait=10)["number"] > number
    goes_on(server, table)


def test_bots_go_on_for_a_watcher_without_a_key(server, left):
    _, table = left
    server.stranger().view(table)
    goes_on(server, table)


def test_bots_play_as_long_as_somebody_listens(server, left):
    _, table = left
    with server.stranger().socket(table) as socket:
        socket.next("update")
        goes_on(server, table)
        server.app.tables.sessions[table].presence.asked.clear()
        goes_on(server, table)
    everybody_leaves(server, table)
    assert rests(server, table)


def test_to_see_ones_list_of_tables_is_not_to_come(server, left):
    anna, table = left
    (info,) = anna.get("tables?mine=1")["tables"]
    assert info["id"] == table and rests(server, table)


def test_bots_play_on_until_it_is_the_turn_of_somebody_who_plays(server):
    """Whoever plays may be away: the bots before them need not wait."""
    anna = server.person()
    table, _ = anna.table("gears", ["me", "bot", "bot", "bot"])
    room = server.app.tables.sessions[table]
    luck = random.Random(1)
    for _ in range(30):
        until(lambda: room.table.asks() == 0)
        ask = room.table.state.ask
        anna.act(table, "answer", number=room.number, pick=luck.choice(ask.options).text)
        room.presence.asked.clear()
    until(lambda: room.table.asks() == 0)


def test_bots_wait_for_somebody_also_after_a_restart(tmp_path):
    with served(tmp_path / "store.db") as before:
        anna = before.person()
        table, _ = anna.table(seats=["me", "bot"], options={"rounds": "99"})
        anna.act(table, "bot")
        goes_on(before, table)
    with served(tmp_path / "store.db") as after:
        assert rests(after, table)
        at(anna, after).get("tables?mine=1")
        assert rests(after, table)
        at(anna, after).view(table)
        goes_on(after, table)


def test_bots_play_where_somebody_is_also_between_two_servers(cluster):
    """Neither server plays on when nobody is there; whoever comes to the other one sees the bots go on."""
    for one, other in both(cluster.place()):
        one.app.services.pace = other.app.services.pace = PACE
        anna = one.person()
        table, _ = anna.table(seats=["me", "bot"], options={"rounds": "99"}, public=True)
        anna.act(table, "bot")
        goes_on(one, table)
        at(anna, other).get(f"tables/{table}")  # it is loaded there, too
        everybody_leaves(one, table)
        assert rests(one, table)
        with other.stranger().socket(table) as socket:
            socket.next("update")
            goes_on(one, table)
        everybody_leaves(other, table)
        assert rests(one, table)
        one.stranger().view(table)
        goes_on(other, table)


# ---------------------------------------------------------------- without an end


def test_bots_do_not_play_longer_than_any_sensible_game(tmp_path):
    with served(tmp_path / "store.db", entries=SHORT) as server:
        anna = server.person()
        table, _ = anna.table(seats=["me", "bot"], options={"rounds": "99"})
        anna.act(table, "bot")
        with anna.socket(table) as socket:
            until(lambda: socket.next("table")["table"]["status"] == "abandoned", 30)
        info = anna.get(f"tables/{table}")
        assert (info["number"], info["too_long"]) == (SHORT, SHORT)
        with refused(409, "server-too-long"):
            anna.act(table, "back")
        assert anna.get(f"tables/{table}/record")["seed"], "everything may be seen, as of every game that has ended"
        assert anna.delete(f"tables/{table}") == {"gone": True}


def test_people_do_not_either(tmp_path):
    with served(tmp_path / "store.db", entries=6) as server:
        anna = server.person()
        table, _ = anna.table(seats=["me", "me"])
        room = server.app.tables.sessions[table]
        for number in range(6):
            ask = room.table.state.ask
            anna.act(table, "answer", number=number, pick=ask.options[0].text, seat=ask.seat)
        with refused(409, "server-too-long") as e:
            anna.act(table, "answer", number=6, pick="work", seat=0)
        assert e.value.problem["args"] == {"most": 6}
        assert anna.get(f"tables/{table}")["status"] == "abandoned"


def test_a_game_that_could_not_be_ended_is_ended_the_next_time(tmp_path):
    """The server was stopped between the last entry and the end: the entry is kept, the end is not."""
    with served(tmp_path / "store.db") as server:
        anna = server.person()
        table, _ = anna.table(seats=["me", "me"])
        room = server.app.tables.sessions[table]
        for number in range(6):
            ask = room.table.state.ask
            anna.act(table, "answer", number=number, pick=ask.options[0].text, seat=ask.seat)
    with served(tmp_path / "store.db", entries=6) as server:
        anna = at(anna, server)
        anna.view(table)
        ask = server.app.tables.sessions[table].table.state.ask
        with refused(409, "server-too-long"):
            anna.act(table, "answer", number=6, pick=ask.options[0].text, seat=ask.seat)
        assert anna.get(f"tables/{table}")["status"] == "abandoned"


def test_records_and_branches_are_not_longer_either(tmp_path):
    with served(tmp_path / "store.db") as server:
        anna = server.person()
        table, _ = anna.table(seats=["me", "bot"])
        anna.act(table, "bot")
        until(lambda: anna.view(table, outline=0)["status"] == "over")
        record = write_record(server.on(server.store.record(table))).decode()
        number = entries(server, table)
    with served(tmp_path / "store.db", entries=number - 1) as server:
        anna = at(anna, server)
        with refused(422, "server-record-long"):
            anna.post("records", {"record": record})
        with refused(422, "server-too-long"):
            anna.act(table, "branch", at=number - 1)
        anna.act(table, "branch", at=number - 2)


@pytest.mark.parametrize("game", GAMES)
def test_every_sensible_game_is_shorter_than_the_limit(game):
    """A limit derived from the game: number of players, and rounds where there are several."""
    found = GAMES[game]
    for players in range(found.fewest, found.most + 1):
        options = found.complete(players, {})
        assert Limits().longest(found, players, options) == 1000 * (players + 1)


def test_more_rounds_may_last_longer_but_not_for_ever():
    leaders = GAMES["leaders"]
    assert Limits().longest(leaders, 2, leaders.complete(2, {"rounds": "5"})) == 11_000
    assert Limits().longest(leaders, 6, {**leaders.complete(6, {}), "rounds": "999999"}) == 50_000
