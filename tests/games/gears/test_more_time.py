"""We Need More Time: one technology more than a frame has room for, or one action more than a turn has."""

import pytest

from tests.games.gears.lay import (
    GAME,
    asked,
    discard,
    draws,
    ends_round,
    ends_turn,
    establishes,
    hand,
    lay,
    options,
    plays,
    refused,
    shown,
    timeline,
    told,
)

FULL = ("refused-frame-full", "gears.establish.capacity")
FREE = {"we-need-more-time": "free"}


@pytest.mark.rule("gears.fate.moretime.effect")
def test_the_next_technology_may_go_into_a_full_frame():
    """The clause's example: F4, of capacity 1, holds A."""
    s = lay(["more-time E Z Z"], {4: "A blue:1"}, frames=[4, 5])
    assert refused(s, "establish:E") == FULL

    plays(s, "fate:more-time")
    establishes(s, "E", "Z Z")

    assert timeline(s) == {4: "A blue:1, E red:2"}
    assert (s.actions_left, s.more_time) == (2, False)
    assert told(s, "more-time") == [{"seat": 0}]


@pytest.mark.rule("gears.fate.moretime.effect")
def test_it_also_helps_in_a_frame_that_is_overfull_already():
    s = lay(["more-time E Z Z"], {3: "A blue:1, B blue:1, G blue:1"}, frames=[3, 5])

    plays(s, "fate:more-time")
    establishes(s, "E", "Z Z")

    assert timeline(s) == {3: "A blue:1, B blue:1, G blue:1, E red:2"}


@pytest.mark.rule("gears.fate.moretime.effect")
def test_the_card_may_be_played_in_one_frame_and_used_in_another():
    s = lay(["more-time E Z Z"], {4: "A blue:1"})

    plays(s, "fate:more-time", "travel:4")
    establishes(s, "E", "Z Z")

    assert timeline(s) == {4: "A blue:1, E red:2"}


@pytest.mark.rule("gears.fate.moretime.effect")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_permission_while_it_lasts(viewer):
    s = lay(["more-time Z"], frames=[4, 5])
    before = shown(s, viewer)["more_time"]

    plays(s, "fate:more-time")
    while_it_lasts = shown(s, viewer)["more_time"]
    establishes(s, "Z")

    assert [before, while_it_lasts, shown(s, viewer)["more_time"]] == [False, True, False]


@pytest.mark.rule("gears.fate.moretime.effect")
def test_the_option_says_which_reading_is_played():
    assert GAME.complete(2, {})["we-need-more-time"] == "over-capacity"
    assert GAME.complete(2, FREE)["we-need-more-time"] == "free"


@pytest.mark.rule("gears.fate.moretime.next-only")
def test_the_next_technology_uses_the_permission_up_even_where_there_was_room():
    """The clause's example."""
    s = lay(["more-time A E Z Z Z"], {1: "G blue:1, B blue:1, C blue:1, D blue:1"}, frames=[4, 5])

    plays(s, "fate:more-time")
    establishes(s, "A", "Z")
    plays(s, "travel:1")

    assert s.more_time is False
    assert refused(s, "establish:E") == FULL


@pytest.mark.rule("gears.fate.moretime.next-only")
def test_it_lasts_over_other_actions():
    s = lay(["more-time Z"], {4: "G blue:1"}, frames=[4, 5])

    plays(s, "fate:more-time")
    draws(s)
    draws(s)

    assert "establish:Z" in options(s)


@pytest.mark.rule("gears.fate.moretime.lapses")
def test_a_permission_that_is_not_used_is_lost_with_the_turn():
    """In Blue's turn and in Red's next one F4 is full again."""
    s = lay(["more-time Z", "E"], {4: "G blue:1"}, frames=[4, 4], deck="E " * 40)
    plays(s, "fate:more-time")

    ends_turn(s)
    after_red = s.more_time
    ends_turn(s)

    assert (after_red, s.more_time) == (False, False)
    assert (asked(s), refused(s, "establish:Z")) == (0, FULL)


@pytest.mark.rule("gears.fate.moretime.lapses")
def test_after_the_third_action_the_card_is_legal_and_without_effect():
    """The clause's example."""
    s = lay(["more-time Z"], {4: "G blue:1"}, frames=[4, 5], actions_left=0)

    plays(s, "fate:more-time")

    assert (options(s), discard(s)) == (["end"], "more-time")
    assert refused(s, "establish:Z") == ("refused-no-actions-left", "gears.turn.three-actions")


@pytest.mark.rule("gears.fate.moretime.other-rules")
def test_cost_frame_and_the_ban_on_copies_apply_as_ever():
    s = lay(["more-time A E Z"], {3: "E blue:1", 4: "A blue:1"}, frames=[4, 5])

    plays(s, "fate:more-time")

    assert refused(s, "establish:A") == ("refused-copy-in-frame", "gears.establish.no-copy-in-frame")
    establishes(s, "E", "A Z")
    assert (timeline(s)[4], hand(s, 0), s.actions_left) == ("A blue:1, E red:2", "", 2)


