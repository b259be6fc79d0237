"""What a bot thinks about a question: its plan, the chances of every seat after each answer, and what others may hold.

The interface for everything that explains play: hints, reviews, programs. All of it comes from the observation of
the seat that is asked. Chances are those of a network where one knows the table, else of games played on at random
from where each plan leads; `learned` says which.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from posterity.bots.networks import shipped
from posterity.bots.planner import AnswerLine, Effort, Planner, World
from posterity.bots.relaxed import Habits, Relaxed
from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.features import Features
from posterity.core.observation import Guess, Observation

MILLION: Final = 1_000_000  # a whole victory
MILLE: Final = 1_000  # a whole card
WIDE: Final = 196  # hundredths of a standard error on either side: a band of 95 %
PLAYOUTS: Final = 4  # games played on at random from the end of a plan
USUAL: Final = Effort(16, 6, 80, 200)


class Expectation:
    """The expected outcome of an answer: each seat's share of the victory in millionths, and half of its band."""

    def __init__(self, option: Action, shares: list[int], bands: list[int]) -> None:
        self.option: Final = option
        self.shares: Final = shares
        self.bands: Final = bands


class Belief:
    """How many of each card a seat is thought to hold, in thousandths; cards it cannot hold are left out."""

    def __init__(self, seat: int, held: dict[str, int]) -> None:
        self.seat: Final = seat
        self.held: Final = held


class Thoughts:
    """What was found out about one question from so many guesses."""

    def __init__(
        self,
        seat: int,
        guesses: int,
        learned: bool,
        plan: list[Action],
        expectations: list[Expectation],
        beliefs: list[Belief],
    ) -> None:
        self.seat: Final = seat
        self.guesses: Final = guesses
        self.learned: Final = learned
        self.plan: Final = plan  # the answers it would give until somebody else is asked; the first is its choice
        self.expectations: Final = expectations  # of every option, in their order
        self.beliefs: Final = beliefs  # about every other seat


def think(observation: Observation, luck: Stream, effort: Effort = USUAL) -> Thoughts:
    """The thoughts of a bot with this effort about the question that its seat is asked."""
    options = observation.ask.options
    network = network_for(observation)
    planner = Planner(luck, network, effort) if network is not None else Relaxed(luck, Habits(effort, 0, 0))
    worlds = planner.explore(observation, QuickStream(luck.word() << 32 | luck.word()), effort.guesses)
    worth = [0] * len(options)
    for world in worlds:
        for line in world.best:
            worth[line.root] += line.worth
    plan = planner.chosen(worlds[-1].best, worth)
    shares = [shares_of(world, observation, network, luck) for world in worlds]
    expectations = [expected(option, [found[place] for found in shares]) for place, option in enumerate(options)]
    return Thoughts(
        observation.seat,
        len(worlds),
        network is not None,
        plan.picks,
        expectations,
        beliefs_of(observation, luck, effort),
    )


def network_for(observation: Observation) -> Any:
    """The network that knows this table, or None."""
    network = shipped(observation.game_name())
    return network if network is not None and network.knows(observation.properties()) else None


def expected(option: Action, found: list[list[int]]) -> Expectation:
    """The mean of what was found in each world, and how sure that is."""
    count, seats = len(found), len(found[0])
    means = [sum([shares[seat] for shares in found]) // count for seat in range(seats)]
    bands: list[int] = []
    for seat in range(seats):
        spread = sum([(shares[seat] - means[seat]) ** 2 for shares in found])
        bands.append(WIDE * int(sqrt(float(spread // max(1, count - 1) // count))) // 100 if count > 1 else MILLION)
    return Expectation(option, means, bands)


def shares_of(world: World, observation: Observation, network: Any, luck: Stream) -> list[list[int]]:
    """For each option every seat's share of the victory where its best line leads; together they are one victory."""
    if network is None:
        return [played_out(line, luck) for line in world.best]
    extractor = observation.extractor()
    assert extractor is not None
    features = Features(extractor.layout)
    seats = world.best[0].end.players()
    for line in world.best:
        if line.end.ask() is not None:
            for seat in range(seats):
                line.end.extract(seat, features)
    told: list[int] = network.chances(features, observation.properties()) if features.positions else []
    found: list[list[int]] = []
    at = 0
    for line in world.best:
        if line.end.ask() is None:
            found.append([line.end.outcome(seat)[0] for seat in range(seats)])
        else:
            found.append(as_one(told[at : at + seats]))
            at += seats
    return found


def as_one(shares: list[int]) -> list[int]:
    """Shares scaled to add up to one victory."""
    total = sum(shares)
    return [share * MILLION // total for share in shares] if total else [MILLION // len(shares)] * len(shares)


def played_out(line: AnswerLine, luck: Stream) -> list[int]:
    """Who wins when the game is played on at random from the end of a line."""
    won = [0] * line.end.players()
    for _ in range(PLAYOUTS):
        world = line.end.clone()
        world.play_out(luck)
        winners = world.winners()
        for seat in winners:
            won[seat] += MILLION // len(winners) // PLAYOUTS
    return won


def beliefs_of(observation: Observation, luck: Stream, effort: Effort) -> list[Belief]:
    """What every other seat holds, on average over guesses."""
    worlds: list[Guess] = [observation.guess(luck) for _ in range(effort.guesses)]
    found: list[Belief] = []
    for seat in range(worlds[0].players()):
        if seat == observation.seat:
            continue
        held: dict[str, int] = {}
        for world in worlds:
            for card in world.held(seat):
                held[card] = held.get(card, 0) + MILLE
        found.append(Belief(seat, {card: held[card] // len(worlds) for card in sorted(held)}))
    return found
