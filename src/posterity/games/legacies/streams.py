"""The streams of chance of legacies, one for everything that is shuffled or drawn."""

from __future__ import annotations

from typing import Final

CARDS: Final = ("player-cards-1", "player-cards-2", "player-cards-3")  # of each century
SUCCESSORS: Final = "successors"
EVENTS: Final = ("events-1", "events-2", "events-3")
FIGURES: Final = "legendary"
BONUSES: Final = "bonus-tokens"
CENTURY_TILE: Final = "century-tiles"
GAME_TILE: Final = "game-tiles"
AIDS: Final = "player-aids"
SIDES: Final = "sides"
AUTOMATA: Final = "automata"
ROW: Final = "global-actions"
SOLO: Final = ("solo-cards-1", "solo-cards-2", "solo-cards-3")
