"""Levels: networks that come with the program, the same answers on every machine, greedy's where cards are strange."""

from __future__ import annotations

import hashlib
import time
import tomllib

import pytest
from msgspec.structs import replace

from posterity.bots import LEVELS, BotError, ThinkingTime, bot_maker, is_built_in
from posterity.bots.levels import has_values, thinker
from posterity.bots.networks import HERE, shipped
from posterity.bots.planner import Effort, Planner
from posterity.bots.search import Search, SearchEffort
from posterity.core.chance import QuickStream
from posterity.core.observation import observe
from posterity.core.sets import edition_name
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.testing.walks import random_pick, setup
from tests.bots.own_sets import STANDARD, far_set
from tests.bots.test_features import positions, table

KNOWN = [name for name in GAMES if shipped(name) is not None]


def questions(name, players=2, every=9, most=6):
    """Questions of a random game where there is something to decide."""
    found = [s.clone() for s in positions(GAMES[name], players, every) if len(s.ask.options) > 2]
    return found[:: max(1, len(found) // most)][:most]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_answers_in_every_game(level, name):
    game = GAMES[name]
    s = table(game, max(2, game.fewest))
    bot = bot_maker(level, ThinkingTime(think=1))(QuickStream(1))
    for _ in range(12):
        pick = bot.choose(observe(game, s))
        assert pick in s.ask.options
        apply(s, pick)
        bot = bot_maker(level, ThinkingTime(think=1))(QuickStream(1))


@pytest.mark.parametrize("name", KNOWN)
def test_the_same_luck_gives_the_same_answer(name):
    for s in questions(name):
        answers = {bot_maker("strong")(QuickStream(7)).choose(observe(GAMES[name], s)).text for _ in range(2)}
        assert len(answers) == 1


@pytest.mark.parametrize("name", STANDARD)
def test_where_the_cards_are_strange_a_level_plays_like_greedy(name):
    game = GAMES[name]
    chosen, luck = replace(setup(game, 2, {}, 3), cards=far_set(name)), QuickStream(2)
    s, compared = game.new(chosen), 0
    while s.ask is not None and compared < 12:
        if len(s.ask.options) > 2 and luck.below(5) == 0:
            greedy, strong = (bot_maker(bot)(QuickStream(7)).choose(observe(game, s)) for bot in ("greedy", "strong"))
            assert strong == greedy
            compared += 1
        apply(s, random_pick(s, luck))
    assert compared == 12


@pytest.mark.parametrize("name", KNOWN)
def test_thinking_that_is_broken_off_gives_an_answer_and_else_the_same(name):
    """On a slow machine a level answers with what it has found in time; where there is time nothing changes."""
    for s in questions(name, most=2):
        at_leisure, hurried, free = (
            bot_maker("strong", ThinkingTime(most=most))(QuickStream(7)).choose(observe(GAMES[name], s))
            for most in (600_000, 1, 0)
        )
        assert at_leisure == free and hurried in s.ask.options


@pytest.mark.parametrize("name", KNOWN)
def test_thinking_is_broken_off(name):
    (s, *_) = questions(name)
    began = time.thread_time()
    Planner(QuickStream(1), shipped(name), Effort(100_000, 3, 24, 54, 0, 50)).choose(observe(GAMES[name], s))
    Search(QuickStream(1), shipped(name), SearchEffort(10_000_000, 8, 0, 50)).choose(observe(GAMES[name], s))
    assert time.thread_time() - began < 20


@pytest.mark.parametrize("name", KNOWN)
def test_a_network_has_a_card_that_tells_its_hash(name):
    card = tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))
    data = (HERE / f"{name}.npz").read_bytes()
    assert card["sha256"] == hashlib.sha256(data).hexdigest()
    assert card["rules"] == GAMES[name].rules
    assert len(data) < 2_000_000


@pytest.mark.parametrize("name", KNOWN)
def test_a_network_has_learned_from_the_newest_edition_of_its_sets(name):
    card = tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))
    game = GAMES[name]
    assert edition_name(game.card_set(game.standard_set)) in card["sets"]
    for edition in card["sets"]:
        assert edition == edition_name(game.card_set(edition))


@pytest.mark.parametrize("name", KNOWN)
def test_a_network_knows_the_cards_it_has_learned_from_and_not_those_of_another_world(name):
    game = GAMES[name]
    cards = game.features.properties(table(game, 2))
    dearer = [[number + 1 for number in card] for card in cards]
    strange = [[9 * number + 40 for number in card] for card in cards]

    assert has_values(name, cards) and has_values(name, dearer)
    assert not has_values(name, strange)
    assert not has_values(name, [card[:-1] for card in cards])


def test_a_few_strange_cards_do_not_matter():
    cards = GAMES["gears"].features.properties(table(GAMES["gears"], 2))
    assert has_values("gears", [*cards[:-1], [99] * len(cards[0])])
    assert not has_values("gears", [*cards[: len(cards) // 2], *[[99] * len(cards[0])] * (len(cards) // 2)])


def test_time_can_bound_the_thinking():
    (s, *_) = questions("gears")
    began = time.perf_counter()
    bot_maker("expert", ThinkingTime(think=5))(QuickStream(1)).choose(observe(GAMES["gears"], s))
    assert time.perf_counter() - began < 5  # the bound is 5 ms; a busy machine may take its time


def test_names_of_levels_may_stand_in_records():
    assert all(is_built_in(level) for level in LEVELS)
    assert not is_built_in("plan:2:3:24:54@FILE.npz")


@pytest.mark.parametrize("effort", ["plan", "plan:2", "tree:1:2:3:4", "dream:1:2", "plan:a:b:c:d"])
def test_an_effort_that_is_none(effort):
    with pytest.raises(ValueError):
        thinker(effort, QuickStream(1), shipped("gears"))


def test_a_network_that_is_not_there_is_named():
    with pytest.raises(BotError, match="bot-network"):
        bot_maker("plan:2:3:24:54@nowhere.npz")
    with pytest.raises(BotError, match="bot-network"):
        bot_maker("dream:2@nowhere.npz")
