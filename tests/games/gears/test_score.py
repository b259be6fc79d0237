"""Awarding points: rewards, dependency bonuses, ties and pursuits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.games.gears.pieces import Site
from posterity.games.gears.rules.settle import Pursuit, shares
from posterity.games.gears.rules.settle import awards as all_awards
from tests.games.gears.lay import (
    asked,
    ends_round,
    influences,
    lay,
    plays,
    pools,
    scores,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import ANNA, BRUNO, CARLA, EMILY, awards, points, settled

ON = {"pursuits": "on"}


# ---------------------------------------------------------------- rewards


@pytest.mark.rule("gears.score.reward")
def test_the_sole_leader_of_a_successful_technology_gains_its_reward():
    """The clause's example: E with 2 red cubes and 1 blue one."""
    s = settled({1: "E red:2 blue:1"})

    assert (scores(s), awards(s)) == ([3, 0], ["red 3 E"])


@pytest.mark.rule("gears.score.reward")
def test_rewards_add_to_the_score():
    assert points({1: "E red:1", 2: "Mining blue:1"}, scores=[10, 20]) == [13, 24]


@pytest.mark.rule("gears.score.leader-not-founder")
def test_only_cubes_count_not_who_established_it():
    """The clause's example: Red establishes A with 1 cube, Blue adds 2."""
    s = lay(["A Z"], frames=[1, 1], pools=[0, 2], turn=4, deck="Z " * 40)
    plays(s, "establish:A", "pay:Z", "draw", "keep:Z", "draw", "keep:Z", "end")
    influences(s, "A", 2)

    ends_round(s)

    assert awards(s) == ["blue 2 A"]


@pytest.mark.rule("gears.score.failed-nothing")
def test_a_failed_technology_yields_nothing_and_no_bonus():
    """The clause's example: C needs B, which is missing."""
    s = settled({1: "A red:1", 3: "C blue:3"})

    assert (scores(s), awards(s)) == ([2, 0], ["red 2 A"])


@pytest.mark.rule("gears.score.failed-nothing")
def test_a_failed_dependent_gives_its_dependencies_no_bonus():
    """D needs A and B; there is no B, so the leader of A gains nothing through D."""
    s = settled({1: "A red:1", 3: "D blue:3"})

    assert awards(s) == ["red 2 A"]


@pytest.mark.rule("gears.score.failed-nothing")
def test_a_failed_technology_earns_no_bonus_itself():
    """B fails beside its A, and C, which was willed to do without another thing, still rests on nothing."""
    s = settled({1: "A red:1, B blue:1", 3: "C blue:1"})

    assert awards(s) == ["red 2 A"]


# ---------------------------------------------------------------- dependency bonuses


@pytest.mark.rule("gears.score.dependency-bonus")
def test_a_leader_gains_the_reward_once_more_for_every_successful_dependent():
    """The clause's example: Red gains 2 + 2 + 2 for A."""
    s = settled({1: "A red:1", 2: "B blue:1", 3: "G blue:1"})

    assert awards(s) == ["red 2 A", "red 2 A through B", "red 2 A through G", "blue 3 B", "blue 3 G"]
    assert scores(s) == [6, 6]
    bonus = {"seat": 0, "points": 2, "technology": "a", "dependent": "b"}
    assert told(s, "awarded-dependency")[0] == bonus


@pytest.mark.rule("gears.score.dependency-value")
def test_a_bonus_is_worth_the_reward_of_what_is_depended_upon():
    """The clause's example: the leader of B gains 3 through C, whose reward is 5."""
    s = settled({1: "A blue:1", 2: "B red:1", 3: "C blue:1"})

    assert "red 3 B through C" in awards(s)
    assert scores(s)[0] == 6


@pytest.mark.rule("gears.score.direct-only")
def test_nothing_is_earned_further_along_the_chain():
    """The clause's example: the leader of A gains 2 + 2 and nothing through C."""
    s = settled({1: "A red:1", 2: "B blue:1", 3: "C blue:1"})

    assert scores(s)[0] == 4


