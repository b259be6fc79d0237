"""Automata: the Rising Star and the rows of solo cards."""

import pytest

from posterity.core.game import SetupError
from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS, INDUSTRIES
from posterity.games.legacies.rulebook import SoloRow
from posterity.games.legacies.rules.automata import buying_order, next_solo, resolve
from posterity.games.legacies.rules.generation import Turn
from posterity.games.legacies.schema.solo import BuyRow, GlobalRow, HeirloomRow, RelationshipRow, SellRow
from tests.games.legacies.lay import (
    GAME,
    does,
    figure,
    heirloom,
    invest,
    lay,
    owns,
    play,
    put_value,
    seat,
    token,
    told,
    track,
    value,
)

STAR = 2


def table(character="promoter"):
    """Anna the Politician, Bruno the General, and a Rising Star."""
    s = lay(2, ["politician", "general"], stars=1)
    seat(s, STAR).character = CHARACTERS.index(character)
    own = [n for n in s.book.heirlooms_of[seat(s, STAR).character]]
    seat(s, STAR).own = [own[0] - 1]
    return s


def does_row(s, row, who=STAR):
    done = resolve(s, who, SoloRow(row))
    advance(s)
    return done


@pytest.mark.rule("legacies.core.seat-count", "legacies.rising-star.two-players", "legacies.npc.add-to-any-game")
def test_two_people_play_with_a_rising_star_and_there_are_six_seats():
    assert GAME.complete(2, {})["npcs"] == "rising-star"
    assert GAME.complete(5, {"npcs": "rising-star"})["npcs"] == "rising-star"
    for players, npcs in ((2, "none"), (6, "rising-star")):
        with pytest.raises(SetupError) as error:
            GAME.complete(players, {"npcs": npcs})
        assert error.value.clause == "legacies.core.seat-count"


@pytest.mark.rule("legacies.rising-star.setup", "legacies.npc.kinds", "legacies.generation.turn-order-npc")
def test_it_has_tokens_foundation_and_heirlooms_but_no_fame_gold_or_resource():
    from tests.games.legacies.lay import begin, options, play

    s = begin(2, 1)
    while s.ask is not None and s.ask.prompt == "ask-character":
        play(s, options(s)[0])
    star = seat(s, STAR)

    assert (star.fame, star.gold, star.stock(), star.free) == (0, 0, 0, [5, 3, 3])
    assert star.foundation >= s.book.mat_foundation[star.character]
    assert STAR in s.order


@pytest.mark.rule("legacies.npc.relationship", "legacies.npc.no-costs", "legacies.rising-star.no-benefits")
def test_it_goes_to_the_first_partner_it_can_and_gets_nothing():
    s = table("politician")
    seat(s, 0).character = CHARACTERS.index("socialite")
    token(s, STAR, "general", 2)
    row = RelationshipRow(partners=("politician", "general", "legendary"))

    assert does_row(s, row)
    assert s.board.figure_tokens[0] == STAR
    assert seat(s, STAR).fame == 10


@pytest.mark.rule("legacies.npc.relationship-legendary", "legacies.relationship.legendary-bump-timing")
def test_of_occupied_figures_it_bumps_the_leftmost_and_stops_at_two():
    s = table()
    for place in range(3):
        figure(s, place % 2, place)
    row = RelationshipRow(partners=("legendary",))
    assert does_row(s, row)
    assert s.board.figure_tokens[0] == STAR
    figure(s, STAR, 1)

    s.todo = []
    assert not does_row(s, row)


@pytest.mark.rule("legacies.npc.buy-order")
def test_the_order_of_buying_runs_along_the_ring():
    names = [[INDUSTRIES[n] for n in buying_order(groups)] for groups in ([2, 0], [0, 2], [0, 1])]

    assert names[0][:7] == ["tourism", "museums", "theater", "communications", "law", "military", "education"]
    assert names[1][:7] == ["military", "law", "communications", "theater", "museums", "tourism", "manufacturing"]
    assert names[2][:4] == ["communications", "law", "military", "education"]


@pytest.mark.rule("legacies.npc.buy", "legacies.npc.buy-valid")
def test_the_rulebooks_example_of_buying():
    """Neither Socialite nor Politician in the game, a minor on Law already: Military, for the Underworld Boss."""
    s = table("underworld-boss")
    seat(s, 0).character = CHARACTERS.index("inventor")
    invest(s, STAR, "law")

    assert does_row(s, BuyRow(groups=("government", "progress")))

    assert s.invested(STAR, INDUSTRIES.index("military"), 0)
    assert (value(s, "military"), seat(s, STAR).gold) == (4, 10)


@pytest.mark.rule("legacies.npc.buy-size-fixed")
def test_without_minors_it_places_a_major_and_tries_no_other_size():
    s = table()
    seat(s, STAR).free = [5, 0, 3]
    assert does_row(s, BuyRow(groups=("government", "progress")))
    assert s.invested(STAR, 0, 1)

    seat(s, STAR).free = [5, 0, 0]
    assert not does_row(s, BuyRow(groups=("government", "progress")))


