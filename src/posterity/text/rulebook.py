"""The rulebook of a game in one language: its clauses and its glossary, to look things up in."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from posterity.core.abilities import base_of
from posterity.games import GAMES
from posterity.text.search import begin_words, plain, split
from posterity.text.voice import Voice


@dataclass(frozen=True)
class Clause:
    """One rule; parts that it does not have are None."""

    id: str
    chapter: str
    kind: str
    title: str
    text: str
    ruling: str | None
    example: str | None
    because: str | None  # why nothing in the program carries it out
    behaviour: bool
    tests: tuple[str, ...]  # the tests that show it


@dataclass(frozen=True)
class Term:
    """A word of the game, its other forms in sentences, and the clauses it comes from.

    `unless` are phrases in which the same letters are another word: in “you hand” there is no hand.
    """

    slug: str
    name: str
    forms: tuple[str, ...]
    unless: tuple[str, ...]
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    """Clauses in the order of the rules, terms in alphabetical order, and the titles of the chapters.

    What is not found in the book of an expansion is looked up in that of its base game.
    """

    game: str
    clauses: list[Clause]
    terms: list[Term]
    chapters: dict[str, str]
    base: Rulebook | None = None

    def books(self) -> list[Rulebook]:
        """This book, then those it builds on."""
        return [self, *(self.base.books() if self.base else [])]

    def all_clauses(self) -> list[Clause]:
        return [clause for book in self.books() for clause in book.clauses]

    def all_terms(self) -> list[Term]:
        """The terms of all books in alphabetical order; this game's explanation replaces one in its base game."""
        by_slug = {term.slug: term for book in reversed(self.books()) for term in book.terms}
        return in_order(list(by_slug.values()))

    def clause(self, name: str) -> Clause | None:
        """The clause with this id; the name of the game may be left out."""
        ids = [f"{book.game}.{plain(name).removeprefix(f'{book.game}.')}" for book in self.books()]
        return next((clause for wanted in ids for clause in self.all_clauses() if clause.id == wanted), None)

    def chapter(self, name: str) -> list[Clause]:
        """The clauses of a chapter, by its slug or its title; a game's name in front picks that game's chapter."""
        return [clause for book in self.books() for clause in book.own_chapter(name)]

    def own_chapter(self, name: str) -> list[Clause]:
        wanted = plain(name).removeprefix(f"{self.game}.")
        return [one for one in self.clauses if wanted in (one.chapter, plain(self.chapters[one.chapter]))]

    def term(self, words: str) -> Term | None:
        """The term with this name, else the only one whose name begins with it."""
        wanted, terms = plain(words), self.all_terms()
        begun = [term for term in terms if begin_words(split(words), split(term.name))]
        exact = next((term for term in terms if plain(term.name) == wanted), None)
        return exact or (begun[0] if len(begun) == 1 else None)

    def about(self, words: str) -> list[Clause]:
        """Clauses with these words, book by book: a whole chapter of that name, else matches in titles, then texts."""
        return [clause for book in self.books() for clause in book.own_about(words)]

    def own_about(self, words: str) -> list[Clause]:
        wanted = split(words)
        titled = [one for one in self.clauses if begin_words(wanted, split(one.title))]
        told = [one for one in self.clauses if begin_words(wanted, split(f"{one.id} {one.title} {one.text}"))]
        return self.own_chapter(words) or list(dict.fromkeys([*titled, *told]))


def in_order(terms: list[Term]) -> list[Term]:
    return sorted(terms, key=lambda one: plain(one.name))


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook made from the data and the texts of a game."""
    tests = data(game, "tests.toml").get("tests", {})
    clauses = [clause(rule, lang, tests.get(rule["id"], [])) for rule in data(game, "rules.toml").get("rule", [])]
    terms = [term(table, lang) for table in data(game, "glossary.toml").get("term", [])]
    voice = Voice(lang, GAMES[game])
    chapters = {one.chapter: voice.maybe(f"chapter-{one.chapter}") or one.chapter for one in clauses}
    extended = base_of(GAMES[game])
    base = rulebook(extended, lang) if extended else None
    return Rulebook(game, clauses, in_order(terms), chapters, base)


def data(game: str, name: str) -> dict[str, Any]:
    """The tables of a file in a game's `data`; empty if there is no such file."""
    file = files(f"posterity.games.{game}").joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def clause(rule: dict[str, Any], lang: str, tests: list[str]) -> Clause:
    return Clause(
        id=rule["id"],
        chapter=rule["chapter"],
        kind=rule["kind"],
        title=str(translated(rule, "title", lang)),
        text=str(translated(rule, "text", lang)),
        ruling=translated(rule, "ruling", lang),
        example=translated(rule, "example", lang),
        because=translated(rule, "because", lang),
        behaviour=rule.get("behaviour", True),
        tests=tuple(tests),
    )


def term(table: dict[str, Any], lang: str) -> Term:
    name, text = (str(translated(table, key, lang)) for key in ("name", "text"))
    forms, unless = (tuple(table.get(key if lang == "en" else f"{key}_{lang}", [])) for key in ("forms", "unless"))
    return Term(table["slug"], name, forms, unless, text, tuple(table.get("clauses", [])))


def translated(table: dict[str, Any], key: str, lang: str) -> str | None:
    """The text in this language, else in English."""
    return table.get(f"{key}_{lang}") or table.get(key)
