"""The inputs of a network at a table of machines: those of gears, what abilities do, and which gears can be used."""

from __future__ import annotations

from typing import Final

from posterity.core.features import FeatureExtractor, FeatureLayout, Features, RowKind, put
from posterity.games.gears import features as gears
from posterity.games.gears.evaluate import finished
from posterity.games.gears.pieces import Site
from posterity.games.gears.rulebook import ROUNDS
from posterity.games.gears.state import State
from posterity.games.machines.rulebook import MachinesRulebook, book_of
from posterity.games.machines.schema import ESTABLISHED, GEAR, Ability
from posterity.games.machines.state import machinery

# What an ability may change, as `cards show` says it (machines.card.unlisted).
WORDS: Final = ("draw", "discard", "move", "points", "cubes", "modify", "action", "turn", "splice", "copy", "others")
NUMBERS: Final = ("token", "tokens-other", "spliced", "activated")
ABILITY: Final = ("here", "in-reach", "alone", "other-alone", "gap", "can-now", "rounds")
PROPERTIES: Final = ("established", "gear", "optional", "paid", *WORDS)
ABILITIES: Final = 3  # the kind of rows that comes after the three of gears


class MachineFeatures(FeatureExtractor):
    """Turns positions of machines into inputs; abilities enter by what they do, so that other sets can be played."""

    def __init__(self) -> None:
        self.gears: Final = gears.GearsFeatures()
        self.layout = FeatureLayout(
            (*gears.NUMBERS, *NUMBERS),
            (*gears.KINDS, RowKind("abilities", ABILITY)),
            (*gears.PROPERTIES, *PROPERTIES),
        )

    def properties(self, s: State) -> list[list[int]]:
        book = book_of(s)
        if not book.card_properties:
            nothing = [0] * len(PROPERTIES)
            found = self.gears.properties_of(book)
            abilities = [nothing, *[said_of(ability) for ability in book.abilities]]
            book.card_properties = [
                [*card, *(abilities[number] if number < len(abilities) else nothing)]
                for number, card in enumerate(found)
            ]
        return book.card_properties

    def extract(self, s: State, seat: int, into: Features) -> None:
        then = finished(s, seat)
        told = s if then.ask is None else then
        gears.tell(told, seat, into)
        tell_machinery(told, seat, into)
        tell_abilities(told, book_of(told), seat, into)


def said_of(ability: Ability | None) -> list[int]:
    """An ability in numbers: when, at what cost, and how much of what it changes."""
    if ability is None:
        return [0] * len(PROPERTIES)
    amounts = [0] * len(WORDS)
    for effect in ability.effects:
        for word in effect.words():
            amounts[WORDS.index(word)] += max([1, *effect.numbers()])
    when = [int(ability.when == ESTABLISHED), int(ability.when == GEAR)]
    return [*when, int(ability.optional), len(ability.cost), *amounts]


def tell_machinery(s: State, seat: int, into: Features) -> None:
    now = machinery(s)
    numbers = into.numbers
    put(numbers, 1 if seat in now.tokens else 0)
    put(numbers, len(now.tokens) - (1 if seat in now.tokens else 0))
    put(numbers, 1 if now.spliced else 0)
    put(numbers, 1 if now.activated else 0)


def tell_abilities(s: State, book: MachinesRulebook, seat: int, into: Features) -> None:
    """A row for each gear that works: who could activate it (machines.activate.sole-leader)."""
    marker = s.players[seat].frame
    asked = s.ask is not None and s.ask.seat == seat and not machinery(s).activated
    for frame in range(len(s.frames)):
        for site in s.frames[frame]:
            if not book.gears[site.technology] or not s.successful(frame, site.technology):
                continue
            gap = lead(site, seat)
            others = [other for other in book.others[seat] if lead(site, other) > 0]
            row = into.row(ABILITIES)
            put(row, site.technology + 1)
            put(row, 1 if marker == frame else 0)
            put(row, 1 if marker >= frame else 0)
            put(row, 1 if gap > 0 else 0)
            put(row, 1 if others else 0)
            put(row, max(-gears.MARGINS, min(gap, gears.MARGINS)))
            put(row, 1 if asked and gap > 0 and marker == frame else 0)
            put(row, ROUNDS - s.round)


def lead(site: Site, seat: int) -> int:
    """By how many cubes a seat leads, or is behind."""
    return site.cubes[seat] - max([cubes for other, cubes in enumerate(site.cubes) if other != seat])
