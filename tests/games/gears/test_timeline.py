"""The timeline: nine frames, the Present Day that moves along them, and the room it leaves behind."""

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.gears.lay import (
    ask_args,
    asked,
    begin,
    establishes,
    failed,
    frames,
    lay,
    options,
    plays,
    pools,
    prompt,
    refused,
    scores,
    seated,
    successful,
    table,
    timeline,
)

PLACES = [(players, round) for players in (2, 3, 4) for round in (1, 2, 3, 4)]
ALL = "A, B, C, D, E, G, Z, Mining, Fire"

# ---------------------------------------------------------------- frames and the Present Day


@pytest.mark.rule("gears.timeline.frames")
@pytest.mark.rule("gears.component.capacity-markers")
def test_four_players_in_round_4_have_all_nine_frames_behind_them():
    """The Present Day is at position 10, and F1-F9 have the capacities 9-1: nine is the highest there is."""
    s = lay(players=4, round=4)

    assert table(s).present == 10
    assert table(s).capacities == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert options(s, "travel") == [f"travel:{frame}" for frame in range(1, 10)]


@pytest.mark.rule("gears.timeline.frames")
def test_the_last_frame_can_be_reached_and_holds_one():
    s = lay(["A Z", "", "", ""], players=4, round=4)

    plays(s, "travel:9")
    establishes(s, "A", "Z")

    assert timeline(s) == {9: "A red:1"}


@pytest.mark.rule("gears.timeline.frames")
def test_the_present_day_stands_at_five_at_least_and_at_ten_at_most():
    places = [lay(players=players, round=round).present() for players, round in PLACES]

    assert (min(places), max(places)) == (5, 10)


@pytest.mark.rule("gears.timeline.frames")
def test_there_is_no_position_beyond_the_tenth():
    """A Fate card finds nothing to be played on in position 10, and there is no position 11."""
    s = lay(["bloodline", ""], {1: "A blue:1"})
    plays(s, "fate:bloodline")

    assert refused(s, "on:10:A") == ("refused-not-on-timeline", "gears.fate.targets-what")
    assert refused(s, "on:11:A") == ("refused-no-such-frame", "gears.timeline.frames")


@pytest.mark.rule("gears.timeline.present-start")
@pytest.mark.parametrize(("players", "present"), [(2, 5), (3, 6), (4, 7)])
def test_the_present_day_starts_by_the_number_of_players(players, present):
    """With 2 players four frames lie in the past, with 4 players six."""
    s = begin(players)

    assert table(s).present == present
    assert len(table(s).capacities) == present - 1


@pytest.mark.rule("gears.timeline.present-by-round")
@pytest.mark.parametrize(("players", "places"), [(2, [5, 6, 7, 8]), (3, [6, 7, 8, 9]), (4, [7, 8, 9, 10])])
def test_the_present_day_moves_one_position_a_round(players, places):
    assert [table(lay(players=players, round=round)).present for round in (1, 2, 3, 4)] == places


@pytest.mark.rule("gears.timeline.present-by-round")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_present_day_moves_between_rounds_only(players):
    s = seated(players)
    seen = {}
    while asked(s) is not None:
        if prompt(s) == "ask-act":
            seen.setdefault(s.round, set()).add(table(s).present)
        plays(s, next(pick for pick in ("end", "draw", options(s)[0]) if pick in options(s)))

    assert seen == {round: {players + round + 2} for round in (1, 2, 3, 4)}


# ---------------------------------------------------------------- capacity


@pytest.mark.rule("gears.timeline.capacity")
@pytest.mark.parametrize(
    ("players", "round", "rooms"), [(2, 1, [4, 3, 2, 1]), (3, 2, [6, 5, 4, 3, 2, 1]), (4, 1, [6, 5, 4, 3, 2, 1])]
)
def test_the_capacity_of_a_frame_is_its_distance_from_the_present_day(players, round, rooms):
    assert table(lay(players=players, round=round)).capacities == rooms


