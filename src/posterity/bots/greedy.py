"""A bot that looks one move ahead on a few guesses of what it cannot see."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.observation import Bot, Guess, Observation

GUESSES: Final = 4  # worlds in which each option is tried
PATIENCE: Final = 40  # answers followed to finish one move


class Greedy(Bot):
    """Tries every option in a few possible worlds and takes the one that leaves it best off on average.

    A move goes on until another seat is asked; on the way the bot answers its own questions one by one for the best.
    """

    def __init__(self, luck: Stream) -> None:
        self.luck: Final = luck

    def choose(self, observation: Observation) -> Action:
        options = observation.ask.options
        if len(options) == 1:
            return options[0]
        luck = QuickStream(self.luck.word() << 32 | self.luck.word())
        worth = [0] * len(options)
        for _ in range(GUESSES):
            guess = observation.guess(luck)
            for place, option in enumerate(options):
                worth[place] += value(guess, option)
        best = 0
        for place in range(1, len(options)):
            if worth[place] > worth[best]:
                best = place
        return options[best]


def value(guess: Guess, option: Action) -> int:
    """What the guessing seat is worth after `option` and the best way to finish the same move."""
    then = guess.clone()
    then.apply(option)
    for _ in range(PATIENCE):
        ask = then.ask()
        if ask is None or ask.seat != guess.seat:
            break
        then.apply(best_next(then, ask.options))
    return then.worth()


def best_next(guess: Guess, options: list[Action]) -> Action:
    best, most = options[0], 0
    for place, option in enumerate(options):
        if len(options) == 1:
            break
        then = guess.clone()
        then.apply(option)
        worth = then.worth()
        if place == 0 or worth > most:
            best, most = option, worth
    return best
