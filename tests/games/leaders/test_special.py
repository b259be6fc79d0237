"""What all special cards have in common, and Swap: two buildings change places."""

import pytest

from tests.games.leaders.lay import (
    GAME,
    ask_args,
    asked,
    lay,
    legacies,
    legacy_discard,
    options,
    plays,
    prompt,
    protects,
    refusal,
    resource_discard,
    resources,
    tableau,
    told,
    totals,
)


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


@pytest.mark.rule("leaders.turn.special-step", "leaders.special.protect")
@pytest.mark.parametrize(("card", "stays"), [("swap", "no"), ("protect", "yes"), ("free-destroy", "no")])
def test_a_special_card_says_which_answer_plays_it_and_whether_it_stays(card, stays):
    s = lay([card, "", ""], ["parade", "bank", ""], step="special")
    facts = GAME.names(GAME.card_set(GAME.standard_set), "it")[card].facts

    assert {pick.split(":")[0] for pick in options(s)} == {facts["verb"], "pass"}
    assert facts["stays"] == stays


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
