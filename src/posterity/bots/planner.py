"""A bot that plans its turn in several guessed worlds; a network judges where each line leads."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.features import Features
from posterity.core.observation import Bot, Guess, Observation

MOST_ANSWERS: Final = 14  # answers in a line
PORTION: Final = 2  # guesses at a time, under a time limit
HELPING: Final = 8  # guesses at a time, where thinking may be broken off


class Effort:
    """How much a planner thinks: worlds guessed, lines side by side in each, and lines looked at in each."""

    def __init__(
        self, guesses: int, width: int, narrow_after: int, stop_after: int, milliseconds: int = 0, most: int = 0
    ) -> None:
        self.guesses: Final = guesses
        self.width: Final = width
        self.narrow_after: Final = narrow_after  # lines, after which only the best one is extended
        self.stop_after: Final = stop_after  # lines, after which the search stops
        self.milliseconds: Final = milliseconds  # instead of a number of guesses, unless it is 0
        self.most: Final = most  # milliseconds after which no more guesses are begun, unless it is 0


class AnswerLine:
    """A sequence of answers in one world, with the options offered at each of them and the position they lead to."""

    def __init__(self, root: int, picks: list[Action], offered: list[list[Action]], end: Guess) -> None:
        self.root: Final = root  # the index of its first answer among the options
        self.picks: Final = picks
        self.offered: Final = offered
        self.end: Final = end
        self.worth = 0

    def goes_on(self) -> bool:
        """Is the same seat asked again, so that the turn continues?"""
        ask = self.end.ask()
        return ask is not None and ask.seat == self.end.seat

    def longer(self) -> list[AnswerLine]:
        """This line extended by every answer to the next question."""
        ask = self.end.ask()
        assert ask is not None
        found: list[AnswerLine] = []
        for option in ask.options:
            end = self.end.clone()
            end.apply(option)
            found.append(AnswerLine(self.root, [*self.picks, option], [*self.offered, ask.options], end))
        return found


class World:
    """The lines in one guessed world: those that still grow, and the best one found for each first answer."""

    def __init__(self, guess: Guess, options: list[Action]) -> None:
        self.growing: list[AnswerLine] = []
        for root, option in enumerate(options):
            end = guess.clone()
            end.apply(option)
            self.growing.append(AnswerLine(root, [option], [options], end))
        self.best: Final = self.growing.copy()
        self.followed: Final = [False] * len(options)
        self.looked_at = len(options)

    def grow(self, effort: Effort) -> list[AnswerLine]:
        """Extend the most promising lines by one answer; the new lines are not judged yet."""
        if not self.growing or self.looked_at >= effort.stop_after:
            self.settle()
            return []
        beam = most_promising(self.growing, effort.width if self.looked_at < effort.narrow_after else 1)
        self.growing = []
        for line in beam:
            if line.goes_on():
                self.growing += line.longer()
            elif not self.followed[line.root] or line.worth > self.best[line.root].worth:
                self.followed[line.root] = True
                self.best[line.root] = line
        self.looked_at += len(self.growing)
        return self.growing

    def settle(self) -> None:
        """Lines that were not followed to their end are judged as far as they got."""
        for line in self.growing:
            if not self.followed[line.root] and line.worth > self.best[line.root].worth:
                self.best[line.root] = line
        self.growing = []


def most_promising(lines: list[AnswerLine], width: int) -> list[AnswerLine]:
    """The best few; of equally good ones only one, since they are mostly the same answers in another order."""
    found: list[AnswerLine] = []
    for line in sorted(lines, key=by_worth):
        if len(found) == width:
            break
        if not found or line.worth != found[-1].worth:
            found.append(line)
    return found


def by_worth(line: AnswerLine) -> int:
    return -line.worth


class Planner(Bot):
    """Follows the best lines of answers until another seat is asked; takes the first answer that is best on average.

    It keeps to its plan as long as it is offered what it foresaw.
    """

    def __init__(self, luck: Stream, network: Any, effort: Effort) -> None:
        self.luck: Final = luck
        self.network: Final = network
        self.effort: Final = effort
        self.picks: list[Action] = []
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
        worlds = self.worlds(observation)
        worth = [0] * len(options)
        for world in worlds:
            for line in world.best:
                worth[line.root] += line.worth
        line = self.chosen(worlds[-1].best, worth)
        self.picks, self.offered = line.picks, line.offered

    def chosen(self, lines: list[AnswerLine], worth: list[int]) -> AnswerLine:
        """The line whose first answer is worth most in all worlds."""
        best = lines[0]
        for line in lines:
            if worth[line.root] > worth[best.root]:
                best = line
        return best

    def worlds(self, observation: Observation) -> list[World]:
        """As many guessed worlds as the effort allows. They do not depend on how many are explored at a time."""
        luck, effort = QuickStream(self.luck.word() << 32 | self.luck.word()), self.effort
        if effort.milliseconds == 0 and effort.most == 0:
            return self.explore(observation, luck, effort.guesses)
        found: list[World] = []
        if effort.milliseconds > 0:
            until = perf_counter() + effort.milliseconds / 1000
            while not found or perf_counter() < until:
                found += self.explore(observation, luck, PORTION)
            return found
        until = perf_counter() + effort.most / 1000
        while not found or (len(found) < effort.guesses and perf_counter() < until):
            found += self.explore(observation, luck, min(HELPING, effort.guesses - len(found)))
        return found

    def explore(self, observation: Observation, luck: Stream, guesses: int) -> list[World]:
        """Guessed worlds with their lines followed to the end of the turn."""
        options = observation.ask.options
        worlds = [World(self.imagined(observation, luck), options) for _ in range(guesses)]
        fresh: list[AnswerLine] = []
        for world in worlds:
            fresh += world.growing
        self.rate(fresh, observation)
        for _ in range(MOST_ANSWERS):
            fresh = []
            for world in worlds:
                fresh += world.grow(self.effort)
            if not fresh:
                break
            self.rate(fresh, observation)
        for world in worlds:
            world.settle()
        return worlds

    def imagined(self, observation: Observation, luck: Stream) -> Guess:
        """A world in which to plan."""
        return observation.guess(luck)

    def rate(self, lines: list[AnswerLine], observation: Observation) -> None:
        """Judge how well off each line leaves this seat."""
        extractor = observation.extractor()
        assert extractor is not None
        features = Features(extractor.layout)
        asked: list[AnswerLine] = []
        for line in lines:
            if line.end.ask() is None:
                share, margin = line.end.outcome(line.end.seat)
                line.worth = self.network.final(share, margin)
            else:
                line.end.extract(line.end.seat, features)
                asked.append(line)
        if asked:
            worths: list[int] = self.network.worths(features, observation.properties())
            for place, line in enumerate(asked):
                line.worth = worths[place]
