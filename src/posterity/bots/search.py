"""Tree search over guessed worlds, guided by a network: what others may answer is looked at, too.

One tree for one observer (ISMCTS): a node belongs to a sequence of answers, whoever gave them. Where an answer is new,
the network says at once what it is worth to whoever gives it; good ones are followed sooner and more often.
Several descents go side by side, each in a world of its own, so that the network is asked about many positions at once.
Everything is computed in whole numbers, so the answer is the same on every machine.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.features import Features
from posterity.core.observation import Bot, Guess, Observation

MILLION: Final = 1_000_000  # a whole victory
SHARPNESS: Final = 40_000  # an answer that promises less by this much is looked at half as often
EXPLORATION: Final = 300_000  # the bonus for being seldom tried, at first and for the only answer that looks good
ENDLESS: Final = 1_000_000  # descents, under a time limit
HALVINGS: Final = 20  # after which an answer counts as hopeless


class SearchEffort:
    """How much a search thinks: descents in all, and how many of them side by side."""

    def __init__(self, descents: int, together: int, milliseconds: int = 0, most: int = 0) -> None:
        self.descents: Final = descents
        self.together: Final = together
        self.milliseconds: Final = milliseconds  # instead of a number of descents, unless it is 0
        self.most: Final = most  # milliseconds after which no more descents are begun, unless it is 0


class SearchNode:
    """The statistics of one answer at its place in the tree."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat: Final = seat  # who gives the answer
        self.first: Final = first  # the network's first estimate, for the seat that gives it
        self.visits = 0  # including descents under way, which count as lost until they end
        self.worth = 0  # of all visits
        self.available = 0  # in how many descents it was on offer
        self.children: Final[dict[Action, SearchNode]] = {}


class NewAnswer:
    """An answer that was never tried before, and where it leads in the world of a descent."""

    def __init__(self, option: Action, end: Guess) -> None:
        self.option: Final = option
        self.end: Final = end
        self.worth = 0


class Descent:
    """One way down the tree, in one guessed world."""

    def __init__(self, world: Guess, root: SearchNode) -> None:
        self.world = world
        self.node = root
        self.path: Final[list[SearchNode]] = []
        self.new_answers: list[NewAnswer] = []
        self.over = False

    def go_down(self) -> None:
        """Follow the most promising answers to where new ones are on offer, or to the end of the game."""
        while True:
            ask = self.world.ask()
            if ask is None:
                self.over = True
                return
            if len(ask.options) == 1:
                self.world.apply(ask.options[0])  # a forced answer needs no node
                continue
            untried = [option for option in ask.options if option not in self.node.children]
            if untried:
                self.new_answers = []
                for option in untried:
                    end = self.world.clone()
                    end.apply(option)
                    self.new_answers.append(NewAnswer(option, end))
                return
            self.step(ask.options)

    def step(self, options: list[Action]) -> None:
        pick = most_promising(self.node, options)
        self.world.apply(pick)
        self.visit(self.node.children[pick])

    def visit(self, node: SearchNode) -> None:
        node.visits += 1
        self.path.append(node)
        self.node = node

    def take_in(self) -> bool:
        """Make nodes of the new answers, now that they are judged; returns whether the descent has ended.

        It continues if an answer known before promises more than all new ones.
        """
        ask = self.world.ask()
        assert ask is not None
        best = self.new_answers[0]
        for new in self.new_answers:
            self.node.children[new.option] = SearchNode(ask.seat, new.worth)
            if new.worth > best.worth:
                best = new
        pick = most_promising(self.node, ask.options)
        for new in self.new_answers:
            if new.option == pick:
                best = new
        self.new_answers = []
        if best.option != pick:
            self.world.apply(pick)
            self.visit(self.node.children[pick])
            return False
        self.world = best.end
        self.visit(self.node.children[pick])
        return True

    def count(self, worths: list[int]) -> None:
        """Every answer on the way is credited with what the end is worth to its seat."""
        for node in self.path:
            node.worth += worths[node.seat]


def most_promising(node: SearchNode, options: list[Action]) -> Action:
    """The answer with the best success so far plus a bonus for what looked good at first and was seldom tried."""
    best, promise = options[0], -(1 << 60)
    top, tried = -(1 << 60), 1
    for option in options:
        child = node.children[option]
        child.available += 1
        tried += child.visits
        top = max(top, child.first)
    prior_sum = 0
    priors: list[int] = []
    for option in options:
        prior = halved(top - node.children[option].first)
        priors.append(prior)
        prior_sum += prior
    root = int(sqrt(float(tried * 10_000)))  # times 100
    for place, option in enumerate(options):
        child = node.children[option]
        mean = (child.worth + child.first) // (child.visits + 1)
        found = mean + EXPLORATION * priors[place] // prior_sum * root // (100 * (child.visits + 1))
        if found > promise:
            best, promise = option, found
    return best


