"""Special cards: Swap, Protect and Free Destroy."""

import pytest

from tests.games.leaders.lay import (
    GAME,
    ask_args,
    asked,
    builds,
    idles,
    lay,
    legacies,
    legacy_discard,
    options,
    plays,
    prompt,
    protects,
    refusal,
    resource_deck,
    resource_discard,
    resources,
    tableau,
    told,
    totals,
)

FIVE = "bank bank bank bank bank"


def swaps(s, other, taken, given):
    plays(s, f"swap:{other}", f"taken:{taken}", f"given:{given}")


# ---------------------------------------------------------------- all of them


@pytest.mark.rule("leaders.special.free")
@pytest.mark.parametrize(
    ("card", "picks"),
    [
        ("swap", "swap:1 taken:bank given:parade"),
        ("protect", "protect"),
        ("free-destroy", "free-destroy:1 ruin:bank also:none"),
    ],
)
def test_special_cards_take_no_resources(card, picks):
    """Anna keeps the one Resource card she has; the turn passes on, Bruno draws from the deck."""
    s = lay([f"{card} | gold", "", ""], ["parade", "bank", ""], step="special", resource_deck="brick brick")

    plays(s, *picks.split())

    assert (asked(s), legacies(s, 0)) == (1, "")
    assert (resources(s, 0), resource_discard(s)) == ("gold", "")


@pytest.mark.rule("leaders.special.discard")
def test_a_used_swap_goes_to_the_legacy_discards():
    s = lay(["swap", "", ""], ["parade", "bank", ""], step="special")

    swaps(s, 1, "bank", "parade")

    assert (legacies(s, 0), legacy_discard(s)) == ("", "swap")


@pytest.mark.rule("leaders.special.discard")
def test_a_used_free_destroy_goes_to_the_legacy_discards_once():
    """Also when it has destroyed two buildings."""
    s = lay(["free-destroy free-destroy", "", ""], ["", "bank parade", ""], step="special")

    plays(s, "free-destroy:1", "ruin:bank", "also:1", "ruin:parade")

    assert legacies(s, 0) == "free-destroy"
    assert sorted(legacy_discard(s).split()) == ["bank", "free-destroy", "parade"]


@pytest.mark.rule("leaders.special.discard")
def test_a_used_protect_stays_in_the_tableau():
    s = lay(["protect", "", ""], step="special")

    plays(s, "protect")

    assert (legacies(s, 0), protects(s, 0), legacy_discard(s)) == ("", 1, "")


# ---------------------------------------------------------------- Swap


@pytest.mark.rule("leaders.special.swap")
def test_two_buildings_of_ones_choice_change_places():
    """The rulebook's example: Anna's Parade for Bruno's Bank."""
    s = lay(["swap", "", ""], ["bank bank parade", "bank monument", ""], step="special")

    plays(s, "swap:1")
    to_take = prompt(s), options(s), ask_args(s)
    plays(s, "taken:bank")
    to_give = prompt(s), options(s), ask_args(s)
    plays(s, "given:parade")

    assert to_take == ("ask-taken", ["taken:bank", "taken:monument"], {"victim": 1})
    assert to_give == ("ask-given", ["given:bank", "given:parade"], {"victim": 1, "building": "bank"})
    assert (tableau(s, 0), tableau(s, 1)) == ("bank bank bank", "monument parade")
    assert told(s, "swapped") == [{"seat": 0, "victim": 1, "taken": "bank", "given": "parade"}]


@pytest.mark.rule("leaders.special.swap")
def test_a_swap_needs_another_player():
    s = lay(["swap", "", ""], ["bank", "bank", "bank"], step="special")

    reason = refusal(s, "swap:0")

    assert (reason.message, reason.clause) == ("refused-swap-with-oneself", "leaders.special.swap")
    assert options(s) == ["swap:1", "swap:2", "pass"]


@pytest.mark.rule("leaders.special.swap")
def test_others_are_named_clockwise():
    """Carla swaps: first the player to her left, then the next."""
    s = lay(["", "", "swap", ""], ["bank"] * 4, seat=2, step="special")

    assert options(s) == ["swap:3", "swap:0", "swap:1", "pass"]


@pytest.mark.rule("leaders.special.swap-needs-own")
def test_without_a_building_to_give_there_is_no_swap():
    """A Protect is none."""
    s = lay(["swap", "", ""], ["protect", "bank", ""], step="special")

    reason = refusal(s, "swap:1")

    assert (reason.message, reason.clause) == ("refused-nothing-to-give", "leaders.special.swap-needs-own")
    assert reason.args["card"] == "swap"
    assert options(s) == ["pass"]


