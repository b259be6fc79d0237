"""What bots tell of their thoughts: plans, chances with bands, beliefs; from what the seat knows and nothing else."""

from __future__ import annotations

from itertools import islice

import pytest

from posterity.bots.planner import Effort
from posterity.bots.thoughts import MILLION, think
from posterity.core.chance import QuickStream
from posterity.core.observation import Observation
from posterity.games import GAMES
from posterity.testing.walks import setup
from tests.bots.test_fair import twins
from tests.bots.test_features import positions

LITTLE = Effort(6, 3, 24, 54)
LEAST = Effort(2, 1, 8, 12)


def asked(game, players=2, every=15):
    """Positions with a choice."""
    return [s.clone() for s in positions(game, players, every) if s.ask is not None and len(s.ask.options) > 1]


def thoughts(game, s, number=5, effort=LITTLE):
    return think(Observation(game, s, s.ask.seat, s.ask), QuickStream(number), effort)


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_has_a_share_for_every_seat_and_together_they_are_one_victory(name):
    game = GAMES[name]
    for s in asked(game)[:3]:
        found = thoughts(game, s, effort=LEAST)
        assert [one.option for one in found.expectations] == s.ask.options
        assert found.plan[0] in s.ask.options
        assert found.guesses == LEAST.guesses and found.seat == s.ask.seat
        for one in found.expectations:
            assert len(one.shares) == len(one.bands) == len(game.scores(s))
            assert abs(sum(one.shares) - MILLION) < 100 and min(one.bands) >= 0


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_make_it_think_the_same(name):
    game, luck = GAMES[name], QuickStream(3)
    for s, world in islice(twins(game, setup(game, 2, {}, 1), luck), 4):
        one, other = thoughts(game, s, effort=LEAST), thoughts(game, world, effort=LEAST)
        assert [found.shares for found in one.expectations] == [found.shares for found in other.expectations]
        assert [pick.text for pick in one.plan] == [pick.text for pick in other.plan]
        assert [belief.held for belief in one.beliefs] == [belief.held for belief in other.beliefs]


@pytest.mark.parametrize("name", GAMES)
def test_others_are_thought_to_hold_as_many_cards_as_they_do(name):
    game = GAMES[name]
    s = asked(game, 3)[1]
    found = thoughts(game, s, effort=LEAST)

    assert [belief.seat for belief in found.beliefs] == [
        seat for seat in range(len(game.scores(s))) if seat != found.seat
    ]
    for belief in found.beliefs:
        held = len(game.held(s, belief.seat))
        assert abs(sum(belief.held.values()) - 1000 * held) < 1000 * max(1, len(belief.held)) // 2


def test_more_guesses_make_bands_narrower():
    game = GAMES["gears"]
    s = max(asked(game), key=lambda s: len(s.ask.options))
    few, many = (thoughts(game, s, effort=Effort(guesses, 3, 24, 54)) for guesses in (4, 64))

    def widest(found):
        return max(max(one.bands) for one in found.expectations)

    assert 0 < widest(many) < widest(few)
    assert many.learned


def test_without_a_network_chances_come_from_games_played_on():
    game = GAMES["legacies"]
    found = thoughts(game, asked(game)[2], effort=LEAST)

    assert not found.learned
