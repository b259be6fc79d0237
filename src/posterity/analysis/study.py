"""What the options of one decision are worth, and what the answer given cost, by what the seat that is asked may know.

Every option is looked at briefly in a few guesses. The best of them and the answer given are then compared in the same
new guesses, each followed by itself to the end of the turn, so that an answer counts for the best that can still be
made of it. What looks like a fault is looked at again in more guesses and more closely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from posterity.analysis.budget import CAREFUL, COMPARE, SCREEN, Budget, Timer
from posterity.analysis.judge import Judge, judge_for
from posterity.analysis.lines import followed, grow
from posterity.analysis.statistics import half_band, mean, top, unbiased_best
from posterity.analysis.verdicts import BEST, FINE, on_edge, verdict_of
from posterity.bots.planner import AnswerLine, Effort, World
from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.observation import Guess, Observation

COMPARED: Final = 3  # options that are compared, besides the answer given
PORTION: Final = 4  # guesses at a time, so that a time limit can be kept
SURE: Final = 0.5  # a plan goes on as long as it is the same in more than half of the worlds


class Sample:
    """Some options in so many worlds: what each is worth in each, and the line that is best from it."""

    def __init__(self, options: list[int]) -> None:
        self.options: Final = options
        self.values: list[list[float]] = [[] for _ in options]
        self.plans: list[list[list[str]]] = [[] for _ in options]

    def best(self) -> int:
        """The place of the option that is worth most on average."""
        return top(self.values, slice(None))

    def add(self, place: int, value: float, line: AnswerLine) -> None:
        self.values[place].append(value)
        self.plans[place].append([pick.text for pick in line.picks])


class Study:
    """What was found out about a decision. Places count the options in their order."""

    def __init__(self, screened: list[float], sample: Sample, given: int | None, learned: bool) -> None:
        self.screened: Final = screened  # a rough value of every option
        self.sample: Final = sample
        self.given: Final = given
        self.learned: Final = learned
        best = unbiased_best(sample.values)
        self.value = mean(best)
        self.band: Final = half_band(best)
        self.best: Final = sample.options[sample.best()]
        self.cost, self.cost_band = 0.0, 0.0
        if given is not None:
            self.compare(best, sample.values[sample.options.index(given)])

    def compare(self, best: list[float], own: list[float]) -> None:
        """What the answer given lost; where it lost nothing, the band says what it may have lost."""
        lost = [one - other for one, other in zip(best, own, strict=True)]
        self.cost = max(0.0, mean(lost))
        self.value = max(self.value, mean(own))
        if self.given != self.best:
            self.cost_band = half_band(lost)
        elif len(self.sample.options) > 1:
            self.cost_band = self.doubt(own)

    def doubt(self, own: list[float]) -> float:
        """By how much the best of the others may be better after all than the answer that was found best."""
        others = [values for values in self.sample.values if values is not own]
        rival = others[top(others, slice(None))]
        lost = [one - other for one, other in zip(rival, own, strict=True)]
        return max(0.0, mean(lost) + half_band(lost))

    def stake(self) -> float:
        """What answering at random would have cost on average."""
        highest = max(self.screened)
        return highest - mean(self.screened)

    def ranked(self) -> list[int]:
        """The options that were compared, the best first."""
        return sorted(self.sample.options, key=lambda option: (-mean(self.values(option)), option))

    def values(self, option: int) -> list[float]:
        return self.sample.values[self.sample.options.index(option)]

    def worth(self, option: int) -> tuple[float, float]:
        """What an option is worth, and half of its band."""
        return mean(self.values(option)), half_band(self.values(option))

    def behind(self, option: int) -> tuple[float, float]:
        """By how much an option is worth less than the best one, world by world, and half of the band of that."""
        if option == self.best:
            return 0.0, 0.0
        lost = [one - other for one, other in zip(self.values(self.best), self.values(option), strict=True)]
        return max(0.0, mean(lost)), half_band(lost)

    def plan(self, option: int) -> list[str]:
        """The answers that follow from an option in most worlds."""
        plans = self.sample.plans[self.sample.options.index(option)]
        found: list[str] = []
        while True:
            begun = [plan for plan in plans if plan[: len(found)] == found and len(plan) > len(found)]
            if not begun:
                return found
            pick, times = Counter(plan[len(found)] for plan in begun).most_common(1)[0]
            if times <= SURE * len(plans):
                return found
            found.append(pick)


def study(
    observation: Observation,
    budget: Budget,
    number: int,
    given: int | None = None,
    after: Sequence[str] = (),
) -> Study:
    """What the options of the open question are worth; `after` are the answers that its seat gave after `given`."""
    return Investigation(observation, budget, number, given, after).run()


class Investigation:
    """One decision being looked at, with the luck for its guesses."""

    def __init__(
        self, observation: Observation, budget: Budget, number: int, given: int | None, after: Sequence[str]
    ) -> None:
        self.observation = observation
        self.options: list[Action] = observation.ask.options
        self.judge: Judge = judge_for(observation)
        self.budget = budget
        self.timer = Timer(budget.milliseconds)
        self.luck: Stream = QuickStream(number)
        self.given = given
        self.after = after

    def run(self) -> Study:
        screened = self.screened()
        compared = self.compared(screened, COMPARED)
        sample = self.sample(compared, COMPARE, self.budget.guesses)
        found = Study(screened, sample, self.given, self.judge.learned)
        if self.budget.again and self.looks_like_fault(found) and not self.timer.over():
            few = self.compared(self.refined(screened, sample), COMPARED - 1)
            found = Study(screened, self.sample(few, CAREFUL, self.budget.again), self.given, self.judge.learned)
            found = self.told_from_edge(found)
        return found

    def told_from_edge(self, found: Study) -> Study:
        """The same with more guesses, as long as other luck might move it over the edge between mistake and blunder."""
        sample = found.sample
        while on_edge(found.cost, found.cost_band) and not self.timer.over():
            left = self.budget.edge - len(sample.values[0])
            if left <= 0:
                break
            for _ in range(0, min(left, self.budget.again), PORTION):
                self.add_portion(sample, CAREFUL, PORTION)
            found = Study(found.screened, sample, self.given, self.judge.learned)
        return found

    def looks_like_fault(self, found: Study) -> bool:
        return self.given is not None and verdict_of(found.cost, found.cost_band, False) not in (BEST, FINE)

    def screened(self) -> list[float]:
        """A rough value of every option."""
        if len(self.options) == 1:
            return [0.0]
        worlds = [World(self.observation.guess(self.luck), self.options) for _ in range(self.budget.screening)]
        grow(worlds, SCREEN, self.judge)
        number = self.luck.word()
        told = [self.judge.shares(world.best, number + place) for place, world in enumerate(worlds)]
        return [mean(own) for own in zip(*told, strict=True)]

    def refined(self, screened: list[float], sample: Sample) -> list[float]:
        """Rough values, replaced by better ones where options were compared."""
        better = dict(zip(sample.options, (mean(values) for values in sample.values), strict=True))
        return [better.get(option, -1.0) for option in range(len(screened))]

    def compared(self, values: list[float], count: int) -> list[int]:
        """The options worth comparing, in their order: the best ones and the one given."""
        ranked = sorted(range(len(values)), key=lambda option: (-values[option], option))
        chosen = set(ranked[:count])
        if self.given is not None:
            chosen.add(self.given)
        return sorted(chosen)

    def sample(self, options: list[int], effort: Effort, guesses: int) -> Sample:
        """These options in so many new worlds, or in fewer where the time is over."""
        found = Sample(options)
        for start in range(0, guesses, PORTION):
            if start and self.timer.over():
                break
            self.add_portion(found, effort, min(PORTION, guesses - start))
        return found

    def add_portion(self, found: Sample, effort: Effort, guesses: int) -> None:
        guessed = [self.observation.guess(self.luck) for _ in range(guesses)]
        grown = [[World(guess.clone(), [self.options[option]]) for option in found.options] for guess in guessed]
        grow([world for row in grown for world in row], effort, self.judge)
        ways = [
            [self.other_ways(guess, option, row) for option in found.options]
            for guess, row in zip(guessed, grown, strict=True)
        ]
        self.judge.rate([line for row in ways for lines in row for line in lines])
        for row, others in zip(grown, ways, strict=True):
            number = self.luck.word()  # the same for all options: what is left to luck should not tell them apart
            for place, world in enumerate(row):
                lines = [world.best[0], *others[place]]
                told = self.judge.shares(lines, number)
                found.add(place, max(told), lines[told.index(max(told))])

    def other_ways(self, guess: Guess, option: int, row: Sequence[World]) -> list[AnswerLine]:
        """More lines from an option: the plans of the others that hold it in another order, and what really followed.

        So an answer is no fault where the rest of the turn makes up for it, even if lines were not followed far enough.
        """
        pick = self.options[option].text
        plans = [[own.text for own in world.best[0].picks] for world in row]
        orders = {(pick, *without(plan, pick)) for plan in plans if pick in plan[1:]}
        if option == self.given and self.after:
            orders.add((pick, *self.after))
        lines = [followed(guess, order) for order in sorted(orders)]
        return [line for line in lines if not line.goes_on()]  # elsewhere it is not as well known where they lead


def without(plan: Sequence[str], pick: str) -> list[str]:
    """A plan without one answer of it."""
    place = plan.index(pick, 1)
    return [*plan[:place], *plan[place + 1 :]]
