"""The outline leaves nothing out: whatever changes in a view changes its outline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from posterity.core.game import Game
from posterity.core.tasks import State

SAME_FOR_ALL = ("game", "viewer")  # who is looking at what: whoever shows the outline knows it anyway


def check_outline_is_complete(game: Game[Any], s: State, viewer: int | None, look: int | None = None) -> None:
    """Change every field of a view in turn; each time the outline must change, too.

    With `look`, the number of this look at a game, a field that stands in many places (the cubes of every technology)
    is changed in one of them, in another one at each look.
    """
    view = game.view(s, viewer)
    plain = msgspec.to_builtins(view)
    before = msgspec.json.encode(game.outline(view))
    found = [path for path in paths(plain) if path[0] not in SAME_FOR_ALL]
    for path in found if look is None else one_of_each(found, look):
        changed = msgspec.convert(altered(plain, path), type(view))
        after = msgspec.json.encode(game.outline(changed))
        assert after != before, f"the outline does not show {'.'.join(str(key) for key in path)}"


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every single value of a view; lists also as a whole."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*path, key))
    elif isinstance(value, list) and value:
        yield path
        for place, item in enumerate(value):
            if isinstance(item, dict):
                yield from paths(item, (*path, place))
    elif not isinstance(value, list) and value is not None:
        yield path


def one_of_each(found: list[tuple[Any, ...]], look: int) -> list[tuple[Any, ...]]:
    """One path for every field, ignoring list indices: the first at look 0, the next at look 1."""
    fields: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    for path in found:
        fields.setdefault(tuple(key for key in path if not isinstance(key, int)), []).append(path)
    return [places[look % len(places)] for places in fields.values()]


def altered(value: Any, path: tuple[Any, ...]) -> Any:
    """A copy of `value` with another value at `path`."""
    if not path:
        return another(value)
    copy = value.copy()
    copy[path[0]] = altered(value[path[0]], path[1:])
    return copy


def another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}-other"
    return value[:-1]
