"""What machines has on the table besides the timeline of gears."""

from __future__ import annotations

from typing import Final

from posterity.games.gears.state import Besides, State


class Machinery(Besides):
    """The activation of the turn, the extra-turn tokens, the spliced frame. Never changed, so clones share it."""

    def __init__(self, activated: bool, tokens: tuple[int, ...], spliced: bool) -> None:
        self.activated: Final = activated  # machines.activate.once-per-turn
        self.tokens: Final = tokens  # the seats with an extra-turn token
        self.spliced: Final = spliced


def machinery(s: State) -> Machinery:
    besides = s.besides
    assert isinstance(besides, Machinery)
    return besides


def set_activated(s: State, activated: bool) -> None:
    now = machinery(s)
    s.besides = Machinery(activated, now.tokens, now.spliced)


def set_tokens(s: State, tokens: tuple[int, ...]) -> None:
    now = machinery(s)
    s.besides = Machinery(now.activated, tokens, now.spliced)


def splice(s: State) -> None:
    now = machinery(s)
    s.besides = Machinery(now.activated, now.tokens, True)
