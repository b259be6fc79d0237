"""Gears in the terminal: its timeline in rows, parts of the table on demand, and refusals told together."""

from pathlib import Path

import pytest

from posterity.core.events import Event
from posterity.games import GAMES
from posterity.terminal.screen import folded
from posterity.text.voice import Voice
from tests.terminal.script import Run, request

BOX = Path(__file__).parents[2] / "docs" / "examples" / "cards" / "small-box.toml"


def play(folder, *typed, lang="en"):
    return Run(folder, request(game="gears", seed=6, lang=lang, cards=str(BOX)), typed)


@pytest.mark.parametrize(
    ("lang", "typed", "title"),
    [
        ("en", "now", "If the round ended now:"),
        ("en", "table now", "If the round ended now:"),
        ("en", "tree", "Technology tree:"),
        ("en", "table timeline", "Timeline:"),
        ("it", "ora", "Se il round finisse ora:"),
        ("it", "albero", "Albero delle Tecnologie:"),
    ],
)
def test_a_part_of_the_table_is_shown_by_its_name(tmp_path, lang, typed, title):
    run = play(tmp_path, "1", typed, lang=lang)

    assert f"> {typed}\n{title}" in run.text


def test_what_is_aside_is_not_in_the_way(tmp_path):
    run = play(tmp_path, "1")

    assert "Timeline:" in run.text
    assert "If the round ended now:" not in run.text and "Technology tree:" not in run.text


def test_help_names_what_can_be_looked_at(tmp_path):
    said = play(tmp_path, "1", "?").text.split("> ?\n")[1]

    assert "now: If the round ended now." in said and "tree: Technology tree." in said


def test_every_frame_says_how_much_room_it_has(tmp_path):
    run = play(tmp_path, "1")

    assert "F1 (4 of 4 free). F2 (3 of 3 free)." in run.flat
    assert "1. Travel to F1 (4 of 4 free)" in run.flat


def test_cards_say_what_they_cost_and_need(tmp_path):
    run = play(tmp_path, "1", "travel f1")

    assert "Combustion Engine ×2 (cost 2, reward 3; needs The Wheel, Fire: not yet)" in run.flat
    assert "Establish Combustion Engine (cost 2, reward 3): failed here, misses The Wheel, Fire" in run.flat


def test_words_mean_the_answer_and_not_what_is_said_about_it(tmp_path):
    run = play(tmp_path, "1", "travel f1", "writing", "mining")

    assert "You pay with Mining; establish Writing in frame 1 with 1 cube." in run.flat


def test_refusals_for_one_reason_are_one_paragraph(tmp_path):
    said = " ".join(play(tmp_path, "1", "why").text.split("> why\n")[1].split())

    assert said.count("(gears.timeline.present-holds-nothing)") == 1
    assert "Establish Fire, Establish Writing, Establish Mining, Establish Combustion Engine:" in said


def test_journeys_forward_are_refused_together(tmp_path):
    said = " ".join(play(tmp_path, "1", "travel f2", "why").text.split("> why\n")[1].split())

    assert "Travel to F3, Travel to F4, Travel to F5: You are in frame 2, and journeys lead only back." in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Anna scores 5 points for what others depend on: 2 for The Wheel, on which Combustion Engine depends; "
            "3 for Fire, on which Steam Engine depends.",
        ),
        (
            "it",
            "Anna riceve 5 punti per Tecnologie da cui altre dipendono: 2 per La ruota, da cui dipende Motore a "
            "combustione; 3 per Fuoco, da cui dipende Motore a vapore.",
        ),
    ],
)
def test_each_dependency_is_told_with_what_it_paid_for(lang, said):
    game = GAMES["gears"]
    voice = Voice(lang, game, game.card_set("gears-standard@1"), ["Anna", "Bruno"])
    pairs = [(2, "the-wheel", "combustion-engine"), (3, "fire", "steam-engine")]
    events = [
        Event("awarded-dependency", "", {"seat": 0, "points": points, "technology": paid, "dependent": through})
        for points, paid, through in pairs
    ]

    assert [voice.event(event) for event in folded(voice, events)] == [said]
