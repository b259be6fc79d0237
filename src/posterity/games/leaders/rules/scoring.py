"""Scoring: three points for each building of the majority type, one for the rest, two for finishing first."""

from __future__ import annotations

from posterity.games.leaders.rulebook import FIRST_FINISHER_POINTS, MAJORITY_POINTS, OTHER_POINTS
from posterity.games.leaders.state import State


def majority(tableau: list[int]) -> int:
    """How many buildings a player has of the type they have most of (leaders.scoring.tie-of-types)."""
    return max([tableau.count(building) for building in tableau], default=0)


def awards(tableau: list[int], first: bool) -> list[tuple[str, int, str]]:
    """What a tableau scores, part by part: (for, points, clause); parts worth nothing are left out.

    leaders.scoring.majority, leaders.scoring.all-players, leaders.end.first-finisher-bonus
    """
    most = majority(tableau)
    parts = [
        ("majority", most * MAJORITY_POINTS, "leaders.scoring.majority"),
        ("other", (len(tableau) - most) * OTHER_POINTS, "leaders.scoring.majority"),
        ("first", FIRST_FINISHER_POINTS if first else 0, "leaders.end.first-finisher-bonus"),
    ]
    return [part for part in parts if part[1]]


def score(tableau: list[int], first: bool) -> int:
    """All points of a tableau (leaders.scoring.bounds)."""
    return sum([points for _, points, _ in awards(tableau, first)])


def score_round(s: State, seat: int) -> int:
    """What a player scores in this round; later finishers get no bonus (leaders.end.first-finisher-bonus)."""
    return score(s.players[seat].tableau, s.first_finisher == seat)
