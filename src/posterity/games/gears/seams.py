"""The seams of gears: where Fate cards, or the abilities of an expansion, add to a turn and to a round."""

from __future__ import annotations

from typing import Any

from posterity.core.actions import Action
from posterity.core.tasks import Task
from posterity.games.gears.rulebook import GearsRulebook
from posterity.games.gears.state import State


class OpenRulebook(GearsRulebook):
    """The rulebook of a game being played. By itself it adds nothing; each seam says what it may add."""

    def end_turn(self, s: State, seat: int) -> None:
        """What else ends with a turn."""

    def stays_open(self, s: State, seat: int) -> bool:
        """Might something besides an action still be played, as far as everybody can see? (gears.turn.ending)"""
        return False

    def free_plays(self, s: State, seat: int) -> list[Action]:
        """What may be played besides the actions, allowed or not."""
        return []

    def may_play(self, s: State, seat: int, pick: Action) -> int:
        """Whether `pick`, with one of the free verbs, may be played now."""
        raise NotImplementedError

    def play_facts(self, s: State, seat: int, pick: Action) -> dict[str, object]:
        """Numbers for the sentences about a free play."""
        return {}

    def play(self, s: State, seat: int, pick: Action) -> None:
        raise NotImplementedError

    def after_establishing(self, s: State, seat: int, frame: int, technology: int) -> list[Task[Any]]:
        """What follows when a technology has been established."""
        return []

    def extra_turns(self, s: State) -> list[Task[Any]]:
        """Turns after the fourth of a round."""
        return []

    def clear_round(self, s: State) -> None:
        """What does not survive into the next round, besides Fate cards."""


def open_book(s: State) -> OpenRulebook:
    """The rulebook of a game being played, with its seams."""
    book = s.book
    assert isinstance(book, OpenRulebook)
    return book
