"""Means, bands of 95 %, and the comparison of options that were valued in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

WIDE: Final = 1.96


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def half_band(values: Sequence[float]) -> float:
    """Half of the band of 95 % of a mean; 1 where a single value tells nothing."""
    if len(values) < 2:
        return 1.0
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return min(1.0, WIDE * sqrt(spread / len(values)))


def top(values: Sequence[Sequence[float]], worlds: slice) -> int:
    """Which option is worth most on average in some of the worlds; the first of several."""
    means = [mean(own[worlds]) for own in values]
    return means.index(max(means))


def unbiased_best(values: Sequence[Sequence[float]]) -> list[float]:
    """In each world the value of the option that is best in the other half of the worlds.

    Who looks for the best of several noisy values finds noise; who values it elsewhere does not.
    """
    even, odd = slice(0, None, 2), slice(1, None, 2)
    count = len(values[0])
    if count < 2:
        return list(values[top(values, slice(None))])
    by_even, by_odd = top(values, even), top(values, odd)
    return [values[by_odd if world % 2 == 0 else by_even][world] for world in range(count)]
