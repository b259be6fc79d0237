"""What everything would cost and bring a seat now: it is what comes of it when it is done."""

import pytest

from posterity.core.chance import QuickStream
from posterity.core.tasks import apply, why
from posterity.games.legacies.board import CHARACTERS, INDUSTRIES, influenced
from posterity.testing.secrecy import seen
from tests.games.legacies.lay import (
    CARD,
    GAME,
    begin,
    current,
    figure,
    give,
    heir,
    invest,
    lay,
    options,
    owns,
    play,
    played,
    put_value,
    resources,
    token,
    turn,
)

PAY = [{"op": "modify", "target": "relationship-cost", "add": -2, "commodity": "gold", "tracks": ["politician"]}]


def offers(s, seat=0):
    return GAME.view(s, seat).offers


def uses(s, card=CARD, seat=0):
    return {use.pick: use for found in offers(s, seat).cards if found.card == card for use in found.uses}


def walk(number, answers=160):
    """A game played at random, and the states at which somebody is about to act."""
    s, luck = begin(3, seed=bytes([number] * 32)), QuickStream(number)
    for _ in range(answers):
        if s.ask is None:
            return
        if s.ask.prompt == "ask-act":
            yield s
        apply(s, s.ask.options[luck.below(len(s.ask.options))])


@pytest.mark.rule("legacies.relationship.neutral-cost")
def test_a_price_is_the_printed_one_without_items_where_nothing_changes_it():
    s = lay(who=["philosopher", "general", "socialite"])
    give(s, 0, CARD)

    use = uses(s)["relationship:politician"]

    assert (use.gold, use.fame, use.items, use.refused) == (3, 0, [], None)


@pytest.mark.rule("legacies.relationship.hostile-cost", "legacies.relationship.successor-modifiers")
def test_items_say_how_a_price_comes_about():
    s = lay(who=["philosopher", "general", "socialite"])
    s.book.hostile[4] |= 1
    current(s, 0, PAY)
    give(s, 0, CARD)

    use = uses(s)["relationship:politician"]

    assert (use.gold, use.fame) == (1, 2)
    assert [(item.why, item.gold, item.fame) for item in use.items] == [
        ("printed", 3, 0),
        ("hostile", 0, 2),
        ("successor", -2, 0),
    ]
    assert [item.rule for item in use.items][1:] == [
        "legacies.relationship.hostile-cost",
        "legacies.relationship.successor-modifiers",
    ]


@pytest.mark.rule("legacies.relationship.amicable-cost")
def test_a_friend_takes_the_printed_price_off():
    s = lay(who=["general", "politician", "socialite"])
    s.book.amicable[2] |= 1
    give(s, 0, CARD)

    use = uses(s)["relationship:politician"]

    assert use.gold == 0
    assert [(item.why, item.gold) for item in use.items] == [("printed", 3), ("amicable", -3)]


def test_every_price_and_refusal_of_hand_and_market_holds_once_the_card_is_played():
    compared = 0
    for s in walk(5):
        for card in offers(s, s.ask.seat).cards:
            world, seat = s.clone(), s.ask.seat
            held = card.card in GAME.view(s, seat).players[seat].hand
            mine = GAME.view(s, seat).players[seat].hand[0]
            apply(world, world.lexicon().parse(f"play:{card.card}" if held else f"swap:{mine}:{card.card}"))
            quotes = {quote.pick: quote for quote in GAME.view(world, seat).quotes}
            for use in card.uses:
                reason = why(world, world.lexicon().parse(use.pick))
                assert reason.legal == (use.refused is None), (card.card, use, reason)
                same = reason.message == f"refused-{use.refused}" or use.pick == "wild"  # it says why the first cannot
                assert reason.legal or same
                if use.pick in quotes and use.pick != "wild":
                    quote = quotes[use.pick]
                    assert (quote.gold, quote.fame, quote.any) == (use.gold, use.fame, use.any)
                compared += 1
            buys = [pick.split(":")[1] for pick in options(world, "buy")]
            can = [one.industry for one in offers(s, seat).industries if any(b.refused is None for b in one.buy)]
            assert buys == [name for name in card.industries if name in can]
    assert compared > 200


