"""Paying for a Legacy or a specific destroy: three cards, at most one of them a Wild."""

from __future__ import annotations

from posterity.games.leaders.state import State


def can_pay(s: State, seat: int, card: int) -> bool:
    """Could this player pay for `card` in full? (leaders.turn.payment-exact)"""
    return can_pay_rest(s, seat, card, 0, False)


def can_pay_rest(s: State, seat: int, card: int, paid: int, wild_used: bool) -> bool:
    """Could the units after the first `paid` be paid from the hand?

    One Wild may stand for any one of them unless the payment has one already
    (leaders.wild.substitute, leaders.wild.one-per-payment).
    """
    hand = s.players[seat].resources
    missing = 0
    for resource, number in enumerate(s.book.owed[card][paid]):
        if number > hand[resource]:
            missing += number - hand[resource]
    return missing == 0 or (missing == 1 and not wild_used and hand[s.book.wild] > 0)
