"""The card sets of gears: those that come with the game and those that people type in."""

from __future__ import annotations

from typing import Any

from posterity.core.sets import CardSet, Origin, origins_of, slug, slug_of
from posterity.games.gears.schema import CardFile, TechnologyCard, TechnologySet, check, needs
from posterity.games.library import Library

STANDARD = "gears-standard"


def rules_read(cards: TechnologySet) -> dict[str, Any]:
    """The parts of a set that the rules read, in file order: only these are in its hash."""
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
        table.update(name=card.name, origin=card.origin, origins=technology_origins(card))
    for table, character in zip(shown["characters"], cards.cards.characters, strict=True):
        table.update(name=character.name, origin=character.origin, origins=origins_of(character))
    fate: dict[str, dict[str, Origin]] = {card: {"name": "rulebook"} for card in shown["fate"]}
    return {"set": cards.set, "sha256": cards.sha256, **shown, "origins": fate}


def technology_origins(card: TechnologyCard) -> dict[str, Origin]:
    """Where each value of a technology comes from; without an ability there is no origin for one."""
    return {key: origin for key, origin in origins_of(card).items() if getattr(card, key, "") is not None}


LIBRARY = Library("posterity.games.gears", "gears-", CardFile, check, rules_read)
