"""Sheets for the referee."""

import pytest

from posterity.core.game import SetupError
from tests.games.gears.lay import GAME

# own definitions, so that nothing hangs on the numbers of the standard set
OWN = [
    {"name": "Aaa", "cost": 1, "reward": 2},
    {"name": "Bee", "cost": 2, "reward": 3, "needs": ["Aaa"]},
    {"name": "Cee", "cost": 3, "reward": 5, "needs": ["Bee"]},
    {"name": "Eee", "cost": 2, "reward": 3},
]


def sheet(*timeline, **more):
    """`(frame, technology, cubes)` each, at a table of Red and Blue in round 1 with the technologies of this file."""
    sites = [{"frame": frame, "technology": name, "cubes": cubes} for frame, name, cubes in timeline]
    return {"game": "gears", "players": ["red", "blue"], "round": 1, "technology": OWN, "timeline": sites, **more}


def settle(*timeline, **more):
    return GAME.referee(sheet(*timeline, **more))


def refused(tables):
    with pytest.raises(SetupError) as caught:
        GAME.referee(tables)
    return caught.value


def rows(found):
    return [(row["player"], row["points"], row["technology"], row["for"]) for row in found["awards"]]
