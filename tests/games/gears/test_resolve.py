"""The end of a round: the timeline is resolved."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.games.gears.rules.settle import cubeless, duplicates, resolve
from tests.games.gears.lay import (
    asked,
    deck,
    discard,
    ends_round,
    failed,
    frames,
    hand,
    lay,
    messages,
    plays,
    pools,
    prompt,
    scores,
    successful,
    timeline,
)
from tests.games.gears.lay_more import left, settled

NAMES = ["A", "B", "C", "D", "E", "G", "Z"]


@pytest.mark.rule("gears.resolve.markers-return", "gears.travel.position-kept")
def test_all_markers_go_back_to_the_present_day():
    s = settled({}, round=4, frames=[1, 8, 3], players=3)

    assert frames(s) == [9, 9, 9]


@pytest.mark.rule("gears.resolve.no-cubes")
def test_every_technology_without_cubes_is_discarded():
    """Successful or failed, fundamental or not, in any frame; one cube of anybody is enough to stay."""
    s = settled({1: "A, Z blue:1", 2: "B, E", 4: "C, G red:1"})

    assert left(s) == ["1 A no-cubes", "2 B no-cubes", "2 E no-cubes", "4 C no-cubes"]
    assert timeline(s) == {1: "Z", 4: "G"}
    assert sorted(discard(s).split()) == ["A", "B", "C", "E"]


@pytest.mark.rule("gears.resolve.no-cubes")
def test_what_needs_a_discarded_technology_fails_before_any_scoring():
    """The clause's example: B with 2 red cubes needs A."""
    s = settled({1: "A", 2: "B red:2"})

    assert (scores(s), pools(s)) == ([0, 0], [0, 0])
    assert (timeline(s), failed(s)) == ({2: "B red:1"}, {2: "B"})


@pytest.mark.rule("gears.resolve.no-cubes-together", "gears.resolve.failed-stay")
def test_nothing_more_is_discarded_for_failing_as_a_result():
    """The clause's example: only A goes; B and C stay as failed."""
    s = settled({1: "A", 2: "B red:1", 3: "C blue:1"}, round=4)

    assert left(s) == ["1 A no-cubes"]
    assert (timeline(s), failed(s)) == ({2: "B", 3: "C"}, {2: "B", 3: "C"})


@pytest.mark.rule("gears.resolve.failed-stay")
def test_a_failed_technology_stays_scores_nothing_and_may_succeed_later():
    """B waits for A, which comes in the next round."""
    s = settled({4: "B red:3"}, hands=["A Z"], deck="Z " * 60)
    assert (timeline(s), scores(s)) == ({4: "B red:2"}, [0, 0])

    plays(s, "position:1", "position:2", "travel:1", "establish:A", "pay:Z")
    ends_round(s)

    assert scores(s)[0] == 2 + 2 + 3


@pytest.mark.rule("gears.resolve.recheck-after-cubeless")
def test_success_without_the_cubeless_decides_which_duplicates_survive():
    """The clause's example: A in F1 goes, so the B in F2 fails and the B in F4 stays."""
    s = settled({1: "A", 2: "B red:2", 3: "A blue:1", 4: "B blue:2"}, round=4)

    assert left(s) == ["1 A no-cubes", "2 B duplicates-success"]
    assert (timeline(s), scores(s)) == ({3: "A", 4: "B blue:1"}, [0, 7])


@pytest.mark.rule("gears.resolve.duplicates-success")
def test_the_leftmost_successful_copy_stays():
    """The clause's example, with more cubes on the copies that go; players 4, so that there is an F5."""
    s = settled({1: "B yellow:9", 2: "A red:1", 3: "B red:1", 5: "B blue:9"}, players=4)

    assert left(s) == ["1 B duplicates-success", "5 B duplicates-success"]
    assert timeline(s) == {2: "A", 3: "B"}


@pytest.mark.rule("gears.resolve.duplicates-success")
def test_the_leftmost_copy_of_a_fundamental_technology_stays():
    s = settled({1: "E blue:1", 2: "E red:5", 4: "E red:5"})

    assert (timeline(s), scores(s)) == ({1: "E"}, [0, 3])


@pytest.mark.rule("gears.resolve.duplicates-failed")
def test_of_failed_copies_the_rightmost_stays():
    """The clause's example."""
    s = settled({1: "B red:5", 2: "B blue:1", 4: "B blue:1"})

    assert left(s) == ["1 B duplicates-failed", "2 B duplicates-failed"]
    assert timeline(s) == {4: "B"}


@pytest.mark.rule("gears.resolve.duplicates-cubeless-first")
def test_an_older_copy_without_cubes_loses_to_a_younger_one_with_cubes():
    s = settled({1: "A", 3: "A red:2"})

    assert left(s) == ["1 A no-cubes"]
    assert timeline(s) == {3: "A red:1"}


@pytest.mark.rule("gears.resolve.order")
def test_markers_cubeless_duplicates_in_this_order_and_success_after_each():
    """Judged before the cubeless A goes, the B in F2 would survive; F4 fails without any A left of it."""
    s = settled({1: "A", 2: "B red:1", 3: "B blue:1", 4: "A red:1"}, round=4, frames=[1, 2])

    assert left(s) == ["1 A no-cubes", "2 B duplicates-failed"]
    assert (frames(s), successful(s), failed(s)) == ([8, 8], {4: "A"}, {3: "B"})
    assert messages(s)[:5] == [
        "round-ends",
        "left-no-cubes",
        "became-failed",
        "became-failed",
        "left-duplicates-failed",
    ]