@pytest.mark.rule("gears.fate.moretime.other-rules")
def test_the_card_played_is_no_part_of_the_payment():
    s = lay(["more-time E Z"], {4: "A blue:1"}, frames=[4, 5])

    plays(s, "fate:more-time")

    assert refused(s, "establish:E") == ("refused-too-few-cards", "gears.establish.other-cards")


@pytest.mark.rule("gears.fate.moretime.not-present")
@pytest.mark.parametrize(("players", "round"), [(2, 1), (4, 4)])
@pytest.mark.parametrize("reading", ["over-capacity", "free"])
def test_nothing_can_be_established_in_the_present_day(players, round, reading):
    s = lay(["more-time Z"], players=players, round=round, options={"we-need-more-time": reading})

    plays(s, "fate:more-time")

    assert refused(s, "establish:Z") == ("refused-in-the-present", "gears.timeline.present-holds-nothing")


@pytest.mark.rule("gears.fate.moretime.overfull-stays")
def test_an_overfull_frame_keeps_its_technologies_and_takes_no_more_until_there_is_room():
    """The clause's example: 2 of 1 in round 1, 2 of 2 in round 2, 2 of 3 in round 3."""
    s = lay(timeline={4: "A red:9, E blue:9"}, step="end", deck="Z " * 120)
    plays(s, "position:1", "position:2")

    assert (s.round, timeline(s)) == (2, {4: "A red:8, E blue:8"})
    plays(s, "travel:4")
    assert refused(s, "establish:Z") == FULL
    ends_round(s)
    plays(s, "position:1", "position:2", "travel:4")
    assert (s.round, timeline(s)) == (3, {4: "A red:7, E blue:7"})
    establishes(s, "Z")


@pytest.mark.rule("gears.fate.moretime.no-stacking")
def test_two_plays_apply_to_the_same_technology():
    s = lay(["more-time more-time Z E Z Z"], {4: "A blue:1"}, frames=[4, 5])

    plays(s, "fate:more-time", "fate:more-time")
    establishes(s, "Z")

    assert (s.actions_left, s.more_time) == (2, False)
    assert refused(s, "establish:E") == FULL


# ---------------------------------------------------------------- the other reading of the card


@pytest.mark.rule("gears.fate.moretime.effect", "gears.fate.moretime.other-rules")
def test_with_the_option_free_the_next_technology_uses_no_action():
    s = lay(["more-time A Z E"], frames=[3, 5], options=FREE)

    plays(s, "fate:more-time")
    establishes(s, "A", "Z")

    assert (s.actions_left, s.more_time, timeline(s)) == (3, False, {3: "A red:1"})


@pytest.mark.rule("gears.fate.moretime.effect", "gears.fate.moretime.other-rules")
def test_with_the_option_free_the_capacity_limit_stays():
    s = lay(["more-time Z"], {4: "G blue:1"}, frames=[4, 5], options=FREE)

    plays(s, "fate:more-time")

    assert refused(s, "establish:Z") == FULL


@pytest.mark.rule("gears.fate.moretime.next-only")
def test_with_the_option_free_the_technology_after_the_next_uses_an_action():
    s = lay(["more-time A Z Z Z E"], frames=[1, 5], options=FREE)

    plays(s, "fate:more-time")
    establishes(s, "A", "Z")
    establishes(s, "Z")

    assert s.actions_left == 2


@pytest.mark.rule("gears.fate.moretime.lapses")
def test_with_the_option_free_one_more_technology_may_follow_the_third_action():
    s = lay(["more-time A Z E"], frames=[3, 5], actions_left=0, options=FREE)
    assert refused(s, "establish:A") == ("refused-no-actions-left", "gears.turn.three-actions")

    plays(s, "fate:more-time")

    assert options(s) == ["establish:A", "establish:E", "establish:Z", "end"]
    assert refused(s, "draw") == ("refused-no-actions-left", "gears.turn.three-actions")
    establishes(s, "A", "Z")
    assert (s.actions_left, timeline(s), options(s)) == (0, {3: "A red:1"}, ["end"])


@pytest.mark.rule("gears.fate.moretime.lapses")
def test_with_the_option_free_nobody_has_to_use_the_permission():
    s = lay(["more-time A Z E"], frames=[3, 5], actions_left=0, options=FREE)

    plays(s, "fate:more-time", "end")

    assert (asked(s), s.more_time, timeline(s)) == (1, False, {})


@pytest.mark.rule("gears.fate.moretime.no-stacking")
def test_with_the_option_free_two_plays_give_one_technology():
    s = lay(["more-time more-time A Z E"], frames=[3, 5], actions_left=0, options=FREE)

    plays(s, "fate:more-time", "fate:more-time")
    establishes(s, "A", "Z")

    assert options(s) == ["end"]
