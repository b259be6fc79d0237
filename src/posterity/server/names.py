"""Names that people give themselves: fit to be shown, and told apart from others that only look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from posterity.bots import NAMES, display_name
from posterity.core.words import BLANKS, proper

JOINERS = "\u200c\u200d"  # within words of some scripts, and within pictures
STACKED = 2  # marks over or under one letter
OTHER_BOTS = {"random": NAMES["beginner"], "greedy": NAMES["casual"]}  # for programs, and at older tables
# Letters of other scripts that look like Latin ones, and digits that look like letters.
LIKE = str.maketrans(
    "аеорсухіјѕԁһӏԛԝвкмнтгъьзοανερικτυχωϲј01|",
    "aeopcyxijsdhlqwbkmhtrbb3oavepiktyxwcjoll",
)


def normalized(name: str, most: int) -> str | None:
    """The name in its usual form, or None if it is not fit to be shown: invisible, or made to look like nothing."""
    name = " ".join(part for part in unicodedata.normalize("NFC", name).split(" ") if part)
    if not proper(name, most):
        return None
    marks = 0
    for place, character in enumerate(name):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > STACKED or character in BLANKS or kind in ("Cn", "Co"):
            return None
        if kind == "Cf" and not joins(name, place):
            return None
    return name if any(unicodedata.category(character)[0] in "LNSP" for character in name) else None


def joins(name: str, place: int) -> bool:
    """Does a joiner stand where it may: between signs that are not Latin?"""
    if name[place] not in JOINERS or not 0 < place < len(name) - 1:
        return False
    return all(not around.isascii() and around not in JOINERS for around in (name[place - 1], name[place + 1]))


def bot_name(bot: str) -> str:
    """What a bot is called at a table."""
    return OTHER_BOTS.get(bot) or display_name(bot)


def made_unique(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like one of the others: `Anna 2`."""
    taken = {lookalike_key(other) for other in others}
    found, count = name, 1
    while found and lookalike_key(found) in taken:
        count += 1
        found = f"{name} {count}"
    return found


def lookalike_key(name: str) -> str:
    """The same text for all names that look alike at a glance."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LIKE)
    seen = unicodedata.normalize("NFKD", plain)
    return "".join(one for one in seen if unicodedata.category(one)[0] in "LNSP")
