"""Whether playing a special card or a specific destroy had no effect."""

from __future__ import annotations

from typing import Final

from posterity.games.leaders import verbs
from posterity.games.leaders.state import State

SPECIAL: Final = frozenset({verbs.DESTROY.name, verbs.SWAP.name, verbs.PROTECT.name, verbs.FREE_DESTROY.name})


def changed(before: State, after: State) -> bool:
    """Have anybody's buildings, dedications or Protects changed? A Swap of two equal buildings changes nothing."""
    for seat, player in enumerate(after.players):
        former = before.players[seat]
        if player.protects != former.protects or sorted(player.tableau) != sorted(former.tableau):
            return True
        if player.dedications != former.dedications:
            return True
    return False
