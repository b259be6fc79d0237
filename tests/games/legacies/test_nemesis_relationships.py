"""The global action of relationships with a Nemesis, and what its relationships bring."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS
from posterity.games.legacies.rules.successors import enter
from tests.games.legacies.lay import (
    against,
    does,
    goods,
    nemesis_turn,
    script,
    seat,
    token,
    told,
    track,
    triggers,
)
from tests.games.legacies.nemesis import NEMESIS, foundation, pays, shows


@pytest.mark.rule("legacies.nemesis.relationship")
def test_for_the_extra_benefit_it_takes_most_fame_then_resources_then_gold():
    s = against("general", "politician")
    for character, given in (("inventor", {"gold": 20}), ("philosopher", {"fame": 2}), ("promoter", {"any": 3})):
        token(s, NEMESIS, character, 1)
        pays(s, character, 1, {"op": "gain", **given})
        pays(s, character, 2)

    nemesis_turn(s, NEMESIS, shows("relationships"))
    assert told(s, "collected")[0]["character"] == "philosopher"
    assert goods(s, NEMESIS)[1] == 12


@pytest.mark.rule("legacies.nemesis.relationship")
@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ({"inventor": {"gold": 20}, "promoter": {"any": 1}}, "promoter"),
        ({"inventor": {"gold": 5}, "promoter": {"gold": 20}}, "promoter"),
        ({"inventor": {"foundation": 9}, "promoter": {"gold": 1}}, "promoter"),
        ({"inventor": {"gold": 5}, "promoter": {"gold": 5}}, "promoter"),  # the nearest clockwise
        ({"inventor": {"foundation": 9}, "socialite": {"foundation": 9}}, "socialite"),
    ],
)
def test_ties_of_the_extra_benefit_go_clockwise(given, taken):
    s = against("general", "politician")
    for character, step in given.items():
        token(s, NEMESIS, character, 1)
        pays(s, character, 1, {"op": "gain", **step})
        pays(s, character, 2)

    nemesis_turn(s, NEMESIS, shows("relationships"))

    assert told(s, "collected")[0]["character"] == taken


@pytest.mark.rule("legacies.nemesis.relationship")
@pytest.mark.parametrize(
    ("far", "near", "taken"),
    [
        ({"fame": 1}, {"any": 3}, "inventor"),
        ({"fame": 1}, {"gold": 9}, "inventor"),
        ({"fame": 3}, {"fame": 2, "any": 5}, "inventor"),
        ({"fame": 2, "any": 5}, {"fame": 2}, "promoter"),  # there only fame counts
        ({"any": 1}, {"gold": 20}, "inventor"),
        ({"any": 2, "gold": 5}, {"any": 2}, "promoter"),
        ({"gold": 20}, {"gold": 5}, "inventor"),
        ({"gold": 1}, {"foundation": 9}, "inventor"),
    ],
)
def test_a_better_extra_benefit_goes_before_a_nearer_one(far, near, taken):
    """Clockwise from the Politician the Promoter comes long before the Inventor."""
    s = against("general", "politician")
    for character, given in (("inventor", far), ("promoter", near)):
        token(s, NEMESIS, character, 1)
        pays(s, character, 1, {"op": "gain", **given})
        pays(s, character, 2)

    nemesis_turn(s, NEMESIS, shows("relationships"))

    assert told(s, "collected")[0]["character"] == taken


@pytest.mark.rule("legacies.nemesis.relationship", "legacies.nemesis.other-choices")
def test_clockwise_from_the_general_the_underworld_boss_comes_before_the_inventor():
    s = against("politician", "general")
    for character in ("underworld-boss", "inventor"):
        token(s, NEMESIS, character, 1)
        pays(s, character, 1, {"op": "gain", "fame": 2})
        pays(s, character, 2)

    nemesis_turn(s, NEMESIS, shows("relationships"))

    assert told(s, "collected")[0]["character"] == "underworld-boss"


@pytest.mark.rule("legacies.nemesis.relationship-player")
def test_others_give_it_no_extra_benefit():
    s = against("general", "politician")
    token(s, NEMESIS, "inventor", 1)
    pays(s, "inventor", 1, {"op": "gain", "fame": 50})
    pays(s, "inventor", 2, {"op": "gain", "fame": 4})

    triggers(s, "relationships")

    assert track(s, "inventor")[1] == NEMESIS
    assert goods(s, NEMESIS)[1] == 14


def test_its_benefits_are_collected_clockwise_from_its_own_track():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 48
    token(s, NEMESIS, "inventor", 1)
    token(s, NEMESIS, "socialite", 1)
    pays(s, "inventor", 2, {"op": "gain", "foundation": 4})  # lost: at 50 a step is 5
    pays(s, "socialite", 2, {"op": "gain", "foundation": 2})

    triggers(s, "relationships")

    assert foundation(s) == 50


@pytest.mark.rule("legacies.nemesis.special-as-benefit")
def test_a_special_action_becomes_a_relationship_clockwise():
    """The Politician with a token on the Socialite's track: the Promoter's is next."""
    s = against("general", "politician")
    token(s, NEMESIS, "socialite", 2)
    pays(s, "inventor", 1, {"op": "special-action"})
    pays(s, "promoter", 1, {"op": "gain", "fame": 3})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert track(s, "promoter")[0] == NEMESIS
    assert goods(s, NEMESIS)[1] == 13
    assert told(s, "nemesis-special-as-benefit")


@pytest.mark.rule("legacies.nemesis.special-as-benefit")
def test_it_goes_on_until_the_tokens_run_out():
    s = against("general", "politician")
    for character in CHARACTERS:
        pays(s, character, 1, {"op": "special-action"})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert seat(s, NEMESIS).free[0] == 0
    entered = [name for name in CHARACTERS if track(s, name)[0] == NEMESIS]
    assert entered == ["inventor", "transportation-baron", "master-thief", "promoter", "socialite"]


@pytest.mark.rule("legacies.nemesis.special-as-benefit", "legacies.nemesis.bonus-token")
def test_a_bonus_token_may_allow_it_as_well():
    s = against("general", "politician")
    s.book.bonuses[0] = script(s, [{"op": "special-action"}])
    s.board.bonus[CHARACTERS.index("inventor")] = 0

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert track(s, "socialite")[0] == NEMESIS


@pytest.mark.rule("legacies.nemesis.bonus-token")
def test_a_new_relationship_pays_the_bonus_token_by_the_track():
    s = against("general", "politician")
    s.book.bonuses[0] = script(s, [{"op": "gain", "fame": 2}])
    s.board.bonus[CHARACTERS.index("inventor")] = 0
    pays(s, "inventor", 1, {"op": "gain", "fame": 1})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert goods(s, NEMESIS)[1] == 13


@pytest.mark.rule("legacies.nemesis.special-never")
def test_an_event_allows_it_no_special_action():
    s = against("general", "politician")
    does(s, NEMESIS, [{"op": "special-action"}], event=True)
    assert seat(s, NEMESIS).free[0] == 5
    assert told(s, "nemesis-special-never")


@pytest.mark.rule("legacies.nemesis.special-as-benefit", "legacies.nemesis.special-never")
def test_a_figures_benefit_makes_it_a_relationship_and_a_card_nothing():
    s = against("general", "politician")
    does(s, NEMESIS, [{"op": "special-action"}])
    assert (seat(s, NEMESIS).free[0], len(told(s, "nemesis-special-never"))) == (5, 1)

    s.book.figures[0][0] = script(s, [{"op": "special-action"}], "figure-a")
    does(s, NEMESIS, [{"op": "make-relationship", "with": ["legendary"]}])
    assert (s.board.figure_tokens[0], track(s, "socialite")[0]) == (NEMESIS, NEMESIS)
    assert len(told(s, "nemesis-special-as-benefit")) == 1


@pytest.mark.rule("legacies.nemesis.special-never", "legacies.nemesis.successor-match")
def test_matches_unlock_tokens_in_a_fixed_order_and_then_make_relationships():
    s = against("general", "politician")
    icon = s.book.mat_icon[CHARACTERS.index("politician")]
    for heir in range(5):
        s.book.successor_icons[heir] = icon
        enter(s, NEMESIS, heir)
        advance(s)

    assert [found["token"] for found in told(s, "unlocked")] == ["relationship", "minor", "major"]
    assert track(s, "socialite")[0] == NEMESIS
    assert track(s, "promoter")[0] == NEMESIS
