"""Random walks: set-ups over player counts and option sets, and tables that play themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from posterity.core.actions import Action
from posterity.core.chance import QuickStream, seed_of
from posterity.core.game import Game, Option, Setup, SetupError
from posterity.core.records import SeatEntry
from posterity.core.tasks import State
from posterity.table.table import Table

WORDS = "in honour of a long walk"
LONGEST = 50_000  # answers; a random game that takes more counts as endless


def values(option: Option) -> list[str]:
    """Option values worth trying: all listed ones, or the first two of a range of numbers."""
    if option.least is None:
        return list(option.values)
    return [str(option.least), str(option.least + 1)]


def choices(game: Game[Any]) -> list[tuple[str, ...]]:
    """Player counts and option values such that every pair of values occurs together where the rules allow it."""
    columns = [[str(n) for n in range(game.fewest, game.most + 1)], *[values(option) for option in game.options]]
    rows = [row for row in product(*columns) if allowed(game, row)]
    wanted = {pair for row in rows for pair in pairs(row)}
    chosen: list[tuple[str, ...]] = []
    while wanted:
        best = max(rows, key=lambda row: len(wanted & pairs(row)))
        chosen.append(best)
        wanted -= pairs(best)
    return chosen


def pairs(row: tuple[str, ...]) -> set[tuple[tuple[int, str], tuple[int, str]]]:
    return set(combinations(enumerate(row), 2))


def named(game: Game[Any], row: tuple[str, ...]) -> dict[str, str]:
    return {option.name: value for option, value in zip(game.options, row[1:], strict=True)}


def allowed(game: Game[Any], row: tuple[str, ...]) -> bool:
    try:
        game.complete(int(row[0]), named(game, row))
    except SetupError:
        return False
    return True


def setups(game: Game[Any], first_seed: int = 0) -> Iterator[Setup]:
    """One set-up for each of the `choices`, each with a seed of its own."""
    for number, row in enumerate(choices(game), first_seed):
        yield setup(game, int(row[0]), named(game, row), number)


def setup(game: Game[Any], players: int, options: dict[str, str], number: int) -> Setup:
    return Setup(
        players=players,
        options=game.complete(players, options),
        cards=game.card_set(game.standard_set),
        seed=seed_of(number),
        rules=game.rules,
    )


def new_table(game: Game[Any], chosen: Setup) -> Table:
    seats = [SeatEntry(name=f"Player {seat}", kind="person") for seat in range(chosen.players)]
    return Table(game, chosen, seats)


def random_pick(s: State, luck: QuickStream) -> Action:
    assert s.ask is not None
    return s.ask.options[luck.below(len(s.ask.options))]


def step(table: Table, luck: QuickStream) -> None:
    """Give one random answer, with words where the game requires them."""
    pick = random_pick(table.state, luck)
    assert table.state.ask is not None
    seat = table.state.ask.seat
    table.answer(seat, pick, WORDS if table.must_say(seat, pick) else None)


def play(table: Table, luck: QuickStream) -> None:
    """Random answers until the game is over."""
    for _ in range(LONGEST):
        if table.over:
            return
        step(table, luck)
    raise AssertionError(f"no end after {LONGEST} answers")
