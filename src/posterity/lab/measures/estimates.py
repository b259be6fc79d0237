"""Estimates from games: a value with its band of 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean as average
from statistics import stdev

import msgspec

Z = 1.96  # of a 95 % band


class Estimate(msgspec.Struct, frozen=True):
    """A value, the ends of its band, and from how many games or tries it comes."""

    value: float
    low: float
    high: float
    count: int

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.count)


def share(hits: float, tries: int) -> Estimate:
    """So many of so many, with Wilson's band; a shared victory is a part of a hit."""
    if not tries:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = hits / tries
    middle = (p + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    half = Z * sqrt(p * (1 - p) / tries + Z * Z / (4 * tries * tries)) / (1 + Z * Z / tries)
    return Estimate(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)), tries)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of one value a game."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = average(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half, len(values))


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """The sum of parts by that of wholes, one of each a game: games differ, what is in one game goes together."""
    games, whole = len(wholes), sum(wholes)
    if not whole:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = sum(parts) / whole
    if games < 2:
        return Estimate(value, value, value, games)
    spread = sum((part - value * one) ** 2 for part, one in zip(parts, wholes, strict=True))
    half = Z * sqrt(spread * games / (games - 1)) / abs(whole)
    return Estimate(value, value - half, value + half, games)


def difference(a: Estimate, b: Estimate) -> Estimate:
    """By how much b is above a: Newcombe's band, made from the two."""
    value = b.value - a.value
    low = value - sqrt((b.value - b.low) ** 2 + (a.high - a.value) ** 2)
    high = value + sqrt((b.high - b.value) ** 2 + (a.value - a.low) ** 2)
    return Estimate(value, low, high, min(a.count, b.count))