@pytest.mark.rule("gears.score.bonus-independent-of-owner", "gears.score.worked-example")
@pytest.mark.parametrize("cartography", ["red", "blue"])
def test_the_example_of_the_rulebook_gives_seven_and_six(cartography):
    """Red leads The Wheel and Combustion Engine, Blue leads Fire, and Cartography is failed."""
    table = {
        1: "The-Wheel red:1",
        2: "Fire blue:1",
        3: "Combustion-Engine red:2",
        4: f"Cartography {cartography}:2",
    }
    s = settled(table)

    assert scores(s) == [7, 6]
    assert awards(s) == [
        "red 2 the-wheel",
        "red 2 the-wheel through combustion-engine",
        "blue 3 fire",
        "blue 3 fire through combustion-engine",
        "red 3 combustion-engine",
    ]


@pytest.mark.rule("gears.score.bonus-once-per-dependent")
def test_only_the_copy_that_is_left_earns_the_bonus():
    """The clause's example: the A in F3 is discarded, and only Red gets the bonus through B."""
    s = settled({1: "A red:1", 3: "A blue:1", 4: "B blue:1"})

    assert awards(s) == ["red 2 A", "red 2 A through B", "blue 3 B"]


@pytest.mark.rule("gears.score.bonus-once-per-dependent")
def test_two_copies_of_a_dependent_give_one_bonus():
    s = settled({1: "A red:1", 2: "B blue:1", 3: "B blue:1"})

    assert awards(s) == ["red 2 A", "red 2 A through B", "blue 3 B"]


# ---------------------------------------------------------------- ties


@pytest.mark.rule("gears.score.tie-split", "gears.score.tie-only-leaders")
@pytest.mark.parametrize(
    ("there", "found"),
    [
        ("E red:2 blue:2 green:1", [1, 1, 0]),
        ("A red:1 blue:1 green:1", [0, 0, 0]),
        ("E red:1 blue:1 green:1", [1, 1, 1]),
        ("Mining red:3 green:3", [2, 0, 2]),
        ("A green:3 blue:2 red:2", [0, 0, 2]),
    ],
)
def test_co_leaders_divide_the_reward_and_the_rest_is_lost(there, found):
    """The first two are the clause's examples."""
    assert points({1: there}, players=3) == found


@pytest.mark.rule("gears.score.tie-split")
def test_an_award_of_nothing_is_not_mentioned():
    assert awards(settled({1: "Z red:1 blue:1"})) == []
    assert awards(settled({1: "A red:1 blue:1"})) == ["red 1 A", "blue 1 A"]


@pytest.mark.rule("gears.score.tie-split-bonus")
def test_reward_and_bonus_are_divided_one_by_one():
    """The clause's example: Red and Blue each gain 1 + 1, not 6 / 2."""
    s = settled({1: "A green:1", 2: "B red:2 blue:2", 3: "C green:1"}, players=3)

    assert scores(s)[:2] == [2, 2]
    assert awards(s)[2:6] == ["red 1 B", "blue 1 B", "red 1 B through C", "blue 1 B through C"]


@pytest.mark.rule("gears.score.tie-only-leaders")
def test_there_is_no_second_place():
    assert points({1: "Mining red:5 blue:4 green:4"}, players=3) == [4, 0, 0]


@pytest.mark.rule("gears.score.nobody", "gears.component.most-influence")
def test_without_cubes_nobody_leads_and_nobody_gains():
    assert shares(Site(0, (0, 0, 0), 0), 6, "reward", -1, "gears.score.reward") == []


@pytest.mark.rule("gears.score.nobody")
def test_the_scoring_never_meets_a_technology_without_cubes():
    s = settled({1: "E, A red:1"}, round=4)

    assert awards(s) == ["red 2 A"]


