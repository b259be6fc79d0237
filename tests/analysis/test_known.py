"""Positions whose best answer, or whose luck, is known: the last decision of a game, and a last draw."""

from __future__ import annotations

import pytest

from posterity.analysis.beliefs import guessed, real_share
from posterity.analysis.budget import USUAL
from posterity.analysis.entry import finding_of
from posterity.analysis.hint import hint_at
from posterity.analysis.sight import advised_with_sight
from posterity.analysis.statistics import half_band, mean
from posterity.analysis.study import study
from posterity.analysis.verdicts import verdict_of
from posterity.analysis.walk import GivenAnswer, Walk
from posterity.core.chance import QuickStream, seed_of
from posterity.core.observation import observe
from posterity.core.tasks import apply
from tests.analysis.common import LITTLE, after, forced_to_end, new_table

DEALS = 24
LAST = {"gears": (179, 235, 515), "leaders": (325, 863, 965)}  # random games that come to such a decision


def last_decisions(name):
    """Games played at random up to a decision after which nothing is to be decided; some answers win, some do not."""
    for number in LAST[name]:
        table, luck = new_table(name, number), QuickStream(number)
        while len(table.state.ask.options) == 1 or not decides(table.game, table.state):
            options = table.state.ask.options
            table.answer(table.asks(), options[luck.below(len(options))])
        yield table, [option.text for option in table.state.ask.options]


def shares(game, s):
    """For each answer the share of the seat asked, where nothing is left to decide after any; else None."""
    told = []
    for option in s.ask.options:
        end = forced_to_end(after(s, option))
        if end is None:
            return None
        told.append(real_share(game, end, s.ask.seat))
    return told


def decides(game, s):
    """Does the answer alone decide whether its seat wins, whatever it does not know?"""
    told = shares(game, s)
    if told is None or max(told) < 1 or min(told) > 0:
        return False
    return all(shares(game, world) == told for world in guessed(game, s, s.ask.seat, QuickStream(1), 20))


@pytest.mark.parametrize("name", ["gears", "leaders"])
def test_the_answer_that_wins_is_best_and_any_other_is_a_blunder(name):
    for table, picks in last_decisions(name):
        s, told = table.state, shares(table.game, table.state)
        loses = told.index(0.0)
        found = study(observe(table.game, s), USUAL, 1, loses)

        assert told[found.best] == 1.0
        assert (found.value, found.cost, found.cost_band) == (1.0, 1.0, 0.0)
        assert told[picks.index(hint_at(table.game, s, USUAL, 0).best.pick)] == 1.0
        assert told[picks.index(advised_with_sight(table.game, s, 0)[0])] == 1.0

        table.answer(table.asks(), table.parse(picks[loses]))
        given = finding_of(table.game, Walk(table).at(table.number), LITTLE, 0)
        assert verdict_of(given.cost, given.cost_band, False) == "blunder"
        assert given.value == given.best[0].value == told[picks.index(given.best[0].pick)] == 1.0
        assert given.best[-1].pick == picks[loses]
        assert given.open.value == 1.0


def test_luck_is_nothing_on_average():
    """The same answer with other luck, again and again: what chance brings in one case it takes in another."""
    table, luck = new_table("gears", 8), QuickStream(8)
    while table.number < 60 or "draw" not in [option.text for option in table.state.ask.options]:
        options = table.state.ask.options
        table.answer(table.asks(), options[luck.below(len(options))])
    seat, game, lucky = table.asks(), table.game, []
    for number in range(DEALS):
        before = table.state.clone()
        game.reseed(before, seed_of(number))
        then = after(before, game.lexicon(before).parse("draw"))
        given = GivenAnswer(1, seat, "draw", before, then, [], [], 2)
        found = finding_of(game, given, LITTLE, 0)
        assert found.shown == [viewer == seat for viewer in range(2)]
        following = study(observe(game, then), LITTLE, number).value
        lucky.append(following - (found.value - found.cost))

    assert max(lucky) - min(lucky) > 0.02
    assert abs(mean(lucky)) < half_band(lucky) + 0.01


def test_a_finding_depends_on_nothing_but_its_answer():
    table = new_table("gears", 3)
    luck = QuickStream(3)
    for _ in range(60):
        table.answer(table.asks(), table.state.ask.options[luck.below(len(table.state.ask.options))])
    walk = Walk(table)
    there, back = finding_of(table.game, walk.at(40), LITTLE, 0), finding_of(table.game, walk.at(20), LITTLE, 0)

    assert finding_of(table.game, Walk(table).at(20), LITTLE, 0) == back
    assert finding_of(table.game, Walk(table).at(40), LITTLE, 0) == there


def test_orders_that_lead_to_the_same_cost_nothing():
    """Payments that can be made in either order: whichever comes first, the rest of the turn makes up for it."""
    table, luck, compared = new_table("leaders", 1), QuickStream(1), 0
    while compared < 3:
        s = table.state
        payments = [place for place, option in enumerate(s.ask.options) if option.text.startswith("pay:")]
        for one in payments:
            for other in payments:
                if one < other and ends_alike(s, one, other):
                    found = [study(observe(table.game, s), LITTLE, 1, given) for given in (one, other)]
                    assert abs(found[0].cost - found[1].cost) < 0.001
                    compared += 1
        table.answer(s.ask.seat, s.ask.options[luck.below(len(s.ask.options))])


def ends_alike(s, one, other):
    """Do these two answers lead to the same table in either order?"""
    ends = []
    for first, second in ((one, other), (other, one)):
        then = after(s, s.ask.options[first])
        if then.ask is None or s.ask.options[second] not in then.ask.options:
            return False
        apply(then, s.ask.options[second])
        ends.append((then.ask.prompt, then.ask.options, then.answers, [repr(vars_of(p)) for p in then.players]))
    return ends[0] == ends[1]


def vars_of(player):
    return player.__reduce__()[1]
