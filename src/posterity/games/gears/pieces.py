"""What lies on the table of gears: players, technologies and Fate cards, and what an expansion adds."""

from __future__ import annotations

from typing import Final

from posterity.core.values import Value

NOBODY: Final = -1


class Site(Value):
    """A technology on the timeline with the cubes on it. Never changed, so clones share it."""

    def __init__(self, technology: int, cubes: tuple[int, ...], modifier: int) -> None:
        self.technology: Final = technology
        self.cubes: Final = cubes
        self.modifier: Final = modifier  # sum of reward tokens, for an expansion

    def with_cubes(self, seat: int, change: int) -> Site:
        cubes = list(self.cubes)
        cubes[seat] += change
        return Site(self.technology, tuple(cubes), self.modifier)

    def leaders(self) -> list[int]:
        """Who has the most cubes, at least one; several are co-leaders (gears.component.most-influence)."""
        found: list[int] = []
        most = 1
        for seat, cubes in enumerate(self.cubes):
            if cubes > most:
                found, most = [seat], cubes
            elif cubes == most:
                found.append(seat)
        return found

    def most(self) -> int:
        """The most cubes that anybody has on it."""
        found = 0
        for cubes in self.cubes:
            if cubes > found:
                found = cubes
        return found

    def empty(self) -> bool:
        for cubes in self.cubes:
            if cubes:
                return False
        return True


def most_of(cubes: list[int]) -> int:
    """The largest of these numbers of cubes."""
    found = 0
    for count in cubes:
        if count > found:
            found = count
    return found


class Lingering(Value):
    """A Fate card in play beside a technology (gears.fate.lingering, gears.fate.target-fixed)."""

    def __init__(self, card: int, by: int, frame: int, technology: int, removed: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.frame: Final = frame
        self.technology: Final = technology
        self.removed: Final = removed  # the dependency that is not required, or NOBODY


class Player(Value):
    """One seat. The hand is kept in the order of the set."""

    def __init__(
        self, score: int, pool: int, frame: int, hand: list[int], fate: list[int], character: int, position: int
    ) -> None:
        self.score = score
        self.pool = pool
        self.frame = frame
        self.hand = hand
        self.fate = fate  # Fate cards held outside the hand
        self.character = character
        self.position = position  # the place taken for the next round, from 1; 0 if none yet

    def clone(self) -> Player:
        return Player(
            self.score, self.pool, self.frame, self.hand.copy(), self.fate.copy(), self.character, self.position
        )

    def kinds(self) -> list[int]:
        """The cards in hand, each kind once."""
        found: list[int] = []
        last = NOBODY
        for card in self.hand:
            if card != last:
                found.append(card)
                last = card
        return found

    def count(self, card: int) -> int:
        """How many of this card are in hand."""
        found = 0
        for held in self.hand:
            if held == card:
                found += 1
        return found

    def holds(self, card: int) -> bool:
        """Is this card in hand?"""
        for held in self.hand:
            if held == card:
                return True
        return False

    def put_in_hand(self, card: int) -> None:
        place = len(self.hand)
        while place and self.hand[place - 1] > card:
            place -= 1
        self.hand.insert(place, card)


class ExpansionState(Value):
    """What an expansion adds to the table. Never changed, so clones share it."""
