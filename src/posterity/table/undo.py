"""Undo follows information: an answer is free to take back as long as it told nobody anything new."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from posterity.core.canonical import canonical
from posterity.core.chance import QuickStream
from posterity.core.game import Game
from posterity.core.tasks import State, apply

WORLDS = 8  # possible worlds that an answer is tried in


def told_nothing_new(game: Game[Any], before: State, after: State, seat: int, pick: str) -> bool:
    """True if no chance was drawn and nobody came to see what `seat` could not have told.

    The answer is given again in other worlds that `seat` could not tell from this one. If what any viewer newly
    sees depends on the world, then the answer has shown something that `seat` did not know.
    """
    if before.chance is not after.chance and before.chance.__reduce__() != after.chance.__reduce__():
        return False
    viewers = [*range(len(game.scores(before))), None]
    seen = [news(game, before, after, viewer) for viewer in viewers]
    luck = QuickStream(before.answers)
    for _ in range(WORLDS):
        world = game.guess(before, seat, luck)
        then = world.clone()
        apply(then, game.lexicon(then).parse(pick))
        if [news(game, world, then, viewer) for viewer in viewers] != seen:
            return False
    return True


def news(game: Game[Any], before: State, after: State, viewer: int | None) -> Any:
    """What changes in the eyes of `viewer`."""
    return difference(shown(game, before, viewer), shown(game, after, viewer))


def shown(game: Game[Any], s: State, viewer: int | None) -> dict[str, Any]:
    """A view without what follows from the rest of it."""
    view: dict[str, Any] = without(msgspec.to_builtins(game.view(s, viewer)), game.follows)
    return view


def without(value: Any, keys: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {key: without(item, keys) for key, item in value.items() if key not in keys}
    return [without(item, keys) for item in value] if isinstance(value, list) else value


def difference(old: Any, new: Any) -> Any:
    """What is in `new` and not in `old`, and the other way round; None if they are alike."""
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        keys = sorted({*old, *new})
        parts = {key: difference(old.get(key), new.get(key)) for key in keys}
        return {key: part for key, part in parts.items() if part is not None}
    if isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new) and any(isinstance(item, dict) for item in old):
            return [difference(a, b) for a, b in zip(old, new, strict=True)]
        was, now = (Counter(canonical(item) for item in items) for items in (old, new))
        return [sorted((now - was).elements()), sorted((was - now).elements())]
    return [old, new]