@pytest.mark.rule("gears.score.every-round-anew")
def test_a_technology_scores_in_every_round_in_which_it_is_successful():
    s = settled({1: "E red:9"}, deck="Z " * 130)

    found = [scores(s)[0]]
    while asked(s) is not None:
        while s.ask.prompt == "ask-position":
            plays(s, f"position:{1 + sum(player.position > 0 for player in s.players)}")
        ends_round(s)
        found.append(scores(s)[0])

    assert found == [3, 6, 9, 12]


@pytest.mark.rule("gears.score.every-round-anew")
def test_scoring_removes_no_cubes():
    s = lay(timeline={1: "E red:2"})

    assert [award.points for award in all_awards(s, [])] == [3]
    assert (timeline(s), pools(s)) == ({1: "E red:2"}, [0, 0])


# ---------------------------------------------------------------- pursuits


@pytest.mark.rule("gears.score.pursuit")
def test_the_sole_leader_of_the_own_pursuit_gains_its_bonus_on_top():
    """The clause's example: 3 points in addition to Mining's own 4."""
    s = settled({1: "Mining red:1"}, options=ON, characters=[EMILY, ANNA])

    assert (scores(s), awards(s)) == ([7, 0], ["red 3 mining pursuit", "red 4 mining"])


@pytest.mark.rule("gears.score.pursuit", "gears.setup.pursuit-optional")
def test_without_the_option_nobody_gains_a_pursuit_bonus():
    assert points({1: "Mining red:1"}, characters=[EMILY, ANNA]) == [4, 0]


@pytest.mark.rule("gears.score.pursuit")
def test_every_character_has_a_pursuit_and_a_bonus_of_its_own():
    table = {1: "Mining red:1, A blue:1", 2: "B green:1", 3: "C yellow:1"}
    s = settled(table, options=ON, players=4, characters=[EMILY, ANNA, BRUNO, CARLA])

    bonuses = ["red 3 mining pursuit", "blue 2 A pursuit", "green 4 B pursuit", "yellow 5 C pursuit"]
    assert awards(s)[:4] == bonuses
    assert "pursuit" not in " ".join(awards(s)[4:])


@pytest.mark.rule("gears.score.order")
def test_pursuits_come_first_and_everything_is_counted_on_the_same_timeline():
    s = settled({1: "A red:1, Mining blue:1", 2: "B blue:1"}, options=ON, characters=[EMILY, BRUNO])

    assert awards(s) == ["blue 4 B pursuit", "red 2 A", "red 2 A through B", "blue 4 mining", "blue 3 B"]


@pytest.mark.rule("gears.score.pursuit-no-ties")
@pytest.mark.parametrize(
    ("cubes", "ties", "found"),
    [
        ("red:2 blue:2", "none", [2, 2]),
        ("red:2 blue:2", "share", [3, 2]),
        ("red:2 blue:1", "none", [7, 0]),
        ("red:2 blue:1", "share", [7, 0]),
        ("red:1 blue:2", "none", [0, 4]),
        ("red:1 blue:2", "share", [0, 4]),
    ],
)
def test_a_tie_costs_the_bonus_unless_the_table_shares_it(cubes, ties, found):
    """Mining is worth 4 and Emily's bonus 3: of a shared bonus Red gets one point."""
    options = {"pursuits": "on", "pursuit-ties": ties}

    assert points({1: f"Mining {cubes}"}, options=options, characters=[EMILY, ANNA]) == found


@pytest.mark.rule("gears.score.pursuit-no-ties")
def test_two_who_pursue_the_same_divide_the_bonus_as_well():
    """Three are tied, two of them pursue it: each gains a third of their own bonus, rounded down."""
    s = lay(timeline={1: "Mining red:1 blue:1 green:1"}, players=3, options={**ON, "pursuit-ties": "share"})

    found = all_awards(s, [Pursuit(0, 7, 5), Pursuit(2, 7, 3)])

    assert [(award.seat, award.points) for award in found if award.why == "pursuit"] == [(0, 1), (2, 1)]


