"""What a bot of your own may use, as types. Only this is promised to stay as it is.

    class Mine:
        def __init__(self, luck: Luck) -> None: ...
        def choose(self, observation: Observation) -> Option: ...

docs/writing-a-bot.md walks through one.
"""

from __future__ import annotations

from typing import Any, Protocol

from posterity.core.actions import Action as Option
from posterity.core.chance import Stream as Luck

__all__ = ["BotClass", "Guess", "Luck", "Observation", "Option", "OwnBot", "Question"]


class Question(Protocol):
    """What is asked: a message id, and every legal answer; the text of an option says what it does."""

    @property
    def seat(self) -> int: ...
    @property
    def prompt(self) -> str: ...
    @property
    def options(self) -> list[Option]: ...


class Guess(Protocol):
    """A world that agrees with everything the seat has seen. It may be played with freely."""

    def ask(self) -> Question | None:
        """The open question, whoever is asked; None when the game is over."""

    def apply(self, option: Option, /) -> None:
        """Answer the open question with one of its options."""

    def clone(self) -> Guess: ...

    def scores(self) -> list[int]:
        """The scores of every seat, as things stand."""

    def play_out(self, luck: Luck, /) -> None:
        """Play on at random until the game is over."""


class Observation(Protocol):
    """What the seat that is asked may know."""

    @property
    def seat(self) -> int: ...
    @property
    def ask(self) -> Question: ...

    def view(self) -> dict[str, Any]:
        """The table as this seat sees it: what `posterity position --seat` prints."""

    def guess(self, luck: Luck, /) -> Guess:
        """A possible world, dealt with this luck."""


class OwnBot(Protocol):
    """A bot that plays one seat of one game."""

    def choose(self, observation: Observation, /) -> Option:
        """One of `observation.ask.options`."""


class BotClass(Protocol):
    """Makes a bot for each game; its luck is its own stream of the game's seed."""

    def __call__(self, luck: Luck, /) -> OwnBot: ...
