"""A review put together from findings: chances after every entry, costs with verdicts, luck apart from decisions.

For every seat all changes add up from the estimate at the start to its share of the real victory, since each entry
begins with the very numbers with which the one before it ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from posterity.analysis.beliefs import real_share
from posterity.analysis.entry import Choice, Finding, Sighted
from posterity.analysis.levels import Level, error_of, level_of
from posterity.analysis.verdicts import verdict_of
from posterity.analysis.walk import answers_of, automata_act, told_entries
from posterity.core.records import Answer, Reseed
from posterity.table.table import Table

PLACES: Final = 6  # decimals of what is told
NOTHING: Final = 0.0005  # what costs less is as good as the best
MOMENTS: Final = 5
HARDLY: Final = 0.01  # the share that is left to others at least, so that ratios stay within bounds

DECISION: Final = "decision"
FORCED: Final = "forced"
CHANCE: Final = "chance"
OTHER: Final = "other"


class ReviewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry, or chance at an entry, changed for every seat. Entries that are no decisions cost nothing."""

    n: int
    seat: int | None
    kind: str
    before: list[float]
    after: list[float]
    band: list[float]
    cost: float | None = None
    cost_band: float | None = None
    best: list[Choice] = []
    verdict: str | None = None
    open: Sighted | UnsetType | None = UNSET

    def change(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's game: from its estimate at the start to its share of the victory, and whose doing that was."""

    start: float
    end: float
    own: float
    others: float
    chance: float
    level: Level | None


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game. `think` is the limit of each estimate in milliseconds; None if the work was fixed instead."""

    seats: list[SeatReview]
    entries: list[ReviewEntry]
    moments: list[int]
    think: int | None
    seed: int


def assembled(table: Table, findings: Mapping[int, Finding], seed: int, think: int | None) -> Review:
    """The review of a game that is over, from the findings about its answers.

    Where some are missing it tells of the end of the game alone: from the first turn on after which none is.
    """
    entries = Assembly(table, findings).entries()
    if not entries:
        return Review(seats=[], entries=[], moments=[], think=think, seed=seed)
    return Review(
        seats=[seat_review(table, findings, entries, seat) for seat in range(table.setup.players)],
        entries=entries,
        moments=moments_of(entries),
        think=think,
        seed=seed,
    )


class Assembly:
    """Chances of all people before every answer, worked out from the last one back."""

    def __init__(self, table: Table, findings: Mapping[int, Finding]) -> None:
        self.table = table
        self.findings = findings
        self.answers = answers_looked_at(table, findings)
        self.people = range(table.setup.players)
        self.error = error_of(table.game.name)
        self.begun = turns(table, self.answers)
        self.costs: dict[int, float] = {}
        self.before: dict[int, list[float]] = {}  # by answer
        self.after: dict[int, list[float]] = {}
        end = [round(real_share(table.game, table.state, seat), PLACES) for seat in self.people]
        for n in reversed(self.answers):
            self.after[n] = end
            end = self.before[n] = self.chances_before(findings[n], end)

    def chances_before(self, found: Finding, after: list[float]) -> list[float]:
        """What every seat could expect before an answer."""
        chances = [round(self.of_others(found, seat), PLACES) for seat in self.people]
        seat = found.seat
        self.costs[found.n] = self.cost(found, after[seat])
        if found.shown[seat]:
            assert found.value is not None
            chances[seat] = round(found.value, PLACES)
        else:  # it knows as much as before, so all that has changed is what it did
            chances[seat] = round(after[seat] + self.costs[found.n], PLACES)
        return chances

    def of_others(self, found: Finding, seat: int, more: float = 0.0) -> float:
        """The chances of a seat that is not asked; `more` is what else the seat asked is given.

        Where a turn begins they are told by its own cards. While it goes on, they rise and fall against those of the
        seat whose turn it is: nobody judges well by their own cards in the middle of another's turn.
        """
        first = self.findings[self.begun[found.n]]
        if (found is first and not more) or not found.learned:
            return found.chances[seat]
        left, left_at_first = 1.0 - found.asked[seat] - more, 1.0 - first.asked[seat]
        return min(1.0, max(0.0, first.chances[seat] * (left + HARDLY) / (left_at_first + HARDLY)))

    def cost(self, found: Finding, after: float) -> float:
        """What an answer cost, in the light of what was found out about the rest of the turn."""
        if found.value is None or found.options == 1:
            return 0.0
        cost = found.cost
        if not found.shown[found.seat]:
            cost = min(cost, 1.0 - after)
            if self.table.asked[found.n] == found.seat:
                cost = min(cost, max(0.0, found.value - after))
        return round(cost, PLACES)

    # ---------------------------------------------------------------- as entries

    def entries(self) -> list[ReviewEntry]:
        told: list[ReviewEntry] = []
        chances = self.before[self.answers[0]] if self.answers else []
        for n in self.told_of():
            entry = self.table.entries[n - 1]
            if isinstance(entry, Answer):
                told += self.answer(self.findings[n])
                chances = told[-1].after
            else:
                kind = CHANCE if isinstance(entry, Reseed) else OTHER
                seat = None if isinstance(entry, Reseed) else entry.seat
                none = [0.0 for _ in self.people]
                told.append(ReviewEntry(n=n, seat=seat, kind=kind, before=chances, after=chances, band=none))
        return told

    def told_of(self) -> list[int]:
        """The entries that are told of: all of them, or from the first answer on that was looked at."""
        told = told_entries(self.table)
        if len(self.answers) == len(answers_of(self.table)):
            return told
        return [n for n in told if self.answers and n >= self.answers[0]]

    def answer(self, found: Finding) -> list[ReviewEntry]:
        """An answer, and after it what was chance."""
        before, after, band = self.before[found.n], self.after[found.n], self.bands(found)
        if not any(found.shown) and not automata_act(self.table, found.n):
            return [self.told(found, before, after, band)]
        middle = [self.expected(found, seat) for seat in self.people]
        return [
            self.told(found, before, middle, band),
            ReviewEntry(n=found.n, seat=None, kind=CHANCE, before=middle, after=after, band=band),
        ]

    def expected(self, found: Finding, seat: int) -> float:
        """What a seat could expect once the answer was given, before chance showed anything."""
        before, after = self.before[found.n][seat], self.after[found.n][seat]
        if not found.shown[seat]:
            return after
        if seat == found.seat:
            return round(max(0.0, before - self.costs[found.n]), PLACES)
        by_chance = found.by_chance[seat]
        if by_chance is None:
            return before
        if found.learned and self.table.asked[found.n] == found.seat:
            by_chance = self.of_others(found, seat, by_chance) - self.of_others(found, seat)
        return round(min(1.0, max(0.0, after - by_chance)), PLACES)

    def told(self, found: Finding, before: list[float], after: list[float], band: list[float]) -> ReviewEntry:
        if found.options == 1:
            return ReviewEntry(n=found.n, seat=found.seat, kind=FORCED, before=before, after=after, band=band)
        cost, cost_band = self.costs[found.n], round(found.cost_band, PLACES)
        best = cost < NOTHING and (cost < found.cost or found.pick == found.best[0].pick or is_tied(found))
        return ReviewEntry(
            n=found.n,
            seat=found.seat,
            kind=DECISION,
            before=before,
            after=after,
            band=band,
            cost=cost,
            cost_band=cost_band,
            best=[rounded(choice) for choice in found.best],
            verdict=verdict_of(cost, cost_band, best),
            open=found.open and Sighted(pick=found.open.pick, value=round(found.open.value, PLACES)),
        )

    def bands(self, found: Finding) -> list[float]:
        """How sure the chances are: the spread of the guesses, and the error of whoever judged them."""
        bands = list(found.bands)
        if found.value is not None:
            bands[found.seat] = found.band
        return [round(min(1.0, hypot(band, self.error)), PLACES) for band in bands]


def answers_looked_at(table: Table, findings: Mapping[int, Finding]) -> list[int]:
    """The answers of the last turns of which all have been looked at."""
    answers = answers_of(table)
    alone = table.setup.players == 1  # and all of the game is one turn: nobody waits for its end
    missing = [n for n in answers if n not in findings]
    if not missing:
        return answers
    begun = {n: n for n in answers} if alone else turns(table, answers)
    return [n for n in answers if begun[n] > missing[-1]]


def turns(table: Table, answers: list[int]) -> dict[int, int]:
    """For each answer the first one of its turn: what one seat answers without another being asked."""
    begun: dict[int, int] = {}
    last: tuple[int, int] | None = None  # seat and first answer
    for n in answers:
        entry = table.entries[n - 1]
        assert isinstance(entry, Answer)
        if last is None or last[0] != entry.seat:
            last = (entry.seat, n)
        begun[n] = last[1]
    return begun


def is_tied(found: Finding) -> bool:
    """Is the answer given worth as much as the best one?"""
    own = next(choice for choice in found.best if choice.pick == found.pick)
    return found.best[0].value - own.value < NOTHING


def rounded(choice: Choice) -> Choice:
    low, value, high = (round(one, PLACES) for one in (choice.low, choice.value, choice.high))
    return Choice(pick=choice.pick, value=value, low=low, high=high)


def seat_review(table: Table, findings: Mapping[int, Finding], entries: list[ReviewEntry], seat: int) -> SeatReview:
    """The sums of one seat."""
    own = [entry for entry in entries if entry.seat == seat]
    others = [entry for entry in entries if entry.seat not in (seat, None)]
    chance = [entry for entry in entries if entry.seat is None]
    stakes = {n: found.stake for n, found in findings.items() if found.seat == seat and found.options > 1}
    costs = {entry.n: entry.cost for entry in own if entry.cost is not None}
    return SeatReview(
        start=entries[0].before[seat],
        end=entries[-1].after[seat],
        own=total(own, seat),
        others=total(others, seat),
        chance=total(chance, seat),
        level=level_of(table.game.name, [(cost, stakes[n]) for n, cost in costs.items()]),
    )


def total(entries: list[ReviewEntry], seat: int) -> float:
    return round(sum(entry.change(seat) for entry in entries), 2 * PLACES)


def moments_of(entries: list[ReviewEntry]) -> list[int]:
    """The entries that decided the game: those with the greatest changes, in their order."""
    weights: dict[int, float] = {}
    for entry in entries:
        change = max(abs(entry.change(seat)) for seat in range(len(entry.before)))
        weights[entry.n] = max(weights.get(entry.n, 0.0), change, entry.cost or 0.0)
    chosen = sorted(weights, key=lambda n: (-weights[n], n))[:MOMENTS]
    return sorted(n for n in chosen if weights[n] > 0)
