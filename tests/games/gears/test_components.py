"""What is in the box: players, cards, cubes and markers, and which of them limit anything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.game import SetupError
from posterity.core.sets import CardSetError
from posterity.games.gears.pieces import Site
from tests.games.gears.lay import (
    FATE,
    GAME,
    STANDARD,
    TOY_TABLES,
    asked,
    begin,
    discard,
    draft,
    establishes,
    failed,
    influences,
    lay,
    lingering,
    options,
    plays,
    pools,
    prompt,
    scores,
    seated,
    table,
    timeline,
)


@pytest.mark.rule("gears.component.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players):
    s = begin(players)

    assert len(s.players) == players
    assert prompt(s) == "ask-position"


@pytest.mark.rule("gears.component.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_any_other_number_of_players_is_refused(players):
    with pytest.raises(SetupError) as caught:
        GAME.complete(players, {})

    assert caught.value.clause == "gears.component.players"
    assert caught.value.args_named == {"players": players, "fewest": 2, "most": 4}


# ---------------------------------------------------------------- cards


@pytest.mark.rule("gears.component.deck-size")
@pytest.mark.rule("gears.component.fate-set")
def test_the_standard_set_holds_66_technologies_and_the_six_fate_cards():
    shown = GAME.show_cards(STANDARD)

    assert sum(card["copies"] for card in shown["technologies"]) == 66
    assert shown["fate"] == [
        *["bloodline-influence", "not-what-we-hoped-for", "perfectly-laid-plans"],
        *["time-folds-around-us", "we-need-more-time", "willed-into-existence"],
    ]
    assert len(table(begin(2)).deck) == 60


@pytest.mark.rule("gears.component.fate-set")
def test_there_is_one_copy_of_each_fate_card():
    s = begin(2)
    cards = [*table(s).deck, *table(s).players[0].hand, *table(s).players[1].hand]

    assert [cards.count(fate) for fate in FATE.values()] == [1] * 6


def changed(**technology):
    """The toy set with one more technology."""
    made = {"name": "Fire Two", "cost": 1, "reward": 2, **technology}
    return {**TOY_TABLES, "technologies": [*TOY_TABLES["technologies"], made]}


@pytest.mark.rule("gears.component.technology-fields")
@pytest.mark.rule("gears.component.dependency-graph-acyclic")
@pytest.mark.parametrize(
    "technology",
    [
        {"cost": -1},
        {"reward": -1},
        {"reward": 2.5},
        {"needs": ["A", "A"]},
        {"name": "Fire", "cost": 3},
        {"needs": ["Steam"]},
        {"needs": ["Fire Two"]},
    ],
)
def test_a_set_with_an_impossible_technology_is_refused(technology):
    with pytest.raises(CardSetError):
        GAME.own_card_set(changed(**technology), "mine")


@pytest.mark.rule("gears.component.technology-fields")
@pytest.mark.parametrize("technology", [{"cost": 0}, {"reward": 0}, {"needs": []}, {"needs": ["A", "B"]}])
def test_a_set_with_a_cheap_or_a_worthless_technology_is_fine(technology):
    assert GAME.own_card_set(changed(**technology), "mine").cards.technologies[-1].name == "Fire Two"


@pytest.mark.rule("gears.component.dependency-graph-acyclic")
def test_technologies_that_need_each_other_in_a_circle_are_refused():
    made = changed(needs=["Smoke"])
    made["technologies"].append({"name": "Smoke", "cost": 1, "reward": 1, "needs": ["Fire Two"]})

    with pytest.raises(CardSetError) as caught:
        GAME.own_card_set(made, "mine")

    assert [(fault.message, fault.args) for fault in caught.value.faults] == [
        ("cards-cycle", {"known": ["fire-two", "smoke"]})
    ]


@pytest.mark.rule("gears.component.fate-fields")
@pytest.mark.parametrize(
    ("fate", "picks", "stays"),
    [
        ("bloodline", ["on:1:B"], False),
        ("hoped", ["on:1:B"], True),
        ("plans", ["on:1:B"], True),
        ("folds", ["whom:0"], False),
        ("more-time", [], False),
        ("willed", ["on:1:B", "without:A"], True),
    ],
)
def test_a_fate_card_is_discarded_when_it_is_resolved_or_stays_until_the_round_ends(fate, picks, stays):
    s = lay([f"{fate} Z", "Z"], {1: "B red:2"}, turn=4, order=[1, 0], actions_left=0)

    plays(s, f"fate:{fate}", *picks)
    at_once = discard(s), len(lingering(s))
    plays(s, "end")

    assert at_once == (("", 1) if stays else (fate, 0))
    assert s.round == 2
    assert lingering(s) == []


@pytest.mark.rule("gears.component.fate-fields")
@pytest.mark.parametrize("fate", list(FATE))
def test_no_fate_card_can_ever_be_established(fate):
    s = lay([f"{fate} Z Z Z Z", ""], frames=[1, 5])

    assert options(s, "establish") == ["establish:Z"]
    plays(s, "establish:Z")
    assert options(s, "establish") == []


@pytest.mark.rule("gears.component.character")
def test_emily_maruska_pursues_mining_with_a_bonus_of_3():
    people = {card["slug"]: card for card in GAME.show_cards(STANDARD)["characters"]}

    assert (people["emily-maruska"]["pursuit"], people["emily-maruska"]["bonus"]) == ("mining", 3)
    assert len(people) == 4


@pytest.mark.rule("gears.component.character")
def test_a_pursuit_must_be_a_technology_of_the_set():
    made = {**TOY_TABLES, "characters": [*TOY_TABLES["characters"][:3], {"name": "Dot", "pursuit": "Tea", "bonus": 1}]}

    with pytest.raises(CardSetError) as caught:
        GAME.own_card_set(made, "mine")

    assert [fault.message for fault in caught.value.faults] == ["cards-pursuit"]


@pytest.mark.rule("gears.component.character")
def test_all_characters_offer_the_same_actions():
    people = ["emily-maruska", "anna-archer", "bruno-baker", "carla-cook"]
    offered = []
    for person in people:
        other = next(one for one in people if one != person)
        s = lay(["A E Z", ""], {2: "B red:1"}, frames=[2, 5], pools=[1, 0], characters=[person, other],
                options={"pursuits": "on"})  # fmt: skip
        offered.append(options(s))

    assert offered == [offered[0]] * 4


# ---------------------------------------------------------------- cubes and markers


@pytest.mark.rule("gears.component.cubes-unlimited")
def test_cubes_never_run_out():
    """Red already has 27 cubes and establishes a technology of cost 3: three more are placed."""
    s = lay(["C Z Z Z", ""], {1: "A red:20"}, frames=[2, 5], pools=[7, 0])

    establishes(s, "C", "Z Z Z")

    assert timeline(s) == {1: "A red:20", 2: "C red:3"}
    assert pools(s) == [7, 0]


@pytest.mark.rule("gears.component.cubes-unlimited")
def test_a_pool_takes_every_cube_that_is_returned():
    s = lay(timeline={1: "A red:20, E red:20"}, pools=[27, 0], step="end")

    assert pools(s) == [29, 0]


@pytest.mark.rule("gears.component.failed-markers")
def test_nine_failed_technologies_all_show_as_failed():
    line = {1: "B red:1, C red:1, D red:1, G red:1", 2: "B red:1, C red:1, D red:1", 3: "B red:1, C red:1"}
    s = lay(timeline=line)

    assert failed(s) == {1: "B C D G", 2: "B C D", 3: "B C"}
    assert [site.successful for site in table(s).timeline] == [False] * 9


@pytest.mark.rule("gears.component.failed-markers")
def test_the_timeline_alone_decides_what_is_failed():
    s = lay(["A Z", ""], {2: "B blue:2, E blue:2"}, frames=[1, 5])
    before = [(site.technology, site.successful) for site in table(s).timeline]

    establishes(s, "A", "Z")

    assert before == [("b", False), ("e", True)]
    assert [site.successful for site in table(s).timeline] == [True, True, True]


@pytest.mark.rule("gears.component.capacity-markers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_frame_ever_holds_more_than_nine(players):
    rooms = [room for round in (1, 2, 3, 4) for room in table(lay(players=players, round=round)).capacities]

    assert max(rooms) == players + 5
    assert max(rooms) <= 9


@pytest.mark.rule("gears.component.fifty-point-tokens")
@pytest.mark.parametrize("score", [0, 48, 49, 50, 99, 449, 450, 1200])
def test_a_score_is_one_number_without_upper_limit(score):
    """Two points more each, across every multiple of 50 and beyond the 8 tokens of the box."""
    s = lay(timeline={1: "A red:1"}, scores=[score, 0], step="end", round=4)

    assert scores(s) == [score + 2, 0]
    assert table(s).players[0].score == score + 2


@pytest.mark.rule("gears.component.supply-and-pool")
def test_only_cubes_in_the_pool_count_for_the_player_order():
    """Red has many cubes on technologies and none in the pool and chooses before Blue."""
    line = {1: "B red:9, C red:9, D red:9"}
    red_first = lay(["A " * 6] * 2, line, pools=[0, 1], step="prepare", order=[1, 0])
    blue_first = lay(["A " * 6] * 2, line, pools=[2, 1], step="prepare", order=[0, 1])

    assert (asked(red_first), asked(blue_first)) == (0, 1)


@pytest.mark.rule("gears.component.supply-and-pool")
def test_only_cubes_in_the_pool_break_a_tie_at_the_end():
    """Equal points; the smaller pool wins, whatever lies on the timeline."""
    line = {1: "B red:9, C red:9, D blue:1"}
    for pool, winner in ((2, 0), (4, 1)):
        s = lay(timeline=line, pools=[pool, 3], scores=[5, 5], step="end", round=4, order=[1, 0])
        assert GAME.winners(s) == [winner]


@pytest.mark.rule("gears.component.supply-and-pool")
def test_cubes_on_a_draft_card_are_in_no_pool():
    s = lay(["A " * 6] * 2, draft={"plans": "red:3"}, pools=[0, 1], step="prepare", options={"fate": "shape"})

    assert (asked(s), pools(s), draft(s)) == (0, [0, 1], {"plans": "red:3"})


@pytest.mark.rule("gears.component.supply-and-pool")
def test_a_cube_moved_is_in_one_place():
    s = lay(timeline={2: "A red:1"}, frames=[2, 5], pools=[3, 0])

    influences(s, "A", 2)

    assert s.players[0].pool + s.frames[2][0].cubes[0] == 4


@pytest.mark.rule("gears.component.track-cubes")
def test_cubes_on_the_score_and_order_tracks_count_nowhere():
    """Scores and positions change, and no pool does."""
    s = seated(2)

    assert pools(s) == [0, 0]
    assert sorted(s.order) == [0, 1]
    far = lay(scores=[120, 3], order=[1, 0])
    assert pools(far) == [0, 0]
    assert options(far, "influence") == []


@pytest.mark.rule("gears.component.most-influence")
@pytest.mark.parametrize(
    ("cubes", "leaders"),
    [
        ((2, 2, 1), [0, 1]),
        ((0, 0, 0), []),
        ((0, 0, 1), [2]),
        ((1, 1, 1), [0, 1, 2]),
        ((3, 2, 2), [0]),
        ((0, 5, 4), [1]),
    ],
)
def test_most_cubes_lead_and_ties_lead_together_but_never_without_a_cube(cubes, leaders):
    assert Site(0, cubes, 0).leaders() == leaders
    assert Site(0, cubes, 0).empty() == (not leaders)


@pytest.mark.rule("gears.component.most-influence")
def test_the_leader_scores_and_co_leaders_share():
    """E is worth 3: Red 2 cubes, Blue 2, Green 1."""
    s = lay(players=3, timeline={1: "E red:2 blue:2 green:1"}, step="end")

    assert scores(s) == [1, 1, 0]
    assert scores(lay(players=3, timeline={1: "E red:2 blue:3 green:1"}, step="end")) == [0, 3, 0]


@pytest.mark.rule("gears.component.most-influence")
@given(st.lists(st.integers(0, 4), min_size=2, max_size=4))
def test_leaders_are_those_nobody_surpasses(cubes):
    found = Site(0, tuple(cubes), 0).leaders()

    assert found == [seat for seat, mine in enumerate(cubes) if mine and all(mine >= other for other in cubes)]
