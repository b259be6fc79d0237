"""Judges of positions: a network where one knows the table, else games played on at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from posterity.bots.network import BITS
from posterity.bots.planner import AnswerLine
from posterity.bots.thoughts import network_for
from posterity.core.chance import QuickStream
from posterity.core.features import Features
from posterity.core.observation import Guess, Observation

MILLION: Final = 1_000_000
MARGINS: Final = 1000  # the margin decides between lines that promise the same share
PLAYOUTS: Final = 4  # games played on from the end of a line


class Judge(ABC):
    """Says what lines and worlds are worth to a seat, as shares of the victory from 0 to 1."""

    learned: bool

    @abstractmethod
    def rate(self, lines: Sequence[AnswerLine]) -> None:
        """Give each line a worth by which lines grow."""

    @abstractmethod
    def shares(self, lines: Sequence[AnswerLine], number: int) -> list[float]:
        """The share that each rated line promises to the seat that guesses."""

    @abstractmethod
    def chances(self, worlds: Sequence[Guess], seat: int, number: int) -> list[float]:
        """The share of a seat in each of these worlds, by what it can know there."""

    @abstractmethod
    def beliefs(self, usual: int) -> int:
        """How many guesses the chances of a seat take."""


class NetworkJudge(Judge):
    """A network that was trained on how games ended."""

    learned = True

    def __init__(self, network: Any, extractor: Any, properties: list[list[int]]) -> None:
        self.network = network
        self.extractor = extractor
        self.properties = properties

    def rate(self, lines: Sequence[AnswerLine]) -> None:
        features, asked = Features(self.extractor.layout), []
        for line in lines:
            if line.end.ask() is None:
                line.worth = worth_of(*line.end.outcome(line.end.seat))
            else:
                line.end.extract(line.end.seat, features)
                asked.append(line)
        if not asked:
            return
        out = self.network.outputs(features, self.properties)
        margins = (out[:, 1] * 0.5**BITS).tolist()
        for line, share, margin in zip(asked, self.network.shares_in(out).tolist(), margins, strict=True):
            line.worth = worth_of(share, int(margin))

    def shares(self, lines: Sequence[AnswerLine], number: int) -> list[float]:
        return [line.worth // MARGINS / MILLION for line in lines]

    def chances(self, worlds: Sequence[Guess], seat: int, number: int) -> list[float]:
        features = Features(self.extractor.layout)
        running = [world.ask() is not None for world in worlds]
        for world, runs in zip(worlds, running, strict=True):
            if runs:
                world.extract(seat, features)
        told = iter(self.network.chances(features, self.properties) if any(running) else [])
        return [
            (next(told) if runs else world.outcome(seat)[0]) / MILLION
            for world, runs in zip(worlds, running, strict=True)
        ]

    def beliefs(self, usual: int) -> int:
        return usual


class PlayoutJudge(Judge):
    """Games played on at random, where no network knows the table. Lines grow by the game's own evaluation."""

    learned = False

    def rate(self, lines: Sequence[AnswerLine]) -> None:
        for line in lines:
            line.worth = line.end.worth()

    def shares(self, lines: Sequence[AnswerLine], number: int) -> list[float]:
        return [played_on(line.end, line.end.seat, PLAYOUTS, number) for line in lines]

    def chances(self, worlds: Sequence[Guess], seat: int, number: int) -> list[float]:
        return [played_on(world, seat, 1, number + place) for place, world in enumerate(worlds)]

    def beliefs(self, usual: int) -> int:
        return usual + usual // 2  # each tells less


def judge_for(observation: Observation) -> Judge:
    """The best judge there is for this table."""
    network = network_for(observation)
    if network is None:
        return PlayoutJudge()
    return NetworkJudge(network, observation.extractor(), observation.properties())


def worth_of(share: int, margin: int) -> int:
    return share * MARGINS + max(0, min(MARGINS - 1, MARGINS // 2 + margin))


def played_on(world: Guess, seat: int, times: int, number: int) -> float:
    """The share of a seat when the game is played on at random; the same luck for the same number."""
    if world.ask() is None:
        return world.outcome(seat)[0] / MILLION
    luck, won = QuickStream(number), 0
    for _ in range(times):
        end = world.clone()
        end.play_out(luck)
        won += end.outcome(seat)[0]
    return won / times / MILLION
