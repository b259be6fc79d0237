"""Tree search with values: it tries what promises most, takes a victory at hand, and stops when the choice is clear."""

from __future__ import annotations

import pytest

from posterity.bots.networks import shipped
from posterity.bots.search import MILLION, SHARPNESS, Search, SearchEffort, SearchNode, halved, is_clear, most_promising
from posterity.core.actions import Action, Verb
from posterity.core.chance import QuickStream
from posterity.core.observation import observe
from posterity.games import GAMES
from tests.bots.test_features import positions

LEADERS = GAMES["leaders"]
BUILD = Verb("build")


def test_what_promises_less_is_looked_at_less_often():
    assert halved(0) == MILLION
    assert halved(SHARPNESS) == MILLION // 2 and halved(2 * SHARPNESS) == MILLION // 4
    assert MILLION // 2 < halved(SHARPNESS // 2) < MILLION
    assert halved(100 * SHARPNESS) == 1


def node_with(**firsts):
    """A node whose answers were worth so much at first sight."""
    node = SearchNode(0, 0)
    options = []
    for name, first in firsts.items():
        option = Action(BUILD, len(options), 0, 0, name)
        node.children[option] = SearchNode(0, first)
        options.append(option)
    return node, options


def test_the_best_at_first_sight_is_tried_first_and_others_when_it_disappoints():
    node, (good, bad) = node_with(good=600_000, bad=500_000)
    assert most_promising(node, [good, bad]) == good

    node.children[good].visits, node.children[good].worth = 20, 20 * 100_000
    assert most_promising(node, [good, bad]) == bad


@pytest.mark.parametrize(("visits", "left", "clear"), [((30, 10), 15, True), ((30, 10), 20, False), ((0, 0), 5, False)])
def test_it_is_clear_when_no_other_answer_can_catch_up(visits, left, clear):
    node, options = node_with(one=1, two=2)
    for option, count in zip(options, visits, strict=True):
        node.children[option].visits = count
    assert is_clear(node, options, left) is clear


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_descent_counts_once(players):
    network = shipped("leaders")
    for s in [s.clone() for s in positions(LEADERS, players, 15)][:8]:
        if len(s.ask.options) < 2:
            continue
        root = SearchNode(s.ask.seat, 0)
        Search(QuickStream(3), network, SearchEffort(40, 8)).grow(root, observe(LEADERS, s))
        visits = [root.children[option].visits for option in s.ask.options]
        assert 0 < sum(visits) <= 40
        assert all(abs(child.worth) <= 3 * MILLION * child.visits for child in root.children.values())
