"""The history of the scores: after each round, by the source of the points, and who led when."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec import UNSET

from posterity.core.events import Event
from posterity.core.records import Answer, Reseed
from posterity.core.tasks import State, apply
from posterity.table.steps import listen
from posterity.table.table import Table

Standings = list[int | None]


class RoundScores(NamedTuple):
    """The scores after a round, with the entry that settled it; the last may be a round still in progress."""

    round: int
    entry: int
    scores: Standings


class Lead(NamedTuple):
    """Who leads from a round on: several seats if they are level."""

    round: int
    entry: int
    seats: list[int]
    points: int


class Series(NamedTuple):
    """`origins` are the points of each seat by the heading that the game gives them, else by the event's message."""

    rounds: list[RoundScores]
    origins: list[dict[str, int]]
    leads: list[Lead]


def series(table: Table, number: int) -> Series:
    """The scores up to position `number`. What was taken back does not count."""
    replay = Replay(table)
    for at in table.line(number):
        replay.take(at)
    rounds = replay.rounds
    if replay.standings != (rounds[-1].scores if rounds else replay.first):
        rounds = [*rounds, RoundScores(len(rounds) + 1, number, replay.standings)]
    return Series(rounds, [dict(points.most_common()) for points in replay.origins], leads(rounds))


class Replay:
    """Replays the answers of a table and records the scores."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: State = table.game.new(table.setup)
        self.first = self.standings = table.game.standings(self.state)
        self.origins: list[Counter[str]] = [Counter() for _ in self.standings]
        self.rounds: list[RoundScores] = []
        self.after: list[Standings] = []  # the scores after each event of the entry
        self.number = 0
        self.cause = ""
        self.opens = frozenset() if table.game.settlement is None else table.game.settlement.opens
        self.opened = False  # a round, where not every one of them is settled

    def take(self, number: int) -> None:
        entry, game = self.table.entries[number - 1], self.table.game
        if isinstance(entry, Reseed):
            game.reseed(self.state, bytes.fromhex(entry.reseed))
            return
        assert isinstance(entry, Answer)
        self.after, self.number = [], number
        listen(self.state, self.heard)
        apply(self.state, game.lexicon(self.state).parse(entry.pick), None if entry.say is UNSET else entry.say)
        settled = self.table.settlement(number)
        if settled and not self.opens:
            self.rounds.append(RoundScores(len(self.rounds) + 1, number, self.after[settled.stop - 1]))

    def heard(self, event: Event) -> None:
        if event.message in self.opens:
            if self.opened:
                self.rounds.append(RoundScores(len(self.rounds) + 1, self.number, self.standings))
            self.opened = True
        game = self.table.game
        if event.message in game.causes:
            self.cause = event.message
        now = game.standings(self.state)
        for seat, (score, before) in enumerate(zip(now, self.standings, strict=True)):
            if score is not None and before is not None and score != before:
                self.origins[seat][game.origin(event, self.cause)] += score - before
        self.standings = now
        self.after.append(now)


def leads(rounds: list[RoundScores]) -> list[Lead]:
    """The rounds after which the lead changed hands."""
    found: list[Lead] = []
    for round, entry, scores in rounds:
        points = max((score for score in scores if score is not None), default=0)
        seats = [seat for seat, score in enumerate(scores) if score == points]
        if not found or found[-1].seats != seats:
            found.append(Lead(round, entry, seats, points))
    return found
