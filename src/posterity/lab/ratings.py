"""Ratings from results: the strengths that best explain the shares of victories that the heroes had.

The model is that of Bradley and Terry, for more than two players that of Plackett and Luce for the first place: a bot
of rating r has the weight 10^(r / 400), and the share of victories to expect of a hero of weight a against n rivals of
weight b is a / (a + n b). Each pair also counts one game in which the victory was shared equally by all: without
it a bot that has never lost would be infinitely strong. Ratings have the greatest likelihood; a band holds
every rating of a bot that is at most 1.92 less likely by its logarithm, with the others at their best: 95 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

ELO = 400 / log(10)  # points of a natural unit
ANCHOR = 1000.0  # what the anchor is rated
Z = 1.959964  # of a normal distribution, 95 %
DROP = Z * Z / 2
FAR = 16.0  # natural units beyond which the end of a band is not searched for
HALVINGS = 16
STEPS = 100
NEAR = 1e-7  # precision, in natural units


@dataclass(frozen=True)
class Meeting:
    """The results of all games of a hero against rivals of one kind; shared victories count in part."""

    hero: int
    rival: int
    rivals: int  # at the table
    games: float
    victories: float


@dataclass(frozen=True)
class Rating:
    rating: float
    low: float
    high: float


def expected(difference: float, rivals: int) -> float:
    """The hero's share of victories when it is rated so much higher, in natural units."""
    return 1 / (1 + rivals * exp(-difference))


def with_prior(meetings: Sequence[Meeting]) -> list[Meeting]:
    """The meetings with one more game each, won in equal parts by all who played it."""
    return [
        Meeting(one.hero, one.rival, one.rivals, one.games + 1, one.victories + 1 / (one.rivals + 1))
        for one in meetings
    ]


def likelihood(meetings: Sequence[Meeting], strengths: Sequence[float]) -> float:
    """The logarithm of the likelihood of these results, given the strengths."""
    total = 0.0
    for one in meetings:
        difference = strengths[one.hero] - strengths[one.rival]
        share = expected(difference, one.rivals)
        others = share * one.rivals * exp(-difference)  # 1 - share, also where that is next to nothing
        total += one.victories * log(share) + (one.games - one.victories) * log(others)
    return total


def fit(meetings: Sequence[Meeting], start: Sequence[float], free: Sequence[int]) -> list[float]:
    """The most likely strengths, of which only the `free` ones may change; Newton's method, with shortened steps."""
    strengths = list(start)
    best = likelihood(meetings, strengths)
    for _ in range(STEPS):
        steps = solve(*slopes(meetings, strengths, free))
        largest = max((abs(step) for step in steps), default=0.0)
        if largest < NEAR:
            break
        scale = min(1.0, 1 / largest)
        tried = moved(strengths, free, steps, scale)
        found = likelihood(meetings, tried)
        while found < best - NEAR and scale > NEAR:
            scale /= 2
            tried = moved(strengths, free, steps, scale)
            found = likelihood(meetings, tried)
        strengths, best = tried, found
    return strengths


def moved(strengths: Sequence[float], free: Sequence[int], steps: Sequence[float], scale: float) -> list[float]:
    found = list(strengths)
    for place, step in zip(free, steps, strict=True):
        found[place] += scale * step
    return found


def slopes(
    meetings: Sequence[Meeting], strengths: Sequence[float], free: Sequence[int]
) -> tuple[list[list[float]], list[float]]:
    """The information matrix, and the gradient of the likelihood."""
    place = {bot: number for number, bot in enumerate(free)}
    information = [[0.0] * len(free) for _ in free]
    upward = [0.0] * len(free)
    for one in meetings:
        share = expected(strengths[one.hero] - strengths[one.rival], one.rivals)
        surplus, weight = one.victories - one.games * share, one.games * share * (1 - share)
        for bot, sign in ((one.hero, 1.0), (one.rival, -1.0)):
            if bot in place:
                upward[place[bot]] += sign * surplus
                information[place[bot]][place[bot]] += weight
        if one.hero in place and one.rival in place:
            information[place[one.hero]][place[one.rival]] -= weight
            information[place[one.rival]][place[one.hero]] -= weight
    return information, upward


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = rows[place][place] or NEAR
        for lower in range(place + 1, size):
            factor = rows[lower][place] / pivot
            for column in range(place, size + 1):
                rows[lower][column] -= factor * rows[place][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - rest) / (rows[place][place] or NEAR)
    return found


class Scale:
    """The most likely strengths, with the anchor at 0."""

    def __init__(self, meetings: Sequence[Meeting], bots: int, anchor: int) -> None:
        self.meetings = with_prior(meetings)
        self.anchor = anchor
        self.free = [bot for bot in range(bots) if bot != anchor]
        self.best = fit(self.meetings, [0.0] * bots, self.free)
        self.top = likelihood(self.meetings, self.best)

    def lost(self, bot: int, strength: float) -> float:
        """By how much the log-likelihood drops if a bot has this strength, with all others fitted to it."""
        start = list(self.best)
        start[bot] = strength
        others = [other for other in self.free if other != bot]
        return self.top - likelihood(self.meetings, fit(self.meetings, start, others))

    def edge(self, bot: int, way: int) -> float:
        """Where the band of a bot ends: below it with -1, above it with 1."""
        centre = self.best[bot]
        if bot == self.anchor:
            return centre
        near, far = 0.0, 0.25
        while self.lost(bot, centre + way * far) < DROP and far < FAR:
            near, far = far, far * 2
        for _ in range(HALVINGS):
            middle = (near + far) / 2
            if self.lost(bot, centre + way * middle) < DROP:
                near = middle
            else:
                far = middle
        return centre + way * far


def rate(meetings: Sequence[Meeting], bots: int, anchor: int) -> list[Rating]:
    """The rating of every bot. That of the anchor is fixed, and all bands are about the distance to it."""
    scale = Scale(meetings, bots, anchor)
    return [Rating(*map(elo, (scale.best[bot], scale.edge(bot, -1), scale.edge(bot, 1)))) for bot in range(bots)]


def elo(strength: float) -> float:
    return round(ANCHOR + ELO * strength, 1)


def wilson(victories: float, games: int) -> tuple[float, float]:
    """Wilson's band of 95 % for a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = victories / games, Z * Z / games
    centre = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, centre - half), min(1.0, centre + half)
