"""Nobody loses a seat because the owner says so alone: consent, a clock that ran out, or an announced absence."""

from __future__ import annotations

import pytest

from posterity.server.ops.pace import Pace
from tests.server.serving import GENEROUS, Client, FakeClock, Running
from tests.server.test_people import refused
from tests.server.test_two_processes import at, until

HOUR = 3600 * 1000
DAY = 24 * HOUR
SLOW = Pace(bot=(60.0, 60.0), forced=(60.0, 60.0))


@pytest.fixture
def still():
    return FakeClock()


@pytest.fixture
def server(tmp_path, still):
    found = Running(tmp_path / "store.db", GENEROUS, SLOW, moments=still).start()
    yield found
    found.stop()
    assert found.app.services.metrics.mistakes == 0


def passes(still, time, *servers):
    """So much time passes; nobody asks for anything meanwhile."""
    for server in servers:
        for room in server.app.tables.sessions.values():
            room.presence.asked.clear()
            room.presence.remote.clear()
    for server in servers:
        server.on(still.move(0, server.app))
    servers[0].on(still.move(time, servers[0].app))


def gathered(server, *names, **more):
    """The first one owns the table; all sit there."""
    people = [server.person(name) for name in names]
    table, tokens = people[0].table(seats=["me", *["link"] * (len(names) - 1)], **more)
    for person, token in zip(people[1:], tokens, strict=True):
        person.post("join", {"token": token})
    return table, people


def seat_of(client, table, seat):
    return client.get(f"tables/{table}")["seats"][seat]


def forget_presence(server, table):
    server.app.tables.sessions[table].presence.asked.clear()


# ---------------------------------------------------------------- consent


def test_the_owner_alone_throws_nobody_out_of_a_game_of_two(server):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    for _ in range(2):
        anna.act(table, "kick", person=bruno.me())
    (proposal,) = anna.get(f"tables/{table}")["proposals"]

    assert (proposal["kind"], proposal["needs"], proposal["then"]) == ("kick", [1], "bot")
    with refused(403, "server-not-asked"):
        anna.act(table, "vote", proposal=proposal["id"], agree=True)
    assert seat_of(anna, table, 1)["person"] == bruno.me()
    bruno.act(table, "vote", proposal=proposal["id"], agree=False)
    assert anna.get(f"tables/{table}")["proposals"] == [] and seat_of(anna, table, 1)["kind"] == "person"


def test_nor_somebody_who_has_a_bot_in_place(server):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    bruno.act(table, "bot")
    anna.act(table, "kick", person=bruno.me())
    assert anna.get(f"tables/{table}")["proposals"][0]["needs"] == [1]
    bruno.act(table, "back")
    assert seat_of(anna, table, 1)["kind"] == "person"


def test_nor_when_the_third_one_has_gone(server):
    """Whoever could have agreed plays no more: then the one concerned is asked, not nobody."""
    table, (anna, bruno, carla) = gathered(server, "Anna", "Bruno", "Carla")
    anna.act(table, "kick", person=bruno.me())
    assert anna.get(f"tables/{table}")["proposals"][0]["needs"] == [2]
    carla.act(table, "bot")
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    assert proposal["needs"] == [1]
    assert seat_of(anna, table, 1)["person"] == bruno.me()


def test_with_more_people_all_others_decide(server):
    table, (anna, bruno, carla, dora) = gathered(server, "Anna", "Bruno", "Carla", "Dora", game="gears")
    anna.act(table, "kick", person=bruno.me())
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    assert proposal["needs"] == [2, 3]
    carla.act(table, "vote", proposal=proposal["id"], agree=True)
    assert seat_of(anna, table, 1)["person"] == bruno.me()
    dora.act(table, "vote", proposal=proposal["id"], agree=True)
    assert seat_of(anna, table, 1)["person"] is None
    with refused(404, "server-missing"):
        bruno.view(table)


def test_a_seat_can_be_freed_for_somebody_else(server):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    anna.act(table, "kick", person=bruno.me(), then="free")
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    assert proposal["then"] == "free"
    bruno.act(table, "vote", proposal=proposal["id"], agree=True)
    assert seat_of(anna, table, 1)["kind"] == "link"
    token = anna.act(table, "link", seat=1)["token"]
    carla = server.person("Carla")
    carla.post("join", {"token": token})
    assert seat_of(anna, table, 1)["person"] == carla.me()


