"""How well a seat of legacies stands: fame now, and what is going to bring fame."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import GENERATIONS
from posterity.games.legacies.rules.globals import dividends, income
from posterity.games.legacies.rules.scoring import century_tile, game_end_awards, tile_fame
from posterity.games.legacies.state import NOBODY, State

FAME: Final = 100  # what a point of fame is worth here
CARD: Final = 60  # a player card in hand
TOKEN: Final = 25  # an available token
RESOURCE: Final = 90
GROWTH: Final = (14, 6, 2)  # a gold of income in each century, as long as generations are left
PURSE: Final = (12, 5, 2)  # a gold to spend


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
    worth += sum([award.fame for award in game_end_awards(s, seat)]) * FAME
    tile = century_tile(s)
    if tile != NOBODY:
        worth += tile_fame(s, seat, tile) * FAME
    century, left = s.century(), GENERATIONS - s.board.generation
    worth += player.stock() * (RESOURCE if left else 0)
    worth += player.gold * (PURSE[century] if left else 0)
    worth += (income(s, seat, False) + dividends(s, seat)) * GROWTH[century] * left
    tokens = s.tokens_on_tracks(seat) + s.figures_of(seat)
    worth += tokens * FAME * (left + 1)
    worth += len(player.controlled) * FAME * 2 * (left + 1)
    return worth + len(player.hand) * CARD + sum(player.free) * TOKEN
