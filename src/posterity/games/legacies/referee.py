"""For people at a real table: the end of a game scored, or a trade conference settled, with the reasons."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.game import SetupError
from posterity.games.legacies.board import CENTURY_TILES, COMMODITIES, LEVELS, SEATS, TILES
from posterity.games.legacies.cards import LIBRARY, STANDARD

FOUNDATION_UNIT = 25
GOLD_UNIT = 100
COUNT = 10**6  # no amount is larger


class TradeSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trade conference: the currency, the century, and what stands in each column."""

    currency: str
    century: int
    bids: dict[str, tuple[str, int]]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people type in: the players in turn order, what each of them has, and the game-end tiles in play.

    `icons` are different impact icons, `tokens` those on the board; only the tiles that look at them need them.
    """

    game: str
    players: list[str]
    fame: dict[str, int] = {}
    gold: dict[str, int] = {}
    foundation: dict[str, int] = {}
    resources: dict[str, int] = {}
    heirlooms: dict[str, list[int]] = {}
    icons: dict[str, int] = {}
    tokens: dict[str, int] = {}
    tiles: list[str] = []
    trade: TradeSheet | None = None


def settle_sheet(tables: dict[str, Any]) -> dict[str, Any]:
    try:
        sheet = msgspec.convert(tables, Sheet)
    except msgspec.ValidationError as e:
        raise SetupError("referee-key", {"fault": str(e)}) from None
    check_players(sheet)
    check_numbers(sheet)
    return settle_game(sheet) if sheet.trade is None else settle_trade(sheet, sheet.trade)


def check_players(sheet: Sheet) -> None:
    count = len(sheet.players)
    if not 1 <= count <= SEATS:
        args: dict[str, object] = {"players": count, "fewest": 1, "most": SEATS}
        raise SetupError("setup-players", args, "legacies.core.seat-count")
    for place, player in enumerate(sheet.players):
        if player in sheet.players[:place]:
            raise SetupError("referee-twice", {"name": player})
    bids = [] if sheet.trade is None else list(sheet.trade.bids)
    for table in (
        sheet.fame,
        sheet.gold,
        sheet.foundation,
        sheet.resources,
        sheet.heirlooms,
        sheet.icons,
        sheet.tokens,
    ):
        bids += list(table)
    for player in bids:
        if player not in sheet.players:
            raise SetupError("referee-unknown-player", {"name": player, "known": sheet.players})


def check_numbers(sheet: Sheet) -> None:
    tables = (sheet.fame, sheet.gold, sheet.foundation, sheet.resources, sheet.icons, sheet.tokens)
    for number in [number for table in tables for number in table.values()]:
        if not 0 <= number <= COUNT:
            raise SetupError("referee-number", {"number": str(number), "most": str(COUNT)})
    for level in [level for levels in sheet.heirlooms.values() for level in levels]:
        if not 0 <= level < LEVELS:
            raise SetupError(
                "referee-level", {"level": str(level), "most": LEVELS - 1}, "legacies.component.heirloom-card"
            )
    for tile in sheet.tiles:
        if tile not in TILES[CENTURY_TILES:]:
            raise SetupError("referee-tile", {"word": tile, "known": list(TILES[CENTURY_TILES:])})


# ---------------------------------------------------------------- the end of a game


def settle_game(sheet: Sheet) -> dict[str, Any]:
    """legacies.scoring.game-end-base, legacies.scoring.instead, legacies.end.full-ranking"""
    awards = [award for player in sheet.players for award in awards_of(sheet, player)]
    scores = {
        player: sheet.fame.get(player, 0) + sum(award["points"] for award in awards if award["player"] == player)
        for player in sheet.players
    }
    order = {player: place for place, player in enumerate(sheet.players)}
    ranking = sorted(sheet.players, key=lambda name: (-scores[name], -sheet.foundation.get(name, 0), order[name]))
    result = {"game": "legacies", "scores": scores, "awards": awards, "ranking": ranking}
    return {**result, "winners": ranking[:1], "notes": notes(sheet)}


def awards_of(sheet: Sheet, player: str) -> list[dict[str, Any]]:
    """Every point with what it is for; a tile replaces the base value of its kind."""
    foundation = sheet.foundation.get(player, 0) // FOUNDATION_UNIT
    gold, resources = sheet.gold.get(player, 0), sheet.resources.get(player, 0)
    levels = sum(sheet.heirlooms.get(player, []))
    worth = {
        "resourceful": 2 * resources,
        "nostalgic": 3 * levels,
        "wealthy": gold // (GOLD_UNIT // 2),
        "storied": 6 * sheet.icons.get(player, 0),
        "diverse": 3 * sheet.tokens.get(player, 0),
        "philanthropic": 2 * foundation,
    }
    base = {
        "philanthropic": (foundation, "foundation"),
        "wealthy": (gold // GOLD_UNIT, "gold"),
        "resourceful": (resources, "resources"),
        "nostalgic": (levels, "heirlooms"),
    }
    found = [(worth[tile], tile, f"legacies.scoring.{tile}") for tile in sheet.tiles]
    rule = "legacies.scoring.game-end-base"
    found += [(points, why, rule) for tile, (points, why) in base.items() if tile not in sheet.tiles]
    return [{"player": player, "points": points, "for": why, "rule": rule} for points, why, rule in found]


def notes(sheet: Sheet) -> list[dict[str, Any]]:
    """What the rules would not allow but can be scored: two heirlooms of one level."""
    return [
        {"player": player, "rule": "legacies.heirloom.one-per-level"}
        for player, levels in sheet.heirlooms.items()
        if len(set(levels)) != len(levels)
    ]


# ---------------------------------------------------------------- a trade conference


def settle_trade(sheet: Sheet, trade: TradeSheet) -> dict[str, Any]:
    """The best bids of each column win (legacies.trade.payout, legacies.trade.losers-pay-nothing)."""
    pack = LIBRARY.named(STANDARD).cards
    check_trade(trade)
    payout = next(found for found in pack.trade_payouts if found.century == trade.century)
    awards = []
    for player, (column, amount) in trade.bids.items():
        place = sum(1 for other, bid in trade.bids.values() if other == column and bid > amount)
        prizes = getattr(payout, column)
        if place < len(prizes):
            won = {"player": player, "place": place + 1, "points": prizes[place], "for": column, "pays": amount}
            awards.append({**won, "rule": "legacies.trade.payout"})
    scores = {player: sheet.fame.get(player, 0) for player in sheet.players}
    return {"game": "legacies", "currency": trade.currency, "scores": scores, "awards": awards, "notes": []}


def check_trade(trade: TradeSheet) -> None:
    if trade.currency not in COMMODITIES or trade.century not in (1, 2, 3):
        raise SetupError("referee-trade", {"known": list(COMMODITIES)}, "legacies.trade.currency")
    taken: set[tuple[str, int]] = set()
    for player, (column, amount) in trade.bids.items():
        if column not in COMMODITIES or column == trade.currency:
            raise SetupError("referee-column", {"name": player, "word": column}, "legacies.trade.currency")
        if not 1 <= amount <= COUNT:
            raise SetupError("referee-number", {"number": str(amount), "most": str(COUNT)})
        if (column, amount) in taken:
            raise SetupError("referee-cell", {"name": player, "amount": amount}, "legacies.trade.unique-cell")
        taken.add((column, amount))
