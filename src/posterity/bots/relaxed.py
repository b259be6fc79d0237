"""Bots that play a relaxed game: they plan their turn in a single guess, not far ahead and not perfectly.

They judge by the game's own evaluation, as `greedy` does. In some plans they overlook how good the best answer is
and settle for one that looks about as good. They never take a plainly worse one: of two answers never the
worse, of many never one from the lower half.
"""

from __future__ import annotations

from typing import Final

from posterity.bots.planner import AnswerLine, Effort, Planner
from posterity.core.chance import Stream
from posterity.core.observation import Observation

MILLE: Final = 1000


class Habits:
    """How somebody plays: how much they think, and how often and how far they stray from the best they see."""

    def __init__(self, effort: Effort, slips: int, blur: int) -> None:
        self.effort: Final = effort
        self.slips: Final = slips  # how many of a thousand plans overlook something
        self.blur: Final = blur  # how far below the best they go, in thousandths of the way to the middle one


HABITS: Final[dict[str, Habits]] = {
    "beginner": Habits(Effort(1, 1, 1, 12), slips=850, blur=1000),
    "casual": Habits(Effort(1, 2, 12, 27), slips=200, blur=500),
}


class Relaxed(Planner):
    """Plans with habits instead of a network."""

    def __init__(self, luck: Stream, habits: Habits) -> None:
        super().__init__(luck, None, habits.effort)
        self.habits: Final = habits

    def rate(self, lines: list[AnswerLine], observation: Observation) -> None:
        for line in lines:
            line.worth = line.end.worth()

    def chosen(self, lines: list[AnswerLine], worth: list[int]) -> AnswerLine:
        """The best line, or another one that looks about as good."""
        best = super().chosen(lines, worth)
        if self.luck.below(MILLE) >= self.habits.slips:
            return best
        ranked = sorted(worth, reverse=True)
        middling = ranked[(len(ranked) - 1) // 2]
        least = ranked[0] - (ranked[0] - middling) * self.habits.blur // MILLE
        good = [line for line in lines if worth[line.root] >= least]
        return good[self.luck.below(len(good))]
