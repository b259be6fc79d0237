"""Workloads on our own games: random play inside the package and driven from here, clones and views."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from measuring import serve
from posterity.core.chance import QuickStream, seed_of
from posterity.core.game import Setup
from posterity.core.garbage import collect_rarely
from posterity.core.tasks import apply, play_at_random
from posterity.games import GAMES

GAMES_PLAYED = 50
PIECES = 20
CLONES = 1000
VIEWS = 100


class Ours:
    """A game with 4 players, or as many as it allows."""

    def __init__(self, name: str) -> None:
        self.game = GAMES[name]
        self.players = min(4, self.game.most)
        self.cards = self.game.card_set(self.game.standard_set)
        self.options = self.game.complete(self.players, {})
        self.middle = self.play_half(0)

    def new(self, number: int) -> Any:
        return self.game.new(
            Setup(
                players=self.players,
                options=self.options,
                cards=self.cards,
                seed=seed_of(number),
                rules=self.game.rules,
            )
        )

    def inside(self) -> Iterator[int]:
        """Whole games without leaving the package."""
        for number in range(GAMES_PLAYED):
            yield play_at_random(self.new(number), QuickStream(number))

    def driven(self) -> Iterator[int]:
        """Whole games, each answer given from here."""
        for number in range(GAMES_PLAYED):
            yield self.drive(number)

    def drive(self, number: int) -> int:
        s, luck, count = self.new(number), Random(number).random, 0
        while (ask := s.ask) is not None:
            options = ask.options
            apply(s, options[int(luck() * len(options))])
            count += 1
        return count

    def clones(self) -> Iterator[int]:
        """Copies of a table in the middle of its game."""
        clone = self.middle.clone
        for _ in range(PIECES):
            for _ in range(CLONES):
                clone()
            yield CLONES

    def views(self) -> Iterator[int]:
        for _ in range(PIECES):
            for _ in range(VIEWS):
                self.game.view(self.middle, 0)
            yield VIEWS

    def play_half(self, number: int) -> Any:
        s, luck = self.new(number), Random(number)
        for _ in range(self.drive(number) // 2):
            apply(s, luck.choice(s.ask.options))
        return s

    def census(self, games: int) -> dict[str, float]:
        """Decisions of an average game, and how many of them have two options or more."""
        decisions = choices = 0
        for number in range(games):
            s, luck = self.new(number), Random(number)
            while s.ask is not None:
                decisions += 1
                choices += len(s.ask.options) > 1
                apply(s, luck.choice(s.ask.options))
        return {"decisions": decisions / games, "choices": choices / games}


if __name__ == "__main__":
    collect_rarely()
    ours = Ours(sys.argv[1])
    works = {"inside": ours.inside, "driven": ours.driven, "copies": ours.clones, "views": ours.views}
    serve(works, ours.census(100))
