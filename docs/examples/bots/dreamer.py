"""A bot that tries every answer in a few possible worlds and dreams each of them to its end."""

from __future__ import annotations

from posterity.bots.interface import Guess, Luck, Observation, Option

WORLDS = 4  # for each question


class Dreamer:
    """Takes the answer after which its dreams end best."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, observation: Observation) -> Option:
        options = observation.ask.options
        if len(options) == 1:
            return options[0]
        worth = [0] * len(options)
        for _ in range(WORLDS):
            guess = observation.guess(self.luck)
            for place, option in enumerate(options):
                worth[place] += self.dream(guess.clone(), option, observation.seat)
        return options[worth.index(max(worth))]

    def dream(self, world: Guess, option: Option, seat: int) -> int:
        """How far ahead of the best of the others it ends, if everybody goes on at random."""
        world.apply(option)
        world.play_out(self.luck)
        scores = world.scores()
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
