"""Positions whose best answer, or whose luck, is known: the last decision of a game, and a last draw."""

from __future__ import annotations

import pytest

from posterity.analysis.beliefs import guessed, real_share
from posterity.analysis.budget import USUAL
from posterity.analysis.entry import finding_of
from posterity.analysis.hint import hint_at
from posterity.analysis.jobs import review
from posterity.analysis.sight import advised_with_sight
from posterity.analysis.study import study
from posterity.analysis.walk import Walk
from posterity.core.chance import QuickStream, seed_of
from posterity.core.observation import observe
from posterity.core.tasks import apply
from tests.analysis.common import LITTLE, after, forced_to_end, new_table

PLAYED = 150  # random games among which last decisions are looked for


def last_decisions(name, wanted):
    """Games played at random up to a decision after which nothing is to be decided; some answers win, some do not."""
    found = []
    for number in range(PLAYED):
        table, luck = new_table(name, number), QuickStream(number)
        while not table.over:
            s = table.state
            if len(s.ask.options) > 1 and wanted(table.game, s):
                found.append((table, [option.text for option in s.ask.options]))
                break
            table.answer(s.ask.seat, s.ask.options[luck.below(len(s.ask.options))])
        if len(found) == 3:
            return found
    raise AssertionError(f"only {len(found)} such decisions in {PLAYED} games of {name}")


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
    for table, picks in last_decisions(name, decides):
        s, told = table.state, shares(table.game, table.state)
        wins, loses = picks[told.index(1.0)], told.index(0.0)
        found = study(observe(table.game, s), USUAL, 1, loses)

        assert told[found.best] == 1.0
        assert (found.value, found.cost, found.cost_band) == (1.0, 1.0, 0.0)
        assert told[picks.index(hint_at(table.game, s, USUAL, 0).best.pick)] == 1.0
        assert told[picks.index(advised_with_sight(table.game, s, 0)[0])] == 1.0

        seat = s.ask.seat
        table.answer(seat, table.parse(picks[loses]))
        while not table.over:
            table.answer(table.asks(), table.state.ask.options[0])
        given = next(entry for entry in review(table, LITTLE, 0).entries[::-1] if entry.kind == "decision")
        assert (given.verdict, given.cost, given.before[seat], given.after[seat]) == ("blunder", 1.0, 1.0, 0.0)
        assert given.best[0].value == 1.0 and told[picks.index(given.best[0].pick)] == 1.0
        assert wins != given.best[-1].pick == picks[loses]


def draws(game, s):
    """Is nothing left to decide, whatever is answered, but does luck decide who wins?"""
    seat, told = s.ask.seat, set()
    if any(forced_to_end(after(s, option)) is None for option in s.ask.options):
        return False
    for number in range(12):
        world = s.clone()
        game.reseed(world, seed_of(number))
        end = forced_to_end(after(world, world.ask.options[0]))
        if end is None:
            return False
        told.add(real_share(game, end, seat))
    return len(told) > 1


def test_what_a_last_draw_decides_is_luck():
    """A draw of leaders that nobody can do anything about: what it brings is chance, not a fault."""
    for table, _ in last_decisions("leaders", draws):
        s = table.state
        seat, pick = s.ask.seat, s.ask.options[0]
        worlds = guessed(table.game, s, seat, QuickStream(5), 400)
        expected = sum(real_share(table.game, forced_to_end(after(world, pick)), seat) for world in worlds) / 400
        table.answer(seat, pick)
        number = table.number
        while not table.over:
            table.answer(table.asks(), table.state.ask.options[0])
        found = review(table, USUAL, 0)
        chance = [entry for entry in found.entries if entry.n >= number and entry.kind == "chance"]
        lucky = sum(entry.change(seat) for entry in chance)

        assert lucky == pytest.approx(found.seats[seat].end - expected, abs=0.3)
        assert abs(lucky) > 0.1


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
    """Two payments that can be made in either order."""
    compared = 0
    for number in range(30):
        table, luck = new_table("leaders", number), QuickStream(number)
        while not table.over and compared < 5:
            s = table.state
            picks = [option.text for option in s.ask.options]
            if len(picks) == 2 and all(pick.startswith("pay:") for pick in picks):
                ends = []
                for one, other in ((0, 1), (1, 0)):
                    then = after(s, s.ask.options[one])
                    again = [o for o in (then.ask.options if then.ask else []) if o.text == picks[other]]
                    if again:
                        apply(then, again[0])
                        ends.append(table.game.position(then))
                if len(ends) == 2 and ends[0] == ends[1]:
                    for given in (0, 1):
                        found = study(observe(table.game, s), LITTLE, 1, given)
                        assert found.cost < 0.03
                    compared += 1
            table.answer(s.ask.seat, s.ask.options[luck.below(len(s.ask.options))])
    assert compared
