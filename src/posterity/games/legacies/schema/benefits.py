"""A benefit in each of the three centuries, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from posterity.core.sets import Phrase
from posterity.games.legacies.vocabulary.effect import Effect, effect_phrase, inner_phrase

AMOUNT_KEYS: Final = ("gold", "fame", "foundation", "any", "amount")  # that may differ by century


def centuries_phrase(effects: tuple[Effect, Effect, Effect]) -> Phrase:
    """A benefit in each of the three centuries."""
    merged = merge_centuries(effects)
    if merged:
        return effect_phrase(merged)
    said = [inner_phrase(effect, "you") if effect else Phrase("effect-nothing") for effect in effects]
    first, second, third = said
    return Phrase("benefit-centuries", {"first": first, "second": second, "third": third})


@lru_cache(maxsize=1024)
def merge_centuries(effects: tuple[Effect, Effect, Effect]) -> Effect:
    """Three effects that differ in their amounts alone as one with `3/5/9`; nothing where they differ in more."""
    merged = merge_amounts("", [msgspec.to_builtins(effect) for effect in effects])
    return () if merged is None else msgspec.convert(merged, Effect)


def merge_amounts(key: str, found: list[Any]) -> Any:
    """Three equal things as they are, three amounts that rise as a list of three, else nothing."""
    first = found[0]
    if all(other == first for other in found):
        return first
    if key in AMOUNT_KEYS and all(isinstance(number, int) for number in found) and found == sorted(found):
        return found
    if all(isinstance(table, dict) and table.keys() == first.keys() for table in found):
        tables = {name: merge_amounts(name, [table[name] for table in found]) for name in first}
        return None if any(tables[name] is None and first[name] is not None for name in first) else tables
    if all(isinstance(part, list | tuple) and len(part) == len(first) for part in found):
        parts = [merge_amounts("", list(part)) for part in zip(*found, strict=True)]
        return None if None in parts else parts
    return None
