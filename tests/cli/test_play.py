"""`posterity play`: the words become a request, and the terminal does the rest."""

from __future__ import annotations

import dataclasses

import pytest

import posterity.terminal.app
from posterity.bots import USUAL_TIME, ThinkingTime
from posterity.cli.commands.play import program
from posterity.terminal.request import PlayRequest

NOTHING = {
    "game": None,
    "players": None,
    "people": [],
    "bots": [],
    "options": {},
    "cards": None,
    "seed": None,
    "new": False,
    "resume": None,
    "colour": "auto",
    "program": "posterity",
    "check": False,
    "time": USUAL_TIME,
    "lang": "en",
}


@pytest.fixture
def request_of(posterity, monkeypatch):
    """What the terminal is asked for."""
    asked = []

    def play(request):
        asked.append(request)
        return 0

    monkeypatch.setattr("posterity.terminal.app.play", play)

    def run(*line):
        assert posterity("play", *line).status == 0
        return dataclasses.asdict(asked[-1])

    return run


def test_the_request_has_these_fields():
    assert {field.name for field in dataclasses.fields(PlayRequest)} == set(NOTHING)
    assert posterity.terminal.app.play


def test_nothing_is_chosen_unless_it_is_said(request_of):
    assert request_of() == NOTHING


def test_everything_can_be_said(request_of):
    line = "leaders --players 3 --people Anna,Bruno --bots greedy --options rounds=2,dedications=on --cards own.toml"
    line += " --seed 7 --new --resume game.json --colour never --check --lang it --bot-timeout 9 --think 250"

    assert request_of(*line.split()) == {
        "game": "leaders",
        "players": 3,
        "people": ["Anna", "Bruno"],
        "bots": ["greedy"],
        "options": {"rounds": "2", "dedications": "on"},
        "cards": "own.toml",
        "seed": 7,
        "new": True,
        "resume": "game.json",
        "colour": "never",
        "program": "posterity",
        "check": True,
        "time": ThinkingTime(timeout=9, think=250),
        "lang": "it",
    }


@pytest.mark.parametrize("found", [True, False])
def test_the_program_is_named_so_that_it_can_be_typed_again(tmp_path, monkeypatch, found):
    """Its name where the shell finds it, else the path, from here if it lies below."""
    script = tmp_path / "bin" / "posterity"
    script.parent.mkdir()
    script.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(script)])
    monkeypatch.setenv("PATH", str(script.parent) if found else "/nowhere")

    assert program() == ("posterity" if found else str(script))

    monkeypatch.chdir(tmp_path)
    assert program() == ("posterity" if found else "bin/posterity")


def test_cards_among_the_options_are_the_same(request_of):
    asked = request_of("--options", "cards=own.toml,rounds=2")

    assert (asked["cards"], asked["options"]) == ("own.toml", {"rounds": "2"})


def test_its_exit_status_is_that_of_the_command(posterity, monkeypatch):
    monkeypatch.setattr("posterity.terminal.app.play", lambda request: 1)

    assert posterity("play").status == 1


@pytest.mark.parametrize(
    "line",
    [
        ["leader"],
        ["leaders", "chess"],
        ["--players", "two"],
        ["--players", "0"],
        ["--bots", "clever"],
        ["--people", "Anna,,Bruno"],
        ["--options", "rounds"],
        ["--seed", "-1"],
        ["--colour", "red"],
        ["--new=yes"],
    ],
)
def test_what_cannot_be_meant_is_refused(refuses, line):
    refuses("play", *line, status=2)
