"""Games that have ended: every position of them, and new tables that go on from one."""

from __future__ import annotations

from hashlib import sha256

import msgspec
import pytest

from posterity.core.records import Reseed, read_record
from posterity.games import GAMES
from posterity.table.replay import replay
from tests.server.test_deal import wait_until_over
from tests.server.test_people import refused


class Finished:
    """A finished game of Anna against Bruno, whose seats bots have played."""

    def __init__(self, running, game="leaders", **more):
        self.running, self.game = running, game
        self.anna, self.bruno = running.person("Anna"), running.person("Bruno")
        self.table, (token,) = self.anna.table(game, ["me", "link"], **more)
        self.bruno.post("join", {"token": token})
        for person in (self.anna, self.bruno):
            person.act(self.table, "bot", bot="random")
        wait_until_over(self.anna, self.table)
        self.data = self.anna.raw("GET", f"api/tables/{self.table}/record")[2]
        self.played = replay(GAMES[game], read_record(self.data))

    def branch(self, who=None, **body):
        return (who or self.anna).act(self.table, "branch", **body)

    def record(self, table):
        """The record of another table as it is kept."""
        return self.running.on(self.running.store.record(table))


def sent(value):
    """Something as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.fixture(scope="module")
def finished(running):
    return Finished(running, public=True)


# ---------------------------------------------------------------- every position


@pytest.mark.parametrize("who", ["anna", "stranger"])
def test_everybody_at_the_table_sees_every_position_from_every_seat(running, finished, who):
    client = finished.anna if who == "anna" else running.stranger()
    game, played = finished.played.game, finished.played
    for at in (0, 1, 17, played.number):
        for seat in (0, 1):
            update = client.view(finished.table, at=at, seat=seat, outline=0)
            shown = game.view(played.state_at(at), seat)
            assert (update["number"], update["seat"], update["status"]) == (at, seat, "over")
            assert update["view"] == msgspec.to_builtins(shown)
    assert client.view(finished.table, at=3)["seat"] == (0 if who == "anna" else None)
    assert client.view(finished.table, seat=1)["view"]["viewer"] == 1, "the end, too"


def test_events_of_an_entry_come_with_its_position(finished):
    update = finished.anna.view(finished.table, at=12, since=4, seat=1)

    assert {told["entry"] for told in update["events"]} <= set(range(5, 13)) and update["events"]
    assert update["since"] == 4


def test_a_socket_may_look_from_every_seat_of_a_game_that_is_over(running, finished):
    with running.stranger().socket(finished.table) as socket:
        socket.next("update")
        socket.send({"id": 1, "do": "look", "seat": 1})
        assert socket.next("update")["seat"] == 1


def test_positions_that_are_not_there(finished):
    last = finished.played.number
    with refused(422, "server-no-entry"):
        finished.anna.view(finished.table, at=last + 1)
    with refused(403, "server-not-your-seat"):
        finished.anna.view(finished.table, at=1, seat=2)
    with refused(400, "server-body"):
        finished.anna.view(finished.table, at=-1)


def test_a_running_game_has_no_branches_and_shows_no_other_seats(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "bot"])
    for query in ({"seat": 1}, {"at": 0, "seat": 1}):
        with refused(403, "server-not-your-seat"):
            anna.view(table, **query)
    with refused(409, "server-not-over"):
        anna.act(table, "branch", at=0)
    open_table, _ = anna.table(seats=["me", "link"])
    with refused(409, "server-not-begun"):
        anna.view(open_table, at=0)


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_all_cards_are_shown(running, name):
    finished = Finished(running, name, public=True)
    game, played = finished.played.game, finished.played
    for at in (0, 9, played.number):
        update = running.stranger().view(finished.table, at=at, all=1, since=-1)
        position = game.position(played.state_at(at))
        assert update["view"] == sent(position) and "viewer" not in update["view"]
        assert update["seat"] is None and update["outline"] == sent(game.outline(position))
        told = [event.message for number in range(at + 1) for event in played.events[number]]
        assert [event["message"] for event in update["events"] if not event["message"].startswith("told-")] == told
    assert running.stranger().view(finished.table, all=1)["number"] == played.number


# ---------------------------------------------------------------- branches


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_goes_on_where_the_other_game_stood(running, name):
    finished = Finished(running, name)
    made = finished.branch(at=10, seats=[0, 1])
    update = finished.anna.view(made["table"], outline=0)
    assert made["seat"] == 0 and update["status"] == "running"
    record = finished.record(made["table"])
    table = replay(GAMES[name], record)

    assert (record.from_.sha256, record.from_.at) == (sha256(finished.data).hexdigest(), 10)
    assert record.commitment is None and "secret" not in finished.anna.get(f"tables/{made['table']}/record")
    assert GAMES[name].position(table.state) == GAMES[name].position(finished.played.state_at(10))
    for seat in (0, 1):
        finished.anna.act(made["table"], "bot", seat=seat, bot="random")
    wait_until_over(finished.anna, made["table"])
    data = finished.anna.raw("GET", f"api/tables/{made['table']}/record")[2]
    assert replay(GAMES[name], read_record(data)).over


def test_new_luck_is_an_entry_that_nobody_sees_while_it_runs(finished):
    made = finished.branch(at=20, luck="new")
    entries = finished.record(made["table"]).entries()
    reseeds = [entry.reseed for entry in entries if isinstance(entry, Reseed)]
    shown = finished.anna.raw("GET", f"api/tables/{made['table']}/record")[2].decode()

    assert len(reseeds) == 1 and reseeds[0] not in shown and '{"reseed": null}' in shown
    assert finished.record(made["table"]).seed not in shown


def test_one_plays_ones_own_seats_and_bots_the_others(finished):
    made = finished.branch(finished.bruno, at=5)
    info = finished.bruno.get(f"tables/{made['table']}")

    assert made["seat"] == 1 and info["you"]["seats"] == [1] and info["you"]["owner"]
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    assert [seat["name"] for seat in info["seats"]] == ["Random", "Bruno"]
    assert info["deal"] is None and info["clock"] is None and not info["public"]
    assert "Anna" not in str(finished.record(made["table"])), "it names nobody who does not sit there"
    with refused(404, "server-missing"):
        finished.anna.get(f"tables/{made['table']}")


def test_a_spectator_goes_on_for_whoever_is_asked(running, finished):
    carla = running.person("Carla")
    made = finished.branch(carla, at=7, public=True)

    assert made["seat"] == finished.played.asked[7]
    assert finished.anna.get(f"tables/{made['table']}")["public"]


def test_what_cannot_be_gone_on_from(running, finished):
    last = finished.played.number
    with refused(422, "illegal-branch-over"):
        finished.branch(at=last)
    with refused(422, "server-no-entry"):
        finished.branch(at=last + 1)
    with refused(422, "server-no-seat"):
        finished.branch(at=1, seats=[2])
    with refused(400, "server-body"):
        finished.branch(at=1, luck="good")
    with refused(401, "server-who"):
        finished.branch(running.stranger(), at=1)


def test_what_nobody_went_on_with_can_be_gone_on_with(running):
    anna = running.person()
    table, _ = anna.table(seats=["me", "bot"])
    number = anna.view(table)["number"]
    anna.act(table, "resign")
    last = anna.get(f"tables/{table}")["number"]
    assert anna.view(table, at=number)["status"] == "abandoned"
    made = anna.act(table, "branch", at=last, seats=[0])

    assert anna.get(f"tables/{made['table']}")["seats"][0]["kind"] == "person"


# ---------------------------------------------------------------- against people


def test_a_friend_takes_a_seat_of_a_branch_by_a_link(running, finished):
    plan = [{"kind": "link"}, {"kind": "me"}]
    made = finished.branch(finished.bruno, at=0, plan=plan)
    table, (link,) = made["table"], made["links"]
    info = finished.bruno.get(f"tables/{table}")
    assert (made["seat"], link["seat"], info["status"]) == (1, 0, "running")
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("link", None), ("person", "Bruno")]

    carla = running.person("Carla")
    again = finished.bruno.act(table, "link", seat=0)
    with refused(409, "server-link-used"):
        carla.post("join", {"token": link["token"]})
    with refused(409, "server-already-seated"):
        finished.bruno.post("join", {"token": again["token"]})
    assert carla.post("join", {"token": again["token"]})["seat"] == 0
    info = carla.get(f"tables/{table}")
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("person", "Carla"), ("person", "Bruno")]
    asked = carla.view(table)["view"]["ask"]["seat"]
    who = [carla, finished.bruno][asked]
    update = who.view(table)
    who.act(table, "answer", number=update["number"], pick=update["view"]["ask"]["options"][0])
    table = replay(GAMES["leaders"], finished.record(table))
    assert table.names() == ["Carla", "Bruno"]
    with refused(409, "server-seat-taken"):
        finished.bruno.act(made["table"], "link", seat=0)


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(running, finished):
    made = finished.branch(at=0, plan=[{"kind": "me"}, {"kind": "link"}])
    carla = running.person("Carla")
    with refused(404, "server-missing"):
        carla.act(made["table"], "bot", seat=1)
    finished.anna.act(made["table"], "bot", seat=1, bot="random")
    seat = finished.anna.get(f"tables/{made['table']}")["seats"][1]

    assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "Random", "random")
    with refused(409, "server-seat-taken"):
        carla.post("join", {"token": made["links"][0]["token"]})


def test_bots_of_a_branch_are_chosen(finished):
    made = finished.branch(at=3, plan=[{"kind": "bot", "bot": "greedy"}, {"kind": "me"}])
    assert finished.anna.get(f"tables/{made['table']}")["seats"][0]["bot"] == "greedy"
    for plan, status, message in (
        ([{"kind": "me"}], 422, "server-no-seat"),
        ([{"kind": "link"}, {"kind": "bot"}], 422, "server-no-people"),
        ([{"kind": "me"}, {"kind": "bot", "bot": "nobody"}], 422, "server-bot"),
    ):
        with refused(status, message):
            finished.branch(at=3, plan=plan)
    with refused(400, "server-body"):
        finished.branch(at=3, plan=[{"kind": "me"}, {"kind": "bot"}], seats=[0])
