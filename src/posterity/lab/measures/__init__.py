"""What games are measured by: an account of each game, and estimates from many of them, with bands of 95 %.

`account` is what is noted while a game is played, `play` plays and notes, `shared` makes the groups of measures that
every game has; the module named after a game has those of its own. `compare` sets two card sets side by side, `page`
writes pages and `plots` draws.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def module_of(game: str) -> ModuleType | None:
    """What is measured of one game besides what all have in common, if anything."""
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) is not None else None
