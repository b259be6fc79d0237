"""How well a seat of legacies stands: fame now, and what is going to bring fame."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import CHARACTERS, GENERATIONS, INDUSTRIES, SIZES, influenced
from posterity.games.legacies.effects import GAIN
from posterity.games.legacies.rules.globals import dividends, income
from posterity.games.legacies.rules.investments import shares
from posterity.games.legacies.rules.scoring import century_tile, game_end_awards, tile_fame
from posterity.games.legacies.state import NOBODY, State

FAME: Final = 100  # what a point of fame is worth here
CARD: Final = 70  # a player card in hand
TOKEN: Final = 20  # an available token
RESOURCE: Final = (110, 80, 30)  # in each century
PURSE: Final = (14, 6, 2)  # a gold
FOUNDATION: Final = (8, 5, 4)  # a point of foundation
OTHER: Final = 150  # a benefit that is no plain gain
OFTEN: Final = 60  # in how many of a hundred generations an income pays


def evaluate(s: State, seat: int) -> int:
    """One's own prospects, less those of the best opponent."""
    rivals = [prospects(s, other) for other in range(s.book.seats) if other != seat and s.book.is_player(other)]
    return 2 * prospects(s, seat) - max(rivals)


def prospects(s: State, seat: int) -> int:
    player = s.seats[seat]
    if player.character < 0:
        return 0
    worth = player.fame * FAME
    if s.ask is None:
        return worth * 4 + player.foundation
    century, left = s.century(), GENERATIONS - s.board.generation
    worth += sum([award.fame for award in game_end_awards(s, seat)]) * FAME
    tile = century_tile(s)
    if tile != NOBODY:
        worth += tile_fame(s, seat, tile) * FAME
    worth += player.foundation * FOUNDATION[century]
    worth += len(player.hand) * CARD + sum(player.free) * TOKEN
    if left or s.acting != NOBODY:
        worth += player.stock() * RESOURCE[century] + player.gold * PURSE[century]
        worth += invested(s, seat) + related(s, seat, left) + inherited(s, seat, left)
    return worth


def invested(s: State, seat: int) -> int:
    """What one's investments would sell for, now or at the prices to come, and their dividends."""
    total, century = 0, s.century()
    for industry in range(len(INDUSTRIES)):
        for size in range(len(SIZES)):
            if s.invested(seat, industry, size):
                row = s.book.row_gold[s.board.rows[industry]]
                sales = [row[later] * PURSE[later] for later in range(century, 3)]
                total += shares(s, size) * max(sales) * 9 // 10
    return total + dividends(s, seat) * PURSE[century] * OFTEN // 100


def related(s: State, seat: int, left: int) -> int:
    """What one's relationships will pay when they advance, as long as they last."""
    total, century = 0, s.century()
    for character in range(len(CHARACTERS)):
        space = s.token_on(seat, character)
        if space != NOBODY:
            ahead = s.book.spaces[character][space + 1 : space + 2 + left]
            total += sum([benefit(s, scripts[century], century) for scripts in ahead])
    for place, owner in enumerate(s.board.figure_tokens):
        if owner == seat:
            script = s.book.figures[s.board.figures[place]][century]
            total += benefit(s, script, century) * (left + 1) * 7 // 10
    return total


def benefit(s: State, script: int, century: int) -> int:
    """About what an effect is worth."""
    total = 0
    for step in s.book.scripts[script]:
        if step.op == GAIN and step.who == 0:
            total += step.fame[century] * FAME + step.gold[century] * PURSE[century]
            total += step.foundation[century] * FOUNDATION[century]
            total += (step.any[century] + sum(step.kinds)) * RESOURCE[century]
        else:
            total += OTHER
    return total


def inherited(s: State, seat: int, left: int) -> int:
    """What heirlooms will earn: gold by the own ones, fame by the controlled ones."""
    fame = 0
    for heirloom in s.seats[seat].controlled:
        first, second = influenced(s.book.heirloom_character[heirloom])
        fame += max(s.fame_value(first), s.fame_value(second))
    gold = income(s, seat, False) * PURSE[s.century()]
    return (fame * FAME + gold) * (left + 1) * OFTEN // 100
