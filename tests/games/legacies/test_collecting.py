"""Benefits that effects collect: of spaces, under tokens, of bonus tokens."""

import pytest

from posterity.core.tasks import question
from posterity.games.legacies.board import CHARACTERS
from tests.games.legacies.lay import (
    against,
    does,
    goods,
    lay,
    nemesis_turn,
    options,
    play,
    refusal,
    script,
    seat,
    token,
    told,
)
from tests.games.legacies.nemesis import NEMESIS, pays, shows


def table():
    """Anna the Politician; her track pays 1, 2, 3 and 4 fame."""
    s = lay(who=["politician", "general", "socialite"])
    for space in (1, 2, 3, 4):
        pays(s, "politician", space, {"op": "gain", "fame": space})
    return s


def lie(s, **gifts):
    """Bonus tokens by tracks, each with an effect."""
    for number, (name, gift) in enumerate(gifts.items()):
        s.book.bonuses[number] = script(s, [{"op": "gain", **gift}])
        s.board.bonus[CHARACTERS.index(name)] = number


@pytest.mark.rule("legacies.component.special-action-sample")
@pytest.mark.parametrize(("space", "fame"), [(1, 1), (2, 2), (4, 4), (5, 0)])
def test_a_space_of_ones_own_track_up_to_the_last(space, fame):
    s = table()
    does(s, 0, [{"op": "collect-space", "space": space}])
    assert goods(s, 0)[1] == 10 + fame

    does(s, 0, [{"op": "collect-space", "space": space, "times": 3}])
    assert goods(s, 0)[1] == 10 + 4 * fame


def test_only_ones_own_tokens_are_collected():
    s = table()
    token(s, 0, "inventor", 2)
    token(s, 1, "promoter", 1)
    pays(s, "inventor", 2, {"op": "gain", "gold": 4})
    does(s, 0, [{"op": "collect-space", "track": "token", "times": 2}])

    assert options(s) == ["collect:inventor"]
    assert refusal(s, "collect:promoter").message == "refused-not-there"
    play(s, "collect:inventor", "collect:inventor")
    assert goods(s, 0)[0] == 18


def test_chosen_bonus_tokens_are_collected_one_after_another():
    s = table()
    lie(s, politician={"fame": 1}, general={"fame": 2}, inventor={"fame": 4})
    does(s, 0, [{"op": "collect-bonus-token", "which": "chosen", "count": 3}])

    seen = []
    for name in ("general", "politician", "inventor"):
        seen.append((question(s).prompt_args(s)["left"], options(s)))
        play(s, f"bonus:{name}")
    assert seen == [
        (3, ["bonus:politician", "bonus:general", "bonus:inventor"]),
        (2, ["bonus:politician", "bonus:inventor"]),
        (1, ["bonus:inventor"]),
    ]
    assert (goods(s, 0)[1], s.ask.prompt) == (17, "ask-act")


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_of_equal_benefits_a_nemesis_collects_the_nearest_clockwise():
    """Clockwise from the General the Underworld Boss is first, the Inventor last."""
    s = against("politician", "general")
    s.todo = []
    for name in ("underworld-boss", "inventor"):
        token(s, NEMESIS, name, 1)
    pays(s, "underworld-boss", 1, {"op": "gain", "fame": 1}, {"op": "gain", "fame": 3, "who": "each-other"})
    pays(s, "inventor", 1, {"op": "gain", "fame": 1})
    does(s, NEMESIS, [{"op": "collect-space", "track": "token"}])
    assert goods(s, 0)[1] == 13

    lie(s, **{"underworld-boss": {"fame": 2}, "inventor": {"fame": 2}})
    does(s, NEMESIS, [{"op": "collect-bonus-token", "which": "chosen", "count": 2}])
    assert [goods(s, n)[1] for n in (0, NEMESIS)] == [13, 15]
    assert len(told(s, "nemesis-reward-preference")) == 3


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_of_equal_bonus_tokens_a_nemesis_collects_the_nearest_clockwise():
    s = against("politician", "general")
    s.todo = []
    lie(s, **{"underworld-boss": {"fame": 2}, "inventor": {"fame": 2}})
    s.book.bonuses[0] = script(s, [{"op": "gain", "fame": 2}, {"op": "gain", "gold": 3, "who": "each-other"}])
    does(s, NEMESIS, [{"op": "collect-bonus-token", "which": "chosen"}])

    assert (seat(s, 0).gold, goods(s, NEMESIS)[1]) == (13, 12)


# ---------------------------------------------------------------- ties of a Nemesis


def equal_ones(rules):
    """A Nemesis with 5 fame under its tokens on two tracks; the Socialite's, the nearest, pays 1 gold."""
    s = against("general", "politician", rules=rules)
    for name, gift in (("inventor", {"fame": 5}), ("promoter", {"fame": 5}), ("socialite", {"gold": 1})):
        token(s, NEMESIS, name, 1)
        pays(s, name, 1, {"op": "gain", **gift})
        pays(s, name, 2)
    return s


@pytest.mark.rule("legacies.nemesis.other-choices")
@pytest.mark.parametrize(("rules", "taken"), [(1, "inventor"), (2, "promoter")])
def test_of_equal_benefits_a_nemesis_takes_the_nearest_clockwise(rules, taken):
    """Before rules 2 it took the first in track order, unless the nearest of all was among the best."""
    s = equal_ones(rules)
    nemesis_turn(s, NEMESIS, shows("relationships"))

    assert told(s, "collected")[0]["character"] == taken
