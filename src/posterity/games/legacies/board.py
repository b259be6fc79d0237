"""The board of legacies: the ring, the groups, the words printed there, each with its number; and what lies on it."""

from __future__ import annotations

from typing import Final

from posterity.core.values import Value

CHARACTERS: Final = (  # in the order of the ring, read from Communications (legacies.component.ring)
    "politician",
    "underworld-boss",
    "general",
    "inventor",
    "philosopher",
    "corporate-mogul",
    "transportation-baron",
    "master-thief",
    "promoter",
    "socialite",
)
INDUSTRIES: Final = (
    "communications",
    "law",
    "military",
    "education",
    "science",
    "libraries",
    "manufacturing",
    "tourism",
    "museums",
    "theater",
)
GROUPS: Final = ("government", "progress", "entertainment")
GROUP_OF: Final = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2)  # of each industry (legacies.component.industries)
ICONS: Final = ("power", "manipulation", "humanity", "commerce", "knowledge", "innovation")
RESOURCES: Final = ("dye", "gear", "gem", "iron")
COMMODITIES: Final = ("gold", "fame", "foundation", "resources")
GLOBALS: Final = ("event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade")
SIDES: Final = ("aboveboard", "underhanded")
SIZES: Final = ("minor", "major")
TOKENS: Final = ("relationship", "minor", "major")
TILES: Final = (  # of the century's end, then of the game's end, in the order of the rulebook
    "magnetic",
    "devoted",
    "committed",
    "cautious",
    "desired",
    "exotic",
    "resourceful",
    "nostalgic",
    "wealthy",
    "storied",
    "diverse",
    "philanthropic",
)

CENTURY_TILES: Final = 6  # the first so many tiles score at the end of a century
CENTURIES: Final = 3
GENERATIONS: Final = 6
LEVELS: Final = 7  # of heirlooms, from 0
EVENT: Final = 0
RELATIONSHIPS: Final = 1
INCOME: Final = 2
FAME: Final = 3
FOUNDATION: Final = 4
INFLUENCE: Final = 5
DIVIDENDS: Final = 6
TRADE: Final = 7
MANDATORY: Final = 2  # the first so many global actions are (legacies.component.global-action-tiles)
SEATS: Final = 6  # legacies.component.seat-set
RELATIONSHIP: Final = 0  # kinds of tokens
MINOR: Final = 1
MAJOR: Final = 2
NOBODY: Final = -1
NONE: Final = -1


def influenced(character: int) -> tuple[int, int]:
    """A character's two neighbours on the ring, as its mat lists them (legacies.component.influenced-industries)."""
    return character, (character + 1) % len(INDUSTRIES)


def century_of(generation: int) -> int:
    """1 to 3 (legacies.core.century-of-generation)."""
    return (generation + 1) // 2


class Board(Value):
    """What lies on the board. Clones share the tracks: a track is replaced, never changed."""

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
            self.figures.copy(),
            self.figure_tokens.copy(),
            self.figures_up,
            self.figures_out.copy(),
            self.bonus.copy(),
            self.bonus_out.copy(),
            self.row.copy(),
            self.down,
            self.blockers.copy(),
            self.century_tiles.copy(),
            self.scored,
            self.game_tiles.copy(),
        )
