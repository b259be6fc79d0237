"""Steps of effects about relationships, and about what tracks and bonus tokens pay."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.amounts import Amount
from posterity.games.legacies.vocabulary.goods import Cost
from posterity.games.legacies.vocabulary.phrases import one_of, partner_words, place_words, token_words
from posterity.games.legacies.vocabulary.step import PrintedStep
from posterity.games.legacies.vocabulary.words import Character, Owner, Place, Where


class MakeRelationship(PrintedStep, frozen=True, kw_only=True, tag="make-relationship"):
    """A relationship with one of `partners`: `any` character, characters by name, or `legendary`.

    It costs `cost`; with `dispositions` hostile and amicable characters change that.
    """

    partners: tuple[Literal["any", "legendary"] | Character, ...] = msgspec.field(default=("any",), name="with")
    cost: Cost = Cost()
    dispositions: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"cost": self.cost.phrase() if self.cost != Cost() else "none"}
        args["dispositions"] = "yes" if self.dispositions else "no"
        args["partners"] = one_of(partner_words(self.partners))
        return "effect-make-relationship", args, []

    def amounts(self) -> dict[str, Amount]:
        return self.cost.amounts()

    def sound(self) -> bool:
        return bool(self.partners)


class MoveRelationship(PrintedStep, frozen=True, kw_only=True, tag="move-relationship"):
    """Relationship tokens on character tracks: along their track `by` spaces (negative: strengthened), or `to` another.

    `count` of them are chosen, or `all` are moved. With `benefits = false` the mover's own tokens pay nothing.
    """

    whose: Owner = "you"
    where: tuple[Where, ...] = ("any",)
    by: int = 0
    to: tuple[Literal["any"] | Character, ...] = ()
    count: int = 1
    all: bool = False
    benefits: bool = True

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"tokens": token_words(self.whose, self.count, self.all, form)}
        args["way"] = "to" if self.to else ("weaken" if self.by > 0 else "strengthen")
        args["spaces"] = abs(self.by)
        args["each"] = "yes" if self.all or self.count > 1 else "no"
        args["benefits"] = "yes" if self.benefits else "no"
        args["from"] = "none" if "any" in self.where else place_words("place-on", self.where, form, self.all)
        args["to"] = place_words("place-to", self.to, form) if self.to else "none"
        return "effect-move-relationship", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"by": abs(self.by), "count": self.count}

    def sound(self) -> bool:
        return bool(self.by) != bool(self.to) and self.count > 0 and bool(self.where) and not (self.all and self.to)


class RemoveRelationship(PrintedStep, frozen=True, kw_only=True, tag="remove-relationship"):
    """Relationship tokens go home from tracks, from `legendary` figures, or from the one `figure` named."""

    whose: Owner = "opponent"
    where: tuple[Place, ...] = ("any",)
    figure: str = ""
    count: int = 1
    all: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        args: dict[str, Any] = {"tokens": token_words(self.whose, self.count, self.all, form)}
        args["figure"] = self.figure or "none"
        args["from"] = place_words("place-from", self.where, form, self.all)
        return "effect-remove-relationship", args, []

    def amounts(self) -> dict[str, Amount]:
        return {"count": self.count}

    def sound(self) -> bool:
        return self.count > 0 and bool(self.where)


class CollectSpace(PrintedStep, frozen=True, kw_only=True, tag="collect-space"):
    """The benefit of `space` on one's `own` track, or of the space under one's own token on a track (`token`)."""

    track: Literal["own", "token"] = "own"
    space: int = 1
    times: int = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-collect-space", {"track": self.track, "space": self.space, "times": self.times}, []

    def amounts(self) -> dict[str, Amount]:
        return {"space": self.space, "times": self.times}

    def sound(self) -> bool:
        return self.space > 0 and self.times > 0


class CollectBonus(PrintedStep, frozen=True, kw_only=True, tag="collect-bonus-token"):
    """What the bonus token by one's `own-track` gives, or `count` different ones on the board, `chosen`."""

    which: Literal["own-track", "chosen"] = "own-track"
    count: int = 1

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        return "effect-collect-bonus-token", {"which": self.which, "count": self.count}, []

    def amounts(self) -> dict[str, Amount]:
        return {"count": self.count}

    def sound(self) -> bool:
        return self.count > 0
