"""An activation: carrying out the ability, markers, what stays, who sees it, taking it back."""

import pytest

from tests.games.gears.lay import (
    asked,
    establishes,
    frames,
    hand,
    influences,
    messages,
    options,
    plays,
    pools,
    prompt,
    refused,
    scores,
    timeline,
    told,
)
from tests.games.machines.lay import activated, activates, can_take_back, here, lay, shown, spliced, table

LAST_TURN = {"turn": 4, "order": [1, 0], "actions_left": 0}  # Red ends the round
EVERYTHING = {1: "A blue:1", 2: "season-splicer blue:1", 4: "tome-of-the-origin blue:1, M blue:1"}


# ---------------------------------------------------------------- carrying it out


@pytest.mark.rule("machines.activate.conditions-once", "machines.card.null-spire.return")
def test_the_conditions_count_when_the_activation_is_declared():
    """Null Spire gives all its cubes back: the player no longer leads it, the activation is complete all the same."""
    s = here({2: "null-spire red:4"}, 2)

    activates(s, "null-spire", "cubes:4")

    assert (timeline(s), pools(s), prompt(s)) == ({2: "null-spire"}, [4, 0], "ask-act")
    assert activated(s)


@pytest.mark.rule("machines.activate.conditions-once")
def test_an_ability_goes_on_although_its_player_was_moved_away():
    """Treadmill: two frames to the right, then an additional action."""
    s = here({2: "treadmill red:1"}, 2, actions_left=1)

    activates(s, "treadmill")

    assert (frames(s), s.actions_left) == ([4, 5], 2)


@pytest.mark.rule("machines.activate.resolve-first")
def test_the_parts_of_an_ability_come_in_printed_order():
    """Tide: the others lose a point, then one frame to the left."""
    s = here({2: "tide red:1"}, 2, players=3, scores=[1, 4, 0])

    plays(s, "activate:tide")

    assert messages(s) == ["activated", "lost-points", "lost-points", "ability-moved"]
    assert (scores(s), frames(s)) == ([1, 3, -1], [1, 6, 6])


@pytest.mark.rule("machines.activate.resolve-first", "machines.when.as-far-as-possible")
@pytest.mark.parametrize(
    ("cards", "choices", "left"),
    [("E A B", ["card:E", "card:A"], "B"), ("E", ["card:E"], ""), ("", [], "")],
)
def test_each_part_is_carried_out_as_far_as_possible(cards, choices, left):
    """Bonfire: discard two cards, then gain a point."""
    s = here({2: "bonfire red:1"}, 2, [cards])

    activates(s, "bonfire", *choices)

    assert (hand(s, 0), scores(s), prompt(s)) == (left, [1, 0], "ask-act")


@pytest.mark.rule("machines.activate.resolve-first")
def test_only_a_card_in_hand_is_discarded():
    s = here({2: "bonfire red:1"}, 2, ["E A", "B"])
    plays(s, "activate:bonfire")

    assert options(s) == ["choose:card:A", "choose:card:E"]
    assert refused(s, "choose:card:B") == ("refused-no-such-card", "machines.when.additional-cost")


@pytest.mark.rule("machines.activate.may-do-nothing", "machines.card.anima.no-tome")
def test_an_activation_without_effect_uses_up_the_activation():
    """Anima is activated without a Tome of the Origin on the timeline: nothing moves, no second activation."""
    s = here({2: "anima red:1, forge red:1"}, 2)

    plays(s, "activate:anima")

    assert (frames(s), prompt(s), told(s, "nothing-happens")) == ([2, 5], "ask-act", [{"seat": 0}])
    assert refused(s, "activate:forge") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.activate.may-do-nothing", "machines.when.cost-unpayable")
@pytest.mark.parametrize(("left", "points"), [(1, 3), (0, 0)])
def test_a_gear_with_a_cost_does_nothing_if_it_cannot_be_paid(left, points):
    """Windmill: give up an action for three points."""
    s = here({2: "windmill red:1"}, 2, actions_left=left)

    plays(s, "activate:windmill")

    assert (scores(s), s.actions_left, activated(s)) == ([points, 0], 0, True)
    assert len(told(s, "not-paid")) == (0 if points else 1)


@pytest.mark.rule("machines.activate.points-at-once")
def test_points_of_an_ability_count_at_once():
    """Red at 5 activates M: 7 at once."""
    s = here({1: "A blue:1", 3: "M red:2 blue:1"}, 3, scores=[5, 0])

    plays(s, "activate:M")

    assert scores(s) == [7, 0]
    assert table(s).scores == [7, 0]


