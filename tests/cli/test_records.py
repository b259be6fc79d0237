"""`log`, `position`, `trace`, `why` and `verify` on good records."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import msgspec
import pytest

from posterity.cli import main
from posterity.core.records import write_record
from posterity.table.replay import replay
from posterity.text.voice import Voice
from tests.cli.making import LEADERS

FOLDER = Path(__file__).parents[1] / "golden"
GOLDEN = sorted(FOLDER.rglob("*.json"))
READERS = ("log", "position", "trace", "verify")


@pytest.fixture
def table(busy):
    return replay(LEADERS, busy)


# trace


def test_a_trace_has_the_position_before_the_first_entry_and_after_each(posterity, record, busy, table):
    lines = posterity("trace", record(busy)).lines

    assert [line["n"] for line in lines] == list(range(len(busy.answers) + 1))
    for line in lines:
        s = table.state_at(line["n"])
        assert line["position"] == msgspec.to_builtins(LEADERS.position(s))


def test_a_trace_names_seat_and_pick_of_answers(posterity, record, busy):
    lines = posterity("trace", record(busy)).lines

    assert list(lines[0]) == ["n", "seat", "pick", "position"]
    assert (lines[0]["seat"], lines[0]["pick"]) == (None, None)
    for line, entry in zip(lines[1:], busy.answers, strict=True):
        if "pick" in entry:
            assert list(line) == ["n", "seat", "pick", "position"]
            assert (line["seat"], line["pick"]) == (entry["seat"], entry["pick"])


def test_entries_that_are_no_answer_have_their_own_keys_in_a_trace(posterity, record, busy):
    lines = posterity("trace", record(busy)).lines[1:]
    others = [(line, entry) for line, entry in zip(lines, busy.answers, strict=True) if "pick" not in entry]

    assert len(others) == 5
    for line, entry in others:
        assert line["pick"] is None
        assert line["seat"] == entry.get("seat")
        assert {key: line[key] for key in entry} == entry


# position


def test_a_position_is_the_last_unless_told_otherwise(posterity, record, finished):
    file = record(finished)
    lines = posterity("trace", file).lines

    assert posterity("position", file).json == lines[-1]["position"]
    assert posterity("position", file, "--at", 0).json == lines[0]["position"]
    assert posterity("position", file, "--at", 5).json == lines[5]["position"]


def test_with_a_seat_it_is_what_that_seat_may_know(posterity, record, busy, table):
    file = record(busy)
    for at in (0, 10, 42):
        for seat, viewer in (("0", 0), ("2", 2), ("spectator", None)):
            said = posterity("position", file, "--at", at, "--seat", seat)
            assert said.json == msgspec.to_builtins(LEADERS.view(table.state_at(at), viewer))


def test_a_spectator_sees_no_hand_and_no_deck(posterity, record, busy):
    seen = posterity("position", record(busy), "--seat", "spectator").json

    assert not {"resource_deck", "legacy_deck"} & set(seen)
    assert all(not {"resources", "legacies"} & set(player) for player in seen["players"])


@pytest.mark.parametrize("line", [["--at", "1000"], ["--at", "-1"], ["--at", "x"], ["--seat", "3"], ["--seat", "me"]])
def test_positions_and_seats_that_are_not_there_are_refused(refuses, record, busy, line):
    refuses("position", record(busy), *line, status=2)


def test_the_sentence_says_which_entries_there_are(refuses, record, busy):
    said = refuses("position", record(busy), "--at", "1000", status=2)

    assert said.err.endswith(f": There is no entry 1000; --at can be 0 to {len(busy.answers)}.\n")


# log


def test_the_log_is_numbered_and_tells_everything(posterity, record, busy):
    said = posterity("log", record(busy))

    assert said.status == 0
    assert said.out.startswith(" 0  ")
    assert "41  Bruno takes back everything from entry 30 on; Anna and Carla agreed.\n" in said.out
    assert "42  From here on the bot random answers for Carla.\n" in said.out
    assert "43  From here on there is new luck: the face-down piles are shuffled anew.\n" in said.out
    assert "50  From here on Dora answers for Anna.\n" in said.out
    assert "51  From here on Bruno is absent.\n" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_after_a_change_of_name_the_new_name_is_used(posterity, record, busy):
    before, after = posterity("log", record(busy)).out.split("50  ")

    assert "Anna" in before and "Dora" not in before
    assert "Anna" not in after.split("\n", 1)[1]


def test_the_log_in_italian(posterity, record, busy):
    out = posterity("log", record(busy), "--lang", "it").out

    assert "41  Bruno ritira tutto dalla voce 30 in poi, con il consenso di Anna e Carla.\n" in out


def flat(text):
    """A log without its line breaks and numbers."""
    return " ".join(re.sub(r"(?m)^ *[0-9]*  ", " ", text).split())


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_seat_reads_what_it_may_know_and_nothing_else(posterity, record, busy, table, viewer):
    log = flat(posterity("log", record(busy), "--seat", "spectator" if viewer is None else viewer).out)
    voice = Voice("en", LEADERS, table.setup.cards, ["Anna", "Bruno", "Carla"])
    secrets = [event for events in table.events[:48] for event in events if event.only and viewer not in event.only]

    assert len(secrets) > 5
    for event in secrets:
        assert flat(voice.event(event)) not in log
        assert flat(voice.as_seen_by(viewer).event(event.instead)) in log


def test_without_a_seat_everything_is_told(posterity, record, busy, table):
    log = flat(posterity("log", record(busy)).out)
    voice = Voice("en", LEADERS, table.setup.cards, ["Anna", "Bruno", "Carla"])

    for event in [event for events in table.events[:48] for event in events]:
        assert flat(voice.event(event)) in log


def test_names_cannot_play_tricks_on_the_terminal(posterity, record, busy):
    busy = msgspec.convert(msgspec.to_builtins(busy), type(busy))
    busy.seats[0].name = "An\x1b[2Jna\n\u202eevil"
    out = posterity("log", record(busy)).out

    assert "\x1b" not in out and "\u202e" not in out
    assert "An�[2Jna��evil" in out


# why


def test_why_an_answer_is_legal(posterity, record, busy):
    said = posterity("why", record(busy), "--at", 0, "look")

    assert (said.status, said.err) == (0, "")
    assert "3" in said.out and said.out.endswith(" (leaders.turn.take-legacy)\n")


def test_why_an_answer_is_not_legal(posterity, record, busy):
    said = posterity("why", record(busy), "pass", "--at", "0")

    assert (said.status, said.err) == (1, "")
    assert said.out.endswith(")\n") and "leaders." in said.out


def test_why_in_italian(posterity, record, busy):
    said = posterity("why", record(busy), "--at", 0, "look", "--lang=it")

    assert said.status == 0 and said.out != posterity("why", record(busy), "--at", 0, "look").out


def test_every_option_is_legal_and_everything_refused_is_not(posterity, record, busy):
    file = record(busy)
    for line in posterity("trace", file).lines[:12]:
        ask = line["position"]["ask"]
        for pick in ask["options"]:
            assert posterity("why", file, "--at", line["n"], pick).status == 0
        for refused in ask["refused"]:
            said = posterity("why", file, "--at", line["n"], refused["pick"])
            assert said.status == 1 and refused["clause"] in said.out


def test_at_the_end_nothing_is_legal_any_more(posterity, record, finished):
    said = posterity("why", record(finished), "look")

    assert said.status == 1
    assert said.out == "The game is over; “look” answers nothing. (leaders.rounds.totals)\n"


@pytest.mark.parametrize(
    ("game", "name", "clause"),
    [
        ("leaders", "2-players-finished", "leaders.rounds.totals"),
        ("gears", "2-players-end-tie-pool", "gears.end.when"),
        ("machines", "2-players-negative", "machines.end.as-base"),
        ("legacies", "1-player", "legacies.end.after-six"),
    ],
)
def test_the_end_of_every_game_has_its_clause(posterity, game, name, clause):
    for lang in ("en", "it"):
        said = posterity("why", FOLDER / game / f"{name}.json", "end", "--lang", lang)

        assert said.status == 1 and said.out.endswith(f" ({clause})\n")


@pytest.mark.parametrize("pick", ["jump", "build", "build:castle", "look:1", ":", "é", "9" * 5000])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_no_answer_at_all_is_not_understood(refuses, record, busy, pick, lang):
    refuses("why", record(busy), "--at", 0, pick, "--lang", lang, status=2)


def test_unknown_names_are_answered_with_those_that_can_be_typed(refuses, record, busy):
    said = refuses("why", record(busy), "--at", 0, "build:castle", "--lang", "it", status=2)

    assert "bank, monument, parade" in said.err


# verify


def test_a_good_record_is_verified(posterity, record, finished):
    file = record(finished)
    said = posterity("verify", file)

    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"{file}: leaders (rules 2), 2 players, ")
    assert said.out.count("✓") == 3


def test_the_keys_of_a_verification(posterity, record, finished):
    file = record(finished)
    checks = {"answers": True, "hashes": True, "result": True, "deal": None}

    assert posterity("verify", file, "--json").json == {
        "record": file,
        "ok": True,
        "entries": len(finished.answers),
        "checks": checks,
        "fault": None,
    }


def test_an_unfinished_game_has_no_result_yet(posterity, record, busy):
    said = posterity("verify", record(busy), "--json").json

    assert said["ok"] and said["checks"]["result"] is None


def test_a_committed_deal_is_verified(posterity, record, committed):
    assert posterity("verify", record(committed), "--json").json["checks"]["deal"] is True


@pytest.mark.parametrize("file", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_verified(posterity, file):
    said = posterity("verify", file, "--json")

    assert said.status == 0 and said.json["ok"]


# files


@pytest.mark.parametrize("command", READERS)
def test_a_record_may_come_from_standard_input(posterity, monkeypatch, record, busy, command):
    expected = posterity(command, record(busy))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(write_record(busy))))
    said = posterity(command, "-")

    assert said.status == 0
    assert said.out.replace("standard input: ", "") == expected.out.replace(f"{record(busy)}: ", "")


@pytest.mark.parametrize("command", READERS)
def test_a_mark_of_byte_order_does_no_harm(posterity, file, busy, command):
    assert posterity(command, file(b"\xef\xbb\xbf" + write_record(busy))).status == 0


def test_where_a_person_is_looking_json_is_spread_out_but_a_trace_keeps_its_lines(capsys, monkeypatch, record, busy):
    file = record(busy)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    main(["position", file])
    spread = capsys.readouterr().out
    main(["trace", file])

    assert spread.startswith('{\n  "game": "leaders",\n')
    assert capsys.readouterr().out.count("\n") == len(busy.answers) + 1
