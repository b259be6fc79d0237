"""What a card set file of gears may say, and what makes a set playable."""

from __future__ import annotations

from typing import Final

import msgspec

from posterity.core.sets import Named, Origin, name_faults, slug, slug_of

FATE: Final = (
    "bloodline-influence",
    "not-what-we-hoped-for",
    "perfectly-laid-plans",
    "time-folds-around-us",
    "we-need-more-time",
    "willed-into-existence",
)
CHARACTERS: Final = 4


class Technology(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A technology card (gears.component.technology-fields); `needs` are its direct dependencies, by name or slug."""

    cost: int
    reward: int
    needs: tuple[str, ...] = ()
    copies: int = 1
    ability: None = None
    cost_origin: Origin = "designed"
    reward_origin: Origin = "designed"
    needs_origin: Origin = "designed"


class Character(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character with a pursuit technology and its bonus (gears.component.character)."""

    pursuit: str
    bonus: int


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole set, in the order of `cards show`."""

    game: str = "gears"
    set: str = ""
    version: int = 1
    origin: Origin = "designed"
    technologies: tuple[Technology, ...]
    fate: tuple[str, ...] = FATE
    characters: tuple[Character, ...]

    def all_cards(self) -> tuple[Named, ...]:
        fate = [Named(name=name.replace("-", " ").title()) for name in self.fate]  # the same in every language
        return (*self.technologies, *fate, *self.characters)


def needs(card: Technology) -> list[str]:
    return [slug_of(name) for name in card.needs]


def check(cards: CardFile) -> list[str]:
    """Everything that is wrong with a set, each fault with its place."""
    faults = name_faults(places(cards))
    known = [slug(card) for card in cards.technologies]
    for place, card in enumerate(cards.technologies):
        faults += technology_faults(f"technologies[{place}] ({card.name})", card, known)
    if tuple(slug_of(name) for name in cards.fate) != FATE:
        faults.append(f"fate: must be exactly {', '.join(FATE)}, in this order")
    if len(cards.characters) != CHARACTERS:
        faults.append(f"characters: there are {len(cards.characters)}; there must be {CHARACTERS}")
    for place, character in enumerate(cards.characters):
        faults += character_faults(f"characters[{place}] ({character.name})", character, known)
    return faults or cycle_faults(cards)


def places(cards: CardFile) -> list[tuple[str, Named]]:
    """Every card with where it stands in the file; Fate cards take their names first."""
    fate = [(f"fate[{place}]", Named(name=name)) for place, name in enumerate(cards.fate)]
    technologies = [(f"technologies[{place}] ({card.name})", card) for place, card in enumerate(cards.technologies)]
    characters = [(f"characters[{place}] ({card.name})", card) for place, card in enumerate(cards.characters)]
    return [*fate, *technologies, *characters]


def technology_faults(where: str, card: Technology, known: list[str]) -> list[str]:
    faults = [f"{where}: {key} is {number}; it must be 0 or more" for key, number in numbers(card) if number < 0]
    if card.copies < 1:
        faults.append(f"{where}: copies is {card.copies}; it must be at least 1")
    wanted = needs(card)
    faults += [f"{where}: needs {name!r}, which is no technology of this set" for name in wanted if name not in known]
    faults += [f"{where}: needs {name!r} twice" for name in dict.fromkeys(wanted) if wanted.count(name) > 1]
    return faults


def numbers(card: Technology) -> list[tuple[str, int]]:
    return [("cost", card.cost), ("reward", card.reward)]


def character_faults(where: str, character: Character, known: list[str]) -> list[str]:
    faults = []
    if slug_of(character.pursuit) not in known:
        faults.append(f"{where}: pursues {character.pursuit!r}, which is no technology of this set")
    if character.bonus < 0:
        faults.append(f"{where}: bonus is {character.bonus}; it must be 0 or more")
    return faults


def cycle_faults(cards: CardFile) -> list[str]:
    """No technology depends on itself, directly or through others (gears.component.dependency-graph-acyclic)."""
    wanted = {slug(card): needs(card) for card in cards.technologies}
    done: set[str] = set()
    while True:
        ready = [name for name, below in wanted.items() if name not in done and set(below) <= done]
        if not ready:
            break
        done.update(ready)
    stuck = sorted(set(wanted) - done)
    return [f"technologies: {', '.join(stuck)} depend on each other in a circle"] if stuck else []
