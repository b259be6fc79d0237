"""Heirlooms: costs, discounts, fees, levels, limits, secrets."""

import pytest

from posterity.core.tasks import advance, question
from posterity.games.legacies.board import CHARACTERS
from posterity.games.legacies.rules.heirlooms import Claim
from posterity.games.legacies.rules.income import income
from tests.games.legacies.lay import (
    CARD,
    current,
    does,
    give,
    heirloom,
    lay,
    options,
    owns,
    play,
    refusal,
    resources,
    seat,
    token,
    told,
)


def cost(s, character, level, kinds, some=0):
    """Let an heirloom cost these kinds and so many of any kind."""
    number = s.book.heirlooms.index(heirloom(character, level))
    s.book.heirloom_cost[number] = [kinds.split().count(kind) for kind in ("dye", "gear", "gem", "iron")]
    s.book.heirloom_any[number] = some
    s.book.heirloom_size[number] = len(kinds.split()) + some


def acquiring(character="politician", **kwargs):
    """Anna, the Politician, has played a card and looks at a character's heirlooms."""
    s = lay(who=["politician", "general", "socialite"], **kwargs)
    s.book.amicable[0] = s.book.hostile[0] = 0
    give(s, 0, CARD)
    return s


@pytest.mark.rule("legacies.heirloom.acquire", "legacies.heirloom.own-section", "legacies.action.list")
@pytest.mark.rule("legacies.key.resources", "legacies.key.heirlooms")
def test_an_own_heirloom_costs_its_resources_and_goes_to_the_left():
    s = acquiring()
    cost(s, "politician", 1, "dye iron")
    resources(s, 0, "dye dye iron")

    play(s, f"play:{CARD}", "acquire:politician", "heirloom:politician-keepsake-1")

    assert seat(s, 0).resources == [1, 0, 0, 0]
    assert len(seat(s, 0).own) == 2
    assert (seat(s, 0).gold, seat(s, 0).fame) == (10, 10)


@pytest.mark.rule("legacies.heirloom.fee", "legacies.heirloom.controlled-section", "legacies.core.cost-to-bank")
@pytest.mark.rule("legacies.key.fame")
def test_an_opponents_heirloom_costs_a_fee_that_the_owner_gets():
    s = acquiring()
    cost(s, "general", 1, "dye")
    resources(s, 0, "dye")

    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1")

    assert (seat(s, 0).fame, seat(s, 1).fame) == (8, 12)
    assert len(seat(s, 0).controlled) == 1


@pytest.mark.rule("legacies.heirloom.fee")
def test_without_enough_fame_for_the_fee_it_is_refused():
    s = acquiring()
    cost(s, "general", 1, "dye")
    resources(s, 0, "dye")
    seat(s, 0).fame = 1
    play(s, f"play:{CARD}")

    reason = refusal(s, "acquire:general")

    assert (reason.message, reason.args["fee"], reason.args["own_fame"]) == ("refused-cannot-pay-fee", 2, 1)

    seat(s, 0).fame = 2
    advance(s)
    play(s, "acquire:general", "heirloom:general-keepsake-1")
    assert (seat(s, 0).fame, seat(s, 1).fame) == (0, 12)


@pytest.mark.rule("legacies.heirloom.acquire", "legacies.core.cost-in-full")
@pytest.mark.parametrize(("owned", "enough"), [("gem", False), ("gem dye", False), ("gem iron", True)])
def test_one_resource_short_is_too_little(owned, enough):
    s = acquiring()
    for level in range(1, 7):
        cost(s, "general", level, "gem iron")
    resources(s, 0, owned)
    play(s, f"play:{CARD}")

    assert ("acquire:general" in options(s)) == enough
    if not enough:
        reason = refusal(s, "acquire:general")
        assert (reason.message, reason.args["level"]) == ("refused-cannot-pay-resources", 1)
        assert (reason.args["resources"], reason.args["any"]) == (["gem", "iron"], 0)


@pytest.mark.rule("legacies.heirloom.not-stolen")
def test_where_all_are_gone_the_last_is_spoken_of():
    s = acquiring()
    owns(s, 2, *[heirloom("general", level) for level in range(1, 7)])
    play(s, f"play:{CARD}")

    reason = refusal(s, "acquire:general")

    assert (reason.message, reason.args["level"]) == ("refused-heirloom-gone", 6)


@pytest.mark.rule("legacies.heirloom.fee-hostile")
def test_no_fee_is_paid_to_an_enemy():
    s = acquiring()
    s.book.hostile[0] = 1 << CHARACTERS.index("general")
    cost(s, "general", 1, "dye")
    resources(s, 0, "dye")

    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1")

    assert (seat(s, 0).fame, seat(s, 1).fame) == (10, 10)


