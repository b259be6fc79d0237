"""One entry of a game looked at by itself: what a worker does, and what is kept of it. Findings stand alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from posterity.analysis.beliefs import Answered, Change, chances
from posterity.analysis.budget import Budget
from posterity.analysis.judge import judge_for
from posterity.analysis.reasons import Reason, reason_for
from posterity.analysis.sight import advised_with_sight
from posterity.analysis.study import Study, study
from posterity.analysis.walk import GivenAnswer
from posterity.core.game import Game
from posterity.core.observation import Observation, observe
from posterity.core.tasks import State

SHOWN: Final = 3  # options that are told, besides the answer given
SEATS: Final = 16  # more than sit at any table
STRIDE: Final = 8_191  # between the luck of two estimates


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """An answer and what it is worth to its seat, as a share of the victory."""

    pick: str
    value: float
    low: float
    high: float


class ComparedChoice(Choice, frozen=True, kw_only=True):
    """The same with what the answer costs against the best one found, in the same guesses."""

    cost: float = 0.0
    cost_band: float = 0.0


class Sighted(msgspec.Struct, frozen=True, kw_only=True):
    """What sight of all cards would have advised, and what it is worth to who has it."""

    pick: str
    value: float


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What was found out about one answer.

    By seat: its `chances` before the answer by its own cards, and those of the `asked` seat as it may judge them, half
    of a band; whether chance had a part as far as this seat saw (`shown`), and how much of the change it was, where
    None stands for all of it. `value` is what the position was worth to the seat asked when it was asked; None if
    nothing was to be decided and nothing came to light. `reason` is that of the best answer.
    """

    n: int
    seat: int
    pick: str
    options: int
    chances: list[float]
    asked: list[float]
    bands: list[float]
    shown: list[bool]
    by_chance: list[float | None]
    value: float | None = None
    band: float = 0.0
    cost: float = 0.0
    cost_band: float = 0.0
    stake: float = 0.0
    best: list[ComparedChoice] = []
    reason: Reason | None = None
    open: Sighted | None = None
    learned: bool = True


class Reader:
    """Looks at one answer, with a budget and a seed."""

    def __init__(self, game: Game[Any], given: GivenAnswer, budget: Budget, seed: int) -> None:
        self.game, self.given, self.budget, self.seed = game, given, budget, seed
        self.judge = judge_for(observe(game, given.before))
        self.answered = Answered(game, self.judge, given.before, given.pick, given.after, given.told)

    def number(self, seat: int) -> int:
        return luck_number(self.seed, self.given.before.answers, seat)

    def chances(self, seat: int, about: int) -> tuple[float, float]:
        usual = self.budget.beliefs
        return chances(self.game, self.judge, self.given.before, seat, about, self.number(seat), usual)

    def change(self, seat: int) -> Change:
        """What chance changed for a seat; for the one that was asked only whether it saw anything."""
        number = self.number(seat) + 1
        if seat == self.given.seat:
            return Change(self.answered.shows(seat, number), None)
        return self.answered.change(seat, number, self.budget.beliefs)


def finding_of(game: Game[Any], given: GivenAnswer, budget: Budget, seed: int) -> Finding:
    """What is found out about an answer with this budget and seed: always the same, without a time limit."""
    reader = Reader(game, given, budget, seed)
    assert given.before.ask is not None
    seats = range(given.people)
    own = [reader.chances(seat, seat) for seat in seats]
    changes = [reader.change(seat) for seat in seats]
    found = Finding(
        n=given.n,
        seat=given.seat,
        pick=given.pick,
        options=len(given.before.ask.options),
        chances=[one for one, _ in own],
        asked=[own[seat][0] if seat == given.seat else reader.chances(seat, given.seat)[0] for seat in seats],
        bands=[band for _, band in own],
        shown=[change.shown for change in changes],
        by_chance=[change.by_chance for change in changes],
        learned=reader.judge.learned,
    )
    if found.options == 1 and not found.shown[given.seat]:
        return found
    return with_study(found, game, given, budget, reader.number(given.seat))


def trial_of(game: Game[Any], given: GivenAnswer, pick: str, budget: Budget, seed: int) -> Finding:
    """What would have been found out about another answer to the same question, as far as its cost is concerned."""
    assert given.before.ask is not None
    tried = given._replace(pick=pick, own_next=given.own_next if pick == given.pick else [])
    nothing = [0.0 for _ in range(given.people)]
    found = Finding(
        n=given.n,
        seat=given.seat,
        pick=pick,
        options=len(given.before.ask.options),
        chances=nothing,
        asked=nothing,
        bands=nothing,
        shown=[False for _ in nothing],
        by_chance=[None for _ in nothing],
    )
    return with_study(found, game, tried, budget, luck_number(seed, given.before.answers, given.seat))


def with_study(found: Finding, game: Game[Any], given: GivenAnswer, budget: Budget, number: int) -> Finding:
    """The same with what the options are worth."""
    observation = observe(game, given.before)
    picks = [option.text for option in observation.ask.options]
    studied = study(observation, budget, number, picks.index(given.pick), given.own_next)
    found = msgspec.structs.replace(
        found,
        value=studied.value,
        band=studied.band,
        cost=studied.cost,
        cost_band=studied.cost_band,
        stake=studied.stake(),
    )
    if found.options == 1:
        return found
    return msgspec.structs.replace(
        found,
        best=choices(studied, picks),
        reason=reason_of_best(game, given.before, observation, studied, number + 1),
        open=with_sight(game, given.before, number) if budget.sight else None,
    )


def with_sight(game: Game[Any], s: State, number: int) -> Sighted:
    pick, value = advised_with_sight(game, s, number)
    return Sighted(pick=pick, value=value)


def reason_of_best(game: Game[Any], s: State, observation: Observation, studied: Study, number: int) -> Reason:
    """Why the best answer is good: set against the one given, or against the runner-up if it was given."""
    best, runner_up, *_ = studied.ranked()
    other = runner_up if studied.given in (None, best) else studied.given
    return reason_for(game, s, observation, studied.plan(best), studied.plan(other), number)


def choices(studied: Study, picks: Sequence[str], count: int = SHOWN) -> list[ComparedChoice]:
    """The best answers found, and the one given."""
    told = [one for place, one in enumerate(studied.ranked()) if place < count or one == studied.given]
    return [choice_of(studied, picks, option) for option in told]


def choice_of(studied: Study, picks: Sequence[str], option: int) -> ComparedChoice:
    value, band = studied.worth(option)
    cost, cost_band = studied.behind(option)
    low, high = max(0.0, value - band), min(1.0, value + band)
    return ComparedChoice(pick=picks[option], value=value, low=low, high=high, cost=cost, cost_band=cost_band)


def luck_number(seed: int, answers: int, seat: int) -> int:
    """The luck of the guesses of a seat at a position; it depends on nothing that the seat does not know."""
    return ((seed * 1_000_003 + answers) * SEATS + seat) * STRIDE
