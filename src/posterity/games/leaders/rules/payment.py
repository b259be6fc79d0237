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
    units = s.book.costs[card]
    missing = 0
    for resource in set(units[paid:]):
        missing += max(0, units[paid:].count(resource) - hand[resource])
    wilds = 0 if wild_used else min(1, hand[s.book.wild])
    return missing <= wilds
