"""The Fluent files of the house and of each game, loaded once a language."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")


@cache
def bundle(lang: str, game: str = "") -> FluentBundle:
    """The messages of the house, and of `game` if one is named."""
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(source("posterity.text", f"{lang}.ftl")))
    if game:
        found.add_resource(FluentResource(source(f"posterity.games.{game}", f"text/{lang}.ftl")))
    return found


def source(package: str, path: str) -> str:
    return files(package).joinpath(path).read_text(encoding="utf-8")


def language(chosen: str | None = None) -> str:
    """The language to speak: as chosen, else as the environment says, else English."""
    if chosen:
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), "en")
    return "en"
