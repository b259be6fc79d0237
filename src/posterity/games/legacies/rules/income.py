"""Gold from what one has: heirloom income, and the dividends of investments."""

from __future__ import annotations

from typing import Final

from posterity.core.tasks import Ask, Task
from posterity.games.legacies.board import INDUSTRIES, SIZES
from posterity.games.legacies.rules.goods import NO_RESOURCES, modified, receive
from posterity.games.legacies.rules.investments import applies
from posterity.games.legacies.state import State

MORE_HEIRLOOMS: Final = 1  # counted for whoever triggers the heirloom income
DIVIDENDS_TIMES: Final = 2  # so often whoever triggers the dividends gets them


class HeirloomIncome(Task[State]):
    """Own heirlooms times both influenced industries, one more for whoever triggered it (legacies.global.income)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        for seat in s.players_in_order():
            gold = income(s, seat, seat == self.seat)
            receive(s, seat, gold, 0, 0, NO_RESOURCES, "legacies.global.income")
        return None


def income(s: State, seat: int, triggered: bool) -> int:
    first, second = s.industries_of(seat)
    count = len(s.seats[seat].own) + (MORE_HEIRLOOMS if triggered else 0)
    add, percent = 0, 0
    for step in s.modifiers(seat):
        if step.target == "income":
            add += step.add[s.century()]
            percent += step.percent
    return modified(count * (s.value(first) + s.value(second)), add, percent)


class PayDividends(Task[State]):
    """The dividend of every investment, double for whoever triggered it (legacies.global.dividends)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> Ask | None:
        for seat in s.players_in_order():
            gold = dividends(s, seat, seat == self.seat)
            receive(s, seat, gold, 0, 0, NO_RESOURCES, "legacies.global.dividends")
        return None


def dividends(s: State, seat: int, triggered: bool) -> int:
    """legacies.global.dividends, legacies.global.dividends-red"""
    total = 0
    for industry in range(len(INDUSTRIES)):
        for size in range(len(SIZES)):
            if s.invested(seat, industry, size):
                total += dividend(s, seat, industry, size)
    return total * DIVIDENDS_TIMES if triggered else total


def dividend(s: State, seat: int, industry: int, size: int) -> int:
    base = s.book.row_dividends[s.board.rows[industry]][size][s.century()]
    add, percent = 0, 0
    for step in s.modifiers(seat):
        if step.target == "dividend" and applies(s, seat, step, industry, size):
            add += step.add[s.century()]
            percent += step.percent
    return modified(base, add, percent)
