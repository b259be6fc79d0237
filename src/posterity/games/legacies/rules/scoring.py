"""Scoring: what each tile is worth to a player, the century's end and the game's end."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import CENTURY_TILES, NOBODY, SIZES, TILES
from posterity.games.legacies.state import State

MAGNETIC: Final = TILES.index("magnetic")
DEVOTED: Final = TILES.index("devoted")
COMMITTED: Final = TILES.index("committed")
CAUTIOUS: Final = TILES.index("cautious")
DESIRED: Final = TILES.index("desired")
EXOTIC: Final = TILES.index("exotic")
RESOURCEFUL: Final = TILES.index("resourceful")
NOSTALGIC: Final = TILES.index("nostalgic")
WEALTHY: Final = TILES.index("wealthy")
STORIED: Final = TILES.index("storied")
DIVERSE: Final = TILES.index("diverse")
PHILANTHROPIC: Final = TILES.index("philanthropic")


class FameRate:
    """So much fame for every `unit` of what is counted."""

    def __init__(self, fame: int, unit: int = 1) -> None:
        self.fame: Final = fame
        self.unit: Final = unit

    def pays(self, count: int) -> int:
        return self.fame * (count // self.unit)


TILE_RATES: Final[list[FameRate]] = [
    FameRate(5),  # magnetic
    FameRate(1),  # devoted: of fame values
    FameRate(1),  # committed
    FameRate(1),  # cautious
    FameRate(2),  # desired
    FameRate(6),  # exotic
    FameRate(2),  # resourceful
    FameRate(3),  # nostalgic
    FameRate(1, 50),  # wealthy
    FameRate(6),  # storied
    FameRate(3),  # diverse
    FameRate(2, 25),  # philanthropic
]


class BaseValue:
    """What goods are worth at the game's end, unless the tile that counts the same is in play."""

    def __init__(self, why: str, tile: int, rate: FameRate) -> None:
        self.why: Final = why
        self.tile: Final = tile
        self.rate: Final = rate


BASE_VALUES: Final[list[BaseValue]] = [
    BaseValue("foundation", PHILANTHROPIC, FameRate(1, 25)),
    BaseValue("gold", WEALTHY, FameRate(1, 100)),
    BaseValue("resources", RESOURCEFUL, FameRate(1)),
    BaseValue("heirlooms", NOSTALGIC, FameRate(1)),
]


class Award:
    """Fame that a player gets at an end: how much, what for, how many of it were counted, by which clause."""

    def __init__(self, seat: int, fame: int, why: str, count: int, clause: str) -> None:
        self.seat: Final = seat
        self.fame: Final = fame
        self.why: Final = why  # a tile or a base value
        self.count: Final = count
        self.clause: Final = clause

    @property
    def kind(self) -> str:
        """What was counted: a tile of a century, one of the end of the game, or goods."""
        if self.why not in TILES:
            return "goods"
        return "century-tile" if TILES.index(self.why) < CENTURY_TILES else "game-tile"


def tile_fame(s: State, seat: int, tile: int) -> int:
    """What a tile is worth to a player now; if it replaces a base value, all of it (legacies.scoring.instead)."""
    return TILE_RATES[tile].pays(counted(s, seat, tile))


def tile_award(s: State, seat: int, tile: int) -> Award:
    count = counted(s, seat, tile)
    return Award(seat, TILE_RATES[tile].pays(count), TILES[tile], count, f"legacies.scoring.{TILES[tile]}")


def counted(s: State, seat: int, tile: int) -> int:
    """How many a player has of what a tile counts."""
    if tile < CENTURY_TILES:
        return counted_for_century(s, seat, tile)
    player = s.seats[seat]
    if tile == RESOURCEFUL:
        return player.stock()
    if tile == NOSTALGIC:
        return levels(s, seat)
    if tile == WEALTHY:
        return player.gold
    if tile == STORIED:
        return bits(s.icons_of(seat))
    if tile == DIVERSE:
        return tokens_on_board(s, seat)
    return player.foundation  # philanthropic


def counted_for_century(s: State, seat: int, tile: int) -> int:
    """legacies.scoring.magnetic to legacies.scoring.exotic"""
    if tile == MAGNETIC:
        track = s.board.tracks[s.seats[seat].character]
        return len([token for token in track if token != NOBODY])
    if tile == DESIRED:
        return levels_lost(s, seat)
    if tile == EXOTIC:
        return s.figures_of(seat)
    return sum([s.fame_value(industry) for industry in industries_counted(s, seat, tile)])


def industries_counted(s: State, seat: int, tile: int) -> list[int]:
    """The industries whose fame values a tile counts (legacies.scoring.committed, legacies.scoring.cautious)."""
    if tile == DEVOTED:
        return list(s.industries_of(seat))
    if tile == COMMITTED:
        return invested(seat, s.board.majors)
    return invested(seat, s.board.minors) if tile == CAUTIOUS else []


def invested(seat: int, masks: list[int]) -> list[int]:
    return [industry for industry, mask in enumerate(masks) if mask >> seat & 1]


def levels(s: State, seat: int) -> int:
    """The levels of all heirlooms a player has (legacies.scoring.heirlooms-count)."""
    player, total = s.seats[seat], 0
    for heirloom in player.own:
        total += s.book.heirloom_level[heirloom]
    for heirloom in player.controlled:
        total += s.book.heirloom_level[heirloom]
    return total


def levels_lost(s: State, seat: int) -> int:
    """The levels of a character's heirlooms that opponents hold (legacies.scoring.desired)."""
    total = 0
    for other, player in enumerate(s.seats):
        if other != seat:
            for heirloom in player.controlled:
                if s.book.heirloom_character[heirloom] == s.seats[seat].character:
                    total += s.book.heirloom_level[heirloom]
    return total


def tokens_on_board(s: State, seat: int) -> int:
    """On tracks, on figures and on industries (legacies.scoring.diverse)."""
    investments = sum([s.investments_of(seat, size) for size in range(len(SIZES))])
    return s.tokens_on_tracks(seat) + s.figures_of(seat) + investments


def bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def century_tile(s: State) -> int:
    """The face-up tile that scores at this century's end, or NOBODY (legacies.century.tile-order)."""
    tiles = s.board.century_tiles
    if s.book.constants.century_tile_order == "newest":
        tiles = list(reversed(tiles))
    for tile in tiles:
        if not s.board.scored >> tile & 1:
            return tile
    return NOBODY


def game_end_awards(s: State, seat: int) -> list[Award]:
    """All game-end tiles in play, and the base values they do not replace (legacies.scoring.game-end-base)."""
    tiles = s.board.game_tiles
    awards = [tile_award(s, seat, tile) for tile in tiles]
    for base in BASE_VALUES:
        if base.tile not in tiles:
            count = counted(s, seat, base.tile)
            awards.append(Award(seat, base.rate.pays(count), base.why, count, "legacies.scoring.game-end-base"))
    return awards


def ranking(s: State) -> list[int]:
    """Most fame, then the larger foundation, then earlier in turn order (legacies.end.winner).

    All places are settled so (legacies.end.full-ranking). Rising Stars are left out (legacies.rising-star.cannot-win).
    """
    seats = [seat for seat in range(s.book.seats) if s.book.is_player(seat)]
    places = [s.order.index(seat) if seat in s.order else seat for seat in range(s.book.seats)]
    keys = [(-s.seats[seat].fame, -s.seats[seat].foundation, places[seat], seat) for seat in seats]
    return [key[3] for key in sorted(keys)]
