"""Solo cards with their rows, and the levels of difficulty."""

from __future__ import annotations

from typing import Literal

import msgspec

from posterity.core.sets import Fact, Named, Origin, Phrase
from posterity.games.legacies import board
from posterity.games.legacies.vocabulary.phrases import chained, field_words, one_of, partner_words, words
from posterity.games.legacies.vocabulary.words import Character, Commodity, GameTile, Global, Group, Level, Slot


class PrintedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """One of the five action rows of a solo card (legacies.npc.row-kinds)."""

    def phrase(self) -> Phrase:
        raise NotImplementedError


class RelationshipRow(PrintedRow, frozen=True, kw_only=True, tag="relationship"):
    partners: tuple[Character | Literal["legendary"], ...] = msgspec.field(name="with")

    def phrase(self) -> Phrase:
        return Phrase("solo-relationship", {"partners": chained("list-comma", partner_words(self.partners))})


class BuyRow(PrintedRow, frozen=True, kw_only=True, tag="buy"):
    """The first valid industry on the way from one group towards the other and on (legacies.npc.buy-order)."""

    groups: tuple[Group, Group]

    def phrase(self) -> Phrase:
        (start,) = field_words(self.groups[:1], "they", "solo-from")
        (goal,) = field_words(self.groups[1:], "they", "solo-towards")
        return Phrase("solo-buy", {"from": start, "towards": goal})


class SellRow(PrintedRow, frozen=True, kw_only=True, tag="sell"):
    groups: tuple[Group, ...]

    def phrase(self) -> Phrase:
        return Phrase("solo-sell", {"fields": one_of(field_words(self.groups, "they"))})


class HeirloomRow(PrintedRow, frozen=True, kw_only=True, tag="heirloom"):
    whose: Literal["own", "opponent"]

    def phrase(self) -> Phrase:
        return Phrase("solo-heirloom", {"whose": self.whose})


class GlobalRow(PrintedRow, frozen=True, kw_only=True, tag="global"):
    which: Global
    currency: Commodity | None = None

    def phrase(self) -> Phrase:
        return Phrase(
            "solo-global", {"tiles": Phrase("tile", {"tile": self.which}), "currency": self.currency or "none"}
        )


AnyRow = RelationshipRow | BuyRow | SellRow | HeirloomRow | GlobalRow


class Bids(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Nemesis bids with each currency."""

    gold: int
    fame: int
    foundation: int
    resources: int


class SoloCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A solo card (legacies.component.solo-card)."""

    century: Literal[1, 2, 3]
    arrow: Literal["up", "down"]
    foundation: int
    market: tuple[Slot, ...] = ()
    successor: Literal["up", "down"]
    rows: tuple[AnyRow, AnyRow, AnyRow, AnyRow, AnyRow]
    priority: tuple[Commodity, Commodity, Commodity, Commodity]
    bids: Bids

    def facts(self) -> dict[str, Fact]:
        bids = [Phrase(f"goods-{key}", {"amount": getattr(self.bids, key)}) for key in board.COMMODITIES]
        slots = [Phrase("solo-market", {"slot": slot}) for slot in self.market]
        return {
            "arrow": Phrase("solo-arrow", {"way": self.arrow}),
            "amount": self.foundation,
            "market": words(slots) if slots else Phrase("solo-market", {"slot": "none"}),
            "successor": Phrase("solo-successor", {"way": self.successor}),
            "rows": chained("list-options", [row.phrase() for row in self.rows]),
            "priority": chained("list-comma", [Phrase("commodity", {"commodity": word}) for word in self.priority]),
            "bids": chained("list-comma", bids),
        }


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A level: which game-end tiles may begin, and the order of the row of global actions (none: by chance)."""

    level: Level
    tiles: tuple[GameTile, ...]
    row: tuple[Global, ...] = ()
    origin: Origin = "designed"
    origins: dict[str, Origin] = {}
