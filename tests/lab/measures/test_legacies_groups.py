"""The measures of legacies that are made from accounts alone."""

from __future__ import annotations

import pytest

from posterity.games import GAMES
from posterity.lab.measures.groups import bounds_of
from posterity.lab.measures.legacies_groups import event_growth, event_kinds, ops_in, unspent

LEGACIES = GAMES["legacies"]


def account(gold=(), **income):
    return {"gold": list(gold), "income": {key.replace("_", " "): value for key, value in income.items()}}


def test_gold_left_over_is_a_share_of_what_there_was_in_the_last_century():
    """Two people begin century 3 with 100 gold, get 300 and keep 80."""
    gold = [[5, 5], [0, 0], [0, 0], [0, 0], [60, 40], [0, 0], [80, 0]]

    (measure,) = unspent([account(gold, sold_2_gold=100, income_2_gold=200, income_1_gold=999)], 2).measures

    assert measure.estimate.value == pytest.approx(80 / 400)


def test_kinds_of_events_are_counted_within_effects_too():
    effect = [
        {"op": "pay", "then": [{"op": "gain"}]},
        {"op": "choose", "options": [[{"op": "steal"}], [{"op": "gain"}]]},
    ]

    assert ops_in(effect) == {"pay", "gain", "choose", "steal"}


def test_the_second_edition_has_events_of_more_kinds():
    first, second = [LEGACIES.show_cards(LEGACIES.card_set(f"legacies-reference@{n}")) for n in (1, 2)]
    kinds = [event_kinds(shown).measures[0].estimate.value for shown in (first, second)]

    assert kinds == [11, 19]
    assert all(bound.holds for bound in bounds_of(event_kinds(second)))


def test_events_grow_if_each_century_brings_more_than_the_one_before():
    group = event_growth([account(events_0_fame=2, events_1_fame=6, events_2_fame=3)])

    assert [measure.estimate.value for measure in group.measures] == pytest.approx([3, 0.5])
    assert not all(bound.holds for bound in bounds_of(group))
