"""What is measured: our games, and those of other libraries, each as pieces of work that say how much they did."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

Work = Callable[[int], int]  # does something with a number, such as the number of a game; says how many times over


def rate(work: Work, seconds: float) -> float:
    """How much of `work` is done in a second."""
    start, done, number = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds:
        done += work(number)
        number += 1
    return done / (time.perf_counter() - start)


class Ours:
    """A game of ours with its standard set and the most players up to four, played at random."""

    def __init__(self, name: str) -> None:
        from posterity.core.game import Setup
        from posterity.core.tasks import apply
        from posterity.games import GAMES

        self.game = GAMES[name]
        self.players = min(4, self.game.most)
        cards, options = self.game.card_set(self.game.standard_set), self.game.complete(self.players, {})
        self.setup = Setup(players=self.players, options=options, cards=cards, seed=bytes(32), rules=self.game.rules)
        self.apply = apply
        self.middle = self.new(0)
        luck = random.Random(0)
        for _ in range(100):
            if self.middle.ask is not None:
                apply(self.middle, luck.choice(self.middle.ask.options))

    def new(self, number: int) -> Any:
        from msgspec.structs import replace

        from posterity.core.chance import seed_of

        return self.game.new(replace(self.setup, seed=seed_of(number)))

    def inside(self, number: int) -> int:
        """A whole game within the package."""
        from posterity.core.chance import QuickStream
        from posterity.core.tasks import play_at_random

        return play_at_random(self.new(number), QuickStream(number))

    def driven(self, number: int) -> int:
        """A whole game through `ask` and `apply` from here."""
        from posterity.core.chance import QuickStream

        s, luck, count, apply = self.new(number), QuickStream(number), 0, self.apply
        while s.ask is not None:
            options = s.ask.options
            apply(s, options[luck.below(len(options))])
            count += 1
        return count

    def clones(self, number: int) -> int:
        for _ in range(1000):
            self.middle.clone()
        return 1000

    def views(self, number: int) -> int:
        for _ in range(100):
            self.game.view(self.middle, 0)
        return 100

    def choices(self, number: int) -> tuple[int, int]:
        """A whole game: how many decisions, and how many of them with two or more options."""
        s, luck, count, real = self.new(number), random.Random(number), 0, 0
        while s.ask is not None:
            count += 1
            real += len(s.ask.options) > 1
            self.apply(s, luck.choice(s.ask.options))
        return count, real


class Catanatron:
    """Catan with four players who move at random."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.game, self.player = Game, RandomPlayer
        self.colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
        self.middle = self.new(0)
        for _ in range(100):
            self.middle.play_tick()

    def new(self, number: int) -> Any:
        random.seed(number)
        return self.game([self.player(colour) for colour in self.colours], seed=number)

    def driven(self, number: int) -> int:
        game, count = self.new(number), 0
        while self.goes_on(game):
            game.play_tick()
            count += 1
        return count

    def goes_on(self, game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < 1000

    def clones(self, number: int) -> int:
        for _ in range(100):
            self.middle.copy()
        return 100

    def choices(self, number: int) -> tuple[int, int]:
        game, count, real = self.new(number), 0, 0
        while self.goes_on(game):
            count += 1
            real += len(game.state.playable_actions) > 1
            game.play_tick()
        return count, real


class OpenSpiel:
    """A card game of OpenSpiel, driven from Python through pyspiel; chance is drawn here, too, and not counted."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.middle = self.game.new_initial_state()
        luck = random.Random(0)
        while self.middle.is_chance_node():
            self.step(self.middle, luck)

    def step(self, state: Any, luck: random.Random) -> None:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))

    def driven(self, number: int) -> int:
        state, luck, count = self.game.new_initial_state(), random.Random(number), 0
        while not state.is_terminal():
            count += not state.is_chance_node()
            self.step(state, luck)
        return count

    def clones(self, number: int) -> int:
        for _ in range(1000):
            self.middle.clone()
        return 1000

    def choices(self, number: int) -> tuple[int, int]:
        state, luck, count, real = self.game.new_initial_state(), random.Random(number), 0, 0
        while not state.is_terminal():
            if not state.is_chance_node():
                count += 1
                real += len(state.legal_actions()) > 1
            self.step(state, luck)
        return count, real
