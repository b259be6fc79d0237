"""The base rules apply: tests of the base game pass unchanged on an expansion table without abilities."""

from inspect import getmembers, isfunction
from itertools import product

import pytest

from tests.games.gears import lay as gears
from tests.games.gears import (
    test_establish,
    test_influence,
    test_resolve,
    test_return,
    test_rounds,
    test_score,
    test_success,
    test_timeline,
    test_travel,
    test_turn,
)
from tests.games.machines.lay import PLAIN, book_of

MODULES = [
    *(test_establish, test_influence, test_resolve, test_return, test_rounds),
    *(test_score, test_success, test_timeline, test_travel, test_turn),
]
CHAPTERS = ("travel", "establish", "influence", "timeline", "success", "resolve", "score", "return")
OF_FATE = {  # tests with Fate cards
    "test_a_further_copy_and_a_fate_card_pay_like_any_card",
    "test_every_card_counts_as_one",
    "test_fate_cards_beside_technologies_use_none",
    "test_plans_and_hopes_beside_a_technology_change_no_success",
    "test_success_is_checked_when_willed_into_existence_starts_to_apply",
    "test_success_is_checked_when_willed_into_existence_stops_to_apply",
    "test_what_is_direct_and_indirect_at_once_is_still_required",
    "test_a_timeline_filled_to_the_last_place_takes_nothing_more",
    "test_there_is_no_position_beyond_the_tenth",
    "test_time_folds_no_marker_beyond_the_present_day",
}
OF_ENDING = {  # tests of turns that end by themselves (machines.turn.ending)
    "test_a_technology_of_cost_zero_is_lost_unless_somebody_puts_a_cube_on_it",
    "test_each_action_places_exactly_one_technology",
    "test_the_last_cube_of_the_pool_saves_a_technology",
}


def cases(test):
    """The arguments that a test is called with, one after the other."""
    found = [{}]
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names, values = mark.args
            names = names.split(",") if isinstance(names, str) else names
            rows = [dict(zip(names, value if len(names) > 1 else [value], strict=True)) for value in values]
            found = [{**one, **row} for one, row in product(found, rows)]
    return found


def fits(name, test):
    """A test of these chapters and no others, at a table that is laid out."""
    if not name.startswith("test_") or name in OF_FATE | OF_ENDING or hasattr(test, "is_hypothesis_test"):
        return False
    clauses = [clause for mark in getattr(test, "pytestmark", []) if mark.name == "rule" for clause in mark.args]
    dealt = {"begin", "seated"} & set(test.__code__.co_names)
    return bool(clauses) and not dealt and all([clause.split(".")[1] in CHAPTERS for clause in clauses])


def of_the_base_game():
    """Every such test with its arguments."""
    tests = [(name, test) for module in MODULES for name, test in getmembers(module, isfunction) if fits(name, test)]
    return [
        pytest.param(test, case, id=f"{name}-{number}")
        for name, test in tests
        for number, case in enumerate(cases(test))
    ]


@pytest.mark.rule("machines.base.inherits")
@pytest.mark.parametrize(("test", "case"), of_the_base_game())
def test_a_test_of_the_base_game_passes_on_an_expansion_table(test, case, monkeypatch):
    laid = []

    def plain_book(players=2, options=None, cards=None):
        laid.append({name: value for name, value in (options or {}).items() if name != "fate"})
        return book_of(players, laid[-1], PLAIN)

    monkeypatch.setattr(gears, "book_of", plain_book)
    test(**case)
    assert laid
