"""What an effect is worth to a Nemesis that chooses: all it brings, however often and however deep, and no more."""

import pytest

from posterity.games.legacies.board import CHARACTERS
from tests.games.legacies.lay import (
    against,
    does,
    goods,
    lay,
    resources,
    script,
    seat,
    told,
    track,
    value,
)
from tests.games.legacies.nemesis import ANNA, NEMESIS, STAR, pays

KINDS = ("foundation", "fame", "any", "gold")


def table():
    """Anna the General, a Nemesis the Politician, and a Rising Star; nobody's turn."""
    s = against("general", "politician")
    s.todo = []
    seat(s, NEMESIS).foundation = 20
    return s


def choose(*options):
    return {"op": "choose", "options": [[option] for option in options]}


def gain(**goods):
    return {"op": "gain", **goods}


def owned(s, kind):
    """How much of something the Nemesis has got; gold waits in its purse."""
    player = seat(s, NEMESIS)
    found = (player.foundation - 20, player.fame - 10, player.stock(), player.purse)
    return found[KINDS.index(kind)]


@pytest.mark.rule("legacies.nemesis.reward-preference")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("by_space", [False, True])
def test_twice_as_much_is_more(kind, by_space):
    s = table()
    once = gain(**{kind: 1})
    pays(s, "politician", 1, once)
    twice = [{"op": "collect-space", "times": 2}] if by_space else [once, once]
    does(s, NEMESIS, [{"op": "choose", "options": [[once], twice]}])

    assert owned(s, kind) == 2


@pytest.mark.rule("legacies.nemesis.reward-preference")
@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_within_a_choice_is_worth_no_more_than_what_it_brings(kind):
    """Both bring the same, so it takes the first and has no more to choose."""
    s = table()
    once = gain(**{kind: 1})
    does(s, NEMESIS, [choose(once, choose(once, once))])

    assert owned(s, kind) == 1
    assert len(told(s, "nemesis-reward-preference")) == 1


@pytest.mark.rule("legacies.nemesis.reward-preference", "legacies.nemesis.penalty-preference")
def test_a_loss_counts_once_against_a_gain():
    s = table()
    both = [gain(fame=3), {"op": "lose", "fame": 2}]
    does(s, NEMESIS, [{"op": "choose", "options": [[{"op": "draw-card"}], both]}])

    assert owned(s, "fame") == 1


@pytest.mark.rule("legacies.nemesis.penalty-preference", "legacies.nemesis.other-choices")
def test_a_loss_of_gold_costs_it_nothing_and_brings_nothing():
    """Neither brings it anything: it takes the first."""
    s = table()
    does(s, NEMESIS, [choose({"op": "adjust-industry", "industries": ["law"]}, {"op": "lose", "gold": 5})])

    assert value(s, "law") == 4


# ---------------------------------------------------------------- what it can steal


@pytest.mark.rule("legacies.rising-star.stealing", "legacies.nemesis.other-choices")
def test_a_rising_star_always_has_enough_to_be_stolen_from():
    s = table()
    seat(s, ANNA).fame, seat(s, STAR).fame = 1, 0
    does(s, NEMESIS, [{"op": "steal", "fame": 3}])

    assert (owned(s, "fame"), seat(s, ANNA).fame) == (3, 1)


@pytest.mark.rule("legacies.nemesis.reward-preference", "legacies.core.counters-floor")
@pytest.mark.parametrize(
    ("victim", "offered", "brings"),
    [
        *(("chosen", 4, 5), ("chosen", 6, 6)),
        *(("each", 6, 7), ("each", 8, 8)),
        *(("most-fame", 4, 5), ("most-fame", 6, 6)),
        *(("track-owner", 1, 2), ("track-owner", 3, 3)),
    ],
)
def test_a_theft_is_worth_what_can_be_taken(victim, offered, brings):
    """The General has 2 fame, the Inventor 5; on the General's track 9 can be stolen, or some are offered."""
    s = lay(2, ["general", "inventor"], nemeses=1)
    s.todo = []
    nemesis = 2
    seat(s, nemesis).character = CHARACTERS.index("politician")
    for number, fame in enumerate((2, 5, 30)):
        seat(s, number).fame = fame
    pays(s, "general", 1, choose(gain(fame=offered), {"op": "steal", "fame": 9, "from": victim}))
    does(s, nemesis, [{"op": "make-relationship", "with": ["general"]}])

    assert seat(s, nemesis).fame == 30 + brings


# ---------------------------------------------------------------- spaces and bonus tokens


@pytest.mark.rule("legacies.nemesis.reward-preference")
@pytest.mark.parametrize(("space", "fame"), [(4, 14), (5, 11)])
def test_the_last_space_of_its_track_counts_and_there_is_none_beyond(space, fame):
    s = table()
    pays(s, "politician", 4, gain(fame=4))
    does(s, NEMESIS, [choose(gain(fame=1), {"op": "collect-space", "space": space})])

    assert goods(s, NEMESIS)[1] == fame


@pytest.mark.rule("legacies.nemesis.reward-preference", "legacies.nemesis.bonus-token")
def test_a_bonus_token_makes_a_track_worth_more():
    """Both tracks pay a gold, the Philosopher's is nearer, but the Inventor's has 1 fame by it."""
    s = table()
    for name in ("inventor", "philosopher"):
        pays(s, name, 1, gain(gold=1))
    s.book.bonuses[0] = script(s, [gain(fame=1)])
    s.board.bonus[CHARACTERS.index("inventor")] = 0
    does(s, NEMESIS, [{"op": "make-relationship", "with": ["inventor", "philosopher"]}])

    assert (track(s, "inventor")[0], owned(s, "fame")) == (NEMESIS, 1)


def holding(effect):
    return {"op": "if", "counter": "fame", "at_least": 1, "then": [effect]}


@pytest.mark.rule("legacies.nemesis.reward-preference")
@pytest.mark.parametrize("begins", ["space", "bonus"])
@pytest.mark.parametrize(("wrapped", "fame"), [(False, 6), (True, 3)])
def test_it_looks_into_four_benefits_within_one_another(begins, wrapped, fame):
    """A space pays, on a condition and by choice, a bonus token of 6 fame, or the other way round.

    A condition before all that is one too many.
    """
    s = table()
    space, bonus = {"op": "collect-space"}, {"op": "collect-bonus-token"}
    first, last = (space, bonus) if begins == "space" else (bonus, space)
    between = holding(choose(gain(gold=1), last))
    s.board.bonus[CHARACTERS.index("politician")] = 0
    pays(s, "politician", 1, between if begins == "space" else gain(fame=6))
    s.book.bonuses[0] = script(s, [gain(fame=6) if begins == "space" else between])
    does(s, NEMESIS, [choose(gain(fame=3), holding(first) if wrapped else first)])

    assert owned(s, "fame") == fame


# ---------------------------------------------------------------- resources


@pytest.mark.rule("legacies.nemesis.any-resource")
def test_of_kinds_it_has_equally_many_of_it_gives_up_the_first():
    s = table()
    resources(s, NEMESIS, "gear iron")
    does(s, NEMESIS, [{"op": "lose", "any": 1}])

    assert seat(s, NEMESIS).resources == [0, 0, 0, 1]
