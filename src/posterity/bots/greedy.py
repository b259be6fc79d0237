"""A bot that plans to the end of its turn on a few guesses of what it cannot see."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.observation import Bot, Guess, Observation

GUESSES: Final = 2  # guessed worlds in which a turn is planned
WIDTH: Final = 3  # lines that are followed side by side
EFFORT: Final = 24  # lines examined in one world before only the best one is extended
MOST: Final = 54  # lines examined in one world before the search stops
MOST_ANSWERS: Final = 14  # answers in a line


class PlannedLine:
    """A sequence of answers in one world, with the options offered at each of them and the position they lead to."""

    def __init__(self, root: int, picks: list[Action], offered: list[list[Action]], end: Guess) -> None:
        self.root: Final = root  # the index of its first answer among the options
        self.picks: Final = picks
        self.offered: Final = offered
        self.end: Final = end
        self.worth: Final = end.worth()

    def goes_on(self) -> bool:
        """Is the same seat asked again, so that the turn continues?"""
        ask = self.end.ask()
        return ask is not None and ask.seat == self.end.seat

    def longer(self) -> list[PlannedLine]:
        """This line extended by every answer to the next question."""
        ask = self.end.ask()
        assert ask is not None
        found: list[PlannedLine] = []
        for option in ask.options:
            end = self.end.clone()
            end.apply(option)
            found.append(PlannedLine(self.root, [*self.picks, option], [*self.offered, ask.options], end))
        return found


class Greedy(Bot):
    """Extends the best few lines of answers until another seat is asked, and takes the one that leaves it best off.

    It keeps to its plan as long as it is offered what it foresaw.
    """

    def __init__(self, luck: Stream) -> None:
        self.luck: Final = luck
        self.picks: list[Action] = []  # the plan, and the options it expects at each step
        self.offered: list[list[Action]] = []

    def choose(self, observation: Observation) -> Action:
        options = observation.ask.options
        if len(self.offered) == 0 or self.offered[0] != options:
            self.make_plan(observation)
        pick = self.picks[0]
        self.picks, self.offered = self.picks[1:], self.offered[1:]
        return pick

    def make_plan(self, observation: Observation) -> None:
        options = observation.ask.options
        if len(options) == 1:
            self.picks, self.offered = [options[0]], [options]
            return
        luck = QuickStream(self.luck.word() << 32 | self.luck.word())
        worth = [0] * len(options)
        lines: list[PlannedLine] = []
        for _ in range(GUESSES):
            lines = best_lines(first_steps(observation.guess_as_laid(luck), options))
            for line in lines:
                worth[line.root] += line.worth
        best = lines[0]
        for line in lines:
            if worth[line.root] > worth[best.root]:
                best = line
        self.picks, self.offered = best.picks, best.offered


def first_steps(guess: Guess, options: list[Action]) -> list[PlannedLine]:
    """A line for each option."""
    lines: list[PlannedLine] = []
    for root, option in enumerate(options):
        end = guess.clone()
        end.apply(option)
        lines.append(PlannedLine(root, [option], [options], end))
    return lines


def best_lines(first: list[PlannedLine]) -> list[PlannedLine]:
    """The best line found for each first step; one not followed to its end is judged as far as it got."""
    best = first.copy()
    followed = [False] * len(first)
    growing, looked_at = first, len(first)
    for _ in range(MOST_ANSWERS):
        beam = most_promising(growing, WIDTH if looked_at < EFFORT else 1)
        growing = []
        for line in beam:
            if line.goes_on():
                growing += line.longer()
            elif not followed[line.root] or line.worth > best[line.root].worth:
                followed[line.root] = True
                best[line.root] = line
        looked_at += len(growing)
        if not growing or looked_at >= MOST:
            break
    for line in growing:
        if not followed[line.root] and line.worth > best[line.root].worth:
            best[line.root] = line
    return best


def most_promising(lines: list[PlannedLine], width: int) -> list[PlannedLine]:
    """The best few; of equally good ones only one, since they are mostly the same answers in another order."""
    found: list[PlannedLine] = []
    for line in sorted(lines, key=by_worth):
        if len(found) == width:
            break
        if not found or line.worth != found[-1].worth:
            found.append(line)
    return found


def by_worth(line: PlannedLine) -> int:
    return -line.worth
