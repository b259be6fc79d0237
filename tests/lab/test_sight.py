"""The ceiling that luck sets: bots that see all cards, which only the lab can seat."""

from __future__ import annotations

import pytest

from posterity.analysis.sight import with_open_cards
from posterity.bots import BotError, ThinkingTime, bot_maker
from posterity.core.chance import QuickStream
from posterity.core.observation import Observation
from posterity.core.tasks import play_at_random
from posterity.games import GAMES
from posterity.lab.jobs import Job, config_of
from posterity.lab.pairings import pairings
from posterity.lab.selfplay import setup_with
from posterity.lab.sight import SIGHTED, play_with_sight

NAMES = ["leaders", "gears"]


@pytest.mark.parametrize("name", NAMES)
def test_whoever_sees_all_cards_guesses_what_is_true(name):
    game = GAMES[name]
    s = game.new(setup_with(game, 2, 5, {}))
    seen = Observation(with_open_cards(game), s, s.ask.seat, s.ask)
    ends = set()
    for _ in range(3):
        guess, world = seen.guess(QuickStream(1)), s.clone()
        guess.play_out(QuickStream(4))
        play_at_random(world, QuickStream(4))
        assert guess.scores() == game.scores(world)
        ends.add(tuple(game.scores(world)))
    assert len(ends) == 1

    fair = Observation(game, s, s.ask.seat, s.ask).guess(QuickStream(1))
    fair.play_out(QuickStream(4))
    assert tuple(fair.scores()) not in ends


def test_nobody_can_choose_it():
    with pytest.raises(BotError):
        bot_maker(f"{SIGHTED}strong")


@pytest.mark.long
def test_sight_helps():
    game = GAMES["leaders"]
    usual = setup_with(game, 2, 0, {})
    config = config_of(game, 2, dict(usual.options), usual.cards, ThinkingTime())
    wins = 0
    for _, place, job in pairings([f"{SIGHTED}mcts:60", "mcts:60"], 2, 0, 60):
        wins += place in play_with_sight(config, job)["winners"]
    assert wins > 75  # of 120


def test_the_seats_are_those_of_the_job():
    game = GAMES["leaders"]
    usual = setup_with(game, 2, 0, {})
    config = config_of(game, 2, dict(usual.options), usual.cards, ThinkingTime())
    row = play_with_sight(config, Job(3, ("random", f"{SIGHTED}random")))
    assert row["bots"] == ["random", f"{SIGHTED}random"] and row["number"] == 3
