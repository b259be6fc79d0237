"""Undo follows information at a table of gears."""

from __future__ import annotations

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.codec import dump
from posterity.games import GAMES
from posterity.testing.walks import new_table, setup

GEARS = GAMES["gears"]


def table(players=2, number=0, **options):
    """A new table, before positions are chosen."""
    return new_table(GEARS, setup(GEARS, players, options, number))


def offered(made):
    return [pick.text for pick in made.state.ask.options]


def answers(made, *picks):
    for pick in picks:
        made.answer(made.state.ask.seat, made.parse(pick))


def begun(players=2, number=0, **options):
    """A table in its first turn, and who has it."""
    made = table(players, number, **options)
    while made.state.ask.prompt == "ask-position":
        answers(made, offered(made)[0])
    return made, made.state.ask.seat


def begun_with(pick, **options):
    """A table at which whoever is first may give this answer at once, or one that begins like it."""
    for number in range(200):
        made, seat = begun(number=number, **options)
        answers(made, f"travel:{made.state.present() - 1}")
        found = [option for option in offered(made) if option.startswith(pick)]
        if found:
            return made, seat, found[0]
    raise AssertionError("no such deal")


def pay_all(made):
    while made.state.ask.prompt == "ask-pay":
        answers(made, offered(made)[0])


def last(made):
    return made.number + 1  # no entry is free


def test_a_position_may_be_taken_back_until_somebody_else_has_chosen():
    made = table(3)
    seat = made.state.ask.seat
    answers(made, "position:2")
    assert made.free_undo(seat) == 1

    other = made.state.ask.seat
    answers(made, "position:1")

    assert made.free_undo(seat) == last(made)
    assert made.free_undo(other) == 2


def test_the_last_position_deals_bonus_cards():
    made = table()
    answers(made, "position:1")
    seat = made.state.ask.seat
    answers(made, "position:2")

    assert made.free_undo(seat) == last(made)


@pytest.mark.rule("gears.pile.revealed-when")
def test_travelling_shows_nothing():
    made, seat = begun()
    before = dump(made.state)
    answers(made, "travel:4", "travel:1")
    assert made.free_undo(seat) == 3

    made.undo(seat, 3, [])

    assert dump(made.state) == before and made.state.actions_left == 3


@pytest.mark.rule("gears.pile.revealed-when", "gears.draw.private")
def test_a_draw_cannot_be_taken_back():
    made, seat = begun()
    answers(made, "travel:4", "draw")

    assert made.free_undo(seat) == last(made)
    with pytest.raises(IllegalAnswer) as refused:
        made.undo(seat, made.number, [])
    assert refused.value.kind == "undo-consent"


def test_the_card_kept_may_be_thought_over_but_not_the_draw():
    made, seat = begun()
    answers(made, "draw")
    answers(made, offered(made)[0], "travel:2")

    assert made.free_undo(seat) == 4


@pytest.mark.rule("gears.establish.payment-hidden", "gears.pile.revealed-when")
def test_establishing_and_paying_may_be_taken_back_whole():
    """Showing a card of one's own keeps nobody from taking it back."""
    made, seat, pick = begun_with("establish:")
    answers(made, pick)
    assert made.free_undo(seat) == 3
    pay_all(made)

    assert made.state.ask.prompt == "ask-act" and made.state.actions_left == 1
    assert made.free_undo(seat) == 3


@pytest.mark.rule("gears.pile.revealed-when")
def test_a_fate_card_of_ones_own_may_be_taken_back():
    made, seat, pick = begun_with("fate:time-folds")
    answers(made, pick)
    assert made.free_undo(seat) == 3
    answers(made, f"whom:{1 - seat}")

    assert made.free_undo(seat) == 3
    made.undo(seat, 4, [])
    assert made.state.players[seat].hand.count(made.state.book.fate(3)) == 1


@pytest.mark.rule("gears.variant.destiny.secret")
def test_the_fate_card_dealt_in_it_is_our_destiny_may_be_taken_back():
    made, seat, pick = begun_with("fate:we-need", fate="destiny")
    answers(made, pick)

    assert made.state.more_time and made.free_undo(seat) == 3


@pytest.mark.rule("gears.variant.shape.sequence")
def test_a_card_of_the_draft_area_may_be_taken_back_until_a_cube_is_placed():
    made, seat = begun(3, fate="shape")
    answers(made, "take:willed-into-existence")
    assert made.free_undo(seat) == made.number

    other = made.state.ask.seat
    answers(made, "place:bloodline-influence")

    assert made.free_undo(seat) == last(made)
    assert made.free_undo(other) == made.number


def test_the_end_of_a_turn_may_be_taken_back_until_the_next_player_answers():
    made, seat = begun()
    answers(made, "travel:3", "travel:2", "travel:1", "end")
    assert made.state.ask.seat != seat
    assert made.free_undo(seat) == 3

    answers(made, "travel:4")

    assert made.free_undo(seat) == last(made)


def a_round(establishes):
    """Round 1 in which the first player establishes a technology, or does not, and nobody draws; who ended it."""
    options = {"zero-moves": "on", "fate": "sealed"}
    made, seat, pick = begun_with("establish:", **options)
    if establishes:
        answers(made, pick)
        pay_all(made)
    while made.state.round == 1:
        seat = made.state.ask.seat
        answers(made, f"travel:{made.state.players[seat].frame}")
    return made, seat


@pytest.mark.rule("gears.prepare.refill")
@pytest.mark.parametrize("establishes", [True, False])
def test_the_end_of_a_round_is_final_where_a_hand_is_refilled(establishes):
    made, seat = a_round(establishes)

    assert (made.free_undo(seat) == last(made)) == establishes


@pytest.mark.rule("gears.pile.reshuffle")
def test_a_shuffle_cannot_be_taken_back():
    """The shuffle itself is chance, whoever sees the cards."""
    made, seat = begun(number=3)
    while True:
        before = made.number
        shuffled = any(event.message == "deck-reshuffled" for told in made.events for event in told)
        if shuffled:
            break
        seat = made.state.ask.seat
        picks = offered(made)
        answers(made, next(p for p in ("draw", "end", *picks) if p in picks))
    assert before == made.number and made.free_undo(seat) == last(made)


def test_characters_may_be_taken_back_until_the_deal():
    made = table(2, pursuits="on")
    answers(made, offered(made)[0])
    assert made.free_undo(0) == 1
    answers(made, offered(made)[0])

    assert made.free_undo(1) == last(made)


def test_all_other_people_must_agree_to_take_back_a_draw():
    made, seat = begun(3)
    answers(made, "draw")
    others = [other for other in range(3) if other != seat]
    with pytest.raises(IllegalAnswer):
        made.undo(seat, made.number, others[:1])
    made.undo(seat, made.number, others)

    assert made.state.ask.prompt == "ask-act" and not made.state.drawn
