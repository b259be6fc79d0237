"""Influencing: cubes from the own pool onto one technology of the current frame."""

import pytest

from tests.games.gears.lay import (
    ask_args,
    asked,
    draws,
    influences,
    lay,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    seated,
    successful,
    table,
    timeline,
    told,
)


@pytest.mark.rule("gears.influence.from-pool", "gears.clarification.editions")
def test_cubes_go_from_the_pool_onto_a_technology():
    """Red, with 3 cubes in the pool, puts 2 on B: the pool is left with 1, and B gains 2 red cubes."""
    s = lay(timeline={2: "B red:1 blue:2"}, frames=[2, 5], pools=[3, 4])

    influences(s, "B", 2)

    assert timeline(s) == {2: "B red:3 blue:2"}
    assert (pools(s), s.actions_left, asked(s)) == ([1, 4], 2, 0)
    assert told(s, "influenced") == [{"seat": 0, "frame": 2, "technology": "b", "cubes": 2}]


@pytest.mark.rule("gears.influence.from-pool")
def test_any_number_from_one_to_the_whole_pool_can_be_moved():
    s = lay(timeline={2: "B red:1"}, frames=[2, 5], pools=[3, 0])

    plays(s, "influence:B")
    reason = refusal(s, "cubes:4")
    offered, not_offered = options(s), table(s).ask.refused
    plays(s, "cubes:3")

    assert not_offered == []
    assert offered == ["cubes:1", "cubes:2", "cubes:3"]
    assert (reason.message, reason.clause) == ("refused-more-than-pool", "gears.influence.from-pool")
    assert reason.args == {"pick": "cubes:4", "cubes": 4, "technology": "b", "pool": 3}
    assert (timeline(s), pools(s)) == ({2: "B red:4"}, [0, 0])


@pytest.mark.rule("gears.influence.from-pool")
def test_naming_a_technology_uses_no_action_yet():
    s = lay(timeline={2: "B red:1"}, frames=[2, 5], pools=[3, 0])

    plays(s, "influence:B")

    assert (prompt(s), ask_args(s)) == ("ask-cubes", {"technology": "b", "pool": 3})
    assert (s.actions_left, pools(s), timeline(s)) == (3, [3, 0], {2: "B red:1"})


@pytest.mark.rule("gears.influence.from-pool")
def test_a_pool_has_no_upper_limit():
    s = lay(timeline={2: "B"}, frames=[2, 5], pools=[40, 0])

    influences(s, "B", 40)

    assert timeline(s) == {2: "B red:40"}


@pytest.mark.rule("gears.influence.from-pool")
def test_the_cubes_come_from_the_own_pool_alone():
    s = lay(timeline={2: "B red:1"}, seat=1, frames=[5, 2], pools=[9, 1])

    plays(s, "influence:B")
    offered = options(s)
    plays(s, "cubes:1")

    assert offered == ["cubes:1"]
    assert (timeline(s), pools(s)) == ({2: "B red:1 blue:1"}, [9, 0])


@pytest.mark.rule("gears.influence.empty-pool")
def test_with_an_empty_pool_nobody_can_influence():
    """With one cube it is possible; Blue's pool does not help Red."""
    empty = lay(timeline={2: "B red:1"}, frames=[2, 5], pools=[0, 3])
    one = lay(timeline={2: "B red:1"}, frames=[2, 5], pools=[1, 3])

    assert refused(empty, "influence:B") == ("refused-empty-pool", "gears.influence.empty-pool")
    assert options(one, "influence") == ["influence:B"]


@pytest.mark.rule("gears.influence.empty-pool")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_round_1_every_pool_is_empty(players):
    s = seated(players)
    while s.round == 1 and asked(s) is not None:
        assert pools(s) == [0] * players
        assert options(s, "influence") == []
        plays(s, next(pick for pick in ("end", "draw", options(s)[0]) if pick in options(s)))


@pytest.mark.rule("gears.influence.empty-pool")
def test_only_the_option_zero_moves_lets_an_empty_pool_influence():
    s = lay(timeline={2: "B red:1"}, frames=[2, 5], options={"zero-moves": "on"})

    influences(s, "B", 0)

    assert (timeline(s), pools(s), s.actions_left) == ({2: "B red:1"}, [0, 0], 2)


@pytest.mark.rule("gears.influence.one-technology")
def test_two_technologies_take_two_actions():
    s = lay(timeline={2: "A red:1, B red:1"}, frames=[2, 5], pools=[3, 0])

    influences(s, "A", 1)
    after_one = timeline(s), s.actions_left
    influences(s, "B", 2)

    assert after_one == ({2: "A red:2, B red:1"}, 2)
    assert (timeline(s), s.actions_left) == ({2: "A red:2, B red:3"}, 1)


