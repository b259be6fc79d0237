"""Fair, shown by machine: where a seat cannot tell two worlds apart, a bot with the same luck answers the same.

The worlds are real ones: somebody else has kept, paid or hidden another card, and the draw piles lie in another order.
"""

from __future__ import annotations

import os
import zlib

import msgspec
import pytest

from posterity.bots import BOTS, LEVELS, bot_maker
from posterity.core.chance import BlakeStream, QuickStream, seed_of
from posterity.core.observation import observe
from posterity.core.tasks import apply, play_at_random
from posterity.games import GAMES
from posterity.games.gears.guess import shown_by
from posterity.testing.secrecy import read, seen, told_words
from posterity.testing.walks import random_pick, setup

LONG = bool(os.environ.get("POSTERITY_LONG"))
NAMES = [*BOTS, "mcts:12", *[level for level in LEVELS if LONG or level != "expert"]]
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


def pairs(game, options):
    """As many pairs of worlds as are wanted."""
    luck, found, different = QuickStream(7), [], 0
    for number in range(DEALS):
        for one, two in twins(game, setup(game, 2, options, number), luck):
            different += differ(game, one, two)
            found.append((one, two))
            if different == WANTED:
                return found
    raise AssertionError(f"only {different} pairs of worlds in {game.name}")


def tells_apart(game, make, one, two):
    """Does a bot with the same luck answer differently in these worlds?"""
    answers = [make(BlakeStream(seed_of(3), "bot-0")).choose(observe(game, s)) for s in (one, two)]
    return answers[0] != answers[1]


@pytest.mark.parametrize(
    ("name", "options"), [*[(name, {}) for name in GAMES], ("gears", {"fate": "destiny"})], ids=str
)
def test_bots_answer_the_same_where_they_cannot_tell_the_difference(name, options):
    game = GAMES[name]
    for one, two in pairs(game, options):
        for bot in bots_of(game, options):
            assert not tells_apart(game, bot_maker(bot), one, two), f"{bot} knows more than it may"


class Peeking:
    """A bot that looks at the table itself: the order of its answers depends on every card."""

    def __init__(self, luck):
        pass

    def choose(self, observation):
        position = msgspec.json.encode(observation._game.position(observation._state))
        options = observation.ask.options
        return options[zlib.crc32(position) % len(options)]


class Rigged:
    """A bot that plays fair but for one thing: it takes what is true for a guess."""

    def __init__(self, luck):
        self.luck = luck

    def choose(self, observation):
        game, s, options = observation._game, observation._state, observation.ask.options
        worth = []
        for option in options:
            world = s.clone()
            apply(world, option)
            play_at_random(world, QuickStream(5))
            worth.append(game.scores(world)[observation.seat])
        return options[worth.index(max(worth))]


@pytest.mark.parametrize("bot", [Peeking, Rigged])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_looks_at_hidden_cards_is_found_out(name, bot):
    game = GAMES[name]
    assert any(tells_apart(game, bot, one, two) for one, two in pairs(game, {}))
