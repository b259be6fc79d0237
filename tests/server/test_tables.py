"""Tables before the game: made, listed, joined by links, filled, begun."""

from __future__ import annotations

import pytest

from posterity.games import GAMES
from posterity.server.lobby.expiry import expire
from posterity.server.ops.limits import Limits
from posterity.server.ops.wall_clock import DAY
from tests.server.serving import MANY, FakeClock, Running
from tests.server.test_people import refused


@pytest.mark.parametrize("name", GAMES)
def test_a_game_against_a_bot_begins_at_once(running, name):
    anna = running.person()
    table, links = anna.table(name, ["me", {"kind": "bot", "bot": "random"}])
    info = anna.get(f"tables/{table}")

    assert links == [] and info["status"] == "running" and info["you"]["seats"] == [0]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Wick"]


def test_a_table_keeps_the_edition_that_was_chosen(running):
    anna = running.person()
    first = GAMES["gears"].card_set("gears-standard@1")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table, _ = anna.table("gears", seats, cards="gears-standard@1")

    assert anna.get(f"tables/{table}")["cards"] == {"set": "gears-standard", "sha256": first.sha256}
    assert anna.get(f"tables/{table}/cards/en")["sha256"] == first.sha256
    for asked in ("set=gears-standard@1", f"set=gears-standard&sha256={first.sha256}"):
        assert anna.get(f"games/gears/cards/en?{asked}")["sha256"] == first.sha256


