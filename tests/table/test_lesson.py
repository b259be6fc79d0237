"""Lessons: every one can be played through, and how far it has come follows from the entries alone."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from posterity.core.chance import QuickStream
from posterity.core.records import SeatEntry, read_record, write_record
from posterity.games import GAMES
from posterity.table.branch import branch
from posterity.table.lesson import check, checked_lesson, lesson_table, progress, script
from posterity.table.replay import replay
from posterity.testing.walks import step
from posterity.text.bundles import LANGUAGES
from posterity.text.error_sentences import sentence
from posterity.text.lesson import LessonError, has_lesson, read_lesson
from posterity.text.voice import Voice

TAUGHT = [name for name in GAMES if has_lesson(name)]
WHERE = "leaders/data/lesson.toml"


def begin(name):
    given = checked_lesson(name)
    seats = [SeatEntry(name=f"Seat {seat}", kind="person") for seat in range(given.players)]
    return given, lesson_table(GAMES[name], given, seats)


def play(table, *picks):
    for pick in picks:
        table.answer(table.asks(), table.parse(pick))


def follow(given, table, to):
    """Play the script until the step `to` is asked for."""
    while progress(given, table).told[-1].text != to or not progress(given, table).move.own:
        play(table, progress(given, table).move.pick)


def finish(table):
    luck = QuickStream(7)
    while not table.over:
        step(table, luck)


def texts(found):
    return [one.text for one in found.told]


def test_leaders_and_gears_are_taught():
    assert {"leaders", "gears"} <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_through_by_what_it_suggests(name):
    given, table = begin(name)
    reached = set()
    while progress(given, table).move is not None:
        found = progress(given, table)
        assert texts(found) == [one.text for one in given.steps[: len(found.told)]]
        assert 0 <= found.first < len(found.told)
        reached |= set(texts(found))
        play(table, found.move.pick)

    reached |= set(texts(progress(given, table)))

    assert reached == {one.text for one in given.steps}
    assert table.number == len(script(given))
    assert not table.over


@pytest.mark.parametrize("name", TAUGHT)
def test_after_the_last_step_hints_go_on_to_the_end(name):
    given, table = begin(name)
    play(table, *[move.pick for move in script(given)])
    finish(table)

    found = progress(given, table)

    assert found.move is None
    assert texts(found)[: len(given.steps)] == [one.text for one in given.steps]
    assert "hint-over" in texts(found)
    assert len(set(texts(found))) == len(found.told)
    assert found.first == len(given.steps)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_everything_is_said_in_every_language_in_a_few_sentences(name, lang):
    voice = Voice(lang, GAMES[name])
    for told in [*checked_lesson(name).steps, *checked_lesson(name).hint]:
        said = voice.say(told.message)
        assert 20 < len(said) < 400, told.text


@pytest.mark.parametrize("name", TAUGHT)
def test_hints_wait_for_events_that_there_are(name):
    written = files(f"posterity.games.{name}").joinpath("text", "en.ftl").read_text(encoding="utf-8")
    for hint in checked_lesson(name).hint:
        assert not hint.event or f"\n{hint.event} =" in written


def test_pages_to_read_come_before_what_is_to_be_done():
    given, table = begin("leaders")
    found = progress(given, table)

    assert texts(found) == ["goal", "cards", "choose"]
    assert (found.first, found.move.pick, found.move.own) == (0, "work", True)


def test_while_the_others_answer_the_last_step_stays():
    given, table = begin("leaders")
    follow(given, table, "special")
    play(table, "pass")

    found = progress(given, table)

    assert texts(found)[found.first :] == ["special"]
    assert (found.move.pick, found.move.own) == ("work", False)


def test_taking_back_goes_back_in_the_lesson():
    given, table = begin("leaders")
    play(table, "work", "build:monument")
    table.undo(0, 2, [])

    found = progress(given, table)

    assert (texts(found)[-1], found.move.pick) == ("build", "build:monument")


def test_where_any_answer_is_good_the_lesson_goes_on():
    given, table = begin("leaders")
    follow(given, table, "keep")
    play(table, "keep:swap")

    assert progress(given, table).move.pick == "pass"


def test_whoever_leaves_the_script_plays_freely_with_hints():
    given, table = begin("leaders")
    play(table, "look")

    assert progress(given, table).move is None
    assert texts(progress(given, table)) == ["goal", "cards", "choose"]

    finish(table)

    assert "hint-over" in texts(progress(given, table))


def test_a_record_says_that_it_is_a_lesson_and_promises_nothing():
    _, table = begin("leaders")
    finish(table)
    record = read_record(write_record(table.record()))

    assert record.lesson is True
    assert record.commitment is None
    assert replay(GAMES["leaders"], record).lesson
    assert not branch(table, 3).lesson


# ---------------------------------------------------------------- broken data


def changed(**parts):
    """The lesson of leaders as a file with other values in its first steps."""
    source = files("posterity.games.leaders").joinpath("data", "lesson.toml").read_text(encoding="utf-8")
    for before, after in parts.get("replaced", {}).items():
        assert before in source
        source = source.replace(before, after, 1)
    return source.encode()


BROKEN = {
    'text = "goal"\n': ('text = "nowhere"\n', "step “nowhere”: the message lesson-nowhere is missing"),
    'text = "cards"\n': ('text = "goal"\n', "there are two steps “goal”"),
    '"leaders.setup.aim"': ('"leaders.setup.nothing"', "step “goal”: there is no clause leaders.setup.nothing"),
    "players = 2": ("players = 7", "the game cannot begin like this; look at “players”"),
    "seat = 0": ("seat = 2", "there is no seat 2 with 2 players"),
    '"leaders-standard"': ('"leaders-golden"', "there is no card set leaders-golden"),
    "seed = 314": ("seed = true", "seed must be a whole number"),
    "seed =": ("seeds =", "the key “seeds” is not known"),
    "[[step]]": ("[[step", "cannot be read"),
    'does = ["build:monument"]': (
        'does = ["build:bank"]',
        "step “build”: “build:bank” cannot be answered there; possible would be build:monument, done",
    ),
    'does = ["work"]': ('does = ["work", "dance"]', "step “choose”: “dance” cannot be answered there"),
    'replies = ["work"': ('replies = ["pass", "work"', "step “special”: “pass” cannot be answered there"),
    'does = ["pass"]': ('does = ["pass", "pass"]', "step “special”: “pass” stands where somebody else is asked"),
    'does = ["work"]\n': ('does = ["work"]\nany = true\n', "step “build”: “build:monument” cannot be answered there"),
}


@pytest.mark.parametrize("before", BROKEN)
def test_a_broken_lesson_is_named_in_one_sentence_with_file_and_step(before):
    after, said = BROKEN[before]
    with pytest.raises(LessonError) as found:
        check(GAMES["leaders"], read_lesson("leaders", changed(replaced={before: after}), WHERE), WHERE)

    spoken = sentence(Voice("en"), found.value)

    assert spoken.startswith(WHERE)
    assert said in spoken
    assert "\n" not in spoken
    assert sentence(Voice("it"), found.value).startswith(WHERE)


def test_a_lesson_is_plain_toml():
    assert tomllib.loads(changed().decode())["seed"] == 314
