"""Every game passes what every game must pass."""

import os

import pytest

from posterity.games import GAMES
from posterity.testing.conformance import check_setup
from posterity.testing.walks import choices, named, setup

ROWS = [(name, row) for name, game in GAMES.items() for row in choices(game)]


def check(name, row, seed):
    game = GAMES[name]
    check_setup(game, setup(game, int(row[0]), named(game, row), seed))


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda part: part if isinstance(part, str) else "-".join(part))
def test_conformance(name, row):
    check(name, row, ROWS.index((name, row)))


@pytest.mark.long
@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda part: part if isinstance(part, str) else "-".join(part))
def test_conformance_on_new_seeds(name, row):
    for _ in range(4):
        seed = int.from_bytes(os.urandom(4), "little")
        print(f"seed {seed}")
        check(name, row, seed)
