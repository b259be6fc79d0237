"""Returning cubes: every leader takes one cube off each technology."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.games.gears.pieces import Site
from posterity.games.gears.rules.settle import return_cubes
from tests.games.gears.lay import (
    GAME,
    asked,
    discard,
    ends_round,
    establishes,
    lay,
    options,
    plays,
    pools,
    refused,
    scores,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import settled


@pytest.mark.rule("gears.return.successful", "gears.return.others-stay")
def test_the_leader_of_a_successful_technology_takes_one_cube_into_the_pool():
    """The clause's example: 3 red cubes and 1 blue one."""
    s = settled({1: "A red:3 blue:1"}, pools=[2, 0])

    assert (timeline(s), pools(s)) == ({1: "A red:2 blue:1"}, [3, 0])
    assert told(s, "cube-returned") == [{"seat": 0, "frame": 1, "technology": "a"}]


@pytest.mark.rule("gears.return.failed", "gears.return.others-stay")
def test_the_leader_of_a_failed_technology_loses_one_cube_to_the_supply():
    """The clause's example: 3 blue cubes on a failed C."""
    s = settled({1: "C red:2 blue:3"}, pools=[2, 1])

    assert (timeline(s), pools(s)) == ({1: "C red:2 blue:2"}, [2, 1])
    assert told(s, "cube-lost") == [{"seat": 1, "frame": 1, "technology": "c"}]


@pytest.mark.rule("gears.return.ties", "gears.return.others-stay")
@pytest.mark.parametrize(("name", "gained"), [("E", [1, 1, 0]), ("C", [0, 0, 0])])
def test_of_tied_leaders_each_returns_one_cube(name, gained):
    """The clause's example, and the same on a failed technology."""
    s = settled({1: f"{name} red:2 blue:2 green:1"}, players=3)

    assert (timeline(s), pools(s)) == ({1: f"{name} red:1 blue:1 green:1"}, gained)


@pytest.mark.rule("gears.return.others-stay")
def test_whoever_is_overtaken_by_the_return_does_not_return_in_turn():
    """Red leads by one; after Red's cube has gone both have 2, and Blue's stay."""
    s = settled({1: "E red:3 blue:2"})

    assert (timeline(s), pools(s)) == ({1: "E red:2 blue:2"}, [1, 0])


@pytest.mark.rule("gears.return.successful")
def test_a_cube_comes_back_from_every_technology_one_leads():
    s = settled({1: "A red:1, E red:2", 3: "Z red:1 blue:3", 4: "C red:4"})

    assert (timeline(s), pools(s)) == ({1: "A, E red:1", 3: "Z red:1 blue:2", 4: "C red:3"}, [2, 1])


@pytest.mark.rule("gears.return.empty-stays")
def test_a_technology_that_loses_its_last_cube_stays():
    """The clause's example."""
    s = settled({1: "A red:1"})

    assert (s.round, timeline(s), pools(s)) == (2, {1: "A"}, [1, 0])
    assert discard(s) == ""


@pytest.mark.rule("gears.return.empty-next-round")
def test_in_the_next_round_it_takes_up_room_blocks_copies_and_serves_as_a_dependency():
    """2 players, round 2: F5 has one place, and an A without cubes lies on it."""
    s = lay(["A B Z Z Z"], {5: "A", 2: "A"}, round=2, frames=[5, 6], deck="Z " * 40)

    assert refused(s, "establish:B") == ("refused-frame-full", "gears.establish.capacity")
    plays(s, "travel:2")
    assert refused(s, "establish:A") == ("refused-copy-in-frame", "gears.establish.no-copy-in-frame")
    s = lay(["B Z Z"], {2: "A"}, round=2, frames=[3, 6])
    establishes(s, "B", "Z Z")
    assert successful(s) == {2: "A", 3: "B"}


@pytest.mark.rule("gears.return.empty-next-round")
def test_without_a_new_cube_it_is_discarded_in_the_next_resolution():
    s = settled({1: "A red:1", 2: "B red:2"}, deck="Z " * 80)
    plays(s, "position:1", "position:2")
    through_the_round = (timeline(s), successful(s))

    ends_round(s)

    assert through_the_round == ({1: "A", 2: "B red:1"}, {1: "A", 2: "B"})
    assert timeline(s) == {2: "B"}
    assert scores(s)[0] == 2 + 2 + 3  # of round 1; in round 2 the B has failed


@pytest.mark.rule("gears.return.empty-next-round", "gears.influence.any-technology")
def test_a_new_cube_saves_it():
    s = settled({1: "A red:1"}, deck="Z " * 80)
    plays(s, "position:1", "position:2")
    if asked(s) == 1:
        while asked(s) == 1:
            plays(s, "end" if "end" in options(s) else options(s, "travel")[-1])
    plays(s, "travel:1", "influence:A", "cubes:1")

    ends_round(s)

    assert (timeline(s), scores(s)[0]) == ({1: "A"}, 4)


@pytest.mark.rule("gears.return.fourth-round")
def test_the_return_of_the_fourth_round_can_decide_a_tie():
    """Both have 13 points in the end. Red gets a cube back, Blue two, so the smaller pool is Red's."""
    s = settled({1: "Mining red:1, Z blue:1, E blue:2"}, round=4, scores=[9, 9], pools=[1, 1])

    assert asked(s) is None
    assert (scores(s), pools(s), timeline(s)) == ([13, 13], [2, 3], {1: "mining, Z, E blue:1"})
    assert GAME.winners(s) == [0]


@pytest.mark.rule("gears.return.simultaneous")
@given(
    cubes=st.lists(st.lists(st.integers(0, 3), min_size=3, max_size=3), min_size=4, max_size=4),
    ways=st.permutations(range(4)),
)
def test_the_order_in_which_technologies_are_handled_has_no_effect(cubes, ways):
    """Four technologies of one frame, E and Z successful, B and C failed, in any order."""
    names = [4, 6, 1, 2]  # E, Z, B, C

    def after(places):
        s = lay(players=3, listen=False)
        s.frames[2] = [Site(names[place], tuple(cubes[place]), 0) for place in places]
        s.refresh()
        return_cubes(s)
        return {site.technology: site.cubes for site in s.frames[2]}, pools(s)

    assert after(range(4)) == after(ways)


@pytest.mark.rule("gears.return.simultaneous", "gears.return.ties")
@given(cubes=st.lists(st.integers(0, 4), min_size=4, max_size=4), good=st.booleans())
def test_exactly_those_with_the_most_cubes_before_the_phase_return_one(cubes, good):
    s = lay(players=4, listen=False)
    s.frames[3] = [Site(4 if good else 2, tuple(cubes), 0)]
    s.refresh()

    return_cubes(s)

    leads = [count == max(cubes) and count > 0 for count in cubes]
    assert s.frames[3][0].cubes == tuple(count - lead for count, lead in zip(cubes, leads, strict=True))
    assert pools(s) == [int(lead and good) for lead in leads]
