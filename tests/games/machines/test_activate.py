"""Activating a technology: where, when, by whom and how often."""

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import answer, why
from tests.games.gears.lay import (
    asked,
    draws,
    ends_turn,
    establishes,
    everything,
    frames,
    hand,
    influences,
    lengthened,
    messages,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    scores,
    timeline,
    told,
)
from tests.games.machines.lay import activated, activates, can_take_back, chooses, here, lay, shown, spliced, table

M_IN_F3 = {1: "A blue:1", 3: "M red:2"}
LAST_TURN = {"turn": 4, "order": [1, 0], "actions_left": 0}  # Red ends the round


EVERYTHING = {1: "A blue:1", 2: "season-splicer blue:1", 4: "tome-of-the-origin blue:1, M blue:1"}


def may(s, pick):
    """The message and the clause of an answer that is allowed."""
    reason = why(s, s.book.lexicon.parse(lengthened(pick)))
    assert reason.legal
    return reason.message, reason.clause


# ---------------------------------------------------------------- the conditions


@pytest.mark.rule("machines.activate.frame", "machines.activate.sole-leader", "machines.activate.successful")
def test_red_activates_m_in_its_frame_and_gains_two_points():
    s = here(M_IN_F3, 3)

    plays(s, "activate:M")

    assert scores(s) == [2, 0]
    assert told(s, "activated") == [{"seat": 0, "frame": 3, "technology": "m"}]
    assert told(s, "gained-points") == [{"seat": 0, "points": 2}]


@pytest.mark.rule("machines.activate.frame")
@pytest.mark.parametrize("frame", [1, 2, 4, 5])
def test_a_technology_in_another_frame_cannot_be_activated(frame):
    """M is in F3, Red in F2: not possible."""
    s = here(M_IN_F3, frame)

    reason = refusal(s, "activate:M")

    assert (reason.message, reason.clause) == ("refused-not-here", "machines.activate.frame")
    assert reason.args["technology"] == "m" and reason.args["here"] == frame


@pytest.mark.rule("machines.activate.frame")
def test_a_copy_led_in_another_frame_is_of_no_use():
    s = here({1: "A blue:1", 2: "M red:3", 3: "M blue:2"}, 3)

    assert refused(s, "activate:M") == ("refused-not-sole-leader", "machines.activate.sole-leader")


@pytest.mark.rule("machines.activate.frame")
def test_a_technology_that_is_not_on_the_timeline_cannot_be_activated():
    s = here({1: "A red:1"}, 1, ["M"])

    assert refused(s, "activate:M") == ("refused-not-here", "machines.activate.frame")


@pytest.mark.rule("machines.activate.sole-leader")
@pytest.mark.parametrize(
    ("cubes", "may"),
    [
        ("red:1", True),
        ("red:2 blue:1", True),
        ("red:3 blue:2 green:2", True),
        ("red:2 blue:2", False),
        ("red:1 blue:2", False),
        ("red:2 green:2 blue:1", False),
        ("blue:1", False),
        ("", False),
    ],
)
def test_only_the_sole_leader_activates(cubes, may):
    """Red 2, Blue 2: neither may activate. Red 1, others 0: Red may. No cubes: nobody may."""
    s = here({1: "A green:1", 3: f"M {cubes}".strip()}, 3, players=3)

    if may:
        assert "activate:M" in options(s)
    else:
        assert refused(s, "activate:M") == ("refused-not-sole-leader", "machines.activate.sole-leader")


@pytest.mark.rule("machines.activate.sole-leader")
def test_the_reason_counts_ones_own_cubes_and_the_most_of_another():
    s = here({1: "A green:1", 3: "M red:1 blue:2 green:3"}, 3, players=3)

    numbers = refusal(s, "activate:M").args

    assert (numbers["own"], numbers["most"], numbers["here"]) == (1, 3, 3)


@pytest.mark.rule("machines.activate.sole-leader")
def test_in_a_tie_the_other_one_may_not_either():
    s = lay(timeline={1: "A red:1", 3: "M red:2 blue:2"}, seat=1, frames=[3, 3])

    assert refused(s, "activate:M") == ("refused-not-sole-leader", "machines.activate.sole-leader")


@pytest.mark.rule("machines.activate.successful")
@pytest.mark.parametrize("past", [{}, {3: "M red:2, A red:1"}, {3: "M red:2", 4: "A red:1"}])
def test_a_failed_technology_cannot_be_activated(past):
    """M(A) without A in its past cannot be activated."""
    s = here({3: "M red:2", **past}, 3)

    assert refused(s, "activate:M") == ("refused-not-successful", "machines.activate.successful")


