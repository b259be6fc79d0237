"""What machines adds to the table of gears."""

from __future__ import annotations

from typing import Final

from posterity.games.gears.pieces import ExpansionState
from posterity.games.gears.state import State


class Machinery(ExpansionState):
    """The activation of the turn, the extra-turn tokens, the spliced frame. Never changed, so clones share it."""

    def __init__(self, activated: bool, tokens: tuple[int, ...], spliced: bool) -> None:
        self.activated: Final = activated  # machines.activate.once-per-turn
        self.tokens: Final = tokens  # the seats with an extra-turn token
        self.spliced: Final = spliced


def machinery(s: State) -> Machinery:
    expansion = s.expansion
    assert isinstance(expansion, Machinery)
    return expansion


def set_activated(s: State, activated: bool) -> None:
    now = machinery(s)
    s.expansion = Machinery(activated, now.tokens, now.spliced)


def set_tokens(s: State, tokens: tuple[int, ...]) -> None:
    now = machinery(s)
    s.expansion = Machinery(now.activated, tokens, now.spliced)


def splice(s: State) -> None:
    now = machinery(s)
    s.expansion = Machinery(now.activated, now.tokens, True)
