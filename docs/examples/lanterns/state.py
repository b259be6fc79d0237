"""Everything on the table of lanterns, and the verbs that move cards."""

from __future__ import annotations

from typing import Any, Final

from posterity.core import recall
from posterity.core.actions import Lexicon
from posterity.core.chance import Chance
from posterity.core.recall import Trail
from posterity.core.tasks import State as CoreState
from posterity.core.tasks import Task
from posterity.core.values import Value
from posterity.games.lanterns.rulebook import LanternsRulebook

DECK: Final = "deck"  # the only stream of chance


class Player(Value):
    """One seat: a hidden hand, sorted, and an open row of lanterns in the order they were hung."""

    def __init__(self, hand: list[int], row: list[int]) -> None:
        self.hand = hand
        self.row = row

    def clone(self) -> Player:
        return Player(self.hand.copy(), self.row.copy())


class State(CoreState):
    """The table. The top card of the deck is its last."""

    def __init__(
        self,
        book: LanternsRulebook,
        rules: int,
        chance: Chance,
        todo: list[Task[Any]],
        answers: int,
        players: list[Player],
        deck: list[int],
        night: int,
        trail: Trail | None,
    ) -> None:
        super().__init__(rules, chance, todo, answers)
        self.book: Final = book
        self.players = players
        self.deck = deck
        self.night = night
        self.trail = trail  # who has seen what; None in a guessed world, from which nobody guesses

    def clone(self) -> State:
        players = [player.clone() for player in self.players]
        trail = None if self.trail is None else self.trail.clone()
        core = (self.book, self.rules, self.chance, self.todo.copy(), self.answers)
        new = State(*core, players, self.deck.copy(), self.night, trail)
        new.ask = self.ask
        return new

    def lexicon(self) -> Lexicon:
        return self.book.lexicon

    def scores(self) -> list[int]:
        """The light of each row (lanterns.end.light)."""
        return [self.book.brightness(player.row) for player in self.players]

    def draw(self, seat: int) -> int:
        """The top lantern of the deck goes into a hand, unseen by the others."""
        card = self.deck.pop()
        self.players[seat].hand.append(card)
        self.players[seat].hand.sort()
        if self.trail is not None:
            self.trail.add(recall.TAKE, seat, card)
        return card

    def hang(self, seat: int, card: int) -> None:
        """A lantern goes from a hand to the end of the row, for all to see."""
        self.players[seat].hand.remove(card)
        self.players[seat].row.append(card)
        if self.trail is not None:
            self.trail.add(recall.SHOW, seat, card)


def new_state(book: LanternsRulebook, rules: int, chance: Chance) -> State:
    """An empty table, before the deal."""
    players = [Player([], []) for _ in range(book.players)]
    return State(book, rules, chance, [], 0, players, [], 1, recall.new_trail(book.players, len(book.slugs)))