@pytest.mark.rule("machines.activate.gear-only")
@pytest.mark.parametrize("name", ["W", "rocket-sled", "starscribing", "tollgate", "A", "E"])
def test_only_gear_abilities_are_activated(name):
    s = here({3: f"{name} red:2"}, 3)

    assert refused(s, f"activate:{name}") == ("refused-no-gear", "machines.activate.gear-only")
    assert options(s, "activate") == []


@pytest.mark.rule("machines.activate.gear-only")
def test_the_question_names_every_gear_on_the_timeline_and_no_other_technology():
    s = here({1: "A red:1, forge blue:2", 2: "forge red:1", 3: "M red:1, W red:1", 4: "arch-fire red:1"}, 3)

    ask = table(s).ask
    refusals = {pick.pick: pick.clause for pick in ask.refused if pick.pick.startswith("activate")}

    assert options(s, "activate") == ["activate:M"]
    assert refusals == {
        "activate:forge": "machines.activate.frame",
        "activate:arch-fire": "machines.activate.frame",
    }


# ---------------------------------------------------------------- how often


@pytest.mark.rule("machines.activate.once-per-turn")
def test_of_two_technologies_only_one_is_activated_in_a_turn():
    """Red leads two successful gear technologies in F2: only one of them can be activated this turn."""
    s = here({1: "A blue:1", 2: "M red:2, forge red:1"}, 2)
    assert options(s, "activate") == ["activate:M", "activate:forge"]

    plays(s, "activate:forge")

    assert refused(s, "activate:M") == ("refused-activated", "machines.activate.once-per-turn")
    assert refused(s, "activate:forge") == ("refused-activated", "machines.activate.once-per-turn")
    assert activated(s) and shown(s, 1)["activated"]


@pytest.mark.rule("machines.activate.once-per-turn")
def test_another_copy_in_another_frame_is_no_second_activation():
    s = here({1: "forge red:1", 3: "forge red:1"}, 3)
    plays(s, "activate:forge", "travel:1")

    assert refused(s, "activate:forge") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.activate.again-next-turn")
def test_a_technology_is_activated_turn_after_turn():
    """Red activates M in turns 1, 2, 3 and 4 of a round: 8 points in all."""
    s = here(M_IN_F3, 3, deck="E " * 60)
    for _ in range(4):
        assert not activated(s)
        plays(s, "activate:M")
        ends_turn(s)
        if asked(s) == 1 and prompt(s) == "ask-act":
            ends_turn(s)

    assert len(told(s, "activated")) == 4
    assert sum(int(str(args["points"])) for args in told(s, "gained-points")) == 8


@pytest.mark.rule("machines.activate.again-next-turn")
def test_another_player_may_activate_what_was_activated():
    s = lay(timeline=M_IN_F3, frames=[3, 3], pools=[0, 3], deck="E " * 40)
    plays(s, "activate:M")
    ends_turn(s)
    influences(s, "M", 3)

    plays(s, "activate:M")

    assert scores(s) == [2, 2]


@pytest.mark.rule("machines.activate.optional")
def test_nobody_has_to_activate_and_an_unused_activation_is_lost():
    s = here(M_IN_F3, 3, actions_left=0)
    assert options(s) == ["activate:M", "end"]

    plays(s, "end")
    ends_turn(s)

    assert (asked(s), scores(s)) == (0, [0, 0])
    plays(s, "activate:M")
    assert refused(s, "activate:M") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.activate.free")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_activating_uses_no_action(left):
    s = here(M_IN_F3, 3, actions_left=left)

    plays(s, "activate:M")

    assert s.actions_left == left


@pytest.mark.rule("machines.activate.any-moment")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_activation_comes_before_between_or_after_the_actions(before):
    s = here(M_IN_F3, 3, deck="E " * 20)
    for _ in range(before):
        draws(s)

    plays(s, "activate:M")

    assert (asked(s), s.actions_left, scores(s)) == (0, 3 - before, [2, 0])


@pytest.mark.rule("machines.activate.any-moment")
@pytest.mark.rule("machines.turn.establish-sequence")
def test_nothing_is_activated_in_the_middle_of_an_action():
    s = here(M_IN_F3, 3, ["E A B A B"], pools=[2, 0])
    plays(s, "establish:E")
    assert refused(s, "activate:M") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "pay:A", "pay:B", "influence:M")
    assert refused(s, "activate:M") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "cubes:1", "draw")
    assert refused(s, "activate:M") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "keep:Z")

    plays(s, "activate:M")

    assert scores(s) == [2, 0]


@pytest.mark.rule("machines.activate.any-moment", "machines.activate.resolve-first")
@pytest.mark.parametrize(
    "pick", ["activate:forge", "activate:null-spire", "travel:1", "draw", "end", "influence:forge"]
)
def test_an_ability_is_carried_out_before_anything_else(pick):
    s = here({2: "null-spire red:2, forge red:1"}, 2, pools=[1, 0])
    plays(s, "activate:null-spire")

    assert prompt(s) == "ask-return"
    assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")


