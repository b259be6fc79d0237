"""Optional abilities: what some games can do and most need not know of.

A game states an ability by deriving from its class, `class Leaders(SpokenAnswers[State], Game[State])`. Everybody else
asks with the function below that class, which answers for games without the ability, too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic

from posterity.core.actions import Action
from posterity.core.events import Event
from posterity.core.game import EventSpan, Game, S, Setup


class SpokenAnswers(ABC, Generic[S]):
    """People say something with some of their answers, such as whom a building honours; bots may keep silent."""

    @abstractmethod
    def wants_words(self, s: S, pick: Action) -> bool:
        """Must a person say something with this answer?"""


def wants_words(game: Game[S], s: S, pick: Action) -> bool:
    """Must a person say something with this answer?"""
    return isinstance(game, SpokenAnswers) and game.wants_words(s, pick)


class Automata(ABC):
    """Automata sit after the people. They play by rules of their own and are never asked."""

    automaton_names: tuple[str, ...]  # all there can be; each is said with the message `automaton-SLUG`
    automaton_turns: EventSpan  # which events of an entry clients show step by step because automata act

    @abstractmethod
    def automata(self, setup: Setup) -> list[str]:
        """What those are called that play in a game with this set-up, in seat order."""


def automata_in(game: Game[Any], setup: Setup) -> list[str]:
    """What the automata of a game are called that sit after the people; mostly there are none."""
    return game.automata(setup) if isinstance(game, Automata) else []


def automaton_names(game: Game[Any]) -> tuple[str, ...]:
    """What automata of this game can be called."""
    return game.automaton_names if isinstance(game, Automata) else ()


def automaton_turns(game: Game[Any], events: Sequence[Event]) -> range:
    """Where automata act among what was told at an entry; an empty range if none does."""
    return game.automaton_turns.places(events) if isinstance(game, Automata) else range(0)


class Expansion(Game[S]):
    """A game that builds on another one: texts, clauses and words are looked up there, too."""

    extends: str  # the name of the other game
    withheld: Mapping[str, str] = {}  # options of the other game that this one does without, with their clauses

    def clause_against(self, option: str) -> str:
        return self.withheld.get(option, "")


def base_of(game: Game[Any]) -> str:
    """The name of the game that this one builds on; empty if it stands alone."""
    return game.extends if isinstance(game, Expansion) else ""


def lineage(game: Game[Any]) -> list[str]:
    """The names of the games whose texts and clauses hold: the one it builds on, if any, then its own."""
    return [name for name in (base_of(game), game.name) if name]


class SpecialPlays(ABC, Generic[S]):
    """Cards and abilities that are played besides what a turn is made of; some such plays change nothing."""

    special_verbs: frozenset[str]  # the names of the verbs that begin one
    lapsing_verbs: frozenset[str] = frozenset()  # of those, what costs nothing and is lost when the turn ends
    end_verbs: frozenset[str] = frozenset()  # the names of the verbs that end a turn with such a play still open

    @abstractmethod
    def changed(self, before: S, after: S, seat: int) -> bool:
        """Has a play of `seat` changed anything but what was spent on it: its card, its price, the right to play it?"""

    def is_awaited(self, s: S) -> bool:
        """Has something been played that may still come to matter in this turn?"""
        return False

    def relies(self, s: S, pick: Action) -> bool:
        """Would this answer be impossible, or cost more, without what is awaited?"""
        return False


def special_plays(game: Game[Any]) -> SpecialPlays[Any] | None:
    """What tells of the special plays of a game, where it has any."""
    return game if isinstance(game, SpecialPlays) else None
