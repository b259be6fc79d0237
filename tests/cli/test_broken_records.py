"""Hundreds of broken records: each is refused with one sentence, and the first bad entry is named."""

from __future__ import annotations

import copy
import io
import json
import os
import sys

import msgspec
import pytest

from posterity.cli import files
from posterity.core.records import write_record
from tests.cli import damage, making

BUSY = json.loads(write_record(making.busy_game()))
DATA = write_record(making.busy_game())
READERS = (("verify",), ("trace",), ("log", "--seat", "1"), ("position", "--seat", "spectator"), ("why", "look"))
LAST = len(BUSY["answers"]) - 1
HARMLESS = {"without commitment", "commitment is nothing", f"without answers.{LAST}", f"without answers.{LAST}.hash"}


def cases():
    """Everything wrong with the record, each in one place."""
    found = [*damage.dropped(BUSY), *damage.replaced(BUSY), *damage.added(BUSY)]
    return [(case, json.dumps(bad).encode()) for case, bad in found if case not in HARMLESS]


ALL = cases()
FILES = [*damage.truncated(DATA), *damage.nonsense(DATA)]


@pytest.mark.parametrize("group", damage.groups(ALL), ids=lambda group: group[0][0])
def test_a_record_that_is_wrong_in_one_place_is_refused(refuses, file, group):
    for place, (_, data) in enumerate(group):
        reader, *rest = READERS[place % len(READERS)]
        refuses(reader, file(data), *rest)


def test_there_are_hundreds_of_them():
    assert len(ALL) + len(FILES) > 400


@pytest.mark.parametrize(("case", "data"), FILES, ids=[case for case, _ in FILES])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_no_record_is_not_understood(refuses, file, case, data, lang):
    for reader, *rest in READERS[:2]:
        refuses(reader, file(data), *rest, "--lang", lang, status=2)


def test_changed_digits_are_noticed(refuses, file, finished):
    """Seeds, hashes, seats, scores: no digit of a finished record can be another."""
    for _, data in damage.digits_changed(write_record(finished), every=3):
        refuses("verify", file(data))


def test_entries_of_two_seats_cannot_change_places(refuses, file, finished):
    good = msgspec.to_builtins(finished)
    answers = good["answers"]
    for place in range(len(answers) - 1):
        if answers[place]["seat"] != answers[place + 1]["seat"]:
            bad = copy.deepcopy(good)
            bad["answers"][place : place + 2] = [answers[place + 1], answers[place]]
            said = refuses("verify", file(bad), status=1)
            assert f"Entry {place + 1} cannot have happened" in said.err


def test_no_entry_can_be_taken_out_or_put_in_twice(refuses, file, finished):
    good = msgspec.to_builtins(finished)
    for place in range(len(good["answers"])):
        missing, twice = copy.deepcopy(good), copy.deepcopy(good)
        del missing["answers"][place]
        twice["answers"].insert(place, good["answers"][place])
        for bad in (missing, twice):
            refuses("verify", file(bad), status=1)


def test_a_result_without_its_answers_is_a_no(refuses, file, finished):
    good = msgspec.to_builtins(finished)
    for kept in (0, 1, len(good["answers"]) // 2, len(good["answers"]) - 1):
        said = refuses("verify", file({**good, "answers": good["answers"][:kept]}), status=1)
        assert f"entry {kept + 1} is missing" in said.err


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader[0])
def test_every_command_refuses_an_illegal_record_with_its_entry(refuses, file, reader):
    bad = copy.deepcopy(BUSY)
    bad["answers"][6]["seat"] = (bad["answers"][6]["seat"] + 1) % 3
    name, *rest = reader
    said = refuses(name, file(bad, "bad.json"), *rest, status=1)

    assert "bad.json: Entry 7 cannot have happened: " in said.err


