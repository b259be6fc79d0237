"""The board of legacies: the ring, the groups, the words printed there, and what lies on it.

The number of a word is its place in the vocabulary.
"""

from __future__ import annotations

from typing import Final, get_args

from posterity.core.values import Value
from posterity.games.legacies.vocabulary import words

Words = tuple[str, ...]
CHARACTERS: Final[Words] = get_args(words.Character)
INDUSTRIES: Final[Words] = get_args(words.Industry)
GROUPS: Final[Words] = get_args(words.Group)
GROUP_OF: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2)  # of each industry (legacies.component.industries)
ICONS: Final[Words] = get_args(words.Icon)
RESOURCES: Final[Words] = get_args(words.Resource)
COMMODITIES: Final[Words] = get_args(words.Commodity)
GLOBALS: Final[Words] = get_args(words.Global)
SIDES: Final[Words] = get_args(words.Side)
SIZES: Final[Words] = get_args(words.Size)
TOKENS: Final[Words] = get_args(words.Token)
TILES: Final[Words] = (*get_args(words.CenturyTile), *get_args(words.GameTile))

CENTURY_TILES: Final = len(get_args(words.CenturyTile))  # the first so many tiles score at the end of a century
CENTURIES: Final = 3
GENERATIONS: Final = 6
LEVELS: Final = 7  # of heirlooms, from 0
EVENT: Final = GLOBALS.index("event")
RELATIONSHIPS: Final = GLOBALS.index("relationships")
INCOME: Final = GLOBALS.index("income")
FAME: Final = GLOBALS.index("fame")
FOUNDATION: Final = GLOBALS.index("foundation")
INFLUENCE: Final = GLOBALS.index("influence")
DIVIDENDS: Final = GLOBALS.index("dividends")
TRADE: Final = GLOBALS.index("trade")
MANDATORY: Final = 2  # the first so many global actions are (legacies.component.global-action-tiles)
SEATS: Final = 6  # legacies.component.seat-set
RELATIONSHIP: Final = TOKENS.index("relationship")  # kinds of tokens
MINOR: Final = TOKENS.index("minor")
NOBODY: Final = -1
NONE: Final = -1


def influenced(character: int) -> tuple[int, int]:
    """A character's two neighbours on the ring, as its mat lists them (legacies.component.influenced-industries)."""
    return character, (character + 1) % len(INDUSTRIES)


def century_of(generation: int) -> int:
    """1 to 3 (legacies.core.century-of-generation)."""
    return (generation + 1) // 2


class Board(Value):
    """What lies on the board. Clones share the tracks, figures, the row and tiles: they are replaced, never changed."""

    def __init__(
        self,
        generation: int,
        rows: list[int],
        minors: list[int],
        majors: list[int],
        tracks: list[list[int]],
        figures: list[int],
        figure_tokens: list[int],
        figures_up: int,
        figures_out: list[int],
        bonus: list[int],
        bonus_out: list[int],
        row: list[int],
        down: int,
        turned_by: list[int],
        blockers: list[int],
        century_tiles: list[int],
        scored: int,
        game_tiles: list[int],
    ) -> None:
        self.generation = generation
        self.rows = rows  # of each industry, from 0
        self.minors = minors  # of each industry: whose tokens, as a bit mask
        self.majors = majors
        self.tracks = tracks  # of each character: whose token stands on each space, or NOBODY
        self.figures = figures  # the five in the game, century 1 first
        self.figure_tokens = figure_tokens
        self.figures_up = figures_up  # so many of them are face up
        self.figures_out = figures_out
        self.bonus = bonus  # by the track of each character, or NONE
        self.bonus_out = bonus_out
        self.row = row  # the global actions as they lie
        self.down = down  # those triggered in this generation, as a bit mask
        self.turned_by = turned_by  # by whom, or NOBODY
        self.blockers = blockers  # on each: seat * 3 + kind of token, or NONE
        self.century_tiles = century_tiles  # in play, oldest first
        self.scored = scored  # those of them that are face down, as a bit mask
        self.game_tiles = game_tiles

    def clone(self) -> Board:
        return Board(
            self.generation,
            self.rows.copy(),
            self.minors.copy(),
            self.majors.copy(),
            self.tracks.copy(),
            self.figures,
            self.figure_tokens.copy(),
            self.figures_up,
            self.figures_out,
            self.bonus.copy(),
            self.bonus_out,
            self.row,
            self.down,
            self.turned_by.copy(),
            self.blockers.copy(),
            self.century_tiles,
            self.scored,
            self.game_tiles,
        )
