"""Pages made from data: docs/rules/GAME.md and its Italian twin, and the index of tests that show each clause."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from posterity.text.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "posterity" / "games"
WORDS = {
    "en": {
        "title": "The rules of {game}, clause by clause",
        "made": "Made from `src/posterity/games/{game}/data/rules.toml`; change that file, not this page.",
        "ruling": "Ruling",
        "example": "Example",
        "shown": "Shown by",
        "nothing": "Nothing to test",
        "glossary": "Glossary",
    },
    "it": {
        "title": "Le regole di {game}, clausola per clausola",
        "made": "Pagina ricavata da `src/posterity/games/{game}/data/rules.toml`: si modifica quel file, non questa.",
        "ruling": "Decisione",
        "example": "Esempio",
        "shown": "Mostrata da",
        "nothing": "Nulla da verificare",
        "glossary": "Glossario",
    },
}


def read(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / name).read_text(encoding="utf-8"))


def rules_page(game: str, lang: str, shown: dict[str, list[str]]) -> str:
    """Every clause with its ruling, its example and the tests that show it; then the glossary."""
    words = WORDS[lang]
    lines = [f"# {words['title'].format(game=game)}", "", words["made"].format(game=game)]
    chapter = ""
    for rule in read(game, "rules.toml")["rule"]:
        if rule["chapter"] != chapter:
            chapter = rule["chapter"]
            lines += ["", f"## {rulebook(game, lang).chapters[chapter]}"]
        lines += clause_lines(rule, lang, shown.get(rule["id"], []))
    lines += ["", f"## {words['glossary']}", ""]
    for term in read(game, "glossary.toml")["term"]:
        lines.append(f"- **{said(term, 'name', lang)}**: {said(term, 'text', lang)}")
    return "\n".join(lines) + "\n"


def clause_lines(rule: dict[str, Any], lang: str, tests: list[str]) -> list[str]:
    words = WORDS[lang]
    lines = ["", f"### {said(rule, 'title', lang)}", "", f"`{rule['id']}`", "", said(rule, "text", lang)]
    for key in ("ruling", "example"):
        if key in rule:
            lines += ["", f"*{words[key]}.* {said(rule, key, lang)}"]
    if not rule.get("behaviour", True):
        lines += ["", f"*{words['nothing']}.* {said(rule, 'because', lang)}"]
    if tests:
        lines += ["", f"*{words['shown']}* " + ", ".join(f"`{test.split('::')[-1]}`" for test in tests)]
    return lines


def said(table: dict[str, Any], key: str, lang: str) -> str:
    return str(table[key if lang == "en" else f"{key}_it"])


def tests_index(clauses: dict[str, list[str]]) -> str:
    """The tests that show each clause, as `posterity rules` reads them."""
    lines = ["# Which tests show each clause. Made by the test suite; a test compares it with what was collected.", ""]
    lines.append("[tests]")
    for clause, tests in clauses.items():
        lines.append(f'"{clause}" = [' + ", ".join(f'"{test}"' for test in tests) + "]")
    return "\n".join(lines) + "\n"
