"""What is wrong with mats, tracks, rows, tiles and the trade tables."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from posterity.core.sets import CardFault, fault
from posterity.games.legacies import board
from posterity.games.legacies.schema.pack import Pack, constants_of
from posterity.games.legacies.vocabulary.amounts import MOST, amount_faults
from posterity.games.legacies.vocabulary.goods import Gain

ROWS: Final = 8  # the fewest of the investment track: three red, one, four gold
RED: Final = 3
LAST_SPACE: Final = 9


def mat_faults(pack: Pack) -> list[CardFault]:
    """One for each character, all with another foundation (legacies.setup.foundation)."""
    faults = once_each(pack, "mats", [mat.character for mat in pack.mats])
    foundations = [mat.foundation for mat in pack.mats]
    for number, mat in enumerate(pack.mats):
        place = pack.place("mats", number)
        faults += amount_faults(place, {"foundation": mat.foundation, "fame": mat.fame, "gold": mat.gold})
        if mat.foundation in foundations[:number]:
            faults.append(fault("cards-foundation-twice", place=place, number=mat.foundation))
        if not on_track(pack, mat.foundation):
            faults.append(fault("cards-foundation-space", place=place, number=mat.foundation))
        if mat.character in (*mat.amicable, *mat.hostile) or set(mat.amicable) & set(mat.hostile):
            faults.append(fault("cards-dispositions", place=place))
        for special in (mat.special.aboveboard, mat.special.underhanded):
            if not special.effect:
                faults.append(fault("cards-no-effect", place=place))
    return faults


def once_each(pack: Pack, key: str, characters: list[str]) -> list[CardFault]:
    return [
        fault("cards-character-twice", place=pack.place(key, place), character=character)
        for place, character in enumerate(characters)
        if character in characters[:place]
    ]


def on_track(pack: Pack, foundation: int) -> bool:
    """Is it a space of the foundation track (legacies.foundation.increments)?"""
    step = 1
    for size, wide in constants_of(pack).steps:
        if foundation >= size:
            step = wide
    return foundation % max(step, 1) == 0


def track_faults(pack: Pack) -> list[CardFault]:
    faults = once_each(pack, "tracks", [track.character for track in pack.tracks])
    for number, track in enumerate(pack.tracks):
        if not 2 <= len(track.spaces) <= LAST_SPACE:
            place = pack.place("tracks", number)
            faults.append(fault("cards-track", place=place, count=len(track.spaces), most=LAST_SPACE))
    return faults


def row_faults(pack: Pack) -> list[CardFault]:
    """legacies.investment.reference-rows, legacies.investment.inflation, legacies.setup.industry-values"""
    rows = pack.investment_rows
    faults = [] if len(rows) >= ROWS else [fault("cards-rows", count=len(rows), least=ROWS)]
    for number, row in enumerate(rows):
        place = pack.place("investment_rows", number)
        for key in ("gold", "fame", "minor", "major"):
            faults += amount_faults(place, {key: getattr(row, key)})
        if number < RED and (any(row.minor) or any(row.major)):
            faults.append(fault("cards-row-red", place=place))
        if not row.gold[0] <= row.gold[1] <= row.gold[2]:
            faults.append(fault("cards-row-inflation", place=place))
        if number and any(row.gold[c] <= rows[number - 1].gold[c] for c in range(3)):
            faults.append(fault("cards-row-order", place=place))
    start = constants_of(pack).start_value
    if sum(1 for row in rows if row.gold[0] == start) != 1:
        faults.append(fault("cards-row-start", number=start))
    return faults


def exploration_faults(pack: Pack) -> list[CardFault]:
    if pack.exploration is None:
        return []
    found = {key: getattr(pack.exploration, key) for key in ("gold", "fame", "successors")}
    return amount_faults(pack.place("exploration", 0), found)


def tile_faults(pack: Pack) -> list[CardFault]:
    """All twelve, numbered 1 to 6 within their type; every icon on a tile of each type."""
    faults = []
    keys = [tile.key for tile in pack.scoring_tiles]
    for number, tile in enumerate(pack.scoring_tiles):
        place = pack.place("scoring_tiles", number)
        if tile.key in keys[:number]:
            faults.append(fault("cards-tile-twice", place=place))
        if not tile.icons or len(set(tile.icons)) != len(tile.icons):
            faults.append(fault("cards-tile-icons", place=place))
    for first in (0, board.CENTURY_TILES):
        tiles = [tile for tile in pack.scoring_tiles if tile.key in board.TILES[first : first + board.CENTURY_TILES]]
        if sorted(tile.number for tile in tiles) != list(range(1, len(tiles) + 1)):
            faults.append(fault("cards-tile-numbers", known=[tile.key for tile in tiles]))
        missing = [icon for icon in board.ICONS if not any(icon in tile.icons for tile in tiles)]
        if missing and tiles:
            faults.append(fault("cards-tile-missing", known=missing))
    return faults


def rulebook_faults(pack: Pack) -> list[CardFault]:
    """The few printed values that the rulebook tells, in its examples, are those of the pack."""
    faults = []
    for number, track in enumerate(pack.tracks):
        if track.character == "politician" and track.spaces and track.spaces[0][0] != (Gain(fame=3),):
            faults.append(fault("cards-rulebook-space", place=pack.place("tracks", number)))
    for number, ladder in enumerate(pack.trade_ladders):
        if ladder.currency == "foundation" and not {5, 10, 25, 50} <= set(ladder.rows):
            faults.append(fault("cards-rulebook-ladder", place=pack.place("trade_ladders", number)))
    for number, payout in enumerate(pack.trade_payouts):
        told = (payout.gold[:1], payout.fame, payout.resources[:1])
        if payout.century == 2 and told != ((100,), (5, 2), (3,)):
            faults.append(fault("cards-rulebook-payout", place=pack.place("trade_payouts", number)))
    pairs = [pair for row in pack.investment_rows for pair in zip(row.major, row.minor, strict=True)]
    return faults if (10, 5) in pairs else [*faults, fault("cards-rulebook-row")]


def trade_faults(pack: Pack) -> list[CardFault]:
    """A ladder for each commodity, and a table for each century with as many places for each."""
    faults = []
    currencies = [ladder.currency for ladder in pack.trade_ladders]
    if sorted(currencies) != sorted(board.COMMODITIES):
        faults.append(fault("cards-ladders", known=list(board.COMMODITIES)))
    for number, ladder in enumerate(pack.trade_ladders):
        rows = ladder.rows
        rising = all(low < high for low, high in pairwise(rows))
        if not rows or not rising or rows[0] < 1 or rows[-1] > MOST:
            faults.append(fault("cards-ladder", place=pack.place("trade_ladders", number)))
    if sorted(payout.century for payout in pack.trade_payouts) != [1, 2, 3]:
        faults.append(fault("cards-payouts"))
    for number, payout in enumerate(pack.trade_payouts):
        prizes = [payout.gold, payout.fame, payout.foundation, payout.resources]
        places = {len(column) for column in prizes}
        if len(places) != 1 or 0 in places or any(not 0 <= n <= MOST for column in prizes for n in column):
            faults.append(fault("cards-payout", place=pack.place("trade_payouts", number)))
    return faults
