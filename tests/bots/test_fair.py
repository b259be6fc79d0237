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
from posterity.games.gears.guess import shown_by
from posterity.testing.secrecy import read, seen, told_words
from posterity.testing.walks import random_pick, setup

NAMES = [*BOTS, "mcts:12", "beginner", "casual", "strong"]
LONG = bool(os.environ.get("POSTERITY_LONG"))
WANTED = 30 if LONG else 6  # pairs of worlds in which a seat is asked, of each game
DEALS = 40


def twins(game, chosen, luck):
    """Two worlds that the seat asked cannot tell apart, again and again during a random game."""
    s = game.new(chosen)
    while s.ask is not None:
        if len(s.ask.options) > 1:
            if luck.below(8) == 0:
                yield s.clone(), relaid(game, s, luck)
            pair = parted(game, s, 1 - s.ask.seat, luck)
            if pair is not None:
                yield pair
        apply(s, random_pick(s, luck))


def relaid(game, s, luck):
    """The same with the draw piles in another order and, where Fate cards are dealt in secret, with another one."""
    other = s.clone()
    game.reseed(other, seed_of(luck.word()))
    rival = 1 - s.ask.seat
    if game.name == "gears" and other.removed_unseen and other.players[rival].fate and shown_by(other) != rival:
        held = other.players[rival].fate
        other.removed[0], held[0] = held[0], other.removed[0]
    return other


def parted(game, s, seat, luck):
    """Two ways for another seat to answer that `seat` does not see, followed until it is asked."""
    first, second = luck.below(len(s.ask.options)), luck.below(len(s.ask.options) - 1)
    second += second >= first
    one, two = s.clone(), s.clone()
    one.told, two.told = [], []
    apply(one, s.ask.options[first])
    apply(two, s.ask.options[second])
    if one.ask is None or two.ask is None or not alike(game, one, two, seat):
        return None
    game.reseed(two, seed_of(luck.word()))
    for _ in range(60):
        if one.ask is None or two.ask is None or not alike(game, one, two, seat):
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


def alike(game, one, two, seat):
    """Has `seat` seen the same and been told the same?"""
    told = [[told_words(event) for event in read(s, seat)] for s in (one, two)]
    return seen(game, one, seat) == seen(game, two, seat) and told[0] == told[1]


def differ(game, one, two):
    """Is there anything that is not the same in both?"""
    return game.position(one) != game.position(two)


def bots_of(game, options):
    """All of them; but where guesses are not made from a trail alone, greedy keeps to those it was fixed with."""
    fixed = game.name == "legacies" or options
    return [bot for bot in NAMES if not (fixed and bot == "greedy")]


@pytest.mark.parametrize(
    ("name", "options"), [*[(name, {}) for name in GAMES], ("gears", {"fate": "destiny"})], ids=str
)
def test_bots_answer_the_same_where_they_cannot_tell_the_difference(name, options):
    game, luck, found = GAMES[name], QuickStream(7), 0
    for number in range(DEALS):
        for one, two in twins(game, setup(game, 2, options, number), luck):
            found += differ(game, one, two)
            for bot in bots_of(game, options):
                answers = [
                    bot_maker(bot)(BlakeStream(seed_of(3), "bot-0")).choose(observe(game, s)) for s in (one, two)
                ]
                assert answers[0] == answers[1], f"{bot} knows more than it may"
            if found == WANTED:
                return
    raise AssertionError(f"only {found} pairs of worlds in {name}")
