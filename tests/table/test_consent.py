"""Proposals: who is asked, when they stand, and what becomes of them."""

from __future__ import annotations

import msgspec
import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.records import Change, Undo
from posterity.table.consent import (
    ConsentRequest,
    agree,
    carry_out,
    needs,
    propose_seat,
    propose_undo,
    stands,
)
from posterity.table.seats import let_bot
from tests.table.test_seats import play_out
from tests.table.test_undo import answers, table


def a_look(players=3):
    """A table at which somebody has looked at cards, which cannot be taken back freely."""
    made = table(players)
    seat = made.state.ask.seat
    answers(made, "look")
    return made, seat, [other for other in range(players) if other != seat]


def refused(kind):
    return pytest.raises(IllegalAnswer, match=f"^{kind}:")


def test_all_other_people_are_asked_and_then_it_is_taken_back():
    made, seat, others = a_look()
    proposal = propose_undo(made, seat, 1)
    assert needs(made, proposal) == others
    with refused("proposal-open"):
        carry_out(made, proposal)
    proposal = agree(made, proposal, others[0])
    assert needs(made, proposal) == others[1:]
    carry_out(made, agree(made, proposal, others[1]))

    assert made.entries[-1] == Undo(seat=seat, undo=1, agreed=others)
    assert made.state.ask.prompt == "ask-choose"


def test_what_is_free_needs_nobody():
    made = table()
    seat = made.state.ask.seat
    answers(made, "work")
    proposal = propose_undo(made, seat, 1)
    assert needs(made, proposal) == []
    carry_out(made, proposal)

    assert made.entries[-1] == Undo(seat=seat, undo=1, agreed=[])


def test_bots_always_agree_also_if_they_came_later():
    made, seat, others = a_look()
    proposal = agree(made, propose_undo(made, seat, 1), others[0])
    let_bot(made, others[1], "random")
    assert stands(made, proposal) and needs(made, proposal) == []
    carry_out(made, proposal)

    assert made.state.ask.seat == seat and made.number == 3


def test_who_plays_several_seats_agrees_for_all_of_them():
    made, seat, others = a_look()
    proposal = propose_undo(made, seat, 1, own=[seat, others[0]])
    assert needs(made, proposal) == others[1:]
    carry_out(made, agree(made, proposal, others[1]))

    assert made.entries[-1].agreed == others


def test_a_proposal_is_withdrawn_when_the_game_moves_on():
    made, seat, others = a_look()
    proposal = propose_undo(made, seat, 1)
    answers(made, made.state.ask.options[0].text)

    assert not stands(made, proposal)
    with refused("proposal-gone"):
        agree(made, proposal, others[0])
    with refused("proposal-gone"):
        carry_out(made, proposal)


def test_only_who_is_asked_may_agree_and_only_once():
    made, seat, others = a_look(4)
    proposal = propose_undo(made, seat, 1)
    with refused("proposal-not-asked"):
        agree(made, proposal, seat)
    once = agree(made, proposal, others[0])
    with refused("proposal-not-asked"):
        agree(made, once, others[0])
    let_bot(made, others[1], "random")

    assert needs(made, once) == [others[2]]


@pytest.mark.parametrize("to", [0, 2, -3])
def test_there_must_be_something_to_take_back(to):
    made, seat, _ = a_look()
    with refused("undo-nothing"):
        propose_undo(made, seat, to)


def test_another_person_takes_a_seat_with_the_consent_of_the_others():
    made, seat, others = a_look()
    let_bot(made, others[0], "random")
    proposal = propose_seat(made, others[0])
    assert needs(made, proposal) == sorted([seat, others[1]])
    for other in (seat, others[1]):
        proposal = agree(made, proposal, other)
    carry_out(made, proposal, "Carla")

    assert made.entries[-1] == Change(seat=others[0], kind="person", name="Carla")
    assert made.kinds[others[0]] == "person" and made.names()[others[0]] == "Carla"


def test_who_holds_a_seat_is_asked_although_a_bot_answers_for_it():
    made, _, others = a_look()
    let_bot(made, others[0], "random")
    proposal = propose_seat(made, others[0])
    assert needs(made, proposal, held=[0, 1, 2]) == [0, 1, 2]
    with refused("proposal-open"):
        carry_out(made, proposal, "Carla", held=[0, 1, 2])
    for seat in range(3):
        proposal = agree(made, proposal, seat, held=[0, 1, 2])
    carry_out(made, proposal, "Carla", held=[0, 1, 2])

    assert made.names()[others[0]] == "Carla"


def test_own_answers_are_not_taken_back_unasked_those_of_a_bot_in_place_are():
    made = table()
    first = made.state.ask.seat
    second = 1 - first
    answers(made, "work", "done", "pass", "work", "done", "pass")
    let_bot(made, second, "random")
    held = [0, 1]
    assert needs(made, propose_undo(made, first, 1), held) == [second]
    assert needs(made, propose_undo(made, first, 1)) == []
    answers(made, "look")
    number = made.number
    assert needs(made, propose_undo(made, first, number), held) == [], "the bot agrees to what came since"
    carry_out(made, agree(made, propose_undo(made, first, 1), second, held), held=held)

    assert made.entries[-1] == Undo(seat=first, undo=1, agreed=[])


def test_who_is_asked_is_not_worked_out_again_and_again(monkeypatch):
    """It means playing the game again in several worlds."""
    made, seat, others = a_look()
    proposal = propose_undo(made, seat, 1)
    monkeypatch.setattr(made, "free_undo", lambda seat: pytest.fail("worked out again"))

    assert needs(made, proposal) == others


def test_who_still_sits_there_is_asked_too():
    made, _, others = a_look()

    assert others[0] in needs(made, propose_seat(made, others[0]))


def test_nothing_is_proposed_when_the_game_is_over_or_for_a_seat_that_is_not_there():
    made = table()
    with refused("no-such-seat"):
        propose_seat(made, 2)
    play_out(made)
    with refused("game-over"):
        propose_undo(made, 0, 1)
    with refused("game-over"):
        propose_seat(made, 0)


def test_a_proposal_can_be_kept_as_json():
    made, seat, others = a_look()
    proposal = agree(made, propose_undo(made, seat, 1, own=[seat]), others[0])

    assert msgspec.json.decode(msgspec.json.encode(proposal), type=ConsentRequest) == proposal