def halved(less: int) -> int:
    """A million, halved for every SHARPNESS that an answer promises less, with linear interpolation."""
    times = less // SHARPNESS
    if times >= HALVINGS:
        return 1
    upper = MILLION >> times
    return upper - upper * (less - times * SHARPNESS) // (2 * SHARPNESS)


class Search(Bot):
    """Gives the answer that it tried most often."""

    def __init__(self, luck: Stream, network: Any, effort: SearchEffort) -> None:
        self.luck: Final = luck
        self.network: Final = network
        self.effort: Final = effort

    def choose(self, observation: Observation) -> Action:
        options = observation.ask.options
        if len(options) == 1:
            return options[0]
        root = SearchNode(observation.seat, 0)
        self.grow(root, observation)
        best = options[0]
        for option in options:
            child, other = root.children[option], root.children[best]
            if (child.visits, child.worth) > (other.visits, other.worth):
                best = option
        return best

    def grow(self, root: SearchNode, observation: Observation) -> None:
        luck = QuickStream(self.luck.word() << 32 | self.luck.word())
        properties = observation.properties()
        options = observation.ask.options
        timed = self.effort.milliseconds > 0
        limit = self.effort.milliseconds if timed else self.effort.most
        until = perf_counter() + limit / 1000
        left = ENDLESS if timed else self.effort.descents
        under_way: list[Descent] = []
        while left > 0 or under_way:
            late = limit > 0 and root.children and perf_counter() > until
            if late or (not timed and is_clear(root, options, left + len(under_way))):
                left = 0
            while left > 0 and len(under_way) < (self.effort.together if root.children else 1):
                under_way.append(Descent(observation.guess(luck), root))
                left -= 1
            under_way = self.advance(under_way, observation, properties)

    def advance(self, under_way: list[Descent], observation: Observation, properties: list[list[int]]) -> list[Descent]:
        """Take every descent down to new answers; those that reach an end are finished, the others returned."""
        asked: list[NewAnswer] = []
        seats: list[int] = []
        for descent in under_way:
            descent.go_down()
            if not descent.over:
                ask = descent.world.ask()
                assert ask is not None
                for new in descent.new_answers:
                    asked.append(new)
                    seats.append(ask.seat)
        self.rate(asked, seats, observation, properties)
        ended: list[Descent] = []
        going: list[Descent] = []
        for descent in under_way:
            if descent.over or descent.take_in():
                ended.append(descent)
            else:
                going.append(descent)
        self.count(ended, observation, properties)
        return going

    def rate(
        self, asked: list[NewAnswer], seats: list[int], observation: Observation, properties: list[list[int]]
    ) -> None:
        """Judge what each new answer is worth to the seat that would give it."""
        worths = self.worths([new.end for new in asked], seats, observation, properties)
        for place, new in enumerate(asked):
            new.worth = worths[place]

    def count(self, ended: list[Descent], observation: Observation, properties: list[list[int]]) -> None:
        """What each end is worth to every seat."""
        ends: list[Guess] = []
        seats: list[int] = []
        players = 0
        for descent in ended:
            players = descent.world.players()
            for seat in range(1 if players == 2 else players):
                ends.append(descent.world)
                seats.append(seat)
        worths = self.worths(ends, seats, observation, properties)
        if players == 2:
            for place, descent in enumerate(ended):
                descent.count([worths[place], MILLION - worths[place]])
            return
        for place, descent in enumerate(ended):
            descent.count(worths[place * players : (place + 1) * players])

    def worths(
        self, ends: list[Guess], seats: list[int], observation: Observation, properties: list[list[int]]
    ) -> list[int]:
        """What each of these positions is worth to the seat paired with it."""
        extractor = observation.extractor()
        assert extractor is not None
        features = Features(extractor.layout)
        found = [0] * len(ends)
        asked: list[int] = []
        for place, end in enumerate(ends):
            if end.ask() is None:
                share, margin = end.outcome(seats[place])
                found[place] = self.network.final(share, margin)
            else:
                end.extract(seats[place], features)
                asked.append(place)
        if asked:
            worths: list[int] = self.network.worths(features, properties)
            for number, place in enumerate(asked):
                found[place] = worths[number]
        return found


def is_clear(root: SearchNode, options: list[Action], left: int) -> bool:
    """Is one answer so far ahead that the remaining descents cannot change the choice?"""
    if not root.children:
        return False
    first, second = 0, 0
    for option in options:
        child = root.children.get(option)
        visits = 0 if child is None else child.visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second > left
