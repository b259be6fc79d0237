"""What is noted while a game is played. Each game adds what is its own."""

from __future__ import annotations

from collections import Counter
from math import log2
from typing import Any

from posterity.core.actions import Action
from posterity.core.events import Event
from posterity.core.game import Game, Setup
from posterity.core.tasks import State
from posterity.lab.measures.groups import Account
from posterity.lab.plays import MadePlay


class AccountKeeper:
    """Follows one game: its answers, its events as they happen, and its special plays."""

    def __init__(self, game: Game[Any], setup: Setup, s: State) -> None:
        self.game = game
        self.players = setup.players
        self.cards = setup.cards
        self.standings = game.standings(s)
        self.cause = ""
        self.opened = False  # a round, where only some rounds are settled
        self.rounds: list[list[int | None]] = []  # the scores after each
        self.sources: list[Counter[str]] = [Counter() for _ in self.standings]  # of the points of each seat
        self.order: list[int] = []  # people as they were in the first round
        self.answers = self.decisions = 0
        self.doublings = 0.0  # of the number of answers, over all decisions

    # ---------------------------------------------------------------- what a game adds

    def answered(self, s: State, pick: Action) -> None:
        """The open question is about to be answered with `pick`."""

    def happened(self, s: State, event: Event) -> None:
        """Something has just happened."""

    def played(self, play: MadePlay) -> None:
        """A special card or an ability has been played."""

    def ended(self, s: State) -> None:
        """The game is over."""

    def own(self) -> Account:
        """What the game adds to the account."""
        return {}

    # ---------------------------------------------------------------- what every game has

    def before(self, s: State, pick: Action) -> None:
        assert s.ask is not None
        self.answers += 1
        if len(s.ask.options) > 1:
            self.decisions += 1
            self.doublings += log2(len(s.ask.options))
        self.answered(s, pick)

    def heard(self, s: State, event: Event) -> None:
        self.settle(event)
        if event.message in self.game.causes:
            self.cause = event.message
        now = self.game.standings(s)
        if now != self.standings:
            for seat, (score, before) in enumerate(zip(now, self.standings, strict=True)):
                if score is not None and before is not None and score != before:
                    self.sources[seat][self.game.origin(event, self.cause)] += score - before
            self.standings = now
        self.happened(s, event)

    def settle(self, event: Event) -> None:
        """Note the scores where a round is over."""
        settlement = self.game.settlement
        if settlement is None:
            return
        if settlement.opens:
            if event.message in settlement.opens:
                if self.opened:
                    self.rounds.append(self.standings)
                self.opened = True
        elif event.message in settlement.ends:
            if self.opened:
                self.rounds.append(self.standings)
            self.opened = False
        elif event.message in settlement.begins:
            self.opened = True

    def over(self, s: State) -> None:
        self.standings = self.game.standings(s)
        settlement = self.game.settlement
        if settlement is not None and self.opened:
            self.rounds.append(self.standings)
        self.ended(s)

    def told(self) -> Account:
        """The whole account, as plain JSON."""
        return {
            "order": self.order,
            "rounds": self.rounds,
            "sources": [dict(sorted(points.items())) for points in self.sources],
            "decisions": self.decisions,
            "doublings": round(self.doublings, 3),
            **self.own(),
        }


def in_turn(first: int, players: int) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(first + place) % players for place in range(players)]
