"""The card sets of lanterns: the one that comes with the game and those people type in."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from posterity.core.canonical import digest
from posterity.core.sets import CardName, CardSet, CardSetError, convert, read_toml
from posterity.games.lanterns.schema import CardFile, check, slug

STANDARD = "lanterns-standard"


def rules_read(cards: CardFile) -> dict[str, Any]:
    """What the rules read of a set, in file order: this and nothing else is in its hash."""
    return {"lanterns": [{"slug": slug(c), "copies": c.copies, "light": c.light} for c in cards.lanterns]}


def from_tables(tables: dict[str, Any], where: str, own: bool) -> CardSet:
    """A checked set; CardSetError names every fault with its place."""
    cards = convert(tables, CardFile, where)
    faults = check(cards)
    if faults:
        raise CardSetError(where, faults)
    return CardSet(set=cards.set or where, sha256=digest(rules_read(cards)), cards=cards, tables=tables, own=own)


@cache
def standard() -> CardSet:
    file = files(__package__).joinpath("data", f"{STANDARD}.toml")
    return from_tables(read_toml(file.read_bytes(), file.name), file.name, own=False)


def named(name: str, sha256: str) -> CardSet:
    if name != STANDARD or sha256 not in ("", standard().sha256):
        raise CardSetError(name, [f"there is no such set; known is {STANDARD} with sha256 {standard().sha256}"])
    return standard()


def names(cards: CardSet, lang: str) -> dict[str, CardName]:
    """What each lantern is called, by slug; a set without Italian names is read in English."""
    found = {}
    for card in cards.cards.lanterns:
        if lang == "it" and card.name_it:
            found[slug(card)] = CardName(card.name_it, card.a_it or card.name_it, card.the_it or card.name_it)
        else:
            found[slug(card)] = CardName(card.name, card.a or f"a {card.name}", card.the or f"the {card.name}")
    return found
