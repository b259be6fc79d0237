"""Free Destroy: two buildings, or a Protect."""

import pytest

from tests.games.leaders.lay import (
    ask_args,
    asked,
    idles,
    lay,
    legacy_discard,
    options,
    plays,
    prompt,
    protects,
    refusal,
    resource_deck,
    resources,
    tableau,
    told,
)

FIVE = "bank bank bank bank bank"


@pytest.mark.rule("leaders.special.free-destroy")
def test_buildings_of_two_players_are_destroyed():
    """The rulebook's example: Bruno's Bank and Carla's Monument; Bruno keeps his Parade."""
    s = lay(["free-destroy", "", ""], ["", "bank parade", "monument"], step="special")

    plays(s, "free-destroy:1")
    first = options(s), ask_args(s)
    plays(s, "ruin:bank")
    second = prompt(s), options(s)
    plays(s, "also:2", "ruin:monument")

    assert first == (["ruin:bank", "ruin:parade"], {"victim": 1})
    assert second == ("ask-also", ["also:1", "also:2", "also:none"])
    assert (tableau(s, 1), tableau(s, 2)) == ("parade", "")
    assert sorted(legacy_discard(s).split()) == ["bank", "free-destroy", "monument"]
    assert asked(s) == 1


@pytest.mark.rule("leaders.special.free-destroy")
@pytest.mark.parametrize("types", ["bank bank", "bank parade", "monument bank"])
def test_two_buildings_of_one_player_are_destroyed_of_any_types(types):
    s = lay(["free-destroy", "", ""], ["", "bank bank parade monument", ""], step="special")
    first, second = types.split()

    plays(s, "free-destroy:1", f"ruin:{first}", "also:1", f"ruin:{second}")

    left = ["bank", "bank", "parade", "monument"]
    left.remove(first)
    left.remove(second)
    assert sorted(tableau(s, 1).split()) == sorted(left)
    assert asked(s) == 1  # never a third one


@pytest.mark.rule("leaders.special.free-destroy")
def test_after_a_protect_nothing_more_is_destroyed():
    """Bruno's Protect is gone and he has buildings, but the card is used up."""
    s = lay(["free-destroy", "", ""], ["", "bank bank protect", "monument"], step="special")

    plays(s, "free-destroy:1", "ruin:protect")

    assert asked(s) == 1
    assert (tableau(s, 1), tableau(s, 2)) == ("bank bank", "monument")


@pytest.mark.rule("leaders.special.free-destroy")
def test_after_a_building_no_protect_is_destroyed():
    """Carla has a Protect only: neither she nor Bruno's tableau offers one as the second."""
    s = lay(["free-destroy", "", ""], ["", "bank bank", "protect"], step="special")
    plays(s, "free-destroy:1", "ruin:bank")

    carla = refusal(s, "also:2")
    plays(s, "also:1")
    bruno = refusal(s, "ruin:protect")

    assert (carla.message, carla.clause) == ("refused-nothing-to-destroy", "leaders.special.free-destroy-one")
    assert (bruno.message, bruno.clause) == ("refused-protect-or-buildings", "leaders.special.free-destroy")
    assert options(s) == ["ruin:bank"]


@pytest.mark.rule("leaders.special.free-destroy-one")
def test_the_card_may_stop_at_one_building():
    """Bruno has more."""
    s = lay(["free-destroy", "", ""], ["", "bank parade", "monument"], step="special")

    plays(s, "free-destroy:1", "ruin:parade", "also:none")

    assert (tableau(s, 1), tableau(s, 2)) == ("bank", "monument")
    assert (legacy_discard(s), asked(s)) == ("parade free-destroy", 1)


@pytest.mark.rule("leaders.special.free-destroy-one")
def test_at_least_one_building_is_destroyed():
    """Once Bruno is named there is no way back, and a player without anything cannot be named."""
    s = lay(["free-destroy", "", ""], ["", "bank", ""], step="special")
    named = refusal(s, "free-destroy:2")
    plays(s, "free-destroy:1")

    assert (named.message, named.clause) == ("refused-nothing-to-destroy", "leaders.special.free-destroy-one")
    assert (named.args["card"], named.args["buildings"]) == ("free-destroy", 0)
    assert options(s) == ["ruin:bank"]
    assert not refusal(s, "also:none").legal
    assert not refusal(s, "pass").legal


@pytest.mark.rule("leaders.special.free-destroy-one")
def test_a_building_must_stand_there_to_be_destroyed():
    s = lay(["free-destroy", "", ""], ["", "bank", "parade"], step="special")
    plays(s, "free-destroy:1")

    reason = refusal(s, "ruin:parade")

    assert (reason.message, reason.clause) == ("refused-nothing-to-destroy", "leaders.special.free-destroy-one")
    assert (reason.args["seat"], reason.args["buildings"]) == (1, 1)


@pytest.mark.rule("leaders.special.free-destroy-one")
def test_the_second_building_is_asked_for_even_where_there_is_none():
    s = lay(["free-destroy", "", ""], ["", "bank", ""], step="special")

    plays(s, "free-destroy:1", "ruin:bank")

    assert (asked(s), options(s)) == (0, ["also:none"])
    assert refusal(s, "protect").args == {"pick": "protect"}


