"""What every step of an effect has in common, as a pack prints it."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.amounts import Amount
from posterity.games.legacies.vocabulary.words import Who


class PrintedStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One thing an effect does, to or by `who`; a step that is `optional` may be declined."""

    who: Who = "you"
    optional: bool = False

    def said(self, form: str) -> tuple[str, dict[str, Any], list[Phrase]]:
        """The message of what it does, its arguments and its parts; `form` says whether it speaks to the reader."""
        raise NotImplementedError

    def phrase(self, other: bool = False) -> Phrase:
        """What it does, in words made from its keys: to the reader, or about `other` people."""
        form = "they" if other or self.who != "you" else "you"
        message, args, parts = self.said(form)
        subject = Phrase("subject", {"who": "none" if self.who == "you" else self.who})
        said = Phrase(message, {"form": form, "subject": subject, **args}, tuple(parts))
        return Phrase("effect-may", {"effect": said, "form": form}) if self.says_may() else said

    def says_may(self) -> bool:
        """Do its words begin with what one may do?"""
        return self.optional

    def amounts(self) -> dict[str, Amount]:
        """Its numbers by key; each must be one that can be."""
        return {}

    def within(self) -> list[tuple[PrintedStep, ...]]:
        """The effects it is made of."""
        return []

    def sound(self) -> bool:
        """Do its keys make sense together?"""
        return True


def tag(step: PrintedStep) -> str:
    return str(step.__struct_config__.tag)