@pytest.mark.rule("leaders.special.swap-needs-own")
def test_a_player_without_buildings_cannot_be_swapped_with():
    """Bruno has only a Protect, Carla one building."""
    s = lay(["swap", "", ""], ["bank", "protect", "parade"], step="special")

    reason = refusal(s, "swap:1")

    assert (reason.message, reason.clause) == ("refused-nothing-to-take", "leaders.special.swap-needs-own")
    assert (reason.args["buildings"], reason.args["protects"]) == (0, 1)
    assert options(s) == ["swap:2", "pass"]


@pytest.mark.rule("leaders.special.swap")
def test_only_buildings_that_stand_there_are_taken_and_given():
    s = lay(["swap", "", ""], ["bank", "parade", ""], step="special")
    plays(s, "swap:1")

    taken = refusal(s, "taken:monument")
    plays(s, "taken:parade")
    given = refusal(s, "given:parade")

    assert (taken.message, taken.args["seat"]) == ("refused-taken-not-there", 1)
    assert (given.message, given.args["building"]) == ("refused-given-not-there", "parade")
    assert taken.clause == given.clause == "leaders.special.swap"


@pytest.mark.rule("leaders.special.swap-buildings-only")
def test_a_protect_is_neither_taken_nor_given():
    s = lay(["swap", "", ""], ["bank protect", "parade protect", ""], step="special")
    plays(s, "swap:1")

    taken = refusal(s, "taken:protect")
    plays(s, "taken:parade")
    given = refusal(s, "given:protect")

    assert (taken.message, taken.clause) == ("refused-not-swappable", "leaders.special.swap-buildings-only")
    assert (given.message, given.clause) == ("refused-not-swappable", "leaders.special.swap-buildings-only")


@pytest.mark.rule("leaders.special.swap-buildings-only")
def test_a_swap_changes_nobodys_number_of_buildings():
    s = lay(["swap", "", ""], ["bank protect", "parade bank monument protect", ""], step="special")

    swaps(s, 1, "monument", "bank")

    assert (tableau(s, 0), protects(s, 0)) == ("monument", 1)
    assert (tableau(s, 1), protects(s, 1)) == ("parade bank bank", 1)


@pytest.mark.rule("leaders.special.swap-protected")
def test_the_building_of_a_protected_player_can_be_swapped():
    """Both are protected, in fact."""
    s = lay(["swap", "", ""], ["bank protect", "parade protect protect", ""], step="special")

    swaps(s, 1, "parade", "bank")

    assert (tableau(s, 0), tableau(s, 1)) == ("parade", "bank")


@pytest.mark.rule("leaders.special.swap-finished")
def test_a_finished_player_can_be_swapped_with_and_stays_finished():
    """The rulebook's example: Bruno finished first with four Banks and a Monument; Anna takes a Bank for a Parade."""
    s = lay(["swap", "", ""], ["parade", "bank bank bank bank monument", ""], step="special", first_finisher=1)

    swaps(s, 1, "bank", "parade")

    assert tableau(s, 1) == "bank bank bank monument parade"
    assert GAME.position(s).players[1].finished
    assert totals(s) == [3, 13, 0]  # 9 + 2, and 2 for finishing first


@pytest.mark.rule("leaders.special.swap-same-type")
def test_two_buildings_of_the_same_type_may_be_swapped():
    """It only gets rid of the card."""
    s = lay(["swap", "", ""], ["bank", "parade bank", ""], step="special")

    swaps(s, 1, "bank", "bank")

    assert (tableau(s, 0), tableau(s, 1)) == ("bank", "parade bank")
    assert (legacies(s, 0), legacy_discard(s)) == ("", "swap")


@pytest.mark.rule("leaders.special.swap-not-build")
def test_a_swap_triggers_no_end():
    """Anna has four buildings; the Bank she receives makes no fifth one, and it costs her nothing."""
    s = lay(["swap | gold", "", ""], ["bank bank bank parade", "bank", ""], step="special")

    swaps(s, 1, "bank", "parade")

    assert tableau(s, 0) == "bank bank bank bank"
    assert s.first_finisher is None
    assert told(s, "built") == told(s, "finished-first") == []
    assert (resources(s, 0), asked(s)) == ("gold", 1)


# ---------------------------------------------------------------- Protect


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


# ---------------------------------------------------------------- Free Destroy


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