@pytest.mark.rule("leaders.special.free-destroy-own")
def test_ones_own_buildings_may_be_among_them():
    """Anna clears away her Parade and Bruno's Bank."""
    s = lay(["free-destroy", "", ""], ["parade bank", "bank", ""], step="special")

    plays(s, "free-destroy:0", "ruin:parade", "also:1", "ruin:bank")

    assert (tableau(s, 0), tableau(s, 1)) == ("bank", "")
    assert told(s, "ruined-own") == [{"seat": 0, "building": "parade"}]
    assert told(s, "ruined") == [{"seat": 0, "building": "bank", "victim": 1}]


@pytest.mark.rule("leaders.special.free-destroy-own")
def test_ones_own_protect_protects_from_oneself():
    """Anna may destroy her own Protect, but not the Bank behind it."""
    s = lay(["free-destroy", "", ""], ["bank protect", "bank", ""], step="special")
    plays(s, "free-destroy:0")

    reason = refusal(s, "ruin:bank")

    assert (reason.message, reason.clause) == ("refused-free-protected", "leaders.special.free-destroy-limits")
    assert options(s) == ["ruin:protect"]


@pytest.mark.rule("leaders.special.free-destroy-limits")
def test_buildings_of_a_protected_player_are_out_of_reach():
    """Bruno has a Protect: it is all that can be destroyed there, and nothing as the second building."""
    s = lay(["free-destroy", "", ""], ["", "bank protect", "bank"], step="special")
    copy = s.clone()
    plays(copy, "free-destroy:1")
    plays(s, "free-destroy:2", "ruin:bank")

    first, second = refusal(copy, "ruin:bank"), refusal(s, "also:1")

    assert options(copy) == ["ruin:protect"]
    assert first.message == second.message == "refused-free-protected"
    assert first.clause == second.clause == "leaders.special.free-destroy-limits"
    assert (second.args["seat"], second.args["protects"]) == (1, 1)


@pytest.mark.rule("leaders.special.free-destroy-limits", "leaders.end.immunity")
def test_buildings_of_a_finished_player_are_out_of_reach():
    """Four buildings are still within reach, five are not."""
    s = lay(["free-destroy", "", ""], ["", FIVE, "bank bank bank bank"], step="special")

    named = refusal(s, "free-destroy:1")
    plays(s, "free-destroy:2", "ruin:bank")
    second = refusal(s, "also:1")

    assert named.message == second.message == "refused-free-finished"
    assert named.clause == second.clause == "leaders.special.free-destroy-limits"
    assert (named.args["buildings"], named.args["target"]) == (5, 5)


@pytest.mark.rule("leaders.special.free-destroy-no-bonus")
def test_a_free_destroy_gives_no_resources():
    """Two buildings fall and nobody is asked for a bonus."""
    s = lay(["free-destroy", "", ""], ["", "bank parade", ""], step="special", resource_deck="gold gold gold")

    plays(s, "free-destroy:1", "ruin:bank", "also:1", "ruin:parade")

    assert (asked(s), prompt(s)) == (1, "ask-choose")
    assert (resources(s, 0), resources(s, 1), resource_deck(s)) == ("", "gold gold", "gold")


@pytest.mark.rule("leaders.special.protect-then-destroy")
def test_unprotecting_helps_only_those_who_come_after():
    """Anna removes Bruno's Protect after her work; her own Thief has to wait, Carla's does not."""
    thief = "thief | gold gold subject"
    s = lay([f"free-destroy {thief}", "", thief], ["", "bank protect", ""], step="work")

    before = refusal(s, "destroy:thief").message
    plays(s, "done", "free-destroy:1", "ruin:protect")
    idles(s)
    plays(s, "work", "destroy:thief")

    assert before == "refused-no-target"
    assert (asked(s), options(s)) == (2, ["target:1"])


@pytest.mark.rule("leaders.special.protect-then-destroy")
def test_whoever_unprotects_has_no_work_left_in_that_turn():
    hand = f"free-destroy thief | gold gold subject {'brick ' * 5}"
    s = lay([hand, "", ""], ["", "bank protect", ""], step="special")

    plays(s, "free-destroy:1", "ruin:protect")

    assert (asked(s), prompt(s)) == (0, "ask-limit")
    assert not refusal(s, "destroy:thief").legal


@pytest.mark.rule("leaders.special.finished-protect")
def test_the_protect_of_a_finished_player_may_be_destroyed():
    """Bruno has finished: his Protect goes, his buildings stay as safe as before."""
    hands = ["free-destroy", "", "free-destroy thief | gold gold subject"]
    s = lay(hands, ["", f"{FIVE} protect", ""], step="special")

    plays(s, "free-destroy:1")
    within_reach = options(s)
    reason = refusal(s, "ruin:bank")
    plays(s, "ruin:protect")
    idles(s)
    plays(s, "work")

    assert (within_reach, reason.message) == (["ruin:protect"], "refused-free-finished")
    assert (asked(s), protects(s, 1)) == (2, 0)
    assert refusal(s, "destroy:thief").message == "refused-no-target"
    plays(s, "done")
    assert refusal(s, "free-destroy:1").message == "refused-free-finished"
