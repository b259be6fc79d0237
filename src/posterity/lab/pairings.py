"""Which bots meet on a ladder: the first plays one seat, the second all others; each deal is played from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from posterity.lab.jobs import Job

Pair = tuple[str, str]  # the hero, who sits alone, and the rival


def pairs(bots: Sequence[str], players: int) -> list[Pair]:
    """All pairs of hero and rival. With two players the order does not matter, so that each pair is listed once."""
    return list(combinations(bots, 2) if players == 2 else permutations(bots, 2))


def seated(pair: Pair, players: int, place: int) -> tuple[str, ...]:
    """The bots by seat: the hero at `place`, rivals elsewhere."""
    hero, rival = pair
    return tuple(hero if seat == place else rival for seat in range(players))


def pairings(bots: Sequence[str], players: int, first: int, deals: int) -> Iterator[tuple[Pair, int, Job]]:
    """Every game of a ladder with its pair and the hero's seat; deal by deal, so that all pairs advance together."""
    met = pairs(bots, players)
    for number in range(first, first + deals):
        for pair in met:
            for place in range(players):
                yield pair, place, Job(number, seated(pair, players, place))


def games_of(bots: Sequence[str], players: int, deals: int) -> int:
    """How many games `pairings` yields."""
    return len(pairs(bots, players)) * players * deals
