"""Every game passes what every game must pass."""

import os

import pytest

from posterity.games import GAMES
from posterity.testing.conformance import check_setup
from posterity.testing.walks import choices, named, setup

ROWS = [(name, row) for name, game in GAMES.items() for row in choices(game)]
MOST = 4  # set-ups of a game in an ordinary run, from its first to its last; the others wait for a long one
SEATS = 4  # the most that these have


def spread(name):
    rows = [row for row in ROWS if row[0] == name and int(row[1][0]) <= SEATS]
    return rows[:: -(-len(rows) // MOST)]


SPREAD = [row for name in GAMES for row in spread(name)]
REST = [row for row in ROWS if row not in SPREAD]
FIRST = [next(row for row in SPREAD if row[0] == name) for name in GAMES]
MARKED = [pytest.param(*row, marks=pytest.mark.sample if row in FIRST else pytest.mark.walk) for row in SPREAD]


def shown(part):
    return part if isinstance(part, str) else "-".join(part)


def check(name, row, seed, thorough=False):
    game = GAMES[name]
    check_setup(game, setup(game, int(row[0]), named(game, row), seed), thorough)


@pytest.mark.parametrize(("name", "row"), MARKED, ids=shown)
def test_conformance(name, row):
    check(name, row, ROWS.index((name, row)))


@pytest.mark.long
@pytest.mark.parametrize(("name", "row"), REST, ids=shown)
def test_conformance_of_the_other_set_ups(name, row):
    check(name, row, ROWS.index((name, row)))


@pytest.mark.long
@pytest.mark.parametrize(("name", "row"), ROWS, ids=shown)
def test_conformance_on_new_seeds(name, row):
    for _ in range(2):
        seed = int.from_bytes(os.urandom(4), "little")
        print(f"seed {seed}")
        check(name, row, seed, thorough=True)
