"""What a card set file of lanterns may say, what makes a set playable, and the sets there are."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from posterity.core.sets import CardFault, Named, Origin, copies_faults, fault, name_faults, slug
from posterity.games.library import Library

STANDARD: Final = "lanterns-standard"
FEWEST_CARDS: Final = 33  # two for each of three players, and nine nights of drawing (lanterns.setup.deal)


class Lantern(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of lantern: its number of copies and how bright it is."""

    copies: int
    light: int


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["lanterns"] = "lanterns"
    set: str = ""
    version: int = 1
    origin: Origin = "designed"
    lanterns: tuple[Lantern, ...]

    def all_cards(self) -> tuple[Named, ...]:
        return self.lanterns


def check(cards: CardFile) -> list[CardFault]:
    """Everything that is wrong with a set, each fault with its place."""
    places = [f"lanterns[{number}] ({card.name})" for number, card in enumerate(cards.lanterns)]
    faults = name_faults(list(zip(places, cards.all_cards(), strict=True)))
    for place, card in zip(places, cards.lanterns, strict=True):
        faults += copies_faults(place, card.copies)
        faults += [fault("cards-light", place=place)] if card.light < 1 else []
    total = sum(card.copies for card in cards.lanterns)
    return faults if total >= FEWEST_CARDS else [*faults, fault("cards-few", count=total, least=FEWEST_CARDS)]


def rules_read(cards: CardFile) -> dict[str, Any]:
    """What the rules read of a set, in file order: this and nothing else is in its hash."""
    return {"lanterns": [{"slug": slug(c), "copies": c.copies, "light": c.light} for c in cards.lanterns]}


LIBRARY: Final = Library("posterity.games.lanterns", "lanterns-", CardFile, check, rules_read)
