"""How well the bots play machines."""

from __future__ import annotations

import pytest

from posterity.bots import BOTS
from posterity.core.chance import BlakeStream
from posterity.core.observation import play_out
from posterity.games import GAMES
from posterity.testing.walks import setup

MACHINES = GAMES["machines"]


def play(bots, number, options=None):
    chosen = setup(MACHINES, len(bots), options or {}, number)
    s = MACHINES.new(chosen)
    play_out(MACHINES, s, [BOTS[bot](BlakeStream(chosen.seed, f"bot-{seat}")) for seat, bot in enumerate(bots)])
    return s


def wins(seat, players, games):
    """In how many games a greedy bot in `seat` beats random ones in all others."""
    bots = ["random"] * players
    bots[seat] = "greedy"
    return sum(MACHINES.winners(play(bots, number)) == [seat] for number in range(games))


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat):
    assert wins(seat, 2, 10) >= 9


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_wins_at_least_nineteen_of_twenty(seat):
    assert wins(seat, 2, 500) >= 475


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_greedy_wins_at_least_two_and_a_half_times_its_share_among_four(seat):
    assert wins(seat, 4, 125) >= 125 * 2.5 / 4
