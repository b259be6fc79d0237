"""The referee: sheets of a round, settled as the rules say."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.game import SetupError
from posterity.games.gears.referee import SiteSheet
from tests.games.gears.lay import GAME, STANDARD, pools, scores
from tests.games.gears.lay_more import settled
from tests.games.gears.sheets import refused, rows, settle, sheet

# ---------------------------------------------------------------- the worked example


@pytest.mark.rule("gears.score.worked-example")
@pytest.mark.parametrize("order", [["red", "blue"], ["blue", "red"]])
def test_the_example_of_the_rulebook_gives_seven_and_six_with_the_standard_set(order):
    found = GAME.referee(
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

    found = GAME.referee(tables)

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
    found = GAME.referee(
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
    assert GAME.referee(tokens)["scores"] == {"red": 2, "blue": 0}


def test_without_a_modifier_no_reward_token_lies_there():
    assert SiteSheet(frame=1, technology="Eee").modifier == 0


# ---------------------------------------------------------------- options


def test_the_options_of_a_game_count():
    tied = (1, "Eee", {"red": 1, "blue": 1})
    pursuit = [{"player": "red", "technology": "Eee", "bonus": 4}]
    hoped = [{"card": "Not What We Hoped For", "frame": 1, "technology": "Eee"}]

    assert settle(tied, pursuit=pursuit)["scores"] == {"red": 1, "blue": 1}
    assert settle(tied, pursuit=pursuit, options={"pursuit-ties": "share"})["scores"] == {"red": 3, "blue": 1}
    assert settle(tied, fate=hoped)["scores"] == {"red": 0, "blue": 0}
    assert settle(tied, fate=hoped, options={"not-what-we-hoped-for": 10})["scores"] == {"red": 5, "blue": 5}
    assert settle(tied, options={"zero-moves": "on", "we-need-more-time": "free"})["scores"] == {"red": 1, "blue": 1}


@pytest.mark.parametrize(
    ("options", "message", "clause"),
    [
        ({"pursuit-ties": "half"}, "setup-option-value", "gears.score.pursuit-no-ties"),
        ({"not-what-we-hoped-for": 11}, "setup-option-value", "gears.fate.hoped.reward-zero"),
        ({"rounds": "3"}, "setup-unknown-option", ""),
        ({"fate": "sealed"}, "referee-no-fate", "gears.variant.choice"),
        ({"pursuits": "off"}, "referee-no-pursuit", "gears.setup.pursuit-optional"),
        ({"pursuits": True}, "referee-key", ""),
    ],
)
def test_options_that_cannot_be_are_refused_like_those_of_a_game(options, message, clause):
    hoped = [{"card": "Not What We Hoped For", "frame": 1, "technology": "Eee"}]
    pursuit = [{"player": "red", "technology": "Eee", "bonus": 4}]
    error = refused(sheet((1, "Eee", {"red": 1}), fate=hoped, pursuit=pursuit, options=options))

    assert (error.message, error.clause) == (message, clause)


def test_the_set_of_cards_is_an_option():
    small = [card.name for card in GAME.card_set("gears-primer").cards.technologies]
    absent = next(card for card in STANDARD.cards.technologies if card.name not in small)

    assert settle((1, absent.name, {"red": 1}))["timeline"] != []
    with pytest.raises(SetupError, match="referee-unknown-technology"):
        settle((1, absent.name, {"red": 1}), options={"cards": "gears-primer"})


# ---------------------------------------------------------------- values of our own design


def notes(*timeline, **more):
    found = settle(*timeline, technology=[], **more)["notes"]
    return [(note.get("technology"), note["value"], note["used"]) for note in found]


def test_values_of_our_own_design_are_noted_and_those_of_the_rulebook_are_not():
    """Of Fire the rulebook gives reward and needs, of Mining neither, of Space Flight that it needs Flight."""
    assert notes((1, "Fire", {"red": 1})) == []
    assert notes((1, "mining", {"red": 1})) == [("mining", "needs", []), ("mining", "reward", 2)]
    assert notes((1, "Space Flight", {"red": 1})) == []  # failed, so its reward is not needed


def test_what_the_sheet_gives_is_not_noted():
    assert settle((1, "Aaa", {"red": 1}))["notes"] == []
    assert settle((1, "Mining", {"red": 1}), technology=[{"name": "Mining", "cost": 1, "reward": 1}])["notes"] == []


def test_the_reward_that_a_fate_card_leaves_is_noted_unless_it_is_given():
    hoped = [{"card": "Not What We Hoped For", "frame": 1, "technology": "Fire"}]

    assert notes((1, "Fire", {"red": 1}), fate=hoped) == [(None, "not-what-we-hoped-for", 0)]
    assert notes((1, "Fire", {"red": 1}), fate=hoped, options={"not-what-we-hoped-for": "0"}) == []
    assert ("Mining", "reward", 2) not in notes((1, "Mining", {"red": 1}), fate=[{**hoped[0], "technology": "Mining"}])


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
