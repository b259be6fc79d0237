"""Adds up the results of a ladder. All sums are of whole numbers and fractions, so their order does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from posterity.lab.jobs import Row
from posterity.lab.pairings import Pair, pairs, seated
from posterity.lab.ratings import Meeting, Rating, rate, wilson

ANCHORS = ("greedy", "random")  # the first of them that plays is rated 1000, else the first bot of all

COLUMNS = (  # of a row of a ladder, for Parquet
    ("number", "number"),
    ("bots", "texts"),
    ("scores", "numbers"),
    ("winners", "numbers"),
    ("answers", "number"),
    ("decisions", "numbers"),
    ("microseconds", "numbers"),
    ("plays", "numbers"),
    ("null_plays", "numbers"),
    ("ends", "numbers"),
    ("missed_plays", "numbers"),
)


@dataclass
class Plays:
    """The plays of one bot over some games."""

    games: int = 0
    decisions: int = 0  # those with two or more options
    microseconds: int = 0
    plays: int = 0  # of special cards and abilities
    null_plays: int = 0  # those of them that changed nothing
    ends: int = 0  # turns ended with a free play on offer
    missed_plays: int = 0  # those of them whose free play would have been useful

    def add(self, row: Row, seat: int) -> None:
        self.decisions += row["decisions"][seat]
        self.microseconds += row["microseconds"][seat]
        self.plays += row["plays"][seat]
        self.null_plays += row["null_plays"][seat]
        self.ends += row["ends"][seat]
        self.missed_plays += row["missed_plays"][seat]

    def in_vain(self) -> dict[str, float]:
        """The share of plays that changed nothing, and of turns that ended with a useful free play left."""
        return {"null_plays": part(self.null_plays, self.plays), "missed_plays": part(self.missed_plays, self.ends)}

    def milliseconds(self) -> float | None:
        """The mean time of a decision."""
        return round(self.microseconds / self.decisions / 1000, 3) if self.decisions else None


def part(some: int, all: int) -> float:
    """A share; 0 if the total is 0."""
    return round(some / all, 6) if all else 0.0


@dataclass
class Meetings:
    """All games of one pair."""

    victories: Fraction = Fraction(0)  # of the hero
    hero: Plays = field(default_factory=Plays)


class LadderTally:
    """The games of a ladder so far."""

    def __init__(self, game: str, bots: Sequence[str], players: int) -> None:
        self.game = game
        self.bots = list(bots)
        self.players = players
        self.pairs = {pair: Meetings() for pair in pairs(bots, players)}
        self.plays = {bot: Plays() for bot in bots}
        self.places: dict[tuple[str, ...], tuple[Pair, int]] = {
            seated(pair, players, place): (pair, place) for pair in self.pairs for place in range(players)
        }
        self.games = 0

    def add(self, row: Row) -> None:
        """One more game; those of other bots are left out."""
        found = self.places.get(tuple(row["bots"]))
        if found is None:
            return
        pair, place = found
        meetings = self.pairs[pair]
        if place in row["winners"]:
            meetings.victories += Fraction(1, len(row["winners"]))
        meetings.hero.games += 1
        meetings.hero.add(row, place)
        for bot in set(row["bots"]):
            self.plays[bot].games += 1
        for seat, bot in enumerate(row["bots"]):
            self.plays[bot].add(row, seat)
        self.games += 1

    def anchor(self) -> int:
        return next((self.bots.index(bot) for bot in ANCHORS if bot in self.bots), 0)

    def ratings(self) -> list[Rating]:
        """The ratings in the order of the bots."""
        place = {bot: number for number, bot in enumerate(self.bots)}
        met = [
            Meeting(place[hero], place[rival], self.players - 1, found.hero.games, float(found.victories))
            for (hero, rival), found in self.pairs.items()
            if found.hero.games
        ]
        return rate(met, len(self.bots), self.anchor())

    def as_json(self) -> dict[str, Any]:
        rated = zip(self.bots, self.ratings(), strict=True)
        bots = [self.bot_keys(bot, rating) for bot, rating in rated]
        met = [self.pair_keys(pair, found) for pair, found in self.pairs.items()]
        return {"game": self.game, "players": self.players, "bots": bots, "pairs": met}

    def bot_keys(self, bot: str, rating: Rating) -> dict[str, Any]:
        plays = self.plays[bot]
        band = {"rating": rating.rating, "low": rating.low, "high": rating.high}
        return {"bot": bot, **band, "games": plays.games, "ms": plays.milliseconds(), **plays.in_vain()}

    def pair_keys(self, pair: Pair, found: Meetings) -> dict[str, Any]:
        games = found.hero.games
        low, high = wilson(float(found.victories), games)
        share = round(float(found.victories / games), 6) if games else None
        band = {"share": share, "low": round(low, 6), "high": round(high, 6)}
        return {"a": pair[0], "b": pair[1], "games": games, **band, **found.hero.in_vain()}
