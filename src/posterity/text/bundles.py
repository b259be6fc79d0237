"""The Fluent files of the house and of each game, loaded once a language."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")


@cache
def bundle(lang: str, *games: str) -> FluentBundle:
    """The messages of the house and of `games`; a later one says in its own words what an earlier one says, too."""
    found = FluentBundle([lang], use_isolating=False)
    for file in sorted(files("posterity.text").joinpath(lang).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for game in games:
        own = files(f"posterity.games.{game}").joinpath("text", f"{lang}.ftl")
        found.add_resource(FluentResource(own.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def language(chosen: str | None = None) -> str:
    """The language to speak: as chosen, else as the environment says, else English."""
    if chosen:
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), "en")
    return "en"
