"""When a technology is successful: everything it needs lies, successful, strictly in its past."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.gears.lay import (
    TOY_TABLES,
    draws,
    ends_turn,
    establishes,
    failed,
    influences,
    lay,
    lingering,
    options,
    plays,
    successful,
    timeline,
    told,
)

NEEDS = {table["name"]: table["needs"] for table in TOY_TABLES["technologies"]}
LETTERS = ["A", "B", "C", "D", "E", "G", "Z"]


def stands(line, willed=()):
    """The clause read word by word for each copy on `{frame: "A B"}`, looking back from it: is it successful?"""

    def good(frame, name):
        wanted = [need for need in NEEDS[name] if (frame, name, need) not in willed]
        past = [before for before in line if before < frame]
        return all(any(need in line[place].split() and good(place, need) for place in past) for need in wanted)

    return {(frame, name): good(frame, name) for frame in line for name in line[frame].split()}


def only(found, wanted):
    """The technologies by frame that `stands` calls so."""
    those = [place for place, good in found.items() if good == wanted]
    return {frame: " ".join(sorted(name for at, name in those if at == frame)) for frame, _ in sorted(those)}


def laid(line, **more):
    """A timeline without cubes for four players in round 4, where every frame is past."""
    return lay(timeline={frame: ", ".join(words.split()) for frame, words in line.items()}, players=4, round=4, **more)


timelines = st.dictionaries(
    st.integers(1, 9), st.lists(st.sampled_from(LETTERS), min_size=1, unique=True).map(" ".join), max_size=6
)

# ---------------------------------------------------------------- one technology and what it needs


@pytest.mark.rule("gears.success.definition")
@pytest.mark.parametrize(("a", "b", "good"), [(1, 2, True), (2, 1, False), (1, 9, True), (8, 9, True), (9, 8, False)])
def test_b_is_successful_with_a_in_its_past_and_failed_without(a, b, good):
    """The clause's example, F1 and F2 either way round, and other distances."""
    s = laid({a: "A", b: "B"})

    assert successful(s) == ({a: "A", b: "B"} if good else {a: "A"})
    assert failed(s) == ({} if good else {b: "B"})


@pytest.mark.rule("gears.success.definition")
@pytest.mark.parametrize(
    ("line", "good"),
    [
        ({1: "A", 2: "B", 3: "D"}, True),
        ({1: "A", 3: "D"}, False),  # no B
        ({1: "A", 2: "D", 3: "B"}, False),  # B too late
        ({2: "A", 1: "B", 3: "D"}, False),  # B failed
    ],
)
def test_every_single_dependency_is_needed(line, good):
    """D needs A and B."""
    s = laid(line)

    assert ("D" in " ".join(successful(s).values())) == good


@pytest.mark.rule("gears.success.definition")
@pytest.mark.rule("gears.success.computation")
@given(timelines)
def test_success_is_what_the_definition_says_on_every_timeline(line):
    s = laid(line)

    assert successful(s) == only(stands(line), True)
    assert failed(s) == only(stands(line), False)


@pytest.mark.rule("gears.success.fundamental")
@pytest.mark.parametrize("frame", [1, 4])
def test_a_technology_without_dependencies_is_always_successful(frame):
    s = lay(timeline={frame: "A, E, Z"})

    assert successful(s) == {frame: "A E Z"}


@pytest.mark.rule("gears.success.same-frame")
def test_a_dependency_in_the_same_frame_does_not_help():
    s = lay(timeline={2: "A red:1, B red:2"})

    assert successful(s) == {2: "A"}
    assert failed(s) == {2: "B"}


@pytest.mark.rule("gears.success.same-frame")
def test_a_second_copy_further_left_does():
    s = lay(timeline={1: "A", 2: "A, B"})

    assert failed(s) == {}


@pytest.mark.rule("gears.success.recursive")
def test_a_failed_dependency_makes_everything_built_on_it_fail():
    """B in F1 fails for lack of an A in its past, so C in F3 fails, although A and B are both in its past."""
    s = lay(timeline={1: "B", 2: "A", 3: "C"})

    assert successful(s) == {2: "A"}
    assert failed(s) == {1: "B", 3: "C"}


@pytest.mark.rule("gears.success.recursive")
def test_a_whole_chain_is_successful():
    s = lay(timeline={1: "A", 2: "B", 3: "C"})

    assert failed(s) == {}


@pytest.mark.rule("gears.success.indirect-implied")
@pytest.mark.rule("gears.component.indirect-derived")
def test_indirect_dependencies_are_never_checked_separately():
    """A was removed from B, and there is no A anywhere: B is successful and so is C, which needs B."""
    s = lay(timeline={2: "B red:2", 3: "C red:3"}, lingering=["willed red 2 B A"])

    assert successful(s) == {2: "B", 3: "C"}