def test_nor_together_with_somebody_whom_only_the_owner_has_let_in(server):
    """The owner frees the own seat and comes back under another name: that is no consent of anybody else."""
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    anna.act(table, "resign", then="free")
    puppet = server.person("Anna's other name")
    puppet.post("join", {"token": anna.act(table, "link", seat=0)["token"]})
    anna.act(table, "kick", person=bruno.me())
    (proposal,) = bruno.get(f"tables/{table}")["proposals"]

    assert proposal["needs"] == [1]
    with refused(403, "server-not-asked"):
        puppet.act(table, "vote", proposal=proposal["id"], agree=True)
    assert seat_of(bruno, table, 1)["person"] == bruno.me()


def test_whoever_all_have_accepted_has_a_vote(server):
    table, (anna, bruno, carla) = gathered(server, "Anna", "Bruno", "Carla", public=True)
    carla.act(table, "bot")
    dora = server.person("Dora")
    dora.act(table, "take", seat=2)
    (wish,) = anna.get(f"tables/{table}")["proposals"]
    for one in (anna, bruno, carla):
        one.act(table, "vote", proposal=wish["id"], agree=True)
    anna.act(table, "kick", person=bruno.me())

    assert anna.get(f"tables/{table}")["proposals"][0]["needs"] == [2]


def test_before_the_game_the_owner_may_remove_people(server):
    anna, bruno = server.person("Anna"), server.person("Bruno")
    table, tokens = anna.table(seats=["me", "link", "link"])
    bruno.post("join", {"token": tokens[0]})
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["kind"] == "link"


def test_nobody_is_shut_out_of_a_game_they_have_played(server):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    bruno.act(table, "bot")
    anna.act(table, "bot")
    server.app.services.pace = Pace(bot=(0.0, 0.0))
    anna.act(table, "back"), anna.act(table, "bot")
    until(lambda: anna.view(table, outline=0)["status"] == "over")
    with refused(409, "server-not-running"):
        anna.act(table, "kick", person=bruno.me())
    assert bruno.view(table)["status"] == "over"


# ---------------------------------------------------------------- a clock that ran out


@pytest.mark.parametrize("then", ["bot", "free"])
def test_whoever_has_run_out_of_time_may_be_replaced(server, still, then):
    table, people = gathered(server, "Anna", "Bruno", clock={"kind": "move", "seconds": 60})
    anna, bruno = people
    room = server.app.tables.sessions[table]
    if room.table.asks() == 0:  # the owner answers until it is Bruno's turn
        while room.table.asks() == 0:
            anna.act(table, "answer", number=room.number, pick=room.table.state.ask.options[0].text)
    with anna.socket(table) as socket:
        socket.next("update")
        still.passes(server, 61)
        assert seat_of(anna, table, 1)["kind"] == "bot"
        anna.act(table, "kick", person=bruno.me(), then=then)
    assert seat_of(anna, table, 1)["kind"] == {"bot": "bot", "free": "link"}[then]
    assert seat_of(anna, table, 1)["person"] is None
    assert bruno.view(table)["seat"] is None, "whoever was too slow may still watch"


def test_whoever_has_come_back_in_time_may_not(server, still):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno", clock={"kind": "bank", "seconds": 60})
    bruno.act(table, "bot")  # not because of the clock
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["person"] == bruno.me()


# ---------------------------------------------------------------- absence


def test_an_announced_absence_of_seven_days(server, still):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    begun = still.now()
    assert anna.get(f"tables/{table}")["absence"] == 7 * 24 * 3600
    passes(still, 3 * DAY, server)
    assert seat_of(anna, table, 1)["absence"] is None
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["absence"] == {"announced": still.now(), "due": begun + 7 * DAY}
    passes(still, 4 * DAY - 1, server)
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["person"] == bruno.me()
    passes(still, 1, server)
    anna.act(table, "kick", person=bruno.me())
    seat = seat_of(anna, table, 1)
    assert (seat["kind"], seat["person"], seat["resigned"]) == ("bot", None, True)
    assert bruno.view(table)["seat"] is None, "and Bruno may watch"


def test_it_is_announced_a_day_before_however_long_it_lasted(server, still):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    passes(still, 30 * DAY, server)
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["person"] == bruno.me()
    passes(still, DAY - 1, server)
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["person"] == bruno.me()
    passes(still, 1, server)
    anna.act(table, "kick", person=bruno.me(), then="free")
    assert seat_of(anna, table, 1)["kind"] == "link"


def test_any_sign_ends_an_absence(server, still):
    """A look is enough, and so is a socket."""
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")

    def listens():
        with bruno.socket(table) as socket:
            socket.next("update")

    for sign in (lambda: bruno.view(table), listens, lambda: bruno.act(table, "chat", text="Here I am")):
        passes(still, 6 * DAY, server)
        anna.act(table, "kick", person=bruno.me())
        came = still.now()
        assert seat_of(anna, table, 1)["absence"] is not None
        sign()
        assert seat_of(anna, table, 1)["absence"] is None
        passes(still, 2 * DAY, server)
        anna.act(table, "kick", person=bruno.me())
        assert seat_of(anna, table, 1)["absence"]["due"] == came + 7 * DAY, "counted anew"
        bruno.view(table)


