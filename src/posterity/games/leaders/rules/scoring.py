"""Scoring: three points for each building of the majority type, one for the rest, two for finishing first."""

from __future__ import annotations

from typing import Final

from posterity.games.leaders import story
from posterity.games.leaders.rulebook import FIRST_FINISHER_POINTS, MAJORITY_POINTS, OTHER_POINTS
from posterity.games.leaders.state import State

MAJORITY: Final = "majority"  # what points are for
OTHER: Final = "other"
FIRST: Final = "first"


def majority_type(tableau: list[int]) -> int:
    """The type a player has most of; of equal ones the first put down (leaders.scoring.tie-of-types)."""
    best = tableau[0]
    for building in tableau:
        if tableau.count(building) > tableau.count(best):
            best = building
    return best


def majority(tableau: list[int]) -> int:
    """How many buildings a player has of the type they have most of."""
    return tableau.count(majority_type(tableau)) if tableau else 0


def awards(tableau: list[int], first: bool) -> list[tuple[str, int, str]]:
    """What a tableau scores, part by part: (for, points, clause); parts worth nothing are left out.

    leaders.scoring.majority, leaders.scoring.all-players, leaders.end.first-finisher-bonus
    """
    most = majority(tableau)
    parts = [
        (MAJORITY, most * MAJORITY_POINTS, "leaders.scoring.majority"),
        (OTHER, (len(tableau) - most) * OTHER_POINTS, "leaders.scoring.majority"),
        (FIRST, FIRST_FINISHER_POINTS if first else 0, "leaders.end.first-finisher-bonus"),
    ]
    return [part for part in parts if part[1]]


def score(tableau: list[int], first: bool) -> int:
    """All points of a tableau (leaders.scoring.bounds)."""
    return sum([points for _, points, _ in awards(tableau, first)])


def score_round(s: State, seat: int) -> int:
    """What a player scores in this round; later finishers get no bonus (leaders.end.first-finisher-bonus)."""
    return score(s.players[seat].tableau, s.first_finisher == seat)


def add_points(s: State, seat: int) -> int:
    """Add what a player scores in this round to the total, part by part (leaders.rounds.totals)."""
    player, scored = s.players[seat], 0
    for part, points, clause in awards(player.tableau, s.first_finisher == seat):
        player.total += points
        scored += points
        tell_points(s, seat, part, points, clause)
    return scored


def tell_points(s: State, seat: int, part: str, points: int, clause: str) -> None:
    """Let everybody read where points of a player come from; the others are those that are no `card`."""
    if s.told is None:
        return
    tableau = s.players[seat].tableau
    most = majority(tableau)
    args: dict[str, object] = {"seat": seat, "points": points}
    if part != FIRST:
        args["count"] = most if part == MAJORITY else len(tableau) - most
        args["card"] = s.book.legacies[majority_type(tableau)]
    story.public(s, f"points-{part}", clause, args)
