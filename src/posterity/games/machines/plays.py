"""Whether activating a technology had no effect."""

from __future__ import annotations

from typing import Final

from posterity.games.gears import plays
from posterity.games.gears.state import State
from posterity.games.gears.verbs import END
from posterity.games.machines.state import machinery
from posterity.games.machines.verbs import ACTIVATE

SPECIAL: Final = frozenset({ACTIVATE.name})
ENDS: Final = frozenset({END.name})


def changed(before: State, after: State, seat: int) -> bool:
    """As in gears, plus extra turns and the spliced frame; that the turn's activation is used does not count."""
    old, new = machinery(before), machinery(after)
    return old.tokens != new.tokens or old.spliced != new.spliced or plays.changed(before, after, seat)
