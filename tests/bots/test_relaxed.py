"""Beginner and casual: bots that err as people do, and never absurdly."""

from __future__ import annotations

import pytest

from posterity.bots.planner import AnswerLine, Effort
from posterity.bots.relaxed import HABITS, Habits, Relaxed
from posterity.core.chance import QuickStream
from posterity.core.codec import dump
from posterity.core.observation import Guess, observe
from posterity.games import GAMES
from tests.bots.matches import play
from tests.bots.test_features import positions, table


def lines(count):
    """Where they lead does not matter here."""
    game = GAMES["leaders"]
    end = observe(game, table(game, 2)).guess(QuickStream(1))
    return [AnswerLine(root, [], [], end) for root in range(count)]


def taken(habits, worth, times=300, ends=None):
    """Which answers are chosen, of some that are worth so much."""
    bot, all_lines = Relaxed(QuickStream(1), habits), lines(len(worth)) if ends is None else ends
    return {bot.chosen(all_lines, worth).root for _ in range(times)}


def planned(*lengths):
    """Plans with so many answers, after which somebody else is asked."""
    game = GAMES["leaders"]
    end = observe(game, table(game, 2)).guess(QuickStream(1))
    other = Guess(end._game, end._world, 1 - end.seat)
    return [AnswerLine(root, [other.ask().options[0]] * length, [], other) for root, length in enumerate(lengths)]


@pytest.mark.parametrize("level", HABITS)
def test_of_two_answers_the_worse_is_never_taken(level):
    assert taken(HABITS[level], [3, 10]) == {1}


@pytest.mark.parametrize("level", HABITS)
def test_no_answer_of_the_lower_half_is_ever_taken(level):
    assert taken(HABITS[level], [2, 8, 10, 4, 6, 1]) <= {1, 2, 4}


def test_a_beginner_overlooks_the_best_more_often_than_not():
    bot = Relaxed(QuickStream(1), HABITS["beginner"])
    found = [bot.chosen(lines(6), [10, 9, 8, 3, 2, 1]).root for _ in range(300)]
    assert 0.2 < found.count(0) / 300 < 0.7


def test_a_casual_player_seldom_overlooks_anything():
    bot = Relaxed(QuickStream(1), HABITS["casual"])
    found = [bot.chosen(lines(6), [10, 6, 5, 3, 2, 1]).root for _ in range(300)]
    assert 0.8 < found.count(0) / 300 < 1


def test_without_habits_the_best_is_taken():
    assert taken(Habits(Effort(1, 1, 1, 12), 0, 0), [10, 9, 8, 1]) == {0}


def test_of_plans_that_look_about_as_good_the_plain_one_is_taken():
    habits = Habits(Effort(1, 1, 1, 12), overlooks=0, plain=500)
    assert taken(habits, [100, 96, 90, 40, 1], ends=planned(6, 2, 1, 1, 1)) == {1}  # halfway from 100 to 90
    assert taken(habits, [100, 94, 90, 40, 1], ends=planned(6, 2, 1, 1, 1)) == {0}
    assert taken(habits, [100, 96, 90, 40, 1], ends=planned(2, 2, 1, 1, 1)) == {0}


def test_whoever_overlooks_what_others_want_does_not_mind_what_they_get():
    """The same table but for what the others have: whoever looks at them sees the difference."""
    game = GAMES["gears"]
    end = observe(game, table(game, 2)).guess(QuickStream(1))
    richer = end.clone()
    richer._world.players[1 - end.seat].score += 5
    assert richer.worth() < end.worth()
    assert richer.worth_alone() == end.worth_alone()


@pytest.mark.parametrize("name", GAMES)
def test_looking_at_oneself_alone_is_no_look_at_others(name):
    """Own things count the same way: what is better for oneself is better."""
    game = GAMES[name]
    s = next(s for s in positions(game, 2, 60) if s.ask is not None and s.ask.seat == 0 and len(s.ask.options) > 1)
    end = observe(game, s).guess(QuickStream(1))
    assert end.worth_alone() != end.worth()


@pytest.mark.parametrize("name", GAMES)
def test_what_was_discarded_may_be_drawn_again_by_whoever_forgets(name):
    game = GAMES[name]
    came_back = 0
    for s in positions(game, 2, 10, 3):
        if s.ask is None or not (game.name == "legacies" or discarded(s)):
            continue
        guess = observe(game, s).guess(QuickStream(1))
        world = guess._world
        before, seen = piles(world), held(world)
        guess.forget(QuickStream(2))
        after = piles(world)
        assert [sorted(one) for one in joined(before)] == [sorted(one) for one in joined(after)]
        assert [len(one) for one in before] == [len(one) for one in after] and held(world) == seen
        came_back += before != after
    assert came_back


def discarded(s):
    return any(piles(s)[1::2])


def piles(s):
    """Draw piles and their discards, in turn."""
    if hasattr(s, "piles"):
        return [list(s.piles.decks[s.century()]), list(s.piles.discard)]
    if hasattr(s, "deck"):
        return [list(s.deck), list(s.discard)]
    return [list(one) for one in (s.resource_deck, s.resource_discard, s.legacy_deck, s.legacy_discard)]


def joined(found):
    return [found[place] + found[place + 1] for place in range(0, len(found), 2)]


def held(s):
    """What seats hold does not change."""
    return dump(s.seats if hasattr(s, "seats") else s.players)


def test_only_whoever_forgets_imagines_that():
    """A world of somebody who remembers has the discards that everybody has seen."""
    game = GAMES["leaders"]
    s = [s.clone() for s in positions(game, 2, 10, 3) if s.ask is not None and len(s.resource_discard) > 3][-1]
    o = observe(game, s)
    remembering, forgetful = (
        Relaxed(QuickStream(1), Habits(Effort(1, 1, 1, 1), 0, 0, forgets=one)) for one in (False, True)
    )
    assert remembering.imagined(o, QuickStream(4))._world.resource_discard == s.resource_discard
    assert forgetful.imagined(o, QuickStream(4))._world.resource_discard != s.resource_discard


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
