"""The card sets of gears: those that come with the game and those people type in."""

from __future__ import annotations

from typing import Any

from posterity.core.canonical import digest
from posterity.core.sets import CardName, CardSet, CardSetError, convert, slug_of
from posterity.games.gears.schema import CardFile, check, needs, slug
from posterity.games.library import Library

STANDARD = "gears-standard"


def rules_read(cards: CardFile) -> dict[str, Any]:
    """What the rules read of a set, in file order: this and nothing else is in its hash."""
    technologies = [
        {
            "slug": slug(card),
            "cost": card.cost,
            "reward": card.reward,
            "needs": needs(card),
            "copies": card.copies,
            "ability": None,
        }
        for card in cards.technologies
    ]
    characters = [
        {"slug": slug(character), "pursuit": slug_of(character.pursuit), "bonus": character.bonus}
        for character in cards.characters
    ]
    return {"technologies": technologies, "fate": [slug_of(name) for name in cards.fate], "characters": characters}


def show(cards: CardSet) -> dict[str, Any]:
    """A set as `cards show` prints it."""
    shown = rules_read(cards.cards)
    for table, card in zip(shown["technologies"], cards.cards.technologies, strict=True):
        table.update(name=card.name, origin=card.origin)
    for table, character in zip(shown["characters"], cards.cards.characters, strict=True):
        table["name"] = character.name
    return {"set": cards.set, "sha256": cards.sha256, **shown}


def names(cards: CardSet, lang: str) -> dict[str, CardName]:
    """What each technology and character is called, by slug; Fate cards keep their English names."""
    found = {name: plain(name.replace("-", " ").title()) for name in cards.cards.fate}
    for card in (*cards.cards.technologies, *cards.cards.characters):
        found[slug(card)] = plain(card.name_it if lang == "it" and card.name_it else card.name)
    return found


def plain(name: str) -> CardName:
    """Names of technologies stand without an article."""
    return CardName(name, name, name)


def from_tables(tables: dict[str, Any], where: str, own: bool) -> CardSet:
    """A checked set; CardSetError names every fault with its place."""
    cards = convert(tables, CardFile, where)
    faults = check(cards)
    if faults:
        raise CardSetError(where, faults)
    return CardSet(set=cards.set or where, sha256=digest(rules_read(cards)), cards=cards, tables=tables, own=own)


LIBRARY = Library("posterity.games.gears", "gears-", from_tables)
