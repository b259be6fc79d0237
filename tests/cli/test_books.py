"""`posterity games` and `posterity rules`."""

from __future__ import annotations

import pytest

from posterity.bots import BOTS
from posterity.games import GAMES
from posterity.text import rulebook

LEADERS = GAMES["leaders"]


def test_the_games_as_json(posterity):
    said = posterity("games", "--json").json
    leaders = next(game for game in said["games"] if game["game"] == "leaders")

    assert (leaders["players"]["fewest"], leaders["players"]["most"]) == (2, 6)
    assert {option["name"]: option["default"] for option in leaders["options"]} == {
        "rounds": "1",
        "duel-without-protect-and-destroy": "off",
        "dedications": "off",
        "cards": "leaders-standard",
    }
    assert leaders["options"][-1]["values"] == LEADERS.shelf.names()
    assert said["bots"] == list(BOTS)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_games_for_people(posterity, lang):
    said = posterity("games", "--lang", lang)

    assert said.status == 0 and said.err == ""
    assert max(map(len, said.out.splitlines())) <= 80
    for option in LEADERS.options:
        assert f"{option.name}={option.shown()}" in said.out
    for game in GAMES.values():
        assert f"cards={'|'.join(game.shelf.names())}|FILE" in said.out


def test_all_rulebooks(posterity):
    assert f"leaders: {len(rulebook.rulebook('leaders', 'en').clauses)} clauses" in posterity("rules").out
    assert [book["game"] for book in posterity("rules", "--json").json["games"]] == list(GAMES)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_rulebook(posterity, lang):
    said = posterity("rules", "leaders", "--lang", lang)
    book = rulebook.rulebook("leaders", lang)

    for clause in book.clauses:
        assert f"({clause.id})" in said.out
    for slug, title in book.chapters.items():
        assert f"\n{title} ({slug})\n" in f"\n{said.out}"


@pytest.mark.parametrize("words", ["leaders leaders.turn.build", "leaders turn.build", "leaders.turn.build"])
def test_a_clause_by_its_name(posterity, words):
    said = posterity("rules", *words.split(), "--json").json

    assert [clause["id"] for clause in said["clauses"]] == ["leaders.turn.build"]


def test_the_keys_of_a_clause(posterity):
    (clause,) = posterity("rules", "leaders", "component.cost-bank", "--json", "--lang", "it").json["clauses"]

    assert list(clause) == [
        *("id", "chapter", "kind", "title", "text", "ruling", "example", "because", "behaviour", "tests"),
    ]
    assert clause["title"] == "Costo di una Banca" and clause["behaviour"] is True and clause["example"] is None


@pytest.mark.parametrize("words", ["scoring", "leaders.scoring", "Scoring", "Punteggio --lang it"])
def test_a_chapter(posterity, words):
    found = posterity("rules", "leaders", *words.split(), "--json").json["clauses"]

    assert {clause["chapter"] for clause in found} == {"scoring"} and len(found) > 1


@pytest.mark.parametrize("words", ["machines gears.travel.left", "machines travel.left", "gears travel.left"])
def test_an_expansion_finds_the_clauses_of_its_base(posterity, words):
    (clause,) = posterity("rules", *words.split(), "--json").json["clauses"]

    assert clause["id"] == "gears.travel.left"


def test_a_clause_of_the_expansion_goes_before_one_of_the_same_name(posterity):
    (own,) = posterity("rules", "machines", "turn.ending", "--json").json["clauses"]
    (base,) = posterity("rules", "machines", "gears.turn.ending", "--json").json["clauses"]

    assert (own["id"], base["id"]) == ("machines.turn.ending", "gears.turn.ending")


@pytest.mark.parametrize(
    ("wanted", "games"),
    [
        ("return", ["machines", "gears"]),
        ("Returning cubes", ["machines", "gears"]),
        ("machines.return", ["machines"]),
        ("gears.return", ["gears"]),
        ("travel", ["gears"]),
        ("activate", ["machines"]),
    ],
)
def test_a_chapter_of_an_expansion_and_of_its_base(posterity, wanted, games):
    found = posterity("rules", "machines", wanted, "--json").json["clauses"]

    assert list(dict.fromkeys(clause["id"].partition(".")[0] for clause in found)) == games


