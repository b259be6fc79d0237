"""The clauses and the words of a game as players read them: its rulebook in the package, in one language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from posterity.core.game import Game

TRANSLATED = ("title", "text", "ruling", "example", "because")


@cache
def data(game: str, name: str) -> dict[str, Any]:
    """The tables of a file in a game's `data`; empty if there is no such file."""
    try:
        text = files(f"posterity.games.{game}").joinpath("data", name).read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    return tomllib.loads(text)


def clauses(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """All clauses in the order of the rulebook, each with the tests that show it."""
    tests = data(game.name, "tests.toml").get("tests", {})
    return [clause(rule, lang, tests.get(rule["id"], [])) for rule in data(game.name, "rules.toml").get("rule", [])]


def clause(rule: dict[str, Any], lang: str, tests: list[str]) -> dict[str, Any]:
    """One clause; what it does not have is None."""
    keys = {"id": rule["id"], "chapter": rule["chapter"], "kind": rule["kind"]}
    said = {key: translated(rule, key, lang) for key in TRANSLATED}
    return {**keys, **said, "behaviour": rule.get("behaviour", True), "tests": list(tests)}


def terms(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The words of a game in alphabetical order, each with its clauses."""
    found = []
    for term in data(game.name, "glossary.toml").get("term", []):
        said = {key: translated(term, key, lang) for key in ("name", "text")}
        found.append({"slug": term["slug"], **said, "clauses": list(term.get("clauses", []))})
    return sorted(found, key=lambda term: str(term["name"]).casefold())


def translated(table: dict[str, Any], key: str, lang: str) -> str | None:
    """The text in this language, else in English."""
    own = table.get(f"{key}_{lang}") if lang != "en" else None
    return own or table.get(key)
