"""How well the bots play legacies, with any number of people; and what they expect of effects."""

from __future__ import annotations

import pytest

from posterity.bots import BOTS
from posterity.core.chance import BlakeStream, QuickStream
from posterity.core.codec import dump
from posterity.core.observation import observe
from posterity.core.tasks import apply
from posterity.games import GAMES
from posterity.games.legacies.board import CHARACTERS, SIDES
from posterity.games.legacies.evaluate import finished, is_between
from posterity.testing.walks import setup
from tests.bots.matches import play, wins

LEGACIES = GAMES["legacies"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_beats_random(seat):
    assert wins(LEGACIES, seat, 3, 1) == 1


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_wins_at_least_nineteen_of_twenty_among_three(seat):
    assert wins(LEGACIES, seat, 3, 200) >= 190


@pytest.mark.parametrize("players", [2, 6])
def test_greedy_plays_with_any_number_to_the_end(players):
    s = play(LEGACIES, ["greedy"] + ["random"] * (players - 1), 1)

    assert s.ask is None and LEGACIES.winners(s) == [0]


def test_greedy_draws_lots_for_its_character_and_side():
    """In 25 openings of three people every character and both sides are taken."""
    taken = set()
    for number in range(25):
        chosen = setup(LEGACIES, 3, {}, number)
        s = LEGACIES.new(chosen)
        bots = [BOTS["greedy"](BlakeStream(chosen.seed, f"bot-{seat}")) for seat in range(3)]
        while not s.order:
            apply(s, bots[s.ask.seat].choose(observe(LEGACIES, s)))
        taken |= {(seat.character, seat.side) for seat in s.seats}

    assert {character for character, _ in taken} == set(range(len(CHARACTERS)))
    assert {side for _, side in taken} == set(range(len(SIDES)))


@pytest.mark.parametrize("players", [2, 4])
def test_evaluating_leads_to_the_next_turn_and_leaves_the_table_alone(players):
    """Along a random game, whatever is asked."""
    chosen = setup(LEGACIES, players, {}, players)
    s, luck = LEGACIES.new(chosen), QuickStream(players)
    while s.ask is not None:
        if s.order:
            before = dump(s)
            then = finished(s)

            assert is_between(then) and then.answers - s.answers < 60
            assert dump(s) == before
        apply(s, s.ask.options[luck.below(len(s.ask.options))])


def test_what_an_effect_is_expected_to_be_worth_follows_its_goods():
    """The Politician's first space gives 3, 5 and 9 fame; the Underworld Boss's 10, 34 and 120 gold."""
    book = LEGACIES.new(setup(LEGACIES, 3, {}, 0)).book
    fame, gold = [[book.expected_worth[book.spaces[character][0][c]][c] for c in range(3)] for character in (0, 1)]

    assert fame == [300, 500, 900]
    assert gold == [10 * 13, 34 * 6, 120 * 2]
