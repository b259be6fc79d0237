"""Protect: a tableau from which nothing is destroyed."""

import pytest

from tests.games.leaders.lay import (
    GAME,
    asked,
    builds,
    idles,
    lay,
    legacy_discard,
    options,
    plays,
    protects,
    refusal,
    tableau,
    told,
    totals,
)


@pytest.mark.rule("leaders.special.protect")
@pytest.mark.parametrize("attack", ["destroy:thief", "free-destroy:0 ruin:bank"])
def test_a_protect_keeps_present_and_future_buildings_from_being_destroyed(attack):
    """Anna protects her Bank, then builds another; whatever Bruno holds, he can destroy neither."""
    hands = ["protect bank | gold gold brick", "thief free-destroy | gold gold subject", ""]
    s = lay(hands, ["bank", "", ""], step="special")
    plays(s, "protect")
    before_the_second = tries(s, attack)
    idles(s, 2)
    plays(s, "work")
    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")

    assert before_the_second
    assert tries(s, attack)
    assert tableau(s, 0) == "bank bank"


def tries(s, attack):
    """Bruno attacks in his turn, in a copy of the table: is he refused?"""
    copy = s.clone()
    first, *rest = attack.split()
    plays(copy, *(["work"] if first.startswith("destroy") else ["work", "done", first]))
    return not refusal(copy, rest[0] if rest else first).legal


@pytest.mark.rule("leaders.special.protect-not-building")
def test_a_protect_does_not_count_towards_the_target():
    """Anna has four buildings: her Protect does not make her finished."""
    s = lay(["protect", "", ""], ["bank bank bank bank", "", ""], step="special")

    plays(s, "protect")

    assert not GAME.position(s).players[0].finished
    assert (s.first_finisher, tableau(s, 0)) == (None, "bank bank bank bank")


@pytest.mark.rule("leaders.special.protect-not-building")
def test_a_protect_scores_nothing():
    s = lay(["", "", ""], ["bank protect", "protect protect", ""], step="special", first_finisher=1)

    plays(s, "pass")

    assert totals(s) == [3, 2, 0]  # Bruno's two are for finishing first


@pytest.mark.rule("leaders.special.protect-not-building")
def test_a_protect_may_be_played_into_an_empty_tableau():
    s = lay(["protect", "", ""], step="special")

    plays(s, "protect")

    assert (tableau(s, 0), protects(s, 0)) == ("", 1)
    assert told(s, "protected") == [{"seat": 0, "card": "protect"}]


@pytest.mark.rule("leaders.special.protect-several")
def test_several_protects_may_stand_in_one_tableau():
    s = lay(["protect", "", ""], ["protect", "", ""], step="special")

    plays(s, "protect")

    assert protects(s, 0) == 2


@pytest.mark.rule("leaders.special.protect-several")
def test_of_two_protects_one_is_removed_and_the_other_still_protects():
    """The rulebook's example; the next player finds Bruno protected."""
    hands = ["free-destroy", "", "thief | gold gold subject"]
    s = lay(hands, ["", "bank protect protect", ""], step="special")

    plays(s, "free-destroy:1", "ruin:protect")
    idles(s)
    plays(s, "work")

    assert (asked(s), protects(s, 1)) == (2, 1)
    assert refusal(s, "destroy:thief").message == "refused-no-target"


@pytest.mark.rule("leaders.special.protect-removal")
def test_a_removed_protect_goes_to_the_legacy_discards():
    s = lay(["free-destroy", "", ""], ["", "bank protect", ""], step="special")

    plays(s, "free-destroy:1", "ruin:protect")

    assert protects(s, 1) == 0
    assert sorted(legacy_discard(s).split()) == ["free-destroy", "protect"]
    assert told(s, "ruined") == [{"seat": 0, "victim": 1, "building": "protect"}]


@pytest.mark.rule("leaders.special.protect-removal")
def test_a_protect_that_is_not_there_is_not_removed():
    s = lay(["free-destroy", "", ""], ["", "bank", ""], step="special")
    plays(s, "free-destroy:1")

    reason = refusal(s, "ruin:protect")

    assert (reason.message, reason.clause) == ("refused-no-protect", "leaders.special.protect-removal")
    assert (reason.args["seat"], reason.args["protects"]) == (1, 0)


@pytest.mark.rule("leaders.special.protect-removal")
def test_the_owner_cannot_withdraw_a_protect():
    """Anna has a Protect standing and one in hand: nothing she can answer takes the first one back."""
    s = lay(["protect", "", ""], ["bank protect", "", ""], step="choose", legacy_deck="bank bank bank")

    offered = [options(s)]
    for pick in ("work", "done"):
        plays(s, pick)
        offered.append(options(s))

    assert offered == [["look", "work"], ["done"], ["protect", "pass"]]
    assert refusal(s, "ruin:protect").message == "refused-not-now"
