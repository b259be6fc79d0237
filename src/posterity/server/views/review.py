"""A review as it is sent: what is known of it so far, and how far it has come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from posterity.analysis.budget import FIRST_LOOK, USUAL, Budget
from posterity.analysis.entry import ComparedChoice, Finding
from posterity.analysis.levels import references
from posterity.analysis.reasons import Reason, what_follows, what_matters
from posterity.analysis.report import in_whole_points
from posterity.analysis.review import DECISION, Review, ReviewEntry, assembled
from posterity.analysis.said import Said
from posterity.analysis.verdicts import FAULTS, UNCLEAR
from posterity.bots import FIRST_EVENING
from posterity.core.records import Answer
from posterity.server.api.review_responses import (
    BudgetInfo,
    ChoiceInfo,
    LevelInfo,
    OpenInfo,
    ReviewChanged,
    ReviewEntryInfo,
    ReviewInfo,
    ReviewPoints,
    ReviewSeatInfo,
    ReviewStage,
    SaidMessage,
)
from posterity.server.tables.seating import KNOWN_BOTS
from posterity.store import StoredFinding, StoredReview
from posterity.table.table import Table

WHOLE: Final = 100
ALL: Final = 1000
PLACES: Final = 6
WEIGHTS: Final = (1, 2)  # how much work the first and the second look at an answer are


def stage(review: StoredReview | None) -> ReviewStage:
    """How far a review is: `waiting` until the first answer has been looked at."""
    if review is None:
        return "none"
    return "running" if review.state == "waiting" and review.first + review.second else review.state


def units(review: StoredReview) -> int:
    """How much of the work is done, in answers looked at in the first pass."""
    first, second = WEIGHTS
    return first * review.first + second * review.second


def version(review: StoredReview | None) -> int:
    return 0 if review is None else review.version


def progress(review: StoredReview) -> int:
    """How much of all there is to do is done, in thousandths."""
    if review.state == "done" or not review.total:
        return ALL
    return min(ALL, ALL * units(review) // (sum(WEIGHTS) * review.total))


def looked_at(review: StoredReview) -> tuple[int, int]:
    """The pass that goes on, and how many answers it has looked at."""
    return (1, review.first) if review.first < review.total else (2, review.second)


def review_changed(review: StoredReview) -> ReviewChanged:
    """What those who follow the table are told when a review has come further."""
    return ReviewChanged(
        table=review.game,
        state=stage(review),
        version=review.version,
        progress=progress(review),
        done=looked_at(review)[1],
        total=review.total,
    )


def review_info(table: str, review: StoredReview | None, seconds_left: int | None = None) -> ReviewInfo:
    """A review without its game: how far it has come."""
    number, done = (1, 0) if review is None else looked_at(review)
    return ReviewInfo(
        table=table,
        state=stage(review),
        version=version(review),
        progress=0 if review is None else progress(review),
        done=done,
        total=0 if review is None else review.total,
        number=number,
        seconds_left=seconds_left,
        asked=None if review is None else review.asked,
        budgets=[budget_info(FIRST_LOOK), budget_info(USUAL)],
        seed=0 if review is None else review.seed,
        think=None,
        levels=[],
        seats=[],
        entries=[],
        moments=[],
    )


def with_findings(info: ReviewInfo, table: Table, found: Sequence[StoredFinding]) -> ReviewInfo:
    """The same with what was found out so far."""
    findings = {one.n: msgspec.json.decode(one.finding, type=Finding) for one in found}
    passes = {one.n: one.number for one in found}
    review = assembled(table, findings, info.seed, None)
    info.levels = list(references(table.game.name))
    info.seats = [seat_info(table, review, seat) for seat in range(len(review.seats))]
    info.entries = [entry_info(table, one, findings.get(one.n), passes.get(one.n)) for one in review.entries]
    info.moments = review.moments
    return info


def budget_info(budget: Budget) -> BudgetInfo:
    return BudgetInfo(screening=budget.screening, guesses=budget.guesses, again=budget.again, beliefs=budget.beliefs)


def seat_info(table: Table, review: Review, seat: int) -> ReviewSeatInfo:
    own = review.seats[seat]
    start, mine, others, chance = in_whole_points(own)
    decisions = [entry for entry in review.entries if entry.kind == DECISION and entry.seat == seat]
    counts = Counter(entry.verdict for entry in decisions)
    level = own.level
    return ReviewSeatInfo(
        start=own.start,
        end=own.end,
        own=own.own,
        others=own.others,
        chance=own.chance,
        level=None if level is None else LevelInfo(name=level.name, low=level.low, high=level.high),
        points=ReviewPoints(start=start, own=mine, others=others, chance=chance, end=round(WHOLE * own.end)),
        cost=round(sum(entry.cost or 0.0 for entry in decisions), PLACES),
        decisions=len(decisions),
        faults={verdict: counts[verdict] for verdict in (*FAULTS[::-1], UNCLEAR)},
        bot=rival(table.bots[seat], None if level is None else level.name),
    )


def rival(bot: str | None, level: str | None) -> str:
    """Who plays a seat where a moment is tried again: the bot that did, or one of the level that its play resembles."""
    return next((one for one in (bot, level) if one in KNOWN_BOTS), FIRST_EVENING)


def entry_info(table: Table, entry: ReviewEntry, found: Finding | None, number: int | None) -> ReviewEntryInfo:
    given, decision = table.entries[entry.n - 1], entry.kind == DECISION
    reason = found.reason if decision and found is not None else None
    return ReviewEntryInfo(
        n=entry.n,
        seat=entry.seat,
        kind=entry.kind,  # type: ignore[arg-type]  # one of the four
        number=number,
        pick=given.pick if isinstance(given, Answer) else None,
        before=entry.before,
        after=entry.after,
        band=entry.band,
        change=[round(WHOLE * entry.change(seat)) for seat in range(len(entry.before))],
        cost=entry.cost,
        cost_band=entry.cost_band,
        verdict=entry.verdict,  # type: ignore[arg-type]  # one of the six
        best=[choice_info(one) for one in found.best] if decision and found is not None else [],
        open=OpenInfo(pick=entry.open.pick, value=entry.open.value) if entry.open else None,
        why=[] if reason is None else why(table.game.name, reason),
        plan=[] if reason is None else reason.plan,
    )


def why(game: str, reason: Reason) -> list[SaidMessage]:
    """Why the best answer found is good."""
    return [said(one) for one in (*what_matters(reason, game), *what_follows(reason))]


def said(one: Said) -> SaidMessage:
    args: dict[str, Any] = msgspec.to_builtins(one.args)
    return SaidMessage(message=one.message, args=args)


def choice_info(one: ComparedChoice) -> ChoiceInfo:
    value, low, high, cost, band = (round(n, PLACES) for n in (one.value, one.low, one.high, one.cost, one.cost_band))
    return ChoiceInfo(pick=one.pick, value=value, low=low, high=high, cost=cost, cost_band=band)
