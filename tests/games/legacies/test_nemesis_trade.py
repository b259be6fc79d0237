"""A Nemesis at trade conferences: its own ones and those of others."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import NONE
from posterity.games.legacies.rules.trade import COLUMN, Bid, ChooseCurrency, PayOut
from tests.games.legacies.lay import (
    against,
    asked,
    commodity,
    goods,
    nemesis_turn,
    options,
    play,
    resources,
    seat,
    solo,
    told,
    triggers,
)

ANNA, NEMESIS = 0, 1
LIST = ["fame", "resources", "gold", "foundation"]
BIDS = {"gold": 20, "fame": 2, "foundation": 10, "resources": 1}


def shows(**more):
    return {"do": "global", "which": "trade", **more}


def bid(s, number):
    """What a seat bids on, and how much."""
    found = s.bids[number]
    return None if found == NONE else (found // COLUMN, found % COLUMN)


def conference(s, *picks, **keys):
    """A Nemesis triggers a conference by this card."""
    seat(s, NEMESIS).settled = True
    nemesis_turn(s, NEMESIS, shows(**keys), priority=LIST, bids=BIDS)
    play(s, *picks)


@pytest.mark.rule("legacies.nemesis.trade")
def test_the_rulebooks_example_the_last_of_the_list_is_the_currency():
    """Currency foundation, bid 10: its cube goes to row 10, column fame."""
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 40
    conference(s)

    assert s.currency == commodity("foundation")
    assert bid(s, NEMESIS) == (commodity("fame"), 10)
    assert asked(s) == (ANNA, "ask-bid")
    play(s, "pass")
    assert (goods(s, NEMESIS)[1], goods(s, NEMESIS)[2]) == (13, 30)  # it has not moved its bid


@pytest.mark.rule("legacies.nemesis.trade")
def test_a_row_may_show_the_currency_and_the_currency_has_no_column():
    s = against("general", "politician")
    conference(s, currency="fame")

    assert s.currency == commodity("fame")
    assert bid(s, NEMESIS) == (commodity("resources"), 2)


@pytest.mark.rule("legacies.nemesis.trade")
def test_falling_through_to_trade_no_currency_is_shown():
    s = against("general", "politician")
    seat(s, NEMESIS).settled = True
    seat(s, NEMESIS).foundation = 40
    s.board.row = [3, 7, 0, 1, 2, 4, 5, 6]  # fame, trade …
    s.board.down = 1 << 3
    row = {"do": "global", "which": "fame"}
    nemesis_turn(s, NEMESIS, row, priority=LIST, bids=BIDS)

    assert s.currency == commodity("foundation")


@pytest.mark.rule("legacies.nemesis.trade-player", "legacies.trade.unique-cell")
def test_the_rulebooks_example_of_a_taken_cell():
    """Gold 20 on fame is taken: it bids 20 on resources, gold being passed over."""
    s = against("general", "politician")
    seat(s, ANNA).gold = 100
    seat(s, NEMESIS).foundation = 60
    solo(s, NEMESIS, priority=["fame", "gold", "resources", "foundation"], bids=BIDS)

    triggers(s, "trade", "currency:gold", "bid:fame:20")

    assert bid(s, NEMESIS) == (commodity("resources"), 20)
    assert asked(s) == (ANNA, "ask-second-chance")


@pytest.mark.rule("legacies.nemesis.trade-player")
def test_in_its_turn_it_bids_on_the_first_of_its_list():
    s = against("general", "politician")
    solo(s, NEMESIS, priority=LIST, bids=BIDS)
    resources(s, NEMESIS, "gem iron")
    resources(s, ANNA, "gem")
    triggers(s, "trade", "currency:resources", "bid:gold:1")

    assert bid(s, NEMESIS) == (commodity("fame"), 1)
    play(s, "stay", "pay:gem")
    assert goods(s, NEMESIS)[1] == 13
    assert goods(s, NEMESIS)[3] == 1


@pytest.mark.rule("legacies.nemesis.trade-player")
def test_to_a_nemesis_the_conference_of_another_is_like_that_of_a_person():
    s = against("general", "politician", "inventor")
    for number in (1, 2):
        solo(s, number, shows(), priority=LIST, bids=BIDS)
        seat(s, number).settled = True
    s.acting = 1
    s.todo = [ChooseCurrency(1)]
    advance(s)

    assert s.currency == commodity("foundation")
    assert bid(s, 1) == (commodity("fame"), 10)
    assert bid(s, 2) == (commodity("resources"), 10)


@pytest.mark.rule("legacies.nemesis.trade-unaffordable")
def test_it_passes_if_it_cannot_pay_and_the_others_bid_as_usual():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 175  # 10 is no multiple of 25
    conference(s)

    assert bid(s, NEMESIS) is None
    assert told(s, "nemesis-trade-unaffordable")
    assert asked(s) == (ANNA, "ask-bid")
    assert "bid:fame:10" in options(s)


@pytest.mark.rule("legacies.nemesis.trade-unaffordable")
@pytest.mark.parametrize("currency", ["fame", "resources"])
def test_it_passes_with_too_little(currency):
    s = against("general", "politician")
    seat(s, NEMESIS).fame = 1
    seat(s, ANNA).fame = 5
    resources(s, ANNA, "gem")
    solo(s, NEMESIS, priority=LIST, bids=BIDS)
    triggers(s, "trade", f"currency:{currency}", "bid:gold:1")

    assert bid(s, NEMESIS) is None


@pytest.mark.rule("legacies.nemesis.trade-unaffordable", "legacies.npc.latest-card-missing")
def test_it_passes_without_a_free_cell_and_without_a_card():
    s = against("general", "politician", "inventor", "philosopher", "promoter")
    s.currency = commodity("fame")
    solo(s, 1, priority=LIST, bids=BIDS)
    s.bids = [0 * COLUMN + 2, NONE, 2 * COLUMN + 2, 3 * COLUMN + 2, NONE]
    s.todo = [Bid(4), Bid(1)]
    advance(s)

    assert (bid(s, 1), bid(s, 4)) == (None, None)


@pytest.mark.rule("legacies.nemesis.trade-gold")
@pytest.mark.parametrize(("before", "after"), [(60, 40), (175, 150), (40, 20), (20, 0)])
def test_a_bid_in_gold_is_paid_with_foundation_rounded_up(before, after):
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = before
    seat(s, ANNA).gold = 0
    solo(s, NEMESIS, priority=LIST, bids=BIDS)
    triggers(s, "trade", "currency:gold")

    assert (goods(s, NEMESIS)[1], goods(s, NEMESIS)[2]) == (13, after)
    assert told(s, "nemesis-trade-gold")[0]["foundation"] == before - after


@pytest.mark.rule("legacies.nemesis.trade-gold")
def test_it_bids_gold_only_if_its_foundation_covers_it():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 19
    seat(s, ANNA).gold = 0
    solo(s, NEMESIS, priority=LIST, bids=BIDS)
    triggers(s, "trade", "currency:gold")

    assert told(s, "nemesis-trade-unaffordable")
    assert goods(s, NEMESIS)[2] == 19


@pytest.mark.rule("legacies.nemesis.any-resource")
def test_it_pays_with_the_resource_it_has_most_of_and_takes_that_it_has_least_of():
    s = against("general", "politician")
    resources(s, NEMESIS, "dye gem gem")
    s.currency = commodity("resources")
    s.bids = [NONE, commodity("fame") * COLUMN + 1, NONE]
    s.todo = [PayOut()]
    advance(s)

    assert seat(s, NEMESIS).resources == [1, 0, 1, 0]
