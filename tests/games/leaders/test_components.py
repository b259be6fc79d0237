"""The cards: two decks, four resources, three kinds of Legacy cards, and what they cost."""

from itertools import combinations_with_replacement

import pytest

from tests.games.leaders.lay import (
    ask_args,
    begin,
    builds,
    destroys,
    lay,
    legacies,
    legacy_deck,
    legacy_discard,
    options,
    plays,
    refusal,
    resource_deck,
    resource_discard,
    resources,
    tableau,
)

COSTS = {
    "bank": "gold gold brick",
    "monument": "brick brick subject",
    "parade": "gold subject subject",
    "thief": "gold gold subject",
    "billboard": "gold brick brick",
    "riot": "brick subject subject",
}
BUILDINGS = ("bank", "monument", "parade")


def can_use(card, hand):
    """Whether Anna, who holds `card` and these resources, may use it against Bruno with one building of each type."""
    s = lay([f"{card} | {hand}", ""], ["", "bank monument parade"])
    return f"{'build' if card in BUILDINGS else 'destroy'}:{card}" in options(s)


def payable(card):
    """Every hand of three Golds, Bricks and Subjects that pays for `card`."""
    hands = [" ".join(hand) for hand in combinations_with_replacement(("gold", "brick", "subject"), 3)]
    return [hand for hand in hands if can_use(card, hand)]


@pytest.mark.rule("leaders.component.two-decks")
def test_every_card_is_discarded_to_the_pile_of_its_own_kind():
    """Anna pays for a Thief that destroys Bruno's Bank."""
    s = lay(["thief | gold gold subject", "", ""], ["", "bank", ""], resource_deck="wild", legacy_deck="swap")

    destroys(s, "thief", 1, "gold gold subject")

    assert resource_discard(s) == "subject gold gold"
    assert legacy_discard(s) == "thief bank"
    assert (resource_deck(s), legacy_deck(s)) == ("wild", "swap")


@pytest.mark.rule("leaders.component.resource-types")
def test_a_resource_card_is_a_gold_a_brick_a_subject_or_a_wild():
    s = begin(2)

    assert s.book.resources == ["gold", "brick", "subject", "wild"]
    assert set(resource_deck(s).split()) == {"gold", "brick", "subject", "wild"}


@pytest.mark.rule("leaders.component.resource-types")
def test_each_resource_card_pays_one_unit():
    """Anna has three Golds and two Bricks and builds a Bank."""
    s = lay(["bank | gold gold gold brick brick", ""])

    builds(s, "bank", "gold gold brick")

    assert resources(s, 0) == "gold brick"


@pytest.mark.rule("leaders.component.legacy-kinds")
def test_the_legacy_deck_mixes_legacies_destroys_and_specials():
    s = begin(2)

    assert s.book.legacies == [*BUILDINGS, "thief", "billboard", "riot", "swap", "protect", "free-destroy"]
    assert set(legacy_deck(s).split()) == set(s.book.legacies)


@pytest.mark.rule("leaders.component.legacy-kinds")
def test_legacies_are_built_destroys_destroy_and_specials_wait():
    """Anna holds one of each card and enough to pay for any one of them."""
    hand = "bank monument parade thief billboard riot swap protect free-destroy"
    s = lay([f"{hand} | {'gold gold brick brick subject subject'}", ""], ["bank", "bank monument parade"])

    at_work = options(s)
    plays(s, "done")
    at_the_special_step = options(s)

    paid = ["build:bank", "build:monument", "build:parade", "destroy:thief", "destroy:billboard", "destroy:riot"]
    assert at_work == [*paid, "done"]
    assert at_the_special_step == ["swap:1", "protect", "free-destroy:0", "free-destroy:1", "pass"]


@pytest.mark.rule("leaders.component.legacy-kinds")
@pytest.mark.parametrize(
    ("pick", "message"),
    [
        ("build:thief", "refused-not-a-building"),
        ("build:free-destroy", "refused-not-a-building"),
        ("destroy:parade", "refused-not-a-destroy"),
        ("destroy:swap", "refused-not-a-destroy"),
    ],
)
def test_no_kind_of_card_serves_for_another(pick, message):
    """Anna holds the card and could pay, but it is of another kind."""
    card = pick.split(":")[1]
    s = lay([f"{card} | gold gold gold brick brick brick subject subject subject", ""], ["", "bank parade"])

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == (message, "leaders.component.legacy-kinds")


@pytest.mark.rule("leaders.component.paid-cost")
@pytest.mark.parametrize("card", COSTS)
def test_every_paid_card_is_paid_with_three_resources(card):
    """Anna has plenty; she is asked for three cards, one after the other."""
    s = lay([f"{card} | {'gold brick subject ' * 3}", "", ""], ["", "bank monument parade", ""])
    plays(s, *([f"build:{card}"] if card in BUILDINGS else [f"destroy:{card}", "target:1"]))

    asked_for = []
    for resource in COSTS[card].split():
        asked_for.append((ask_args(s)["number"], ask_args(s)["count"], ask_args(s)["owed"]))
        plays(s, f"pay:{resource}")

    first, second, third = COSTS[card].split()
    assert asked_for == [(1, 3, first), (2, 3, second), (3, 3, third)]
    assert len(resources(s, 0).split()) == 6
    assert legacies(s, 0) == ""


@pytest.mark.rule("leaders.component.paid-cost")
@pytest.mark.parametrize("picks", [("swap:1", "taken:bank", "given:parade"), ("protect",), ("free-destroy:1",)])
def test_special_cards_cost_nothing(picks):
    """Anna holds no Resource card at all."""
    s = lay(["swap protect free-destroy", ""], ["parade", "bank"], step="special")

    plays(s, *picks)

    assert (resources(s, 0), resource_discard(s)) == ("", "")


@pytest.mark.rule("leaders.component.cost-monument")
def test_two_bricks_and_a_subject_build_a_monument():
    """The rulebook's example: these three are Anna's only Resource cards."""
    s = lay(["monument | brick brick subject", ""])

    builds(s, "monument", "brick brick subject")

    assert tableau(s, 0) == "monument"
    assert resources(s, 0) == ""


@pytest.mark.rule("leaders.component.cost-monument")
def test_no_other_three_resources_build_a_monument():
    assert payable("monument") == ["brick brick subject"]


@pytest.mark.rule("leaders.component.cost-parade")
def test_a_parade_costs_two_subjects_and_one_gold():
    assert payable("parade") == ["gold subject subject"]


@pytest.mark.rule("leaders.component.cost-bank")
def test_a_bank_costs_two_golds_and_one_brick():
    assert payable("bank") == ["gold gold brick"]


@pytest.mark.rule("leaders.component.cost-riot")
def test_a_riot_costs_two_subjects_and_one_brick():
    assert payable("riot") == ["brick subject subject"]


@pytest.mark.rule("leaders.component.cost-other-destroys")
def test_a_thief_costs_two_golds_and_one_subject_a_billboard_two_bricks_and_one_gold():
    assert payable("thief") == ["gold gold subject"]
    assert payable("billboard") == ["gold brick brick"]
