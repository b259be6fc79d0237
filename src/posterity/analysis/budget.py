"""How much work goes into the estimates of one entry. The same budget and seed give the same numbers."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

from posterity.bots.planner import Effort

SCREEN: Final = Effort(1, 4, 40, 120)  # in each guess, over all options, to find those worth comparing
COMPARE: Final = Effort(1, 3, 24, 48)  # in each guess, for each option that is compared
CAREFUL: Final = Effort(1, 5, 60, 120)  # the same for what may be called a fault
SIGHT: Final = Effort(1, 6, 120, 300)  # in the one world with all cards open


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How many worlds are guessed for what. With `milliseconds` each estimate ends when they are over."""

    screening: int = 4  # to find the options worth comparing
    guesses: int = 12  # to compare them
    again: int = 24  # to look again at what may be a fault; 0: not at all
    edge: int = 144  # at most, to tell whether a fault is a blunder; 0: no more than to look again
    beliefs: int = 32  # for the chances of a seat that is not asked, where a network tells them
    sight: bool = True  # is it told what sight of all cards would advise?
    milliseconds: int = 0


USUAL: Final = Budget()
# Where somebody waits for all of a game.
FIRST_LOOK: Final = Budget(screening=2, guesses=6, again=8, edge=0, beliefs=12, sight=False)


class Timer:
    """Says when the time of an estimate is over; without a limit it never is."""

    def __init__(self, milliseconds: int) -> None:
        self.until = perf_counter() + milliseconds / 1000 if milliseconds else None

    def over(self) -> bool:
        return self.until is not None and perf_counter() >= self.until
