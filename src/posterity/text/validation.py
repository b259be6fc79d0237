"""Puts the errors of type and key checks into plain words of the chosen language.

The checker (msgspec) says things like "Expected `int`, got `str` - at `$.seats[0].name`". People read instead:
seats[0].name must be a whole number, not a text.
"""

from __future__ import annotations

import re
from typing import Any, get_args

from posterity.core.records import Answering, Kind
from posterity.core.sets import Origin
from posterity.games import GAMES
from posterity.text.voice import Voice

PLACE = re.compile(r"(?P<what>.*?) - at (?:`key` in )?`\$\.?(?P<path>.*)`", re.DOTALL)
TYPE = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")
MISSING = re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL)
UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL)
CHOICE = re.compile(r"Invalid (?:enum )?value (?P<value>.*)", re.DOTALL)
INDEX = re.compile(r"\[\d+\]")
ENTRY = {
    "it is no object": "entry-no-object",
    "none of pick, undo, kind and reseed is there": "entry-no-kind",
}
TYPES = ("int", "str", "bool", "null", "array", "object", "float")
ALLOWED = {
    "kind": get_args(Answering),  # of an entry, which is decoded separately
    "seats.kind": get_args(Kind),
    "game": tuple(GAMES),
    **{key: words for game in GAMES.values() for key, words in game.set_words.items()},
}


def in_words(voice: Voice, fault: str) -> str:
    """A fault in plain words; one that already is in plain words stays as it is."""
    if fault in ENTRY:
        return voice.say(ENTRY[fault])
    place = PLACE.fullmatch(fault)
    what, path = (fault, "") if place is None else (place["what"], place["path"])
    for pattern, say in ((TYPE, wrong_type), (MISSING, missing), (UNKNOWN, unknown), (CHOICE, not_allowed)):
        found = pattern.fullmatch(what)
        if found is not None:
            return say(voice, found, short(path))
    return fault


def short(path: str) -> str:
    path = path.replace("[...]", "[…]")
    return path if len(path) <= 100 else path[:99] + "…"


def wrong_type(voice: Voice, found: re.Match[str], path: str) -> str:
    args = {"wanted": type_words(voice, found["wanted"]), "got": type_words(voice, found["got"])}
    return said(voice, "wrong-type", path, args)


def missing(voice: Voice, found: re.Match[str], path: str) -> str:
    return said(voice, "key-missing", path, {"key": found["field"]})


def unknown(voice: Voice, found: re.Match[str], path: str) -> str:
    return said(voice, "key-unknown", path, {"key": short(found["field"])})


def not_allowed(voice: Voice, found: re.Match[str], path: str) -> str:
    key = path.rpartition(".")[2]
    allowed = get_args(Origin) if key.endswith("origin") else ALLOWED.get(INDEX.sub("", path)) or ALLOWED.get(key)
    args: dict[str, Any] = {"value": short(found["value"].strip("'"))}
    if allowed is None:
        return said(voice, "not-allowed", path, args)
    return said(voice, "not-one-of", path, {**args, "known": list(allowed)})


def said(voice: Voice, message: str, path: str, args: dict[str, Any]) -> str:
    """A message with a second form, `…-top`, for faults of the whole value instead of one of its parts."""
    return voice.render(message, {**args, "place": path}) if path else voice.render(f"{message}-top", args)


def type_words(voice: Voice, types: str) -> str:
    """`int | null` in words."""
    words = [voice.say(f"type-{name}") if name in TYPES else name for name in types.split(" | ")]
    return voice.say("or", first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]
