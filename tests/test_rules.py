"""Every clause with behaviour is shown by a test; pages and index made from that are up to date."""

from __future__ import annotations

import os
import re
import tomllib

import pytest

from posterity.games import GAMES
from tools import pages

REGENERATE = bool(os.environ.get("POSTERITY_REGENERATE"))


def clauses(game):
    return {rule["id"]: rule for rule in pages.read(game, "rules.toml")["rule"]}


@pytest.mark.whole_suite
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_with_behaviour_is_shown_by_a_test(game, shown):
    known = clauses(game)
    named = {clause for clause in shown if clause.startswith(f"{game}.")}

    assert named <= set(known), "a test names a clause that is not in the rules"
    assert {id for id, rule in known.items() if rule.get("behaviour", True)} <= named


@pytest.mark.whole_suite
@pytest.mark.parametrize("game", GAMES)
def test_the_index_and_the_pages_are_those_of_the_suite(game, shown):
    own = {clause: tests for clause, tests in shown.items() if clause.startswith(f"{game}.")}
    made = {pages.GAMES / game / "data" / "tests.toml": pages.tests_index(own)}
    for lang in ("en", "it"):
        made[pages.ROOT / "docs" / "rules" / f"{game}-{lang}.md"] = pages.rules_page(game, lang, own)
    for path, text in made.items():
        if REGENERATE:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run ./test with POSTERITY_REGENERATE=1"


@pytest.mark.parametrize("game", GAMES)
def test_clauses_without_behaviour_say_why(game):
    for rule in clauses(game).values():
        if not rule.get("behaviour", True):
            assert rule["because"] and rule["because_it"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_complete_in_both_languages(game):
    for rule in [*clauses(game).values(), *pages.read(game, "glossary.toml")["term"]]:
        for key in ("title", "name", "text", "ruling", "example", "because"):
            assert (key in rule) == (f"{key}_it" in rule), f"{rule} lacks a language"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_the_source_names_exists(game):
    known = set(clauses(game))
    pattern = re.compile(rf"\b{game}(?:\.[a-z]+(?:-[a-z]+)*){{2,}}\b")
    for path in (pages.GAMES / game).rglob("*.py"):
        for name in pattern.findall(path.read_text(encoding="utf-8")):
            assert name in known or not is_clause(name, known), f"{path.name} names {name}"


def is_clause(name, known):
    """`leaders.rules.turn` is a module, `leaders.turn.build` a clause: chapters tell them apart."""
    return name.split(".")[1] in {clause.split(".")[1] for clause in known}


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_names_clauses_that_exist(game):
    known = set(clauses(game))
    terms = tomllib.loads((pages.GAMES / game / "data" / "glossary.toml").read_text())["term"]

    assert {clause for term in terms for clause in term["clauses"]} <= known
