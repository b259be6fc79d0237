"""Estimates and their bands."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from posterity.lab.measures.estimates import Estimate, difference, mean, ratio, share
from posterity.lab.measures.groups import Group, Measure, bounds_of
from posterity.lab.measures.plots import band_plot, nice


def ends(found, factor=100):
    return [round(factor * one, 1) for one in (found.value, found.low, found.high)]


def test_wilsons_band():
    """Checked against published values: 50 of 100 gives 40.4 to 59.6 %, 0 of 10 gives 0 to 27.8 %."""
    assert ends(share(50, 100)) == [50.0, 40.4, 59.6]
    assert ends(share(0, 10)) == [0.0, 0.0, 27.8]
    assert share(0, 0).count == 0


def test_newcombes_band_of_a_difference():
    """His own example (1998, method 10): 56 of 70 against 48 of 80 gives 0.2, from 0.0524 to 0.3339."""
    found = difference(share(48, 80), share(56, 70))
    assert [round(one, 4) for one in (found.value, found.low, found.high)] == [0.2, 0.0524, 0.3339]


def test_a_mean_and_a_ratio():
    assert ends(mean([1, 2, 3, 4]), 1) == [2.5, 1.2, 3.8]
    assert mean([7.0]).low == 7.0 and mean([]).count == 0
    assert ratio([1, 3], [2, 6]).value == 0.5 == ratio([1, 3], [2, 6]).low
    assert ratio([0, 0], [0, 0]).count == 0


def test_bands_hold_what_they_promise():
    """Of a hundred bands of 95 % about 95 contain what is true."""
    luck, hits = Random(5), 0
    for _ in range(400):
        wholes = [luck.randint(1, 9) for _ in range(60)]
        parts = [sum(luck.random() < 0.3 for _ in range(whole)) for whole in wholes]
        found = ratio(parts, wholes)
        hits += found.low <= 0.3 <= found.high
    assert 0.91 <= hits / 400 <= 0.98


@pytest.mark.parametrize(
    ("least", "most", "held"), [(0.1, 0.9, [True, True]), (0.3, None, [False]), (None, 0.5, [False])]
)
def test_bounds_are_about_what_can_be_judged(least, most, held):
    measures = [
        Measure("a", share(20, 100)),
        Measure("b", share(80, 100)),
        Measure("rare", share(0, 2), judged=False),
    ]
    assert [bound.holds for bound in bounds_of(Group("g", measures, least, most))] == held


def test_plots_are_well_formed():
    rows = [("one", {"2 players": Estimate(1, -0.5, 1.5, 9)}), ("two", {"<b>": Estimate(0.2, 0.1, 9, 9)})]
    for drawing in (band_plot("A & B", rows, [1.15], "shares"), band_plot("A & B", [], [], "%")):
        assert ElementTree.fromstring(drawing).attrib["aria-label"] == "A & B"
    assert [nice(step) for step in (0.012, 0.3, 1, 7, 41)] == [0.02, 0.5, 1, 10, 50]