@pytest.mark.rule("legacies.npc.sell")
def test_it_sells_what_pays_most_in_the_groups_shown():
    s = table()
    put_value(s, "law", 8)
    put_value(s, "science", 4)
    invest(s, STAR, "law")
    invest(s, STAR, "science", "major")
    invest(s, STAR, "theater", "major")

    assert does_row(s, SellRow(groups=("government", "progress")))

    assert not s.invested(STAR, INDUSTRIES.index("science"), 1)
    assert value(s, "science") == 2
    assert seat(s, STAR).gold == 10


@pytest.mark.rule("legacies.npc.heirloom-own", "legacies.npc.heirloom-valid")
def test_its_own_heirloom_of_the_lowest_level_it_does_not_have():
    s = table()
    owns(s, STAR, heirloom("general", 1))

    assert does_row(s, HeirloomRow(whose="own"))

    assert s.book.heirlooms[seat(s, STAR).own[-1]] == heirloom("promoter", 2)


@pytest.mark.rule("legacies.npc.heirloom-opponent", "legacies.npc.heirloom-fee")
def test_an_opponents_heirloom_by_the_highest_industry_and_the_fee_is_a_gift():
    s = table()
    s.book.hostile[CHARACTERS.index("promoter")] = 0
    put_value(s, "communications", 4)
    put_value(s, "law", 9)
    put_value(s, "military", 7)
    put_value(s, "education", 8)

    assert does_row(s, HeirloomRow(whose="opponent"))

    assert s.book.heirlooms[seat(s, STAR).controlled[0]] == heirloom("politician", 1)
    assert (seat(s, 0).fame, seat(s, STAR).fame) == (12, 10)


@pytest.mark.rule("legacies.rising-star.no-global", "legacies.npc.row-kinds")
def test_a_global_action_is_not_for_it():
    s = table()

    assert not does_row(s, GlobalRow(which="dividends"))
    assert s.board.down == 0


@pytest.mark.rule("legacies.npc.turn", "legacies.npc.unable", "legacies.rising-star.no-global")
def test_a_turn_draws_a_card_and_what_cannot_be_done_feeds_the_foundation():
    s = table()
    card = next(n for n, sheet in enumerate(s.book.solo_cards) if sheet.century == 1)
    s.book.solo_cards[card].rows[0] = SoloRow(GlobalRow(which="dividends"))
    s.piles.solo[0] = [card]
    seat(s, STAR).foundation = 35
    s.todo = [Turn(s.place_of(STAR))]
    advance(s)

    assert seat(s, STAR).foundation == 40
    assert (seat(s, STAR).solo, seat(s, STAR).solo_played) == ([card], 1)


@pytest.mark.rule("legacies.rising-star.five-cards", "legacies.rising-star.skip-not-stuck")
def test_after_five_cards_its_turns_are_skipped():
    from tests.games.legacies.lay import CARD, asked, give

    s = table()
    seat(s, STAR).solo_played = 5
    give(s, 0, CARD)
    s.todo = [Turn(s.place_of(STAR))]
    advance(s)

    assert asked(s) == (0, "ask-act")
    assert seat(s, STAR).solo_played == 5


@pytest.mark.rule("legacies.npc.market-icons")
def test_marked_slots_of_the_market_are_replaced():
    from posterity.games.legacies.rules.automata import ReplaceMarket

    s = table()
    before = s.piles.market.copy()
    card = next(n for n, sheet in enumerate(s.book.solo_cards) if sheet.market == [0])
    ReplaceMarket(STAR, card).run(s)

    assert s.piles.market[0] != before[0]
    assert s.piles.market[1:] == before[1:]
    assert before[0] in s.piles.discard


@pytest.mark.rule("legacies.npc.reshuffle", "legacies.npc.decks", "legacies.npc.second-generation-deck")
def test_an_empty_solo_deck_is_made_of_all_but_the_latest_cards():
    s = table()
    cards = s.piles.solo[0]
    s.piles.solo[0] = []
    seat(s, STAR).solo, s.piles.solo_discard = cards[:3], cards[3:]

    drawn = next_solo(s)

    assert seat(s, STAR).solo == cards[2:3]
    assert drawn != cards[2]
    assert len(s.piles.solo[0]) == len(cards) - 2


@pytest.mark.rule("legacies.rising-star.stealing")
def test_stealing_from_it_always_succeeds_in_full():
    from tests.games.legacies.lay import play, resources

    s = table()
    resources(s, STAR, "")
    seat(s, STAR).gold = seat(s, STAR).fame = 0
    does(s, 0, [{"op": "steal", "gold": 10, "fame": 2, "any": 1}])
    play(s, "opponent:2", "steal:gem")

    assert (seat(s, 0).gold, seat(s, 0).fame, seat(s, 0).resources[2]) == (20, 12, 1)