def test_a_failed_verification_says_which_check_failed(refuses, file, finished):
    good = msgspec.to_builtins(finished)
    hashed = next(place for place, entry in enumerate(good["answers"]) if "hash" in entry)
    wrong = {
        "answers": {**good, "answers": [{"seat": 0, "pick": "pass"}, *good["answers"]]},
        "result": {**good, "result": {**good["result"], "scores": [99, 0]}},
        "hashes": copy.deepcopy(good),
    }
    wrong["hashes"]["answers"][hashed]["hash"] = "0" * 16
    for check, bad in wrong.items():
        said = refuses("verify", file(bad), "--json", status=1)
        assert said.json["checks"][check] is False and said.json["ok"] is False
        assert said.json["fault"]["sentence"] == said.err.strip()
        assert said.json["fault"]["entry"] == {"answers": 1, "hashes": hashed + 1}.get(check, len(good["answers"]))
        assert "✗" in refuses("verify", file(bad), "--lang", "it", status=1).out


@pytest.mark.parametrize("key", ["secret", "commitment", "entropy", "seat commitment", "no secret"])
def test_a_deal_that_was_not_committed_to_is_a_no(refuses, file, committed, key):
    bad = msgspec.to_builtins(committed)
    other = bytes(32).hex()
    if key == "no secret":
        del bad["secret"]
    elif key == "entropy":
        bad["seats"][0]["entropy"] = other
    elif key == "seat commitment":
        bad["seats"][0]["commitment"] = other
    else:
        bad[key] = other
    for lang in ("en", "it"):
        said = refuses("verify", file(bad), "--json", "--lang", lang, status=1)
        assert said.json["checks"]["deal"] is False and said.json["checks"]["result"] is True


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"game": "chess"}, "“chess”"),
        ({"format": 2}, "format 2"),
        ({"rules": 3}, "rules 3"),
        ({"rules": 0}, "rules 0"),
        ({"rng": "dice"}, "“dice”"),
        ({"seed": "xyz"}, "“seed”"),
        ({"seed": "A" * 64}, "“seed”"),
        ({"options": {"rounds": "1"}}, "dedications"),
        ({"options": {**BUSY["options"], "speed": "1"}}, "“speed”"),
        ({"options": {**BUSY["options"], "rounds": "0"}}, "leaders.rounds.number"),
        ({"seats": []}, "leaders.setup.players"),
        ({"seats": BUSY["seats"][:1]}, "leaders.setup.players"),
        ({"seats": BUSY["seats"] * 3}, "leaders.setup.players"),
        (
            {"seats": [{"name": "A", "kind": "ghost"}, *BUSY["seats"][1:]]},
            "person, bot, absent, automaton, not “ghost”",
        ),
        ({"cards": {"set": "leaders-other", "sha256": "0" * 64}}, "leaders-other"),
        ({"cards": {**BUSY["cards"], "sha256": "0" * 64}}, "0" * 64),
        ({"cards": {**BUSY["cards"], "definitions": {}}}, "“resources” is missing"),
        ({"cards": {**BUSY["cards"], "sha256": ""}}, "“cards.sha256”"),
        ({"secret": "zz"}, "“secret”"),
        ({"seats": [{**BUSY["seats"][0], "commitment": "zz"}, *BUSY["seats"][1:]]}, "“seats[0].commitment”"),
        ({"seats": [{**BUSY["seats"][0], "entropy": "zz"}, *BUSY["seats"][1:]]}, "“seats[0].entropy”"),
        ({"from": {"sha256": "x", "at": 3}}, "“from.sha256”"),
        ({"from": {"sha256": "ab" * 32, "at": -5}}, "“from.at” of the record is -5"),
        ({"answers": [{"seat": 0, "kind": "automaton"}]}, "person, bot, absent, not “automaton”"),
        ({"answers": [5]}, "Entry 1 "),
        ({"answers": [{"seat": 0}]}, "pick, undo, kind and reseed"),
        ({"answers": [{"seat": "0", "pick": "look"}]}, "seat must be a whole number, not a text"),
        ({"answers": [{"reseed": "0"}]}, "“reseed”"),
        ({"answers": [{"seat": 0, "pick": "\ud800"}]}, "half of a character"),
        ({"answers": {}}, "answers must be a list, not an object with keys"),
    ],
)
def test_what_is_not_understood_is_said_with_its_place(refuses, file, change, part):
    said = refuses("verify", file({**BUSY, **change}, "bad.json"), status=2)

    assert "bad.json: " in said.err and part in said.err


