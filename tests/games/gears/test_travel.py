"""Travelling along the timeline."""

import pytest

from tests.games.gears.lay import (
    asked,
    discard,
    ends_turn,
    establishes,
    frames,
    hand,
    lay,
    options,
    plays,
    pools,
    refused,
    seated,
    timeline,
    told,
)


@pytest.mark.rule("gears.travel.left")
def test_one_travels_any_number_of_frames_to_the_left_for_one_action():
    """2 players, round 1: from position 5 to F4, F3, F2 or F1."""
    s = lay(["A B", ""], pools=[2, 0])

    assert options(s, "travel") == ["travel:1", "travel:2", "travel:3", "travel:4"]
    for pick in options(s, "travel"):
        then = s.clone()
        plays(then, pick)
        assert frames(then) == [int(pick[-1]), 5]
        assert then.actions_left == 2
        assert (hand(then, 0), pools(then), discard(then)) == ("A B", [2, 0], "")


@pytest.mark.rule("gears.travel.left")
def test_only_the_own_marker_moves():
    s = lay(seat=1, frames=[4, 4])

    plays(s, "travel:2")

    assert frames(s) == [4, 2]
    assert told(s, "travelled") == [{"seat": 1, "before": 4, "frame": 2}]


@pytest.mark.rule("gears.travel.never-forward")
@pytest.mark.parametrize("frame", [3, 4, 5, 6, 10, 11])
def test_one_never_travels_to_the_right(frame):
    s = lay(frames=[2, 5])

    assert refused(s, f"travel:{frame}") == ("refused-never-forward", "gears.travel.never-forward")


@pytest.mark.rule("gears.travel.leftmost")
@pytest.mark.rule("gears.timeline.frames")
def test_from_the_oldest_frame_nobody_travels():
    s = lay(frames=[1, 5])

    assert options(s, "travel") == []
    assert refused(s, "travel:0") == ("refused-beyond-oldest", "gears.travel.leftmost")


@pytest.mark.rule("gears.travel.leftmost")
def test_from_the_next_one_the_oldest_is_reached():
    assert options(lay(frames=[2, 5]), "travel") == ["travel:1"]


@pytest.mark.rule("gears.travel.leftmost")
def test_not_even_zero_moves_lead_beyond_the_oldest_frame():
    s = lay(frames=[1, 5], options={"zero-moves": "on"})

    assert options(s, "travel") == ["travel:1"]
    assert refused(s, "travel:0") == ("refused-beyond-oldest", "gears.travel.leftmost")


@pytest.mark.rule("gears.travel.shared")
def test_markers_and_full_frames_are_in_nobodys_way():
    """F4 and F3 are full, and the others stand there and in F2."""
    s = lay(players=4, timeline={6: "A red:1", 5: "A red:1, E red:2"}, frames=[7, 6, 5, 4])

    for pick in ("travel:6", "travel:5", "travel:4", "travel:3"):
        then = s.clone()
        plays(then, pick)
        assert frames(then) == [int(pick[-1]), 6, 5, 4]


@pytest.mark.rule("gears.travel.current-frame")
def test_one_establishes_where_the_marker_stands():
    s = lay(["A E", ""], frames=[4, 2])

    plays(s, "travel:3")
    establishes(s, "A", "E")

    assert timeline(s) == {3: "A red:1"}


@pytest.mark.rule("gears.travel.current-frame")
def test_the_current_frame_of_somebody_else_does_not_count():
    """Blue's F4 is full and has an A; Red in F3 is not concerned."""
    s = lay(["A E", ""], {4: "A blue:1"}, frames=[3, 4])

    assert options(s, "establish") == ["establish:A"]


@pytest.mark.rule("gears.travel.position-kept")
def test_a_marker_stays_from_turn_to_turn_and_returns_when_the_timeline_is_resolved():
    s = lay(["A " * 6] * 2, frames=[5, 5], deck="E " * 60)
    plays(s, "travel:2")
    ends_turn(s)
    plays(s, "travel:3")
    seen = []
    while s.round == 1:
        seen.append(frames(s))
        ends_turn(s)

    assert seen == [[2, 3]] * 7
    assert frames(s) == [6, 6]


@pytest.mark.rule("gears.travel.position-kept")
def test_in_round_4_markers_return_to_where_the_present_day_stands():
    s = lay(["A", "B"], round=4, step="end", frames=[3, 2])

    assert frames(s) == [8, 8]


@pytest.mark.rule("gears.turn.order")
def test_a_seated_game_begins_with_position_one():
    s = seated(3)

    assert asked(s) == s.order[0]
    assert (s.turn, s.actions_left) == (1, 3)
