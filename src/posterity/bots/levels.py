"""Bots that think with a network: levels by name, and any effort with any network, `plan:2:3:24:54@FILE.npz`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from posterity.bots.networks import effort_of, loaded, shipped
from posterity.bots.own import BotError
from posterity.bots.planner import Effort, Planner
from posterity.bots.relaxed import HABITS, UNTAUGHT, Relaxed
from posterity.bots.search import Search, SearchEffort
from posterity.core.actions import Action
from posterity.core.chance import QuickStream, Stream
from posterity.core.observation import Bot, Observation

WITH_NETWORK: Final = ("strong", "expert")  # the card of a network says how much each of them thinks
LEVELS: Final = (*HABITS, *WITH_NETWORK)


def thinker(effort: str, luck: Stream, network: Any, milliseconds: int = 0, most: int = 0) -> Bot:
    """A bot that plans, `plan:GUESSES:WIDTH:NARROW:STOP`, or searches, `tree:DESCENTS:TOGETHER`; else ValueError."""
    kind, _, rest = effort.partition(":")
    numbers = [int(number) for number in rest.split(":")]
    if kind == "plan" and len(numbers) == 4:
        return Planner(luck, network, Effort(numbers[0], numbers[1], numbers[2], numbers[3], milliseconds, most))
    if kind == "tree" and len(numbers) == 2:
        return Search(luck, network, SearchEffort(numbers[0], numbers[1], milliseconds, most))
    raise ValueError(effort)


def with_network(name: str) -> Callable[[Stream], Bot]:
    """Makes the bots of a name such as `plan:2:3:24:54@FILE.npz`; BotError if the name is not valid."""
    effort, _, path = name.partition("@")
    try:
        thinker(effort, QuickStream(0), loaded(path))
    except (OSError, ValueError, KeyError):
        raise BotError("bot-network", {"bot": name}) from None
    return lambda luck: thinker(effort, luck, loaded(path))


class Level(Bot):
    """Thinks as much as its level does at this game; without a network for this table it plays like `greedy`."""

    def __init__(self, luck: Stream, level: str, milliseconds: int, most: int = 0) -> None:
        self.luck: Final = luck
        self.level: Final = level
        self.milliseconds: Final = milliseconds  # limit on thinking about a plan; 0: a fixed amount of work instead
        self.most: Final = most  # milliseconds after which that work is broken off; 0: never
        self.bot: Bot | None = None

    def choose(self, observation: Observation) -> Action:
        if self.bot is None:
            self.bot = self.made_for(observation)
        return self.bot.choose(observation)

    def made_for(self, observation: Observation) -> Bot:
        if self.level in HABITS:
            return Relaxed(self.luck, HABITS[self.level])
        network = shipped(observation.game_name())
        if network is None or not network.knows(observation.properties()):
            return Relaxed(self.luck, UNTAUGHT)
        return thinker(effort_of(self.level, observation.game_name()), self.luck, network, self.milliseconds, self.most)


def has_values(game: str, properties: list[list[int]]) -> bool:
    """Do levels have a network for tables of this game with these cards?"""
    network = shipped(game)
    return network is not None and network.knows(properties)


def like_greedy(names: Iterable[str], game: str, properties: list[list[int]]) -> list[str]:
    """Which of these bots are levels that have learned no values for such a table."""
    levels = [name for name in dict.fromkeys(names) if name in WITH_NETWORK]
    return [] if not levels or has_values(game, properties) else levels
