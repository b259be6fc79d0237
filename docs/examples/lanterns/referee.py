"""For people at a real table: how bright their rows are."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.game import SetupError
from posterity.core.sets import slug, slug_of
from posterity.games.lanterns.schema import CardFile

RULE = "lanterns.end.light"


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people type in: which lanterns hang in each player's row."""

    game: str
    rows: dict[str, list[str]]
    options: dict[str, str | int] = {}


def read_sheet(tables: dict[str, Any]) -> Sheet:
    try:
        return msgspec.convert(tables, Sheet)
    except msgspec.ValidationError as e:
        raise SetupError("referee-key", {"fault": str(e)}) from None


def settle(sheet: Sheet, cards: CardFile) -> dict[str, Any]:
    """Add up the light of every row (lanterns.end.light)."""
    light = {slug(card): card.light for card in cards.lanterns}
    scores = dict.fromkeys(sheet.rows, 0)
    awards = []
    for player, row in sheet.rows.items():
        for name in row:
            card = slug_of(name)
            if card not in light:
                raise SetupError("referee-unknown-lantern", {"word": name, "name": player, "known": list(light)})
            scores[player] += light[card]
            awards.append({"player": player, "points": light[card], "for": "light", "card": card, "rule": RULE})
    return {"game": "lanterns", "scores": scores, "awards": awards}
