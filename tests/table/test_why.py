"""Long picks are explained as people think of them."""

from posterity.games import GAMES
from posterity.table.why import explain
from tests.table.test_undo import a_builder, answers, table

LEADERS = GAMES["leaders"]


def test_a_short_pick():
    made, _ = a_builder()

    assert explain(LEADERS, made.state, "build:bank").legal
    assert explain(LEADERS, made.state, "look").clause == "leaders.turn.exclusive-choice"


def test_a_pick_written_out_in_full():
    made, _ = a_builder()
    reason = explain(LEADERS, made.state, "build:bank:gold")

    assert reason.legal and reason.message == "may-build"


def test_the_first_part_that_cannot_be_is_the_reason():
    made, _ = a_builder()
    reason = explain(LEADERS, made.state, "build:bank:subject")

    assert not reason.legal and reason.clause == "leaders.turn.payment-exact"


def test_explaining_changes_nothing():
    made = table()
    answers(made, "work")
    before = made.state.answers

    explain(LEADERS, made.state, "destroy:riot:1:subject")

    assert made.state.answers == before
