"""Undo follows information."""

from __future__ import annotations

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.codec import dump
from posterity.games import GAMES
from posterity.table.undo import stays_free
from posterity.testing.walks import new_table, setup

LEADERS = GAMES["leaders"]


def table(players=2, number=0, **options):
    return new_table(
        LEADERS, setup(LEADERS, players, {name.replace("_", "-"): v for name, v in options.items()}, number)
    )


def answers(made, *picks):
    for pick in picks:
        made.answer(made.state.ask.seat, made.parse(pick))


def until(made, wanted):
    """Pass on until the seat asked may give the answer `wanted`; the number of the seat."""
    while wanted not in [pick.text for pick in made.state.ask.options]:
        offered = [pick.text for pick in made.state.ask.options]
        answers(made, next(pick for pick in ("work", "done", "pass", offered[0]) if pick in offered))
    return made.state.ask.seat


def a_builder():
    """A table at which somebody can build a Bank right away."""
    for number in range(200):
        made = table(number=number)
        seat = made.state.ask.seat
        answers(made, "work")
        if "build:bank" in [pick.text for pick in made.state.ask.options]:
            return made, seat
    raise AssertionError("no such deal")


def pay_all(made):
    while made.state.ask.prompt == "ask-pay":
        answers(made, made.state.ask.options[0].text)


def test_what_was_paid_and_taken_back_is_not_paid():
    made, seat = a_builder()
    answers(made, "build:bank", "pay:gold", "pay:gold")
    paid = LEADERS.view(made.state, seat).paid

    made.undo(seat, made.number, [])

    assert (paid, LEADERS.view(made.state, seat).paid) == (["gold", "gold"], ["gold"])


def test_building_with_ones_own_cards_is_free_to_take_back():
    made, seat = a_builder()
    answers(made, "build:bank")
    pay_all(made)

    assert made.free_undo(seat) == 1
    made.undo(seat, 1, [])

    assert dump(made.state) == dump(made.state_at(0))
    assert made.number == 6  # nothing is erased: five answers and the undo


def test_a_look_at_the_deck_cannot_be_taken_back():
    made = table()
    seat = made.state.ask.seat
    answers(made, "look")

    assert made.free_undo(seat) == 2
    with pytest.raises(IllegalAnswer) as refusal:
        made.undo(seat, 1, [])
    assert refusal.value.kind == "undo-consent"


def test_keeping_a_card_may_be_thought_over_but_not_the_look_before():
    made = table()
    seat = made.state.ask.seat
    answers(made, "look")
    answers(made, made.state.ask.options[0].text)

    assert made.free_undo(seat) == 2


def test_ending_the_turn_shows_the_next_player_new_cards():
    made = table()
    seat = made.state.ask.seat
    answers(made, "work", "done", "pass")

    assert made.state.ask.seat != seat
    assert made.free_undo(seat) == 4


def test_what_could_be_taken_back_is_known_beforehand():
    """Work is free; a look shows cards, and a pass leaves the turn to somebody else."""
    made = table()
    seat = made.state.ask.seat

    assert stays_free(LEADERS, made.state, seat, "work")
    assert not stays_free(LEADERS, made.state, seat, "look")
    answers(made, "work", "done")
    assert not stays_free(LEADERS, made.state, seat, "pass")
    assert made.number == 2 and made.state.ask.seat == seat


def test_ones_own_answers_end_where_anothers_begin():
    made = table()
    answers(made, "work", "done", "pass")
    second = made.state.ask.seat
    answers(made, "work", "done")

    assert made.free_undo(second) == 4


def test_all_other_people_must_agree_to_more():
    made = table(players=3)
    seat = made.state.ask.seat
    answers(made, "look")
    others = [other for other in range(3) if other != seat]
    with pytest.raises(IllegalAnswer):
        made.undo(seat, 1, others[:1])

    made.undo(seat, 1, others)

    assert made.number == 2 and made.state.ask.seat == seat


def test_bots_always_agree_and_do_not_count_as_people():
    made = table(players=3)
    seat = made.state.ask.seat
    for other in range(3):
        if other != seat:
            made.change(other, "bot", "random")
    answers(made, "look")

    made.undo(seat, 3, [])

    assert made.state.ask.prompt == "ask-choose"


def test_an_undo_may_reach_behind_an_earlier_one():
    made = table()
    answers(made, "work", "done")
    made.undo(made.state.ask.seat, 2, [])
    answers(made, "done", "pass")
    everybody = [0, 1]

    made.undo(0, 3, everybody)  # as after entry 2, before the first undo: the special step

    assert made.state.ask.prompt == "ask-special"
    assert made.line(made.number) == [1, 2]


@pytest.mark.parametrize("to", [0, 3, -1])
def test_what_is_not_there_cannot_be_taken_back(to):
    made = table()
    answers(made, "work", "done")
    before = dump(made.state)

    with pytest.raises(IllegalAnswer):
        made.undo(0, to, [1]) if to != 3 else made.undo(0, 4, [1])

    assert dump(made.state) == before and made.number == 2


def test_a_refused_seat_change_or_answer_leaves_no_entry():
    made = table()
    with pytest.raises(IllegalAnswer):
        made.change(7, "bot", "random")
    with pytest.raises(IllegalAnswer):
        made.answer(made.state.ask.seat, made.parse("done"))

    assert made.number == 0


def test_people_must_dedicate_and_bots_may_be_silent():
    for number in range(200):
        made = table(number=number, dedications="on")
        seat = made.state.ask.seat
        answers(made, "work")
        if "build:bank" in [pick.text for pick in made.state.ask.options]:
            break
    with pytest.raises(IllegalAnswer) as refusal:
        answers(made, "build:bank")
    assert refusal.value.kind == "words-wanted"
    made.change(seat, "bot", "random")
    answers(made, "build:bank")

    assert made.state.ask.prompt == "ask-pay"
