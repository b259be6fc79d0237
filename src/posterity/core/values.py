"""Values: immutable objects that are rebuilt from their constructor arguments when saved, copied or compared."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

NAMES: Final[dict[type, tuple[str, ...]]] = {}  # by class, once somebody has asked


def names_of(cls: type) -> tuple[str, ...]:
    """The names of the constructor's arguments, which are those of the attributes, too."""
    names = NAMES.get(cls)
    if names is None:
        names = tuple(signature(cls).parameters)
        NAMES[cls] = names
    return names


class Value:
    """Something that keeps each argument of its constructor under the argument's own name."""

    def __reduce__(self) -> tuple[Any, ...]:
        """The class and the arguments that make it anew."""
        cls = type(self)
        return (cls, tuple([getattr(self, name) for name in names_of(cls)]))