@pytest.mark.rule("gears.influence.one-technology")
def test_a_second_technology_cannot_be_named_before_the_first_has_its_cubes():
    s = lay(timeline={2: "A red:1, B red:1"}, frames=[2, 5], pools=[3, 0])

    plays(s, "influence:A")

    assert refused(s, "influence:B") == ("refused-finish-first", "gears.turn.atomic")


@pytest.mark.rule("gears.influence.any-technology")
@pytest.mark.parametrize("there", ["A", "A red:1", "A blue:1", "A blue:5", "B blue:2", "B"])
def test_state_founder_and_cubes_of_the_technology_do_not_matter(there):
    """A is successful and B failed; with 1 cube Red saves even what has lost its last one."""
    s = lay(timeline={2: there}, frames=[2, 5], pools=[1, 0])
    name = there[0]

    influences(s, name, 1)

    reds = 2 if "red:1" in there else 1
    others = there[1:].replace(" red:1", "")
    assert timeline(s) == {2: f"{name} red:{reds}{others}"}


@pytest.mark.rule("gears.influence.any-technology")
def test_the_last_cube_of_the_pool_saves_a_technology():
    """A has lost its last cube: with Red's only one it is still there when the round is over."""
    saved = lay(timeline={1: "A"}, seat=1, turn=4, actions_left=1, frames=[6, 1], pools=[0, 1], round=2)
    lost = lay(timeline={1: "A"}, seat=1, turn=4, actions_left=1, frames=[6, 1], pools=[0, 1], round=2)

    influences(saved, "A", 1)
    draws(lost, "Z")
    plays(lost, "end")

    assert (saved.round, timeline(saved)) == (3, {1: "A"})
    assert (lost.round, timeline(lost)) == (3, {})
    assert pools(saved) == [0, 1]


@pytest.mark.rule("gears.influence.current-frame")
@pytest.mark.rule("gears.travel.current-frame")
@pytest.mark.parametrize("frame", [1, 3, 4])
def test_technologies_in_other_frames_are_out_of_reach(frame):
    s = lay(timeline={2: "B red:1"}, frames=[frame, 2], pools=[3, 0])

    assert options(s, "influence") == []
    assert refused(s, "influence:B") == ("refused-not-in-frame", "gears.influence.current-frame")


@pytest.mark.rule("gears.influence.current-frame")
def test_from_the_present_day_nothing_can_be_influenced():
    s = lay(timeline={4: "A red:1"}, frames=[5, 5], pools=[3, 0])

    assert refused(s, "influence:A") == ("refused-not-in-frame", "gears.influence.current-frame")


@pytest.mark.rule("gears.influence.current-frame")
def test_of_two_copies_only_the_one_in_the_current_frame_gains_cubes():
    s = lay(timeline={1: "A red:1", 3: "A red:1"}, frames=[3, 5], pools=[2, 0])

    influences(s, "A", 2)

    assert timeline(s) == {1: "A red:1", 3: "A red:3"}


@pytest.mark.rule("gears.influence.irrevocable")
def test_cubes_on_a_technology_stay_until_the_return_phase():
    """Whatever Red does next, the cubes lie there; when the round ends the leader takes one back."""
    s = lay(["Z Z"], {2: "A red:1"}, turn=4, order=[1, 0], frames=[2, 5], pools=[2, 0], deck="E " * 40)

    influences(s, "A", 2)
    seen = [timeline(s)[2]]
    plays(s, "establish:Z")
    seen.append(timeline(s)[2])
    plays(s, "travel:1")
    seen.append(timeline(s)[2])
    plays(s, "end")

    assert seen == ["A red:3", "A red:3, Z", "A red:3, Z"]
    assert s.round == 2
    assert (timeline(s), pools(s)) == ({2: "A red:2"}, [1, 0])
    assert successful(s) == {2: "A"}


@pytest.mark.rule("gears.influence.irrevocable")
def test_no_answer_takes_cubes_back():
    """The verbs of the game: none of them moves a cube off a technology."""
    s = lay(["A", "B"], {2: "A red:3 blue:1"}, frames=[2, 2], pools=[1, 1])
    before = (3, 1)

    for pick in options(s):
        then = s.clone()
        plays(then, pick)
        while prompt(then) not in ("ask-act", ""):
            plays(then, options(then)[0])
        cubes = then.frames[2][0].cubes
        assert cubes[0] >= before[0] and cubes[1] >= before[1]
