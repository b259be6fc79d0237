"""Seats: bots play on, people come back, and a rematch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import QuickStream
from posterity.core.records import Change
from posterity.games import GAMES
from posterity.table.rematch import carried, rotated
from posterity.table.replay import replay
from posterity.table.seats import let_bot, let_person
from posterity.testing.walks import new_table, random_pick, setup
from tests.table.test_undo import answers, table


def play_out(made):
    """Random answers to the end."""
    luck = QuickStream(1)
    while not made.over:
        made.answer(made.state.ask.seat, random_pick(made.state, luck))
    return made


def finished(players=2, **options):
    return play_out(table(players, **options))


def test_a_bot_plays_on_for_who_resigns():
    made = table()
    let_bot(made, 1, "greedy")

    assert made.entries == [Change(seat=1, kind="bot", bot="greedy")]
    assert (made.kinds[1], made.bots[1]) == ("bot", "greedy")
    assert replay(made.game, made.record()).kinds == made.kinds
    with pytest.raises(IllegalAnswer, match="seat-bot"):
        let_bot(made, 1, "greedy")


def test_people_take_their_seat_back():
    made = table()
    let_bot(made, 0, "greedy")
    let_person(made, 0)

    assert made.kinds[0] == "person" and made.bots[0] is None
    with pytest.raises(IllegalAnswer, match="seat-person"):
        let_person(made, 0)
    with pytest.raises(IllegalAnswer, match="no-such-seat"):
        let_person(made, 5)


def test_nobody_leaves_a_finished_game():
    made = finished()
    with pytest.raises(IllegalAnswer, match="game-over"):
        let_bot(made, 0, "greedy")

    assert made.over and made.kinds == ["person", "person"]


def test_who_is_asked_is_known_for_every_entry():
    made = table(3)
    first = made.state.ask.seat
    answers(made, "work", "done", "pass")
    made.undo(first, 3, [seat for seat in range(3) if seat != first])

    assert made.asked == [first, first, first, (first + 1) % 3, first]


def test_in_a_rematch_everybody_sits_one_seat_further():
    assert rotated(3) == [1, 2, 0]


@pytest.mark.rule("leaders.rounds.number")
def test_a_rematch_of_a_game_with_more_rounds_than_there_are_now_has_the_most():
    game = GAMES["leaders"]
    old = replace(setup(game, 2, {}, 1), rules=1, options=game.complete(2, {"rounds": "100"}, rules=1))

    assert carried(new_table(game, old), game.rules)["rounds"] == "99"


@pytest.mark.parametrize("name", GAMES)
def test_a_rematch_keeps_the_options(name):
    game = GAMES[name]
    made = new_table(game, setup(game, 2, {}, 1))

    assert carried(made, game.rules) == made.setup.options
