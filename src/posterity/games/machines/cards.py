"""The card sets of machines: those that come with the game and those that people type in."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.sets import CardSet
from posterity.games.gears import cards as gears
from posterity.games.library import Library
from posterity.games.machines.schema import Ability, CardFile, check

STANDARD = "machines-standard"


def rules_read(cards: CardFile) -> dict[str, Any]:
    """The parts of a set that the rules read, with the abilities in full."""
    return with_abilities(gears.rules_read(cards), cards, msgspec.to_builtins)


def show(cards: CardSet) -> dict[str, Any]:
    """A set as `cards show` prints it: abilities are summed up by what they may change."""
    return with_abilities(gears.show(cards), cards.cards, summed_up)


def with_abilities(tables: dict[str, Any], cards: CardFile, told: Any) -> dict[str, Any]:
    for table, card in zip(tables["technologies"], cards.technologies, strict=True):
        table["ability"] = None if card.ability is None else told(card.ability)
    return tables


def summed_up(ability: Ability) -> dict[str, Any]:
    return {"when": ability.when, "effects": ability.words()}


LIBRARY = Library("posterity.games.machines", "machines-", CardFile, check, rules_read)
