"""Bots: they get Observations, never states."""

from __future__ import annotations

from collections.abc import Callable

from posterity.bots.greedy import Greedy
from posterity.bots.random import Random
from posterity.core.chance import Stream
from posterity.core.observation import Bot

BOTS: dict[str, Callable[[Stream], Bot]] = {"random": Random, "greedy": Greedy}
