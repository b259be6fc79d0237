"""Games between bots, for the tests of how well they play."""

from __future__ import annotations

from posterity.bots import bot_maker
from posterity.core.chance import BlakeStream
from posterity.core.observation import play_out
from posterity.testing.walks import setup


def play(game, bots, number, options=None):
    chosen = setup(game, len(bots), options or {}, number)
    s = game.new(chosen)
    play_out(game, s, [bot_maker(bot)(BlakeStream(chosen.seed, f"bot-{seat}")) for seat, bot in enumerate(bots)])
    return s


def wins(game, seat, players, games):
    """In how many games a greedy bot in `seat` beats random ones in all others."""
    bots = ["random"] * players
    bots[seat] = "greedy"
    return sum(game.winners(play(game, bots, number)) == [seat] for number in range(games))
