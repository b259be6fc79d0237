"""What ongoing successors change."""

from __future__ import annotations

from typing import Any, Literal

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.amounts import Amount, by_century, counted, sizes
from posterity.games.legacies.vocabulary.phrases import change_words, field_words, one_of, partner_words
from posterity.games.legacies.vocabulary.step import PrintedStep
from posterity.games.legacies.vocabulary.words import AnySize, Character, Field, Target


class Modify(PrintedStep, frozen=True, kw_only=True, tag="modify"):
    """What an ongoing successor changes while it is in play: `add` first, then `percent`, rounded up once.

    `add` is one number or one for each century; all of them raise, or all of them lower.
    """

    target: Target
    add: Amount = 0
    percent: int = 0
    commodity: Literal["gold", "fame"] = "gold"  # what a relationship costs more or less of
    size: AnySize = "any"
    tracks: tuple[Literal["any", "legendary"] | Character, ...] = ("any",)
    industries: tuple[Field, ...] = ("any",)

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"target": self.target, "size": self.size}
        commodity = {"relationship-cost": self.commodity, "heirloom-resources": "resources", "heirloom-fee": "fame"}
        args["change"] = change_words(self.add, self.percent, commodity.get(self.target, "gold"))
        args["count"] = counted(sizes(self.add))
        args["way"] = "more" if self.raises() else "less"
        args["tracks"] = "any" if "any" in self.tracks else one_of(partner_words(self.tracks))
        args["fields"] = "any" if "any" in self.industries else one_of(field_words(self.industries, form, "each-field"))
        return "modify", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"add": sizes(self.add), "percent": abs(self.percent)}

    def raises(self) -> bool:
        return max(by_century(self.add)) > 0

    def sound(self) -> bool:
        add = by_century(self.add)
        if self.target == "advance":
            return not (any(add) or self.percent)
        one_way = min(add) >= 0 or max(add) <= 0
        return one_way and bool(any(add) or self.percent) and bool(self.tracks) and bool(self.industries)
