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
FEW = 4  # the same for a question asked in advance


def told_nothing_new(game: Game[Any], before: State, after: State, seat: int, pick: str) -> bool:
    """True if no chance was drawn and no viewer learned anything that `seat` did not know already.

    The answer is given again in other worlds that `seat` could not tell from this one. If what any viewer newly
    sees depends on the world, then the answer has shown something that `seat` did not know.
    """
    if drew_chance(before, after):
        return False
    seen = all_news(game, before, after)
    luck = QuickStream(before.answers)
    for _ in range(WORLDS):
        world = game.guess(before, seat, luck)
        if all_news(game, world, given(game, world, pick)) != seen:
            return False
    return True


def stays_free(game: Game[Any], s: State, seat: int, pick: str) -> bool:
    """Could `seat` still take `pick` back alone, if it were given now? The turn stays with it and nothing is revealed.

    It is tried in guesses of `seat` alone, so that the reply tells nothing that `seat` does not know.
    """
    luck = QuickStream(s.answers)
    seen = []
    for _ in range(FEW):
        world = game.guess(s, seat, luck)
        then = given(game, world, pick)
        if drew_chance(world, then) or then.ask is None or then.ask.seat != seat:
            return False
        seen.append(all_news(game, world, then))
    return all(one == seen[0] for one in seen)


def given(game: Game[Any], s: State, pick: str) -> State:
    """The position after an answer."""
    then = s.clone()
    apply(then, game.lexicon(then).parse(pick))
    return then


def drew_chance(before: State, after: State) -> bool:
    return before.chance is not after.chance and before.chance.__reduce__() != after.chance.__reduce__()


def all_news(game: Game[Any], before: State, after: State) -> list[Any]:
    """What changes in the views of all viewers."""
    return [news(game, before, after, viewer) for viewer in (*range(len(game.scores(before))), None)]


def news(game: Game[Any], before: State, after: State, viewer: int | None) -> Any:
    """What changes in the view of `viewer`."""
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
