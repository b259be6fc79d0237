"""Sheets, records and card sets of machines on the command line: good ones, and broken ones by the hundred."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from posterity.core.records import read_record
from tests.cli import damage
from tests.cli.damage import toml_lines
from tests.games.gears.coverage import models
from tests.games.gears.test_model import compare

GOLDEN = Path(__file__).parents[1] / "golden" / "machines"
SHEET = """game = "machines"
players = ["red", "blue"]
round = 2
scores = { red = -3, blue = 4 }
pools = { red = 1 }
[[technology]]
name = "Time Kiosk"
cost = 1
reward = 2
needs = ["Tome of the Origin"]
[[timeline]]
frame = 0
technology = "Glyphwriting"
cubes = { red = 1 }
[[timeline]]
frame = 1
technology = "Tome of the Origin"
cubes = { red = 2, blue = 1 }
modifier = 1
[[timeline]]
frame = 3
technology = "Time Kiosk"
cubes = { blue = 1 }
modifier = -3
[[pursuit]]
player = "red"
technology = "Time Kiosk"
bonus = 3
"""

# ---------------------------------------------------------------- sheets

MISSING = """scores scores.red scores.blue pools pools.red pursuit pursuit.0 timeline.1.modifier timeline.2.modifier
timeline.0 timeline.1 timeline.2 timeline.0.cubes timeline.0.cubes.red timeline.1.cubes timeline.1.cubes.red
timeline.1.cubes.blue timeline.2.cubes timeline.2.cubes.blue timeline technology.0.needs technology.0.needs.0"""
HARMLESS = {f"without {place}" for place in MISSING.split()}  # what a sheet can do without
HARMLESS |= {f"{place}.cubes is an object" for place in ("timeline.0", "timeline.1", "timeline.2")}
HARMLESS |= {f"scores.{player} is '-1'" for player in ("red", "blue")}
HARMLESS |= {f"scores.{player} is '-1000000'" for player in ("red", "blue")}
HARMLESS |= {f"timeline.{place}.modifier is '{by}'" for place in (1, 2) for by in (-1, -1000000)}


def broken_sheets():
    """Everything wrong with the sheet, each in one place; tokens and scores may be below zero."""
    good = tomllib.loads(SHEET)
    found = [*damage.dropped(good), *damage.replaced(good), *damage.out_of_range(good), *damage.added(good)]
    for case, bad in found:
        if case not in HARMLESS and not case.endswith("is nothing"):
            yield case, toml_lines(bad)


SHEETS = list(broken_sheets())


@pytest.mark.rule("machines.card.tome.normal-award", "machines.card.tome.modifier", "machines.modifier.floor")
def test_a_sheet_is_settled_in_words_and_in_json(posterity, file):
    """Glyphwriting pays red 2 twice, the Tome its three cubes and a token, twice; the Kiosk pays nothing."""
    for words in (["--text"], ["--text", "--lang", "it"], []):
        said = posterity("referee", file(SHEET), *words)
        assert (said.status, said.err) == (0, "")

    assert said.json["game"] == "machines"
    assert said.json["scores"] == {"red": -3 + 2 + 2 + 4 + 4, "blue": 4}
    assert said.json["pools"] == {"red": 3, "blue": 1}
    assert [row["frame"] for row in said.json["timeline"]] == [0, 1, 3]


FATE = '[[fate]]\ncard = "Perfectly Laid Plans"\nframe = 1\ntechnology = "Tome of the Origin"\n[[pursuit]]'


@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        ('"red", "blue"', '"red"', "gears.component.players"),
        ("round = 2", "round = 5", "gears.round.four"),
        ("frame = 3", "frame = 6", "gears.timeline.present-holds-nothing"),
        ("frame = 0", "frame = -1", "gears.timeline.present-holds-nothing"),
        ('frame = 3\ntechnology = "Time Kiosk"', 'frame = 0\ntechnology = "glyphwriting"',
         "gears.establish.no-copy-in-frame"),
        ("[[pursuit]]", FATE, "machines.base.no-fate"),
    ],
)  # fmt: skip
def test_the_sentence_names_the_clause_in_both_languages(refuses, file, old, new, clause):
    for lang in ("en", "it"):
        said = refuses("referee", file(SHEET.replace(old, new, 1), "sheet.toml"), "--lang", lang, status=2)
        assert said.err.endswith(f"({clause})\n")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('technology = "Glyphwriting"', 'technology = "The Wheel"', "“The Wheel”"),
        ('needs = ["Tome of the Origin"]', 'needs = ["Time Kiosk"]', "time-kiosk"),
        ("cubes = { red = 1 }", "cubes = { red = -1 }", "-1"),
        ("modifier = 1", "modifier = 1.5", "timeline[1].modifier"),
    ],
)
def test_the_sentence_names_what_is_wrong(refuses, file, old, new, part):
    said = refuses("referee", file(SHEET.replace(old, new, 1), "sheet.toml"), status=2)

    assert part in said.err


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("name", ["2-players-extra-turns", "3-players-undo-change-reseed"])
def test_a_trace_goes_as_in_the_model(posterity, name):
    path = GOLDEN / f"{name}.json"
    record = read_record(path.read_bytes())
    traced = posterity("trace", path).lines
    for line, (model, entry) in zip(traced, models(record), strict=True):
        compare(line["position"], model, [entry])


# ---------------------------------------------------------------- card sets

RECORD = json.loads((GOLDEN / "2-players-extra-turns.json").read_bytes())
MILL = RECORD["cards"]["definitions"]
FEW = ("Axle", "Engine", "Inkwell", "Oar", "Quill", "Rotor", "Tome of the Origin", "Bellows")


def small_set():
    """Some cards of the mill, with enough copies to play."""
    cards = [{**card, "copies": 4} for card in MILL["technologies"] if card["name"] in FEW]
    people = [{**person, "pursuit": "Axle"} for person in MILL["characters"]]
    return {"game": "machines", "set": "own", "technologies": cards, "characters": people}


def fine(case):
    """Keys that a set can do without, and cards that nothing else speaks of."""
    gone = case.removeprefix("without ")
    last = gone.split(".")[-1]
    optional = last in ("set", "game", "needs", "copies", "ability", "optional", "cost", "least", "keep", "way", "who")
    inside = last.isdigit() and ("effects" in gone or "cost." in gone or "needs." in gone)
    lone = gone in [f"technologies.{n}" for n, card in enumerate(small_set()["technologies"]) if card["name"] in LONE]
    return gone != case and (optional or inside or lone)


LONE = ("Engine", "Inkwell", "Oar", "Quill", "Rotor")


def broken_sets():
    good = small_set()
    for case, bad in [*damage.dropped(good), *damage.replaced(good), *damage.added(good)]:
        frames = case.endswith("frames is a number")  # in place of `any`
        if not fine(case) and not frames and not case.endswith("is nothing") and ".needs." not in case:
            yield case, toml_lines(bad)


SETS = list(broken_sets())


@pytest.mark.rule("machines.card.unlisted")
@pytest.mark.parametrize("pairs", [{"Rotor": "Rotor"}, {"Rotor": "Quill", "Quill": "Rotor"}])
def test_cards_may_speak_of_themselves_and_of_each_other(posterity, file, tmp_path, pairs):
    cards = small_set()
    for card in cards["technologies"]:
        if card["name"] in pairs:
            card["ability"] = {"when": "gear", "effects": [{"do": "move", "to": pairs[card["name"]]}]}
    own = file(toml_lines(cards), "own.toml")
    said = ["machines", "--games", 1, "--bots", "random,random", "--cards", own, "--record", tmp_path]

    assert posterity("simulate", *said).status == 0
    [kept] = tmp_path.glob("machines-*.json")
    for lang in ("en", "it"):
        shown = posterity("cards", "show", own, "--lang", lang)
        assert shown.status == 0 and all(name in shown.out for name in pairs)
        assert posterity("log", kept, "--lang", lang).status == 0


@pytest.mark.rule("machines.card.unlisted")
def test_a_good_set_is_played_and_verified(posterity, file, tmp_path):
    own = file(toml_lines(small_set()), "own.toml")
    assert posterity("cards", "check", own).status == 0
    shown = posterity("cards", "show", own, "--json").json
    words = {card["slug"]: card["ability"] for card in shown["technologies"]}
    assert words["quill"] == {"when": "gear", "effects": ["points", "move"]}
    assert words["tome-of-the-origin"] is None
    said = ["machines", "--players", 2, "--games", 1, "--bots", "random,random", "--seed", 5, "--cards", own]

    assert posterity("simulate", *said, "--record", tmp_path).status == 0
    [kept] = tmp_path.glob("machines-*.json")
    assert posterity("verify", kept).status == 0
    assert read_record(kept.read_bytes()).cards.sha256 == shown["sha256"]
