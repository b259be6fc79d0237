"""Seats: bots play on, people come back, several seats on one screen, and once more."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.answers import IllegalAnswer
from posterity.core.chance import QuickStream
from posterity.core.records import Change
from posterity.games import GAMES
from posterity.table.rematch import rematch, rotated
from posterity.table.replay import replay
from posterity.table.seats import in_front, let_bot, let_person
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


def test_the_screen_is_turned_to_the_seat_that_is_asked():
    made = table(3)
    first = made.state.ask.seat
    second = (first + 1) % 3
    assert in_front(made, [first, second]) == first
    answers(made, "work", "done", "pass")

    assert in_front(made, [first, second], before=first) == second
    assert in_front(made, [first], before=first) == first
    assert in_front(made, [first, (first + 2) % 3]) == first
    assert in_front(made, []) is None


def test_a_rematch_has_the_same_people_one_seat_further_and_another_seed():
    made = finished(3, rounds="2")
    again = rematch(made, b"\7" * 32)

    assert [seat.name for seat in again.seats] == ["Player 1", "Player 2", "Player 0"]
    assert again.setup.options == made.setup.options and again.setup.cards is made.setup.cards
    assert again.setup.seed == b"\7" * 32 and again.number == 0 and not again.over
    assert rotated(3) == [1, 2, 0]


def test_in_a_rematch_sits_who_played_in_the_end():
    made = table(3)
    let_bot(made, 0, "random")
    made.change(1, "absent")
    made.change(2, "person", None, "Carla")
    play_out(made)
    again = rematch(made, b"\7" * 32)

    assert [(seat.name, seat.kind, seat.bot) for seat in again.seats] == [
        ("Player 1", "person", UNSET),
        ("Carla", "person", UNSET),
        ("Player 0", "bot", "random"),
    ]


def test_a_running_game_has_no_rematch():
    with pytest.raises(IllegalAnswer, match="game-running"):
        rematch(table(), b"\7" * 32)


@pytest.mark.rule("leaders.rounds.number")
def test_a_rematch_of_a_game_with_more_rounds_than_there_are_now_has_the_most():
    game = GAMES["leaders"]
    made = new_table(
        game, replace(setup(game, 2, {}, 1), rules=1, options=game.complete(2, {"rounds": "100"}, rules=1))
    )
    while not made.over:
        offered = [pick.text for pick in made.state.ask.options]
        answers(made, next(pick for pick in ("work", "done", "pass", offered[0]) if pick in offered))

    assert rematch(made, b"\7" * 32).setup.options["rounds"] == "99"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_rematch(name):
    game = GAMES[name]
    made = play_out(new_table(game, setup(game, 2, {}, 1)))

    assert rematch(made, b"\7" * 32).state.ask is not None
