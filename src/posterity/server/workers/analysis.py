"""What a worker is asked about a game: to look at an answer of a record, to give a hint, to judge an answer."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from posterity.analysis.budget import Budget
from posterity.analysis.entry import Finding, trial_of
from posterity.analysis.hint import Hint, hint_at
from posterity.analysis.jobs import ReviewJob, done, walk_of
from posterity.analysis.walk import answers_of
from posterity.core.codec import dump
from posterity.core.game import Game, Setup
from posterity.core.sets import CardSet
from posterity.core.tasks import State
from posterity.games import GAMES
from posterity.server.workers.thinking import CardSetReference, cards_of, load_cards


class AnswersRequest(NamedTuple):
    """Which entries of a record are answers that stand."""

    record: bytes

    def carry_out(self) -> list[int]:
        return answers_of(walk_of(self.record).table)

    def about(self) -> str:
        return "the answers of a record"


class FindingRequest(NamedTuple):
    """One answer of a record that is to be looked at; what is found comes as JSON."""

    record: bytes
    n: int
    budget: Budget
    seed: int

    def carry_out(self) -> str:
        found: Finding = done(ReviewJob(self.record, self.n, self.budget, self.seed))
        return msgspec.json.encode(found).decode()

    def about(self) -> str:
        return "an answer of a record"


class HintRequest(NamedTuple):
    """A position, as `core.codec` writes it, at which the seat that is asked wants a hint."""

    game: str
    players: int
    options: dict[str, str]
    rules: int
    seed: bytes
    cards: CardSetReference | CardSet
    state: bytes
    budget: Budget

    def carry_out(self) -> Hint:
        """The hint, with the same luck for everybody: it is found in the seat's observation alone."""
        game = GAMES[self.game]
        cards = self.cards if isinstance(self.cards, CardSet) else load_cards(self.cards)
        setup = Setup(players=self.players, options=self.options, cards=cards, seed=self.seed, rules=self.rules)
        return hint_at(game, game.load(self.state, setup), self.budget, 0)

    def about(self) -> str:
        return f"a hint at {self.game}"


class TrialRequest(NamedTuple):
    """Another answer to the question of entry `n` of a record, which is to be judged."""

    record: bytes
    n: int
    pick: str
    budget: Budget
    seed: int

    def carry_out(self) -> Finding:
        walk = walk_of(self.record)
        return trial_of(walk.table.game, walk.at(self.n), self.pick, self.budget, self.seed)

    def about(self) -> str:
        return "an answer that was tried"


def hint_request(game: Game[Any], setup: Setup, state: State, budget: Budget) -> HintRequest:
    return HintRequest(
        game=game.name,
        players=setup.players,
        options=setup.options,
        rules=setup.rules,
        seed=setup.seed,
        cards=cards_of(game, setup),
        state=dump(state),
        budget=budget,
    )
