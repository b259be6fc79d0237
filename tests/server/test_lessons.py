"""Lessons on a server: real tables that lead their pupil, can be left, resumed and begun again."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace

from posterity.core.records import read_record
from posterity.core.sets import set_name
from posterity.games import GAMES
from posterity.table.lesson import checked_lesson, script
from posterity.table.replay import replay
from posterity.text.lesson import lessons
from tests.server.serving import Running
from tests.server.test_deal import wait_until_over
from tests.server.test_people import refused

PARTS = [(name, part.name) for name in GAMES for part in lessons(name)]


def begin(person, game="leaders", part=""):
    return person.post(f"games/{game}/lesson", {"part": part})["table"]["id"]


def mine(person, table):
    """The view as soon as it is the pupil's turn."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        update = person.view(table)
        asked = update["view"]["to_move"] == update["seat"]
        if update["status"] == "over" or asked or not update["lesson"]["leads"]:
            return update
        time.sleep(0.02)
    raise AssertionError("nobody answers")


def follow(person, table):
    """Give the answer that the lesson waits for, or the first one where any is good; what was asked."""
    update = mine(person, table)
    pick = update["lesson"]["pick"] or update["view"]["ask"]["options"][0]
    person.act(table, "answer", number=update["number"], pick=pick)
    return update


def said(update):
    return update["lesson"]["pages"][-1]["message"]


def test_the_games_say_in_which_parts_they_are_taught(running):
    games = running.stranger().get("games")["games"]

    assert [(info["game"], part["part"]) for info in games for part in info["lessons"]] == PARTS
    (gears,) = [info for info in games if info["game"] == "gears"]
    assert gears["lessons"][1] == {"part": "building", "title": "lesson-part-building", "minutes": 4}


def lengthy(game, part):
    """A part of a lesson; those of legacies after the first take as long as all others together."""
    marks = [pytest.mark.long] if game == "legacies" and part != "turn" else []
    return pytest.param(game, part, marks=marks)


@pytest.mark.parametrize(("game", "part"), [lengthy(*part) for part in PARTS])
def test_a_lesson_is_followed_to_its_end_and_played_on(running, game, part):
    anna = running.person()
    table = begin(anna, game, part)
    given = checked_lesson(game, part)
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

    hints = {hint.message for hint in given.hint}
    assert {step.message for step in given.steps} == told - hints
    assert anna.view(table)["lesson"]["pages"][-1]["message"] in hints
    assert anna.view(table)["lesson"]["done"]
    assert anna.get("me")["learned"] == [f"{game}/{part}"]
    assert record.lesson is True
    assert record.commitment is None
    picks = [*given.before, *[move.pick for move in script(given) if not move.freely]]
    assert [entry.pick for entry in record.entries()[: len(picks)]] == picks
    assert replay(GAMES[game], record).over


def test_one_part_leads_to_the_next(running):
    anna = running.person()
    seen = []
    for part in ("", "building", "round"):
        table = begin(anna, "gears", part)
        lesson = anna.view(table)["lesson"]
        seen.append((anna.get(f"tables/{table}")["part"], lesson["part"], lesson["next"], lesson["before"]))

    assert seen == [
        ("turns", "turns", "building", 0),
        ("building", "building", "round", 20),
        ("round", "round", None, 47),
    ]
    assert anna.get("me")["learned"] == []


def test_what_one_has_learned_is_not_a_setting(running):
    anna = running.person()
    table = begin(anna, "gears", "building")
    while mine(anna, table)["lesson"]["leads"]:
        follow(anna, table)

    anna.post("me", {"settings": {"colour": "red", "learned": ["leaders/first-game"]}})

    assert anna.get("me")["learned"] == ["gears/building"]
    assert anna.get("me")["settings"] == {"colour": "red"}


def test_what_was_done_before_a_part_began_cannot_be_taken_back(running):
    anna = running.person()
    table = begin(anna, "gears", "building")

    for to in (None, 1, 20):
        with refused(409, "illegal-undo-nothing"):
            anna.act(table, "undo", number=20, to=to, ask=False)
    follow(anna, table)
    anna.act(table, "undo", number=21, to=21, ask=False)

    assert said(mine(anna, table)) == "lesson-draw-again"


def test_a_table_from_before_there_were_parts_gives_the_first(running):
    anna = running.person()
    table = begin(anna, "gears")
    follow(anna, table)
    session = running.app.tables.sessions[table]
    session.stored = replace(session.stored, metadata={**session.stored.metadata, "part": ""})
    session.metadata = replace(session.metadata, part="")

    assert anna.get(f"tables/{table}")["part"] == "turns"
    assert mine(anna, table)["lesson"]["part"] == "turns"


def test_the_table_is_the_pupils_alone_without_clock_and_without_a_deal_to_check(running):
    anna, bruno = running.person(), running.person("Bruno")
    table = begin(anna)
    info = anna.get(f"tables/{table}")

    assert (info["lesson"], info["public"], info["clock"], info["deal"]) == ("on", False, None, None)
    assert info["cards"]["set"] == set_name(checked_lesson("leaders").cards)
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
        anna.post("games/legacies/lesson", {"part": "nothing"})
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
