"""Beginner and casual: bots that err as people do, and never absurdly."""

from __future__ import annotations

import pytest

from posterity.bots.planner import AnswerLine, Effort
from posterity.bots.relaxed import HABITS, Habits, Relaxed
from posterity.core.chance import QuickStream
from posterity.core.observation import observe
from posterity.games import GAMES
from tests.bots.matches import play
from tests.bots.test_features import table


def lines(count):
    """Where they lead does not matter here."""
    game = GAMES["leaders"]
    end = observe(game, table(game, 2)).guess(QuickStream(1))
    return [AnswerLine(root, [], [], end) for root in range(count)]


def taken(habits, worth, times=300):
    """Which answers are chosen, of some that are worth so much."""
    bot, all_lines = Relaxed(QuickStream(1), habits), lines(len(worth))
    return {bot.chosen(all_lines, worth).root for _ in range(times)}


def test_of_two_answers_the_worse_is_never_taken():
    assert taken(HABITS["beginner"], [3, 10]) == {1}


def test_what_is_worth_the_same_is_all_the_same():
    assert taken(HABITS["beginner"], [10, 10]) == {0, 1}


def test_a_beginner_takes_any_answer_from_the_upper_half():
    assert taken(HABITS["beginner"], [10, 8, 6, 4, 2]) == {0, 1, 2}


def test_a_casual_player_takes_what_is_nearly_as_good():
    assert taken(HABITS["casual"], [100, 95, 70, 40, 2]) == {0, 1}


def test_without_slips_the_best_is_taken():
    assert taken(Habits(Effort(1, 1, 1, 12), slips=0, blur=1000), [10, 9, 8, 1]) == {0}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_casual_beats_beginner_and_beginner_beats_random(name):
    game = GAMES[name]
    games = 4 if name == "legacies" else 12

    def share(one, other):
        won = 0.0
        for number in range(games):
            for seats in ((one, other), (other, one)):
                winners = game.winners(play(game, list(seats), number))
                won += (seats.index(one) in winners) / len(winners)
        return won / (2 * games)

    assert share("beginner", "random") > 0.7
    assert share("casual", "beginner") > 0.5
