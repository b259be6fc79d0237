"""No level ever fails, runs out of time or falls back in silence: all counts of players, options, sets and automata.

The quick sample asks levels now and then during random games with the set-ups of the conformance suite, in which every
pair of values occurs together; the long one plays whole games with each level at a seat.
"""

from __future__ import annotations

import time
import tomllib
from itertools import cycle

import pytest
from msgspec.structs import replace

from posterity.bots import LEVELS, ThinkingTime, bot_maker
from posterity.bots.levels import WITH_NETWORK, has_values, like_greedy
from posterity.bots.networks import has_network
from posterity.core.chance import QuickStream, seed_of
from posterity.core.observation import observe
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.testing.walks import random_pick, setup, setups
from tests.bots.own_sets import EXAMPLES, STANDARD, example, far_set

BRIEF = ThinkingTime(think=1)
PATIENCE = 20  # seconds of work for one answer without the compiled engine; with it levels take milliseconds
EVERY = 60  # answers between two questions to a level, in the quick sample


def asked_now_and_then(game, chosen, every=EVERY, time_for=BRIEF):
    """A random game in which levels are asked what they would answer; how often they were."""
    s, luck, count, levels, since = game.new(chosen), QuickStream(seed_number(chosen)), 0, cycle(LEVELS), every
    while s.ask is not None:
        since += 1
        if since >= every and len(s.ask.options) > 1:
            level, since = next(levels), 0
            apply(s, checked(game, s, bot_maker(level, time_for)(QuickStream(count))))
            count += 1
        else:
            apply(s, random_pick(s, luck))
    return count


def seed_number(chosen):
    return int.from_bytes(chosen.seed[:4], "big")


def checked(game, s, bot):
    """The bot's answer, which is on offer and comes in time."""
    options, began = s.ask.options.copy(), time.thread_time()
    pick = bot.choose(observe(game, s))
    assert pick in options and s.ask.options == options
    assert time.thread_time() - began < PATIENCE
    return pick


def played(game, chosen, level, seat):
    """A whole game with a level at one seat among bots that play at random."""
    s, luck, bot = game.new(chosen), QuickStream(seed_number(chosen)), bot_maker(level, BRIEF)(QuickStream(seat))
    while s.ask is not None:
        apply(s, checked(game, s, bot) if s.ask.seat == seat else random_pick(s, luck))
    assert game.winners(s)


@pytest.mark.parametrize("name", GAMES)
def test_levels_answer_with_all_counts_of_players_and_options(name):
    game = GAMES[name]
    for number, chosen in enumerate(setups(game)):
        if chosen.options.get("rounds", "1") in ("1", "2") and number % 3 == 0:
            assert asked_now_and_then(game, chosen)


def own_cards():
    """Sets that are not the standard one: those on the shelf, examples of owners, and some far from all training."""
    found = [
        (name, cards, lambda name=name, cards=cards: GAMES[name].card_set(cards))
        for name in GAMES
        for cards in GAMES[name].shelf.names()
        if cards != GAMES[name].standard_set
    ]
    for path in sorted(EXAMPLES.glob("*.toml")):
        name = tomllib.loads(path.read_text(encoding="utf-8"))["game"]
        found.append((name, path.stem, lambda path=path: example(path.stem)))
    return found + [(name, "far", lambda name=name: far_set(name)) for name in STANDARD]


@pytest.mark.parametrize(
    ("name", "cards", "load"), [pytest.param(*one, id=f"{one[0]}-{one[1]}") for one in own_cards()]
)
def test_levels_answer_with_other_cards_and_say_where_they_have_not_learned_them(name, cards, load):
    game = GAMES[name]
    players = max(2, game.fewest)
    chosen = replace(setup(game, players, {}, 5), cards=load())
    assert asked_now_and_then(game, chosen)
    properties = game.card_properties(chosen)
    assert has_values(name, properties) == (has_network(name) and cards != "far")
    assert like_greedy(LEVELS, name, properties) == ([] if has_values(name, properties) else list(WITH_NETWORK))


@pytest.mark.parametrize("name", ["leaders", "machines"])
def test_a_level_that_has_not_learned_the_cards_answers_the_same_in_worlds_it_cannot_tell_apart(name):
    """Where it falls back it must be as fair as anywhere else."""
    game = GAMES[name]
    chosen = replace(setup(game, 2, {}, 5), cards=far_set(name))
    s, luck, compared = game.new(chosen), QuickStream(3), 0
    while s.ask is not None and compared < 5:
        if len(s.ask.options) > 2 and luck.below(6) == 0:
            other = s.clone()
            game.reseed(other, seed_of(luck.word()))
            answers = {bot_maker("strong")(QuickStream(9)).choose(observe(game, world)).text for world in (s, other)}
            assert len(answers) == 1
            compared += 1
        apply(s, random_pick(s, luck))
    assert compared == 5


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_levels_play_whole_games_with_all_counts_of_players_and_options(name, level):
    game = GAMES[name]
    for number, chosen in enumerate(setups(game, 100)):
        if number % len(LEVELS) == LEVELS.index(level) or chosen.players in (1, game.most):
            played(game, chosen, level, number % chosen.players)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "cards", "load"), [pytest.param(*one, id=f"{one[0]}-{one[1]}") for one in own_cards()]
)
def test_levels_play_whole_games_with_other_cards(name, cards, load):
    game = GAMES[name]
    found = load()
    for number, level in enumerate(LEVELS):
        players = game.most if number % 2 else max(2, game.fewest)
        played(game, replace(setup(game, players, {}, number), cards=found), level, number % players)