@pytest.mark.rule("gears.success.indirect-implied")
@pytest.mark.rule("gears.component.indirect-derived")
def test_an_indirect_dependency_without_the_direct_one_does_not_help():
    """The direct dependency of C is B, its indirect one A: A alone is of no use, B alone fails."""
    assert failed(lay(timeline={1: "A", 3: "C"})) == {3: "C"}
    assert failed(lay(timeline={2: "B", 3: "C"})) == {2: "B", 3: "C"}


@pytest.mark.rule("gears.success.indirect-implied")
def test_what_is_direct_and_indirect_at_once_is_still_required():
    """D needs A and B, and B needs A: removing A from B leaves D wanting A itself."""
    s = lay(timeline={1: "B", 3: "D"}, lingering=["willed red 1 B A"])

    assert successful(s) == {1: "B"}
    assert failed(s) == {3: "D"}


# ---------------------------------------------------------------- several copies


@pytest.mark.rule("gears.success.any-copy")
def test_one_successful_copy_in_the_past_is_enough():
    """B fails in F1 and is successful in F3: C in F4 is successful."""
    s = lay(timeline={1: "B", 2: "A", 3: "B", 4: "C"})

    assert successful(s) == {2: "A", 3: "B", 4: "C"}
    assert failed(s) == {1: "B"}


@pytest.mark.rule("gears.success.any-copy")
def test_a_copy_in_the_future_neither_helps_nor_harms():
    assert failed(lay(timeline={2: "B", 3: "A", 4: "A"})) == {2: "B"}
    assert failed(lay(timeline={1: "A", 2: "B", 3: "A", 4: "A"})) == {}


@pytest.mark.rule("gears.success.per-copy")
def test_copies_of_one_name_can_differ():
    s = lay(timeline={1: "B", 2: "A", 3: "B"})

    assert failed(s) == {1: "B"}
    assert successful(s) == {2: "A", 3: "B"}


@pytest.mark.rule("gears.success.failed-copy-useless")
def test_failed_copies_alone_are_of_no_use():
    s = lay(timeline={1: "B", 2: "B", 3: "C"})

    assert failed(s) == {1: "B", 2: "B", 3: "C"}
    assert successful(s) == {}


# ---------------------------------------------------------------- what plays no part


@pytest.mark.rule("gears.success.cubes-not-needed")
def test_a_technology_without_cubes_serves_until_it_is_discarded():
    """A in F1 lost its last cube in the return phase; B in F2 is successful all through the next round."""
    s = lay(["", ""], {1: "A red:1", 2: "B blue:2"}, step="end", deck="Z " * 60)
    plays(s, "position:1", "position:2")
    turns = []
    while s.round == 2:
        turns.append((timeline(s), successful(s)))
        ends_turn(s)

    assert turns == [({1: "A", 2: "B blue:1"}, {1: "A", 2: "B"})] * 8
    assert timeline(s) == {2: "B"} and failed(s) == {2: "B"}


@pytest.mark.rule("gears.success.cubes-not-needed")
@pytest.mark.parametrize("cubes", ["", " red:1", " blue:5", " red:9 blue:9"])
def test_cubes_do_not_change_success(cubes):
    s = lay(timeline={1: f"A{cubes}, D{cubes}", 2: f"B{cubes}"})

    assert successful(s) == {1: "A", 2: "B"}
    assert failed(s) == {1: "D"}


@st.composite
def hands_played(draw):
    """A timeline, and the cards on it in some order of playing."""
    line = draw(timelines)
    placed = [(frame, name) for frame in line for name in line[frame].split()]
    return line, draw(st.permutations(placed))


@pytest.mark.rule("gears.success.computation")
@given(hands_played())
def test_the_order_in_which_technologies_were_played_does_not_change_success(made):
    """Established one by one in any order, they end up as the finished timeline says."""
    line, placed = made
    s = laid({})
    for frame, name in placed:
        s.frames[frame].append(laid({1: name}).frames[1][0])
        s.refresh()

    assert successful(s) == only(stands(line), True)
    assert failed(s) == only(stands(line), False)


@pytest.mark.rule("gears.success.computation")
@given(timelines, st.integers(1, 9), st.sampled_from([("B", "A"), ("C", "B"), ("D", "A"), ("D", "B"), ("G", "A")]))
def test_success_depends_on_the_timeline_and_on_willed_into_existence_alone(line, frame, removed):
    name, need = removed
    line = {**line, frame: " ".join(sorted({*line.get(frame, "").split(), name}))}
    more = {"lingering": [f"willed blue {frame} {name} {need}"], "pools": [3, 1, 4, 1], "deck": "A B C"}

    s = laid(line, turn=3, seat=2, actions_left=1, **more)

    assert successful(s) == only(stands(line, [(frame, name, need)]), True)
    assert failed(s) == only(stands(line, [(frame, name, need)]), False)