@pytest.mark.rule("gears.resolve.duplicates-order")
def test_all_duplicates_are_judged_together():
    """Two As and two Bs: the B in F2 rests on the A in F1 and stays, as it is judged beside it."""
    s = settled({1: "A red:1", 2: "B red:1", 3: "A blue:1", 4: "B blue:1"})

    assert left(s) == ["3 A duplicates-success", "4 B duplicates-success"]


@pytest.mark.rule("gears.resolve.cubes-to-supply")
def test_cubes_on_discarded_technologies_go_to_no_pool_and_no_other_copy():
    """The clause's example: Blue's A in F3 is a duplicate."""
    s = settled({1: "A red:1", 3: "A blue:4"}, pools=[0, 2])

    assert (pools(s), timeline(s)) == ([1, 2], {1: "A"})


@pytest.mark.rule("gears.resolve.to-discard-pile")
def test_discarded_technologies_can_come_back_in_the_refill_of_the_same_round():
    s = settled({1: "A red:1, E", 3: "A blue:1"}, hands=["Z Z Z Z Z", "Z Z Z Z Z"], deck="")

    assert {hand(s, 0), hand(s, 1)} == {"A Z Z Z Z Z", "E Z Z Z Z Z"}
    assert (deck(s), discard(s)) == ("", "")


@pytest.mark.rule("gears.resolve.to-discard-pile", "gears.pile.known-cards")
def test_they_were_public_before_and_lie_openly_on_the_discards():
    s = settled({1: "A red:1, E", 3: "A blue:1"}, discard="G", round=4)

    assert discard(s) == "A E G"
    assert s.buried_by == [255, 255, 255]


@pytest.mark.rule("gears.resolve.every-round")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_resolution_scoring_and_return_take_place_in_every_round(round):
    s = settled({1: "A, E red:2", 3: "E blue:1"}, round=round)

    assert left(s) == ["1 A no-cubes", "3 E duplicates-success"]
    assert (timeline(s), scores(s), pools(s)) == ({1: "E red:1"}, [3, 0], [1, 0])
    assert (asked(s) is None, prompt(s)) == ((True, "") if round == 4 else (False, "ask-position"))


# ---------------------------------------------------------------- for every timeline


@st.composite
def timelines(draw):
    """Any timeline with four players: in each frame any technologies, each with or without cubes."""
    table = {}
    for frame in range(1, 7):
        there = draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=4))
        texts = []
        for name in there:
            cubes = draw(st.lists(st.sampled_from([0, 0, 1, 2, 3]), min_size=2, max_size=2))
            texts.append(f"{name} red:{cubes[0]} blue:{cubes[1]}")
        if texts:
            table[frame] = ", ".join(texts)
    return table


def laid(table, **more):
    return lay(timeline=table, players=4, listen=False, **more)


def copies(s):
    return Counter(site.technology for sites in s.frames for site in sites)


def standing_of(s):
    """Every technology on the timeline with its cubes and its success."""
    return [
        (frame, site.technology, site.cubes, s.successful(frame, site.technology))
        for frame, sites in enumerate(s.frames)
        for site in sites
    ]


def take_off(s, gone):
    for one in gone:
        s.frames[one.frame] = [site for site in s.frames[one.frame] if site.technology != one.technology]
    s.refresh()


@pytest.mark.rule("gears.resolve.unique-afterwards")
@given(table=timelines())
def test_afterwards_each_name_is_there_once_and_every_technology_has_a_cube(table):
    s = laid(table)
    names_with_cubes = {site.technology for sites in s.frames for site in sites if max(site.cubes) > 0}

    gone = resolve(s)

    assert set(copies(s).values()) <= {1}
    assert set(copies(s)) == names_with_cubes  # and no name is lost but those without a single cube
    assert all(max(site.cubes) > 0 for sites in s.frames for site in sites)
    assert len(s.discard) == len(gone)


@pytest.mark.rule("gears.resolve.duplicates-keep-success")
@given(table=timelines())
def test_discarding_duplicates_never_changes_the_success_of_what_remains(table):
    s = laid(table)
    take_off(s, cubeless(s))
    before = {(row[0], row[1]): row[3] for row in standing_of(s)}

    take_off(s, duplicates(s))

    assert {(row[0], row[1]): row[3] for row in standing_of(s)} == {
        (row[0], row[1]): before[row[0], row[1]] for row in standing_of(s)
    }


@pytest.mark.rule("gears.resolve.duplicates-keep-success", "gears.resolve.duplicates-order")
@given(table=timelines(), names=st.permutations(range(len(NAMES))))
def test_name_by_name_in_any_order_duplicates_end_in_the_same_timeline(table, names):
    together, one_by_one = laid(table), laid(table)
    take_off(together, cubeless(together))
    take_off(one_by_one, cubeless(one_by_one))

    take_off(together, duplicates(together))
    for technology in names:
        take_off(one_by_one, [gone for gone in duplicates(one_by_one) if gone.technology == technology])

    assert standing_of(one_by_one) == standing_of(together)


@pytest.mark.rule("gears.resolve.duplicates-success", "gears.resolve.duplicates-failed")
@given(table=timelines())
def test_the_survivor_is_the_leftmost_successful_copy_or_else_the_rightmost(table):
    s = laid(table)
    take_off(s, cubeless(s))
    wanted = set()
    for technology in range(s.book.technologies):
        good = [row[0] for row in standing_of(s) if row[1] == technology and row[3]]
        bad = [row[0] for row in standing_of(s) if row[1] == technology and not row[3]]
        if good or bad:
            wanted.add((min(good) if good else max(bad), technology))

    resolve(s)

    assert {(row[0], row[1]) for row in standing_of(s)} == wanted