@pytest.mark.rule("gears.score.pursuit-failed", "gears.score.failed-nothing")
@pytest.mark.parametrize("table", [{1: "B red:1"}, {1: "E red:1"}, {}])
def test_a_failed_or_absent_pursuit_gives_no_bonus(table):
    s = settled(table, options=ON, characters=[BRUNO, EMILY])

    assert "pursuit" not in " ".join(awards(s))


@pytest.mark.rule("gears.score.pursuit-own")
def test_leading_the_pursuit_of_somebody_else_gives_nothing_extra():
    s = settled({1: "Mining blue:3 red:1"}, options=ON, characters=[EMILY, ANNA])

    assert awards(s) == ["blue 4 mining"]


@pytest.mark.rule("gears.score.pursuit-after-resolution")
def test_only_the_copy_left_after_the_resolution_counts():
    """The clause's example: Blue's Mining in F1 stays, Red's in F3 is discarded."""
    s = settled({1: "Mining blue:2", 3: "Mining red:4"}, options=ON, characters=[EMILY, ANNA])

    assert awards(s) == ["blue 4 mining"]


@pytest.mark.rule("gears.score.pursuit-each-round")
def test_the_bonus_comes_once_in_every_round():
    s = settled({1: "Mining red:9"}, options=ON, characters=[EMILY, ANNA], deck="Z " * 130)

    found = [scores(s)[0]]
    while asked(s) is not None:
        while s.ask.prompt == "ask-position":
            plays(s, f"position:{1 + sum(player.position > 0 for player in s.players)}")
        ends_round(s)
        found.append(scores(s)[0])

    assert found == [7, 14, 21, 28]


@pytest.mark.rule("gears.score.pursuit-each-round")
def test_the_bonus_does_not_grow_with_the_number_of_dependents():
    s = settled({1: "A blue:1", 2: "B blue:1", 3: "G blue:1"}, options=ON, characters=[EMILY, ANNA])

    assert [award for award in awards(s) if "pursuit" in award] == ["blue 2 A pursuit"]


# ---------------------------------------------------------------- for every timeline


CHAIN = ["A", "B", "C", "D", "E", "G"]
REWARDS = {"A": 2, "B": 3, "C": 5, "D": 4, "E": 3, "G": 3}
NEEDS = {"A": "", "B": "A", "C": "B", "D": "AB", "E": "", "G": "A"}


@pytest.mark.rule("gears.score.reward", "gears.score.dependency-bonus", "gears.score.tie-split-bonus")
@given(
    placed=st.dictionaries(
        st.sampled_from(CHAIN),
        st.tuples(st.integers(1, 6), st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(1, 2))),
    )
)
def test_points_are_what_the_rules_say_worked_out_in_another_way(placed):
    """Every name once, with a cube; success and shares are worked out anew from the dependencies."""

    def works(name):
        return all(need in placed and placed[need][0] < placed[name][0] and works(need) for need in NEEDS[name])

    expected = [0, 0, 0]
    for name, (_, cubes) in placed.items():
        if works(name):
            leaders = [seat for seat in range(3) if cubes[seat] == max(cubes)]
            times = 1 + sum(name in NEEDS[other] and works(other) for other in placed)
            for seat in leaders:
                expected[seat] += times * (REWARDS[name] // len(leaders))
    frames = {frame for frame, _ in placed.values()}
    table = {
        frame: ", ".join(
            f"{name} red:{cubes[0]} blue:{cubes[1]} green:{cubes[2]}"
            for name, (there, cubes) in placed.items()
            if there == frame
        )
        for frame in frames
    }
    s = settled(table, players=3, round=4)

    assert scores(s) == expected
    assert sum(len(names.split()) for names in successful(s).values()) == sum(works(name) for name in placed)
