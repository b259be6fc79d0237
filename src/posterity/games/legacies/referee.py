"""For people at a real table: the end of a game scored, or a trade conference settled, with the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from posterity.core.game import SetupError
from posterity.core.sets import origins_of
from posterity.games.legacies.board import CENTURIES, CENTURY_TILES, COMMODITIES, ICONS, LEVELS, SEATS, TILES
from posterity.games.legacies.rules.scoring import BASE_VALUES, TILE_RATES
from posterity.games.legacies.schema.boards import TradeLadder, TradePayout
from posterity.games.legacies.schema.pack import Pack

COUNT = 10**6  # no amount is larger
GAME_TILES = 3  # game-end tiles come into play in a whole game (legacies.scoring.tile-pool)
COUNTED = ("fame", "gold", "foundation", "resources", "icons", "tokens")  # tables with a number for each player


class TradeSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trade conference: the currency, the century, what stands in each column; what can be bid and won, if known."""

    currency: str
    century: int
    bids: dict[str, tuple[str, int]]
    rows: list[int] | None = None
    prizes: dict[str, list[int]] | None = None


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
    options: dict[str, str | int] = {}


def read_sheet(tables: dict[str, Any]) -> Sheet:
    """What was typed in, with players and numbers that can be."""
    try:
        sheet = msgspec.convert(tables, Sheet)
    except msgspec.ValidationError as e:
        raise SetupError("referee-key", {"fault": str(e)}) from None
    check_players(sheet)
    check_numbers(sheet)
    return sheet


def settle_sheet(sheet: Sheet, pack: Pack) -> dict[str, Any]:
    return settle_game(sheet) if sheet.trade is None else settle_trade(sheet, sheet.trade, pack)


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
    counted = {
        "resourceful": owned(sheet.resources, player),
        "nostalgic": sum(sheet.heirlooms.get(player, [])),
        "wealthy": owned(sheet.gold, player),
        "storied": owned(sheet.icons, player),
        "diverse": owned(sheet.tokens, player),
        "philanthropic": owned(sheet.foundation, player),
    }
    found = [
        (TILE_RATES[TILES.index(tile)].pays(counted[tile]), tile, f"legacies.scoring.{tile}") for tile in sheet.tiles
    ]
    rule = "legacies.scoring.game-end-base"
    for base in BASE_VALUES:
        tile = TILES[base.tile]
        if tile not in sheet.tiles:
            found.append((base.rate.pays(counted[tile]), base.why, rule))
    return [{"player": player, "points": points, "for": why, "rule": rule} for points, why, rule in found]


def notes(sheet: Sheet) -> list[dict[str, Any]]:
    """What the rules would not allow but can be scored: two heirlooms of one level."""
    return [
        {"player": player, "rule": "legacies.heirloom.one-per-level"}
        for player, levels in sheet.heirlooms.items()
        if len(set(levels)) != len(levels)
    ]


# ---------------------------------------------------------------- a trade conference


def settle_trade(sheet: Sheet, trade: TradeSheet, pack: Pack) -> dict[str, Any]:
    """The best bids of each column win (legacies.trade.payout, legacies.trade.losers-pay-nothing).

    Whoever types in fame gets scores: the fame after the conference.
    """
    check_tiles_of_trade(trade)
    ladder, payout = printed(trade, pack)
    check_bids(trade, ladder.rows if trade.rows is None else trade.rows)
    awards = []
    notes = unaffordable(sheet, trade)
    if trade.rows is None and origins_of(ladder)["rows"] == "designed":
        notes.append(our_value("note-own-rows", f"trade_ladders.{trade.currency}", list(ladder.rows)))
    for player, (column, amount) in trade.bids.items():
        place = sum(1 for other, bid in trade.bids.values() if other == column and bid > amount)
        given = None if trade.prizes is None else trade.prizes.get(column)
        prizes = getattr(payout, column) if given is None else given
        if place < len(prizes):
            won = {"player": player, "place": place + 1, "points": prizes[place], "for": column}
            won |= {"pays": amount, "currency": trade.currency, "kind": "prize"}
            awards.append({**won, "rule": "legacies.trade.payout"})
            if given is None and is_ours(payout, column, place + 1):
                value = f"trade_payouts.{trade.century}.{column}.{place + 1}"
                notes.append({**our_value("note-own-prize", value, prizes[place]), "place": place + 1})
    settled: dict[str, Any] = {"game": "legacies", "currency": trade.currency}
    settled |= {"awards": awards, "notes": notes}
    if sheet.fame:
        settled["scores"] = {player: fame_after(sheet, player, awards) for player in sheet.players}
    return settled


def printed(trade: TradeSheet, pack: Pack) -> tuple[TradeLadder, TradePayout]:
    """What the pack says can be bid with this currency, and won in this century."""
    ladder = next(ladder for ladder in pack.trade_ladders if ladder.currency == trade.currency)
    return ladder, next(found for found in pack.trade_payouts if found.century == trade.century)


def is_ours(payout: TradePayout, column: str, place: int) -> bool:
    """Whether a prize is of our own design: the mark of that place, else of the column."""
    origins = origins_of(payout)
    return origins.get(f"{column}.{place}", origins[column]) == "designed"


def our_value(message: str, value: str, used: object) -> dict[str, Any]:
    """A value of our own design that the sheet did not give."""
    rule = "legacies.component.trade-tiles"
    return {"message": message, "value": value, "used": used, "origin": "designed", "rule": rule}


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


def check_tiles_of_trade(trade: TradeSheet) -> None:
    """Currency, century, and what the sheet itself says of bids and prizes."""
    prizes = trade.prizes or {}
    if not {trade.currency, *prizes} <= set(COMMODITIES) or not 1 <= trade.century <= CENTURIES:
        raise SetupError("referee-trade", {"known": list(COMMODITIES)}, "legacies.trade.currency")
    given = {"rows": trade.rows or [], **{f"prizes.{column}": numbers for column, numbers in prizes.items()}}
    for key, numbers in given.items():
        for number in numbers:
            if not 0 <= number <= COUNT:
                args: dict[str, object] = {"place": f"trade.{key}", "number": str(number), "most": str(COUNT)}
                raise SetupError("referee-number", args)


def check_bids(trade: TradeSheet, rows: Sequence[int]) -> None:
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