@pytest.mark.rule("gears.timeline.capacity")
@given(st.sampled_from(PLACES), st.data())
def test_a_frame_takes_as_many_technologies_as_its_distance(place, data):
    """Into a frame with one less Red can establish, into a full one not."""
    players, round = place
    present = players + round + 2
    frame = data.draw(st.integers(1, present - 1))
    room = present - frame
    names = [name for name in ALL.split(", ") if name != "A"]
    markers = [frame, *[present] * (players - 1)]

    free = lay(["A Z"], {frame: ", ".join(names[: room - 1])} if room > 1 else {}, players=players, round=round,
               frames=markers)  # fmt: skip
    assert "establish:A" in options(free)
    assert free.capacity(frame) == room
    if room <= len(names):
        full = lay(["A Z"], {frame: ", ".join(names[:room])}, players=players, round=round, frames=markers)
        assert refused(full, "establish:A") == ("refused-frame-full", "gears.establish.capacity")


@pytest.mark.rule("gears.timeline.capacity-total")
@pytest.mark.parametrize(("players", "round"), PLACES)
def test_all_frames_together_have_room_for_p_times_p_minus_one_over_two(players, round):
    s = lay(players=players, round=round)
    present = table(s).present

    assert sum(table(s).capacities) == present * (present - 1) // 2


@pytest.mark.rule("gears.timeline.capacity-total")
@pytest.mark.parametrize(("players", "round", "places"), [(2, 1, 10), (4, 4, 45)])
def test_the_smallest_timeline_has_10_places_and_the_largest_45(players, round, places):
    assert sum(table(lay(players=players, round=round)).capacities) == places


@pytest.mark.rule("gears.timeline.capacity-total")
def test_a_timeline_filled_to_the_last_place_takes_nothing_more():
    """2 players, round 1: ten technologies lie there, and only We Need More Time brings an eleventh."""
    full = {1: "A, B, C, D", 2: "A, B, C", 3: "A, B", 4: "A"}
    for frame in full:
        s = lay(["E Z Z more-time", ""], full, frames=[frame, 5])
        assert refused(s, "establish:E") == ("refused-frame-full", "gears.establish.capacity")

    plays(s, "fate:more-time")
    establishes(s, "E", "Z Z")

    assert timeline(s)[4] == "A, E red:2"


@pytest.mark.rule("gears.timeline.present-holds-nothing")
def test_nothing_is_established_in_the_present_day():
    """2 players, round 1: Red is still at position 5; not even We Need More Time helps."""
    for more_time in (False, True):
        s = lay(["A Z", ""], more_time=more_time)
        assert s.capacity(5) == 0
        assert refused(s, "establish:A") == ("refused-in-the-present", "gears.timeline.present-holds-nothing")


@pytest.mark.rule("gears.timeline.present-holds-nothing")
def test_in_the_next_round_the_frame_joins_the_past_with_capacity_one():
    s = lay(["A Z", ""], round=2, frames=[5, 6])

    establishes(s, "A", "Z")

    assert table(s).capacities[4] == 1
    assert timeline(s) == {5: "A red:1"}


@pytest.mark.rule("gears.timeline.future-out-of-reach")
def test_a_frame_of_the_future_has_no_capacity():
    s = lay()

    assert [s.capacity(frame) for frame in (4, 5, 6, 10)] == [1, 0, 0, 0]
    assert refused(s, "travel:6") == ("refused-never-forward", "gears.travel.never-forward")


@pytest.mark.rule("gears.timeline.future-out-of-reach")
def test_time_folds_no_marker_beyond_the_present_day():
    s = lay(["folds A", ""], frames=[4, 5])
    red, blue = s.clone(), s.clone()

    plays(red, "fate:folds", "whom:0")
    plays(blue, "fate:folds", "whom:1")

    assert (frames(red), frames(blue)) == ([5, 5], [4, 5])