@pytest.mark.rule("machines.activate.points-at-once")
@pytest.mark.parametrize(("activate", "first"), [(False, 0), (True, 1)])
def test_they_count_for_the_next_choice_of_player_order(activate, first):
    """Red at 5, Blue at 6: Red chooses first, but not with the two points of M, which then fails."""
    s = here({1: "A", 3: "M red:1"}, 3, ["E " * 6] * 2, scores=[5, 6], **LAST_TURN)
    if activate:
        plays(s, "activate:M")
    plays(s, "end")

    assert (prompt(s), asked(s), scores(s)) == ("ask-position", first, [7 if activate else 5, 6])


@pytest.mark.rule("machines.activate.gain-cubes", "machines.turn.influence")
def test_cubes_gained_go_to_the_pool_and_can_be_used_at_once():
    """An ability granting two cubes: pool +2, usable for an influence action in the same turn."""
    s = here({2: "forge red:1, E blue:2"}, 2)
    assert refused(s, "influence:E") == ("refused-empty-pool", "gears.influence.empty-pool")

    plays(s, "activate:forge")
    assert pools(s) == [2, 0]
    influences(s, "E", 2)

    assert (pools(s), timeline(s)) == ([0, 0], {2: "forge red:1, E red:2 blue:2"})


@pytest.mark.rule("machines.activate.gain-cubes")
def test_an_ability_may_name_a_technology_for_the_cubes():
    """Press: a cube from the supply onto a technology in the frame."""
    s = here({1: "A red:1", 2: "press red:1, E blue:1"}, 2, pools=[1, 0])
    plays(s, "activate:press")

    assert options(s) == ["choose:2:press", "choose:2:E"]
    assert refused(s, "choose:1:A") == ("refused-only-here", "machines.activate.gain-cubes")
    assert refused(s, "choose:2:A") == ("refused-only-here", "machines.activate.gain-cubes")
    plays(s, "choose:2:E")

    assert (pools(s), timeline(s)) == ([1, 0], {1: "A red:1", 2: "press red:1, E red:1 blue:1"})
    assert told(s, "placed-cubes") == [{"seat": 0, "frame": 2, "technology": "e", "cubes": 1}]


# ---------------------------------------------------------------- markers


