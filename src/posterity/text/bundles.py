"""The Fluent files, those shared by all games and those of each, read once per language."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*)(?:\n(?!#|-?[a-zA-Z][\w-]* *=).*)*", re.MULTILINE)
REFERENCE = re.compile(r"(?<![$\w-])-?[a-zA-Z][\w-]*")
PLACEABLE = re.compile(r"\{([^{}]*)")


@cache
def texts(lang: str, *games: str) -> list[str]:
    """The Fluent files shared by all games, then those of `games`."""
    shared = sorted(files("posterity.text").joinpath(lang).iterdir(), key=lambda file: file.name)
    own = [files(f"posterity.games.{game}").joinpath("text", f"{lang}.ftl") for game in games]
    return [file.read_text(encoding="utf-8") for file in [*shared, *own] if file.name.endswith(".ftl")]


class LazyBundle:
    """Messages of Fluent files, each parsed when first used: parsing all of them takes longer than most commands.

    Where two have the same id, the later one counts.
    """

    def __init__(self, lang: str, texts: list[str]) -> None:
        self.fluent = FluentBundle([lang], use_isolating=False)
        self.sources = {entry[1]: entry[0] for text in texts for entry in ENTRY.finditer(text)}
        self.parsed: set[str] = set()

    def has_message(self, name: str) -> bool:
        return name in self.sources

    def get_message(self, name: str) -> Any:
        self.parse(name)
        return self.fluent.get_message(name)

    def format_pattern(self, pattern: Any, args: dict[str, Any]) -> tuple[Any, list[Exception]]:
        return self.fluent.format_pattern(pattern, args)

    def parse(self, name: str) -> None:
        """Parse a message or term, and whatever it refers to."""
        if name in self.parsed or name not in self.sources:
            return
        self.parsed.add(name)
        source = self.sources[name]
        self.fluent.add_resource(FluentResource(source))
        for placeable in PLACEABLE.findall(source):
            for reference in REFERENCE.findall(placeable):
                self.parse(reference)


@cache
def bundle(lang: str, *games: str) -> LazyBundle:
    """The messages shared by all games and those of `games`."""
    return LazyBundle(lang, texts(lang, *games))


@cache
def variables(lang: str, *games: str) -> frozenset[str]:
    """All variables that occur in any of these messages."""
    return frozenset(name for text in texts(lang, *games) for name in VARIABLE.findall(text))


def language(chosen: str | None = None) -> str:
    """The language to speak: as chosen, else as the environment says, else English."""
    if chosen:
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), "en")
    return "en"
