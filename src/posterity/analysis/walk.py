"""A walk along the answers of a game that stand, each with the position before it and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import UNSET

from posterity.core.abilities import automaton_turns
from posterity.core.events import Event
from posterity.core.records import Answer, Change, Reseed, Undo
from posterity.core.tasks import State, apply
from posterity.table.table import Table

STRIDE: Final = 8  # entries between two positions that a walk remembers


class GivenAnswer(NamedTuple):
    """An answer of a game: its entry, who gave it and what came of it, and what the same seat answered next."""

    n: int
    seat: int
    pick: str
    before: State
    after: State
    told: Sequence[Event]
    own_next: list[str]
    people: int


class Walk:
    """Goes through a game from answer to answer, in any order: going back begins where it remembers a position."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.line = table.line(table.number)
        self.place = 0  # how many entries of the line the position rests on
        self.state: State = table.state_at(0)
        self.kept = {0: self.state}

    def at(self, n: int) -> GivenAnswer:
        """The answer of entry `n`, which must be one that stands."""
        place = self.line.index(n)
        if place < self.place:
            self.place = place - place % STRIDE
            self.state = self.kept[self.place]
        while self.place < place:
            self.step()
        entry = self.answer(n)
        before = self.state.clone()
        self.step()
        return GivenAnswer(
            n=n,
            seat=entry.seat,
            pick=entry.pick,
            before=before,
            after=self.state,
            told=self.table.events[n],
            own_next=self.own_next(place),
            people=self.table.setup.players,
        )

    def step(self) -> None:
        entry, game, s = self.table.entries[self.line[self.place] - 1], self.table.game, self.state
        self.place += 1
        self.state = s.clone()
        if isinstance(entry, Answer):
            apply(self.state, game.lexicon(s).parse(entry.pick), None if entry.say is UNSET else entry.say)
        elif isinstance(entry, Reseed):
            game.reseed(self.state, bytes.fromhex(entry.reseed))
        if self.place % STRIDE == 0:
            self.kept[self.place] = self.state

    def answer(self, n: int) -> Answer:
        entry = self.table.entries[n - 1]
        assert isinstance(entry, Answer)
        return entry

    def own_next(self, place: int) -> list[str]:
        """What the same seat answered right after this entry of the line."""
        seat, found = self.answer(self.line[place]).seat, list[str]()
        for n in self.line[place + 1 :]:
            entry = self.table.entries[n - 1]
            if not isinstance(entry, Answer) or entry.seat != seat:
                break
            found.append(entry.pick)
        return found


def answers_of(table: Table) -> list[int]:
    """The entries that are answers and stand."""
    return [n for n in table.line(table.number) if isinstance(table.entries[n - 1], Answer)]


def told_entries(table: Table) -> list[int]:
    """The entries that a review tells of: without what was taken back, and what took it back."""
    standing = set(table.line(table.number))
    return [
        n for n, entry in enumerate(table.entries, 1) if n in standing or isinstance(entry, Change) or idle(table, n)
    ]


def idle(table: Table, n: int) -> bool:
    """Has this entry taken back nothing but changes of seats?"""
    entry = table.entries[n - 1]
    return isinstance(entry, Undo) and table.stands[n] == table.before[n - 1]


def automata_act(table: Table, n: int) -> bool:
    return len(automaton_turns(table.game, table.events[n])) > 0
