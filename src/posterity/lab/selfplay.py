"""Self-play games for training: positions as numbers from the viewpoint of a seat, and how the game ended for it."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from posterity.bots import bot_maker
from posterity.core.chance import QuickStream, seed_of
from posterity.core.features import Features
from posterity.core.game import Game, Setup, SetupError
from posterity.core.observation import Bot, Observation
from posterity.core.sets import CardSet
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.lab.jobs import Job, Row, RunConfig, cards_of

STRAY = (0.0, 0.0, 0.03, 0.08, 0.2)  # how often a seat answers at random, drawn for each seat
WITHIN_TURNS = 0.2  # the share of positions within a turn that are kept
NEXT_SEAT = 0.5  # the share of ends of turns that are also kept as the seat asked next sees them
AS_USUAL = 0.65  # the share of games with the usual options
LONGEST = 3_000  # answers, after which a game is given up
WIN, MARGIN, END_OF_TURN, SEAT, GAME = range(5)  # columns of the facts of a position


class Samples:
    """Positions of a game as inputs of a network."""

    def __init__(self, game: Game[Any]) -> None:
        assert game.features is not None
        self.game = game
        self.features = Features(game.features.layout)
        self.known: list[tuple[float, ...]] = []

    def keep(self, s: Any, seat: int, end_of_turn: bool) -> None:
        assert self.game.features is not None
        self.game.features.extract(s, seat, self.features)
        self.known.append((0.0, 0.0, float(end_of_turn), float(seat), 0.0))

    def forget(self) -> None:
        """Drop all positions of the game."""
        self.features, self.known = Features(self.features.layout), []

    def settle(self, s: Any) -> None:
        """The game is over: note for all positions how it ended for their seats."""
        winners = self.game.winners(s)
        for place in range(len(self.known)):
            _, _, end, seat, number = self.known[place]
            won = (int(seat) in winners) / len(winners)
            self.known[place] = (won, float(self.game.lead(s, int(seat))), end, seat, number)

    def arrays(self) -> dict[str, Any]:
        """Everything as arrays; rows of each kind lie one after the other, `counts` of them for each position."""
        layout = self.features.layout
        found = {"known": np.array(self.known, dtype=np.float32).reshape(-1, 5)}
        numbers = np.frombuffer(self.features.numbers.getvalue(), dtype="<i2")
        found["numbers"] = numbers.reshape(-1, len(layout.numbers))
        for kind, told in enumerate(layout.kinds):
            rows = np.frombuffer(self.features.rows[kind].getvalue(), dtype="<i2")
            found[f"rows-{kind}"] = rows.reshape(-1, len(told.columns) + 1)
            found[f"counts-{kind}"] = np.array(self.features.counts[kind], dtype=np.int16)
        return found

    def packed(self) -> bytes:
        """Everything as the bytes of an .npz file."""
        buffer = io.BytesIO()
        np.savez(buffer, **self.arrays())
        return buffer.getvalue()


def play(samples: Samples, setup: Setup, bots: Sequence[Bot], luck: random.Random) -> int:
    """Play one game and keep some of its positions, none if it takes too long; returns the number of answers."""
    game = samples.game
    s = game.new(setup)
    stray = [luck.choice(STRAY) for _ in bots]
    while s.ask is not None:
        if s.answers > LONGEST:
            samples.forget()
            break
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
            samples.keep(s, before, ends)
        if ends and luck.random() < NEXT_SEAT:
            samples.keep(s, s.ask.seat, False)
    samples.settle(s)
    return int(s.answers)


def setup_by_chance(game: Game[Any], players: int, number: int, luck: random.Random, cards: CardSet) -> Setup:
    """A table with a card set, mostly with the usual options."""
    if luck.random() > AS_USUAL:
        wished = {option.name: luck.choice(list(option.values)) for option in game.options if option.values}
        wished = {name: value for name, value in wished.items() if name != "cards" and luck.random() < 0.5}
        try:
            setup = setup_with(game, players, number, wished, cards)
            game.new(setup)
            return setup
        except SetupError:  # the rules exclude this combination
            pass
    return setup_with(game, players, number, {}, cards)


def setup_with(
    game: Game[Any], players: int, number: int, options: dict[str, str], cards: CardSet | None = None
) -> Setup:
    """A table with a card set, by default the standard one; SetupError for options that the rules exclude."""
    chosen, cards = game.complete(players, options), cards or game.card_set(game.standard_set)
    return Setup(players=players, options=chosen, cards=cards, seed=seed_of(number), rules=game.rules)


# ---------------------------------------------------------------- as a job of the runner


def play_to_learn(config: RunConfig, job: Job) -> Row:
    """The samples of one game as the bytes of an .npz file; its set-up is drawn from the number of the job."""
    game, luck = GAMES[config.game], random.Random(job.number)
    samples = Samples(game)
    players = len(job.bots)
    bots = [bot_maker(name)(QuickStream(luck.getrandbits(60))) for name in job.bots]
    answers = play(samples, setup_by_chance(game, players, job.number, luck, cards_of(config)), bots, luck)
    return {"number": job.number, "bots": list(job.bots), "answers": answers, "samples": samples.packed()}


def unpacked(rows: Sequence[bytes]) -> dict[str, Any]:
    """The samples of many games, joined into one."""
    found: dict[str, list[Any]] = {}
    for number, data in enumerate(rows):
        with np.load(io.BytesIO(data), allow_pickle=False) as kept:
            for name in kept.files:
                array = kept[name]
                if name == "known":
                    array[:, GAME] = number
                found.setdefault(name, []).append(array)
    return {name: np.concatenate(arrays) for name, arrays in found.items()}
