"""Lessons: every one can be played through, and how far it has come follows from the entries alone."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from posterity.core.abilities import base_of
from posterity.core.chance import QuickStream
from posterity.core.records import read_record, write_record
from posterity.games import GAMES
from posterity.table.branch import branch
from posterity.table.lesson import check, checked_lesson, lesson_table, play_freely, progress, script, seated
from posterity.table.replay import replay
from posterity.testing.walks import step
from posterity.text.bundles import LANGUAGES
from posterity.text.error_sentences import sentence
from posterity.text.lesson import LessonError, lesson, lessons, read_lessons
from posterity.text.voice import Voice

PARTS = [(name, part.name) for name in GAMES for part in lessons(name)]
FREE = [(name, part) for name, part in PARTS if any(step.free for step in lesson(name, part).steps)]
LUCK = 12  # games in which everybody does anything where a lesson lets them
WHERE = "leaders/data/lesson.toml"


def begin(name, part=""):
    given = checked_lesson(name, part)
    return given, lesson_table(GAMES[name], given, seated(given))


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


def test_every_game_is_taught_in_parts():
    assert [len(lessons(name)) for name in GAMES] == [1, 3, 2, 3]


@pytest.mark.sample
@pytest.mark.parametrize(("name", "part"), PARTS)
def test_a_lesson_is_played_through_by_what_it_suggests(name, part):
    given, table = begin(name, part)
    luck = QuickStream(7)
    reached = set()
    while (found := progress(given, table)).move is not None:
        assert [one.text for one in found.told if one in given.steps] == [
            one.text for one in given.steps[: len([one for one in found.told if one in given.steps])]
        ]
        assert 0 <= found.first < len(found.told)
        reached |= set(texts(found))
        if found.move.freely:
            step(table, luck)
        else:
            play(table, found.move.pick)

    reached |= set(texts(found))

    assert {one.text for one in given.steps} <= reached
    assert found.done
    assert not table.over


@pytest.mark.sample
@pytest.mark.parametrize(("name", "part"), PARTS)
def test_what_is_shown_and_done_is_legal_where_it_is_said(name, part):
    """Whatever a step suggests can be answered there; what it points at is something that answers can be about."""
    given, table = begin(name, part)
    while (found := progress(given, table)).move is not None and not found.move.freely:
        assert found.move.pick in [option.text for option in table.state.ask.options]
        for told in given.steps:
            for shown in ",".join(told.shows).split(",") if told.shows else []:
                table.parse(shown)
        play(table, found.move.pick)


@pytest.mark.parametrize("luck", range(LUCK))
@pytest.mark.parametrize(("name", "part"), FREE)
def test_whatever_is_done_freely_what_a_lesson_waits_for_happens(name, part, luck):
    given, table = begin(name, part)
    play(table, *[move.pick for move in script(given) if not move.freely])

    play_freely(given, table, "", luck)

    assert progress(given, table).done


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_after_the_last_step_hints_go_on_to_the_end(name, part):
    given, table = begin(name, part)
    play(table, *[move.pick for move in script(given) if not move.freely])
    finish(table)

    found = progress(given, table)

    assert found.move is None
    assert found.done
    assert len(set(texts(found))) == len(found.told)
    assert found.told[found.first :][-1] in [hint for hint in given.hint if not hint.event]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "part"), PARTS)
def test_everything_is_said_in_every_language_in_a_few_sentences(name, part, lang):
    voice = Voice(lang, GAMES[name])
    given = checked_lesson(name, part)
    assert 3 < len(voice.say(given.title)) < 40
    for told in [*given.steps, *given.hint]:
        said = voice.say(told.message)
        assert 20 < len(said) < 400, told.text


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_lessons_wait_for_events_that_there_are(name, part):
    games = {name, base_of(GAMES[name]) or name}
    sources = [files(f"posterity.games.{game}").joinpath("text", "en.ftl") for game in games]
    written = "".join(source.read_text(encoding="utf-8") for source in sources)
    given = checked_lesson(name, part)
    for event in [*[hint.event for hint in given.hint], *[one.until for one in given.steps]]:
        assert not event or f"\n{event} =" in written


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_a_part_stands_alone_and_says_what_has_happened_so_far(name, part):
    given, table = begin(name, part)

    assert [entry.pick for entry in table.entries] == given.before
    assert table.asks() == given.seat
    assert progress(given, table).first == 0
    if given.before:
        assert given.steps[0].text.startswith("so-far")
        assert Voice("en", GAMES[name]).say(given.steps[0].message).startswith("So far")


def test_who_takes_back_more_than_a_part_plays_on_without_it():
    given, table = begin("gears", "round")
    play(table, "draw")
    table.undo(0, 20, [1])

    assert progress(given, table).move is None


def test_an_unknown_part_is_named():
    with pytest.raises(LessonError) as found:
        checked_lesson("gears", "nothing")

    assert "there is no part “nothing”" in sentence(Voice("en"), found.value)


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
    '"leaders-standard@1"': ('"leaders-golden"', "there is no card set leaders-golden"),
    "seed = 314": ("seed = true", "seed must be a whole number"),
    "seed =": ("seeds =", "the key “seeds” in part[0] is not known"),
    "[[part.step]]": ("[[part.step", "cannot be read"),
    'name = "first-game"': ('name = "second-game"', "the message lesson-part-second-game is missing"),
    "seat = 0\n": ('seat = 0\nbefore = ["work", "dance"]\n', "part “first-game”: “dance” cannot be answered"),
    'does = ["build:monument"]\n': ('until = "built"\n', "step “pay”: no answer of the script can follow"),
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
        check(GAMES["leaders"], read_lessons("leaders", changed(replaced={before: after}), WHERE)[0], WHERE)

    spoken = sentence(Voice("en"), found.value)

    assert spoken.startswith(WHERE)
    assert said in spoken
    assert "\n" not in spoken
    assert sentence(Voice("it"), found.value).startswith(WHERE)


def test_a_lesson_is_plain_toml():
    assert tomllib.loads(changed().decode())["part"][0]["seed"] == 314


def test_a_turn_is_over_when_somebody_else_has_theirs():
    given, table = begin("legacies", "turn")
    play(table, *[move.pick for move in script(given) if not move.freely])
    play(table, "trigger:influence", "raise:law", "raise:communications")

    assert table.asks() != given.seat  # the others choose, too, and that is still the turn of the pupil
    assert progress(given, table).told[-1].text in ("choice", "hint-influence")

    while table.prompts[-1] != "ask-act" or table.asks() == given.seat:
        play(table, table.state.ask.options[0].text)

    assert progress(given, table).done
