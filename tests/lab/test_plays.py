"""Special plays that change nothing, and free plays that were left, on tables laid out for it."""

from __future__ import annotations

import pytest

from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.lab.plays import PlayCounter
from tests.games.gears import lay as gears
from tests.games.leaders import lay as leaders
from tests.games.machines import lay as machines

TOME = "tome-of-the-origin"
FULL = {4: "G blue:1"}  # its only place is taken


def counted(game, s, *picks):
    """Special plays of seat 0, those that changed nothing, and free plays that it left."""
    counter = PlayCounter(GAMES[game], 2)
    for text in picks:
        pick = s.lexicon().parse(gears.lengthened(text) if game != "leaders" else text)
        counter.before(s, pick)
        apply(s, pick)
    counter.over(s)
    return counter.plays[0], counter.null_plays[0], counter.missed_plays[0]


# ---------------------------------------------------------------- gears


def test_a_marker_in_the_present_day_goes_nowhere():
    s = gears.lay(["folds Z Z"], frames=[5, 4])

    assert counted("gears", s, "fate:folds", "whom:0") == (1, 1, 0)


def test_a_marker_that_moves_is_a_change():
    s = gears.lay(["folds Z Z"], frames=[5, 4])

    assert counted("gears", s, "fate:folds", "whom:1") == (1, 0, 0)


def test_a_play_that_ends_the_turn_and_the_round_is_judged_by_itself():
    """The last card of the last turn: the round is settled right after it, and still the card did nothing."""
    s = gears.lay(["folds"], {2: "A red:1"}, frames=[5, 4], actions_left=0, turn=4, seat=0, order=[1, 0])

    assert counted("gears", s, "fate:folds", "whom:0") == (1, 1, 0)


def test_a_cube_from_the_supply_is_a_change():
    s = gears.lay(["bloodline Z"], {2: "A red:1"})

    assert counted("gears", s, "fate:bloodline", "on:2:A") == (1, 0, 0)


def test_a_fate_card_that_stays_is_a_change():
    s = gears.lay(["plans Z"], {2: "A red:1"})

    assert counted("gears", s, "fate:plans", "on:2:A") == (1, 0, 0)


def test_more_time_for_a_full_frame_is_of_use():
    s = gears.lay(["more-time A Z Z"], FULL, frames=[4, 5])

    assert counted("gears", s, "fate:more-time", "establish:A", "pay:Z") == (1, 0, 0)


def test_more_time_with_room_left_was_for_nothing():
    s = gears.lay(["more-time A Z Z"], {3: "G blue:1"}, frames=[3, 5])

    assert counted("gears", s, "fate:more-time", "establish:A", "pay:Z") == (1, 1, 0)


def test_more_time_before_the_turn_ends_was_for_nothing():
    s = gears.lay(["more-time A Z Z"], FULL, frames=[4, 5], actions_left=0)

    assert counted("gears", s, "fate:more-time", "end") == (1, 1, 0)


def test_what_does_nothing_while_more_time_is_awaited_is_for_nothing():
    s = gears.lay(["more-time folds A Z Z"], {**FULL, 5: "G blue:1"}, frames=[4, 5])

    assert counted("gears", s, "fate:more-time", "fate:folds", "whom:1", "establish:A", "pay:Z") == (2, 1, 0)


def test_more_time_twice_is_once_for_nothing():
    s = gears.lay(["more-time more-time A Z Z"], FULL, frames=[4, 5])

    assert counted("gears", s, "fate:more-time", "fate:more-time", "establish:A", "pay:Z") == (2, 1, 0)


def test_more_time_without_an_action_left_is_of_use_where_it_is_free():
    s = gears.lay(["more-time A Z Z"], frames=[3, 5], actions_left=0, options={"we-need-more-time": "free"})

    assert counted("gears", s, "fate:more-time", "establish:A", "pay:Z") == (1, 0, 0)


# ---------------------------------------------------------------- machines


def test_anima_without_a_tome_does_nothing():
    s = machines.here({1: "anima red:1"}, 1)

    assert counted("machines", s, "activate:anima") == (1, 1, 0)


def test_anima_that_moves_is_a_change():
    s = machines.here({1: "anima red:1", 3: f"{TOME} blue:1"}, 1)

    assert counted("machines", s, "activate:anima", "choose:frame:3") == (1, 0, 0)


@pytest.mark.parametrize("name", ["timegears", "destiny-grafter", "forge"])
def test_actions_turns_and_cubes_are_changes(name):
    s = machines.here({1: f"{name} red:1"}, 1)

    assert counted("machines", s, f"activate:{name}") == (1, 0, 0)


def test_a_free_activation_left_when_the_turn_ends_is_missed():
    s = machines.here({1: "forge red:1"}, 1, actions_left=0)

    assert counted("machines", s, "end") == (0, 0, 1)


@pytest.mark.parametrize("name", ["anima", "penance"])
def test_one_that_would_do_nothing_or_harm_is_not_missed(name):
    s = machines.here({1: f"{name} red:1"}, 1, actions_left=0)

    assert counted("machines", s, "end") == (0, 0, 0)


def test_one_that_was_used_is_not_missed():
    s = machines.here({1: "forge red:1"}, 1, actions_left=0)

    assert counted("machines", s, "activate:forge", "end") == (1, 0, 0)


# ---------------------------------------------------------------- leaders


def test_a_swap_of_equal_buildings_changes_nothing():
    s = leaders.lay(["swap", ""], ["bank", "bank parade"], step="special")

    assert counted("leaders", s, "swap:1", "taken:bank", "given:bank") == (1, 1, 0)


@pytest.mark.parametrize(
    ("card", "picks"),
    [
        ("swap", ["swap:1", "taken:parade", "given:bank"]),
        ("protect", ["protect"]),
        ("free-destroy", ["free-destroy:1", "ruin:bank", "also:none"]),
    ],
)
def test_other_special_cards_change_something(card, picks):
    s = leaders.lay([card, ""], ["bank", "bank parade"], step="special")

    assert counted("leaders", s, *picks) == (1, 0, 0)


# ---------------------------------------------------------------- legacies


def test_special_actions_and_opportunities_of_a_whole_game_are_counted():
    from posterity.lab.games import play
    from posterity.lab.jobs import Job
    from tests.lab.work import config

    row = play(config(game=GAMES["legacies"]), Job(0, ("greedy", "random")))

    assert row["plays"][0] > 0
    assert all(null <= plays for null, plays in zip(row["null_plays"], row["plays"], strict=True))
