"""Tome of the Origin: its reward is the cubes on it."""

import pytest

from tests.games.gears.lay import (
    pools,
    scores,
    timeline,
)
from tests.games.gears.lay_more import awards
from tests.games.machines.lay import (
    changed,
    lay,
)

TOME = "tome-of-the-origin"


def settled(timeline, **more):
    return lay(timeline=timeline, step="end", deck="Z " * 40, **more)


@pytest.mark.rule("machines.card.tome.variable-reward")
def test_the_reward_of_the_tome_is_all_the_cubes_on_it():
    """Red 3, Blue 2, Green 1: reward 6, all of it to Red."""
    s = settled({2: f"{TOME} red:3 blue:2 green:1"}, players=3)

    assert awards(s) == [f"red 6 {TOME}"]


@pytest.mark.rule("machines.card.tome.variable-reward")
def test_cubes_count_before_they_are_returned_and_whatever_the_card_says():
    s = settled({2: f"{TOME} red:2"}, cards=changed("Tome of the Origin", reward=9))

    assert (scores(s), pools(s), timeline(s)) == ([2, 0], [1, 0], {2: f"{TOME} red:1"})


@pytest.mark.rule("machines.card.tome.normal-award")
def test_co_leaders_of_the_tome_split_rounded_down():
    """Red 2, Blue 2, Green 1: reward 5, Red 2, Blue 2, Green 0."""
    s = settled({2: f"{TOME} red:2 blue:2 green:1"}, players=3)

    assert scores(s) == [2, 2, 0]


@pytest.mark.rule("machines.card.tome.normal-award")
def test_a_failed_tome_gives_nothing():
    s = settled({2: f"{TOME} red:3"}, cards=changed("Tome of the Origin", needs=["Writing"]))

    assert awards(s) == []


@pytest.mark.rule("machines.card.tome.normal-award")
def test_a_successful_dependent_gives_the_same_value_again():
    s = settled({2: f"{TOME} red:3 blue:1", 3: "codex blue:1"})

    assert sorted(awards(s)) == ["blue 1 codex", f"red 4 {TOME}", f"red 4 {TOME} through codex"]


@pytest.mark.rule("machines.card.tome.modifier")
@pytest.mark.parametrize(("cubes", "sign", "worth"), [(3, "+1", 4), (3, "-1", 2), (1, "-2", 0), (2, "+3", 5)])
def test_tokens_are_added_to_the_cubes(cubes, sign, worth):
    """Red 3 alone with one +1 token: reward 4."""
    s = settled({2: f"{TOME} red:{cubes} {sign}"})

    assert scores(s) == [worth, 0]
