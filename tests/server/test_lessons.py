"""Lessons on a server: real tables that lead their pupil, can be left, resumed and begun again."""

from __future__ import annotations

import time

import pytest

from posterity.core.records import read_record
from posterity.games import GAMES
from posterity.table.lesson import checked_lesson, script
from posterity.table.replay import replay
from posterity.text.lesson import has_lesson
from tests.server.serving import Running
from tests.server.test_deal import wait_until_over
from tests.server.test_people import refused

TAUGHT = [name for name in GAMES if has_lesson(name)]


def begin(person, game="leaders"):
    return person.post(f"games/{game}/lesson")["table"]["id"]


def mine(person, table):
    """The view as soon as it is the pupil's turn."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        update = person.view(table)
        if update["status"] == "over" or update["lesson"]["pick"] is not None or not update["lesson"]["leads"]:
            return update
        time.sleep(0.02)
    raise AssertionError("nobody answers")


def follow(person, table):
    """Give the answer that the lesson waits for; what was asked."""
    update = mine(person, table)
    person.act(table, "answer", number=update["number"], pick=update["lesson"]["pick"])
    return update


def said(update):
    return update["lesson"]["pages"][-1]["message"]


def test_the_games_say_whether_they_are_taught(running):
    games = running.stranger().get("games")["games"]

    assert [info["game"] for info in games if info["lesson"]] == TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_followed_to_its_end_and_played_on(running, game):
    anna = running.person()
    table = begin(anna, game)
    told = set()
    while True:
        update = mine(anna, table)
        told |= {page["message"] for page in update["lesson"]["pages"]}
        if not update["lesson"]["leads"]:
            break
        follow(anna, table)
    anna.act(table, "bot", bot="random")
    wait_until_over(anna, table)

    record = read_record(anna.raw("GET", f"api/tables/{table}/record")[2])

    assert told == {step.message for step in checked_lesson(game).steps}
    assert "lesson-hint-over" in {page["message"] for page in anna.view(table)["lesson"]["pages"]}
    assert record.lesson is True
    assert record.commitment is None
    assert [entry.pick for entry in record.entries()[: len(script(checked_lesson(game)))]] == [
        move.pick for move in script(checked_lesson(game))
    ]
    assert replay(GAMES[game], record).over


def test_the_table_is_the_pupils_alone_without_clock_and_without_a_deal_to_check(running):
    anna, bruno = running.person(), running.person("Bruno")
    table = begin(anna)
    info = anna.get(f"tables/{table}")

    assert (info["lesson"], info["public"], info["clock"], info["deal"]) == ("on", False, None, None)
    assert info["cards"]["set"] == checked_lesson("leaders").cards
    with refused(404, "server-missing"):
        bruno.view(table)
    assert table not in [one["id"] for one in bruno.get("tables")["tables"]]


def test_something_else_is_gently_refused_and_changes_nothing(running):
    anna = running.person()
    table = begin(anna)

    with refused(409, "server-lesson-other"):
        anna.act(table, "answer", number=0, pick="look")
    with refused(422, "illegal-unknown-verb"):
        anna.act(table, "answer", number=0, pick="dance")

    assert anna.view(table)["number"] == 0


def test_where_any_answer_is_good_all_are_taken(running):
    anna = running.person()
    table = begin(anna)
    while not mine(anna, table)["lesson"]["any"]:
        follow(anna, table)
    update = mine(anna, table)
    anna.act(table, "answer", number=update["number"], pick="keep:swap")

    assert mine(anna, table)["lesson"]["pick"] == "pass"


def test_whoever_leaves_plays_freely_and_may_come_back(running):
    anna = running.person()
    table = begin(anna)
    follow(anna, table)
    anna.act(table, "lesson", follow=False)

    assert anna.get(f"tables/{table}")["lesson"] == "left"

    anna.act(table, "lesson", follow=True)

    assert mine(anna, table)["lesson"]["pick"] == "build:monument"

    anna.act(table, "lesson", follow=False)
    anna.act(table, "answer", number=1, pick="done")
    anna.act(table, "lesson", follow=True)

    assert not anna.view(table)["lesson"]["leads"]


def test_a_lesson_begins_anew_by_taking_everything_back(running):
    anna = running.person()
    table = begin(anna)
    for _ in range(10):
        follow(anna, table)
    anna.act(table, "lesson", follow=False)
    number = mine(anna, table)["number"]
    anna.act(table, "lesson", follow=True)
    anna.act(table, "undo", number=number, to=1, ask=False)

    update = mine(anna, table)

    assert (said(update), update["lesson"]["first"], update["lesson"]["pick"]) == ("lesson-choose", 0, "work")


def test_a_lesson_goes_on_where_it_was_after_the_server_was_stopped(tmp_path):
    first = Running(tmp_path / "tables.db").start()
    anna = first.person()
    table = begin(anna, "gears")
    for _ in range(8):
        follow(anna, table)
    before = mine(anna, table)
    first.stop()
    second = Running(tmp_path / "tables.db").start()
    try:
        anna.running = second
        assert mine(anna, table)["lesson"] == before["lesson"]
        follow(anna, table)
    finally:
        second.stop()


def test_nothing_is_taught_where_there_is_no_lesson(running):
    anna = running.person()
    table, _ = anna.table()

    with refused(404, "server-no-lesson"):
        anna.post("games/legacies/lesson")
    with refused(404, "server-game"):
        anna.post("games/chess/lesson")
    with refused(409, "server-no-lesson"):
        anna.act(table, "lesson", follow=False)
    with refused(401, "server-who"):
        running.stranger().post("games/leaders/lesson")
    assert anna.view(table)["lesson"] is None


def test_only_the_pupil_reads_the_lesson(running):
    anna, bruno = running.person(), running.person("Bruno")
    table = begin(anna)
    token = anna.act(table, "link", seat=None)["token"]
    bruno.post("join", {"token": token})

    assert bruno.view(table)["lesson"] is None
    assert bruno.get(f"tables/{table}")["lesson"] == "on"
