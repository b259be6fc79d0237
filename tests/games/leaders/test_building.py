"""Building: which cards can be used, and paying for them."""

import pytest

from tests.games.leaders.lay import (
    GAME,
    asked,
    builds,
    destroys,
    lay,
    legacies,
    options,
    plays,
    prompt,
    refusal,
    resource_discard,
    resources,
    tableau,
    told,
)


@pytest.mark.rule("leaders.turn.build-any-number")
def test_two_monuments_may_be_built_in_one_turn():
    """The rulebook's example: four Bricks, two Subjects and two Monuments."""
    s = lay(["monument monument | brick brick brick brick subject subject", ""])

    builds(s, "monument", "brick brick subject")
    builds(s, "monument", "brick brick subject")

    assert tableau(s, 0) == "monument monument"
    assert options(s) == ["done"]


@pytest.mark.rule("leaders.turn.build-any-number")
@pytest.mark.parametrize("order", ["build destroy build", "destroy build build", "build build destroy"])
def test_builds_and_destroys_come_in_any_order(order):
    """Anna has two Banks, a Thief and the resources for all three."""
    s = lay(["bank bank thief | gold gold gold gold gold gold brick brick subject", "", ""], ["", "bank", ""])

    for deed in order.split():
        if deed == "build":
            builds(s, "bank", "gold gold brick")
        else:
            destroys(s, "thief", 1, "gold gold subject")
            plays(s, "bonus:none")

    assert (tableau(s, 0), tableau(s, 1)) == ("bank bank", "")


@pytest.mark.rule("leaders.turn.build")
@pytest.mark.rule("leaders.destroy.play")
@pytest.mark.parametrize(
    "pick, clause", [("build:bank", "leaders.turn.build"), ("destroy:riot", "leaders.destroy.play")]
)
def test_only_cards_in_hand_can_be_used(pick, clause):
    s = lay([f"parade | {'gold brick subject ' * 3}", ""], ["", "parade"])

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-not-in-hand", clause)


@pytest.mark.rule("leaders.turn.build-zero")
def test_the_work_step_may_pass_without_a_card():
    """Anna could build, but does not."""
    s = lay(["bank | gold gold brick", ""], step="choose")

    plays(s, "work", "done")

    assert prompt(s) == "ask-special"
    assert (legacies(s, 0), resources(s, 0), tableau(s, 0)) == ("bank", "gold gold brick", "")


@pytest.mark.rule("leaders.turn.build")
def test_a_legacy_that_is_paid_moves_from_hand_to_tableau():
    s = lay(["bank bank | gold gold brick", ""], ["parade", ""])

    builds(s, "bank", "gold gold brick")

    assert legacies(s, 0) == "bank"
    assert tableau(s, 0) == "parade bank"
    assert told(s, "built") == [{"seat": 0, "card": "bank", "count": 2, "target": 6}]


@pytest.mark.rule("leaders.turn.build")
def test_a_building_counts_at_once():
    """Anna's fifth building makes her finished while her turn still goes on."""
    s = lay(["bank | gold gold brick", "", ""], ["bank bank bank bank", "", ""])
    before = GAME.position(s).players[0].finished

    builds(s, "bank", "gold gold brick")

    assert not before
    assert GAME.position(s).players[0].finished
    assert (asked(s), prompt(s)) == (0, "ask-work")


@pytest.mark.rule("leaders.turn.payment-discarded")
def test_each_resource_paid_is_discarded_before_the_building_stands():
    """Anna has paid two of three: both lie on the discards, the Bank is still in her hand."""
    s = lay(["bank | gold gold brick", ""], resource_discard="wild")

    plays(s, "build:bank", "pay:gold", "pay:gold")
    on_the_way = resource_discard(s), resources(s, 0), legacies(s, 0), tableau(s, 0)
    plays(s, "pay:brick")

    assert on_the_way == ("gold gold wild", "brick", "bank", "")
    assert (resource_discard(s), tableau(s, 0)) == ("brick gold gold wild", "bank")


@pytest.mark.rule("leaders.turn.payment-discarded")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_what_was_paid_so_far(viewer):
    s = lay(["bank | gold wild brick", ""], resource_discard="gold")

    seen = [GAME.view(s, viewer).paid]
    for pick in ("build:bank", "pay:gold", "pay:wild", "pay:brick"):
        plays(s, pick)
        seen.append(GAME.view(s, viewer).paid)

    assert seen == [[], [], ["gold"], ["gold", "wild"], []]


@pytest.mark.rule("leaders.turn.payment-exact")
@pytest.mark.parametrize(("pick", "card"), [("build:bank", "bank"), ("destroy:billboard", "billboard")])
def test_whoever_cannot_pay_the_whole_cost_cannot_use_the_card(pick, card):
    """Anna has one Gold and one Brick: both cards want three resources."""
    s = lay([f"{card} | gold brick subject", ""], ["", "monument"])

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-cannot-pay", "leaders.turn.payment-exact")
    assert reason.args["held"] == {"gold": 1, "brick": 1, "wild": 0}
    assert reason.args["cost"] == (["gold", "gold", "brick"] if card == "bank" else ["gold", "brick", "brick"])
    assert (reason.args["buildings"], reason.args["target"], reason.args["protects"]) == (0, 6, 0)


@pytest.mark.rule("leaders.turn.payment-exact")
def test_only_what_the_card_says_is_paid():
    """The Bank wants a Gold first. Anna has a Brick and a Subject too, and no Wild."""
    s = lay(["bank | gold gold brick subject", ""])
    plays(s, "build:bank")

    offered = options(s)
    reasons = [refusal(s, pick) for pick in ("pay:brick", "pay:subject", "pay:wild")]

    assert offered == ["pay:gold"]
    assert [reason.message for reason in reasons] == [
        "refused-asked-later",
        "refused-not-owed",
        "refused-resource-not-held",
    ]
    assert [reason.clause for reason in reasons] == ["leaders.turn.payment-exact"] * 3
    assert reasons[0].args["owed"] == "gold"
    assert reasons[1].args["resources"] == ["gold", "gold", "brick"]


@pytest.mark.rule("leaders.turn.payment-exact")
@pytest.mark.parametrize("pick", ["done", "build:parade", "look", "swap:1", "discard:gold", "bonus:none"])
def test_a_payment_begun_is_completed(pick):
    s = lay(["bank parade swap | gold gold gold brick subject subject", ""], ["bank", "bank"])
    plays(s, "build:bank", "pay:gold")

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-finish-paying", "leaders.turn.payment-exact")
    assert (reason.args["card"], reason.args["number"], reason.args["count"]) == ("bank", 2, 3)


@pytest.mark.rule("leaders.turn.resources-first")
def test_the_two_resource_cards_of_this_turn_can_be_spent_in_it():
    s = lay(["bank | gold", ""], step="choose", resource_deck="gold brick")

    plays(s, "work")
    builds(s, "bank", "gold gold brick")

    assert tableau(s, 0) == "bank"


@pytest.mark.rule("leaders.turn.resources-first")
def test_bonus_resources_can_be_spent_in_the_same_turn():
    """The rulebook's example: a Riot, two Subjects as its bonus, and a Parade with a Gold from the hand."""
    hand = "riot parade | subject subject brick gold"
    s = lay([hand, "", ""], ["", "parade", ""], resource_deck="subject subject")

    destroys(s, "riot", 1, "brick subject subject")
    plays(s, "bonus:subject", "bonus:subject")
    builds(s, "parade", "gold subject subject")

    assert tableau(s, 0) == "parade"
    assert resources(s, 0) == ""
