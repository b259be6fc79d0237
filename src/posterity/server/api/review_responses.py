"""What clients get of hints, reviews and what they practise. docs/api.md says what it means.

Chances, values, costs and bands are shares of a victory from 0 to 1; `points` and `change` are whole hundredths.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from posterity.server.api.game_responses import Update
from posterity.server.api.responses import HintStage, Moment, Sent

ReviewStage = Literal["none", "waiting", "running", "done", "failed"]


class SaidMessage(Sent):
    """A message with its arguments; one that is `{"pick"}`, `{"picks"}` or `{"clause"}` is turned into words first."""

    message: str
    args: dict[str, Any]


class BudgetInfo(Sent):
    """How many worlds are guessed: to find the answers worth comparing, to compare them, to look again, for chances."""

    screening: int
    guesses: int
    again: int
    beliefs: int


class ChoiceInfo(Sent):
    """An answer: what it is worth, and what it costs against the best one found."""

    pick: str
    value: float
    low: float
    high: float
    cost: float
    cost_band: float


# ---------------------------------------------------------------- reviews


class ReviewChanged(Sent, tag_field="type", tag="review"):
    """The review of a table has come further."""

    table: str
    state: ReviewStage
    version: int
    progress: int
    done: int
    total: int


class LevelInfo(Sent):
    name: str
    low: str
    high: str


class ReviewPoints(Sent):
    """From the chances at the start to the result, in whole hundredths that add up."""

    start: int
    own: int
    others: int
    chance: int
    end: int


class ReviewSeatInfo(Sent):
    """One seat's game; `bot` is who should play the seat where a moment is tried again."""

    start: float
    end: float
    own: float
    others: float
    chance: float
    level: LevelInfo | None
    points: ReviewPoints
    cost: float
    decisions: int
    faults: dict[str, int]
    bot: str


class OpenInfo(Sent):
    """What sight of all cards would have advised."""

    pick: str
    value: float


class ReviewEntryInfo(Sent):
    """What an entry, or chance at an entry, changed for every seat; `number` is the pass that has looked at it."""

    n: int
    seat: int | None
    kind: Literal["decision", "forced", "chance", "other"]
    number: int | None = msgspec.field(name="pass")
    pick: str | None
    before: list[float]
    after: list[float]
    band: list[float]
    change: list[int]
    cost: float | None
    cost_band: float | None
    verdict: Literal["best", "fine", "slip", "mistake", "blunder", "unclear"] | None
    best: list[ChoiceInfo]
    open: OpenInfo | None
    why: list[SaidMessage]
    plan: list[str]


class ReviewInfo(Sent):
    """A review as far as it has come."""

    table: str
    state: ReviewStage
    version: int
    progress: int
    done: int
    total: int
    number: int = msgspec.field(name="pass")
    seconds_left: int | None
    asked: Moment | None
    budgets: list[BudgetInfo]
    seed: int
    think: int | None
    levels: list[str]
    seats: list[ReviewSeatInfo]
    entries: list[ReviewEntryInfo]
    moments: list[int]


# ---------------------------------------------------------------- hints


class HintInfo(Sent):
    """A hint as far as it was asked for; what belongs to later stages is empty or null."""

    table: str
    number: int
    seat: int
    stage: HintStage
    nudge: list[SaidMessage]
    frame: int | None
    rival: int | None
    answer: list[SaidMessage]
    pick: str | None
    why: list[SaidMessage]
    plan: list[str]
    value: float | None
    low: float | None
    high: float | None
    others: list[ChoiceInfo]
    given: int
    budget: BudgetInfo


# ---------------------------------------------------------------- practice


class PracticeItem(Sent):
    """A position that somebody practises; `due` is null once it is solved."""

    id: str
    table: str
    game: str
    n: int
    seat: int
    kept: Moment
    due: Moment | None
    step: int
    solved: bool
    tries: int


class PracticeList(Sent):
    """What somebody practises: what is due first comes first, what is solved last."""

    items: list[PracticeItem]
    due: int
    solved: int


class PracticePage(Sent):
    """A position to practise, as the seat saw it then."""

    item: PracticeItem
    update: Update


class PracticeResult(Sent):
    """What an answer to a position to practise was worth."""

    item: PracticeItem
    pick: str
    good: bool
    verdict: Literal["best", "fine", "slip", "mistake", "blunder", "unclear"]
    cost: float
    cost_band: float
    best: list[ChoiceInfo]
    why: list[SaidMessage]
    plan: list[str]
