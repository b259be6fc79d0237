"""Clocks: who is charged, what a turn gives back, and when time is out."""

from __future__ import annotations

from posterity.table.clocks import RETURN, Clock, due, may_return, thought, time_left
from posterity.table.seats import let_bot, let_person
from tests.table.test_seats import finished
from tests.table.test_undo import answers, table

MOVE = Clock(kind="move", seconds=60)
BANK = Clock(kind="bank", seconds=600, increment=10)


def a_turn(made):
    """One whole turn in three answers; who took it."""
    seat = made.state.ask.seat
    answers(made, "work", "done", "pass")
    return seat


def test_a_turn_has_its_time_and_the_next_one_all_of_it_again():
    made = table()
    first = a_turn(made)
    assert time_left(made, MOVE, [10_000, 20_000, 5_000])[first] == 25_000
    second = a_turn(made)
    left = time_left(made, MOVE, [10_000, 20_000, 5_000, 1_000, 2_000, 3_000])

    assert left[first] == 60_000 and left[second] == 54_000


def test_taking_back_gains_no_time():
    made = table()
    seat = made.state.ask.seat
    answers(made, "work", "done")
    made.undo(seat, 1, [])

    assert time_left(made, MOVE, [10_000, 20_000, 5_000])[seat] == 25_000


def test_a_bank_lasts_the_whole_game_and_grows_with_each_turn():
    made = table()
    first, second = a_turn(made), a_turn(made)
    a_turn(made)
    left = time_left(made, BANK, [100_000, 0, 0, 30_000, 0, 0, 50_000, 0, 0])

    assert left[first] == 600_000 - 100_000 + 10_000 - 50_000
    assert left[second] == 600_000 - 30_000 + 10_000


def test_time_does_not_run_below_nothing():
    made = table()
    seat = made.state.ask.seat
    answers(made, "work")

    assert time_left(made, MOVE, [90_000])[seat] == 0


def test_bots_are_not_charged_and_who_comes_back_has_a_minute():
    made = table()
    seat = made.state.ask.seat
    let_bot(made, seat, "random")
    answers(made, "work")
    spent = [600_000, 5_000]
    assert time_left(made, BANK, spent)[seat] == 0
    let_person(made, seat)

    assert time_left(made, BANK, [*spent, 0])[seat] == RETURN
    assert time_left(made, Clock(kind="bank", seconds=20), [*spent, 0])[seat] == 20_000


def test_who_comes_back_before_the_bot_has_answered_has_gained_no_time():
    made = table()
    seat = made.state.ask.seat
    spent = []
    for _ in range(3):
        let_bot(made, seat, "random")
        let_person(made, seat)
        spent += [590_000 if not spent else 0, 0]

    assert time_left(made, BANK, spent)[seat] == 10_000 and may_return(made, BANK, spent, seat)
    let_bot(made, seat, "random")
    assert not may_return(made, BANK, [*spent, 10_000], seat)
    let_person(made, seat)
    spent += [0, 0]
    let_bot(made, seat, "random")
    answers(made, "work")
    let_person(made, seat)
    assert time_left(made, BANK, [*spent, 0, 0, 0])[seat] == RETURN
    let_bot(made, seat, "random")
    let_person(made, seat)
    assert time_left(made, BANK, [*spent, 0, 0, 0, 50_000, 0])[seat] == 10_000, "a bot's answer counts once"


def test_when_time_is_out():
    made = table()
    answers(made, "work")
    assert due(made, MOVE, [10_000], since=5_000) == 55_000
    assert due(made, Clock(), [10_000], since=5_000) is None
    let_bot(made, made.state.ask.seat, "random")
    assert due(made, MOVE, [10_000, 0], since=5_000) is None


def test_a_bank_is_empty_when_its_time_is_out():
    made = table()
    answers(made, "work")

    assert due(made, BANK, [600_000], since=7) == 7


def test_a_finished_game_has_no_clock():
    made = finished()

    assert due(made, MOVE, [0] * made.number, since=0) is None


def test_thinking_time_is_never_negative():
    assert (thought(100, 250), thought(250, 100)) == (150, 0)
