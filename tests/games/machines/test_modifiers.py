"""Reward tokens, and scores below zero."""

import pytest

from tests.games.gears.lay import (
    asked,
    establishes,
    options,
    plays,
    pools,
    prompt,
    refused,
    scores,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import awards, left
from tests.games.machines.lay import GAME, activated, activates, here, lay, position, table

LAST_TURN = {"turn": 4, "order": [1, 0], "actions_left": 0}  # Red ends the round
FULL = ["E " * 6] * 2


def settled(timeline, **more):
    return lay(timeline=timeline, step="end", deck="Z " * 40, **more)


def points(timeline, **more):
    return scores(settled(timeline, **more))


# ---------------------------------------------------------------- laying tokens


@pytest.mark.rule("machines.card.gilding-cannon.effect")
def test_gilding_cannon_raises_a_reward():
    """E has no token: after the activation it has one +1 token, reward 4."""
    s = here({1: "E blue:2", 2: "gilding-cannon red:1"}, 2)

    activates(s, "gilding-cannon", "1:E")

    assert timeline(s) == {1: "E blue:2 +1", 2: "gilding-cannon red:1"}
    assert told(s, "modified") == [{"seat": 0, "frame": 1, "technology": "e", "by": 1, "worth": 4}]
    assert position(s)["timeline"][0]["modifier"] == 1


@pytest.mark.rule("machines.card.gilding-cannon.effect", "machines.card.rustifier.effect")
@pytest.mark.parametrize("name", ["gilding-cannon", "rustifier"])
def test_any_other_technology_on_the_timeline_is_a_target(name):
    """Frame, success and lead are not restricted; another copy is another technology."""
    s = here({1: f"{name} blue:1, E", 2: f"{name} red:1, C red:1", 4: "B blue:3"}, 2)
    plays(s, f"activate:{name}")

    assert options(s) == [f"choose:1:{name}", "choose:1:E", "choose:2:C", "choose:4:B"]
    assert refused(s, f"choose:2:{name}") == ("refused-not-itself", f"machines.card.{name}.effect")
    for pick in ("choose:2:E", "choose:3:B", "choose:1:A", "choose:11:A", "choose:999:A"):
        assert refused(s, pick) == ("refused-not-there", f"machines.card.{name}.effect")


@pytest.mark.rule("machines.activate.may-do-nothing")
@pytest.mark.parametrize("name", ["gilding-cannon", "rustifier"])
def test_alone_on_the_timeline_it_does_nothing(name):
    s = here({2: f"{name} red:1"}, 2)

    plays(s, f"activate:{name}")

    assert (prompt(s), activated(s), timeline(s)) == ("ask-act", True, {2: f"{name} red:1"})
    assert told(s, "nothing-happens") == [{"seat": 0}]


@pytest.mark.rule("machines.card.gilding-cannon.cancels", "machines.modifier.cancel")
def test_gilding_cannon_removes_a_token_of_the_other_kind():
    """E at -1 is the target of Gilding Cannon: no token, reward 3 again."""
    s = here({1: "E blue:2 -1", 2: "gilding-cannon red:1"}, 2)

    activates(s, "gilding-cannon", "1:E")

    assert timeline(s)[1] == "E blue:2"
    assert told(s, "modified")[0]["worth"] == 3


@pytest.mark.rule("machines.card.rustifier.cancels", "machines.modifier.cancel")
def test_so_does_rustifier():
    s = here({1: "E blue:2 +1", 2: "rustifier red:1"}, 2)

    activates(s, "rustifier", "1:E")

    assert timeline(s)[1] == "E blue:2"


@pytest.mark.rule("machines.modifier.stack", "machines.card.rustifier.cancels")
def test_opposite_tokens_cancel_one_for_one():
    """E with two +1 tokens (reward 5) is decreased once: one token, reward 4."""
    s = here({1: "E blue:2 +2", 2: "rustifier red:1"}, 2)

    activates(s, "rustifier", "1:E")

    assert timeline(s)[1] == "E blue:2 +1"
    assert told(s, "modified")[0]["worth"] == 4


@pytest.mark.rule("machines.modifier.stack")
def test_equal_tokens_add_up():
    s = here({1: "E blue:2 +1", 2: "gilding-cannon red:1"}, 2)

    activates(s, "gilding-cannon", "1:E")

    assert timeline(s)[1] == "E blue:2 +2"


@pytest.mark.rule("machines.card.rustifier.effect")
def test_rustifier_lowers_award_and_bonus():
    """A (reward 2, Blue 1) is decreased; with one successful dependent Blue scores 1 + 1."""
    s = here({1: "A blue:1", 2: "rustifier red:1", 3: "B red:1"}, 2, FULL, **LAST_TURN)
    activates(s, "rustifier", "1:A")
    plays(s, "end")

    assert sorted(awards(s)) == ["blue 1 A", "blue 1 A through B", "red 2 rustifier", "red 3 B"]


@pytest.mark.rule("machines.component.modifier-tokens")
def test_the_tokens_of_the_box_do_not_limit_anything():
    """Eight tokens lie on the timeline already."""
    s = here({1: "E blue:2 +5, A red:1 -3", 2: "gilding-cannon red:1"}, 2)

    activates(s, "gilding-cannon", "1:E")

    assert timeline(s)[1] == "E blue:2 +6, A red:1 -3"


# ---------------------------------------------------------------- what they do


@pytest.mark.rule("machines.modifier.value", "machines.score.as-base")
def test_a_modified_reward_counts_for_award_and_every_bonus():
    """A (reward 2) with +1, led by Red, two successful dependents: 3 + 3 + 3 = 9."""
    s = settled({1: "A red:1 +1", 2: "B blue:1", 3: "G blue:1"})

    assert [award for award in awards(s) if award.startswith("red")] == [
        "red 3 A",
        "red 3 A through B",
        "red 3 A through G",
    ]
    assert scores(s)[0] == 9


@pytest.mark.rule("machines.modifier.value")
def test_a_bonus_is_that_of_the_dependency_and_not_of_the_dependent():
    assert points({1: "A red:1", 2: "B blue:1 +5"}) == [4, 8]


@pytest.mark.rule("machines.modifier.floor")
@pytest.mark.parametrize(("tokens", "worth"), [("-1", 0), ("-2", 0), ("-5", 0), ("", 1), ("+1", 2)])
def test_a_reward_never_goes_below_zero(tokens, worth):
    """Reward 1 with two -1 tokens scores 0."""
    assert points({1: f"writing red:1 {tokens}"}) == [worth, 0]


@pytest.mark.rule("machines.modifier.floor")
def test_tokens_below_zero_still_count_for_cancelling():
    """One increase leaves one -1 token: still 0; a second: 1."""
    s = here({1: "writing blue:1 -2", 2: "gilding-cannon red:1"}, 2)
    activates(s, "gilding-cannon", "1:writing")
    assert timeline(s)[1] == "writing blue:1 -1"
    assert told(s, "modified")[0]["worth"] == 0

    s = here({1: "writing blue:1 -1", 2: "gilding-cannon red:1"}, 2)
    activates(s, "gilding-cannon", "1:writing")
    assert timeline(s)[1] == "writing blue:1"
    assert told(s, "modified")[0]["worth"] == 1


@pytest.mark.rule("machines.modifier.persist", "machines.prepare.kept")
def test_tokens_stay_between_rounds():
    s = settled({1: "E red:3 +2, A blue:2 -1"}, hands=FULL)

    assert (s.round, timeline(s)) == (2, {1: "E red:2 +2, A blue:1 -1"})


@pytest.mark.rule("machines.modifier.lost-with-card")
def test_tokens_leave_with_the_card():
    """The later copy goes with its token; the one that stays has none."""
    s = settled({1: "E red:2", 2: "E blue:3 +2", 3: "A +1"}, hands=FULL)

    assert (timeline(s), left(s)) == ({1: "E red:1"}, ["3 A no-cubes", "2 E duplicates-success"])
    assert scores(s) == [3, 0]


@pytest.mark.rule("machines.modifier.lost-with-card")
def test_a_copy_established_later_inherits_nothing():
    s = here({2: "E blue:2 +2"}, 1, ["E A A"])

    establishes(s, "E", "A A")

    assert timeline(s) == {1: "E red:2", 2: "E blue:2 +2"}


@pytest.mark.rule("machines.modifier.ties")
@pytest.mark.parametrize(("tokens", "each"), [("+1", 2), ("", 1), ("-1", 1), ("-2", 0), ("+3", 3)])
def test_in_a_tie_the_modified_reward_is_split(tokens, each):
    """E (reward 3) at +1, Red 2, Blue 2: 2 each."""
    assert points({1: f"E red:2 blue:2 {tokens}"}) == [each, each]


@pytest.mark.rule("machines.modifier.not-pursuit")
@pytest.mark.parametrize("tokens", ["+3", "-1", ""])
def test_tokens_do_not_touch_the_pursuit_bonus(tokens):
    """Anna Archer pursues A with a bonus of 2."""
    s = settled({1: f"A red:1 {tokens}"}, characters=["anna-archer", "carla-cook"], options={"pursuits": "on"})

    assert "red 2 A pursuit" in awards(s)


@pytest.mark.rule("machines.turn.success")
def test_tokens_and_cubes_never_change_success():
    s = here({1: "A red:1 blue:1", 2: "rustifier red:1, B blue:2", 3: "C"}, 2)
    before = successful(s)

    activates(s, "rustifier", "1:A")

    assert successful(s) == before == {1: "A", 2: "B rustifier", 3: "C"}


@pytest.mark.rule("machines.turn.success")
@pytest.mark.parametrize("sign", ["-9", "+9", ""])
def test_success_is_as_in_the_base_game(sign):
    s = here({1: f"A {sign}", 2: f"B {sign}, G", 3: f"C {sign}", 4: "D"}, 2)

    assert successful(s) == {1: "A", 2: "B G", 3: "C", 4: "D"}


# ---------------------------------------------------------------- scores below zero


@pytest.mark.rule("machines.score.negative")
def test_later_gains_count_from_below_zero():
    """Blue at 1 loses 3: -2. Blue then scores 7: 5."""
    s = lay(timeline={1: "penance blue:1"}, seat=1, frames=[5, 1], scores=[0, 1])
    plays(s, "activate:penance")
    assert scores(s) == [0, -2]

    assert points({1: "mining blue:1, E blue:1"}, scores=[0, -2]) == [0, 5]


@pytest.mark.rule("machines.score.negative-marker")
def test_a_negative_score_changes_nothing_on_the_timeline():
    """The token under the cube on the track is no reward modifier."""
    s = here({1: "E blue:2", 2: "arch-fire red:1"}, 2, FULL, **LAST_TURN)

    activates(s, "arch-fire", "seat:1")

    assert (scores(s), timeline(s)) == ([0, -2], {1: "E blue:2", 2: "arch-fire red:1"})
    plays(s, "end")
    assert scores(s) == [2, 1]


@pytest.mark.rule("machines.score.negative-comparisons")
@pytest.mark.parametrize(("before", "first"), [([-2, 0], 0), ([0, -2], 1), ([-1, -4], 1), ([-4, -1], 0)])
def test_the_lower_score_chooses_first_below_zero_too(before, first):
    """Equal pools, scores -2 and 0: the player at -2 chooses first."""
    s = lay(FULL, step="prepare", scores=before, pools=[1, 1])

    assert (prompt(s), asked(s)) == ("ask-position", first)


@pytest.mark.rule("machines.score.negative-comparisons", "machines.end.as-base")
def test_minus_one_beats_minus_four():
    """All scores may be negative: -1 beats -4."""
    s = lay(round=4, step="end", scores=[-4, -1])

    assert GAME.ranking(s) == [1, 0]
    assert GAME.winners(s) == [1]
    assert table(s).scores == [-4, -1]


@pytest.mark.rule("machines.end.as-base")
@pytest.mark.parametrize(
    ("points", "cubes", "order", "winner"),
    [
        ([5, 4], [0, 0], [1, 0], 0),
        ([4, 4], [2, 1], [0, 1], 1),
        ([4, 4], [1, 1], [1, 0], 1),
        ([4, 4], [1, 1], [0, 1], 0),
    ],
)
def test_ties_go_to_the_smaller_pool_then_to_the_earlier_position(points, cubes, order, winner):
    s = lay(round=4, step="end", scores=points, pools=cubes, order=order)

    assert (GAME.winners(s), pools(s), asked(s)) == ([winner], cubes, None)
