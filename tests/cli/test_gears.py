"""Sheets, records and card sets of gears on the command line: good ones, and broken ones by the hundred."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path

import pytest

from posterity.core.records import read_record
from tests.cli import damage
from tests.cli.damage import toml_lines
from tests.games.gears.coverage import models
from tests.games.gears.test_model import compare

GOLDEN = Path(__file__).parents[1] / "golden" / "gears"
SHEET = """game = "gears"
players = ["red", "blue"]
round = 2
scores = { red = 3, blue = 4 }
pools = { red = 1 }
[[technology]]
name = "Time Kiosk"
cost = 1
reward = 2
needs = ["The Wheel"]
[[timeline]]
frame = 1
technology = "The Wheel"
cubes = { red = 2, blue = 1 }
modifier = 0
[[timeline]]
frame = 3
technology = "Time Kiosk"
cubes = { blue = 1 }
[[fate]]
card = "Willed Into Existence"
frame = 3
technology = "Time Kiosk"
removes = "The Wheel"
[[fate]]
card = "Not What We Hoped For"
frame = 1
technology = "The Wheel"
[[pursuit]]
player = "red"
technology = "The Wheel"
bonus = 3
"""
EXAMPLE = """game = "gears"
players = ["red", "blue"]
round = 1
[[timeline]]
frame = 2
technology = "The Wheel"
cubes = { red = 2 }
[[timeline]]
frame = 1
technology = "Fire"
cubes = { blue = 1 }
[[timeline]]
frame = 4
technology = "Combustion Engine"
cubes = { red = 2 }
[[timeline]]
frame = 3
technology = "Cartography"
cubes = { blue = 2 }
"""

# ---------------------------------------------------------------- sheets

MISSING = """scores scores.red scores.blue pools pools.red fate fate.0 fate.1 pursuit pursuit.0 timeline.0.modifier
timeline.0.cubes timeline.0.cubes.red timeline.0.cubes.blue timeline.1.cubes timeline.1.cubes.blue"""
HARMLESS = {f"without {place}" for place in MISSING.split()}  # what a sheet can do without


def broken_sheets():
    """Everything wrong with the sheet, each in one place; only machines has modifiers."""
    good = tomllib.loads(SHEET)
    found = [*damage.dropped(good), *damage.replaced(good), *damage.out_of_range(good), *damage.added(good)]
    for case, bad in found:
        modifier = case.startswith("timeline.0.modifier is '")
        if case not in HARMLESS and not case.endswith("is nothing") and not modifier:
            yield case, toml_lines(bad)


SHEETS = list(broken_sheets())


@pytest.mark.rule("gears.score.worked-example")
def test_the_example_of_the_rulebook_gives_seven_and_six(posterity, file):
    said = posterity("referee", file(EXAMPLE)).json

    assert said["scores"] == {"red": 7, "blue": 6}
    assert said["pools"] == {"red": 2, "blue": 1}
    assert said["timeline"] == [
        {"frame": 1, "technology": "Fire", "successful": True, "cubes": {}},
        {"frame": 2, "technology": "The Wheel", "successful": True, "cubes": {"red": 1}},
        {"frame": 3, "technology": "Cartography", "successful": False, "cubes": {"blue": 1}},
        {"frame": 4, "technology": "Combustion Engine", "successful": True, "cubes": {"red": 1}},
    ]


def test_a_sheet_is_settled_in_words_and_in_json(posterity, file):
    for words in (["--text"], ["--text", "--lang", "it"], []):
        said = posterity("referee", file(SHEET), *words)
        assert (said.status, said.err) == (0, "")
    assert said.json["scores"] == {"red": 6, "blue": 6}  # The Wheel pays red's pursuit alone, the Kiosk needs nothing


def test_technologies_are_named_in_the_language_of_the_reader(posterity, file):
    """Those of the set; what a sheet brings along keeps the name it was typed in with."""
    said = posterity("referee", file(SHEET), "--text", "--lang", "it").out

    assert "La ruota" in said and "Time Kiosk" in said
    assert "The Wheel" not in said and "the wheel" not in said


@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        ('"red", "blue"', '"red"', "gears.component.players"),
        ("round = 2", "round = 5", "gears.round.four"),
        ("frame = 3", "frame = 6", "gears.timeline.present-holds-nothing"),
        ("frame = 3", "frame = 0", "gears.timeline.present-holds-nothing"),
        ('frame = 3\ntechnology = "Time Kiosk"', 'frame = 1\ntechnology = "the wheel"',
         "gears.establish.no-copy-in-frame"),
        ('"Willed Into Existence"', '"Bloodline Influence"', "gears.fate.lingering"),
        ('[[fate]]\ncard = "Willed Into Existence"\nframe = 3', '[[fate]]\ncard = "Willed Into Existence"\nframe = 2',
         "gears.fate.legal-target-needed"),
        ('removes = "The Wheel"', 'removes = "Fire"', "gears.fate.willed.one-direct"),
    ],
)  # fmt: skip
def test_the_sentence_names_the_clause_in_both_languages(refuses, file, old, new, clause):
    for lang in ("en", "it"):
        said = refuses("referee", file(SHEET.replace(old, new, 1), "sheet.toml"), "--lang", lang, status=2)
        assert said.err.endswith(f"({clause})\n")


# ---------------------------------------------------------------- records


def golden(name):
    return GOLDEN / f"{name}.json"


RECORD = json.loads(golden("3-players-undo-change-reseed").read_bytes())
LAST = len(RECORD["answers"]) - 1
READERS = (("verify",), ("trace",), ("log", "--seat", "1"), ("position", "--seat", "spectator"), ("why", "draw"))


def harmless(case):
    """What a record can do without, and words of the card set that no rule reads."""
    place, _, value = case.removeprefix("without ").partition(" is ")
    inside = place.startswith("cards.definitions")
    return case in (
        "without commitment",
        "without result",
        "commitment is nothing",
        f"without answers.{LAST}.hash",
    ) or ((inside and (value == "nothing" or place.endswith((".set", ".name")))) or place.endswith((".needs", ".bot")))


def broken_records():
    found = [*damage.dropped(RECORD), *damage.replaced(RECORD), *damage.added(RECORD)]
    return [(case, json.dumps(bad).encode()) for case, bad in found if not harmless(case)]


RECORDS = broken_records()


@pytest.mark.parametrize("group", damage.groups(RECORDS), ids=lambda group: group[0][0])
def test_a_record_that_is_wrong_in_one_place_is_refused(refuses, file, group):
    for place, (_, data) in enumerate(group):
        reader, *rest = READERS[place % len(READERS)]
        refuses(reader, file(data), *rest, "--lang", ("en", "it")[place % 2])


def test_there_are_hundreds_of_wrong_records():
    assert len(RECORDS) > 400


def test_no_entry_can_be_taken_out_or_put_in_twice(refuses, file):
    good = json.loads(golden("2-players-end-tie-order").read_bytes())
    for place in range(0, len(good["answers"]), 7):
        missing, twice = copy.deepcopy(good), copy.deepcopy(good)
        del missing["answers"][place]
        twice["answers"].insert(place, good["answers"][place])
        for bad in (missing, twice):
            refuses("verify", file(bad), status=1)


@pytest.mark.parametrize("name", ["2-players-standard", "3-players-undo-change-reseed", "2-players-too-few-cards"])
def test_a_trace_goes_as_in_the_model(posterity, name):
    record = read_record(golden(name).read_bytes())
    traced = posterity("trace", golden(name)).lines
    assert [line["n"] for line in traced] == list(range(len(record.answers) + 1))
    for line, (model, entry) in zip(traced, models(record), strict=True):
        compare(line["position"], model, [entry])
    assert [line["pick"] for line in traced[1:]] == [entry.get("pick") for entry in record.answers]


# ---------------------------------------------------------------- card sets

OWN_SET = RECORD["cards"]["definitions"]


def small_set():
    """So few cards that less can go wrong with it; everything that a rule reads is there."""
    return {"game": "gears", "set": "own", "fate": json.loads(json.dumps(FATE)), **OWN_SET}


FATE = ["bloodline-influence", "not-what-we-hoped-for", "perfectly-laid-plans", "time-folds-around-us"]
FATE += ["we-need-more-time", "willed-into-existence"]


def broken_sets():
    good = small_set()
    found = [*damage.dropped(good), *damage.replaced(good), *damage.added(good)]
    optional = ("set", "game", "fate", *[f"technologies.{n}.{key}" for n in range(20) for key in ("needs", "copies")])
    last = f"without technologies.{len(good['technologies']) - 1}"  # nothing needs it
    for case, bad in found:
        fine = (
            case == last
            or case.removeprefix("without ") in optional
            or ".needs." in case
            or case.endswith("is nothing")
        )
        if not fine and case.removeprefix("without ") not in optional:
            yield case, toml_lines(bad)


SETS = list(broken_sets())


def test_a_good_set_is_played_and_verified(posterity, file, tmp_path):
    own = file(toml_lines(small_set()), "own.toml")
    assert posterity("cards", "check", own).status == 0
    shown = posterity("cards", "show", own, "--json").json
    assert list(shown) == ["set", "sha256", "technologies", "fate", "characters", "origins"]
    keys = ["slug", "name", "cost", "reward", "needs", "copies", "origin", "origins", "ability"]
    assert all(sorted(card) == sorted(keys) for card in shown["technologies"])
    words = ["gears", "--players", 2, "--games", 1, "--bots", "random,random", "--seed", 5, "--cards", own]

    assert posterity("simulate", *words, "--record", tmp_path).status == 0
    [kept] = tmp_path.glob("gears-*.json")
    assert posterity("verify", kept).status == 0
    assert read_record(kept.read_bytes()).cards.sha256 == shown["sha256"]
