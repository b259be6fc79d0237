"""What is wrong with solo cards and levels of difficulty."""

from __future__ import annotations

from typing import Final

from posterity.core.sets import CardFault, fault
from posterity.games.legacies import board
from posterity.games.legacies.schema.pack import Pack, constants_of
from posterity.games.legacies.schema.solo import BuyRow, GlobalRow, RelationshipRow, SellRow, SoloCard
from posterity.games.legacies.vocabulary.amounts import amount_faults

EARLY_ROWS: Final = 2  # of a solo card, where no global action stands


def solo_faults(pack: Pack) -> list[CardFault]:
    """No global action early, every bid on its ladder, every global action named in each century."""
    faults = []
    ladders = {ladder.currency: ladder.rows for ladder in pack.trade_ladders}
    for number, card in enumerate(pack.solo_cards):
        place = pack.place("solo_cards", number)
        if any(isinstance(row, GlobalRow) for row in card.rows[:EARLY_ROWS]):
            faults.append(fault("cards-solo-early", place=place))
        if sorted(card.priority) != sorted(board.COMMODITIES):
            faults.append(fault("cards-solo-priority", place=place, known=list(board.COMMODITIES)))
        for currency in board.COMMODITIES:
            bid = getattr(card.bids, currency)
            if currency in ladders and bid not in ladders[currency]:
                faults.append(fault("cards-solo-bid", place=place, currency=currency, number=str(bid)))
        faults += amount_faults(place, {"foundation": card.foundation}) + solo_row_faults(place, card)
    if not pack.partial:
        for century in (1, 2, 3):
            named = {
                row.which
                for card in pack.solo_cards
                if card.century == century
                for row in card.rows
                if isinstance(row, GlobalRow)
            }
            missing = [tile for tile in board.GLOBALS if tile not in named]
            if missing:
                faults.append(fault("cards-solo-globals", century=century, known=missing))
    return faults


def solo_scale_faults(pack: Pack) -> list[CardFault]:
    """Amounts within what a person may contribute in the century.

    legacies.global.foundation
    """
    faults, caps = [], constants_of(pack).contribution_cap
    for number, card in enumerate(pack.solo_cards):
        most = caps[card.century - 1]
        if not 0 < card.foundation <= most:
            place = pack.place("solo_cards", number)
            faults.append(fault("cards-solo-scale", place=place, number=card.foundation, most=most))
    return faults


def solo_row_faults(place: str, card: SoloCard) -> list[CardFault]:
    faults = []
    for number, row in enumerate(card.rows, 1):
        twice = isinstance(row, BuyRow) and row.groups[0] == row.groups[1]
        empty = (isinstance(row, SellRow) and not 1 <= len(row.groups) <= 2) or (
            isinstance(row, RelationshipRow) and not row.partners
        )
        lost = isinstance(row, GlobalRow) and row.currency is not None and row.which != "trade"
        if twice or empty or lost:
            faults.append(fault("cards-solo-row", place=place, row=number))
    return faults


def difficulty_faults(pack: Pack) -> list[CardFault]:
    """The four levels (legacies.solo.difficulty-scope)."""
    faults = []
    if sorted(level.level for level in pack.difficulties) != ["advanced", "expert", "novice", "standard"]:
        faults.append(fault("cards-difficulties"))
    for number, level in enumerate(pack.difficulties):
        whole = not level.row or sorted(level.row) == sorted(board.GLOBALS)
        if not level.tiles or not whole:
            faults.append(fault("cards-difficulty", place=pack.place("difficulties", number)))
    return faults
