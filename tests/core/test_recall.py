"""What a seat has seen, and dealing the rest anew."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.chance import QuickStream
from posterity.core.recall import (
    BURY,
    HELD,
    KEEP,
    LOOK,
    MIX,
    OPEN,
    REVEAL,
    SHOW,
    TAKE,
    TURN,
    TURN_AND_TAKE,
    WIDTH,
    deal_anew,
    new_trail,
)
from posterity.games import GAMES
from posterity.testing.walks import new_table, setup, step

LEADERS = GAMES["leaders"]


def trail(*steps, seats=3, kinds=3):
    made = new_trail(seats, kinds)
    for what, seat, card in steps:
        made.add(what, seat, card)
    return made


def guesses(made, seat, copies, count=200):
    luck = QuickStream(3)
    return [deal_anew(made, seat, copies, luck) for _ in range(count)]


def test_own_cards_are_never_dealt_to_others():
    made = trail((TAKE, 0, 0), (TAKE, 1, 1))

    for dealt in guesses(made, 0, [1, 2, 2]):
        assert 0 not in dealt.hands[1]
        assert Counter(dealt.hands[1] + dealt.deck) == {1: 2, 2: 2}


def test_every_unseen_card_may_be_anywhere_unseen():
    made = trail((TAKE, 1, 1), (TAKE, 2, 2))

    held = Counter(dealt.hands[1][0] for dealt in guesses(made, 0, [2, 2, 2], 600))

    assert all(count > 120 for count in held.values()) and len(held) == 3


def test_a_card_taken_openly_stays_known_until_it_is_shown():
    made = trail((TAKE, 1, 0), (TURN_AND_TAKE, 1, 2))
    assert all(2 in dealt.hands[1] for dealt in guesses(made, 0, [5, 5, 5]))

    made.add(SHOW, 1, 2)
    assert not all(2 in dealt.hands[1] for dealt in guesses(made, 0, [5, 5, 5]))


def test_an_announced_card_is_in_its_hand():
    made = trail((TAKE, 1, 0), (TAKE, 1, 0), (REVEAL, 1, 2))

    assert all(2 in dealt.hands[1] and len(dealt.hands[1]) == 2 for dealt in guesses(made, 0, [5, 5, 5]))


def test_refused_cards_are_known_to_whoever_refused_them():
    made = trail((LOOK, 1, 0), (LOOK, 1, 1), (KEEP, 1, 0), (BURY, 1, 1))

    assert all(dealt.buried == [] and len(dealt.deck) == 4 for dealt in guesses(made, 1, [2, 2, 2]))
    assert all(len(dealt.buried) == 1 and len(dealt.hands[1]) == 1 for dealt in guesses(made, 0, [2, 2, 2]))


def test_what_was_in_hands_at_a_shuffle_cannot_be_in_the_deck():
    """The discards were all open: what went into the new deck is known, and so is what did not."""
    made = trail()
    made.renew([[1, 0, 0], [0, 1, 1], [0, 1, 0]], OPEN, [])
    for card in (2, 2, 2):
        made.add(MIX, OPEN, card)
    made.add(TAKE, 1, 2)

    for dealt in guesses(made, 0, [1, 2, 4]):
        assert dealt.deck == [2, 2]
        assert Counter(dealt.hands[1] + dealt.hands[2]) == {1: 2, 2: 2}
        assert 2 in dealt.hands[1]


def test_own_refused_cards_come_back_with_the_new_deck():
    """Seat 0 buried kind 0; it was shuffled in and nobody has drawn since, so nobody holds it."""
    made = trail()
    made.renew([[0, 0, 0], [0, 1, 0], [0, 0, 1]], OPEN, [])
    made.add(MIX, 0, 0)
    made.add(MIX, 1, 1)

    for dealt in guesses(made, 0, [1, 2, 1]):
        assert 0 in dealt.deck and len(dealt.deck) == 2
        assert 0 not in dealt.hands[1] + dealt.hands[2]


def test_a_card_shown_later_was_not_drawn_by_the_seat_itself():
    """Only one of kind 2 is left; seat 1 shows it, so it was in that hand all the time."""
    made = trail((TAKE, 1, 0), (TAKE, 0, 1), (TURN, 0, 0), (SHOW, 1, 2))

    for dealt in guesses(made, 0, [2, 2, 1]):
        assert dealt.hands[1] == [] and Counter(dealt.deck) == {0: 1, 1: 1}


def test_draws_that_the_seat_sees_later_are_kept_back_for_it():
    """Seat 1 drew before seat 0 drew the only two cards of kind 1: seat 1 cannot hold one."""
    made = trail((TAKE, 1, 0), (TAKE, 0, 1), (TAKE, 0, 1), (SHOW, 1, 0), (TAKE, 1, 2))

    assert all(1 not in dealt.hands[1] + dealt.deck for dealt in guesses(made, 0, [2, 2, 2]))


def test_a_trail_that_cannot_have_happened_is_an_error():
    with pytest.raises(AssertionError):
        deal_anew(trail((SHOW, 1, 2)), 0, [1, 1, 1], QuickStream(1))


def position(number, steps):
    table = new_table(LEADERS, setup(LEADERS, 2 + number % 5, {}, number))
    luck = QuickStream(number)
    for _ in range(steps):
        if table.over:
            break
        step(table, luck)
    return table.state


@given(st.integers(0, 500), st.integers(0, 600), st.integers(0, 5), st.integers(0, 99))
def test_a_guess_is_made_from_what_its_seat_saw_alone(number, steps, seat, luck):
    """Unseen kinds in the trail are exchanged for others: the guess stays the same card by card."""
    s = position(number, steps)
    seat %= s.book.players
    for made, copies in ((s.resource_trail, s.book.resource_copies), (s.legacy_trail, s.book.legacy_copies)):
        one = deal_anew(made, seat, copies, QuickStream(luck))
        two = deal_anew(scrambled(made, seat), seat, copies, QuickStream(luck))

        assert (one.hands, one.looked, one.buried, one.deck) == (two.hands, two.looked, two.buried, two.deck)


def scrambled(made, seat):
    """The same trail with other cards where `seat` saw only backs."""
    other = made.clone()
    hidden = [
        step % WIDTH
        for step in other.steps
        if step // WIDTH**2 in (HELD, MIX) and step // WIDTH % WIDTH not in (seat, OPEN)
    ]
    for place, code in enumerate(other.steps):
        what, who = code // WIDTH**2, code // WIDTH % WIDTH
        if who in (seat, OPEN):
            continue
        if what in (TAKE, LOOK, KEEP, BURY):
            other.steps[place] = code - code % WIDTH
        elif what in (HELD, MIX):
            other.steps[place] = code - code % WIDTH + hidden.pop()
    return other


@given(st.integers(0, 500), st.integers(0, 600), st.integers(0, 5), st.integers(0, 99))
def test_a_guess_keeps_what_can_be_counted(number, steps, seat, luck):
    """The unseen deck holds no more of a kind than went into it and was not seen leaving; known cards stay."""
    s = position(number, steps)
    seat %= s.book.players
    made = s.resource_trail
    dealt = deal_anew(made, seat, s.book.resource_copies, QuickStream(luck))
    left = went_in(made, s.book.resource_copies)
    for code in made.steps:
        what, who = code // WIDTH**2, code // WIDTH % WIDTH
        if what in (TURN, TURN_AND_TAKE) or (what == TAKE and who == seat):
            left[code % WIDTH] -= 1

    assert not Counter(dealt.deck) - left
    for other in range(s.book.players):
        if other != seat:
            assert not Counter(dict(enumerate(made.known[other]))) - Counter(dealt.hands[other])
            assert len(dealt.hands[other]) == s.players[other].resource_count()


def went_in(made, copies):
    if made.steps and made.steps[0] // WIDTH**2 <= MIX:
        return Counter(code % WIDTH for code in made.steps if code // WIDTH**2 == MIX)
    return Counter(dict(enumerate(copies)))
