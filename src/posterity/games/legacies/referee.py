"""For people at a real table: the end of a game scored, or a trade conference settled, with the reasons."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.game import SetupError
from posterity.games.legacies.board import CENTURIES, CENTURY_TILES, COMMODITIES, ICONS, LEVELS, SEATS, TILES
from posterity.games.legacies.cards import LIBRARY, STANDARD
from posterity.games.legacies.rules.scoring import FOUNDATION_UNIT, GOLD_UNIT

COUNT = 10**6  # no amount is larger
GAME_TILES = 3  # game-end tiles come into play in a whole game (legacies.scoring.tile-pool)
COUNTED = ("fame", "gold", "foundation", "resources", "icons", "tokens")  # tables with a number for each player


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
    for table in ("heirlooms", *COUNTED):
        bids += list(getattr(sheet, table))
    for player in bids:
        if player not in sheet.players:
            raise SetupError("referee-unknown-player", {"name": player, "known": sheet.players})


def check_numbers(sheet: Sheet) -> None:
    for table in COUNTED:
        for player, number in getattr(sheet, table).items():
            if not 0 <= number <= COUNT:
                args: dict[str, object] = {"place": f"{table}.{player}", "number": str(number), "most": str(COUNT)}
                raise SetupError("referee-number", args)
    for player, icons in sheet.icons.items():
        if icons > len(ICONS):
            args = {"place": f"icons.{player}", "number": str(icons), "most": len(ICONS)}
            raise SetupError("referee-icons", args, "legacies.component.impact-icons")
    for player, levels in sheet.heirlooms.items():
        for level in levels:
            if not 0 <= level < LEVELS:
                args = {"place": f"heirlooms.{player}", "level": str(level), "most": LEVELS - 1}
                raise SetupError("referee-level", args, "legacies.component.heirloom-card")
    check_tiles(sheet.tiles)


def check_tiles(tiles: list[str]) -> None:
    """Game-end tiles, each once, no more than come into play (legacies.scoring.tile-pool)."""
    for place, tile in enumerate(tiles):
        if tile not in TILES[CENTURY_TILES:]:
            raise SetupError("referee-tile", {"word": tile, "known": list(TILES[CENTURY_TILES:])})
        if tile in tiles[:place]:
            raise SetupError("referee-tile-twice", {"word": tile}, "legacies.scoring.tile-pool")
    if len(tiles) > GAME_TILES:
        args: dict[str, object] = {"count": len(tiles), "most": GAME_TILES}
        raise SetupError("referee-tiles", args, "legacies.scoring.tile-pool")


def owned(table: dict[str, int], player: str) -> int:
    """What a player has of something; whoever is missing from its table has nothing."""
    return table.get(player, 0)


# ---------------------------------------------------------------- the end of a game


def settle_game(sheet: Sheet) -> dict[str, Any]:
    """legacies.scoring.game-end-base, legacies.scoring.instead, legacies.end.full-ranking"""
    awards = [award for player in sheet.players for award in awards_of(sheet, player)]
    scores = {
        player: owned(sheet.fame, player) + sum(award["points"] for award in awards if award["player"] == player)
        for player in sheet.players
    }
    order = {player: place for place, player in enumerate(sheet.players)}
    ranking = sorted(sheet.players, key=lambda name: (-scores[name], -owned(sheet.foundation, name), order[name]))
    result = {"game": "legacies", "scores": scores, "awards": awards, "ranking": ranking}
    return {**result, "winners": ranking[:1], "notes": notes(sheet)}


def awards_of(sheet: Sheet, player: str) -> list[dict[str, Any]]:
    """Every point with what it is for; a tile replaces the base value of its kind."""
    foundation = owned(sheet.foundation, player) // FOUNDATION_UNIT
    gold, resources = owned(sheet.gold, player), owned(sheet.resources, player)
    levels = sum(sheet.heirlooms.get(player, []))
    worth = {
        "resourceful": 2 * resources,
        "nostalgic": 3 * levels,
        "wealthy": gold // (GOLD_UNIT // 2),
        "storied": 6 * owned(sheet.icons, player),
        "diverse": 3 * owned(sheet.tokens, player),
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
    """The best bids of each column win (legacies.trade.payout, legacies.trade.losers-pay-nothing).

    Whoever types in fame gets scores: the fame after the conference.
    """
    pack = LIBRARY.named(STANDARD).cards
    check_trade(trade)
    payout = next(found for found in pack.trade_payouts if found.century == trade.century)
    awards = []
    for player, (column, amount) in trade.bids.items():
        place = sum(1 for other, bid in trade.bids.values() if other == column and bid > amount)
        prizes = getattr(payout, column)
        if place < len(prizes):
            won = {"player": player, "place": place + 1, "points": prizes[place], "for": column}
            won |= {"pays": amount, "currency": trade.currency, "kind": "prize"}
            awards.append({**won, "rule": "legacies.trade.payout"})
    settled: dict[str, Any] = {"game": "legacies", "currency": trade.currency}
    settled |= {"awards": awards, "notes": unaffordable(sheet, trade)}
    if sheet.fame:
        settled["scores"] = {player: fame_after(sheet, player, awards) for player in sheet.players}
    return settled


def fame_after(sheet: Sheet, player: str, awards: list[dict[str, Any]]) -> int:
    """What a player's fame is once the conference is over."""
    fame = owned(sheet.fame, player)
    for award in awards:
        if award["player"] == player:
            fame += award["points"] if award["for"] == "fame" else 0
            fame -= award["pays"] if award["currency"] == "fame" else 0
    return fame


def unaffordable(sheet: Sheet, trade: TradeSheet) -> list[dict[str, Any]]:
    """Bids above what the sheet says that a player has (legacies.trade.affordable)."""
    known = getattr(sheet, trade.currency)
    return [
        {"player": player, "rule": "legacies.trade.affordable"}
        for player, (_, amount) in trade.bids.items()
        if player in known and amount > known[player]
    ]


def check_trade(trade: TradeSheet) -> None:
    if trade.currency not in COMMODITIES or not 1 <= trade.century <= CENTURIES:
        raise SetupError("referee-trade", {"known": list(COMMODITIES)}, "legacies.trade.currency")
    ladders = LIBRARY.named(STANDARD).cards.trade_ladders
    rows = next(ladder.rows for ladder in ladders if ladder.currency == trade.currency)
    taken: set[tuple[str, int]] = set()
    for player, (column, amount) in trade.bids.items():
        if column not in COMMODITIES or column == trade.currency:
            raise SetupError("referee-column", {"name": player, "word": column}, "legacies.trade.currency")
        if amount not in rows:
            args: dict[str, object] = {"place": f"trade.bids.{player}", "amount": str(amount)}
            args |= {"currency": trade.currency, "known": [str(row) for row in rows]}
            raise SetupError("referee-row", args, "legacies.trade.first-bid")
        if (column, amount) in taken:
            raise SetupError("referee-cell", {"name": player, "amount": amount}, "legacies.trade.unique-cell")
        taken.add((column, amount))