def test_a_record_handed_out_while_its_game_ran_is_not_understood(refuses, file):
    bad = {key: value for key, value in BUSY.items() if key != "seed"}
    for reader, *rest in READERS:
        assert "no seed" in refuses(reader, file(bad), *rest, status=2).err


def test_a_key_that_is_there_twice_is_refused(refuses, file):
    data = DATA.replace(b'"format": 1', b'"format": 1, "format": 1')

    assert "“format”" in refuses("verify", file(data), status=2).err


@pytest.mark.parametrize(
    "entry",
    [
        {"seat": 0, "undo": 0, "agreed": [0, 1, 2]},
        {"seat": 0, "undo": 1000, "agreed": [0, 1, 2]},
        {"seat": 9, "undo": 1, "agreed": [0, 1, 2]},
        {"seat": -1, "undo": 1, "agreed": [0, 1, 2]},
        {"seat": 0, "undo": 1, "agreed": []},
        {"seat": 0, "undo": 1, "agreed": [7]},
        {"seat": 9, "kind": "bot", "bot": "random"},
        {"seat": -1, "kind": "absent"},
        {"seat": -1, "pick": "look"},
        {"seat": 10**30, "pick": "look"},
        {"seat": 0, "pick": "x" * 100_000},
        {"seat": 0, "pick": "pay:" * 1000},
        {"seat": 0, "pick": "build:bank", "say": "\x1b[2J"},
        {"seat": 0, "pick": "build:bank", "say": "x" * 141},
    ],
    ids=str,
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_an_entry_that_cannot_have_happened_is_named(refuses, file, entry, lang):
    bad = {**BUSY, "answers": [*BUSY["answers"][:20], entry]}
    said = refuses("verify", file(bad), "--lang", lang, status=1)

    assert (" 21 " in said.err) and len(said.err) < 1000


# Files


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader[0])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_files_that_are_not_there(refuses, tmp_path, reader, lang):
    command, *rest = reader
    for name in (tmp_path, tmp_path / "nothing.json", tmp_path / ("x" * 300), "a\0b", "/dev/null/x", "/dev/null"):
        refuses(command, name, *rest, "--lang", lang, status=2)


def test_a_file_that_may_not_be_read(refuses, file, monkeypatch):
    def forbidden(_):
        raise PermissionError

    name = file(DATA)
    monkeypatch.setattr(files, "read_file", forbidden)

    assert "permissions" in refuses("verify", name, status=2).err


def test_a_huge_file(refuses, file, monkeypatch):
    monkeypatch.setattr(files, "MOST", 1024 * 1024)
    name = file(b" " * (1024 * 1024 + 1))

    assert "1 MiB" in refuses("verify", name, status=2).err


def test_a_huge_standard_input_is_not_read_to_its_end(refuses, monkeypatch):
    monkeypatch.setattr(files, "MOST", 1000)
    source = io.BytesIO(b" " * 5000)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(source))
    refuses("verify", "-", status=2)

    assert source.tell() == 1001


def test_no_standard_input_at_all(refuses, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)

    refuses("verify", "-", status=2)


def test_names_of_files_that_are_no_text(refuses, posterity, tmp_path):
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\n.json")
    refuses("verify", name, status=2)
    with open(name, "wb") as target:
        target.write(DATA)

    assert posterity("verify", name, "--json").json["record"] == name
