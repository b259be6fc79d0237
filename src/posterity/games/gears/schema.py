"""What a card set file of gears may say, and what makes a set playable."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from posterity.core.sets import CardFault, Fact, Named, Origin, copies_faults, fault, name_faults, slug, slug_of

FATE: Final = (
    "bloodline-influence",
    "not-what-we-hoped-for",
    "perfectly-laid-plans",
    "time-folds-around-us",
    "we-need-more-time",
    "willed-into-existence",
)
FATE_ICONS: Final = {
    "bloodline-influence": "family-tree",
    "not-what-we-hoped-for": "cracked-glass",
    "perfectly-laid-plans": "checked-shield",
    "time-folds-around-us": "time-trap",
    "we-need-more-time": "extra-time",
    "willed-into-existence": "magic-swirl",
}
CHARACTERS: Final = 4
MOST: Final = 999  # the largest cost, reward or bonus


class TechnologyCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A technology card (gears.component.technology-fields); `needs` are its direct dependencies, by name or slug."""

    cost: int
    reward: int
    needs: tuple[str, ...] = ()
    copies: int = 1
    cost_origin: Origin | None = None
    reward_origin: Origin | None = None
    needs_origin: Origin | None = None

    def facts(self) -> dict[str, Fact]:
        return {"cost": self.cost, "reward": self.reward, "needs": tuple(needs(self))}


class Technology(TechnologyCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A technology of gears, where none has an ability."""

    ability: None = None


class Character(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character with a pursuit technology and its bonus (gears.component.character)."""

    pursuit: str
    bonus: int

    def facts(self) -> dict[str, Fact]:
        return {"pursuit": slug_of(self.pursuit), "bonus": self.bonus}


class TechnologySet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole set, in the order of `cards show`."""

    set: str = ""
    version: int = 1
    draft: bool = False  # tried out: only its own name and version mean it, never the bare name
    origin: Origin = "designed"
    technologies: tuple[TechnologyCard, ...]
    fate: tuple[str, ...] = ()
    characters: tuple[Character, ...]

    def all_cards(self) -> tuple[Named, ...]:
        fate = [  # the same in every language
            Named(name=name.replace("-", " ").title(), picture=FATE_ICONS.get(slug_of(name), "")) for name in self.fate
        ]
        return (*self.technologies, *fate, *self.characters)


class CardFile(TechnologySet, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set of gears: technologies, the six Fate cards, characters."""

    game: Literal["gears"] = "gears"
    technologies: tuple[Technology, ...]
    fate: tuple[str, ...] = FATE


def needs(card: TechnologyCard) -> list[str]:
    return [slug_of(name) for name in card.needs]


def check(cards: CardFile) -> list[CardFault]:
    """Everything that is wrong with a set of gears, each fault with its place."""
    wrong = tuple(slug_of(name) for name in cards.fate) != FATE
    return [*([fault("cards-fate", known=list(FATE))] if wrong else []), *set_faults(cards)]


def set_faults(cards: TechnologySet) -> list[CardFault]:
    """What can be wrong with the technologies and the characters."""
    faults = name_faults(places(cards))
    known = [slug(card) for card in cards.technologies]
    for place, card in enumerate(cards.technologies):
        faults += technology_faults(f"technologies[{place}] ({card.name})", card, known)
    if len(cards.characters) != CHARACTERS:
        faults.append(fault("cards-characters", count=len(cards.characters), right=CHARACTERS))
    for place, character in enumerate(cards.characters):
        faults += character_faults(f"characters[{place}] ({character.name})", character, known)
    return faults or cycle_faults(cards)


def places(cards: TechnologySet) -> list[tuple[str, Named]]:
    """Every card with where it stands in the file; Fate cards take their names first."""
    fate = [(f"fate[{place}]", Named(name=name)) for place, name in enumerate(cards.fate)]
    technologies = [(f"technologies[{place}] ({card.name})", card) for place, card in enumerate(cards.technologies)]
    characters = [(f"characters[{place}] ({card.name})", card) for place, card in enumerate(cards.characters)]
    return [*fate, *technologies, *characters]


def technology_faults(where: str, card: TechnologyCard, known: list[str]) -> list[CardFault]:
    faults = copies_faults(where, card.copies)
    for key, number in (("cost", card.cost), ("reward", card.reward)):
        if not 0 <= number <= MOST:
            faults.append(fault("cards-number", place=where, key=key, number=str(number), most=MOST))
    wanted = needs(card)
    faults += [fault("cards-needs-unknown", place=where, word=name) for name in wanted if name not in known]
    twice = [name for name in dict.fromkeys(wanted) if wanted.count(name) > 1]
    return faults + [fault("cards-needs-twice", place=where, word=name) for name in twice]


def character_faults(where: str, character: Character, known: list[str]) -> list[CardFault]:
    faults = []
    if slug_of(character.pursuit) not in known:
        faults.append(fault("cards-pursuit", place=where, word=character.pursuit))
    if not 0 <= character.bonus <= MOST:
        faults.append(fault("cards-number", place=where, key="bonus", number=str(character.bonus), most=MOST))
    return faults


def cycle_faults(cards: TechnologySet) -> list[CardFault]:
    """No technology depends on itself, directly or through others (gears.component.dependency-graph-acyclic)."""
    wanted = {slug(card): needs(card) for card in cards.technologies}
    done: set[str] = set()
    while True:
        ready = [name for name, below in wanted.items() if name not in done and set(below) <= done]
        if not ready:
            break
        done.update(ready)
    stuck = sorted(set(wanted) - done)
    return [fault("cards-cycle", known=stuck)] if stuck else []
