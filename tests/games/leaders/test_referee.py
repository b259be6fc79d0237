"""The referee: tableaux typed in from a real table, scored with the reasons."""

import pytest

from posterity.core.game import SetupError
from tests.games.leaders.lay import GAME

MAJORITY = "leaders.scoring.majority"
FIRST = "leaders.end.first-finisher-bonus"


def settle(tableau, players=("red", "blue", "green"), **more):
    return GAME.referee({"game": "leaders", "players": list(players), "tableau": tableau, **more})


def refused(tables):
    with pytest.raises(SetupError) as caught:
        GAME.referee(tables)
    return caught.value


@pytest.mark.rule("leaders.scoring.majority")
def test_four_banks_and_a_monument_are_thirteen_points_at_a_real_table():
    found = settle({"red": ["bank", "bank", "bank", "bank", "monument"]})

    assert found["game"] == "leaders"
    assert found["scores"] == {"red": 13, "blue": 0, "green": 0}
    assert found["awards"] == [
        {"player": "red", "points": 12, "for": "majority", "rule": MAJORITY},
        {"player": "red", "points": 1, "for": "other", "rule": MAJORITY},
    ]
    assert found["notes"] == []


@pytest.mark.rule("leaders.scoring.tie-of-types", "leaders.end.first-finisher-bonus")
def test_two_two_one_of_the_first_finisher_are_eleven_points_at_a_real_table():
    found = settle({"blue": ["bank", "monument", "parade", "bank", "monument"]}, first="blue")

    assert found["scores"] == {"red": 0, "blue": 11, "green": 0}
    assert found["awards"] == [
        {"player": "blue", "points": 6, "for": "majority", "rule": MAJORITY},
        {"player": "blue", "points": 3, "for": "other", "rule": MAJORITY},
        {"player": "blue", "points": 2, "for": "first", "rule": FIRST},
    ]


@pytest.mark.rule("leaders.scoring.winner")
def test_whoever_has_the_most_points_at_a_real_table_has_won():
    alone = settle({"red": ["bank"], "blue": ["bank", "bank"], "green": ["parade"]})
    together = settle({"red": ["bank"], "green": ["parade"]})

    assert (alone["winners"], together["winners"]) == (["blue"], ["red", "green"])


def test_names_of_buildings_are_read_as_people_write_them():
    found = settle({"red": ["Bank", "BANK", " monument "]})

    assert found["scores"]["red"] == 7


@pytest.mark.rule("leaders.end.no-more-than-five")
@pytest.mark.parametrize(("players", "most"), [(("red", "blue", "green"), 5), (("red", "blue"), 6)])
def test_more_buildings_than_can_be_are_scored_and_noted(players, most):
    fine = settle({"red": ["bank"] * most}, players)
    odd = settle({"red": ["bank"] * (most + 1)}, players)

    assert fine["notes"] == []
    assert odd["scores"]["red"] == 3 * (most + 1)
    assert odd["notes"] == [{"player": "red", "buildings": most + 1, "rule": "leaders.end.no-more-than-five"}]


@pytest.mark.rule("leaders.end.trigger", "leaders.two-player.six")
@pytest.mark.parametrize(("players", "needed"), [(("red", "blue", "green"), 5), (("red", "blue"), 6)])
def test_a_first_finisher_with_too_few_buildings_is_scored_and_noted(players, needed):
    fine = settle({"red": ["bank"] * needed}, players, first="red")
    odd = settle({"red": ["bank"] * (needed - 1)}, players, first="red")

    assert fine["notes"] == []
    assert odd["scores"]["red"] == 3 * (needed - 1) + 2
    assert odd["notes"] == [{"player": "red", "buildings": needed - 1, "rule": "leaders.end.trigger"}]


@pytest.mark.rule("leaders.setup.players")
@pytest.mark.parametrize(("count", "good"), [(0, False), (1, False), (2, True), (6, True), (7, False)])
def test_a_real_table_seats_two_to_six(count, good):
    tables = {"game": "leaders", "players": [f"player {n}" for n in range(count)], "tableau": {}}

    if good:
        assert len(GAME.referee(tables)["scores"]) == count
    else:
        error = refused(tables)
        assert (error.message, error.clause) == ("setup-players", "leaders.setup.players")
        assert error.args_named == {"players": count, "fewest": 2, "most": 6}


@pytest.mark.parametrize(
    ("change", "message", "args"),
    [
        ({"players": ["red", "blue", "red"]}, "referee-twice", {"name": "red"}),
        ({"first": "pink"}, "referee-unknown-player", {"name": "pink", "known": ["red", "blue"]}),
        ({"tableau": {"pink": []}}, "referee-unknown-player", {"name": "pink", "known": ["red", "blue"]}),
        (
            {"tableau": {"red": ["castle"]}},
            "referee-unknown-building",
            {"word": "castle", "name": "red", "known": ["bank", "monument", "parade"]},
        ),
        (
            {"tableau": {"red": ["protect"]}},
            "referee-unknown-building",
            {"word": "protect", "name": "red", "known": ["bank", "monument", "parade"]},
        ),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(change, message, args):
    error = refused({"game": "leaders", "players": ["red", "blue"], "tableau": {}, **change})

    assert (error.message, error.args_named) == (message, args)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"players": "red"}, "$.players"),
        ({"players": ["red", 2]}, "$.players[1]"),
        ({"tableau": {"red": "bank"}}, "$.tableau"),
        ({"frist": "red"}, "frist"),
    ],
)
def test_wrong_keys_and_types_are_named(change, fault):
    error = refused({"game": "leaders", "players": ["red", "blue"], "tableau": {}, **change})

    assert error.message == "referee-key"
    assert fault in error.args_named["fault"]


def test_a_missing_key_is_named():
    error = refused({"game": "leaders", "players": ["red", "blue"]})

    assert "tableau" in error.args_named["fault"]


def test_the_options_of_a_sheet_are_checked_like_those_of_a_game():
    sheet = {"game": "leaders", "players": ["red", "blue", "green"], "tableau": {"red": ["bank"]}}

    assert GAME.referee({**sheet, "options": {"rounds": 99, "dedications": "on"}})["scores"]["red"] == 3
    for options, clause in (
        ({"rounds": 100}, "leaders.rounds.number"),
        ({"duel-without-protect-and-destroy": "on"}, "leaders.two-player.removal"),
    ):
        assert refused({**sheet, "options": options}).clause == clause
