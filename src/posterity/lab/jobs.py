"""Jobs to play: a job is a set-up, a seed and the bots. Its result depends on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import msgspec

from posterity.bots import USUAL_TIME, ThinkingTime, is_own
from posterity.core.chance import seed_of
from posterity.core.game import Game, Setup
from posterity.core.sets import CardSet
from posterity.games import GAMES

Row = dict[str, Any]  # the result of a job: texts, numbers and lists of them; `number` and `bots` are the job's


class LabError(ValueError):
    """An error that stops a run: a message with its arguments."""

    def __init__(self, message: str, args: dict[str, object]) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args

    def __reduce__(self) -> tuple[Any, ...]:
        return (LabError, (self.message, self.args_named))


class RunConfig(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a run share; it is sent to every worker once."""

    game: str
    players: int
    options: dict[str, str]  # complete
    rules: int
    set: str
    sha256: str
    definitions: dict[str, Any] | None = None  # of a custom card set
    time: ThinkingTime = USUAL_TIME

    def cards(self) -> CardSet:
        game = GAMES[self.game]
        if self.definitions is None:
            return game.card_set(self.set, self.sha256)
        return game.own_card_set(self.definitions, self.set)


class Job(msgspec.Struct, frozen=True):
    """One game: the number that its seed is made from, and a bot for each seat."""

    number: int
    bots: tuple[str, ...]

    def own_bots(self) -> list[str]:
        """The custom bots, from files."""
        return sorted({bot for bot in self.bots if is_own(bot)})


Rows = Generator[Row, None, None]
Work = Callable[[RunConfig, Job], Row]  # a function at module level, so that other processes can import it by name

CARDS: dict[str, CardSet] = {}  # in a worker, by hash: a set is read once


def config_of(game: Game[Any], players: int, options: dict[str, str], cards: CardSet, time: ThinkingTime) -> RunConfig:
    definitions = cards.tables if cards.own else None
    return RunConfig(
        game=game.name,
        players=players,
        options=options,
        rules=game.rules,
        set=cards.set,
        sha256=cards.sha256,
        definitions=definitions,
        time=time,
    )


def cards_of(config: RunConfig) -> CardSet:
    """The card set of a run, read once by each process."""
    cards = CARDS.get(config.sha256)
    if cards is None:
        cards = CARDS[config.sha256] = config.cards()
    return cards


def setup_of(config: RunConfig, job: Job) -> Setup:
    """How the game of a job begins."""
    cards = cards_of(config)
    return Setup(
        players=config.players,
        options=config.options,
        cards=cards,
        seed=seed_of(job.number),
        rules=config.rules,
    )
