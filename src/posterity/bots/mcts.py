"""Plain information set Monte Carlo tree search: one tree for one observer, random playouts, nothing learned.

Every iteration draws a world that the seat cannot tell from the real one, follows the tree as far as it goes, adds one
node, plays on at random and counts who has won. A node belongs to a sequence of answers, whoever gave them; in each
world only some answers are on offer, so a node also counts how often it was (single-observer ISMCTS).

Everything is computed in whole numbers, so the answer is the same on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.observation import Bot, Guess, Observation

MILLION: Final = 1_000_000  # a whole victory
EXPLORATION: Final = 490  # the constant of UCB1, 0.7, squared, in thousandths
ONE: Final = 1_000_000_000  # of a logarithm

LOGARITHMS: Final = [0, 0]  # natural, in parts of ONE; grows as it is needed


def logarithm(n: int) -> int:
    """The natural logarithm of n in parts of ONE, from nothing but whole numbers."""
    while len(LOGARITHMS) <= n:
        step = 2 * len(LOGARITHMS) - 1  # ln m - ln (m - 1) = 2 artanh 1 / (2 m - 1)
        term, total, power = ONE // step, 0, 1
        while term:
            total += term // power
            term //= step * step
            power += 2
        LOGARITHMS.append(LOGARITHMS[-1] + 2 * total)
    return LOGARITHMS[n]


class MctsNode:
    """The statistics of one answer at its place in the tree."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 1  # in how many iterations it was on offer
        self.victories = 0  # of the seat that gave the answer, in millionths
        self.children: Final[dict[Action, MctsNode]] = {}

    def promise(self) -> int:
        """UCB1: the success so far plus a bonus for what was seldom tried, in millionths."""
        explored = EXPLORATION * logarithm(self.available) // self.visits  # in squares of a millionth
        return self.victories // self.visits + int(sqrt(float(explored)))


class Mcts(Bot):
    """Runs so many iterations for each question, and gives the answer that it tried most often."""

    def __init__(self, luck: Stream, iterations: int) -> None:
        self.luck: Final = luck
        self.iterations: Final = iterations

    def choose(self, observation: Observation) -> Action:
        options = observation.ask.options
        if len(options) == 1:
            return options[0]
        luck = QuickStream(self.luck.word() << 32 | self.luck.word())
        root = MctsNode()
        for _ in range(self.iterations):
            iterate(root, observation.guess(luck), luck)
        return most_tried(root, options)


def most_tried(root: MctsNode, options: list[Action]) -> Action:
    """Of answers tried equally often the one with more victories, then the first on offer."""
    best, visits, victories = options[0], -1, -1
    for option in options:
        node = root.children.get(option)
        if node is not None and (node.visits, node.victories) > (visits, victories):
            best, visits, victories = option, node.visits, node.victories
    return best


def iterate(root: MctsNode, guess: Guess, luck: Stream) -> None:
    """Select, expand, play out and count, in one world."""
    path: list[MctsNode] = []
    seats: list[int] = []  # who gave the answer of each node of the path
    node = root
    ask = guess.ask()
    while ask is not None:
        untried = offer(node, ask.options)
        if untried:
            pick = untried[luck.below(len(untried))]
            node.children[pick] = MctsNode()
        else:
            pick = most_promising(node, ask.options)
        node = node.children[pick]
        path.append(node)
        seats.append(ask.seat)
        guess.apply(pick)
        if untried and len(ask.options) > 1:  # a forced answer needs no iteration of its own
            guess.play_out(luck)
        ask = guess.ask()
    count(path, seats, guess.winners())


def offer(node: MctsNode, options: list[Action]) -> list[Action]:
    """Note that these answers are on offer here; returns those that were never tried."""
    untried: list[Action] = []
    for option in options:
        child = node.children.get(option)
        if child is None:
            untried.append(option)
        else:
            child.available += 1
    return untried


def most_promising(node: MctsNode, options: list[Action]) -> Action:
    best, promise = options[0], -1
    for option in options:
        found = node.children[option].promise()
        if found > promise:
            best, promise = option, found
    return best


def count(path: list[MctsNode], seats: list[int], winners: list[int]) -> None:
    """Every answer on the way is credited with its own seat's share of the victory."""
    share = MILLION // len(winners)
    for place, node in enumerate(path):
        node.visits += 1
        if seats[place] in winners:
            node.victories += share
