"""The rules of a game to look things up in: clauses and terms in one language."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from posterity.terminal.console import plain
from posterity.terminal.typed import begin_words, split


@dataclass(frozen=True)
class Clause:
    id: str
    chapter: str
    title: str
    text: str
    ruling: str
    example: str


@dataclass(frozen=True)
class Term:
    name: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    game: str
    clauses: list[Clause]
    terms: list[Term]

    def clause(self, name: str) -> Clause | None:
        """The clause with this id; the name of the game may be left out."""
        wanted = plain(name)
        return next((one for one in self.clauses if wanted in (one.id, one.id.removeprefix(f"{self.game}."))), None)

    def chapters(self) -> list[str]:
        return list(dict.fromkeys(clause.chapter for clause in self.clauses))

    def term(self, words: str) -> Term | None:
        """The term that is called so, else the only one whose name begins so."""
        wanted = plain(words)
        begun = [term for term in self.terms if begin_words(split(words), split(term.name))]
        exact = next((term for term in self.terms if plain(term.name) == wanted), None)
        return exact or (begun[0] if len(begun) == 1 else None)

    def about(self, words: str) -> list[Clause]:
        """Clauses with all these words: of that chapter, or in the title first, then in the text."""
        wanted = split(words)
        if plain(words) in self.chapters():
            return [one for one in self.clauses if one.chapter == plain(words)]
        titled = [one for one in self.clauses if begin_words(wanted, split(one.title))]
        told = [one for one in self.clauses if begin_words(wanted, split(f"{one.id} {one.title} {one.text}"))]
        return list(dict.fromkeys([*titled, *told]))


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    rules = read(game, "rules.toml").get("rule", [])
    terms = read(game, "glossary.toml").get("term", [])
    clauses = [
        Clause(
            id=rule["id"],
            chapter=rule["chapter"],
            title=said(rule, "title", lang),
            text=said(rule, "text", lang),
            ruling=said(rule, "ruling", lang),
            example=said(rule, "example", lang),
        )
        for rule in rules
    ]
    words = [Term(said(term, "name", lang), said(term, "text", lang), tuple(term["clauses"])) for term in terms]
    return Rulebook(game, clauses, words)


def read(game: str, name: str) -> dict[str, Any]:
    file = files(f"posterity.games.{game}").joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def said(table: dict[str, Any], key: str, lang: str) -> str:
    """The text of a key in this language; English where it is not translated."""
    return str(table.get(f"{key}_{lang}") or table.get(key, ""))