@pytest.mark.rule("legacies.heirloom.relationship-discount", "legacies.heirloom.no-own-discount")
def test_a_relationship_saves_one_resource_of_ones_choice():
    s = acquiring()
    cost(s, "general", 1, "gem gem iron")
    token(s, 0, "general", 4)
    resources(s, 0, "gem iron")

    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1")
    assert options(s) == ["spare:gem"]
    why_not = refusal(s, "spare:iron")
    assert (why_not.message, why_not.args["any"]) == ("refused-cannot-pay-resources", 0)
    assert "iron" in str(why_not.args["resources"])
    play(s, "spare:gem")

    assert seat(s, 0).stock() == 0


@pytest.mark.rule("legacies.heirloom.modifiers")
def test_discounts_add_up_to_no_more_than_the_cost():
    s = acquiring()
    cost(s, "general", 1, "gem iron")
    token(s, 0, "general", 1)
    current(s, 0, [{"op": "modify", "target": "heirloom-resources", "add": -3}])
    resources(s, 0, "")

    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1", "spare:gem", "spare:iron")

    assert len(seat(s, 0).controlled) == 1


@pytest.mark.rule("legacies.heirloom.modifiers", "legacies.core.variable-values")
@pytest.mark.parametrize(("generation", "discount"), [(1, 1), (3, 2), (5, 3)])
def test_a_modifier_may_grow_with_the_centuries(generation, discount):
    """A successor takes one, two and three resources off: what is left of four has to be there."""
    s = acquiring()
    s.board.generation = generation
    cost(s, "general", 1, "gem gem gem gem")
    current(s, 0, [{"op": "modify", "target": "heirloom-resources", "add": [-1, -2, -3]}])
    claim = Claim(s, 0, CHARACTERS.index("general"))

    assert claim.saved == discount


@pytest.mark.rule("legacies.heirloom.modifiers")
def test_only_what_names_the_fee_changes_it():
    s = acquiring()
    cost(s, "general", 5, "gem")
    resources(s, 0, "gem")
    current(s, 0, [{"op": "modify", "target": "heirloom-fee", "add": -3}])

    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-5")

    assert (seat(s, 0).fame, seat(s, 1).fame) == (9, 11)


@pytest.mark.rule("legacies.heirloom.modifiers")
def test_a_fee_does_not_fall_below_nothing():
    s = acquiring()
    cost(s, "general", 1, "gem")  # with a fee of 2
    resources(s, 0, "gem")
    current(s, 0, [{"op": "modify", "target": "heirloom-fee", "add": -3}])

    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1")

    assert (seat(s, 0).fame, seat(s, 1).fame) == (10, 10)


@pytest.mark.rule("legacies.heirloom.one-per-level")
def test_one_of_each_level_whoever_it_belonged_to():
    s = acquiring()
    owns(s, 0, heirloom("general", 2))
    resources(s, 0, "dye gear gem iron dye gear gem iron")
    play(s, f"play:{CARD}", "acquire:politician")

    assert refusal(s, "heirloom:politician-keepsake-2").args["level"] == 2
    assert "heirloom:politician-keepsake-3" in options(s)


@pytest.mark.rule(
    "legacies.heirloom.opponent-limit", "legacies.two-player.heirloom-limit", "legacies.heirloom.own-no-limit"
)
@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 1), (6, 1)])
def test_the_limit_per_opponent_depends_on_the_number_of_people(players, limit):
    s = lay(players, ["politician", "general", "socialite", "inventor", "philosopher", "promoter"], stars=players == 2)
    s.book.amicable[0] = s.book.hostile[0] = 0
    resources(s, 0, "dye gear gem iron " * 3)
    owns(s, 0, *[heirloom("general", level) for level in range(1, limit + 1)])
    give(s, 0, CARD)
    play(s, f"play:{CARD}")
    if "acquire:general" in options(s):
        play(s, "acquire:general")

    reason = refusal(s, "heirloom:general-keepsake-4" if not options(s, "explore") else "acquire:general")

    assert (reason.message, reason.args["limit"]) == ("refused-opponent-limit", limit)


@pytest.mark.rule("legacies.heirloom.opponent-limit-amicable")
def test_one_more_from_a_friend():
    s = acquiring()
    s.book.amicable[0] = 1 << CHARACTERS.index("general")
    owns(s, 0, heirloom("general", 1), heirloom("general", 2))
    resources(s, 0, "dye gear gem iron " * 3)

    play(s, f"play:{CARD}", "acquire:general")

    assert "heirloom:general-keepsake-3" in options(s)


