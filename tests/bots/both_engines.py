"""What bots answer in positions of random games; run as a module it prints that, on whichever engine it runs."""

from __future__ import annotations

import json

from posterity.bots import bot_maker
from posterity.core.chance import BlakeStream, QuickStream
from posterity.core.observation import observe
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.testing.walks import random_pick, setup

BOTS = {"mcts:25": 3, "beginner": 4, "casual": 4, "strong": 3, "expert": 1}  # and how many questions each answers
EVERY = 5  # questions of the game with something to choose from


def answers():
    """By game and bot, what it answers and what its luck says next."""
    return {f"{game} {bot}": answers_of(GAMES[game], bot, count) for game in GAMES for bot, count in BOTS.items()}


def answers_of(game, bot, count):
    s, luck, found, met = game.new(setup(game, 2, {}, 11)), QuickStream(4), [], 0
    while s.ask is not None and len(found) < count:
        met += len(s.ask.options) > 2
        if met % EVERY == EVERY - 1 and len(s.ask.options) > 2:
            own = BlakeStream(bytes(32), f"bot-{len(found)}")
            found.append([bot_maker(bot)(own).choose(observe(game, s)).text, own.word()])
        apply(s, random_pick(s, luck))
    return found


if __name__ == "__main__":
    print(json.dumps(answers()))
