"""Scoring: what each tile is worth to a player, the century's end and the game's end."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import CENTURY_TILES, NOBODY, SIZES, TILES
from posterity.games.legacies.state import State

FOUNDATION_UNIT: Final = 25
GOLD_UNIT: Final = 100

MAGNETIC: Final = TILES.index("magnetic")
DEVOTED: Final = TILES.index("devoted")
COMMITTED: Final = TILES.index("committed")
CAUTIOUS: Final = TILES.index("cautious")
DESIRED: Final = TILES.index("desired")
RESOURCEFUL: Final = TILES.index("resourceful")
NOSTALGIC: Final = TILES.index("nostalgic")
WEALTHY: Final = TILES.index("wealthy")
STORIED: Final = TILES.index("storied")
DIVERSE: Final = TILES.index("diverse")


class Award:
    """Fame that a player gets at an end: how much, what for, by which clause."""

    def __init__(self, seat: int, fame: int, why: str, clause: str) -> None:
        self.seat: Final = seat
        self.fame: Final = fame
        self.why: Final = why
        self.clause: Final = clause


def tile_fame(s: State, seat: int, tile: int) -> int:
    """What a tile is worth to a player now; if it replaces a base value, all of it (legacies.scoring.instead)."""
    if tile < CENTURY_TILES:
        return century_fame(s, seat, tile)
    player = s.seats[seat]
    if tile == RESOURCEFUL:
        return 2 * player.stock()
    if tile == NOSTALGIC:
        return 3 * levels(s, seat)
    if tile == WEALTHY:
        return player.gold // (GOLD_UNIT // 2)
    if tile == STORIED:
        return 6 * bits(s.icons_of(seat))
    if tile == DIVERSE:
        return 3 * tokens_on_board(s, seat)
    return 2 * (player.foundation // FOUNDATION_UNIT)  # philanthropic


def century_fame(s: State, seat: int, tile: int) -> int:
    """legacies.scoring.magnetic to legacies.scoring.exotic"""
    if tile == MAGNETIC:
        track = s.board.tracks[s.seats[seat].character]
        return 5 * len([token for token in track if token != NOBODY])
    if tile == DEVOTED:
        first, second = s.industries_of(seat)
        return s.fame_value(first) + s.fame_value(second)
    if tile == COMMITTED:
        return invested_fame(s, seat, s.board.majors)
    if tile == CAUTIOUS:
        return invested_fame(s, seat, s.board.minors)
    if tile == DESIRED:
        return 2 * levels_lost(s, seat)
    return 6 * s.figures_of(seat)  # exotic


def invested_fame(s: State, seat: int, masks: list[int]) -> int:
    """legacies.scoring.committed, legacies.scoring.cautious"""
    total = 0
    for industry, mask in enumerate(masks):
        if mask >> seat & 1:
            total += s.fame_value(industry)
    return total


def levels(s: State, seat: int) -> int:
    """The levels of all heirlooms a player has (legacies.scoring.heirlooms-count)."""
    player = s.seats[seat]
    return sum([s.book.heirloom_level[heirloom] for heirloom in [*player.own, *player.controlled]])


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
    player, tiles = s.seats[seat], s.board.game_tiles
    awards = [Award(seat, tile_fame(s, seat, tile), TILES[tile], f"legacies.scoring.{TILES[tile]}") for tile in tiles]
    base = "legacies.scoring.game-end-base"
    if TILES.index("philanthropic") not in tiles:
        awards.append(Award(seat, player.foundation // FOUNDATION_UNIT, "foundation", base))
    if WEALTHY not in tiles:
        awards.append(Award(seat, player.gold // GOLD_UNIT, "gold", base))
    if RESOURCEFUL not in tiles:
        awards.append(Award(seat, player.stock(), "resources", base))
    if NOSTALGIC not in tiles:
        awards.append(Award(seat, levels(s, seat), "heirlooms", base))
    return awards


def ranking(s: State) -> list[int]:
    """Most fame, then the larger foundation, then earlier in turn order (legacies.end.winner).

    All places are settled so (legacies.end.full-ranking). Rising Stars are left out (legacies.rising-star.cannot-win).
    """
    seats = [seat for seat in range(s.book.seats) if s.book.is_player(seat)]
    places = [s.order.index(seat) if seat in s.order else seat for seat in range(s.book.seats)]
    keys = [(-s.seats[seat].fame, -s.seats[seat].foundation, places[seat], seat) for seat in seats]
    return [key[3] for key in sorted(keys)]
