"""The page of how levels err: what counts as an error, why it was made, and a page from one game."""

import argparse

import pytest

from posterity.bots.relaxed import HABITS
from posterity.bots.thoughts import Expectation
from posterity.core.actions import Action, Verb
from posterity.core.chance import QuickStream
from tools import judging, levels_page
from tools.judging import Decision

PICK = Action(Verb("draw", (), "", False), 0, 0, 0, "draw")


def decision(cost, band=1_000, why="alone", level="beginner", **more):
    told = {
        "question": "What now?",
        "played": "this",
        "better": "that",
        "scores": [3, 4],
        "table": ["**Hand**: a card"],
    }
    return Decision(level, 1, 41, cost, band, why, **{**told, **more})


def test_an_error_costs_something_and_more_than_its_band():
    assert decision(30_000).costly
    assert not decision(29_999).costly
    assert not decision(40_000, band=40_001).costly


def test_how_far_an_answer_is_behind_another():
    worse, best = Expectation(PICK, [0, 500_000], [0, 3_000]), Expectation(PICK, [0, 560_000], [0, 4_000])
    assert judging.behind(worse, best, 1) == (60_000, 5_000)


def test_a_level_thinks_again_without_one_of_its_habits():
    found = dict(judging.second_thoughts("beginner", "gears", lambda: QuickStream(1)))
    assert list(found) == ["overlooks", "alone", "forgets", "plain", "reach", "several"]
    assert found["overlooks"].habits.overlooks == 0 and found["overlooks"].habits.alone
    assert not found["alone"].habits.alone and found["alone"].habits.forgets
    assert not found["forgets"].habits.forgets
    assert found["plain"].habits.plain == 0 and found["plain"].habits.overlooks == HABITS["beginner"].overlooks
    assert found["reach"].effort.guesses > HABITS["beginner"].effort.guesses


def test_a_level_with_a_network_thinks_longer():
    assert list(dict(judging.second_thoughts("strong", "gears", lambda: QuickStream(1)))) == ["guesses", "reach"]
    assert list(dict(judging.second_thoughts("strong", "leaders", lambda: QuickStream(1)))) == ["guesses"]


def test_what_a_page_says_of_a_level():
    found = [decision(50_000), decision(90_000, why="reach", better="the rest"), decision(80_000), decision(100)]
    lines = levels_page.about(found)
    assert lines[2] == "| did not look at what others want | 2 | 67 % |"
    assert "**It did not look at what others want.** Deal 1, answer 42, scores 3–4. *What now?*" in lines
    assert "by 8 ± 0 % of a victory." in lines  # the costliest example
    assert "Played: **this**. Better: **the rest**," in lines
    assert levels_page.about([decision(5)]) == ["No error was found in these games."]
    (row,) = levels_page.overview({"beginner": found})[2:]
    assert row.startswith("| `beginner` | 4 | 75.0 % (30.1–95.4) | 5.50 ± ")


def test_every_reason_has_its_words():
    given = argparse.Namespace(game="gears", deals=1, players=2, rival="casual", levels="beginner", seed=0)
    page = levels_page.page(given, {"beginner": [decision(50_000, why=why) for why in levels_page.WHY]})
    assert all(f"| {words} | 1 | " in page for words in levels_page.WHY.values())


def test_without_a_network_nobody_judges(capsys, monkeypatch):
    monkeypatch.setattr(levels_page, "has_network", lambda game: False)
    assert levels_page.main(["leaders"]) == 1
    assert "no network" in capsys.readouterr().err


@pytest.mark.long
def test_a_page_is_made_from_one_game(tmp_path):
    words = ["leaders", "--deals", "1", "--levels", "beginner", "--out", str(tmp_path)]
    assert levels_page.main(words) == 0
    text = (tmp_path / "leaders-levels.md").read_text(encoding="utf-8")
    assert "## Wick (`beginner`)" in text and "| `beginner` | " in text