@pytest.mark.rule("legacies.rising-star.fee-paid")
def test_a_fee_paid_to_it_leaves_the_game():
    from posterity.games.legacies.rules.heirlooms import pay_fee

    s = table()
    pay_fee(s, 0, STAR, 3)

    assert (seat(s, 0).fame, seat(s, STAR).fame) == (7, 10)


@pytest.mark.rule("legacies.rising-star.no-participation", "legacies.rising-star.no-benefits")
def test_only_its_tokens_take_part_in_global_actions():
    from tests.games.legacies.lay import played

    s = table()
    token(s, STAR, "inventor", 1)
    seat(s, 0).settled = True
    played(s, 0)
    before = seat(s, STAR).gold, seat(s, STAR).fame, seat(s, STAR).foundation

    play(s, "trigger:relationships")

    assert track(s, "inventor")[1] == STAR
    assert (seat(s, STAR).gold, seat(s, STAR).fame) == before[:2]


def with_tokens(step, event=True, rules=GAME.rules):
    """Everybody has a token on a track and an investment; this is done by Bruno."""
    s = lay(2, ["politician", "general"], stars=1, rules=rules)
    for who, character in ((0, "inventor"), (1, "promoter"), (STAR, "underworld-boss")):
        token(s, who, character, 3)
        invest(s, who, "science")
    does(s, 1, [{"who": "each-player", **step}], event=event)
    return s


@pytest.mark.rule("legacies.event.scope", "legacies.rising-star.no-benefits")
def test_an_event_about_everybodys_tokens_moves_its_tokens_too():
    step = {"op": "move-relationship", "by": -1, "all": True}
    assert track(with_tokens(step), "underworld-boss") == [None, STAR, None, None]
    assert track(with_tokens({**step, "who": "each-other"}), "underworld-boss") == [None, STAR, None, None]
    assert track(with_tokens({**step, "who": "you"}), "underworld-boss") == [None, None, STAR, None]
    assert track(with_tokens(step, event=False), "underworld-boss") == [None, None, STAR, None]
    assert track(with_tokens(step, rules=1), "underworld-boss") == [None, None, STAR, None]  # as before rules 2


@pytest.mark.rule("legacies.event.scope", "legacies.core.order-of-simultaneous")
def test_where_each_player_moves_one_it_moves_one_in_turn_order():
    s = with_tokens({"op": "move-relationship", "by": -1})
    assert (s.ask.seat, track(s, "underworld-boss")) == (0, [None, None, STAR, None])
    play(s, "token:inventor:0", "token:promoter:1")
    assert track(s, "underworld-boss") == [None, STAR, None, None]
    assert [found["seat"] for found in told(s, "nemesis-other-choices")] == [STAR]


@pytest.mark.rule("legacies.event.scope")
def test_it_loses_and_changes_what_an_event_takes_from_everybody():
    s = with_tokens({"op": "remove-relationship", "whose": "you", "all": True})
    assert (track(s, "underworld-boss"), seat(s, STAR).free[0]) == ([None] * 4, 5)

    s = with_tokens({"op": "replace-investment", "size": "major"})
    play(s, "replace:science", "replace:science")
    assert [s.invested(STAR, INDUSTRIES.index("science"), size) for size in (0, 1)] == [False, True]

    s = with_tokens({"op": "move-investment", "industries": ["law"]})
    play(s, "investment:science:minor:0", "move:law", "investment:science:minor:1", "move:law")
    assert s.invested(STAR, INDUSTRIES.index("law"), 0)


@pytest.mark.rule("legacies.event.scope", "legacies.rising-star.no-benefits")
def test_an_event_makes_it_do_nothing_to_others_and_gives_it_nothing():
    s = with_tokens({"op": "remove-relationship", "whose": "opponent"})
    play(s, "token:promoter:1", "token:underworld-boss:2")
    assert track(s, "inventor") == [None, None, 0, None]

    before = seat(s, STAR).foundation
    does(s, 1, [{"op": "gain", "who": "each-player", "fame": 2, "foundation": 3}], event=True)
    assert (seat(s, 0).fame, seat(s, STAR).fame, seat(s, STAR).foundation) == (12, 10, before)


@pytest.mark.rule("legacies.rising-star.cannot-win", "legacies.global.event-tile-rising-star")
def test_it_is_not_ranked():
    from posterity.games.legacies.rules.scoring import ranking

    s = table()
    seat(s, STAR).fame = 999

    assert sorted(ranking(s)) == [0, 1]
    assert s.players_in_order() == [n for n in s.order if n != STAR]


@pytest.mark.rule("legacies.npc.sixth-card")
def test_later_cards_use_the_last_row():
    assert table().book.constants.nemesis_last_row == 5
