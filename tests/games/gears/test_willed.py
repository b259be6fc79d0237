"""Willed Into Existence: a technology does without one of its dependencies for the rest of the round."""

import pytest

from tests.games.gears.lay import (
    ends_round,
    ends_turn,
    failed,
    hand,
    lay,
    lingering,
    options,
    plays,
    pools,
    refused,
    scores,
    shown,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import awards, settled

LONG = "Z " * 60


def wills(s, frame, target, without):
    plays(s, "fate:willed", f"on:{frame}:{target}", f"without:{without}")


@pytest.mark.rule("gears.fate.willed.target")
def test_any_technology_with_a_dependency_is_a_legal_target():
    """The clause's example: A is fundamental; B is Blue's, without a red cube. So is a failed one without cubes."""
    s = lay(["willed"], {1: "A red:2, Z", 2: "B blue:2", 4: "C"})

    plays(s, "fate:willed")

    assert options(s) == ["on:2:B", "on:4:C"]
    assert refused(s, "on:1:A") == ("refused-no-dependency", "gears.fate.willed.target")


@pytest.mark.rule("gears.fate.willed.target")
def test_a_technology_without_any_dependency_left_is_no_target():
    """This cannot be with one copy of the card."""
    s = lay(["willed"], {2: "B blue:2", 3: "D blue:1"}, lingering=["willed blue 2 B A", "willed blue 3 D A"])

    plays(s, "fate:willed")

    assert options(s) == ["on:3:D"]
    assert refused(s, "on:2:B") == ("refused-no-dependency", "gears.fate.willed.target")
    plays(s, "on:3:D")
    assert options(s) == ["without:B"]
    assert refused(s, "without:A") == ("refused-already-removed", "gears.fate.willed.one-direct")


@pytest.mark.rule("gears.fate.willed.one-direct")
def test_only_a_direct_dependency_can_be_named():
    """The clause's example: on C only B, not A."""
    s = lay(["willed"], {3: "C blue:1"})

    plays(s, "fate:willed", "on:3:C")

    assert options(s) == ["without:B"]
    assert refused(s, "without:A") == ("refused-not-direct", "gears.fate.willed.one-direct")
    assert refused(s, "without:E") == ("refused-not-direct", "gears.fate.willed.one-direct")


@pytest.mark.rule("gears.fate.willed.one-direct")
@pytest.mark.parametrize("table", [{4: "B blue:1"}, {1: "A", 4: "B blue:1"}, {1: "B", 2: "A", 4: "C blue:1"}])
def test_the_dependency_may_be_missing_present_or_failed(table):
    target, dependency = ("C", "B") if "C blue:1" in table.values() else ("B", "A")
    s = lay(["willed E"], table)

    wills(s, 4, target, dependency)

    assert (lingering(s), hand(s, 0)) == ([f"willed red 4 {target} {dependency}"], "E")
    assert successful(s)[4] == target
    named = {"seat": 0, "frame": 4, "technology": target.lower(), "removed": dependency.lower()}
    assert told(s, "willed") == [named]


@pytest.mark.rule("gears.fate.willed.one-direct")
def test_of_two_dependencies_exactly_one_is_removed():
    s = lay(["willed"], {3: "D blue:1"})

    plays(s, "fate:willed", "on:3:D")
    both = options(s)
    plays(s, "without:B")

    assert both == ["without:A", "without:B"]
    assert (lingering(s), failed(s)) == (["willed red 3 D B"], {3: "D"})


@pytest.mark.rule("gears.fate.willed.not-required")
def test_the_target_needs_neither_what_was_removed_nor_what_that_depends_on():
    """The clause's example: C in F2 on an otherwise empty timeline."""
    s = lay(["willed"], {2: "C blue:1"})

    wills(s, 2, "C", "B")

    assert successful(s) == {2: "C"}


@pytest.mark.rule("gears.fate.willed.not-required")
@pytest.mark.parametrize(
    ("table", "without", "good"),
    [
        ({1: "A", 3: "D blue:1"}, "B", True),
        ({3: "D blue:1"}, "B", False),
        ({3: "A, D blue:1"}, "B", False),
        ({1: "A", 2: "B", 3: "D blue:1"}, "A", True),
        ({1: "A", 3: "D blue:1"}, "A", False),
    ],
)
def test_its_other_dependencies_apply_in_full(table, without, good):
    s = lay(["willed"], table)

    wills(s, 3, "D", without)

    assert ("D" in successful(s).get(3, "")) is good


@pytest.mark.rule("gears.fate.willed.other-path")
def test_another_dependency_still_needs_what_was_removed():
    """The clause's example: with no A on the timeline B is failed, so D is."""
    s = lay(["willed"], {2: "B blue:1", 3: "D blue:1"})

    wills(s, 3, "D", "A")

    assert failed(s) == {2: "B", 3: "D"}


@pytest.mark.rule("gears.fate.willed.other-path")
def test_with_the_whole_chain_there_the_removed_one_earns_through_the_other_only():
    s = settled({1: "A red:1", 2: "B blue:1", 3: "D blue:1"}, lingering=["willed red 3 D A"])

    assert awards(s) == ["red 2 A", "red 2 A through B", "blue 3 B", "blue 3 B through D", "blue 4 D"]


@pytest.mark.rule("gears.fate.willed.at-once")
def test_success_is_determined_anew_at_once_along_the_chain():
    """The clause's example: B in F1 and C in F2 failed for lack of A."""
    s = lay(["willed"], {1: "B blue:1", 2: "C blue:1"})
    before = failed(s)

    wills(s, 1, "B", "A")

    assert (before, successful(s), failed(s)) == ({1: "B", 2: "C"}, {1: "B", 2: "C"}, {})
    assert told(s, "became-successful") == [{"frame": 1, "technology": "b"}, {"frame": 2, "technology": "c"}]


@pytest.mark.rule("gears.fate.willed.no-bonus")
def test_what_was_removed_earns_no_bonus_through_the_target():
    """The clause's example: Red gets 2 for A and 2 through G, nothing through B."""
    s = settled({1: "A red:1", 2: "B blue:1", 3: "G blue:1"}, lingering=["willed blue 2 B A"])

    assert awards(s) == ["red 2 A", "red 2 A through G", "blue 3 B", "blue 3 G"]
    assert scores(s) == [4, 6]


@pytest.mark.rule("gears.fate.willed.last-dependency")
@pytest.mark.parametrize("frame", [1, 2, 3, 4])
def test_without_its_only_dependency_a_technology_is_successful_anywhere_for_the_rest_of_the_round(frame):
    s = lay(["willed"], {frame: "B blue:1"}, deck=LONG)

    wills(s, frame, "B", "A")
    while s.round == 1:
        assert successful(s) == {frame: "B"}
        ends_turn(s)

    assert pools(s) == [0, 1]


@pytest.mark.rule("gears.fate.willed.last-dependency")
def test_it_does_not_become_a_fundamental_technology():
    """The card says so: another Willed Into Existence could still not be played on an A, and B keeps its needs."""
    s = lay(["willed"], {1: "B blue:1"})

    wills(s, 1, "B", "A")

    assert shown(s, 0)["fate_in_play"][0] == {
        "card": "willed-into-existence",
        "by": 0,
        "frame": 1,
        "technology": "b",
        "removes": "a",
    }
    assert s.book.needs[1] == [0]


@pytest.mark.rule("gears.fate.willed.only-target")
def test_other_copies_still_need_the_dependency():
    """The clause's example: the copy in F3, without an A, remains failed; and so does G in the same frame."""
    s = lay(["willed"], {1: "B blue:1, G blue:1", 3: "B blue:1"})

    wills(s, 1, "B", "A")

    assert (successful(s), failed(s)) == ({1: "B"}, {1: "G", 3: "B"})


@pytest.mark.rule("gears.fate.willed.in-resolution")
def test_the_target_may_be_the_copy_that_survives_scores_and_returns_a_cube():
    """The clause's example: the B in F1 is the oldest successful copy, Blue's B in F3 is discarded."""
    s = settled({1: "B red:2", 2: "A blue:1", 3: "B blue:2"}, lingering=["willed red 1 B A"], round=4)

    assert timeline(s) == {1: "B red:1", 2: "A"}
    assert (scores(s), pools(s)) == ([3, 2], [1, 1])


@pytest.mark.rule("gears.fate.willed.in-resolution")
def test_without_the_card_the_other_copy_survives():
    s = settled({1: "B red:2", 2: "A blue:1", 3: "B blue:2"}, round=4)

    assert timeline(s) == {2: "A", 3: "B blue:1"}


@pytest.mark.rule("gears.fate.willed.expires", "gears.prepare.recheck")
def test_in_the_next_round_the_dependency_is_required_again():
    s = lay(["willed"], {1: "B blue:2", 2: "C blue:2"}, turn=4, deck=LONG)
    wills(s, 1, "B", "A")

    ends_round(s)
    plays(s, "position:1", "position:2")

    assert s.round == 2
    assert (successful(s), failed(s)) == ({}, {1: "B", 2: "C"})
    assert told(s, "became-failed") == [{"frame": 1, "technology": "b"}, {"frame": 2, "technology": "c"}]
