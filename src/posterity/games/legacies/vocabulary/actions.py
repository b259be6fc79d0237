"""Steps of effects about cards, heirlooms, special and global actions, and tokens of the mat."""

from __future__ import annotations

from typing import Any, Literal

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.amounts import Amount, counted
from posterity.games.legacies.vocabulary.phrases import one_of
from posterity.games.legacies.vocabulary.step import PrintedStep
from posterity.games.legacies.vocabulary.words import AnyToken, Global, HeirloomOwner


class DrawCard(PrintedStep, frozen=True, kw_only=True, tag="draw-card"):
    """Player cards of the century from the deck into the hand."""

    amount: Amount = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-draw-card", {"amount": counted(self.amount)}, []

    def amounts(self) -> dict[str, Amount]:
        return {"amount": self.amount}

    def sound(self) -> bool:
        return self.amount != 0


class DrawSuccessor(PrintedStep, frozen=True, kw_only=True, tag="draw-successor"):
    """Successors from the deck into the hand, for those who have put none in play in this generation.

    `additional` is for those who have, too (legacies.successor.no-more-draws).
    """

    amount: Amount = 1
    additional: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        more = "yes" if self.additional else "no"
        return "effect-draw-successor", {"amount": counted(self.amount), "additional": more}, []

    def amounts(self) -> dict[str, Amount]:
        return {"amount": self.amount}

    def sound(self) -> bool:
        return self.amount != 0


class AcquireHeirloom(PrintedStep, frozen=True, kw_only=True, tag="acquire-heirloom"):
    """An heirloom by the rules, of one's `own` character, an `opponent`'s or `any`; `discount` resources less."""

    owner: HeirloomOwner = "any"
    levels: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    discount: int = 0
    waive_fee: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"owner": self.owner, "discount": self.discount}
        args["fee"] = "waived" if self.waive_fee else "due"
        levels = [Phrase("amount", {"amount": level}) for level in self.levels]
        args["levels"] = "any" if len(self.levels) == 6 else one_of(levels)
        return "effect-acquire-heirloom", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"discount": self.discount}

    def sound(self) -> bool:
        return bool(self.levels) and all(1 <= level <= 6 for level in self.levels)


class SpecialAction(PrintedStep, frozen=True, kw_only=True, tag="special-action"):
    """One's special action, or a learned one."""

    times: int = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-special-action", {"times": self.times}, []

    def amounts(self) -> dict[str, Amount]:
        return {"times": self.times}

    def sound(self) -> bool:
        return self.times > 0


class TriggerGlobal(PrintedStep, frozen=True, kw_only=True, tag="trigger-global"):
    """One of these global actions, if its tile is face up, however few cards have been played: its words say so.

    The foundation may not come first unless that is waived, too (legacies.global.by-effect).
    """

    which: tuple[Literal["any"] | Global, ...] = ("any",)
    waive_first: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        waived = "yes" if self.waive_first else "no"
        tiles = one_of([Phrase("tile", {"tile": name}) for name in self.which])
        return "effect-trigger-global", {"waived": waived, "tiles": tiles}, []

    def sound(self) -> bool:
        return bool(self.which)


class BlockGlobal(PrintedStep, frozen=True, kw_only=True, tag="block-global"):
    """One of one's available tokens on a face-up global action: nobody else may trigger it.

    `which` says among which ones; left out, any of them.
    """

    token: AnyToken = "relationship"
    which: tuple[Literal["optional"] | Global, ...] | None = None

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        tiles = one_of([Phrase("tile", {"tile": name}) for name in self.which]) if self.which else "any"
        return "effect-block-global", {"token": self.token, "tiles": tiles}, []

    def sound(self) -> bool:
        return self.which != ()


class UnlockToken(PrintedStep, frozen=True, kw_only=True, tag="unlock-token"):
    """A locked token becomes available."""

    token: AnyToken = "any"

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-unlock-token", {"token": self.token}, []
