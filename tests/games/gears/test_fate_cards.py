"""Bloodline Influence, Not What We Hoped For, Perfectly Laid Plans and Time Folds Around Us."""

import pytest

from posterity.core.game import SetupError
from tests.games.gears.lay import (
    GAME,
    asked,
    discard,
    ends_round,
    ends_turn,
    establishes,
    failed,
    frames,
    hand,
    influences,
    lay,
    lingering,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    scores,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import ANNA, EMILY, awards, points, settled

PROTECTED = ("refused-plans-protect", "gears.fate.plans.no-fate")


# ---------------------------------------------------------------- Bloodline Influence


@pytest.mark.rule("gears.fate.bloodline.effect", "gears.clarification.editions")
def test_bloodline_influence_places_one_cube_from_the_supply():
    """The clause's example: round 1, an empty pool, an A with a blue cube."""
    s = lay(["bloodline"], {1: "A blue:1"})

    plays(s, "fate:bloodline", "on:1:A")

    assert (timeline(s), pools(s)) == ({1: "A red:1 blue:1"}, [0, 0])
    assert told(s, "played-fate-on") == [{"seat": 0, "fate": "bloodline-influence", "frame": 1, "technology": "a"}]


@pytest.mark.rule("gears.fate.bloodline.effect")
def test_the_cube_joins_those_already_there_and_the_pool_is_left_alone():
    s = lay(["bloodline"], {1: "A red:2, E blue:1", 2: "A red:1"}, pools=[3, 1])

    plays(s, "fate:bloodline", "on:1:A")

    assert (timeline(s), pools(s)) == ({1: "A red:3, E blue:1", 2: "A red:1"}, [3, 1])


@pytest.mark.rule("gears.fate.bloodline.anywhere")
@pytest.mark.parametrize("here", [1, 3, 5])
def test_any_technology_will_do_wherever_the_player_is(here):
    """In any frame, successful or failed, with or without cubes, one's own or another's."""
    s = lay(["bloodline"], {1: "A, E red:1", 3: "B", 4: "C blue:2"}, frames=[here, 5])

    plays(s, "fate:bloodline")

    assert failed(s) == {}
    assert options(s) == ["on:1:A", "on:1:E", "on:3:B", "on:4:C"]


@pytest.mark.rule("gears.fate.bloodline.anywhere")
def test_a_failed_technology_without_cubes_will_do_too():
    s = lay(["bloodline"], {4: "C"})

    plays(s, "fate:bloodline", "on:4:C")

    assert (timeline(s), failed(s)) == ({4: "C red:1"}, {4: "C"})


@pytest.mark.rule("gears.fate.bloodline.protected", "gears.fate.plans.no-fate")
def test_bloodline_influence_cannot_touch_what_another_player_protects():
    s = lay(["bloodline"], {1: "A blue:1", 2: "E blue:1"}, lingering=["plans blue 1 A"])

    plays(s, "fate:bloodline")

    assert options(s) == ["on:2:E"]
    assert refused(s, "on:1:A") == PROTECTED


@pytest.mark.rule("gears.fate.bloodline.not-influence-action")
def test_bloodline_influence_needs_neither_an_action_nor_a_pool_nor_a_place():
    s = lay(["bloodline E"], {1: "A blue:1"}, actions_left=0, frames=[5, 5])

    assert refused(s, "influence:A")[0] == "refused-no-actions-left"
    plays(s, "fate:bloodline", "on:1:A")

    assert (timeline(s), s.actions_left, told(s, "influenced")) == ({1: "A red:1 blue:1"}, 0, [])


# ---------------------------------------------------------------- Not What We Hoped For


@pytest.mark.rule("gears.fate.hoped.target")
def test_not_what_we_hoped_for_needs_an_own_cube():
    """The clause's example, with a failed technology in another frame."""
    s = lay(["hoped"], {1: "A red:1 blue:4, E blue:2", 4: "C red:1"})

    plays(s, "fate:hoped")

    assert options(s) == ["on:1:A", "on:4:C"]
    assert refused(s, "on:1:E") == ("refused-no-own-cube", "gears.fate.hoped.target")
    plays(s, "on:1:A")
    assert lingering(s) == ["hoped red 1 A"]
    assert told(s, "played-fate-on") == [{"seat": 0, "fate": "not-what-we-hoped-for", "frame": 1, "technology": "a"}]


@pytest.mark.rule("gears.fate.hoped.reward-zero")
def test_its_target_pays_nothing_to_whoever_leads_it():
    """The clause's example: E with 2 blue cubes and 1 red one."""
    table = {1: "E red:1 blue:2"}

    assert points(table) == [0, 3]
    assert points(table, lingering=["hoped red 1 E"]) == [0, 0]


@pytest.mark.rule("gears.fate.hoped.reward-zero")
def test_only_its_target_pays_nothing():
    """Neither another technology of that frame nor the same frame's number elsewhere."""
    table = {1: "E red:1, A red:1", 2: "Mining red:1"}

    assert points(table, lingering=["hoped red 1 E"]) == [6, 0]
    assert points(table, lingering=["plans red 1 E"]) == [9, 0]


@pytest.mark.rule("gears.fate.hoped.reward-zero", "gears.fate.hoped.bonus-zero")
@pytest.mark.parametrize(("value", "score"), [("0", 0), ("1", 3), ("4", 12), ("10", 30)])
def test_an_option_sets_another_value_for_reward_and_bonus(value, score):
    """A has two successful dependents."""
    table = {1: "A red:1", 2: "B blue:1", 3: "G blue:1"}

    found = points(table, lingering=["hoped red 1 A"], options={"not-what-we-hoped-for": value})

    assert found == [score, 6]


@pytest.mark.rule("gears.fate.hoped.reward-zero")
def test_the_value_goes_from_nought_to_ten_and_is_nought_by_default():
    name = "not-what-we-hoped-for"

    assert GAME.complete(2, {})[name] == "0"
    for good in ("0", "10"):
        assert GAME.complete(2, {name: good})[name] == good
    for bad in ("-1", "11", "1.5", "few"):
        with pytest.raises(SetupError) as refused_option:
            GAME.complete(2, {name: bad})
        assert refused_option.value.clause == "gears.fate.hoped.reward-zero"


@pytest.mark.rule("gears.fate.hoped.bonus-zero")
def test_its_target_is_a_dependency_still_but_earns_no_bonus():
    """The clause's example: Red gets 0 + 0 + 0 for A, the leaders of B and G score 3 each."""
    s = settled({1: "A red:1", 2: "B blue:1", 3: "G green:1"}, players=3, lingering=["hoped red 1 A"])

    assert scores(s) == [0, 3, 3]
    assert awards(s) == ["blue 3 B", "green 3 G"]


@pytest.mark.rule("gears.fate.hoped.own-dependencies")
def test_what_its_target_depends_on_keeps_its_bonus():
    """The clause's example: the leader of A gets 2 + 2, the leader of B nothing."""
    s = settled({1: "A red:1", 2: "B blue:1"}, lingering=["hoped blue 2 B"])

    assert scores(s) == [4, 0]
    assert awards(s) == ["red 2 A", "red 2 A through B"]


@pytest.mark.rule("gears.fate.hoped.success-unchanged")
def test_it_changes_neither_success_nor_the_return_of_cubes():
    """The clause's example: Red scores 0 but gets one cube back."""
    s = settled({1: "A red:2", 2: "B red:1"}, lingering=["hoped red 1 A"])

    assert (scores(s), pools(s), timeline(s)) == ([3, 0], [2, 0], {1: "A red:1", 2: "B"})


@pytest.mark.rule("gears.fate.hoped.success-unchanged")
def test_it_does_not_change_which_copy_survives():
    s = settled({1: "A red:1", 3: "A blue:3"}, lingering=["hoped red 1 A"])

    assert (scores(s), timeline(s)) == ([0, 0], {1: "A"})


@pytest.mark.rule("gears.fate.hoped.pursuit")
def test_a_pursuit_bonus_is_paid_in_full():
    """The clause's example: 3 for Emily's pursuit, 0 for Mining itself."""
    s = settled(
        {1: "Mining red:1"}, lingering=["hoped blue 1 Mining"], options={"pursuits": "on"}, characters=[EMILY, ANNA]
    )

    assert awards(s) == ["red 3 mining pursuit"]
    assert scores(s) == [3, 0]


@pytest.mark.rule("gears.fate.hoped.compulsory")
@pytest.mark.parametrize("by", ["red", "blue"])
def test_it_holds_for_whoever_played_it_too(by):
    assert points({1: "E red:2 blue:1"}, lingering=[f"hoped {by} 1 E"]) == [0, 0]


@pytest.mark.rule("gears.fate.hoped.compulsory")
def test_no_other_card_lifts_it():
    s = lay(["plans bloodline"], {1: "E red:1"}, lingering=["hoped red 1 E"], turn=4, deck="Z " * 40)

    plays(s, "fate:plans", "on:1:E", "fate:bloodline", "on:1:E")
    ends_round(s)

    assert scores(s) == [0, 0]


@pytest.mark.rule("gears.fate.hoped.compulsory")
def test_in_the_next_round_the_technology_pays_again():
    s = settled({1: "E red:3"}, lingering=["hoped red 1 E"], deck="Z " * 80)
    assert scores(s) == [0, 0]

    plays(s, "position:1", "position:2")
    ends_round(s)

    assert scores(s) == [3, 0]


# ---------------------------------------------------------------- Perfectly Laid Plans


@pytest.mark.rule("gears.fate.plans.target")
def test_perfectly_laid_plans_need_an_own_cube_and_no_lead():
    s = lay(["plans"], {1: "A red:1 blue:4, E blue:2", 4: "C red:1"})

    plays(s, "fate:plans")

    assert failed(s) == {4: "C"}
    assert options(s) == ["on:1:A", "on:4:C"]
    assert refused(s, "on:1:E") == ("refused-no-own-cube", "gears.fate.plans.target")


@pytest.mark.rule("gears.fate.plans.no-influence")
def test_nobody_else_can_influence_a_protected_technology():
    """The clause's example: Blue is in F1 with 5 cubes in the pool."""
    s = lay(["plans"], {1: "A red:1, E red:1"}, frames=[5, 1], pools=[0, 5])
    plays(s, "fate:plans", "on:1:A")
    ends_turn(s)

    reason = refusal(s, "influence:A")

    assert options(s, "influence") == ["influence:E"]
    assert (reason.message, reason.clause) == ("refused-plans-forbid", "gears.fate.plans.no-influence")
    influences(s, "E", 5)
    assert timeline(s) == {1: "A red:1, E red:1 blue:5"}


@pytest.mark.rule("gears.fate.plans.no-influence")
def test_the_protection_lasts_through_the_last_turn_of_the_round():
    s = lay(["plans"], {1: "A red:1"}, frames=[5, 1], pools=[0, 5], deck="Z " * 60)
    plays(s, "fate:plans", "on:1:A")

    turns = []
    while s.round == 1:
        if asked(s) == 1:
            turns.append((s.turn, options(s, "influence")))
        ends_turn(s)

    assert turns == [(1, []), (2, []), (3, []), (4, [])]


@pytest.mark.rule("gears.fate.plans.no-fate")
@pytest.mark.parametrize("fate", ["bloodline", "hoped", "plans", "willed"])
def test_nobody_else_can_play_a_fate_card_on_it(fate):
    """Blue's protection beside B; Red, with cubes on both, can only name the other B."""
    s = lay([fate], {2: "B red:1 blue:1", 3: "B red:1"}, lingering=["plans blue 2 B"])

    plays(s, f"fate:{fate}")

    assert options(s) == ["on:3:B"]
    assert refused(s, "on:2:B") == PROTECTED


@pytest.mark.rule("gears.fate.plans.owner-free")
def test_the_owner_of_the_plans_may_go_on_influencing_and_playing():
    s = lay(["bloodline hoped willed"], {2: "B red:1 blue:1"}, lingering=["plans red 2 B"], frames=[2, 5], pools=[1, 0])

    influences(s, "B", 1)
    plays(s, "fate:bloodline", "on:2:B", "fate:hoped", "on:2:B", "fate:willed", "on:2:B", "without:A")

    assert timeline(s) == {2: "B red:3 blue:1"}
    assert lingering(s) == ["plans red 2 B", "hoped red 2 B", "willed red 2 B A"]


@pytest.mark.rule("gears.fate.plans.existing-stay")
def test_what_already_lies_on_the_target_stays_and_keeps_its_effect():
    """The clause's example: Blue's Not What We Hoped For was there first."""
    s = lay(["plans"], {1: "A red:2 blue:1"}, lingering=["hoped blue 1 A"], turn=4, deck="Z " * 40)

    plays(s, "fate:plans", "on:1:A")
    assert timeline(s) == {1: "A red:2 blue:1"}
    ends_round(s)

    assert scores(s) == [0, 0]


@pytest.mark.rule("gears.fate.plans.not-invulnerable")
def test_a_protected_technology_can_go_as_a_duplicate():
    """The clause's example: Red protects A in F3, Blue establishes A in F1."""
    s = lay(["", "A E"], {3: "A red:1"}, seat=1, turn=4, frames=[5, 1], lingering=["plans red 3 A"], deck="Z " * 40)

    establishes(s, "A", "E")
    ends_round(s)

    assert (timeline(s), scores(s)) == ({1: "A"}, [0, 2])


@pytest.mark.rule("gears.fate.plans.not-invulnerable")
def test_a_protected_technology_can_fail_and_lose_its_cubes():
    """A has no cubes and goes; B, which needs it, fails and loses its cube to the supply."""
    s = settled({1: "A", 2: "B red:1"}, lingering=["plans red 2 B"])

    assert (timeline(s), failed(s), scores(s), pools(s)) == ({2: "B"}, {2: "B"}, [0, 0], [0, 0])


@pytest.mark.rule("gears.fate.plans.named-dependency")
def test_a_protected_technology_may_be_removed_as_a_dependency():
    """The clause's example: Red protects A, Blue removes it from B, and A earns no bonus from B."""
    s = lay(["", "willed"], {1: "A red:1", 2: "B red:1"}, seat=1, turn=4, lingering=["plans red 1 A"], deck="Z " * 40)

    plays(s, "fate:willed", "on:2:B", "without:A")
    ends_round(s)

    assert awards(s) == ["red 2 A", "red 3 B"]


@pytest.mark.rule("gears.fate.plans.expires")
def test_the_protection_ends_with_the_preparation_of_the_next_round():
    s = lay(
        ["", "hoped"],
        {1: "A red:2 blue:2"},
        lingering=["plans red 1 A"],
        step="end",
        pools=[0, 5],
        deck="Z " * 60,
    )
    plays(s, "position:2", "position:1")

    assert (asked(s), lingering(s)) == (1, [])
    plays(s, "fate:hoped", "on:1:A", "travel:1")
    influences(s, "A", 2)
    assert timeline(s) == {1: "A red:1 blue:3"}


# ---------------------------------------------------------------- Time Folds Around Us


@pytest.mark.rule("gears.fate.folds.effect")
@pytest.mark.parametrize(
    ("before", "whom", "after"),
    [([2, 4], 0, [3, 4]), ([2, 4], 1, [2, 5]), ([1, 1], 1, [1, 2]), ([4, 3], 0, [5, 3])],
)
def test_time_folds_around_us_moves_one_marker_one_frame_to_the_right(before, whom, after):
    s = lay(["folds A"], frames=before)

    plays(s, "fate:folds", f"whom:{whom}")

    assert (frames(s), s.actions_left, discard(s), hand(s, 0)) == (after, 3, "folds", "A")
    moved = {"seat": 0, "victim": whom, "before": before[whom], "frame": after[whom]}
    assert told(s, "folded") == [moved]


@pytest.mark.rule("gears.fate.folds.effect")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_chosen_oneself_included(players):
    s = lay(["folds"], players=players)

    plays(s, "fate:folds")

    assert options(s) == [f"whom:{seat}" for seat in range(players)]


@pytest.mark.rule("gears.fate.folds.present-limit", "gears.timeline.future-out-of-reach")
@pytest.mark.parametrize(("players", "round", "present"), [(2, 1, 5), (2, 3, 7), (4, 4, 10)])
@pytest.mark.parametrize("whom", [0, 1])
def test_a_marker_in_the_present_day_does_not_move_but_the_card_is_spent(players, round, present, whom):
    s = lay(["folds A"], players=players, round=round)

    plays(s, "fate:folds", f"whom:{whom}")

    assert frames(s) == [present] * players
    assert (discard(s), hand(s, 0)) == ("folds", "A")


@pytest.mark.rule("gears.fate.folds.no-consent")
def test_the_chosen_player_is_not_asked_and_goes_on_from_the_new_frame():
    """The clause's example: Red pushes Blue from F1 to F2."""
    s = lay(["folds"], frames=[5, 1])

    plays(s, "fate:folds", "whom:1")
    assert (asked(s), prompt(s)) == (0, "ask-act")
    ends_turn(s)

    assert (asked(s), frames(s)) == (1, [5, 2])
    plays(s, "travel:1")
    assert (frames(s), s.actions_left) == ([5, 1], 2)


@pytest.mark.rule("gears.fate.folds.current-frame")
def test_the_frame_reached_is_the_current_frame_at_once():
    """The clause's example: A in F2, then one frame on, then B in F3."""
    s = lay(["A B E E E folds"], frames=[2, 5])

    establishes(s, "A", "E")
    plays(s, "fate:folds", "whom:0")
    establishes(s, "B", "E E")

    assert (timeline(s), successful(s)) == ({2: "A red:1", 3: "B red:2"}, {2: "A", 3: "B"})
    assert s.actions_left == 1


@pytest.mark.rule("gears.fate.folds.current-frame")
def test_one_can_influence_and_travel_from_the_frame_reached():
    s = lay(["folds"], {2: "A blue:1", 3: "E blue:1"}, frames=[2, 5], pools=[1, 0])

    plays(s, "fate:folds", "whom:0")

    assert options(s, "influence") == ["influence:E"]
    assert options(s, "travel") == ["travel:1", "travel:2"]


@pytest.mark.rule("gears.fate.folds.present-limit")
def test_moved_into_the_present_day_one_cannot_establish():
    s = lay(["folds Z"], frames=[4, 5])

    plays(s, "fate:folds", "whom:0")

    assert refused(s, "establish:Z") == ("refused-in-the-present", "gears.timeline.present-holds-nothing")
