"""The referee: the end of a round typed in from a real table, settled with the reasons."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.game import SetupError
from posterity.games.gears.referee import Box, SiteSheet, settle_sheet
from tests.games.gears.lay import COLOURS, STANDARD, pools, scores
from tests.games.gears.lay_more import settled

# own definitions, so that nothing hangs on the numbers of the standard set
OWN = [
    {"name": "Aaa", "cost": 1, "reward": 2},
    {"name": "Bee", "cost": 2, "reward": 3, "needs": ["Aaa"]},
    {"name": "Cee", "cost": 3, "reward": 5, "needs": ["Bee"]},
    {"name": "Eee", "cost": 2, "reward": 3},
]


def sheet(*timeline, **more):
    """`(frame, technology, cubes)` each, at a table of Red and Blue in round 1 with the technologies of this file."""
    sites = [{"frame": frame, "technology": name, "cubes": cubes} for frame, name, cubes in timeline]
    return {"game": "gears", "players": ["red", "blue"], "round": 1, "technology": OWN, "timeline": sites, **more}


def settle(*timeline, **more):
    return settle_sheet(sheet(*timeline, **more))


def refused(tables):
    with pytest.raises(SetupError) as caught:
        settle_sheet(tables)
    return caught.value


def rows(found):
    return [(row["player"], row["points"], row["technology"], row["for"]) for row in found["awards"]]


# ---------------------------------------------------------------- the worked example


@pytest.mark.rule("gears.score.worked-example")
@pytest.mark.parametrize("order", [["red", "blue"], ["blue", "red"]])
def test_the_example_of_the_rulebook_gives_seven_and_six_with_the_standard_set(order):
    found = settle_sheet(
        {
            "game": "gears",
            "players": order,
            "round": 1,
            "timeline": [
                {"frame": 1, "technology": "The Wheel", "cubes": {"red": 2}},
                {"frame": 1, "technology": "Fire", "cubes": {"blue": 1}},
                {"frame": 2, "technology": "Cartography", "cubes": {"blue": 2}},
                {"frame": 4, "technology": "Combustion Engine", "cubes": {"red": 3, "blue": 1}},
            ],
        }
    )

    assert found["game"] == "gears"
    assert found["scores"] == {"red": 7, "blue": 6}
    assert found["pools"] == {"red": 2, "blue": 1}
    assert found["discarded"] == []
    engine, reward, bonus = "Combustion Engine", "gears.score.reward", "gears.score.dependency-bonus"
    assert sorted(found["awards"], key=lambda row: (row["technology"], row["for"])) == [
        {"player": "red", "points": 3, "technology": engine, "for": "reward", "rule": reward},
        {
            **{"player": "blue", "points": 3, "technology": "Fire", "for": "dependency"},
            **{"dependent": engine, "rule": bonus},
        },
        {"player": "blue", "points": 3, "technology": "Fire", "for": "reward", "rule": reward},
        {
            **{"player": "red", "points": 2, "technology": "The Wheel", "for": "dependency"},
            **{"dependent": engine, "rule": bonus},
        },
        {"player": "red", "points": 2, "technology": "The Wheel", "for": "reward", "rule": reward},
    ]
    assert found["timeline"] == [
        {"frame": 1, "technology": "The Wheel", "successful": True, "cubes": {"red": 1}},
        {"frame": 1, "technology": "Fire", "successful": True, "cubes": {}},
        {"frame": 2, "technology": "Cartography", "successful": False, "cubes": {"blue": 1}},
        {"frame": 4, "technology": engine, "successful": True, "cubes": {"red": 2, "blue": 1}},
    ]


def test_a_sheet_as_people_type_it_is_read_from_toml():
    """Every key of a sheet at once."""
    tables = tomllib.loads(
        """
        game = "gears"
        players = ["red", "blue"]
        round = 1
        scores = { red = 10 }
        pools = { blue = 4 }
        [[technology]]
        name = "The Wheel"
        cost = 1
        reward = 5
        needs = []
        [[timeline]]
        frame = 2
        technology = "The Wheel"
        cubes = { red = 2, blue = 0 }
        modifier = 0
        [[timeline]]
        frame = 3
        technology = "Combustion Engine"
        cubes = { blue = 1 }
        [[fate]]
        card = "Willed Into Existence"
        frame = 3
        technology = "Combustion Engine"
        removes = "Fire"
        [[pursuit]]
        player = "red"
        technology = "The Wheel"
        bonus = 3
        """
    )

    found = settle_sheet(tables)

    assert set(found) == {"game", "discarded", "timeline", "awards", "scores", "pools", "notes"}
    assert found["scores"] == {"red": 10 + 3 + 5 + 5, "blue": 3}
    assert found["pools"] == {"red": 1, "blue": 5}
    assert found["awards"][0] == {
        **{"player": "red", "points": 3, "technology": "The Wheel", "for": "pursuit"},
        "rule": "gears.score.pursuit",
    }
    assert found["timeline"][0]["cubes"] == {"red": 1}


# ---------------------------------------------------------------- what comes out


@pytest.mark.rule("gears.resolve.no-cubes", "gears.resolve.duplicates-success", "gears.resolve.duplicates-failed")
def test_what_leaves_the_timeline_is_named_with_its_rule():
    found = settle(
        (1, "Eee", {}),
        (1, "Aaa", {"red": 0, "blue": 0}),
        (2, "Cee", {"red": 1}),
        (3, "Cee", {"red": 1}),
        (2, "Aaa", {"blue": 2}),
        (4, "Aaa", {"red": 2}),
    )

    assert found["discarded"] == [
        {"frame": 1, "technology": "Eee", "rule": "gears.resolve.no-cubes"},
        {"frame": 1, "technology": "Aaa", "rule": "gears.resolve.no-cubes"},
        {"frame": 4, "technology": "Aaa", "rule": "gears.resolve.duplicates-success"},
        {"frame": 2, "technology": "Cee", "rule": "gears.resolve.duplicates-failed"},
    ]
    assert found["timeline"] == [
        {"frame": 2, "technology": "Aaa", "successful": True, "cubes": {"blue": 1}},
        {"frame": 3, "technology": "Cee", "successful": False, "cubes": {}},
    ]


def test_the_timeline_comes_out_oldest_frame_first():
    found = settle((4, "Eee", {"red": 1}), (1, "Aaa", {"red": 1}))

    assert [(row["frame"], row["technology"]) for row in found["timeline"]] == [(1, "Aaa"), (4, "Eee")]


def test_awards_of_nothing_are_left_out():
    found = settle((1, "Aaa", {"red": 1, "blue": 1}), technology=[{"name": "Aaa", "cost": 1, "reward": 1}])

    assert found["awards"] == []
    assert found["pools"] == {"red": 1, "blue": 1}


def test_scores_and_pools_start_from_what_was_typed_and_from_nought_otherwise():
    typed = settle((1, "Eee", {"red": 1}), scores={"red": 40, "blue": 7}, pools={"blue": 2})
    plain = settle((1, "Eee", {"red": 1}))

    assert (typed["scores"], typed["pools"]) == ({"red": 43, "blue": 7}, {"red": 1, "blue": 2})
    assert (plain["scores"], plain["pools"]) == ({"red": 3, "blue": 0}, {"red": 1, "blue": 0})


def test_an_empty_table_is_settled():
    found = settle()

    assert (found["discarded"], found["timeline"], found["awards"]) == ([], [], [])
    assert (found["scores"], found["pools"]) == ({"red": 0, "blue": 0}, {"red": 0, "blue": 0})


def test_names_come_out_as_they_were_typed_in():
    """Not as a definition or the standard set writes them."""
    found = settle_sheet(
        {
            **{"game": "gears", "players": ["Großmutter", "Ada"], "round": 1},
            "technology": [{"name": "Top Hat", "cost": 1, "reward": 2}, {"name": "Ox", "cost": 1, "reward": 1}],
            "timeline": [
                {"frame": 1, "technology": "top hat", "cubes": {"Ada": 2}},
                {"frame": 2, "technology": "top hat", "cubes": {"Ada": 2}},
                {"frame": 3, "technology": "fire", "cubes": {"Großmutter": 1}},
            ],
        }
    )

    assert found["scores"] == {"Großmutter": 3, "Ada": 2}
    assert [row["technology"] for row in found["timeline"]] == ["top hat", "fire"]
    assert found["discarded"][0]["technology"] == "top hat"


def test_a_technology_that_only_a_definition_names_comes_out_as_defined():
    found = settle((1, "aaa", {"red": 1}), (2, "Bee", {"red": 1}))

    assert [(row["technology"], row.get("dependent")) for row in found["awards"]] == [
        ("aaa", None),
        ("aaa", "Bee"),
        ("Bee", None),
    ]


# ---------------------------------------------------------------- own technologies


def test_own_technologies_are_added_to_the_standard_set():
    """The new one depends on a standard one."""
    own = [{"name": "Bonfire", "cost": 1, "reward": 6, "needs": ["Fire"]}]
    found = settle((1, "Fire", {"red": 1}), (2, "Bonfire", {"blue": 1}), technology=own)

    assert found["scores"] == {"red": 6, "blue": 6}


def test_own_technologies_replace_those_of_the_same_name():
    own = [{"name": "Fire", "cost": 1, "reward": 9, "needs": ["The Wheel"]}]
    alone = settle((1, "Fire", {"red": 1}), technology=own)
    with_wheel = settle((1, "The Wheel", {"blue": 1}), (2, "Fire", {"red": 1}), technology=own)

    assert alone["scores"] == {"red": 0, "blue": 0}
    assert with_wheel["scores"] == {"red": 9, "blue": 4}


def test_without_definitions_the_standard_set_counts():
    cards = {card.name: card for card in STANDARD.cards.technologies}
    built = next(card for card in cards.values() if len(card.needs) == 1 and not cards[card.needs[0]].needs)
    found = settle((1, built.needs[0], {"red": 1}), (2, built.name, {"blue": 1}), technology=[])

    assert found["scores"] == {"red": 2 * cards[built.needs[0]].reward, "blue": built.reward}


# ---------------------------------------------------------------- pursuits


@pytest.mark.rule("gears.score.pursuit", "gears.score.pursuit-no-ties")
@pytest.mark.parametrize(
    ("cubes", "wanted"),
    [
        ({"red": 2, "blue": 1}, [("red", 4, "Eee", "pursuit"), ("red", 3, "Eee", "reward")]),
        ({"red": 2, "blue": 2}, [("red", 1, "Eee", "reward"), ("blue", 1, "Eee", "reward")]),
        ({"red": 1, "blue": 2}, [("blue", 3, "Eee", "reward")]),
    ],
)
def test_a_pursuit_pays_its_sole_leader(cubes, wanted):
    found = settle((2, "Eee", cubes), pursuit=[{"player": "red", "technology": "Eee", "bonus": 4}])

    assert rows(found) == wanted


@pytest.mark.rule("gears.score.pursuit-failed")
def test_a_failed_or_absent_pursuit_pays_nothing():
    pursuit = [{"player": "red", "technology": "Cee", "bonus": 4}, {"player": "blue", "technology": "Eee", "bonus": 4}]

    assert settle((2, "Cee", {"red": 2}), pursuit=pursuit)["awards"] == []


# ---------------------------------------------------------------- Fate cards in play


@pytest.mark.rule("gears.fate.hoped.reward-zero", "gears.fate.hoped.bonus-zero")
def test_not_what_we_hoped_for_makes_the_reward_nothing():
    fate = [{"card": "Not What We Hoped For", "frame": 1, "technology": "Aaa"}]
    found = settle((1, "Aaa", {"red": 2}), (2, "Bee", {"blue": 1}), fate=fate)

    assert rows(found) == [("blue", 3, "Bee", "reward")]
    assert found["pools"] == {"red": 1, "blue": 1}


@pytest.mark.rule("gears.fate.plans.not-invulnerable")
def test_perfectly_laid_plans_change_nothing_at_the_end_of_a_round():
    fate = [{"card": "perfectly-laid-plans", "frame": 2, "technology": "aaa"}]
    table = [(1, "Aaa", {"red": 1}), (2, "Aaa", {"blue": 3})]

    assert settle(*table, fate=fate) == settle(*table)


@pytest.mark.rule("gears.fate.willed.in-resolution", "gears.fate.willed.no-bonus")
def test_willed_into_existence_removes_a_dependency():
    fate = [{"card": "Willed Into Existence", "frame": 1, "technology": "Bee", "removes": "Aaa"}]
    table = [(1, "Bee", {"red": 2}), (2, "Aaa", {"blue": 1}), (3, "Bee", {"blue": 2})]
    found = settle(*table, fate=fate)

    assert found["discarded"] == [{"frame": 3, "technology": "Bee", "rule": "gears.resolve.duplicates-success"}]
    assert rows(found) == [("red", 3, "Bee", "reward"), ("blue", 2, "Aaa", "reward")]


def test_several_fate_cards_are_laid():
    fate = [
        {"card": "Willed Into Existence", "frame": 1, "technology": "Bee", "removes": "Aaa"},
        {"card": "Not What We Hoped For", "frame": 1, "technology": "Bee"},
    ]
    found = settle((1, "Bee", {"red": 2}), fate=fate)

    assert (found["awards"], found["pools"]["red"]) == ([], 1)


# ---------------------------------------------------------------- what is settled though the rules would not allow it


def test_an_overfull_frame_an_odd_number_of_cubes_and_a_modifier_are_settled():
    """F4 has room for one; more than 27 cubes are in no box; reward tokens are for the machines."""
    found = settle((4, "Aaa", {"red": 1}), (4, "Eee", {"blue": 40}))
    tokens = sheet((4, "Aaa", {"red": 1}))
    tokens["timeline"][0]["modifier"] = 5

    assert found["scores"] == {"red": 2, "blue": 3}
    assert settle_sheet(tokens)["scores"] == {"red": 2, "blue": 0}


def test_without_a_modifier_no_reward_token_lies_there():
    assert SiteSheet(frame=1, technology="Eee").modifier == 0


# ---------------------------------------------------------------- refusals


@pytest.mark.rule("gears.component.players")
@pytest.mark.parametrize(("count", "good"), [(0, False), (1, False), (2, True), (3, True), (4, True), (5, False)])
def test_a_real_table_seats_two_to_four(count, good):
    tables = {"game": "gears", "players": [f"player {n}" for n in range(count)], "round": 1}

    if good:
        assert len(settle_sheet(tables)["scores"]) == count
    else:
        error = refused(tables)
        assert (error.message, error.clause) == ("setup-players", "gears.component.players")
        assert error.args_named == {"players": count, "fewest": 2, "most": 4}


@pytest.mark.rule("gears.round.four")
@pytest.mark.parametrize(
    ("round", "good"), [(-1, False), (0, False), (1, True), (4, True), (5, False), (10**30, False)]
)
def test_there_are_four_rounds(round, good):
    if good:
        assert settle(round=round)["awards"] == []
    else:
        error = refused(sheet(round=round))
        assert (error.message, error.clause) == ("referee-round", "gears.round.four")
        assert error.args_named == {"round": str(round), "most": 4}


@pytest.mark.rule("gears.timeline.present-holds-nothing", "gears.timeline.frames")
@pytest.mark.parametrize(("players", "round", "present"), [(2, 1, 5), (2, 4, 8), (3, 1, 6), (4, 1, 7), (4, 4, 10)])
def test_technologies_lie_from_the_oldest_frame_to_the_one_before_the_present_day(players, round, present):
    def at(frame):
        return sheet((frame, "Eee", {"red": 1}), players=COLOURS[:players], round=round)

    assert settle_sheet(at(1))["scores"]["red"] == 3
    assert settle_sheet(at(present - 1))["scores"]["red"] == 3
    for frame in (-1, 0, present, present + 1, 99):
        error = refused(at(frame))
        assert (error.message, error.clause) == ("referee-frame", "gears.timeline.present-holds-nothing")
        assert error.args_named == {"frame": str(frame), "word": "Eee", "least": 1, "most": present - 1}


@pytest.mark.rule("gears.establish.no-copy-in-frame")
def test_a_copy_twice_in_one_frame_is_refused_however_it_is_written():
    error = refused(sheet((2, "Eee", {"red": 1}), (2, "EEE", {"blue": 1})))

    assert (error.message, error.clause) == ("referee-copy", "gears.establish.no-copy-in-frame")
    assert error.args_named == {"frame": 2, "word": "EEE"}
    assert settle((2, "Eee", {"red": 1}), (3, "EEE", {"blue": 1}))["scores"]["red"] == 3


PLANS = {"card": "Perfectly Laid Plans", "frame": 1, "technology": "Eee"}
PINK = {"name": "pink", "known": ["red", "blue"]}


@pytest.mark.parametrize(
    ("change", "message", "args"),
    [
        ({"players": ["red", "blue", "red"]}, "referee-twice", {"name": "red"}),
        ({"scores": {"pink": 1}}, "referee-unknown-player", PINK),
        ({"pools": {"pink": 1}}, "referee-unknown-player", PINK),
        ({"timeline": [{"frame": 1, "technology": "Eee", "cubes": {"pink": 1}}]}, "referee-unknown-player", PINK),
        ({"pursuit": [{"player": "pink", "technology": "Eee", "bonus": 1}]}, "referee-unknown-player", PINK),
        ({"timeline": [{"frame": 1, "technology": "Warp"}]}, "referee-unknown-technology", {"word": "Warp"}),
        (
            {"timeline": [{"frame": 1, "technology": "Bloodline Influence"}]},
            "referee-unknown-technology",
            {"word": "Bloodline Influence"},
        ),
        (
            {"pursuit": [{"player": "red", "technology": "Warp", "bonus": 1}]},
            "referee-unknown-technology",
            {"word": "Warp"},
        ),
        ({"fate": [{**PLANS, "technology": "Warp"}]}, "referee-unknown-technology", {"word": "Warp"}),
        (
            {"pursuit": [{"player": "red", "technology": "Bloodline Influence", "bonus": 1}]},
            "referee-unknown-technology",
            {"word": "Bloodline Influence"},
        ),
    ],
)
def test_what_nobody_knows_is_refused(change, message, args):
    error = refused({**sheet((1, "Eee", {"red": 1})), **change})

    assert (error.message, error.args_named) == (message, args)


@pytest.mark.parametrize("number", [-1, 10**6 + 1])
@pytest.mark.parametrize("key", ["scores", "pools", "cubes", "bonus"])
def test_counts_below_nought_or_beyond_reason_are_refused(key, number):
    cubes = {"red": number} if key == "cubes" else {"red": 1}
    bonus = number if key == "bonus" else 1
    more = {key: {"blue": number}} if key in ("scores", "pools") else {}

    error = refused(sheet((1, "Eee", cubes), pursuit=[{"player": "red", "technology": "Eee", "bonus": bonus}], **more))

    args = {"number": str(number), "least": "0", "most": str(10**6)}
    assert (error.message, error.args_named) == ("referee-number", args)


def test_the_largest_counts_are_settled():
    most = 10**6
    found = settle(
        (1, "Eee", {"red": most}),
        pursuit=[{"player": "red", "technology": "Eee", "bonus": most}],
        scores={"red": most},
        pools={"red": most},
    )

    assert (found["scores"]["red"], found["pools"]["red"]) == (2 * most + 3, most + 1)
    assert found["timeline"][0]["cubes"] == {"red": most - 1}


@pytest.mark.rule("gears.component.technology-fields", "gears.component.dependency-graph-acyclic")
@pytest.mark.parametrize(
    ("own", "message"),
    [
        ([{"name": "X", "cost": 1, "reward": 1, "needs": ["X"]}], "cards-cycle"),
        (
            [
                {"name": "X", "cost": 1, "reward": 1, "needs": ["Y"]},
                {"name": "Y", "cost": 1, "reward": 1, "needs": ["X"]},
            ],
            "cards-cycle",
        ),
        ([{"name": "X", "cost": 1, "reward": 1, "needs": ["Y"]}], "cards-needs-unknown"),
        ([{"name": "X", "cost": 1, "reward": 1, "needs": ["Fire", "fire"]}], "cards-needs-twice"),
        ([{"name": "X", "cost": -1, "reward": 1}], "cards-number"),
        ([{"name": "X", "cost": 1, "reward": -1}], "cards-number"),
        ([{"name": "X", "cost": 1, "reward": 1}, {"name": "x", "cost": 1, "reward": 1}], "cards-same-slug"),
        ([{"name": "Time Folds Around Us", "cost": 1, "reward": 1}], "cards-same-slug"),
        ([{"name": "!", "cost": 1, "reward": 1}], "cards-no-slug"),
    ],
)
def test_own_technologies_that_cannot_be_are_refused(own, message):
    error = refused(sheet(technology=own))

    assert (error.message, error.args_named["what"].message) == ("referee-technology", message)


def test_a_fault_of_an_own_technology_is_named_with_its_place_in_the_sheet():
    own = [*OWN, {"name": "Eff", "cost": 1, "reward": -1}, {"name": "EEE", "cost": 1, "reward": 1}]

    assert refused(sheet(technology=own)).args_named["what"].args["first"] == "technology[3] (Eee)"
    assert refused(sheet(technology=own[:-1])).args_named["what"].args["place"] == "technology[4] (Eff)"


def test_a_box_without_fate_cards_refuses_them_by_its_clause():
    class NoFate(Box):
        fate_clause = "gears.variant.sealed"

    with pytest.raises(SetupError) as caught:
        settle_sheet(sheet((1, "Eee", {"red": 1}), fate=[PLANS]), NoFate())
    assert (caught.value.message, caught.value.clause) == ("referee-no-fate", "gears.variant.sealed")
    assert caught.value.args_named == {"word": "Perfectly Laid Plans"}
    assert settle_sheet(sheet((1, "Eee", {"red": 1})), NoFate())["scores"]["red"] == 3


def test_a_standard_technology_replaced_must_not_close_a_circle():
    own = [{"name": "Fire", "cost": 1, "reward": 1, "needs": ["Combustion Engine"]}]

    assert refused(sheet(technology=own)).args_named["what"].message == "cards-cycle"


@pytest.mark.rule("gears.fate.lingering")
@pytest.mark.parametrize("card", ["Bloodline Influence", "We Need More Time", "Time Folds Around Us", "Doom"])
def test_only_fate_cards_that_stay_in_play_can_lie_there(card):
    error = refused(sheet((1, "Eee", {"red": 1}), fate=[{**PLANS, "card": card}]))

    assert (error.message, error.clause) == ("referee-fate", "gears.fate.lingering")
    known = ["not-what-we-hoped-for", "perfectly-laid-plans", "willed-into-existence"]
    assert error.args_named == {"word": card, "known": known}


@pytest.mark.rule("gears.fate.legal-target-needed")
@pytest.mark.parametrize("frame", [-1, 0, 2, 10, 11, 10**9])
def test_a_fate_card_on_an_absent_technology_is_refused(frame):
    error = refused(sheet((1, "Eee", {"red": 1}), fate=[{**PLANS, "frame": frame}]))

    assert (error.message, error.clause) == ("referee-fate-absent", "gears.fate.legal-target-needed")
    assert error.args_named == {"frame": str(frame), "word": "Eee", "card": "Perfectly Laid Plans"}


@pytest.mark.rule("gears.fate.legal-target-needed")
def test_a_fate_card_beside_another_technology_of_the_frame_is_refused():
    error = refused(sheet((1, "Eee", {"red": 1}), fate=[{**PLANS, "technology": "Aaa"}]))

    assert error.message == "referee-fate-absent"


@pytest.mark.rule("gears.fate.willed.one-direct", "gears.fate.willed.target")
@pytest.mark.parametrize(
    ("target", "removes"),
    [("Cee", "Aaa"), ("Cee", "Eee"), ("Eee", "Aaa")],
)
def test_willed_into_existence_must_remove_a_direct_need(target, removes):
    fate = {"card": "Willed Into Existence", "frame": 1, "technology": target, "removes": removes}
    error = refused(sheet((1, target, {"red": 1}), fate=[fate]))

    assert (error.message, error.clause) == ("referee-removes", "gears.fate.willed.one-direct")
    assert error.args_named == {"word": removes, "technology": target}


@pytest.mark.rule("gears.fate.willed.one-direct")
def test_willed_into_existence_says_what_it_removes():
    fate = {"card": "Willed Into Existence", "frame": 1, "technology": "Cee"}
    error = refused(sheet((1, "Cee", {"red": 1}), fate=[fate]))

    assert (error.message, error.args_named) == ("referee-removes-missing", {"technology": "Cee"})


def test_names_come_out_as_each_row_typed_them():
    found = settle((1, "aaa", {"red": 1}), (2, "AAA", {"blue": 1}))

    assert [row["technology"] for row in found["discarded"]] == ["AAA"]
    assert [row["technology"] for row in found["timeline"] + found["awards"]] == ["aaa", "aaa"]


@pytest.mark.rule("gears.establish.capacity")
def test_a_frame_with_too_many_technologies_is_settled_and_noted():
    found = settle((4, "Aaa", {"red": 1}), (4, "Eee", {"blue": 1}))

    assert found["notes"] == [{"frame": 4, "holds": 2, "capacity": 1, "rule": "gears.establish.capacity"}]
    assert len(found["timeline"]) == 2


@pytest.mark.rule("gears.end.tie-order")
def test_the_winner_is_named_after_the_last_round_alone():
    assert settle((1, "Aaa", {"red": 1}), round=4)["winners"] == ["red"]
    assert "winners" not in settle((1, "Aaa", {"red": 1}), round=3)


def test_willed_into_existence_cannot_remove_what_nobody_knows():
    fate = {"card": "Willed Into Existence", "frame": 1, "technology": "Cee", "removes": "Warp"}

    error = refused(sheet((1, "Cee", {"red": 1}), fate=[fate]))

    assert (error.message, error.args_named) == ("referee-unknown-technology", {"word": "Warp"})


@pytest.mark.rule("gears.fate.willed.target")
@pytest.mark.parametrize("card", ["Not What We Hoped For", "Perfectly Laid Plans"])
def test_the_other_fate_cards_remove_nothing(card):
    fate = {"card": card, "frame": 1, "technology": "Bee", "removes": "Aaa"}
    error = refused(sheet((1, "Bee", {"red": 1}), fate=[fate]))

    assert (error.message, error.args_named) == ("referee-removes-nothing", {"card": card})


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"players": "red"}, "$.players"),
        ({"players": ["red", 2]}, "$.players[1]"),
        ({"round": "one"}, "$.round"),
        ({"round": 1.5}, "$.round"),
        ({"round": True}, "$.round"),
        ({"scores": {"red": "many"}}, "$.scores"),
        ({"pools": [1, 2]}, "$.pools"),
        ({"timeline": [{"frame": "F1", "technology": "Eee"}]}, "$.timeline[0].frame"),
        ({"timeline": [{"frame": 1}]}, "technology"),
        ({"timeline": [{"technology": "Eee"}]}, "frame"),
        ({"timeline": [{"frame": 1, "technology": "Eee", "cubes": {"red": 0.5}}]}, "$.timeline[0].cubes"),
        ({"timeline": [{"frame": 1, "technology": "Eee", "cube": {}}]}, "cube"),
        ({"technology": [{"name": "X", "reward": 1}]}, "cost"),
        ({"technology": [{"name": "X", "cost": 1, "reward": "2"}]}, "$.technology[0].reward"),
        ({"technology": [{"name": "X", "cost": 1, "reward": 2, "copies": 2}]}, "copies"),
        ({"fate": [{"card": "Perfectly Laid Plans", "frame": 1}]}, "technology"),
        ({"fate": [{**PLANS, "removes": 3}]}, "$.fate[0].removes"),
        ({"pursuit": [{"player": "red", "technology": "Eee"}]}, "bonus"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_wrong_keys_and_types_are_named(change, fault):
    error = refused({**sheet(), **change})

    assert error.message == "referee-key"
    assert fault in error.args_named["fault"]


@pytest.mark.parametrize("key", ["game", "players", "round"])
def test_a_missing_key_is_named(key):
    tables = sheet()
    del tables[key]

    assert key in refused(tables).args_named["fault"]


# ---------------------------------------------------------------- the referee and the game agree


@given(
    placed=st.dictionaries(
        st.tuples(st.integers(1, 4), st.sampled_from(["A", "B", "C", "E"])),
        st.tuples(st.integers(0, 3), st.integers(0, 3)),
        max_size=8,
    )
)
def test_the_referee_settles_a_round_as_the_game_does(placed):
    long = {"A": "Aaa", "B": "Bee", "C": "Cee", "E": "Eee"}
    table = {}
    for (frame, name), (red, blue) in placed.items():
        text = f"{name} red:{red} blue:{blue}"
        table[frame] = f"{table[frame]}, {text}" if frame in table else text
    s = settled(table, round=1)

    found = settle(*[(frame, long[name], {"red": red, "blue": blue}) for (frame, name), (red, blue) in placed.items()])

    assert list(found["scores"].values()) == scores(s)
    assert list(found["pools"].values()) == pools(s)
    assert len(found["timeline"]) == sum(len(sites) for sites in s.frames)
