"""Editions of sets: `SET@VERSION` names one, `SET` the newest, and records keep theirs."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from posterity.core.sets import CardSetError, edition_name, set_name
from posterity.games import GAMES
from posterity.games.leaders.cards import LIBRARY
from tests.cli.test_sheets import GEARS

LEADERS = GAMES["leaders"]
FIRST = LIBRARY.named("leaders-standard@1")


@pytest.fixture
def second(monkeypatch):
    """Another edition of the standard set of leaders, with fewer banks, newer than all others."""
    tables = json.loads(json.dumps(FIRST.tables))
    tables["buildings"][0]["copies"] = 9
    tables["version"] = 77
    newer = LIBRARY.read(tables, "leaders-standard@77.toml", own=False)
    monkeypatch.setitem(LIBRARY.sets, "leaders-standard", [newer, *LIBRARY.editions("leaders-standard")])
    return newer


def banks(shown):
    return shown["buildings"][0]["copies"]


def test_a_bare_name_is_the_newest_edition_and_a_version_names_one(second):
    assert LEADERS.card_set("leaders-standard") is second
    assert LEADERS.card_set("leaders-standard@77") is second
    assert LEADERS.card_set("leaders-standard@1") is FIRST
    assert LEADERS.card_set("leaders-standard", FIRST.sha256) is FIRST
    assert edition_name(LIBRARY.editions("leaders-standard")[0]) == "leaders-standard@1"
    assert LEADERS.shelf.names() == ["leaders-standard"]
    assert LEADERS.shelf.choices()[0] == "leaders-standard" and LEADERS.shelf.choices()[-1] == "leaders-standard@1"
    assert "leaders-standard@77" not in LEADERS.shelf.choices()


def test_a_draft_is_found_by_its_version_only(monkeypatch):
    shelf = GAMES["legacies"].shelf
    first = shelf.named("legacies-reference@1")
    tables = json.loads(json.dumps(first.tables))
    tables["files"]["pack.toml"] |= {"version": 77, "draft": True}
    draft = shelf.read(tables, "legacies-reference@77", own=False)
    monkeypatch.setitem(shelf.sets, "legacies-reference", [first, draft])

    assert draft.sha256 == first.sha256  # it is no part of what the rules read
    assert shelf.named("legacies-reference") is first
    assert shelf.named("legacies-reference@77") is draft
    assert [name for name in shelf.choices() if name.startswith("legacies-reference")] == ["legacies-reference"]


@pytest.mark.parametrize("version", ["", "0", "01", "2000", "one", "1@1", "-1"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_an_unknown_version_is_refused_with_those_there_are(refuses, second, version, lang):
    name = f"leaders-standard@{version}"
    with pytest.raises(CardSetError):
        LEADERS.card_set(name)
    known = ", ".join(str(cards.cards.version) for cards in LIBRARY.editions("leaders-standard"))
    for words in (
        ("cards", "show", name),
        ("simulate", "leaders", "--cards", name),
        ("simulate", "leaders", "--options", f"cards={name}"),
        ("play", "leaders", "--cards", name, "--people", "Anna", "--bots", "greedy", "--check"),
    ):
        said = refuses(*words, "--lang", lang, status=2)
        assert known in said.err and name in said.err
        assert len(said.err.strip().splitlines()) == 1


def test_a_set_that_is_not_there_has_no_editions(refuses):
    assert "did you mean “leaders-standard”?" in refuses("cards", "show", "leader-standard@1", status=2).err
    assert "There is no card set “other@1”" in refuses("simulate", "leaders", "--cards", "other@1", status=2).err


def test_cards_show_and_games_know_editions(posterity, second):
    assert banks(posterity("cards", "show", "leaders-standard", "--json").json) == 9
    old = posterity("cards", "show", "leaders-standard@1", "--json").json
    assert (old["set"], old["sha256"], banks(old)) == ("leaders-standard", FIRST.sha256, 12)
    assert "edition 77" in posterity("cards", "show", "leaders-standard").out.lower()
    (leaders, *_) = [game for game in posterity("games", "--json").json["games"] if game["game"] == "leaders"]
    assert leaders["options"][-1]["values"] == LEADERS.shelf.choices()


@pytest.mark.parametrize(("name", "copies"), [("leaders-standard", 9), ("leaders-standard@1", 12)])
def test_a_record_keeps_its_edition(posterity, second, tmp_path, name, copies, monkeypatch):
    line = ("simulate", "leaders", "--players", "2", "--games", "1", "--seed", "3", "--options", f"cards={name}")
    assert posterity(*line, "--record", tmp_path).status == 0
    path = tmp_path / "leaders-3.json"
    record = json.loads(path.read_text())

    assert record["cards"] == {"set": "leaders-standard", "sha256": LEADERS.card_set(name).sha256}
    monkeypatch.setitem(LIBRARY.sets, "leaders-standard", list(reversed(LIBRARY.sets["leaders-standard"])))
    assert posterity("verify", path).status == 0
    start = posterity("position", path, "--at", "0").json
    everywhere = LEADERS.inventory(start)
    assert everywhere.count("bank") == copies


def test_a_sheet_of_the_referee_names_an_edition(posterity, refuses, file):
    sheet = GEARS.replace('cards = "gears-standard"', 'cards = "gears-standard@1"')
    assert posterity("referee", file(sheet, "sheet.toml")).status == 0
    said = refuses("referee", file(sheet.replace("@1", "@9000"), "sheet.toml"), status=2)
    assert "gears-standard@9000" in said.err


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_edition_is_kept_under_its_name(game):
    for name in game.shelf.names():
        versions = [cards.cards.version for cards in game.shelf.editions(name)]
        assert versions == list(range(1, len(versions) + 1))
    for choice in game.shelf.choices():
        assert set_name(choice) in game.shelf.names()
    for file in files(f"posterity.games.{game.name}").joinpath("data").iterdir():
        name = file.name.removesuffix(".toml")
        if set_name(name) in game.shelf.names():
            cards = game.card_set(name if "@" in name else f"{name}@1")
            assert edition_name(cards) in (name, f"{name}@1")
