"""How well the bots play gears and machines, with every Fate variant; and that they expect what the rules do."""

from __future__ import annotations

import pytest

from posterity.core.chance import QuickStream
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.games.gears.evaluate import Forecast, remaining
from posterity.games.gears.rules.settle import resolve
from posterity.testing.walks import setup
from tests.bots.matches import play, wins

GEARS = GAMES["gears"]


@pytest.mark.parametrize("name", ["gears", "machines"])
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(name, seat):
    assert wins(GAMES[name], seat, 2, 10) >= 9


@pytest.mark.long
@pytest.mark.parametrize("name", ["gears", "machines"])
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_wins_at_least_nineteen_of_twenty(name, seat):
    assert wins(GAMES[name], seat, 2, 500) >= 475


@pytest.mark.long
@pytest.mark.parametrize("name", ["gears", "machines"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_greedy_wins_at_least_two_and_a_half_times_its_share_among_four(name, seat):
    assert wins(GAMES[name], seat, 4, 125) >= 125 * 2.5 / 4


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("fate", ["standard", "sealed", "destiny", "shape"])
def test_greedy_plays_every_fate_variant_to_the_end(fate, players):
    s = play(GEARS, ["greedy"] + ["random"] * (players - 1), 1, {"fate": fate})

    assert s.ask is None and GEARS.scores(s)[0] > 0


@pytest.mark.parametrize("options", [{"pursuits": "on", "pursuit-ties": "share"}, {"we-need-more-time": "free"}])
def test_greedy_plays_with_other_options(options):
    s = play(GEARS, ["greedy", "random", "random"], 2, {**options, "zero-moves": "on"})

    assert s.ask is None


@pytest.mark.parametrize("number", range(8))
def test_the_evaluation_expects_to_remain_what_resolving_leaves(number):
    """Along a random game: the same copies stay, and the same of them are successful."""
    chosen = setup(GEARS, 2 + number % 3, {}, number)
    s, luck = GEARS.new(chosen), QuickStream(number)
    while s.ask is not None:
        expected = sorted((frame, site.technology) for frame, site in remaining(s))
        forecast, then = Forecast(s), s.clone()
        resolve(then)

        assert expected == sorted((f, site.technology) for f, sites in enumerate(then.frames) for site in sites)
        assert all((forecast.life[tech] > 0) == then.successful(frame, tech) for frame, tech in expected)
        apply(s, s.ask.options[luck.below(len(s.ask.options))])
