"""Every game passes what every game must pass."""

import os

import pytest

from posterity.games import GAMES
from posterity.testing import check_game


@pytest.mark.parametrize("name", GAMES)
def test_conformance(name):
    check_game(GAMES[name], first_seed=0)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("batch", range(6))
def test_conformance_on_other_seeds(name, batch):
    fresh = int.from_bytes(os.urandom(4), "little")
    print(f"first seed {fresh}")
    check_game(GAMES[name], first_seed=fresh)
