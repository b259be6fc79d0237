"""Steps of effects about industries: investments, purchases and sales, values."""

from __future__ import annotations

from typing import Any, Literal

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.amounts import Amount
from posterity.games.legacies.vocabulary.phrases import change_words, field_words, one_of, words
from posterity.games.legacies.vocabulary.step import PrintedStep
from posterity.games.legacies.vocabulary.words import AnySize, Field, Size


class PrintedIndustryStep(PrintedStep, frozen=True, kw_only=True):
    """A step about industries: `any`, the two `influenced` ones, a group, or by name."""

    industries: tuple[Field, ...] = ("any",)

    def field(self, form: str) -> Phrase:
        """One of them."""
        return one_of(field_words(self.industries, form))

    def sound(self) -> bool:
        return bool(self.industries)


class PlaceInvestment(PrintedIndustryStep, frozen=True, kw_only=True, tag="place-investment"):
    """One of one's tokens on an industry, without gold and without moving its value."""

    size: AnySize = "any"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-place-investment", {"size": self.size, "fields": self.field(form)}, []


class MoveInvestment(PrintedIndustryStep, frozen=True, kw_only=True, tag="move-investment"):
    """A token of one's own, or of an opponent, from its industry to another of `industries`."""

    size: AnySize = "any"
    whose: Literal["you", "opponent"] = "you"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args = {"size": self.size, "whose": self.whose, "fields": self.field(form)}
        return "effect-move-investment", args, []


class ReplaceInvestment(PrintedIndustryStep, frozen=True, kw_only=True, tag="replace-investment"):
    """One of one's tokens on an industry makes way for one of `size`, the other size going home."""

    size: Size = "major"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-replace-investment", {"size": self.size, "fields": self.field(form)}, []


class Buy(PrintedIndustryStep, frozen=True, kw_only=True, tag="buy"):
    """A purchase by the rules, its price changed by `add` gold and `percent`."""

    size: AnySize = "any"
    add: int = 0
    percent: int = 0

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args = {"size": self.size, "fields": self.field(form), "change": change_words(self.add, self.percent)}
        return "effect-buy", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"add": abs(self.add), "percent": abs(self.percent)}


class Sell(PrintedIndustryStep, frozen=True, kw_only=True, tag="sell"):
    """A sale by the rules, its proceeds changed by `add` gold and `percent`."""

    size: AnySize = "any"
    add: int = 0
    percent: int = 0

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args = {"size": self.size, "fields": self.field(form), "change": change_words(self.add, self.percent)}
        return "effect-sell", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"add": abs(self.add), "percent": abs(self.percent)}


class AdjustIndustry(PrintedIndustryStep, frozen=True, kw_only=True, tag="adjust-industry"):
    """The value of `count` different industries, or of `all` of them, by `rows`; with `either` up or down."""

    rows: int = 1
    either: bool = False
    count: int = 1
    all: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        way = "either" if self.either else ("up" if self.rows > 0 else "down")
        several = len(self.industries) > 1 if self.all else self.count > 1
        args = {"way": way, "rows": abs(self.rows), "each": "yes" if several else "no"}
        return "effect-adjust-industry", {**args, "values": self.values(form)}, []

    def values(self, form: str) -> Phrase:
        """Whose values."""
        if self.all:
            return words(field_words(self.industries, form, "of-every"))
        if self.count == 1:
            return one_of(field_words(self.industries, form, "of-field"))
        if len(self.industries) == 1:
            return field_words(self.industries, form, "of-several", self.count)[0]
        return Phrase("of-these", {"count": self.count}, tuple(field_words(self.industries, form)))

    def amounts(self) -> dict[str, Amount]:
        return {"rows": abs(self.rows), "count": self.count}

    def sound(self) -> bool:
        return self.rows != 0 and self.count > 0 and bool(self.industries) and not (self.either and self.all)
