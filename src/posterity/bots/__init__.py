"""Bots: they get Observations, never states. This is the one place that finds them by name."""

from __future__ import annotations

import re
from collections.abc import Callable

from posterity.bots.greedy import Greedy
from posterity.bots.levels import LEVELS, Level, with_network
from posterity.bots.mcts import Mcts
from posterity.bots.networks import has_network
from posterity.bots.own import USUAL_TIME, BotError, ThinkingTime, is_own, load
from posterity.bots.random import Random
from posterity.core.chance import QuickStream, Stream
from posterity.core.observation import Bot

__all__ = [
    "BOTS",
    "FIRST_EVENING",
    "LEVELS",
    "NAMES",
    "USUAL_TIME",
    "BotError",
    "BotMaker",
    "ThinkingTime",
    "bot_maker",
    "bots_for",
    "display_name",
    "is_built_in",
    "is_own",
    "quick_luck",
]

BotMaker = Callable[[Stream], Bot]

BOTS: dict[str, BotMaker] = {"random": Random, "greedy": Greedy}
WITH_NUMBER: dict[str, Callable[[Stream, int], Bot]] = {"mcts": Mcts}  # NAME:N, with a whole number N of at least 1
NAMES = {"beginner": "Wick", "casual": "Tallow", "strong": "Verity", "expert": "Orrery"}  # in every language
FIRST_EVENING = "casual"  # the level that suits one
NUMBERED = re.compile(r"([a-z]+):([1-9][0-9]{0,8})")


def bots_for(game: str) -> list[str]:
    """The levels that people choose from at a game; the highest needs a network, else it plays like the one below."""
    return [*(LEVELS if has_network(game) else LEVELS[:-1])]


def is_built_in(name: str) -> bool:
    """Is it a bot that comes with the program? Only such names are trusted in records from strangers."""
    numbered = NUMBERED.fullmatch(name)
    return name in BOTS or name in LEVELS or (numbered is not None and numbered[1] in WITH_NUMBER)


def bot_maker(name: str, time: ThinkingTime = USUAL_TIME) -> BotMaker:
    """Makes the bots of this name: `greedy`, `strong`, `mcts:2000`, `./mine.py:Mine`; BotError if there is none.

    `time` limits the thinking of levels and of custom classes in files.
    """
    if name in BOTS:
        return BOTS[name]
    if name in LEVELS:
        return lambda luck: Level(luck, name, time.think, time.most)
    if is_own(name):
        return load(name, time.timeout)
    if "@" in name:
        return with_network(name)
    if not is_built_in(name):
        known = [*BOTS, *LEVELS, *[f"{other}:N" for other in WITH_NUMBER]]
        raise BotError("bot-unknown", {"bot": name, "known": known})
    word, _, number = name.partition(":")
    make = WITH_NUMBER[word]
    return lambda luck: make(luck, int(number))


def display_name(name: str) -> str:
    """What a bot is called at the table: Wick, Greedy, Mcts:2000, the name of a custom class."""
    return name.rpartition(":")[2] if is_own(name) else NAMES.get(name, name.capitalize())


def quick_luck(number: int) -> Stream:
    """A source of chance for planners, the same for the same number."""
    return QuickStream(number)