@pytest.mark.rule("gears.success.computation")
def test_plans_and_hopes_beside_a_technology_change_no_success():
    s = lay(timeline={1: "B red:1", 2: "A red:1"}, lingering=["plans red 1 B", "hoped red 2 A"])

    assert successful(s) == {2: "A"}
    assert failed(s) == {1: "B"}


# ---------------------------------------------------------------- always up to date


@pytest.mark.rule("gears.success.rechecked")
def test_success_is_checked_after_establishing():
    s = lay(["A Z"], {2: "B blue:2", 3: "C blue:3"}, frames=[1, 5])

    establishes(s, "A", "Z")

    assert successful(s) == {1: "A", 2: "B", 3: "C"}
    assert told(s, "became-successful") == [{"frame": 2, "technology": "b"}, {"frame": 3, "technology": "c"}]
    assert told(s, "became-failed") == []


@pytest.mark.rule("gears.success.rechecked")
def test_success_is_checked_when_a_technology_leaves_the_timeline():
    """A has no cubes and goes when the round ends; B, which needs it, fails before any scoring."""
    s = lay(timeline={1: "A", 2: "B red:2"}, step="end")

    assert timeline(s) == {2: "B red:1"}
    assert failed(s) == {2: "B"}
    assert (s.players[0].score, s.players[0].pool) == (0, 0)


@pytest.mark.rule("gears.success.rechecked")
def test_success_is_checked_when_willed_into_existence_starts_to_apply():
    s = lay(["willed"], {1: "B blue:2", 2: "C blue:3"})

    plays(s, "fate:willed", "on:1:B", "without:A")

    assert successful(s) == {1: "B", 2: "C"}
    assert told(s, "became-successful") == [{"frame": 1, "technology": "b"}, {"frame": 2, "technology": "c"}]


@pytest.mark.rule("gears.success.rechecked")
def test_success_is_checked_when_willed_into_existence_stops_to_apply():
    s = lay(timeline={1: "B blue:2", 2: "C blue:3"}, lingering=["willed red 1 B A"], step="end")

    assert lingering(s) == []
    assert failed(s) == {1: "B", 2: "C"}
    assert told(s, "became-failed") == [{"frame": 1, "technology": "b"}, {"frame": 2, "technology": "c"}]


picks = st.lists(st.integers(0, 10**6), min_size=1, max_size=40)


@pytest.mark.rule("gears.success.monotone-in-turns")
@given(timelines, picks)
def test_a_successful_technology_stays_so_until_the_timeline_is_resolved(line, numbers):
    """Two players do whatever comes to mind, with every kind of card, in round 1; nothing leaves the timeline."""
    past = {frame: words.replace(" ", " blue:1, ") for frame, words in line.items() if frame < 5}
    hands = ["A B C D G Z E willed hoped folds"] * 2
    s = lay(hands, past, deck="A B Z E plans bloodline more-time G C D A B Z", pools=[2, 2])
    for number in numbers:
        before, good = sites(s), good_sites(s)
        if s.ask is None:
            break
        plays(s, options(s)[number % len(options(s))])
        if s.round != 1:
            break
        assert before <= sites(s)
        assert good <= good_sites(s)


def sites(s):
    return {(frame, site.technology) for frame, there in enumerate(s.frames) for site in there}


def good_sites(s):
    return {(frame, number) for frame, number in sites(s) if s.successful(frame, number)}


@pytest.mark.rule("gears.success.monotone-in-turns")
def test_only_the_change_from_failed_to_successful_occurs_during_turns():
    s = lay(["A Z Z Z"], {2: "A blue:1", 3: "B blue:2"}, frames=[1, 5], pools=[2, 0], deck="E E E E")

    establishes(s, "A", "Z")
    influences(s, "A", 2)
    draws(s)

    assert timeline(s) == {1: "A red:3", 2: "A blue:1", 3: "B blue:2"}
    assert failed(s) == {}


@pytest.mark.rule("gears.success.definition")
def test_what_a_failed_technology_lacks_is_told_by_name():
    """D needs A and B: of both, of one and of none of them the sentence tells."""
    lacks = []
    for line in ({}, {1: "A"}, {1: "A", 2: "B"}):
        s = lay(["D A A A"], line, frames=[3, 5])
        establishes(s, "D", "A A A")
        lacks += [event.args["missing"] for event in s.told or [] if event.message == "established"]

    assert lacks == [["a", "b"], ["b"], []]
