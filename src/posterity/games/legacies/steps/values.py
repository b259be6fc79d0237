"""The step that moves the values of industries."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import INDUSTRIES, NOBODY
from posterity.games.legacies.effects.script import Doing, Scripts
from posterity.games.legacies.rules.investments import may_shift
from posterity.games.legacies.rules.preferences import clockwise, leader
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.steps.industries import IndustryStep
from posterity.games.legacies.vocabulary.industries import AdjustIndustry

RAISES_MINE: Final = 0  # what a Nemesis would rather do with a value
LOWERS_THEIRS: Final = 1
RAISES_NEITHER: Final = 2
HARMS_ME: Final = 3


class AdjustIndustryStep(IndustryStep):
    """Values by so many `rows`, negative ones down; of `count` different industries, or of `all` (`either` way)."""

    def __init__(self, printed: AdjustIndustry, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.rows: Final = printed.rows
        self.either: Final = printed.either
        self.count: Final = printed.count
        self.all: Final = printed.all

    def upward(self) -> bool:
        return self.rows > 0

    def question(self, doing: Doing) -> Adjust | None:
        return None if self.all else Adjust(doing, self.count, 0)

    def perform(self, s: State, doing: Doing) -> None:
        if not self.all:
            super().perform(s, doing)
            return
        for industry in range(len(INDUSTRIES)):  # legacies.investment.bounds
            if self.reaches(s, doing.seat, industry):
                story.value_moved(s, industry, s.put_row(industry, self.rows), "legacies.event.value-limits")


class Adjust(EffectQuestion[AdjustIndustryStep]):
    """Which value moves, and which way where the step leaves it open; each industry once."""

    def __init__(self, doing: Doing, left: int, done: int) -> None:
        super().__init__(doing)
        self.left: Final = left
        self.done: Final = done

    def prompt(self) -> str:
        return "ask-adjust"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "left": self.left, "rows": abs(self.step(s).rows)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RAISE, verbs.LOWER)

    def about(self, s: State) -> list[Action]:
        step = self.step(s)
        picks: list[Action] = []
        for industry in range(len(INDUSTRIES)):
            if step.reaches(s, self.seat, industry) and not self.done >> industry & 1:
                if step.either or step.upward():
                    picks.append(s.book.raise_[industry])
                if step.either or not step.upward():
                    picks.append(s.book.lower[industry])
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        step, up = self.step(s), pick.verb is verbs.RAISE
        wrong_way = not step.either and up != step.upward()
        if wrong_way or self.done >> pick.a & 1 or not step.reaches(s, self.seat, pick.a):
            return refusals.NOT_OF_EFFECT
        return may_shift(s, pick.a, up)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """It raises what it has influence on, lowers what the person with the most fame has, else the nearest."""
        person = leader(s)
        theirs = s.industries_of(person) if person != NOBODY else (NOBODY, NOBODY)
        keys = []
        for pick in options:
            mine, up = pick.a in s.industries_of(self.seat), pick.verb is verbs.RAISE
            kind = RAISES_NEITHER
            if mine:
                kind = RAISES_MINE if up else HARMS_ME
            elif pick.a in theirs:
                kind = HARMS_ME if up else LOWERS_THEIRS
            keys.append((kind, clockwise(s, self.seat, pick.a)))
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            done = self.done | 1 << pick.a
            s.next(Adjust(self.doing, self.left - 1, done))
        rows = abs(self.step(s).rows)
        moved = s.put_row(pick.a, rows if pick.verb is verbs.RAISE else -rows)
        story.value_moved(s, pick.a, moved, "legacies.investment.bounds")
