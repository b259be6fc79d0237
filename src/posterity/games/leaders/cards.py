"""The card sets of leaders: those that come with the game and those that people type in."""

from __future__ import annotations

from typing import Any

from posterity.core.sets import CardSet, origins_of, slug
from posterity.games.leaders.schema import CardFile, check
from posterity.games.library import Library

STANDARD = "leaders-standard"


def rules_read(cards: CardFile) -> dict[str, Any]:
    """The parts of a set that the rules read, in file order: only these are in its hash."""
    return {
        "resources": [{"slug": slug(c), "copies": c.copies} for c in cards.resources],
        "buildings": [{"slug": slug(c), "copies": c.copies, "cost": c.cost} for c in cards.buildings],
        "destroys": [{"slug": slug(c), "copies": c.copies, "cost": c.cost, "target": c.target} for c in cards.destroys],
        "specials": [{"slug": slug(c), "copies": c.copies} for c in cards.specials],
    }


def show(cards: CardSet) -> dict[str, Any]:
    """A set as `cards show` prints it: what the rules read, and where each value comes from."""
    origins = {slug(card): origins_of(card) for card in cards.cards.all_cards()}
    return {"set": cards.set, "sha256": cards.sha256, **rules_read(cards.cards), "origins": origins}


LIBRARY = Library("posterity.games.leaders", "leaders-", CardFile, check, rules_read)