@pytest.mark.rule("legacies.relationship.bump", "legacies.relationship.bump-off-end")
def test_who_would_be_bumped_is_bumped():
    s = lay(who=["philosopher", "general", "socialite"])
    for space, who in ((1, 1), (2, 2), (4, 1)):
        token(s, who, "politician", space)
    give(s, 0, CARD)

    found = next(one for one in offers(s).tracks if one.character == "politician")

    assert [(one.seat, one.start, one.to) for one in found.bumped] == [(1, 1, 2), (2, 2, 3)]
    play(s, f"play:{CARD}", "relationship:politician")
    assert [one.character for one in GAME.view(s, 1).players[2].relationships] == ["politician"]
    assert GAME.view(s, 0).tracks[0].spaces == [0, 1, 2, 1]


@pytest.mark.rule("legacies.investment.buy", "legacies.investment.value-change")
def test_an_industry_says_what_shares_cost_and_where_its_value_goes():
    s = lay()
    give(s, 0, CARD)
    s.seats[0].gold = 60
    put_value(s, "law", 4)
    before = next(one for one in offers(s).industries if one.industry == "law")

    play(s, f"play:{CARD}", "buy:law", "size:minor")

    minor = before.buy[0]
    assert 60 - s.seats[0].gold == minor.gold == minor.plain
    assert s.board.rows[INDUSTRIES.index("law")] + 1 == minor.row
    turn(s, 0)
    after = next(one for one in offers(s).industries if one.industry == "law")
    assert after.pays == minor.dividend
    assert after.buy[0].refused == "size-there"
    assert [one.size for one in after.sell] == ["minor"]


@pytest.mark.rule("legacies.heirloom.fee", "legacies.heirloom.relationship-discount")
def test_an_heirloom_says_its_fee_what_is_spared_and_why_it_cannot_be_had():
    s = lay(who=["general", "politician", "socialite"])
    token(s, 0, "politician", 2)
    resources(s, 0, "dye dye dye dye gear gear gem gem iron iron")
    found = {one.heirloom: one for one in offers(s).heirlooms}

    level = found["politician-keepsake-1"]
    assert level.saved == 1
    assert level.refused is None
    assert found["politician-keepsake-6"].refused == "level-six-last"
    owns(s, 1, "politician-keepsake-1")
    assert "politician-keepsake-1" not in {one.heirloom for one in offers(s).heirlooms}
    limit = next(one for one in offers(s).heirloom_limits if one.seat == 1)
    assert (limit.taken, limit.limit >= 1) == (0, True)


@pytest.mark.rule("legacies.generation.global-prerequisite", "legacies.generation.end-condition")
def test_a_global_action_says_why_it_cannot_be_what_it_pays_and_whether_it_ends_the_generation():
    s = lay()
    give(s, 0, CARD)
    put_value(s, "law", 6)
    invest(s, 0, "law", "major")
    tiles = {one.tile: one for one in offers(s).globals}
    assert {one.refused for one in tiles.values()} == {"too-few-played"}

    played(s, 0)
    s.seats[0].settled = True
    tiles = {one.tile: one for one in offers(s).globals}
    gold = [player.gold for player in s.seats]
    play(s, "trigger:dividends")

    assert tiles["dividends"].commodity == "gold"
    assert [player.gold - was for player, was in zip(s.seats, gold, strict=True)] == tiles["dividends"].pays
    assert not tiles["dividends"].ends
    s.board.down = 0b00111101
    assert {one.tile: one for one in offers(s).globals}["relationships"].ends


@pytest.mark.rule("legacies.successor.put-in-play", "legacies.successor.match")
def test_a_successor_says_how_the_foundation_grows_and_which_match_it_is():
    s = lay()
    give(s, 0, CARD)
    heir(s, 0, 1, 2)
    for found in offers(s).successors[:2]:
        assert found.foundation >= 0
        assert (found.match == 1) == (found.brings == "token")
        assert 1 <= found.order <= 3


