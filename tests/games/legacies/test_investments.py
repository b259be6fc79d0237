"""Investments: prices, values, limits, wild cards, what effects do."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import GROUPS, INDUSTRIES
from posterity.games.legacies.rulebook import group_mask
from tests.games.legacies.lay import (
    CARD,
    current,
    does,
    give,
    goods,
    invest,
    lay,
    options,
    play,
    put_value,
    refusal,
    seat,
    turn,
    value,
)


@pytest.mark.rule("legacies.investment.buy", "legacies.investment.value-change", "legacies.setup.industry-values")
def test_buying_and_selling_move_the_value_after_the_trade():
    """Rows 1 to 10, Law at 3: minor 6, major 20, then the minor sells for 12."""
    s = lay()
    seat(s, 0).gold = 100
    for pick, gold, worth in (("buy", 94, 4), ("buy", 74, 6), ("sell", 86, 5)):
        turn(s, 0)
        give(s, 0, CARD)
        size = "major" if gold == 74 else "minor"
        play(s, f"play:{CARD}", f"{pick}:law", f"size:{size}")
        assert (seat(s, 0).gold, value(s, "law")) == (gold, worth)
        seat(s, 0).played = []


@pytest.mark.rule("legacies.investment.sell")
def test_a_sale_pays_value_times_shares_and_the_token_returns():
    s = lay()
    invest(s, 0, "law", "major")
    put_value(s, "law", 6)
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "sell:law", "size:major")

    assert (seat(s, 0).gold, seat(s, 0).free[2], value(s, "law")) == (40, 3, 4)


@pytest.mark.rule("legacies.investment.bounds")
def test_a_value_never_leaves_the_track():
    s = lay()
    seat(s, 0).gold = 100
    put_value(s, "law", 9)
    give(s, 0, CARD)
    play(s, f"play:{CARD}", "buy:law", "size:major")
    assert (seat(s, 0).gold, value(s, "law")) == (55, 10)

    s = lay()
    invest(s, 0, "law")
    put_value(s, "law", 1)
    give(s, 0, CARD)
    play(s, f"play:{CARD}", "sell:law", "size:minor")
    assert (seat(s, 0).gold, value(s, "law")) == (12, 1)


@pytest.mark.rule("legacies.investment.limit-per-industry", "legacies.investment.no-crowding")
def test_one_minor_and_one_major_each_on_an_industry():
    s = lay()
    seat(s, 0).gold = 100
    invest(s, 0, "law")
    invest(s, 1, "law")
    give(s, 0, CARD)
    play(s, f"play:{CARD}", "buy:law")

    assert refusal(s, "size:minor").clause == "legacies.investment.limit-per-industry"
    play(s, "size:major")
    assert s.board.majors[1] == 1


@pytest.mark.rule("legacies.investment.needs-token", "legacies.investment.one-token-per-action")
def test_a_purchase_needs_a_token_and_a_sale_too():
    s = lay()
    seat(s, 0).gold = 100
    seat(s, 0).free = [5, 0, 0]
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    assert refusal(s, "buy:law").message == "refused-no-investment-token"
    assert refusal(s, "sell:law").message == "refused-nothing-to-sell"


@pytest.mark.rule("legacies.investment.group-card", "legacies.investment.influenced-wild-not-group")
def test_a_group_card_trades_in_its_group_alone():
    """The Politician influences Communications and Law, yet a Government card is not wild."""
    s = lay(who=["politician", "general", "socialite"])
    seat(s, 0).gold = 100
    give(s, 0, CARD)
    play(s, f"play:{CARD}")

    assert options(s, "buy") == ["buy:communications", "buy:law", "buy:military"]
    assert refusal(s, "buy:science").clause == "legacies.investment.group-card"

    s.book.card_industries[s.book.cards.index(CARD)] = group_mask(GROUPS.index("entertainment"))
    advance(s)
    assert options(s, "buy") == ["buy:tourism", "buy:museums", "buy:theater"]


@pytest.mark.rule("legacies.investment.influenced-wild")
def test_a_card_with_an_influenced_industry_is_wild():
    s = lay(who=["socialite", "general", "politician"])
    seat(s, 0).gold = 100
    card = s.book.cards.index("card-i-02")
    s.book.card_industry[card], s.book.card_group[card] = 9, -1  # Theater
    give(s, 0, "card-i-02")
    play(s, "play:card-i-02")

    assert len(options(s, "buy")) == 10


@pytest.mark.rule("legacies.core.rounding-up", "legacies.core.rounding-once", "legacies.investment.modifiers")
@pytest.mark.parametrize(
    ("row", "size", "modifier", "gold"),
    [
        (3, "major", {"percent": 50}, 23),
        (3, "major", {"percent": 50, "add": 2}, 26),
        (5, "minor", {"percent": 50}, 15),
        (3, "minor", {"percent": -25}, 5),
    ],
)
def test_modifiers_add_first_and_round_up_once(row, size, modifier, gold):
    s = lay()
    seat(s, 0).gold = 100
    put_value(s, "law", row)
    current(s, 0, [{"op": "modify", "target": "investment-price", **modifier}])
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "buy:law", f"size:{size}")

    assert seat(s, 0).gold == 100 - gold


@pytest.mark.rule("legacies.investment.modifiers")
def test_a_modifier_of_sales_minds_its_industries_and_size():
    s = lay()
    invest(s, 0, "law")
    invest(s, 0, "military")
    current(s, 0, [{"op": "modify", "target": "sale-proceeds", "percent": 50, "industries": ["law"], "size": "minor"}])
    does(s, 0, [{"op": "sell", "industries": ["government"]}])
    play(s, "sell:military", "size:minor")
    does(s, 0, [{"op": "sell", "industries": ["government"]}])
    play(s, "sell:law", "size:minor")

    assert seat(s, 0).gold == 10 + 6 + 9


@pytest.mark.rule("legacies.investment.modifiers")
def test_a_modifier_of_the_influenced_industries_leaves_the_others_alone():
    """The Politician influences Communications and Law; Military costs what it costs."""
    s = lay(who=["politician", "general", "socialite"])
    current(s, 0, [{"op": "modify", "target": "investment-price", "add": -2, "industries": ["influenced"]}])
    for industry, left in (("law", 6), ("military", 0)):
        does(s, 0, [{"op": "buy"}])
        play(s, f"buy:{industry}", "size:minor")
        assert seat(s, 0).gold == left


@pytest.mark.rule("legacies.investment.buy", "legacies.core.cost-in-full")
def test_exactly_the_price_is_enough_and_one_gold_less_is_not():
    s = lay()
    seat(s, 0).gold = 6
    give(s, 0, CARD)
    play(s, f"play:{CARD}")
    assert "buy:law" in options(s)

    seat(s, 0).gold = 5
    advance(s)
    reason = refusal(s, "buy:law")
    assert (reason.message, reason.args["gold"], reason.args["own_gold"]) == ("refused-cannot-pay-gold", 6, 5)


@pytest.mark.rule("legacies.investment.buy", "legacies.core.cost-in-full")
@pytest.mark.parametrize(("size", "gold"), [("any", 6), ("minor", 6), ("major", 15)])
def test_who_cannot_pay_for_a_purchase_by_effect_is_told_the_lowest_price(size, gold):
    s = lay()
    seat(s, 0).gold = 5
    put_value(s, "military", 1)
    does(s, 0, [{"op": "buy", "industries": ["law", "military"], "size": size}])

    reason = refusal(s, "buy:law")
    assert (reason.message, reason.args["gold"]) == ("refused-cannot-pay-gold", gold)
    assert options(s) == ["buy:military"]


@pytest.mark.rule("legacies.investment.placed-by-effect")
def test_effects_place_move_and_replace_without_gold_or_value():
    s = lay()
    does(s, 0, [{"op": "place-investment", "size": "minor", "industries": ["progress"]}])
    play(s, "place:science:minor")
    does(s, 0, [{"op": "replace-investment", "size": "major"}])
    play(s, "replace:science")
    does(s, 0, [{"op": "move-investment"}])
    play(s, "investment:science:major:0", "move:law")

    assert (s.board.majors[1], s.board.minors[4], value(s, "science"), value(s, "law")) == (1, 0, 3, 3)
    assert (seat(s, 0).free, seat(s, 0).gold) == ([5, 3, 2], 10)


@pytest.mark.rule("legacies.investment.placed-by-effect", "legacies.investment.limit-per-industry")
def test_an_opponents_investment_moves_within_the_limits():
    s = lay()
    invest(s, 1, "law")
    invest(s, 1, "science")
    does(s, 0, [{"op": "move-investment", "whose": "opponent"}])
    play(s, "investment:law:minor:1")

    assert refusal(s, "move:science").message == "refused-size-there"
    play(s, "move:museums")
    assert s.board.minors[8] == 1 << 1


@pytest.mark.rule("legacies.investment.placed-by-effect", "legacies.investment.limit-per-industry")
def test_a_token_with_nowhere_to_go_is_not_moved():
    """To Law, where a minor lies: neither that one nor the one on Military, but the major."""
    s = lay()
    for industry, size in (("law", "minor"), ("military", "minor"), ("military", "major")):
        invest(s, 0, industry, size)
    does(s, 0, [{"op": "move-investment", "industries": ["law"]}])

    assert options(s) == ["investment:military:major:0"]
    assert refusal(s, "investment:military:minor:0").message == "refused-cannot-move"
    assert refusal(s, "investment:law:minor:0").message == "refused-cannot-move"


@pytest.mark.rule("legacies.century.overlays", "legacies.investment.inflation", "legacies.component.overlays")
def test_a_new_century_raises_values_and_moves_no_marker():
    s = lay(generation=1)
    assert value(s, "law") == 3
    s.board.generation = 3
    assert (value(s, "law"), s.board.rows[1]) == (9, 2)


@pytest.mark.rule("legacies.action.opportunity")
def test_the_attested_opportunity_raises_a_value_for_two_gold():
    s = lay()
    give(s, 0, CARD)

    play(s, f"play:{CARD}", "opportunity", "raise:law")

    assert (goods(s, 0)[0], value(s, "law")) == (8, 4)


@pytest.mark.rule("legacies.event.value-limits", "legacies.investment.bounds")
def test_moves_by_effects_stop_at_the_ends():
    s = lay()
    put_value(s, "law", 10)
    put_value(s, "military", 9)
    does(s, 0, [{"op": "adjust-industry", "rows": 2, "all": True, "industries": ["government"]}])

    assert [value(s, name) for name in ("communications", "law", "military")] == [5, 10, 10]


@pytest.mark.rule("legacies.action.opportunity", "legacies.core.do-as-much-as-possible")
def test_an_effect_moves_each_value_once():
    s = lay()
    does(s, 0, [{"op": "adjust-industry", "rows": 1, "count": 2}])
    play(s, "raise:law")

    assert refusal(s, "raise:law").message == "refused-not-of-effect"
    assert refusal(s, "lower:military").message == "refused-not-of-effect"
    assert options(s) == [f"raise:{name}" for name in INDUSTRIES if name != "law"]


@pytest.mark.rule("legacies.investment.bounds", "legacies.core.do-as-much-as-possible")
@pytest.mark.parametrize(
    ("row", "ways"), [(1, ["raise"]), (2, ["raise", "lower"]), (9, ["raise", "lower"]), (10, ["lower"])]
)
def test_a_value_moves_as_long_as_there_is_a_row(row, ways):
    s = lay()
    put_value(s, "law", row)
    does(s, 0, [{"op": "adjust-industry", "either": True, "industries": ["law"]}])

    assert options(s) == [f"{way}:law" for way in ways]
    for way in {"raise", "lower"} - set(ways):
        assert refusal(s, f"{way}:law").message == "refused-cannot-shift"
