"""`posterity referee`: positions from a real table, good and broken."""

from __future__ import annotations

import io
import sys
import tomllib
from pathlib import Path

import pytest

from posterity.cli.commands.referee import award_line, note_line
from posterity.games import GAMES
from posterity.text.voice import Voice
from tests.cli import damage
from tests.cli.damage import toml_lines
from tests.cli.making import SHEET


def sheets():
    """Everything wrong with the sheet, each in one place; what a sheet can do without is left alone."""
    good = tomllib.loads(SHEET)
    fine = {"without first", "tableau is an object"}
    for case, bad in [*damage.dropped(good), *damage.replaced(good), *damage.added(good)]:
        if case not in fine and not case.startswith("without tableau.") and not case.endswith("is nothing"):
            yield case, toml_lines(bad)


SHEETS = list(sheets())


def test_a_sheet_is_settled(posterity, file):
    said = posterity("referee", file(SHEET))

    assert (said.status, said.err) == (0, "")
    assert said.json["scores"] == {"red": 9, "blue": 4}
    for player, score in said.json["scores"].items():
        assert sum(award["points"] for award in said.json["awards"] if award["player"] == player) == score
    assert {award["for"] for award in said.json["awards"]} == {"majority", "other", "first"}


def test_a_sheet_may_come_from_standard_input(posterity, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + SHEET.encode())))

    assert posterity("referee", "-").json["scores"] == {"red": 9, "blue": 4}


@pytest.mark.parametrize(("lang", "last"), [("en", "red wins."), ("it", "Vince red.")])
def test_a_settlement_for_people(posterity, file, lang, last):
    said = posterity("referee", file(SHEET), "--text", "--lang", lang)

    assert said.status == 0
    assert said.out.startswith("red: 9 ") and said.out.endswith(f"\n{last}\n")
    assert "(leaders.scoring.majority)" in said.out


def test_a_shared_victory_and_what_the_rules_would_not_allow(posterity, file):
    sheet = SHEET.replace('"monument", "Parade"', '"bank", "bank", "bank"').replace('"red"\n', '"blue"\n')
    sheet = sheet.replace('["bank", "bank", "parade"]', '["bank", "bank", "bank", "parade", "parade"]')
    said = posterity("referee", file(sheet), "--text")

    assert said.out.endswith("red and blue share the victory.\n")
    assert "note: nobody finishes with 3 buildings (leaders.end.trigger)" in said.out


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('game = "leaders"', "", "The key “game” is missing; it can be {games}."),
        ('"leaders"', '"leader"', "did you mean “leaders”?"),
        ('"leaders"', '"go"', "it can be {games}."),
        ('"leaders"', "5", "it can be {games}."),
        ('"red", "blue"', '"red"', "(leaders.setup.players)"),
        ('"red", "blue"', '"red", "red"', "“red” is there twice"),
        ('"red", "blue"', '"red", 5', "players[1] must be a text, not a whole number"),
        ('first = "red"', 'first = "green"', "“green” is not one of the players"),
        ('first = "red"', "first = 3", "first must be a text or null, not a whole number"),
        ('first = "red"', "last = 3", "the key “last” is not known"),
        ('"Parade"', '"castle"', "buildings are bank, monument, parade"),
        ('"Parade"', '"riot"', "buildings are bank, monument, parade"),
        ("first =", "first", "line 3, column 7"),
        ('blue = ["monument", "Parade"]', 'red = ["monument"]', "is not TOML"),
    ],
)
def test_the_sentence_names_file_and_key(refuses, file, old, new, part):
    said = refuses("referee", file(SHEET.replace(old, new, 1), "sheet.toml"), status=2)

    assert "sheet.toml: " in said.err and part.format(games=", ".join(GAMES)) in said.err


BOX = Path(__file__).parents[2] / "docs" / "examples" / "cards" / "small-box.toml"
GEARS = """
game = "gears"
players = ["red", "blue"]
round = 1
options = { "pursuit-ties" = "share", cards = "gears-standard" }
[[timeline]]
frame = 1
technology = "Mining"
cubes = { red = 1 }
[[timeline]]
frame = 2
technology = "Metallurgy"
cubes = { red = 1 }
"""


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "note: that Mining is fundamental is of our own design; the rulebook does not say",
                "note: the reward 2 of Mining is of our own design; the rulebook does not give it",
                "note: that Metallurgy needs Mining is of our own design; the rulebook does not",
            ],
        ),
        (
            "it",
            [
                "nota: che Estrazione mineraria sia fondamentale è ideato da noi; il regolamento",
                "nota: la ricompensa 2 di Estrazione mineraria è ideata da noi; il regolamento",
                "nota: che Metallurgia richieda Estrazione mineraria è ideato da noi; il",
            ],
        ),
    ],
)
def test_values_of_our_own_design_are_told(posterity, file, lang, lines):
    said = posterity("referee", file(GEARS, "sheet.toml"), "--text", "--lang", lang)

    assert said.status == 0
    assert [line for line in lines if line not in said.out.splitlines()] == []


def test_an_owners_set_may_be_named_among_the_options(posterity, refuses, file):
    """Whatever a box prints is no design of ours."""
    unmarked = [line for line in BOX.read_text(encoding="utf-8").splitlines() if "origin" not in line]
    kept = file("\n".join(unmarked).replace("[[technologies]]", '[[technologies]]\norigin = "owner"'), "box.toml")
    sheet = GEARS.replace("Metallurgy", "Fire")

    settled = posterity("referee", file(sheet.replace("gears-standard", str(kept)), "sheet.toml")).json

    assert settled["notes"] == []
    assert posterity("referee", file(sheet.replace("gears-standard", str(BOX)), "sheet.toml")).json["notes"] != []
    refuses("referee", file(GEARS.replace("gears-standard", "nothing"), "sheet.toml"), status=2)
    refuses("referee", file(GEARS.replace("gears-standard", "machines-standard"), "sheet.toml"), status=2)


def test_awards_and_notes_that_have_no_message_are_told_all_the_same():
    voice = Voice("en", GAMES["leaders"])
    award = {"player": "red", "points": 4, "for": "luck", "rule": "leaders.setup.deal"}
    note = {"player": "red", "rule": "leaders.setup.deal"}

    assert award_line(award, voice) == "4: luck (leaders.setup.deal)"
    assert note_line(note, voice) == "note: the rules would not allow this (leaders.setup.deal)"
