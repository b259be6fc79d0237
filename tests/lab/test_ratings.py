"""Ratings from made-up results."""

from __future__ import annotations

from math import log, log10

import pytest

from posterity.core.chance import QuickStream
from posterity.lab.ratings import ANCHOR, ELO, Meeting, expected, rate, wilson

MANY = 1e7  # games, beside which the one that is added does not count


def test_three_victories_of_four_are_191_points():
    (hero, rival) = rate([Meeting(0, 1, 1, MANY, 0.75 * MANY)], 2, 1)

    assert hero.rating == pytest.approx(1000 + 400 * log10(3), abs=0.1)
    assert (rival.rating, rival.low, rival.high) == (ANCHOR, ANCHOR, ANCHOR)


@pytest.mark.parametrize("rivals", [1, 2, 3, 5])
def test_the_share_of_equals_is_that_of_their_seats(rivals):
    hero, _ = rate([Meeting(0, 1, rivals, 600, 600 / (rivals + 1))], 2, 1)

    assert hero.rating == ANCHOR
    assert hero.low < ANCHOR < hero.high


def test_twice_the_share_among_four_is_what_the_model_says():
    hero, _ = rate([Meeting(0, 1, 3, MANY, MANY / 2)], 2, 1)

    assert hero.rating == pytest.approx(1000 + 400 * log10(3), abs=0.1)  # weights a = 3 b give 3 / (3 + 3)


@pytest.mark.parametrize("rivals", [1, 3])
def test_known_strengths_are_found_again(rivals):
    strengths = [0.0, 0.7, -1.1, 2.0]
    met = [
        Meeting(a, b, rivals, MANY, MANY * expected(strengths[a] - strengths[b], rivals))
        for a in range(4)
        for b in range(4)
        if a != b
    ]

    found = [bot.rating for bot in rate(met, 4, 0)]

    assert found == pytest.approx([ANCHOR + ELO * strength for strength in strengths], abs=0.2)


def test_who_never_loses_is_rated_and_has_no_upper_end_in_sight():
    hero, _ = rate([Meeting(0, 1, 1, 20, 20)], 2, 1)

    assert hero.rating == pytest.approx(ANCHOR + ELO * log(41), abs=0.1)  # 20.5 of 21
    assert hero.low > ANCHOR and hero.high > hero.rating + 300


def test_bands_hold_the_truth_about_95_times_in_100():
    luck, strength, inside = QuickStream(1), 0.6, 0
    for _ in range(200):
        won = sum(luck.word() / 2**32 < expected(strength, 1) for _ in range(80))
        hero, _ = rate([Meeting(0, 1, 1, 80, won)], 2, 1)
        inside += hero.low <= ANCHOR + ELO * strength <= hero.high

    assert 0.91 * 200 <= inside <= 0.99 * 200


def test_four_times_the_games_halve_the_band():
    few, _ = rate([Meeting(0, 1, 1, 100, 60)], 2, 1)
    many, _ = rate([Meeting(0, 1, 1, 400, 240)], 2, 1)

    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.05)


def test_a_bot_is_rated_through_others():
    """Nobody of the first two has met; both have met the third."""
    strong, weak, _ = rate([Meeting(0, 2, 1, 400, 300), Meeting(2, 1, 1, 400, 300)], 3, 2)

    assert strong.rating > 1180 and weak.rating < 820


@pytest.mark.parametrize(("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (0, 0, 0, 1)])
def test_wilsons_band(won, games, low, high):
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)
