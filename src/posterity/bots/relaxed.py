"""Bots that play a relaxed game and err as people do.

They judge by the game's own evaluation, as `greedy` does, in a single guess, and not far ahead. They have up to four
habits: they overlook some of the answers they could give; of plans that look about as good they like the plain one;
they look at their own things only, and not at what others want; and they do not remember what was discarded. They
never take a plainly worse answer: of two never the worse, of many never one from the lower half.
"""

from __future__ import annotations

from typing import Final

from posterity.bots.planner import MOST_ANSWERS, AnswerLine, Effort, Planner
from posterity.core.chance import Stream
from posterity.core.observation import Guess, Observation

MILLE: Final = 1000


class Habits:
    """How somebody plays: how much they think, and in what way they err."""

    def __init__(self, effort: Effort, overlooks: int, plain: int, alone: bool = False, forgets: bool = False) -> None:
        self.effort: Final = effort
        self.overlooks: Final = overlooks  # how many of a thousand good answers are not thought of
        self.plain: Final = plain  # how much of what the best has over the middling a plain plan may lack, of 1000
        self.alone: Final = alone  # overlooks what others want
        self.forgets: Final = forgets  # what was discarded


HABITS: Final[dict[str, Habits]] = {
    "beginner": Habits(Effort(1, 1, 1, 1), overlooks=850, plain=200, alone=True, forgets=True),
    "casual": Habits(Effort(3, 4, 40, 90), overlooks=40, plain=20, forgets=True),
}
# Thinks and judges as `greedy` does, which is fixed, but guesses from what its seat knows alone.
UNTAUGHT: Final = Habits(Effort(2, 3, 24, 54), overlooks=0, plain=0)


class Relaxed(Planner):
    """Plans with habits instead of a network."""

    def __init__(self, luck: Stream, habits: Habits) -> None:
        super().__init__(luck, None, habits.effort)
        self.habits: Final = habits

    def imagined(self, observation: Observation, luck: Stream) -> Guess:
        guess = observation.guess(luck)
        if self.habits.forgets:
            guess.forget(luck)
        return guess

    def rate(self, lines: list[AnswerLine], observation: Observation) -> None:
        for line in lines:
            line.worth = line.end.worth_alone() if self.habits.alone else line.end.worth()

    def chosen(self, lines: list[AnswerLine], worth: list[int]) -> AnswerLine:
        """Of what it thinks of, the best line, or a plainer one that looks about as good."""
        ranked = sorted(worth, reverse=True)
        middling = ranked[(len(ranked) - 1) // 2]
        thought_of = self.thought_of([line for line in lines if worth[line.root] >= middling])
        if self.habits.plain == 0:
            return super().chosen(thought_of, worth)
        best = max([worth[line.root] for line in thought_of])
        least = best - (best - middling) * self.habits.plain // MILLE
        chosen = thought_of[0]
        for line in thought_of:
            if worth[line.root] < least:
                continue
            plainer = answers(line) - answers(chosen)
            better = worth[line.root] - worth[chosen.root]
            if worth[chosen.root] < least or plainer < 0 or (plainer == 0 and better > 0):
                chosen = line
        return chosen

    def thought_of(self, good: list[AnswerLine]) -> list[AnswerLine]:
        """Those of the good lines that are not overlooked; at least one of them."""
        if self.habits.overlooks == 0 or len(good) == 1:
            return good
        found = [line for line in good if self.luck.below(MILLE) >= self.habits.overlooks]
        return found if found else [good[self.luck.below(len(good))]]


def answers(line: AnswerLine) -> int:
    """How many answers a plan has; one that was not followed to its end is none that anybody would call plain."""
    return MOST_ANSWERS if line.goes_on() else len(line.picks)
