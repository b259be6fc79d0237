"""Hints over the API: where they are given, in three steps, from what the seat may know, and everybody sees that."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from posterity.analysis.budget import Budget
from posterity.core.chance import QuickStream
from posterity.games import GAMES
from posterity.server.advice import hints
from posterity.server.ops.limits import Rate
from posterity.testing.walks import setup
from tests.bots.test_fair import differ, twins
from tests.server.serving import GENEROUS, Running
from tests.server.test_deal import wait_until_over
from tests.server.test_people import refused


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(hints, "BUDGET", Budget(screening=1, guesses=2, again=0, edge=0, beliefs=1))


def asked(client, table):
    """The number of the question, once the seat is asked and has a choice."""
    while True:
        update = client.view(table, outline=0, wait=5)
        ask = update["view"]["ask"]
        if ask and ask["seat"] == update["seat"] and len(ask["options"]) > 1:
            return update["number"], ask["options"]
        if ask and ask["seat"] == update["seat"]:
            client.act(table, "answer", number=update["number"], pick=ask["options"][0])


def hint(client, table, number, stage="nudge", **more):
    return client.post(f"tables/{table}/hint", {"number": number, "stage": stage, **more})


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_comes_in_three_steps(running, game):
    anna = running.person("Anna")
    table, _ = anna.table(game, ["me", "bot"])
    number, options = asked(anna, table)
    nudge, answer, why = (hint(anna, table, number, stage) for stage in ("nudge", "answer", "why"))

    assert nudge["nudge"][0]["message"].startswith("hint-matters-")
    assert (nudge["pick"], nudge["answer"], nudge["why"], nudge["plan"], nudge["value"]) == (None, [], [], [], None)
    assert answer["pick"] in options and answer["nudge"] == nudge["nudge"] and answer["plan"] == []
    assert answer["answer"] == [{"message": "hint-answer", "args": {"answer": {"pick": answer["pick"]}}}]
    assert why["plan"][0] == answer["pick"] and 0 <= why["low"] <= why["value"] <= why["high"] <= 1
    assert why["why"] and all(one["pick"] in options for one in why["others"])
    assert [one["given"] for one in (nudge, answer, why)] == [1, 1, 1]
    info = anna.get(f"tables/{table}")
    assert info["hints"] and not info["hints_agreed"] and info["hinted"] == [1, 0]


def test_among_several_people_only_where_they_have_agreed_and_everybody_sees_it(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    for agreed in (False, True):
        table, (token,) = anna.table("leaders", ["me", "link"], hints=agreed)
        assert not anna.get(f"tables/{table}")["hints"] or agreed
        bruno.post("join", {"token": token})
        mover, other = (anna, bruno) if anna.view(table)["view"]["to_move"] == 0 else (bruno, anna)
        number, _ = asked(mover, table)
        info = other.get(f"tables/{table}")
        assert (info["hints"], info["hints_agreed"], info["hinted"]) == (agreed, agreed, [0, 0])
        if not agreed:
            with refused(409, "server-no-hints"):
                hint(mover, table, number)
            continue
        with other.socket(table) as socket:
            socket.next("update")
            given = hint(mover, table, number, "why")
            heard = socket.next("table")
            while not any(heard["table"]["hinted"]):
                heard = socket.next("table")
        assert heard["table"]["hinted"][given["seat"]] == 1 and sum(heard["table"]["hinted"]) == 1
        assert given["pick"] not in str(heard)  # that it was given, never what it says
        with refused(409, "server-not-your-turn"):
            hint(other, table, number)


def test_whom_nothing_is_asked_gets_no_hint(running):
    anna, bruno = running.person("Anna"), running.person("Bruno")
    table, _ = anna.table("leaders", ["me", "bot"], public=True)
    number, options = asked(anna, table)
    with refused(403, "server-not-your-seat"):
        hint(bruno, table, number)
    with refused(401, "server-who"):
        hint(running.stranger(), table, number)
    with refused(400, "server-body"):
        hint(anna, table, number, "everything")
    with refused(404, "server-missing"):
        hint(anna, "nowhere", number)
    with refused(409, "illegal-stale"):
        hint(anna, table, number + 3)
    anna.act(table, "answer", number=number, pick=options[0])
    with refused(409, "illegal-stale"):
        hint(anna, table, number)


def test_a_lesson_that_leads_gives_no_hints(running):
    anna = running.person("Anna")
    table = anna.post("games/leaders/lesson")["table"]["id"]
    number = anna.view(table)["number"]
    with refused(409, "server-no-hints-lesson"):
        hint(anna, table, number)
    anna.act(table, "lesson", follow=False)
    number, _ = asked(anna, table)
    assert hint(anna, table, number)["nudge"]


def test_a_rematch_keeps_the_agreement(running):
    anna = running.person("Anna")
    table, _ = anna.table("leaders", ["me", "bot"], hints=True)
    anna.act(table, "bot", bot="random")
    wait_until_over(anna, table)
    assert anna.get(f"tables/{anna.act(table, 'rematch')['table']}")["hints_agreed"] is True


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint_over_the_api(running, game):
    """The position of a running table is laid as one of two worlds; the whole answer is the same, byte for byte."""
    anna, luck, different = running.person("Anna"), QuickStream(3), 0
    chosen = setup(GAMES[game], 2, {}, 1)
    for one, other in islice(twins(GAMES[game], chosen, luck), 4):
        different += differ(GAMES[game], one, other)
        told = []
        for world in (one, other):
            table, _ = anna.table(game, ["me", "bot"])
            asked(anna, table)
            laid = running.app.tables.sessions[table]
            laid.table.state = world
            laid.metadata = replace(laid.metadata, seats=laid.metadata.seats[:: 1 if world.ask.seat == 0 else -1])
            laid.table.kinds[:2] = ["person", "bot"] if world.ask.seat == 0 else ["bot", "person"]
            found = hint(anna, table, laid.table.number, "why")
            found.pop("table"), found.pop("number")
            told.append(found)
        assert told[0] == told[1] and told[0]["pick"]
    assert different


def test_nobody_asks_for_too_many_hints(tmp_path):
    server = Running(tmp_path / "store.db", replace(GENEROUS, hints=Rate(burst=1, seconds=3600))).start()
    try:
        anna = server.person("Anna")
        table, _ = anna.table("leaders", ["me", "bot"])
        number, options = asked(anna, table)
        hint(anna, table, number)
        hint(anna, table, number, "why")  # the same hint
        anna.act(table, "answer", number=number, pick=options[0])
        number, _ = asked(anna, table)
        with refused(429, "server-too-often"):
            hint(anna, table, number)
    finally:
        server.stop()


def test_a_worker_gives_the_same_hint_and_a_lost_one_is_told_in_a_sentence(tmp_path):
    from posterity.server.workers.process import WorkerLost

    server = Running(tmp_path / "store.db", bot_workers=1).start()
    try:
        anna = server.person("Anna")
        table, _ = anna.table("leaders", ["me", "bot"])
        number, options = asked(anna, table)
        found = hint(anna, table, number, "why")
        assert found["pick"] in options and server.app.services.workers.stats().workers == 1
        anna.act(table, "answer", number=number, pick=found["pick"])
        number, _ = asked(anna, table)

        def lost(*given):
            raise WorkerLost("it has died")

        server.app.services.workers.asked = lost
        with refused(503, "server-no-hint-now"):
            hint(anna, table, number)
        del server.app.services.workers.asked
        assert hint(anna, table, number)["nudge"]  # and then it works again
    finally:
        server.stop()
