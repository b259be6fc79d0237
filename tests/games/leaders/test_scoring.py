"""Points: three for each building of the majority type, one for each other, two for finishing first."""

import pytest

from posterity.games.leaders.rules.scoring import awards
from tests.games.leaders.lay import GAME, asked, lay, plays, told, totals


def points(*tableaux, first=None, hands=None):
    """What these tableaux score when the round ends now; without a first finisher it ends in a deadlock."""
    seats = len(tableaux)
    last = seats - 1 if first is None else (first - 1) % seats
    s = lay(hands or [""] * seats, tableaux, seat=last, step="special", first_finisher=first, idle=3 * seats)
    plays(s, "pass")
    assert asked(s) is None
    return totals(s)


@pytest.mark.rule("leaders.scoring.majority")
def test_four_banks_and_a_monument_score_thirteen():
    """The rulebook's example: 4 × 3 + 1 × 1."""
    assert points("bank bank bank bank monument", "", "")[0] == 13


@pytest.mark.rule("leaders.scoring.majority")
@pytest.mark.parametrize("kind", ["bank", "monument", "parade"])
def test_every_type_may_be_the_majority(kind):
    others = {"bank", "monument", "parade"} - {kind}
    tableau = " ".join([*sorted(others), kind, kind])

    assert points(tableau, "", "")[0] == 2 * 3 + 2


@pytest.mark.rule("leaders.scoring.majority")
def test_points_come_in_parts_with_their_clauses():
    """Four Banks and a Monument, finished first; parts worth nothing are left out."""
    majority, bonus = "leaders.scoring.majority", "leaders.end.first-finisher-bonus"

    assert awards([0, 0, 0, 0, 1], True) == [("majority", 12, majority), ("other", 1, majority), ("first", 2, bonus)]
    assert awards([0, 0], False) == [("majority", 6, majority)]
    assert awards([], False) == []


@pytest.mark.rule("leaders.scoring.tie-of-types")
def test_of_equal_types_only_one_counts_as_the_majority():
    """The rulebook's example: 2 Banks, 2 Monuments and 1 Parade of the first finisher, 2 × 3 + 3 × 1 + 2."""
    assert points("bank monument parade bank monument", "", "", first=0)[0] == 11


@pytest.mark.rule("leaders.scoring.tie-of-types")
@pytest.mark.parametrize("tableau", ["bank monument", "monument bank", "parade bank", "bank parade"])
def test_the_total_is_the_same_whichever_type_is_chosen(tableau):
    assert points(tableau, "", "")[0] == 4


@pytest.mark.rule("leaders.scoring.tie-of-types")
def test_three_types_may_be_equal():
    assert points("bank monument parade", "", "")[0] == 5


@pytest.mark.rule("leaders.scoring.all-players")
def test_everybody_scores_however_few_buildings_they_have():
    """The rulebook's example: a Bank and a Parade are 4 points, one Monument 3, an empty tableau 0."""
    assert points("bank parade", "monument", "") == [4, 3, 0]


@pytest.mark.rule("leaders.scoring.all-players")
def test_protects_and_cards_in_hand_are_worth_nothing():
    hands = ["bank bank protect | gold wild", "swap free-destroy | gold gold gold", ""]

    assert points("parade protect protect", "protect", "", hands=hands) == [3, 0, 0]


@pytest.mark.rule("leaders.scoring.bounds")
@pytest.mark.parametrize(
    ("tableau", "score"),
    [
        ("bank bank bank bank bank", 15),
        ("bank bank bank bank monument", 13),
        ("bank bank bank monument monument", 11),
        ("bank bank bank monument parade", 11),
        ("bank bank monument monument parade", 9),
    ],
)
def test_five_buildings_score_nine_to_fifteen_and_two_more_for_finishing_first(tableau, score):
    """Bruno has the same and finished later."""
    assert points(tableau, tableau, "", first=0) == [score + 2, score, 0]


@pytest.mark.rule("leaders.scoring.winner")
def test_the_most_points_win():
    s = lay(["", "", ""], ["bank", "bank bank", "parade"], step="special", idle=9)

    plays(s, "pass")

    assert GAME.winners(s) == [1]
    assert GAME.ranking(s) == [1, 0, 2]
    assert told(s, "won") == [{"seats": [1], "count": 1, "points": 6}]


@pytest.mark.rule("leaders.scoring.winner")
def test_tied_players_share_the_victory():
    s = lay(["", "", ""], ["bank bank", "monument", "parade parade"], step="special", idle=9)

    plays(s, "pass")

    assert GAME.winners(s) == [0, 2]
    assert GAME.places(totals(s), GAME.ranking(s)) == [1, 3, 1]
    assert told(s, "won") == [{"seats": [0, 2], "count": 2, "points": 6}]


@pytest.mark.rule("leaders.scoring.winner")
def test_the_first_finisher_wins_no_tie():
    """Anna finished first with 2-2-1, 9 + 2 points; Bruno has 3-2-0, 11 points: they share."""
    tableaux = ["bank bank monument monument parade", "bank bank bank monument monument", ""]
    s = lay(["", "", ""], tableaux, seat=2, step="special", first_finisher=0)

    plays(s, "pass")

    assert totals(s) == [11, 11, 0]
    assert GAME.winners(s) == [0, 1]


@pytest.mark.rule("leaders.scoring.majority", "leaders.end.first-finisher-bonus")
def test_everybody_reads_where_the_points_come_from():
    """Anna finished first with 2-2-1: of equal types the one put down first counts as her majority."""
    tableaux = ["monument bank monument bank parade", "bank", ""]
    s = lay(["", "", ""], tableaux, seat=2, step="special", first_finisher=0)

    plays(s, "pass")

    assert told(s, "points-majority") == [
        {"seat": 0, "points": 6, "count": 2, "card": "monument"},
        {"seat": 1, "points": 3, "count": 1, "card": "bank"},
    ]
    assert told(s, "points-other") == [{"seat": 0, "points": 3, "count": 3, "card": "monument"}]
    assert told(s, "points-first") == [{"seat": 0, "points": 2}]


@pytest.mark.rule("leaders.scoring.majority")
def test_nothing_is_told_while_nobody_listens():
    s = lay(["", "", ""], ["bank", "", ""], step="special", idle=9)
    s.told = None

    plays(s, "pass")

    assert s.told is None and totals(s) == [3, 0, 0]


@pytest.mark.rule("leaders.scoring.all-players")
def test_everybody_sees_what_a_tableau_would_score_now():
    s = lay(["", ""], ["bank bank monument", ""], first_finisher=None)

    shown = GAME.view(s, 1).players

    assert [(award.why, award.points, award.rule) for award in shown[0].awards] == [
        ("majority", 6, "leaders.scoring.majority"),
        ("other", 1, "leaders.scoring.majority"),
    ]
    assert shown[1].awards == []