def test_a_link_is_for_one_seat_and_works_once(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, (token,) = anna.table(seats=["me", "link"])
    assert anna.get(f"tables/{table}")["status"] == "open"
    assert anna.view(table)["view"] is None

    assert bruno.post("join", {"token": token}) == {"table": table, "seat": 1, "welcome": None, "links": []}
    assert anna.get(f"tables/{table}")["status"] == "running"
    with refused(409, "server-link-used"):
        running.person().post("join", {"token": token})


def test_whoever_comes_by_a_link_without_a_key_gets_one(running):
    _, (token,) = running.person().table(seats=["me", "link"])
    joined = running.stranger().post("join", {"token": token, "name": "Carla"})

    assert joined["seat"] == 1 and joined["welcome"]["name"] == "Carla"


def test_a_new_link_replaces_the_old_one(running):
    anna = running.person()
    table, (old,) = anna.table(seats=["me", "link"])
    new = anna.act(table, "link", seat=1)

    assert new["link"].startswith(f"{running.url}/join/") and new["link"].endswith(f"#join={new['token']}")
    with refused(409, "server-link-used"):
        running.person().post("join", {"token": old})
    assert running.person("Bruno").post("join", {"token": new["token"]})["seat"] == 1
    with refused(409, "server-seat-taken"):
        anna.act(table, "link", seat=1)


def test_a_private_table_does_not_exist_for_others(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, _ = anna.table()
    for path in ("", "/view", "/chat", "/record", "/cards/en"):
        with refused(404, "server-missing"):
            bruno.get(f"tables/{table}{path}")
    for act in ("answer", "chat", "take"):
        body = {"answer": {"number": 0, "pick": "work"}, "chat": {"text": "x"}, "take": {"seat": 0}}[act]
        with refused(404, "server-missing"):
            bruno.act(table, act, **body)
    assert table not in str(bruno.get("tables")) and table not in str(running.stranger().get("tables"))
    assert [one["id"] for one in anna.get("tables?mine=1")["tables"]] == [table]


def test_a_link_to_watch_lets_several_people_in_to_see_what_spectators_see(running):
    anna = running.person()
    table, _ = anna.table()
    token = anna.act(table, "link", seat=None)["token"]
    for name in ("Bruno", "Carla"):
        watcher = running.person(name)
        assert watcher.post("join", {"token": token})["seat"] is None
        assert watcher.view(table)["view"]["viewer"] == "spectator"
        with refused(403, "server-not-your-seat"):
            watcher.view(table, seat=0)


def test_public_tables_are_listed_and_filtered(running):
    anna, stranger = running.person(), running.stranger()
    one, _ = anna.table("leaders", ["me", "open"], public=True)
    two, _ = anna.table("gears", ["me", "bot"], public=True)

    def listed(query):
        return [table["id"] for table in stranger.get(f"tables?{query}")["tables"] if table["id"] in (one, two)]

    assert set(listed("")) == {one, two}
    assert listed("game=gears") == [two] and listed("game=machines") == []
    assert listed("status=open") == [one] and listed("status=running") == [two]
    with refused(401, "server-who"):
        stranger.get("tables?mine=1")
    with refused(400, "server-body"):
        stranger.get("tables?most=1000")


def test_open_seats_are_for_whoever_comes_and_can_be_left_again(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, _ = anna.table(seats=["me", "open", "open"], public=True)
    bruno.act(table, "sit", seat=2)
    with refused(409, "server-already-seated"):
        bruno.act(table, "sit", seat=1)
    with refused(409, "server-seat-taken"):
        running.person().act(table, "sit", seat=2)
    bruno.act(table, "stand")

    assert [seat["kind"] for seat in anna.get(f"tables/{table}")["seats"]] == ["person", "open", "open"]


def test_the_owner_may_begin_with_bots_at_the_empty_seats(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, tokens = anna.table(seats=["me", "link", "link"])
    bruno.post("join", {"token": tokens[0]})
    with refused(403, "server-not-owner"):
        bruno.act(table, "start")
    anna.act(table, "start", bot="random")

    assert [seat["kind"] for seat in anna.get(f"tables/{table}")["seats"]] == ["person", "person", "bot"]
    with refused(409, "server-link-used"):
        running.person().post("join", {"token": tokens[1]})
    with refused(409, "server-begun"):
        bruno.act(table, "stand")


def test_one_person_may_have_several_seats_and_says_for_which_one_it_acts(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "me"])
    update = anna.view(table)
    asked = update["view"]["ask"]["seat"]

    assert update["names"] == ["Anna", "Anna 2"]
    assert "options" in anna.view(table, seat=asked)["view"]["ask"]
    assert "options" not in anna.view(table, seat=1 - asked)["view"]["ask"]
    with refused(403, "server-which-seat"):
        anna.act(table, "answer", number=0, pick="work")
    anna.act(table, "answer", number=0, pick="work", seat=asked)


@pytest.mark.parametrize(
    ("wanted", "status", "message"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 422, "server-game"),
        ({"game": "leaders", "seats": [{"kind": "me"}]}, 422, "setup-players"),
        ({"game": "leaders", "seats": [{"kind": "bot"}] * 3}, 422, "server-no-people"),
        ({"game": "leaders", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 422, "server-bot"),
        ({"game": "leaders", "seats": [{"kind": "me"}, {"kind": "open"}]}, 422, "server-open-private"),
        ({"game": "leaders", "seats": [{"kind": "me"}] * 2, "options": {"x": "y"}}, 422, "setup-unknown-option"),
        ({"game": "leaders", "seats": [{"kind": "me"}] * 2, "cards": "../x"}, 422, "cards-no-set"),
        ({"game": "leaders", "seats": [{"kind": "me"}] * 2, "cards": "leaders-standard@999"}, 422, "cards-no-version"),
        ({"game": "leaders", "seats": []}, 400, "server-body"),
        ({"game": "leaders", "seats": [{"kind": "me"}] * 2, "extra": 1}, 400, "server-body"),
        ({"game": "leaders"}, 400, "server-body"),
        ([], 400, "server-body"),
    ],
)
def test_tables_that_cannot_be(running, wanted, status, message):
    with refused(status, message):
        running.person().post("tables", wanted)


def test_a_set_up_that_the_rules_exclude_is_refused_with_its_clause(running):
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    with refused(422, "setup-two-players-only") as e:
        running.person().table(seats=seats, options={"duel-without-protect-and-destroy": "on"})
    assert e.value.problem["clause"] == "leaders.two-player.removal"


def test_the_owner_may_take_a_table_away_that_is_not_running(running):
    anna, bruno = running.person(), running.person()
    table, _ = anna.table(seats=["me", "open"], public=True)
    with refused(403, "server-not-owner"):
        bruno.delete(f"tables/{table}")
    anna.delete(f"tables/{table}")

    with refused(404, "server-missing"):
        anna.get(f"tables/{table}")
    running_table, _ = anna.table()
    with refused(409, "server-running"):
        anna.delete(f"tables/{running_table}")


def test_nobody_owns_more_tables_than_allowed(tmp_path):
    limits = Limits(tables=2, requests=MANY, strangers=MANY)
    server = Running(tmp_path / "store.db", limits).start()
    try:
        anna = server.person()
        first, _ = anna.table(seats=["me", "link"])
        anna.table(seats=["me", "link"])
        with refused(409, "server-tables"):
            anna.table()
        anna.delete(f"tables/{first}")
        anna.table()
        bruno = server.person("Bruno")
        for _ in range(2):
            bruno.table(seats=["link", "link"])
        with refused(409, "server-tables"):
            bruno.table(seats=["link", "link"])
    finally:
        server.stop()


def test_whoever_owns_a_table_finds_it_without_sitting_there(running):
    anna = running.person()
    table, _ = anna.table(seats=["link", "link"])
    assert [found["id"] for found in anna.get("tables?mine=1")["tables"]] == [table]


# ---------------------------------------------------------------- tables that nobody fills


@pytest.fixture
def still(tmp_path):
    """A server whose time passes as the test says."""
    moments = FakeClock()
    server = Running(tmp_path / "store.db", moments=moments).start()
    yield server, moments
    server.stop()


def test_a_table_that_nobody_fills_is_abandoned_and_later_taken_away(still):
    server, moments = still
    anna, bruno = server.person("Anna"), server.person("Bruno")
    table, (token,) = anna.table(seats=["me", "link"])
    running, _ = anna.table()
    moments.at += 13 * DAY
    server.on(expire(server.app.tables))
    assert anna.get(f"tables/{table}")["status"] == "open"
    moments.at += 2 * DAY
    with anna.socket(table) as socket:
        socket.next("update")
        server.on(expire(server.app.tables))
        assert socket.next("table")["table"]["status"] == "abandoned"
    with refused(409, "server-link-used"):
        bruno.post("join", {"token": token})
    for act in ("start", "stand"):
        with refused(409, "server-expired"):
            anna.act(table, act)
    with refused(409, "server-not-begun"):
        anna.act(table, "rematch")
    moments.at += 15 * DAY
    server.on(expire(server.app.tables))

    with refused(404, "server-missing"):
        anna.get(f"tables/{table}")
    assert anna.get(f"tables/{running}")["status"] == "running", "games wait for ever"


def test_who_does_something_at_a_table_keeps_it(still):
    server, moments = still
    anna = server.person()
    table, _ = anna.table(seats=["me", "link"])
    moments.at += 10 * DAY
    anna.act(table, "mute", person="x", muted=True)
    moments.at += 10 * DAY
    server.on(expire(server.app.tables))

    assert anna.get(f"tables/{table}")["status"] == "open"


def test_games_that_stay_do_not_keep_the_others_from_being_taken_away(still, monkeypatch):
    monkeypatch.setattr("posterity.server.lobby.expiry.AT_ONCE", 1)
    server, moments = still
    anna = server.person()
    table, _ = anna.table(seats=["me", "link"])
    moments.at += 15 * DAY
    server.on(expire(server.app.tables))
    game, _ = anna.table()
    anna.act(game, "resign")
    moments.at += 15 * DAY
    server.on(expire(server.app.tables))

    with refused(404, "server-missing"):
        anna.get(f"tables/{table}")


def test_games_that_were_abandoned_stay(still):
    server, moments = still
    anna = server.person()
    table, _ = anna.table()
    anna.act(table, "resign")
    moments.at += 100 * DAY
    server.on(expire(server.app.tables))

    assert anna.get(f"tables/{table}")["status"] == "abandoned"