@pytest.mark.rule("machines.activate.resolve-first", "machines.activate.any-moment")
@pytest.mark.parametrize(
    ("name", "asks"),
    [
        ("anima", "ask-jump"),
        ("arch-fire", "ask-lose"),
        ("expansion-dome", "ask-move-cubes"),
        ("gilding-cannon", "ask-modify"),
        ("rustifier", "ask-modify"),
        ("meridian-timerails", "ask-copy"),
        ("null-spire", "ask-return"),
        ("press", "ask-place-cubes"),
        ("catapult", "ask-move-other"),
        ("ladder", "ask-move"),
        ("storm-auger", "ask-keep-drawn"),
        ("bonfire", "ask-discard"),
    ],
)
def test_every_ability_is_finished_first_and_says_why_its_answers_are_allowed(name, asks):
    s = here(EVERYTHING | {3: f"{name} red:3"}, 3, ["E E E", "A"])
    assert may(s, f"activate:{name}") == ("may-activate", "machines.activate.free")
    plays(s, f"activate:{name}")

    assert prompt(s) == asks
    for pick in ("end", "draw", "travel:1", f"activate:{name}", "establish:E", "choose:yes"):
        assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")
    for pick in options(s):
        message, clause = may(s, pick)
        assert message.startswith("may-choose-") and clause.startswith("machines.")


@pytest.mark.rule("machines.activate.resolve-first")
def test_what_answers_another_ability_is_refused():
    s = here({2: "null-spire red:2"}, 2)
    assert refused(s, "choose:cubes:1") == ("refused-not-now", "gears.round.phases")
    plays(s, "activate:null-spire")

    for pick in ("choose:yes", "choose:none", "choose:frame:1", "choose:seat:1", "choose:2:null-spire", "choose:M"):
        assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")


@pytest.mark.rule("machines.activate.own-turn")
def test_only_in_ones_own_turn():
    s = lay(timeline={1: "A red:1", 3: "M blue:2"}, frames=[5, 3])
    before = everything(s)

    with pytest.raises(IllegalAnswer) as caught:
        answer(s, 1, s.answers, s.book.lexicon.parse("activate:m"))

    assert caught.value.kind == "foreign" and everything(s) == before
    assert refused(s, "activate:M") == ("refused-not-here", "machines.activate.frame")


@pytest.mark.rule("machines.activate.own-turn", "machines.resolve.no-abilities")
def test_not_while_positions_are_chosen():
    s = lay(timeline=M_IN_F3, frames=[3, 5], step="choose", round=2)

    assert refused(s, "activate:M") == ("refused-not-now", "gears.round.phases")


# ---------------------------------------------------------------- who and since when


@pytest.mark.rule("machines.activate.leader-not-founder")
def test_whoever_leads_may_activate():
    """Red established M (Red 2); Blue influences it with 3 and activates it in the same turn."""
    s = here({1: "A blue:1"}, 3, ["M E E"], pools=[0, 3], deck="E " * 20)
    establishes(s, "M", "E E")
    ends_turn(s)
    plays(s, "travel:3")
    influences(s, "M", 3)

    plays(s, "activate:M")

    assert scores(s) == [0, 2]
    assert timeline(s)[3] == "M red:2 blue:3"


@pytest.mark.rule("machines.activate.no-delay")
def test_a_technology_may_be_activated_in_the_turn_it_is_established():
    s = here({1: "A blue:1"}, 3, ["M E E"])
    establishes(s, "M", "E E")

    plays(s, "activate:M")

    assert scores(s) == [2, 0]


@pytest.mark.rule("machines.activate.no-delay")
def test_and_in_the_turn_it_becomes_successful():
    """Red adds A to the past of M and goes on with Rocket Sled."""
    s = here({2: "M red:2"}, 1, ["A E rocket-sled E"])
    establishes(s, "A", "E")
    establishes(s, "rocket-sled", "E")
    chooses(s, "yes", "frame:2")

    plays(s, "activate:M")

    assert scores(s) == [2, 0]


@pytest.mark.rule("machines.activate.no-delay")
def test_and_in_the_turn_it_comes_under_the_players_lead():
    s = here({1: "A blue:1", 3: "M blue:1"}, 3, pools=[2, 0])
    influences(s, "M", 2)

    plays(s, "activate:M")

    assert scores(s) == [2, 0]


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
    assert refused(s, "choose:card:B") == ("refused-no-such-card", "machines.activate.resolve-first")


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
    assert refused(s, "choose:seat:0") == ("refused-not-oneself", "machines.activate.resolve-first")
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
