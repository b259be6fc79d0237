"""The Fluent files, those shared by all games and those of each, loaded once per language."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


@cache
def texts(lang: str, *games: str) -> list[str]:
    """The Fluent files shared by all games, then those of `games`."""
    shared = sorted(files("posterity.text").joinpath(lang).iterdir(), key=lambda file: file.name)
    own = [files(f"posterity.games.{game}").joinpath("text", f"{lang}.ftl") for game in games]
    return [file.read_text(encoding="utf-8") for file in [*shared, *own] if file.name.endswith(".ftl")]


@cache
def bundle(lang: str, *games: str) -> FluentBundle:
    """The messages shared by all games and those of `games`; where two have the same id, the later one counts."""
    found = FluentBundle([lang], use_isolating=False)
    for text in texts(lang, *games):
        found.add_resource(FluentResource(text), allow_overrides=True)
    return found


@cache
def variables(lang: str, *games: str) -> frozenset[str]:
    """What some message of them speaks of."""
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