@pytest.mark.rule("legacies.trade.payout", "legacies.trade.unique-cell")
def test_a_cell_of_the_trade_conference_says_its_place_and_prize():
    s = lay()
    give(s, 0, CARD)
    played(s, 0)
    s.seats[0].settled = True
    play(s, "trigger:trade", "currency:fame")
    order = GAME.view(s, 1).outlook.trade_order
    assert GAME.view(s, 1).outlook.trade_host == 0
    assert order == [0, *GAME.view(s, 1).outlook.trade_waiting[-2:]] and sorted(order) == [0, 1, 2]
    play(s, options(s, "bid")[0])

    found = {(cell.commodity, cell.amount): cell for cell in offers(s, 1).cells}
    taken = GAME.view(s, 1).trade.bids[0]

    assert found[taken.commodity, taken.amount].refused == "cell-taken"
    higher = [cell for (name, amount), cell in found.items() if name == taken.commodity and amount > taken.amount]
    assert all(cell.place == 1 and cell.prize for cell in higher)
    assert GAME.view(s, 1).outlook.trade_waiting[0] in (1, 2)


@pytest.mark.rule("legacies.global.general")
def test_who_has_triggered_a_global_action_is_open_to_all():
    s = lay()
    give(s, 0, CARD)
    played(s, 0)
    s.seats[0].settled = True
    before = GAME.view(s, None).outlook.triggered_by
    play(s, "trigger:trade")

    assert (before, GAME.view(s, None).outlook.triggered_by) == ({}, {"trade": 0})


@pytest.mark.rule("legacies.generation.end-condition")
def test_how_many_global_actions_a_generation_still_needs_is_open_to_all():
    s = lay()
    s.board.down = 0b1101  # one of the two mandatory ones, and two others
    found = GAME.view(s, None).outlook

    assert (len(found.mandatory), found.mandatory_done, found.others_done) == (2, 1, 2)


@pytest.mark.rule("legacies.core.century-of-generation")
def test_the_generations_of_a_game_and_their_centuries_are_open_to_all():
    assert GAME.view(lay(), None).outlook.centuries == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("legacies.relationship.legendary-own", "legacies.relationship.legendary-limit")
def test_figures_say_whether_one_may_meet_them():
    s = lay()
    s.board.figures_up = 3
    figure(s, 0, 1)
    mine = [one.refused for one in offers(s, 0).open_figures]
    figure(s, 0, 2)

    assert mine == [None, "figure-own", None]
    assert [one.refused for one in offers(s, 0).open_figures] == ["figure-limit", "figure-own", "figure-own"]
    assert [one.refused for one in offers(s, 1).open_figures] == [None, None, None]


@pytest.mark.rule("legacies.component.influenced-industries")
def test_which_industries_a_character_influences_is_open_to_all():
    found = GAME.view(lay(), None).outlook.influenced

    assert list(found) == list(CHARACTERS)
    assert found["politician"] == [INDUSTRIES[one] for one in influenced(CHARACTERS.index("politician"))]


@pytest.mark.rule("legacies.scoring.game-end-base")
def test_totals_are_what_the_tile_of_the_century_and_the_end_would_make_of_the_fame():
    for count, s in enumerate(walk(5)):
        view = GAME.view(s, None)
        tile = next((one for one in view.scoring_tiles if one.tile == view.outlook.century_tile), None)
        for seat, fame in enumerate(view.scores):
            if fame is None:
                assert str(seat) not in view.totals
            else:
                more = sum(award.fame for award in view.projection if award.seat == seat)
                assert view.totals[str(seat)] == fame + more + (0 if tile is None else tile.fame[str(seat)])
        if count > 20:
            return


@pytest.mark.rule("legacies.generation.turn-order", "legacies.generation.honorarium")
def test_the_next_order_and_the_honoraria_are_open_to_all():
    s = lay()
    give(s, 0, CARD)
    s.seats[2].foundation = 40
    s.seats[1].foundation = 30
    s.seats[0].foundation = 30

    found = GAME.view(s, None).outlook

    assert found.order == [2, 0, 1]
    assert found.honoraria == [1, 2]


@pytest.mark.rule("legacies.core.hidden-information")
def test_prices_are_told_to_their_seat_alone_and_are_the_same_in_every_world_it_cannot_tell_apart():
    for count, s in enumerate(walk(7)):
        seat = s.ask.seat
        assert GAME.view(s, None).offers is not GAME.view(s, seat).offers
        mine = {found.card for found in offers(s, seat).cards}
        hand = GAME.view(s, seat).players[seat].hand
        assert mine == {*hand, *[card for card in GAME.view(s, None).market if card and hand]}
        world = GAME.guess(s, seat, QuickStream(count))
        assert seen(GAME, world, seat) == seen(GAME, s, seat)
        if count > 20:
            return
