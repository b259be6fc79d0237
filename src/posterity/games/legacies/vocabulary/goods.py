"""Goods and costs, and the steps of effects that give, take and steal goods."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.amounts import Amount, counted
from posterity.games.legacies.vocabulary.phrases import resource_words, words
from posterity.games.legacies.vocabulary.step import PrintedStep
from posterity.games.legacies.vocabulary.words import AnyResource, Resource, Victim


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Amounts of the four commodities. `any` counts resources of free choice, `resources` names them."""

    gold: Amount = 0
    fame: Amount = 0
    foundation: Amount = 0
    any: Amount = 0
    resources: tuple[Resource, ...] = ()

    def amounts(self) -> dict[str, Amount]:
        return {"gold": self.gold, "fame": self.fame, "foundation": self.foundation, "any": self.any}

    def parts(self) -> list[Phrase]:
        """Each commodity in words."""
        found = [Phrase(f"goods-{key}", {"amount": counted(n)}) for key, n in self.amounts().items() if n != 0]
        return found + resource_words(self.resources)

    def empty(self) -> bool:
        return not self.parts()


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stands in a cost frame (legacies.core.cost-frame); an empty one is free."""

    gold: Amount = 0
    fame: Amount = 0
    resources: tuple[AnyResource, ...] = ()
    cards: int = 0

    def phrase(self) -> Phrase:
        found = [Phrase(f"goods-{key}", {"amount": counted(n)}) for key, n in self.goods().items() if n]
        found += resource_words(self.resources)
        if self.cards:
            found.append(Phrase("goods-cards", {"count": self.cards}))
        return words(found) if found else Phrase("goods-free")

    def goods(self) -> dict[str, Amount]:
        return {"gold": self.gold, "fame": self.fame}

    def amounts(self) -> dict[str, Amount]:
        return {**self.goods(), "cards": self.cards}


class PrintedGoodsStep(PrintedStep, frozen=True, kw_only=True):
    """A step about commodities."""

    gold: Amount = 0
    fame: Amount = 0
    foundation: Amount = 0
    any: Amount = 0
    resources: tuple[Resource, ...] = ()

    def goods(self) -> Goods:
        return Goods(gold=self.gold, fame=self.fame, foundation=self.foundation, any=self.any, resources=self.resources)

    def amounts(self) -> dict[str, Amount]:
        return self.goods().amounts()

    def sound(self) -> bool:
        return not self.goods().empty()


class Gain(PrintedGoodsStep, frozen=True, kw_only=True, tag="gain"):
    """Commodities from the bank."""

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-gain", {}, self.goods().parts()


class Lose(PrintedGoodsStep, frozen=True, kw_only=True, tag="lose"):
    """Commodities to the bank, as far as they go (legacies.core.counters-floor)."""

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-lose", {}, self.goods().parts()


class Steal(PrintedGoodsStep, frozen=True, kw_only=True, tag="steal"):
    """Commodities of opponents; the thief gets what was really taken (legacies.core.counters-floor)."""

    victim: Victim = msgspec.field(default="chosen", name="from")

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-steal", {"from": self.victim}, self.goods().parts()
