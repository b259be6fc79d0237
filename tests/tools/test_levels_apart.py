"""Whether neighbouring levels are apart, from what ladders tell."""

import pytest

from tools import levels_apart


def told(players, above, below, ms=5.0):
    pairs = [{"a": "strong", "b": "casual", "share": above[0], "low": above[1], "high": above[2]}]
    pairs += [{"a": "casual", "b": "strong", "share": below[0], "low": below[1], "high": below[2]}] * (players > 2)
    return {"bots": [{"bot": "strong", "ms": ms}, {"bot": "casual", "ms": None}], "pairs": pairs}


def pairing(players, above, below=(0, 0, 0), **more):
    return levels_apart.read(told(players, above, below, **more), players, 10, "casual", "strong")


def test_with_two_players_the_upper_wins_more_than_half_beyond_its_band():
    one = pairing(2, (0.7, 0.6, 0.8))
    assert one.apart and one.games == 20
    assert one.below == pytest.approx((0.3, 0.2, 0.4))
    assert not pairing(2, (0.6, 0.49, 0.7)).apart


def test_with_four_players_both_must_be_beyond_their_part():
    assert pairing(4, (0.4, 0.3, 0.5), (0.15, 0.1, 0.2)).apart
    assert not pairing(4, (0.4, 0.3, 0.5), (0.15, 0.1, 0.26)).apart
    assert not pairing(4, (0.3, 0.2, 0.4), (0.15, 0.1, 0.2)).apart
    assert pairing(4, (0.4, 0.3, 0.5), (0.15, 0.1, 0.2)).games == 80


def test_a_pair_may_be_listed_from_the_other_side():
    found = told(2, (0.3, 0.2, 0.4), (0, 0, 0))
    found["pairs"][0] |= {"a": "casual", "b": "strong"}
    assert levels_apart.read(found, 2, 10, "casual", "strong").above == pytest.approx((0.7, 0.6, 0.8))


def test_a_level_that_takes_too_long_is_named():
    assert pairing(2, (0.7, 0.6, 0.8), ms=101.0).too_slow() == ["strong"]
    assert pairing(2, (0.7, 0.6, 0.8), ms=99.0).too_slow() == []
    assert levels_apart.row(pairing(2, (0.7, 0.6, 0.8), ms=101.0))[-1] == "101.0, –, `strong` too slow"


@pytest.mark.long
def test_levels_play_each_other(tmp_path, capsys):
    words = ["leaders", "--levels", "beginner,casual", "--deals", "2:1", "--workers", "1", "--kept", str(tmp_path)]
    assert levels_apart.main(words) in (0, 1)
    assert "| 2 | 2 | `casual` – `beginner` |" in capsys.readouterr().out
