"""Fair, shown by machine: where a seat cannot tell two worlds apart, a bot with the same luck answers the same.

The worlds are real ones: somebody else has kept, paid or hidden another card, and the draw piles lie in another order.
"""

from __future__ import annotations

import os

import pytest

from posterity.bots import BOTS, bot_maker
from posterity.core.chance import BlakeStream, QuickStream, seed_of
from posterity.core.observation import observe
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.testing.secrecy import seen
from posterity.testing.walks import random_pick, setup

NAMES = [*BOTS, "mcts:12"]
LONG = bool(os.environ.get("POSTERITY_LONG"))
WANTED = 12 if LONG else 3  # pairs of worlds in which a seat is asked, of each game
DEALS = 40


def twins(game, number, luck):
    """Two worlds that the seat asked cannot tell apart, again and again during a random game."""
    s = game.new(setup(game, 2, {}, number))
    while s.ask is not None:
        for seat in range(2):
            if seat != s.ask.seat and len(s.ask.options) > 1:
                pair = parted(game, s, seat, luck)
                if pair is not None:
                    yield pair
        apply(s, random_pick(s, luck))


def parted(game, s, seat, luck):
    """Two ways for another seat to answer that `seat` does not see, followed until it is asked."""
    first, second = luck.below(len(s.ask.options)), luck.below(len(s.ask.options) - 1)
    second += second >= first
    one, two = s.clone(), s.clone()
    apply(one, s.ask.options[first])
    apply(two, s.ask.options[second])
    if one.ask is None or two.ask is None or seen(game, one, seat) != seen(game, two, seat):
        return None
    game.reseed(two, seed_of(luck.word()))
    for _ in range(60):
        if one.ask is None or two.ask is None or seen(game, one, seat) != seen(game, two, seat):
            return None
        if one.ask.seat == seat and len(one.ask.options) > 1:
            return one, two
        both = [pick for pick in one.ask.options if pick in two.ask.options]
        if not both:
            return None
        pick = both[luck.below(len(both))]
        apply(one, pick)
        apply(two, pick)
    return None


def differ(game, one, two):
    """Is there anything that is not the same in both?"""
    return seen(game, one, 1 - one.ask.seat) != seen(game, two, 1 - one.ask.seat)


@pytest.mark.parametrize("name", GAMES)
def test_bots_answer_the_same_where_they_cannot_tell_the_difference(name):
    game, luck, found = GAMES[name], QuickStream(7), 0
    for number in range(DEALS):
        for one, two in twins(game, number, luck):
            found += differ(game, one, two)
            for bot in NAMES:
                answers = [
                    bot_maker(bot)(BlakeStream(seed_of(3), "bot-0")).choose(observe(game, s)) for s in (one, two)
                ]
                assert answers[0] == answers[1], f"{bot} knows more than it may"
            if found == WANTED:
                return
    raise AssertionError(f"only {found} pairs of worlds in {name}")
