"""What lies in front of one seat: its mat, its hands, its tokens and heirlooms."""

from __future__ import annotations

from posterity.core.values import Value
from posterity.games.legacies.board import NONE


class Seat(Value):
    """One seat: a person or an automaton. Hands are kept in the order of the pack.

    Clones share the cards played: such a list is replaced, never changed.
    """

    def __init__(
        self,
        character: int,
        side: int,
        aid: int,
        fame: int,
        gold: int,
        foundation: int,
        resources: list[int],
        hand: list[int],
        played: list[int],
        heirs: list[int],
        taken: int,
        hall: list[int],
        current: int,
        own: list[int],
        controlled: list[int],
        free: list[int],
        locked: list[int],
        matches: int,
        triggered: int,
        settled: bool,
        solo: list[int],
        solo_played: int,
        last_solo: int,
        purse: int,
    ) -> None:
        self.character = character
        self.side = side
        self.aid = aid  # the number of the player aid
        self.fame = fame
        self.gold = gold
        self.foundation = foundation
        self.resources = resources  # of each kind
        self.hand = hand
        self.played = played  # player cards in front of the seat
        self.heirs = heirs  # successors in hand
        self.taken = taken  # the open successor not yet in play: just taken or chosen, or NONE
        self.hall = hall
        self.current = current  # the successor in play, or NONE
        self.own = own  # heirlooms of the own section, level 0 first
        self.controlled = controlled
        self.free = free  # available tokens of each kind
        self.locked = locked
        self.matches = matches
        self.triggered = triggered  # global actions in this generation
        self.settled = settled  # has put its successor of this generation in play
        self.solo = solo  # solo cards in front of an automaton
        self.solo_played = solo_played  # in this generation
        self.last_solo = last_solo
        self.purse = purse  # gold of a Nemesis that becomes foundation when the action is complete

    def clone(self) -> Seat:
        return Seat(
            self.character,
            self.side,
            self.aid,
            self.fame,
            self.gold,
            self.foundation,
            self.resources.copy(),
            self.hand.copy(),
            self.played,
            self.heirs.copy(),
            self.taken,
            self.hall.copy(),
            self.current,
            self.own.copy(),
            self.controlled.copy(),
            self.free.copy(),
            self.locked.copy(),
            self.matches,
            self.triggered,
            self.settled,
            self.solo,
            self.solo_played,
            self.last_solo,
            self.purse,
        )

    def stock(self) -> int:
        """How many resources there are."""
        count = 0
        for owned in self.resources:
            count += owned
        return count


def new_seat() -> Seat:
    return Seat(NONE, 0, 0, 0, 0, 0, [0, 0, 0, 0], [], [], [], NONE, [], NONE, [], [], [0, 0, 0], [0, 0, 0],
                0, 0, False, [], 0, NONE, 0)  # fmt: skip
