"""`posterity cards check` and `cards show`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from posterity.cli.commands.cards_show import fact
from posterity.cli.sets import game_of_set
from posterity.games import GAMES
from posterity.text.voice import Voice
from tests.cli import damage
from tests.cli.damage import toml_lines

STANDARD = files("posterity.games.leaders").joinpath("data", "leaders-standard.toml").read_text(encoding="utf-8")
TABLES = tomllib.loads(STANDARD)


def small_set():
    """The standard set with fewer words, so that less can go wrong with it."""
    groups = ("resources", "buildings", "destroys", "specials")
    keys = ("name", "copies", "cost", "target")
    return {"set": "own"} | {g: [{k: c[k] for k in keys if k in c} for c in TABLES[g]] for g in groups}


def sets():
    """Everything wrong with a set, each in one place, as TOML; what a set can do without is left alone."""
    good = small_set()
    found = [*damage.dropped(good), *damage.replaced(good), *damage.added(good)]
    for case, bad in found:
        harmless = case == "without set" or case.endswith(("is nothing", "copies is a huge number", "name is a text"))
        if not harmless:
            yield case, toml_lines(bad)


SETS = list(sets())
BROKEN = list(damage.nonsense(STANDARD.encode()))


def test_the_json_of_a_set_has_the_promised_keys(posterity):
    shown = posterity("cards", "show", "leaders-standard", "--json").json

    assert list(shown) == ["set", "sha256", "resources", "buildings", "destroys", "specials", "origins"]
    assert {tuple(card) for card in shown["resources"] + shown["specials"]} == {("slug", "copies")}
    assert {tuple(card) for card in shown["buildings"]} == {("slug", "copies", "cost")}
    assert {tuple(card) for card in shown["destroys"]} == {("slug", "copies", "cost", "target")}
    assert shown["buildings"][0] == {"slug": "bank", "copies": 12, "cost": {"gold": 2, "brick": 1}}


def test_a_file_is_shown_like_a_set(posterity, file):
    by_name = posterity("cards", "show", "leaders-standard", "--json").json

    assert posterity("cards", "show", file(STANDARD, "own.toml"), "--json").json == by_name


def test_a_set_without_a_name_is_called_like_its_file(posterity, file):
    nameless = STANDARD.replace('set = "leaders-standard"\n', "")

    assert posterity("cards", "show", file(nameless, "mine.toml"), "--json").json["set"] == "mine"
    assert posterity("cards", "show", file(nameless, "plain"), "--json").json["set"] == "plain"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "12* × Bank      costs Gold ×2, Brick ×1*\n"),
        ("en", "12* × Monument  costs Brick ×2, Subject ×1\n"),
        ("en", "4* × Billboard*  costs Brick ×2, Gold ×1*; destroys a Monument*\n"),
        ("en", "* our own design, ° typed in; without a mark: from the rulebook\n"),
        ("it", "12* × Banca (bank)          costa Oro ×2, Mattone ×1*\n"),
        ("it", "* ideato da noi, ° inserito a mano; senza segno: dal regolamento\n"),
    ],
)
def test_a_set_for_people(posterity, lang, line):
    said = posterity("cards", "show", "leaders-standard", "--lang", lang)

    assert said.status == 0 and line in said.out
    assert max(map(len, said.out.splitlines())) <= 84


def test_a_good_set_is_found_good(posterity, file):
    said = posterity("cards", "check", file(STANDARD, "own.toml"))

    assert (said.status, said.err) == (0, "")
    assert "a good card set for leaders with 142 cards" in said.out
    assert posterity("cards", "show", "leaders-standard", "--json").json["sha256"] in said.out


def test_cards_that_are_only_named_are_counted(posterity):
    """66 technologies, 6 Fate cards and 4 characters (gears.component.deck-size)."""
    file = files("posterity.games.gears").joinpath("data", "gears-standard.toml")

    assert "a good card set for gears with 76 cards" in posterity("cards", "check", str(file)).out


def test_every_fault_is_named_with_its_place(refuses, file):
    bad = STANDARD.replace("copies = 24", "copies = 0", 1).replace("gold = 2", "silver = 2", 1)
    said = refuses("cards", "check", file(bad, "own.toml"), status=2, told=True)

    assert "own.toml: resources[0] (Gold): copies is 0; it must be 1 to 999\n" in said.out
    assert "own.toml: buildings[0] (Bank): the cost names “silver”" in said.out
    assert said.err.endswith("own.toml: The card set has 2 faults; they are named above.\n")


WORKSHOP = Path(__file__).parents[2] / "docs" / "examples" / "cards" / "small-workshop.toml"


@pytest.mark.parametrize(
    ("right", "wrong", "lang", "told"),
    [
        (
            *('do = "modify"', 'do = "gild"', "en"),
            "[6].ability.effects[0].do must be one of draw, discard, move, points, cubes, modify, action, turn, "
            "splice, copy, not “gild”",
        ),
        (
            *('when = "gear"', 'when = "gears"', "it"),
            "[3].ability.when deve essere uno tra established, gear, non «gears»",
        ),
        ("by = 1", "by = 2", "en", "[6].ability.effects[0].by must be one of -1, 1, not “2”"),
        (
            *('ability_origin = "rulebook"', 'ability_origin = "box"', "en"),
            "[3].ability_origin must be one of rulebook, designed, owner, not “box”",
        ),
    ],
)
def test_words_that_an_ability_cannot_have_are_named_with_those_it_can(refuses, file, right, wrong, lang, told):
    bad = WORKSHOP.read_text(encoding="utf-8").replace(right, wrong, 1)
    said = refuses("cards", "check", file(bad, "own.toml"), "--lang", lang, status=2, told=True)

    assert f"own.toml: technologies{told}\n" in said.out


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "fundamental*; when established, draw 2 cards*\n"),
        ("it", "fondamentale*; quando stabilita: pescare 2 carte*\n"),
    ],
)
def test_an_ability_is_shown_in_words(posterity, lang, told):
    assert told in posterity("cards", "show", str(WORKSHOP), "--lang", lang).out


@pytest.mark.parametrize(
    ("name", "lang", "line"),
    [
        ("gears-standard@1", "en", "4* × Fire               cost 2*; reward 3; fundamental\n"),
        ("gears-standard@1", "en", "1 × We Need More Time\n"),
        ("machines-standard@1", "en", "needs Season Splicer; gear: do what the gear of another technology"),
        ("legacies-reference@1", "en", "Gold 100, 50* (from the rulebook: 1); Fame 5, 2; Foundation 50, 25*"),
        ("legacies-reference@1", "it", "Oro 100, 50* (dal regolamento: 1); Fama 5, 2; Fondazione 50, 25*"),
        ("legacies-reference@1", "en", "level novice*; tiles Wealthy*"),
    ],
)
def test_every_value_says_where_it_comes_from(posterity, name, lang, line):
    assert line in posterity("cards", "show", name, "--lang", lang).out


@pytest.mark.parametrize("name", ["gears-standard", "machines-standard", "legacies-reference"])
def test_the_json_says_of_every_value_where_it_comes_from(posterity, name):
    shown = posterity("cards", "show", name, "--json").json
    silent = {"slug", "origin", "origins", "ruled"}

    for cards in shown.values():
        for card in cards if isinstance(cards, list) else []:
            if isinstance(card, dict):
                said = {key for key, value in card.items() if value is not None} - silent
                assert {key for key in card["origins"] if "." not in key} == said


@pytest.mark.parametrize(("case", "data"), BROKEN, ids=[case for case, _ in BROKEN])
def test_what_is_no_set_is_found_out(refuses, file, case, data):
    refuses("cards", "check", file(data), status=2, told=True)
    refuses("cards", "show", file(data, "x.toml"), status=2)
    refuses("simulate", "leaders", "--cards", file(data, "x.toml"), status=2)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("leader-standard", "did you mean “leaders-standard”?"),
        ("nothing", f"there is {', '.join(name for game in GAMES.values() for name in game.shelf.names())}"),
        ("./nothing.toml", "There is no such file"),
        ("/", "This is a folder"),
        ("docs/examples/cards", "This is a folder"),
    ],
)
def test_sets_that_are_not_there(refuses, name, part):
    assert part in refuses("cards", "show", name, status=2).err


def test_a_folder_is_no_set_where_sets_are_files(refuses, file):
    folder = str(Path(file(STANDARD, "own.toml")).parent)

    for words in (["cards", "check", folder], ["cards", "show", folder], ["simulate", "leaders", "--cards", folder]):
        assert "This is a folder" in refuses(*words, status=2).err


def test_a_set_of_another_game(refuses, file):
    other = STANDARD.replace('game = "leaders"', 'game = "chess"')

    assert "“chess”" in refuses("cards", "check", file(other), status=2).err
    assert "“chess”" in refuses("simulate", "leaders", "--cards", file(other, "x.toml"), status=2).err


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_cards_of_every_game_for_people(posterity, game, lang):
    for name in game.shelf.names():
        said = posterity("cards", "show", name, "--lang", lang)
        lines = said.out.splitlines()

        assert lines[0] == f"{name}  ({game.name})"
        for card in game.card_set(name).cards.all_cards():
            assert any(f"× {card.called(lang).name}" in line for line in lines)


def test_what_has_no_message_is_told_by_its_key():
    voice = Voice("it", GAMES["leaders"], GAMES["leaders"].card_set("leaders-standard"))

    assert fact("bank", "age", 3, voice) == "age 3"
    assert fact("bank", "needs", ["bank", "bank", "wheel"], voice) == "needs Banca ×2, wheel"
    assert fact("bank", "cost", {"gold": 2}, voice) == "costa Oro ×2"
    assert fact("riot", "target", "bank", voice) == "distrugge una Banca"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_set_that_does_not_name_its_game_is_known_by_its_keys(game):
    tables = dict(game.card_set(game.standard_set).tables)
    tables.pop("game", None)

    assert game_of_set(tables) is game


@pytest.mark.parametrize("lang", ["en", "it"])
def test_solo_cards_off_the_scale_of_the_rulebook_are_found_out(posterity, refuses, tmp_path, lang):
    """People contribute 20, 50 or 150 gold at the most; the first pack said more, and stays as it was released."""
    data = files("posterity.games.legacies").joinpath("data")
    for released in ("legacies-reference", "legacies-reference@2"):
        assert posterity("cards", "check", str(data.joinpath(released)), "--lang", lang).status == 0
    for file in data.joinpath("legacies-reference").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    solo = tmp_path / "solo_cards.toml"
    solo.write_text(solo.read_text("utf-8").replace("foundation = 300", "foundation = 310"), "utf-8")

    said = refuses("cards", "check", str(tmp_path), "--lang", lang, status=2, told=True)

    assert "Morning Calls" in said.out and "310" in said.out and "20" in said.out
