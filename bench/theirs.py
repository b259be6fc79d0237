"""Workloads on games of other packages: random play and copies, as those packages offer them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from measuring import serve

GAMES_PLAYED = 20
STEPS = 10  # in a piece
PIECES = 20
COPIES = 50
LONGEST = 1_000_000  # more steps than any game takes


class Peer:
    """A game of somebody else's package."""

    def start(self, number: int) -> Any:
        raise NotImplementedError

    def over(self, game: Any) -> bool:
        raise NotImplementedError

    def options(self, game: Any) -> int:
        """How many answers the player who is to move has."""
        raise NotImplementedError

    def steps(self, game: Any, count: int) -> int:
        """Up to `count` random answers; how many there were before the game was over."""
        raise NotImplementedError

    def copy(self, game: Any) -> Any:
        raise NotImplementedError

    def play(self) -> Iterator[int]:
        """Whole games, a few steps in each piece."""
        for number in range(GAMES_PLAYED):
            game = self.start(number)
            while not self.over(game):
                yield self.steps(game, STEPS)

    def copies(self) -> Iterator[int]:
        """Copies of a game in progress."""
        for _ in range(PIECES):
            for _ in range(COPIES):
                self.copy(self.middle)
            yield COPIES

    def find_middle(self) -> None:
        length = self.steps(self.start(0), LONGEST)
        self.middle = self.start(0)
        self.steps(self.middle, length // 2)

    def census(self) -> dict[str, float]:
        """Decisions of an average game, and how many of them have two options or more."""
        decisions = choices = 0
        for number in range(GAMES_PLAYED):
            game = self.start(number)
            while not self.over(game):
                decisions += 1
                choices += self.options(game) > 1
                self.steps(game, 1)
        return {"decisions": decisions / GAMES_PLAYED, "choices": choices / GAMES_PLAYED}


class Catanatron(Peer):
    """Four of catanatron's own random players; a game ends with a winner or at its own limit of turns."""

    def __init__(self) -> None:
        self.package: Any = import_module("catanatron")
        self.limit: int = import_module("catanatron.game").TURNS_LIMIT

    def start(self, number: int) -> Any:
        players = [self.package.RandomPlayer(color) for color in self.package.Color]
        return self.package.Game(players, seed=number + 1)

    def over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= self.limit

    def options(self, game: Any) -> int:
        return len(game.state.playable_actions)

    def steps(self, game: Any, count: int) -> int:
        limit = self.limit
        for done in range(count):
            if game.winning_color() is not None or game.state.num_turns >= limit:
                return done
            game.play_tick()
        return count

    def copy(self, game: Any) -> Any:
        return game.copy()


class OpenSpiel(Peer):
    """A game of OpenSpiel through pyspiel. Chance is drawn here too, but only what players decide is counted."""

    def __init__(self, name: str) -> None:
        self.game: Any = import_module("pyspiel").load_game(name)
        self.luck = Random(1)

    def start(self, number: int) -> Any:
        self.luck.seed(number)
        state = self.game.new_initial_state()
        self.deal(state)
        return state

    def deal(self, state: Any) -> None:
        """Draws chance until somebody has to decide."""
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.luck.choices(outcomes, weights)[0])

    def over(self, game: Any) -> bool:
        return bool(game.is_terminal())

    def options(self, game: Any) -> int:
        return len(game.legal_actions())

    def steps(self, game: Any, count: int) -> int:
        luck = self.luck.random
        for done in range(count):
            if game.is_terminal():
                return done
            options = game.legal_actions()
            game.apply_action(options[int(luck() * len(options))])
            if game.is_chance_node():
                self.deal(game)
        return count

    def copy(self, game: Any) -> Any:
        return game.clone()


if __name__ == "__main__":
    peer = Catanatron() if sys.argv[1] == "catanatron" else OpenSpiel(sys.argv[1])
    peer.find_middle()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)  # as rarely as for our own games
    serve({"play": peer.play, "copies": peer.copies}, peer.census())
