"""How well a seat stands in machines: as in gears, plus what its machines may still do for it."""

from __future__ import annotations

from typing import Final

from posterity.games.gears import evaluate as gears
from posterity.games.gears.rulebook import ROUNDS, TURNS
from posterity.games.gears.state import State
from posterity.games.machines.rulebook import MachinesRulebook, book_of
from posterity.games.machines.state import machinery

TURN: Final = 130  # an extra turn
GEAR: Final = 14  # for each turn in which a gear that is led alone might be activated
NEAR: Final = 3  # times as much for the best one in the marker's frame
LATER: Final = 20  # for each round to come


def evaluate(s: State, seat: int) -> int:
    """As in gears: own prospects less those of the others, the best of them twice."""
    worth = gears.evaluate(s, seat)
    if s.ask is None:
        return worth
    book = book_of(s)
    best, total = 0, 0
    for number, other in enumerate(book.others[seat]):
        rival = machines(s, book, other)
        best = rival if number == 0 else max(best, rival)
        total += rival
    return worth + 2 * machines(s, book, seat) - best - total // len(book.others[seat])


def evaluate_alone(s: State, seat: int) -> int:
    """Own prospects only."""
    worth = gears.evaluate_alone(s, seat)
    return worth if s.ask is None else worth + machines(s, book_of(s), seat)


def machines(s: State, book: MachinesRulebook, seat: int) -> int:
    """Tokens, and the gears that a seat can activate in turns to come (machines.activate.sole-leader)."""
    worth = TURN if seat in machinery(s).tokens else 0
    turns, rounds = TURNS - s.turn, ROUNDS - s.round
    near = 0
    for frame in range(len(s.frames)):
        for site in s.frames[frame]:
            if not book.gears[site.technology] or not s.successful(frame, site.technology):
                continue
            if site.leaders() == [seat]:
                worth += LATER * min(rounds, site.cubes[seat] - 1)
                if s.players[seat].frame == frame:
                    near = GEAR * NEAR
                elif s.players[seat].frame > frame:
                    worth += GEAR
    return worth + near * turns
