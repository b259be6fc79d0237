"""What a card set file of leaders may say, and what makes a set playable."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from posterity.core.sets import CardFault, Fact, Named, Origin, copies_faults, fault, name_faults, slug

WILD: Final = "wild"
SPECIALS: Final = ("swap", "protect", "free-destroy")
NONE: Final = "none"  # `bonus:none` is an answer of its own, so no resource can be called so
STAYS: Final = "protect"
COST: Final = 3  # cards in a payment (leaders.component.paid-cost)
COST_TYPES: Final = 2  # resource types in one cost, at most
MOST_PLAYERS: Final = 6


class Copied(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card with its number of copies."""

    copies: int


class Resource(Copied, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Paid(Copied, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that must be paid for."""

    cost: dict[str, int]
    cost_origin: Origin | None = None

    def facts(self) -> dict[str, Fact]:
        return {"price": tuple(resource for resource, number in self.cost.items() for _ in range(number))}


class Building(Paid, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Destroy(Paid, frozen=True, forbid_unknown_fields=True, kw_only=True):
    target: str


class SpecialCard(Copied, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that is played for nothing, with the answer named like it."""

    def facts(self) -> dict[str, Fact]:
        """The verb that plays it, and whether it stays in a tableau (leaders.special.protect)."""
        return {"verb": slug(self), "stays": "yes" if slug(self) == STAYS else "no"}


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole set: the Resource deck, then the Legacy deck in the order of `cards show`."""

    game: Literal["leaders"] = "leaders"
    set: str = ""
    version: int = 1
    origin: Origin = "designed"
    resources: tuple[Resource, ...]
    buildings: tuple[Building, ...]
    destroys: tuple[Destroy, ...]
    specials: tuple[SpecialCard, ...]

    def legacies(self) -> tuple[Building | Destroy | SpecialCard, ...]:
        return (*self.buildings, *self.destroys, *self.specials)

    def all_cards(self) -> tuple[Named, ...]:
        return (*self.resources, *self.legacies())


def check(cards: CardFile) -> list[CardFault]:
    """Everything that is wrong with a set, each fault with its place."""
    faults = name_faults([(place, card) for place, card in places(cards)])
    resources = [slug(r) for r in cards.resources]
    if WILD not in resources:
        faults.append(fault("cards-no-wild"))
    if NONE in resources:
        number = resources.index(NONE)
        faults.append(fault("cards-answer", place=f"resources[{number}] ({cards.resources[number].name})", word=NONE))
    if tuple(slug(c) for c in cards.specials) != SPECIALS:
        faults.append(fault("cards-specials", known=list(SPECIALS)))
    for place, card in places(cards):
        faults += copies_faults(place, card.copies)
        if isinstance(card, Paid):
            faults += cost_faults(place, card.cost, resources)
    faults += target_faults(cards)
    return faults or deal_faults(cards)


def places(cards: CardFile) -> list[tuple[str, Copied]]:
    """Every card with where it stands in the file."""
    found: list[tuple[str, Copied]] = []
    groups: list[tuple[str, tuple[Copied, ...]]] = [
        ("resources", cards.resources),
        ("buildings", cards.buildings),
        ("destroys", cards.destroys),
        ("specials", cards.specials),
    ]
    for group, members in groups:
        found += [(f"{group}[{i}] ({card.name})", card) for i, card in enumerate(members)]
    return found


def cost_faults(place: str, cost: dict[str, int], resources: list[str]) -> list[CardFault]:
    """A cost is three resources of at most two types, no Wilds (leaders.component.paid-cost)."""
    faults = [fault("cards-cost-unknown", place=place, word=r) for r in cost if r not in resources]
    if WILD in cost:
        faults.append(fault("cards-cost-wild", place=place))
    if any(n < 1 for n in cost.values()):
        faults.append(fault("cards-cost-number", place=place))
    if sum(cost.values()) != COST:
        faults.append(fault("cards-cost-sum", place=place, sum=str(sum(cost.values())), right=COST))
    if len(cost) > COST_TYPES:
        faults.append(fault("cards-cost-types", place=place, types=len(cost), most=COST_TYPES))
    return faults


def target_faults(cards: CardFile) -> list[CardFault]:
    """There is one destroy type for each building type (leaders.destroy.one-type)."""
    buildings = [slug(b) for b in cards.buildings]
    targets = [d.target for d in cards.destroys]
    if not buildings:
        return [fault("cards-no-buildings")]
    faults = [fault("cards-target-unknown", word=t) for t in targets if t not in buildings]
    wrong = [b for b in buildings if targets.count(b) != 1]
    faults += [fault("cards-target-count", word=b, count=targets.count(b)) for b in wrong]
    return faults


def deal_faults(cards: CardFile) -> list[CardFault]:
    """The decks allow the deal for six and a first turn (leaders.component.deck-counts)."""
    resources = sum(r.copies for r in cards.resources)
    legacies = sum(c.copies for c in cards.legacies())
    faults = []
    if resources < 4 * MOST_PLAYERS + 2:
        faults.append(fault("cards-few-resources", count=resources, least=4 * MOST_PLAYERS + 2))
    if legacies < 4 * MOST_PLAYERS + 3:
        faults.append(fault("cards-few-legacies", count=legacies, least=4 * MOST_PLAYERS + 3))
    return faults
