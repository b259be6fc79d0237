"""A state as plain JSON and back: a cache that can be kept, compared and loaded in the middle of anything.

Every part of a state is a value: it is written as its class and what its constructor takes, and rebuilt by that, so
nothing else has to be known about it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.core.canonical import canonical
from posterity.core.chance import Chance, QuickChance
from posterity.core.recall import Trail
from posterity.core.tasks import State, Task, advance

CLASS = "class"
BYTES = "bytes"


def dump(s: State) -> bytes:
    """Everything of a state but its rulebook, to the byte."""
    return canonical(plain(s))


def plain(value: object) -> Any:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, bytes):
        return {BYTES: value.hex()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [plain(item) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[key, plain(item)] for key, item in sorted(value.items())]}
    made = value.__reduce__()
    assert isinstance(made, tuple), f"{type(value).__name__} must say what it is made of"
    return {CLASS: qualified_name(made[0]), "of": [plain(item) for item in made[1]]}


def qualified_name(cls: type) -> str:
    """The name of a class with that of its module, since games have tasks of the same name."""
    return f"{cls.__module__}.{cls.__name__}"


def load(data: bytes, state: type[State], parts: tuple[type, ...], book: object) -> State:
    """The state that `dump` wrote; `parts` are the game's own classes besides its tasks."""
    known: dict[str, type] = {qualified_name(cls): cls for cls in [Chance, QuickChance, Trail, *parts, *tasks(Task)]}
    fields = msgspec.json.decode(data)["of"]
    s = state(book, *[rebuilt(field, known) for field in fields])  # type: ignore[arg-type]
    advance(s)
    return s


def rebuilt(value: Any, known: dict[str, type]) -> Any:
    if isinstance(value, list):
        return [rebuilt(item, known) for item in value]
    if not isinstance(value, dict):
        return value
    if BYTES in value:
        return bytes.fromhex(value[BYTES])
    if "tuple" in value:
        return tuple(rebuilt(item, known) for item in value["tuple"])
    if "dict" in value:
        return {key: rebuilt(item, known) for key, item in value["dict"]}
    return known[value[CLASS]](*[rebuilt(item, known) for item in value["of"]])


def tasks(cls: type[Any]) -> list[type]:
    """All kinds of tasks there are."""
    found = [cls]
    children: list[type] = cls.__subclasses__()
    for child in children:
        found += tasks(child)
    return found
