"""Games played to learn from: positions as numbers, and how each game ended for the seat they are told to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from posterity.core.chance import QuickStream, seed_of
from posterity.core.features import Features
from posterity.core.game import Game, Setup
from posterity.core.observation import Bot, Observation
from posterity.core.tasks import apply

STRAY = (0.0, 0.0, 0.03, 0.08, 0.2)  # how often a seat answers at random, drawn for each seat
WITHIN_TURNS = 0.2  # the share of positions within a turn that are kept
NEXT_SEAT = 0.5  # the share of ends of turns that are also told to whoever is asked next
WIN, MARGIN, END_OF_TURN, SEAT, GAME = range(5)  # columns of what is known of a position


class Samples:
    """Positions of many games, as a network is told of them."""

    def __init__(self, game: Game[Any]) -> None:
        assert game.features is not None
        self.game = game
        self.features = Features(game.features.layout)
        self.known: list[tuple[float, ...]] = []

    def keep(self, s: Any, seat: int, end_of_turn: bool, number: int) -> None:
        assert self.game.features is not None
        self.game.features.extract(s, seat, self.features)
        self.known.append((0.0, 0.0, float(end_of_turn), float(seat), float(number)))

    def settle(self, first: int, s: Any) -> None:
        """The game is over: say of the positions from `first` on how it ended for their seats."""
        scores, winners = self.game.scores(s), self.game.winners(s)
        for place in range(first, len(self.known)):
            _, _, end, seat, number = self.known[place]
            won = (int(seat) in winners) / len(winners)
            margin = scores[int(seat)] - max(score for other, score in enumerate(scores) if other != int(seat))
            self.known[place] = (won, float(margin), end, seat, number)

    def arrays(self) -> dict[str, Any]:
        """Everything as arrays; rows of each kind lie one after the other, `counts` of them for each position."""
        layout = self.features.layout
        found = {"known": np.array(self.known, dtype=np.float32)}
        numbers = np.frombuffer(self.features.numbers.getvalue(), dtype="<i2")
        found["numbers"] = numbers.reshape(-1, len(layout.numbers))
        for kind, told in enumerate(layout.kinds):
            rows = np.frombuffer(self.features.rows[kind].getvalue(), dtype="<i2")
            found[f"rows-{kind}"] = rows.reshape(-1, len(told.columns) + 1)
            found[f"counts-{kind}"] = np.array(self.features.counts[kind], dtype=np.int16)
        return found


def play(samples: Samples, setup: Setup, bots: Sequence[Bot], luck: random.Random, number: int) -> Any:
    """One game; some of its positions are kept."""
    game = samples.game
    s = game.new(setup)
    first = len(samples.known)
    stray = [luck.choice(STRAY) for _ in bots]
    while s.ask is not None:
        ask, before = s.ask, s.ask.seat
        if len(ask.options) == 1:
            pick = ask.options[0]
        elif luck.random() < stray[before]:
            pick = luck.choice(ask.options)
        else:
            pick = bots[before].choose(Observation(game, s, before, ask))
        apply(s, pick)
        if s.ask is None:
            break
        ends = s.ask.seat != before
        if ends or luck.random() < WITHIN_TURNS:
            samples.keep(s, before, ends, number)
        if ends and luck.random() < NEXT_SEAT:
            samples.keep(s, s.ask.seat, False, number)
    samples.settle(first, s)
    return s


def any_setup(game: Game[Any], players: int, number: int, options: dict[str, str]) -> Setup:
    """A table with the standard set."""
    chosen = game.complete(players, options)
    cards = game.card_set(game.standard_set)
    return Setup(players=players, options=chosen, cards=cards, seed=seed_of(number), rules=game.rules)


Maker = Callable[[QuickStream], Bot]