@pytest.mark.rule("legacies.heirloom.level-six-prerequisite")
def test_level_6_comes_last():
    s = acquiring()
    owns(s, 0, *[heirloom("politician", level) for level in range(1, 5)])
    resources(s, 0, "dye gear gem iron " * 3)
    play(s, f"play:{CARD}", "acquire:politician")
    assert refusal(s, "heirloom:politician-keepsake-6").clause == "legacies.heirloom.level-six-prerequisite"

    owns(s, 0, heirloom("politician", 5))
    assert "heirloom:politician-keepsake-6" in options(s)


@pytest.mark.rule("legacies.heirloom.level-six-own")
def test_the_own_secret_earns_fame_not_income():
    s = acquiring()
    owns(s, 0, *[heirloom("politician", level) for level in range(1, 6)])
    cost(s, "politician", 6, "dye")
    resources(s, 0, "dye")
    before = income(s, 0, False)

    play(s, f"play:{CARD}", "acquire:politician", "heirloom:politician-keepsake-6")

    assert len(seat(s, 0).controlled) == 1
    assert income(s, 0, False) == before


@pytest.mark.rule("legacies.heirloom.level-six-opponent", "legacies.heirloom.level-six-outside-limit")
@pytest.mark.rule("legacies.action.special-learned", "legacies.action.special-learned-references")
def test_an_opponents_secret_costs_no_fee_and_teaches_their_special_action():
    """The General has two of hers taken already; her special action gives foundation."""
    s = acquiring()
    own = [heirloom("politician", level) for level in (3, 4, 5)]
    owns(s, 0, *own, heirloom("general", 1), heirloom("general", 2))
    cost(s, "general", 6, "dye")
    resources(s, 0, "dye")
    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-6")
    assert (seat(s, 0).fame, told(s, "learned")[0]["character"]) == (10, "general")

    before = seat(s, 0).foundation
    does(s, 0, [{"op": "special-action"}])
    assert options(s) == ["special:politician", "special:general"]
    play(s, "special:general")
    assert seat(s, 0).foundation == before + 5


@pytest.mark.rule("legacies.action.special-learned")
def test_nobody_performs_what_they_have_not_learned():
    s = acquiring()
    does(s, 0, [{"op": "special-action"}])

    assert refusal(s, "special:general").clause == "legacies.action.special-learned"


@pytest.mark.rule("legacies.heirloom.not-stolen", "legacies.heirloom.choice-of-opponents")
def test_an_acquired_heirloom_is_gone_and_absent_characters_have_none():
    s = acquiring()
    owns(s, 1, heirloom("politician", 1))
    resources(s, 0, "dye gear gem iron " * 3)
    play(s, f"play:{CARD}")
    assert refusal(s, "acquire:inventor").clause == "legacies.heirloom.choice-of-opponents"
    play(s, "acquire:politician")

    assert refusal(s, "heirloom:politician-keepsake-1").clause == "legacies.heirloom.not-stolen"


@pytest.mark.rule("legacies.setup.heirloom-level-zero", "legacies.setup.heirlooms")
def test_level_0_is_there_from_the_start_and_earns_income():
    s = acquiring()
    does(s, 0, [{"op": "acquire-heirloom", "owner": "opponent", "levels": [1]}])
    advance(s)

    assert len(seat(s, 0).own) == 1
    assert income(s, 0, False) == 6


@pytest.mark.rule("legacies.heirloom.acquire")
def test_an_effect_may_acquire_for_less_and_without_the_fee():
    s = acquiring()
    cost(s, "general", 3, "gem iron")
    resources(s, 0, "iron")
    step = {"op": "acquire-heirloom", "owner": "opponent", "levels": [3], "discount": 1, "waive_fee": True}

    does(s, 0, [step])
    play(s, "heirloom:general-keepsake-3", "spare:gem")

    assert (seat(s, 0).stock(), seat(s, 0).fame, len(seat(s, 0).controlled)) == (0, 10, 1)