def test_chapters_of_the_base_are_headed_with_its_name(posterity):
    said = posterity("rules", "machines", "return").out

    assert said.startswith("Returning cubes (return)\n")
    assert "\nReturning cubes (gears.return)\n" in said


@pytest.mark.parametrize("lang", ["en", "it"])
def test_an_expansion_lists_its_own_clauses_and_says_where_the_others_are(posterity, lang):
    said = posterity("rules", "machines", "--lang", lang)
    glossary = posterity("rules", "machines", "--glossary", "--lang", lang)
    book = rulebook.rulebook("machines", lang)

    assert len(book.clauses) == said.out.count("(machines.") and "(gears." not in said.out
    assert "posterity rules gears" in said.out.splitlines()[-2]
    assert "posterity rules gears --glossary" in glossary.out.splitlines()[-1]
    assert "posterity rules" not in posterity("rules", "gears", "--lang", lang).out


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_word_of_the_base_is_a_word_of_the_expansion(lang):
    """What the expansion does not explain itself, such as Fate cards, is explained as in the base game."""
    book = rulebook.rulebook("machines", lang)
    frame = next(term for term in book.terms if term.slug == "frame")
    other = next(term for term in rulebook.rulebook("gears", lang).terms if term.slug not in slugs(book.terms))

    assert book.term(frame.name) == frame
    assert book.term(other.name) == other
    assert len(book.all_terms()) == len(set(slugs(book.all_terms())))


def slugs(terms):
    return [term.slug for term in terms]


def test_a_clause_without_behaviour_says_why(posterity):
    assert "Nothing to play here: " in posterity("rules", "leaders", "setup.duration").out


@pytest.fixture
def read_anew():
    """Rulebooks are read once; here they are read again, before and after."""
    rulebook.rulebook.cache_clear()
    yield
    rulebook.rulebook.cache_clear()


def test_clauses_name_the_tests_that_show_them(posterity, monkeypatch, read_anew):
    real = rulebook.data

    def data(game, name):
        tests = {"tests": {"leaders.turn.build": ["tests/games/leaders/test_turn.py::test_build"]}}
        return tests if name == "tests.toml" else real(game, name)

    monkeypatch.setattr(rulebook, "data", data)
    said = posterity("rules", "leaders", "turn.build", "--lang", "it")

    assert said.out.endswith("  Lo mostrano:\n    tests/games/leaders/test_turn.py::test_build\n")


def test_without_an_index_of_tests_none_are_named(posterity, monkeypatch, read_anew):
    real = rulebook.data
    monkeypatch.setattr(rulebook, "data", lambda game, name: {} if name == "tests.toml" else real(game, name))

    assert "Shown by" not in posterity("rules", "leaders").out


def test_a_file_that_is_not_there_is_empty():
    assert rulebook.data("leaders", "nothing.toml") == {}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_glossary(posterity, lang):
    said = posterity("rules", "leaders", "--glossary", "--lang", lang)
    terms = posterity("rules", "leaders", "--glossary", "--json", "--lang", lang).json["terms"]

    assert said.status == 0
    names = [term["name"] for term in terms]
    assert names == sorted(names, key=str.casefold)
    for term in terms:
        assert f"{term['name']}: " in said.out


@pytest.mark.parametrize(
    "line",
    [
        ["rules", "leader"],
        ["rules", "chess"],
        ["rules", "leaders", "turn.biuld"],
        ["rules", "leaders", "zzz"],
        ["rules", "chess.turn.build"],
        ["rules", "leaders", "turn.build", "more"],
        ["rules", "--glossary"],
        ["rules", "leaders", "turn.build", "--glossary"],
        ["games", "leaders"],
        ["games", "--players"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_is_in_no_book(refuses, line, lang):
    refuses(*line, "--lang", lang, status=2)


def test_a_close_misspelling_is_suggested(refuses):
    said = refuses("rules", "leaders", "turn.biuld", status=2)

    assert said.err == "There is no clause “leaders.turn.biuld”; did you mean “leaders.turn.build”?\n"


def test_a_misspelt_clause_of_the_base_is_suggested(refuses):
    said = refuses("rules", "machines", "gears.travle.left", status=2)

    assert said.err == "There is no clause “gears.travle.left”; did you mean “gears.travel.left”?\n"
