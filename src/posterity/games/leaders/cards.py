"""The card sets of leaders: those that come with the game and those people type in."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from posterity.core.canonical import digest
from posterity.core.sets import CardName, CardSet, CardSetError, convert, read_toml
from posterity.games.leaders.schema import CardFile, check, slug

STANDARD = "leaders-standard"


def rules_read(cards: CardFile) -> dict[str, Any]:
    """What the rules read of a set, in file order: this and nothing else is in its hash."""
    return {
        "resources": [{"slug": slug(c), "copies": c.copies} for c in cards.resources],
        "buildings": [{"slug": slug(c), "copies": c.copies, "cost": c.cost} for c in cards.buildings],
        "destroys": [{"slug": slug(c), "copies": c.copies, "cost": c.cost, "target": c.target} for c in cards.destroys],
        "specials": [{"slug": slug(c), "copies": c.copies} for c in cards.specials],
    }


def show(cards: CardSet) -> dict[str, Any]:
    """A set as `cards show` prints it."""
    return {"set": cards.set, "sha256": cards.sha256, **rules_read(cards.cards)}


def names(cards: CardSet, lang: str) -> dict[str, CardName]:
    """What each card is called, by slug; a set without Italian names is read in English."""
    found = {}
    for card in (*cards.cards.resources, *cards.cards.legacies()):
        if lang == "it" and card.name_it:
            found[slug(card)] = CardName(card.name_it, card.a_it or card.name_it, card.the_it or card.name_it)
        else:
            found[slug(card)] = CardName(card.name, card.a or f"a {card.name}", card.the or f"the {card.name}")
    return found


def from_tables(tables: dict[str, Any], where: str, own: bool) -> CardSet:
    """A checked set; CardSetError names every fault with its place."""
    cards = convert(tables, CardFile, where)
    faults = check(cards)
    if faults:
        raise CardSetError(where, faults)
    return CardSet(set=cards.set or where, sha256=digest(rules_read(cards)), cards=cards, tables=tables, own=own)


def packaged() -> dict[str, list[CardSet]]:
    """The sets in `data/`, by name; a released set stays there when a newer edition joins it."""
    found: dict[str, list[CardSet]] = {}
    for file in sorted(files(__package__).joinpath("data").iterdir(), key=lambda f: f.name):
        if file.name.startswith("leaders-") and file.name.endswith(".toml"):
            cards = from_tables(read_toml(file.read_bytes(), file.name), file.name, own=False)
            found.setdefault(cards.set, []).append(cards)
    return found


SETS: dict[str, list[CardSet]] = {}


def named(name: str, sha256: str = "") -> CardSet:
    """The newest edition of a set that comes with the game, or the one with this hash."""
    if not SETS:
        SETS.update(packaged())
    if name not in SETS:
        raise CardSetError(name, [f"there is no such set; known are {', '.join(sorted(SETS))}"])
    editions = [cards for cards in SETS[name] if sha256 in ("", cards.sha256)]
    if not editions:
        known = ", ".join(cards.sha256 for cards in SETS[name])
        raise CardSetError(name, [f"there is no edition with sha256 {sha256}; known are {known}"])
    return max(editions, key=lambda cards: cards.cards.version)