@pytest.mark.rule("machines.activate.movement-bounds")
@pytest.mark.parametrize(("start", "goes"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_a_marker_never_goes_beyond_the_present_day(start, goes):
    s = here({start: "treadmill red:1"}, start)

    plays(s, "activate:treadmill")

    assert frames(s) == [goes, 5]


@pytest.mark.rule("machines.activate.movement-bounds")
@pytest.mark.parametrize(("with_f0", "goes"), [(False, 1), (True, 0)])
def test_nor_beyond_the_oldest_existing_frame(with_f0, goes):
    s = here({1: "tide red:1"}, 1, spliced=with_f0)

    plays(s, "activate:tide")

    assert frames(s) == [goes, 5]


@pytest.mark.rule("machines.activate.movement-bounds")
def test_any_number_of_frames_means_at_least_one_and_no_more_than_there_are():
    s = here({3: "ladder red:1"}, 3)
    plays(s, "activate:ladder")

    assert options(s) == ["choose:frame:1", "choose:frame:2"]
    for frame in (0, 3, 4, 5, 6, 99):
        assert refused(s, f"choose:frame:{frame}") == ("refused-out-of-reach", "machines.activate.movement-bounds")
    plays(s, "choose:frame:1")

    assert frames(s) == [1, 5]


@pytest.mark.rule("machines.activate.movement-bounds", "machines.activate.may-do-nothing")
def test_where_there_is_nowhere_to_go_nothing_happens():
    s = here({1: "ladder red:1"}, 1)

    plays(s, "activate:ladder")

    assert (frames(s), prompt(s), told(s, "nothing-happens")) == ([1, 5], "ask-act", [{"seat": 0}])


@pytest.mark.rule("machines.activate.movement-bounds")
def test_the_new_frame_is_the_current_one_for_the_rest_of_the_turn():
    s = here({1: "treadmill red:1", 3: "E blue:1"}, 1, ["A E"], pools=[1, 0])
    plays(s, "activate:treadmill")

    assert options(s, "influence") == ["influence:E"]
    establishes(s, "A", "E")
    assert timeline(s)[3] == "E blue:1, A red:1"
    assert options(s, "travel") == ["travel:1", "travel:2"]


@pytest.mark.rule("machines.activate.movement-bounds")
@pytest.mark.parametrize(
    ("name", "before", "after"), [("catapult", 2, 4), ("catapult", 4, 6), ("catapult", 5, 6), ("undertow", 2, 1)]
)
def test_the_marker_of_another_player_is_bound_in_the_same_way(name, before, after):
    s = lay(timeline={2: f"{name} red:1"}, players=3, frames=[2, before, 6])
    plays(s, f"activate:{name}")

    assert options(s) == ["choose:seat:1", "choose:seat:2"]
    assert refused(s, "choose:seat:0") == ("refused-not-oneself", "machines.card.unlisted")
    plays(s, "choose:seat:1")

    assert frames(s) == [2, after, 6]
    assert told(s, "ability-moved-other") == [{"seat": 1, "before": before, "frame": after, "other": 0}]


# ---------------------------------------------------------------- what stays, and who sees it


@pytest.mark.rule("machines.activate.effects-outlast", "machines.spliced.persists")
def test_what_an_activation_brought_about_stays_when_the_technology_goes():
    """Season Splicer is discarded as a duplicate: F0 stays."""
    s = here(
        *({1: "A red:1", 2: "season-splicer blue:1", 3: "season-splicer red:1"}, 3, ["E " * 6] * 2),
        **LAST_TURN,
    )
    plays(s, "activate:season-splicer", "end")

    assert timeline(s)[2] == "season-splicer" and 3 not in timeline(s)
    assert spliced(s)


@pytest.mark.rule("machines.activate.effects-outlast")
def test_so_does_a_reward_token():
    s = here(
        *({1: "gilding-cannon blue:1, E blue:2", 2: "gilding-cannon red:1"}, 2, ["E " * 6] * 2),
        **LAST_TURN,
    )
    activates(s, "gilding-cannon", "1:E")
    plays(s, "end")

    assert timeline(s) == {1: "gilding-cannon, E blue:1 +1"}


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize("viewer", [1, None])
def test_everybody_sees_an_activation_its_choices_and_its_results(viewer):
    s = here({1: "A blue:1", 2: "gilding-cannon red:1"}, 2)

    activates(s, "gilding-cannon", "1:A")

    assert [event.seen_by(viewer).args for event in s.told] == [
        {"seat": 0, "frame": 2, "technology": "gilding-cannon"},
        {"seat": 0, "frame": 1, "technology": "a", "by": 1, "worth": 3},
    ]
    assert shown(s, viewer)["activated"] is True


# ---------------------------------------------------------------- taking it back


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("M", []),
        ("anima", ["frame:4"]),
        ("arch-fire", ["seat:1"]),
        ("destiny-grafter", []),
        ("expansion-dome", ["4:tome-of-the-origin", "cubes:1"]),
        ("expansion-dome", ["none"]),
        ("gilding-cannon", ["1:A"]),
        ("rustifier", ["1:A"]),
        ("season-splicer", []),
        ("meridian-timerails", ["M"]),
        ("null-spire", ["cubes:1"]),
        ("timegears", []),
        ("forge", []),
        ("press", ["3:press"]),
        ("catapult", ["seat:1"]),
        ("tide", []),
        ("ladder", ["frame:1"]),
        ("penance", []),
        ("treadmill", []),
        ("bonfire", ["card:E", "card:E"]),
    ],
)
def test_what_shows_nobody_anything_hidden_can_be_taken_back(name, choices):
    s = here(EVERYTHING | {3: f"{name} red:2"}, 3, ["E E E", "A"])

    assert can_take_back(s, f"activate:{name}")
    assert all([can_take_back(s, f"choose:{choice}") for choice in choices])
    assert prompt(s) == "ask-act" and activated(s)


@pytest.mark.rule("machines.activate.public")
@pytest.mark.parametrize("name", ["storm-auger", "lantern"])
def test_cards_drawn_are_seen_and_so_is_what_is_kept_but_a_choice_can_be_thought_over(name):
    s = here({2: f"{name} red:4"}, 2, ["E E", "A"], deck="A B C E G Z A B C E G Z")

    assert not can_take_back(s, f"activate:{name}")
    while prompt(s) == "ask-keep-drawn":
        assert can_take_back(s, options(s)[0])
