"""A game in which guesses are the table as it is: what sight of all cards would advise. Kept apart from estimates."""

from __future__ import annotations

from copy import copy
from typing import Any

from posterity.analysis.budget import SIGHT
from posterity.analysis.judge import judge_for
from posterity.analysis.lines import grow
from posterity.bots.planner import World
from posterity.core.chance import QuickStream
from posterity.core.game import Game
from posterity.core.observation import observe
from posterity.core.tasks import State


def with_open_cards(game: Game[Any]) -> Game[Any]:
    """The game, but for what anybody guesses: each guess is the table as it is."""
    known = copy(game)
    vars(known).update(sort_unseen=lambda s, seat: s, guess=lambda s, seat, luck: s.clone())
    return known


def advised_with_sight(game: Game[Any], s: State, number: int) -> tuple[str, float]:
    """The best answer to the open question for somebody who sees all cards, and what it is worth."""
    observation = observe(with_open_cards(game), s)
    judge = judge_for(observation)
    world = World(observation.guess(QuickStream(number)), observation.ask.options)
    grow([world], SIGHT, judge)
    shares = judge.shares(world.best, number)
    best = shares.index(max(shares))
    return observation.ask.options[best].text, shares[best]
