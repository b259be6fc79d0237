"""A bot that answers at random."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action
from posterity.core.chance import Stream
from posterity.core.observation import Bot, Observation


class Random(Bot):
    """Every option is equally likely; each answer uses one number of the bot's own luck."""

    def __init__(self, luck: Stream) -> None:
        self.luck: Final = luck

    def choose(self, observation: Observation) -> Action:
        options = observation.ask.options
        return options[self.luck.below(len(options))]
