"""What a card set file of lanterns may say, and what makes a set playable."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from posterity.core.sets import Origin, slug_of

FEWEST_CARDS: Final = 33  # two for each of three players, and nine nights of drawing (lanterns.setup.deal)


class Lantern(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of lantern: its names, its number of copies and how bright it is."""

    name: str
    copies: int
    light: int
    origin: Origin = "designed"
    a: str = ""
    the: str = ""
    name_it: str = ""
    a_it: str = ""
    the_it: str = ""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Literal["lanterns"] = "lanterns"
    set: str = ""
    version: int = 1
    origin: Origin = "designed"
    lanterns: tuple[Lantern, ...]


def slug(card: Lantern) -> str:
    return slug_of(card.name)


def check(cards: CardFile) -> list[str]:
    """Everything that is wrong with a set, each fault with its place."""
    faults = []
    slugs = [slug(card) for card in cards.lanterns]
    for number, card in enumerate(cards.lanterns):
        place = f"lanterns[{number}] ({card.name})"
        if slugs[number] in slugs[:number]:
            faults.append(f"{place}: has the same slug {slugs[number]!r} as an earlier one")
        if card.copies < 1 or card.light < 1:
            faults.append(f"{place}: copies and light must be at least 1")
    total = sum(card.copies for card in cards.lanterns)
    if total < FEWEST_CARDS:
        faults.append(f"lanterns: {total} cards; three players need at least {FEWEST_CARDS}")
    return faults
