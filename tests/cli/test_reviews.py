"""`posterity hint` and `posterity review`: what they print, and what they refuse."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "golden"
SHORT = FOLDER / "leaders" / "2-players-deadlock.json"
HINT = ["seat", "pick", "value", "low", "high", "nudge", "why", "plan", "others"]
ENTRY = {"n", "seat", "kind", "before", "after", "band", "cost", "cost_band", "best", "verdict"}


def test_a_hint_for_whoever_is_asked(posterity):
    said = posterity("hint", SHORT, "--at", 2, "--json")

    assert said.status == 0 and list(said.json) == HINT
    assert said.out == posterity("hint", SHORT, "--at", 2, "--json", "--seed", 0).out


def test_a_hint_in_sentences(posterity):
    english, italian = (posterity("hint", SHORT, "--at", 2, "--lang", lang).out for lang in ("en", "it"))

    assert "Best found: " in english and "La migliore trovata: " in italian


def test_nobody_is_asked_once_the_game_is_over(posterity):
    said = posterity("hint", SHORT)

    assert said.status == 1 and "The game is over." in said.out


def test_a_review_as_json(posterity):
    said = posterity("review", SHORT, "--json", "--seed", 2, "--think", 20)
    found = said.json

    assert said.status == 0 and list(found) == ["seats", "entries", "moments", "think", "seed"]
    assert (found["think"], found["seed"]) == (20, 2)
    for seat in found["seats"]:
        assert list(seat) == ["start", "end", "own", "others", "chance", "level"]
    for entry in found["entries"]:
        assert set(entry) == ENTRY | ({"open"} if entry["kind"] == "decision" else set())


def test_a_review_to_read(posterity):
    english, italian = (posterity("review", SHORT, "--think", 5, "--lang", lang).out for lang in ("en", "it"))

    assert "The moments that decided the game:" in english and "Then luck:" in english
    assert "I momenti che hanno deciso la partita:" in italian and max(map(len, english.splitlines())) <= 80


def test_only_a_game_that_is_over_is_reviewed(posterity, record, busy):
    said = posterity("review", record(busy))

    assert said.status == 2 and said.err.count("\n") == 1 and "not over yet" in said.err


def test_a_broken_record_is_refused_in_a_sentence(posterity, tmp_path):
    (tmp_path / "broken.json").write_text("{")
    for command in ("hint", "review"):
        said = posterity(command, tmp_path / "broken.json")
        assert said.status == 2 and said.out == "" and said.err.count("\n") == 1
