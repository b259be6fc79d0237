"""Sheets that the referee refuses, each with its reason."""

import pytest

from posterity.core.game import SetupError
from posterity.games.gears.referee import Box, read_sheet, settle_sheet
from tests.games.gears.lay import COLOURS, GAME, STANDARD
from tests.games.gears.sheets import OWN, refused, settle, sheet


@pytest.mark.rule("gears.component.players")
@pytest.mark.parametrize(("count", "good"), [(0, False), (1, False), (2, True), (3, True), (4, True), (5, False)])
def test_a_real_table_seats_two_to_four(count, good):
    tables = {"game": "gears", "players": [f"player {n}" for n in range(count)], "round": 1}

    if good:
        assert len(GAME.referee(tables)["scores"]) == count
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

    assert GAME.referee(at(1))["scores"]["red"] == 3
    assert GAME.referee(at(present - 1))["scores"]["red"] == 3
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
        ({"players": ["red", ""]}, "referee-no-name", {"place": "players[1]"}),
        ({"players": [" ", "red"]}, "referee-no-name", {"place": "players[0]"}),
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


@pytest.mark.rule("gears.score.pursuit")
def test_the_same_pursuit_twice_is_refused_however_it_is_written():
    mine = {"player": "red", "technology": "Eee", "bonus": 3}

    error = refused(sheet((1, "Eee", {"red": 1}), pursuit=[mine, {**mine, "technology": "EEE"}]))

    assert (error.message, error.args_named) == ("referee-pursuit-twice", {"name": "red", "word": "EEE"})
    both = [mine, {**mine, "player": "blue"}, {**mine, "technology": "Aaa"}]
    assert settle((1, "Eee", {"red": 1}), pursuit=both)["scores"] == {"red": 6, "blue": 0}


@pytest.mark.rule("gears.score.reward")
def test_a_reward_token_counts_for_nothing_and_is_noted():
    tables = sheet((1, "Eee", {"red": 1}))
    tables["timeline"][0]["modifier"] = -2

    settled = GAME.referee(tables)

    assert settled["scores"]["red"] == 3
    assert settled["notes"] == [{"frame": 1, "technology": "Eee", "modifier": -2, "rule": "gears.score.reward"}]


@pytest.mark.parametrize("number", [-1, 10**6 + 1])
@pytest.mark.parametrize("key", ["scores", "pools", "cubes", "bonus"])
def test_counts_below_nought_or_beyond_reason_are_refused(key, number):
    cubes = {"red": number} if key == "cubes" else {"red": 1}
    bonus = number if key == "bonus" else 1
    more = {key: {"blue": number}} if key in ("scores", "pools") else {}

    error = refused(sheet((1, "Eee", cubes), pursuit=[{"player": "red", "technology": "Eee", "bonus": bonus}], **more))

    places = {"cubes": "timeline[0].cubes.red", "bonus": "pursuit[0].bonus"}
    args = {"place": places.get(key, f"{key}.blue"), "number": str(number), "least": "0", "most": str(10**6)}
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

    box = NoFate(STANDARD.cards)
    with pytest.raises(SetupError) as caught:
        settle_sheet(read_sheet(sheet((1, "Eee", {"red": 1}), fate=[PLANS])), box, GAME.sheet_options)
    assert (caught.value.message, caught.value.clause) == ("referee-no-fate", "gears.variant.sealed")
    assert caught.value.args_named == {"word": "Perfectly Laid Plans"}
    plain = read_sheet(sheet((1, "Eee", {"red": 1})))
    assert settle_sheet(plain, box, GAME.sheet_options)["scores"]["red"] == 3


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