@pytest.mark.rule("gears.timeline.future-out-of-reach")
@given(st.integers(2, 4), st.lists(st.integers(0, 10**6), min_size=30, max_size=150))
def test_whatever_is_played_no_marker_and_no_technology_is_in_the_future(players, numbers):
    s = lay(["A B Z E folds more-time", "G A Z folds", "Z Z Z", "A Z"][:players], players=players,
            deck="A B C D E G Z folds " * 6)  # fmt: skip
    for number in numbers:
        if asked(s) is None:
            break
        plays(s, options(s)[number % len(options(s))])
        present = players + s.round + 2
        assert all(1 <= frame <= present for frame in frames(s))
        assert all(1 <= frame < present for frame in timeline(s))


# ---------------------------------------------------------------- past and future, order within a frame


@pytest.mark.rule("gears.timeline.past-and-future")
@pytest.mark.parametrize("b", [1, 2, 3, 4])
@pytest.mark.parametrize("a", [1, 2, 3, 4])
def test_the_past_is_every_frame_strictly_further_left(a, b):
    """B needs A in its past: its own frame is neither past nor future."""
    s = lay(timeline={a: "A, B"} if a == b else {a: "A", b: "B"})

    assert failed(s) == ({} if a < b else {b: "B"})
    assert successful(s) == ({a: "A", b: "B"} if a < b else {a: "A"})


@pytest.mark.rule("gears.timeline.frame-order-irrelevant")
def test_technologies_are_listed_in_the_order_they_were_established():
    s = lay(["G E A Z Z Z Z Z", ""], frames=[1, 5])

    establishes(s, "G", "Z Z")
    establishes(s, "E", "Z Z")
    establishes(s, "A", "Z")

    assert [site.technology for site in table(s).timeline] == ["g", "e", "a"]


@pytest.mark.rule("gears.timeline.frame-order-irrelevant")
def test_frames_are_listed_from_the_oldest():
    s = lay(timeline={3: "A", 1: "Z, E", 2: "G"})

    assert [(site.frame, site.technology) for site in table(s).timeline] == [(1, "z"), (1, "e"), (2, "g"), (3, "a")]


@pytest.mark.rule("gears.timeline.frame-order-irrelevant")
def test_no_order_within_a_frame_changes_what_a_round_brings():
    """A, a failed D, a Z without cubes and a second E: in all 24 orders the same."""
    found = set()
    for order in permutations(["A red:2", "D blue:1", "Z", "E red:1 blue:1"]):
        s = lay(timeline={1: ", ".join(order), 2: "B red:2, E blue:1"}, step="end", deck="Z " * 30)
        sites = sorted((site.frame, site.technology, *site.cubes, site.successful) for site in table(s).timeline)
        found.add((tuple(scores(s)), tuple(pools(s)), tuple(sites)))

    assert len(found) == 1
    assert found.pop()[:2] == ((2 + 2 + 3 + 1, 1), (3, 1))


# ---------------------------------------------------------------- growing


@pytest.mark.rule("gears.timeline.capacity-grows")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_past_frame_gains_one_capacity_a_round(players):
    rooms = [table(lay(players=players, round=round)).capacities for round in (1, 2, 3, 4)]

    for now, then in pairwise(rooms):
        assert then == [room + 1 for room in now] + [1]


@pytest.mark.rule("gears.timeline.capacity-grows")
def test_a_full_frame_has_a_free_place_in_the_next_round():
    """2 players: F3 holds 2 of 2 at the end of round 1, nothing is discarded, and in round 2 it holds 2 of 3."""
    s = lay(["G Z Z E E E", "E " * 6], {3: "A red:2, E blue:2"}, step="end")
    plays(s, "position:1", "position:2")
    held = timeline(s)[3], table(s).capacities[2]
    plays(s, "travel:3")

    establishes(s, "G", "Z Z")

    assert held == ("A red:1, E blue:1", 3)
    assert timeline(s) == {3: "A red:1, E blue:1, G red:2"}
    assert ask_args(s) == {"actions": 1}
