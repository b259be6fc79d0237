"""Wilds: one in a payment, for any one resource, wherever the rest can still be paid."""

import pytest

from tests.games.leaders.lay import (
    builds,
    destroys,
    lay,
    options,
    plays,
    refusal,
    resource_discard,
    resources,
    tableau,
)


@pytest.mark.rule("leaders.wild.substitute")
@pytest.mark.parametrize("payment", ["brick brick wild", "brick wild subject", "wild brick subject"])
def test_a_wild_stands_for_any_one_resource_of_a_monument(payment):
    """The rulebook's example: Brick, Brick and Wild, or Brick, Wild and Subject."""
    s = lay([f"monument | {payment}", ""])

    builds(s, "monument", payment)

    assert tableau(s, 0) == "monument"
    assert resource_discard(s) == " ".join(reversed(payment.split()))


@pytest.mark.rule("leaders.wild.substitute")
@pytest.mark.parametrize("payment", ["wild gold brick", "gold wild brick", "gold gold wild"])
def test_a_wild_stands_for_a_gold_or_a_brick_of_a_bank(payment):
    s = lay([f"bank | {payment}", ""])

    builds(s, "bank", payment)

    assert tableau(s, 0) == "bank"


@pytest.mark.rule("leaders.wild.substitute")
@pytest.mark.parametrize("payment", ["wild subject subject", "brick wild subject", "brick subject wild"])
def test_a_wild_helps_to_pay_for_a_riot(payment):
    s = lay([f"riot | {payment}", ""], ["", "parade"])

    destroys(s, "riot", 1, payment)

    assert tableau(s, 1) == ""


@pytest.mark.rule("leaders.wild.substitute")
def test_a_wild_may_be_spent_though_the_resource_is_at_hand():
    """Anna has all three resources of a Monument and a Wild besides: each time she may choose."""
    s = lay(["monument | brick brick subject wild", ""])

    plays(s, "build:monument")
    first = options(s)
    plays(s, "pay:brick")
    second = options(s)
    plays(s, "pay:wild", "pay:subject")

    assert first == second == ["pay:brick", "pay:wild"]
    assert (tableau(s, 0), resources(s, 0)) == ("monument", "brick")


@pytest.mark.rule("leaders.wild.one-per-payment")
@pytest.mark.parametrize("hand", ["brick wild wild", "wild wild wild", "subject wild wild", "brick brick"])
def test_two_missing_resources_are_more_than_one_wild_can_replace(hand):
    """The rulebook's example: Brick, Wild and Wild do not pay for a Monument."""
    s = lay([f"monument | {hand}", ""])

    reason = refusal(s, "build:monument")

    assert (reason.message, reason.clause) == ("refused-cannot-pay", "leaders.turn.payment-exact")
    held = {name: hand.split().count(name) for name in ("brick", "subject", "wild")}
    assert reason.args["held"] == held


@pytest.mark.rule("leaders.wild.one-per-payment")
@pytest.mark.parametrize(
    "hand",
    ["brick subject wild", "brick brick wild", "brick brick subject", "brick subject wild wild"],
)
def test_one_missing_resource_is_replaced_by_one_wild(hand):
    s = lay([f"monument | {hand}", ""])

    assert "build:monument" in options(s)


@pytest.mark.rule("leaders.wild.one-per-payment")
@pytest.mark.parametrize("paid_so_far", [("pay:wild",), ("pay:wild", "pay:brick"), ("pay:brick", "pay:wild")])
def test_a_second_wild_is_refused_wherever_the_first_was_paid(paid_so_far):
    """Anna holds two Wilds and all that a Monument costs."""
    s = lay(["monument | brick brick subject wild wild", ""])
    plays(s, "build:monument", *paid_so_far)

    reason = refusal(s, "pay:wild")

    assert (reason.message, reason.clause) == ("refused-second-wild", "leaders.wild.one-per-payment")
    assert (reason.args["number"], reason.args["count"]) == (len(paid_so_far) + 1, 3)


@pytest.mark.rule("leaders.wild.one-per-payment")
@pytest.mark.parametrize("paid_so_far", [(), ("pay:brick",)])
@pytest.mark.parametrize("wilds", ["wild", "wild wild"])
def test_a_wild_is_kept_back_for_a_resource_that_is_missing_later(wilds, paid_so_far):
    """Anna has no Subject: one Wild must wait for it, and a second does not help."""
    s = lay([f"monument | brick brick {wilds}", ""])
    plays(s, "build:monument", *paid_so_far)

    reason = refusal(s, "pay:wild")

    assert (reason.message, reason.clause) == ("refused-wild-needed-later", "leaders.wild.one-per-payment")
    assert options(s) == ["pay:brick"]


@pytest.mark.rule("leaders.wild.one-per-payment")
def test_what_is_paid_already_is_not_missing_any_more():
    """Anna's one Brick is paid; the Wild may now stand for the second one."""
    s = lay(["monument | brick subject wild", ""])

    plays(s, "build:monument", "pay:brick", "pay:wild")

    assert options(s) == ["pay:subject"]


@pytest.mark.rule("leaders.wild.one-per-payment")
def test_two_builds_in_one_turn_may_each_have_a_wild():
    s = lay(["monument monument | brick brick brick subject wild wild", ""])

    builds(s, "monument", "brick brick wild")
    builds(s, "monument", "brick wild subject")

    assert tableau(s, 0) == "monument monument"
    assert resources(s, 0) == ""


@pytest.mark.rule("leaders.wild.one-per-payment")
def test_a_destroy_is_paid_with_one_wild_at_most():
    s = lay(["thief | gold subject wild wild", ""], ["", "bank"])
    plays(s, "destroy:thief", "target:1", "pay:wild")

    reason = refusal(s, "pay:wild")

    assert (reason.message, reason.clause) == ("refused-second-wild", "leaders.wild.one-per-payment")
    assert options(s) == ["pay:gold"]