@pytest.mark.rule("legacies.heirloom.acquire", "legacies.core.cost-in-full")
def test_what_an_effect_cannot_acquire_is_refused_with_its_cost():
    """The effect saves one resource: of three, and one of any kind, three are still to be paid."""
    s = acquiring()
    cost(s, "general", 3, "gem iron iron", 1)
    cost(s, "socialite", 3, "dye")
    resources(s, 0, "gem iron")
    does(s, 0, [{"op": "acquire-heirloom", "owner": "opponent", "levels": [3], "discount": 1}])

    assert options(s) == ["heirloom:socialite-keepsake-3"]
    reason = refusal(s, "heirloom:general-keepsake-3")
    assert (reason.message, reason.args["level"], reason.args["saved"]) == ("refused-cannot-pay-resources", 3, 1)
    assert (reason.args["resources"], reason.args["any"]) == (["gem", "iron", "iron"], 1)


@pytest.mark.rule("legacies.core.cost-resource-choice")
def test_a_cost_of_any_kind_is_paid_as_one_likes():
    s = acquiring()
    cost(s, "general", 1, "gem", 1)
    resources(s, 0, "gem dye iron")

    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1", "pay:iron")

    assert seat(s, 0).resources == [1, 0, 0, 0]


@pytest.mark.rule("legacies.heirloom.modifiers", "legacies.heirloom.relationship-discount")
@pytest.mark.parametrize(("related", "some"), [(False, 2), (True, 1)])
def test_a_surcharge_is_paid_in_resources_of_any_kind(related, some):
    """A successor makes heirlooms cost two resources more; a relationship saves one of them."""
    s = acquiring()
    for level in range(1, 7):
        cost(s, "general", level, "gem")
    current(s, 0, [{"op": "modify", "target": "heirloom-resources", "add": 2}])
    if related:
        token(s, 0, "general", 4)
    resources(s, 0, "gem " + "dye " * (some - 1))
    play(s, f"play:{CARD}")
    reason = refusal(s, "acquire:general")
    assert (reason.message, reason.args["any"]) == ("refused-cannot-pay-resources", some)

    resources(s, 0, "gem " + "dye " * some)
    play(s, "acquire:general", "heirloom:general-keepsake-1", *["pay:dye"] * some)
    assert (seat(s, 0).stock(), len(seat(s, 0).controlled)) == (0, 1)


@pytest.mark.rule("legacies.heirloom.relationship-discount", "legacies.core.cost-resource-choice")
@pytest.mark.parametrize(
    ("kinds", "some", "owned", "offered"),
    [
        ("gem", 1, "gem", ["spare:gem", "spare-any"]),
        ("gem", 1, "gem iron", ["spare:gem", "spare-any"]),
        ("gem", 1, "iron", ["spare:gem"]),
        ("dye", 2, "gear iron", ["spare:dye"]),
        ("dye", 2, "dye iron", ["spare:dye", "spare-any"]),
        ("dye gem", 0, "gem", ["spare:dye"]),
        ("gem gem", 0, "gem iron", ["spare:gem"]),
        ("dye gear", 1, "dye dye gear", ["spare:dye", "spare:gear", "spare-any"]),
    ],
)
def test_what_is_spared_leaves_a_cost_that_can_be_paid(kinds, some, owned, offered):
    s = acquiring()
    cost(s, "general", 1, kinds, some)
    token(s, 0, "general", 4)
    resources(s, 0, owned)
    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1")
    assert options(s) == offered

    play(s, offered[-1])
    while s.ask.prompt == "ask-pay":
        play(s, options(s)[0])

    assert (seat(s, 0).gold, seat(s, 0).fame) == (10, 8)  # the fee alone
    due = len(kinds.split()) + some - 1
    assert (seat(s, 0).stock(), len(seat(s, 0).controlled)) == (len(owned.split()) - due, 1)


@pytest.mark.rule("legacies.heirloom.relationship-discount", "legacies.heirloom.modifiers")
def test_several_are_spared_one_after_another():
    """Dye, gem and one of any kind, two of which are saved; she has a gem alone."""
    s = acquiring()
    cost(s, "general", 1, "dye gem", 1)
    token(s, 0, "general", 4)
    current(s, 0, [{"op": "modify", "target": "heirloom-resources", "add": -1}])
    resources(s, 0, "gem")
    play(s, f"play:{CARD}", "acquire:general", "heirloom:general-keepsake-1")

    assert (question(s).prompt_args(s)["left"], options(s)) == (2, ["spare:dye", "spare:gem", "spare-any"])
    play(s, "spare-any")
    assert (question(s).prompt_args(s)["left"], options(s)) == (1, ["spare:dye"])
    assert refusal(s, "spare-any").message == "refused-not-in-cost"
    assert refusal(s, "spare:iron").message == "refused-not-in-cost"
    play(s, "spare:dye")

    assert (seat(s, 0).stock(), len(seat(s, 0).controlled)) == (0, 1)