def test_whoever_is_here_is_not_absent(server, still):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    with bruno.socket(table) as socket:
        socket.next("update")
        passes(still, 8 * DAY, server)
        anna.act(table, "kick", person=bruno.me())
        assert seat_of(anna, table, 1)["absence"] is None and seat_of(anna, table, 1)["person"] == bruno.me()
    until(lambda: server.app.tables.sessions[table].metadata.signs.get(bruno.me()) == still.now())


def test_another_absence_that_was_agreed_on(server, still):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno", absence=3600)
    assert anna.get(f"tables/{table}")["absence"] == 3600
    passes(still, HOUR, server)
    anna.act(table, "kick", person=bruno.me())
    passes(still, HOUR, server)
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["person"] is None
    for seconds in (10, 0, -1, 10**9):
        with refused(400, "server-body"):
            anna.table(seats=["me", "link"], absence=seconds)


def test_a_no_to_the_proposal_does_not_make_anybody_present(server, still):
    table, (anna, bruno, carla) = gathered(server, "Anna", "Bruno", "Carla")
    anna.act(table, "chat", text="Where are you?")
    passes(still, 6 * DAY, server)
    anna.act(table, "kick", person=bruno.me())
    (proposal,) = anna.get(f"tables/{table}")["proposals"]
    carla.act(table, "vote", proposal=proposal["id"], agree=False)
    passes(still, DAY, server)
    anna.act(table, "kick", person=bruno.me())
    assert seat_of(anna, table, 1)["person"] is None


def test_others_cannot_and_the_one_who_is_missed_is_told(server, still, monkeypatch):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    told = []
    monkeypatch.setattr(server.app.services.webhooks, "send", lambda *words: told.append(words))
    with refused(403, "server-not-owner"):
        bruno.act(table, "kick", person=anna.me())
    passes(still, 8 * DAY, server)
    for _ in range(2):
        anna.act(table, "kick", person=bruno.me())
    assert told == [(bruno.me(), table, "webhook-absent")]


def test_absence_survives_a_restart(tmp_path, still):
    server = Running(tmp_path / "store.db", GENEROUS, SLOW, moments=still).start()
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    passes(still, 6 * DAY, server)
    anna.act(table, "kick", person=bruno.me())
    server.stop()
    server = Running(tmp_path / "store.db", GENEROUS, SLOW, moments=still).start()
    try:
        anna = at(anna, server)
        anna.act(table, "kick", person=seat_of(anna, table, 1)["person"])
        assert seat_of(anna, table, 1)["person"] is not None
        passes(still, DAY, server)
        anna.act(table, "kick", person=seat_of(anna, table, 1)["person"])
        assert seat_of(anna, table, 1)["person"] is None
    finally:
        server.stop()


def test_who_is_forgotten_leaves_no_sign(server, still):
    table, (anna, bruno) = gathered(server, "Anna", "Bruno")
    passes(still, 6 * DAY, server)
    bruno.view(table)
    forget_presence(server, table)
    anna.act(table, "kick", person=bruno.me())
    person = bruno.me()
    assert person in str(server.on(server.store.game(table)).metadata)
    bruno.delete("me")
    assert person not in str(server.on(server.store.game(table)).metadata)


def test_two_servers_agree_on_who_is_absent(cluster, still):
    """A sign at one of them is a sign for both, and so is an announcement."""
    url = cluster.place()
    one, other = (Running(url, GENEROUS, SLOW, moments=still).start() for _ in range(2))
    try:
        table, (anna, bruno) = gathered(one, "Anna", "Bruno")
        there = Client(other, bruno.key)
        passes(still, 6 * DAY, one, other)
        anna.act(table, "kick", person=bruno.me())
        until(lambda: seat_of(Client(other, anna.key), table, 1)["absence"] is not None)
        there.view(table)
        came = still.now()
        until(lambda: seat_of(anna, table, 1)["absence"] is None)
        passes(still, 2 * DAY, one, other)
        anna.act(table, "kick", person=bruno.me())
        assert seat_of(anna, table, 1)["absence"]["due"] == came + 7 * DAY
        passes(still, 5 * DAY, one, other)
        Client(other, anna.key).act(table, "kick", person=seat_of(anna, table, 1)["person"])
        until(lambda: seat_of(anna, table, 1)["person"] is None)
    finally:
        one.stop()
        other.stop()
