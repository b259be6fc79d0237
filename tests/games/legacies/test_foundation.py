"""The foundation track: steps, gifts, losses, spending, contributions."""

import pytest

from tests.games.legacies.lay import does, goods, lay, options, play, played, refusal, seat, told, turn


@pytest.mark.rule("legacies.foundation.increments")
@pytest.mark.parametrize(("size", "step"), [(0, 1), (49, 1), (50, 5), (145, 5), (150, 25), (900, 25)])
def test_the_step_grows_with_the_size(size, step):
    assert lay().book.foundation_step(size) == step


@pytest.mark.rule("legacies.foundation.add", "legacies.foundation.over-875")
@pytest.mark.parametrize(
    ("before", "gift", "after"),
    [(40, 5, 45), (48, 5, 50), (60, 7, 65), (145, 30, 175), (150, 20, 150), (175, 60, 225), (875, 50, 925)],
)
def test_a_gift_is_added_step_by_step_and_the_rest_is_lost(before, gift, after):
    s = lay()
    seat(s, 0).foundation = before

    does(s, 0, [{"op": "gain", "foundation": gift}])

    assert seat(s, 0).foundation == after


@pytest.mark.parametrize(("gift", "after"), [(20, 175), (25, 175), (26, 200)])
def test_a_pack_may_round_the_rest_up(gift, after):
    s = lay(foundation_remainder="up")
    seat(s, 0).foundation = 150

    does(s, 0, [{"op": "gain", "foundation": gift}])

    assert seat(s, 0).foundation == after


@pytest.mark.rule("legacies.foundation.forced-loss", "legacies.core.counters-floor")
@pytest.mark.parametrize(
    ("before", "loss", "after"), [(150, 30, 120), (150, 10, 140), (175, 10, 175), (50, 3, 47), (3, 5, 0)]
)
def test_a_loss_goes_back_space_by_space(before, loss, after):
    s = lay()
    seat(s, 0).foundation = before

    does(s, 0, [{"op": "lose", "foundation": loss}])

    assert seat(s, 0).foundation == after


def contributing(foundation, gold, generation=1):
    """Anna is about to contribute after Dividends has been triggered."""
    s = lay(generation=generation)
    seat(s, 0).foundation, seat(s, 0).gold = foundation, gold
    s.board.down = 1 << 6
    played(s, 0)
    play(s, "trigger:foundation")
    return s


@pytest.mark.rule("legacies.foundation.voluntary", "legacies.global.foundation-zero", "legacies.key.gold")
def test_of_payments_to_the_same_foundation_only_the_smallest_is_legal():
    s = contributing(43, 100)

    assert "contribute:19" in options(s)
    assert "contribute:0" in options(s)
    assert refusal(s, "contribute:20").message == "refused-same-foundation"
    play(s, "contribute:19")
    assert seat(s, 0).foundation == 80


@pytest.mark.rule("legacies.foundation.voluntary", "legacies.global.foundation-cap-others")
def test_others_pay_in_multiples_of_their_step_up_to_the_same_cap():
    s = contributing(43, 100)
    play(s, "contribute:0")
    seat(s, 1).foundation, seat(s, 1).gold = 60, 100
    turn_again = [int(pick.split(":")[1]) for pick in s_options(s)]

    assert turn_again == [0, 5, 10, 15, 20]


def s_options(s):
    from posterity.core.tasks import advance

    advance(s)
    return options(s)


@pytest.mark.rule("legacies.global.foundation", "legacies.core.variable-values")
def test_the_bank_matches_the_triggering_player_alone():
    s = contributing(0, 30)

    play(s, "contribute:20")
    assert goods(s, 0)[:3] == (10, 10, 40)
    seat(s, 1).gold, seat(s, 1).foundation = 30, 0
    s_options(s)
    play(s, "contribute:20")

    assert (seat(s, 1).gold, seat(s, 1).foundation) == (10, 20)


@pytest.mark.rule("legacies.global.foundation", "legacies.core.century-of-generation")
@pytest.mark.parametrize(("generation", "cap"), [(1, 20), (2, 20), (3, 50), (4, 50), (5, 150), (6, 150)])
def test_the_cap_grows_with_the_century(generation, cap):
    s = contributing(0, 999, generation)

    reason = refusal(s, f"contribute:{cap + 1}")

    assert max(int(pick.split(":")[1]) for pick in options(s)) <= cap
    assert (reason.message, reason.args["cap"]) == ("refused-over-cap", cap)


def amounts(s):
    return [int(pick.split(":")[1]) for pick in options(s)]


@pytest.mark.rule("legacies.global.foundation", "legacies.global.foundation-zero")
def test_a_single_coin_is_paid_in_and_nothing_is_nothing():
    s = contributing(10, 1)
    assert amounts(s) == [0, 1]
    play(s, "contribute:1", "contribute:0", "contribute:0")

    assert goods(s, 0)[:3] == (0, 10, 12)
    assert told(s, "contributed") == [{"seat": 0, "gold": 1, "foundation": 2}]


@pytest.mark.rule("legacies.foundation.voluntary")
@pytest.mark.parametrize(("gold", "expected"), [(12, [0, 3, 5, 8, 10]), (13, [0, 3, 5, 8, 10, 13])])
def test_all_ones_gold_may_be_paid_in_where_it_leads_farther(gold, expected):
    assert amounts(contributing(50, gold)) == expected


@pytest.mark.rule("legacies.foundation.voluntary")
def test_why_a_payment_is_refused():
    """At 50 a step is 5: of 14 gold 13 lead as far as 14, and nobody has 15."""
    s = contributing(50, 14)

    for gold, message in ((14, "refused-same-foundation"), (15, "refused-cannot-pay-gold")):
        reason = refusal(s, f"contribute:{gold}")
        assert (reason.message, reason.args["gold"], reason.args["own_gold"]) == (message, gold, 14)


@pytest.mark.rule("legacies.foundation.voluntary", "legacies.global.foundation")
@pytest.mark.parametrize(("gold", "expected"), [(12, [0, 1]), (13, [0, 1, 13]), (30, [0, 1, 13])])
def test_where_the_rest_is_rounded_up_a_payment_must_still_lead_farther(gold, expected):
    """At 150 a step is 25, and the bank doubles: 1 is rounded up to 25, 13 to 50."""
    s = lay(foundation_remainder="up")
    seat(s, 0).foundation, seat(s, 0).gold = 150, gold
    s.board.down = 1 << 6
    played(s, 0)
    play(s, "trigger:foundation")

    assert amounts(s) == expected


@pytest.mark.rule("legacies.global.foundation-cap-others")
def test_a_pack_may_lift_the_cap_of_the_others():
    s = lay(others_contribution_capped=False)
    seat(s, 1).foundation, seat(s, 1).gold = 50, 34
    s.board.down = 1 << 6
    played(s, 0)
    play(s, "trigger:foundation", "contribute:0")

    assert amounts(s) == [0, 5, 10, 15, 20, 25, 30]
    assert refusal(s, "contribute:22").message == "refused-same-foundation"


@pytest.mark.rule("legacies.global.foundation-not-first")
def test_the_foundation_is_never_the_first_global_action_of_a_generation():
    s = lay()
    played(s, 0)

    assert refusal(s, "trigger:foundation").clause == "legacies.global.foundation-not-first"
    s.board.down = 1 << 6
    turn(s, 0)
    assert "trigger:foundation" in options(s)
