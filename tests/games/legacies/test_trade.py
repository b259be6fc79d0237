"""The trade conference."""

import pytest

from tests.games.legacies.lay import GAME, asked, goods, lay, options, play, played, refusal, resources, seat, told

NAMES = ["white", "purple", "blue", "green", "yellow"]


def conference(players=5, generation=3, stars=0, trigger=0):
    s = lay(players, generation=generation, stars=stars)
    for player in s.seats:
        player.settled, player.foundation, player.gold, player.fame = True, 60, 0, 10
    played(s, trigger)
    from tests.games.legacies.lay import turn

    turn(s, trigger)
    play(s, "trigger:trade")
    return s


@pytest.mark.rule("legacies.trade.payout", "legacies.trade.second-chance", "legacies.trade.losers-pay-nothing")
@pytest.mark.rule("legacies.trade.paying-places", "legacies.trade.lone-bidder", "legacies.component.trade-tiles")
def test_the_rulebooks_example():
    """Century 2, foundation: white 10 fame, purple 5 fame, blue 25 resources, green 25 fame, yellow 5 gold."""
    s = conference()
    play(s, "currency:foundation", "bid:fame:10", "bid:fame:5", "bid:resources:25", "bid:fame:25", "bid:gold:5")

    assert asked(s) == (0, "ask-second-chance")
    moves = options(s)
    assert {"bid:gold:10", "bid:resources:10", "bid:resources:50", "bid:fame:50", "stay"} <= set(moves)
    play(s, "bid:fame:50", "gain:dye", "gain:gem", "gain:gem")

    assert [goods(s, n) for n in range(5)] == [
        (0, 15, 10, 0),
        (0, 10, 60, 0),
        (0, 10, 35, 3),
        (0, 12, 35, 0),
        (100, 10, 55, 0),
    ]


@pytest.mark.rule("legacies.trade.currency")
def test_the_currency_is_no_column():
    s = conference()
    play(s, "currency:fame")

    assert refusal(s, "bid:fame:1").clause == "legacies.trade.currency"
    assert {pick.split(":")[1] for pick in options(s)} == {"gold", "foundation", "resources"}


@pytest.mark.rule("legacies.trade.currency", "legacies.trade.first-bid")
def test_who_bids_is_told_the_currency():
    s = conference()
    assert GAME.view(s, 0).ask.args == {}
    play(s, "currency:fame")
    assert GAME.view(s, 0).ask.args == {"commodity": "fame"}


@pytest.mark.rule("legacies.trade.other-bids", "legacies.core.order-of-simultaneous")
def test_the_others_bid_from_the_current_player_on_and_may_pass():
    s = conference(4, trigger=2)
    play(s, "currency:fame", "bid:gold:1")
    order = []
    for _ in range(3):
        order.append(asked(s)[0])
        play(s, "pass")

    assert order == [3, 0, 1]


@pytest.mark.rule("legacies.trade.unique-cell")
def test_a_cell_takes_one_cube_and_lower_bids_are_fine():
    s = conference()
    play(s, "currency:fame", "bid:gold:4")

    assert refusal(s, "bid:gold:4").clause == "legacies.trade.unique-cell"
    assert {"bid:gold:2", "bid:foundation:4"} <= set(options(s))


@pytest.mark.rule("legacies.trade.affordable")
def test_nobody_bids_more_than_they_have():
    s = conference()
    seat(s, 0).fame = 3
    play(s, "currency:fame")

    reason = refusal(s, "bid:gold:4")

    assert (reason.message, reason.args["owned"]) == ("refused-cannot-afford-bid", 3)


@pytest.mark.rule("legacies.trade.foundation-bid", "legacies.foundation.spend")
@pytest.mark.parametrize(("foundation", "legal"), [(150, [25, 50]), (60, [5, 10, 25, 50]), (8, [5])])
def test_foundation_is_bid_in_steps_of_its_size(foundation, legal):
    s = conference()
    seat(s, 0).foundation = foundation
    play(s, "currency:foundation")

    assert sorted({int(pick.split(":")[2]) for pick in options(s)}) == legal


@pytest.mark.rule("legacies.trade.first-bid", "legacies.trade.first-bid-unaffordable")
def test_who_can_afford_nothing_places_no_cube_and_has_no_second_chance():
    s = conference(3)
    play(s, "currency:gold")
    assert asked(s) == (1, "ask-bid")
    play(s, "pass", "pass")

    assert asked(s)[1] != "ask-second-chance"


@pytest.mark.rule("legacies.trade.first-bid-unaffordable")
def test_who_can_afford_a_row_must_bid():
    s = conference(3)
    play(s, "currency:fame")

    assert "pass" not in options(s)


@pytest.mark.rule("legacies.trade.second-chance")
def test_the_second_chance_never_goes_down():
    s = conference(3)
    play(s, "currency:fame", "bid:gold:4", "pass", "pass")

    assert refusal(s, "bid:foundation:2").args["bid"] == 4
    assert {"bid:foundation:4", "bid:gold:7"} <= set(options(s))


@pytest.mark.rule("legacies.trade.resources-choice", "legacies.trade.foundation-prize")
def test_resources_are_paid_as_the_payer_likes():
    s = conference(3)
    resources(s, 0, "dye gem iron")
    play(s, "currency:resources", "bid:foundation:2", "pass", "pass", "stay", "pay:dye", "pay:iron")

    assert seat(s, 0).resources == [0, 0, 1, 0]
    assert seat(s, 0).foundation == 60 + 50


@pytest.mark.rule("legacies.trade.paying-places")
@pytest.mark.parametrize(("generation", "places"), [(1, 1), (3, 2), (5, 3)])
def test_one_place_pays_in_century_1_two_in_2_three_in_3(generation, places):
    s = conference(4, generation)
    play(s, "currency:foundation", "bid:gold:50", "bid:gold:25", "bid:gold:10", "bid:gold:5", "stay")

    assert len([n for n in range(4) if seat(s, n).gold]) == places
    assert [(won["seat"], won["place"]) for won in told(s, "won-trade")] == [(n, n + 1) for n in range(places)]


@pytest.mark.rule("legacies.trade.cubes-return")
def test_all_cubes_return():
    s = conference(3)
    play(s, "currency:fame", "bid:gold:1", "pass", "pass", "stay")

    assert (s.bids, s.currency) == ([-1] * 3, -1)


@pytest.mark.rule("legacies.trade.rising-star", "legacies.rising-star.no-participation")
def test_a_rising_star_takes_no_part():
    s = conference(2, stars=1)
    play(s, "currency:fame", "bid:gold:1", "pass")

    assert asked(s) == (0, "ask-second-chance")
