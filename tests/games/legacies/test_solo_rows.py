"""The rows of solo cards where it is close: ties, exactly enough, nothing left."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS, INDUSTRIES, NONE
from posterity.games.legacies.rulebook import SoloRow
from posterity.games.legacies.rules.automata import AutomatonTurn, ReplaceMarket, next_solo, resolve, rests
from posterity.games.legacies.schema.solo import BuyRow
from tests.games.legacies.lay import (
    GAME,
    against,
    figure,
    goods,
    heirloom,
    invest,
    lay,
    nemesis_turn,
    owns,
    put_value,
    seat,
    solo,
    told,
    value,
)
from tests.games.legacies.nemesis import ANNA, NEMESIS, NOTHING, STAR, foundation

OPPONENTS = {"do": "heirloom", "whose": "opponent"}


def table():
    """Anna the General, a Nemesis the Politician whom nobody is an enemy of, and a Rising Star, the Promoter."""
    s = against("general", "politician")
    s.book.hostile[CHARACTERS.index("politician")] = 0
    seat(s, STAR).character = CHARACTERS.index("promoter")
    return s


def with_first_fee(s, fee):
    """Anna's heirlooms have this fee; those of the Rising Star are gone."""
    for level in range(1, 7):
        s.book.heirloom_fee[s.book.heirlooms.index(heirloom("general", level))] = fee
        owns(s, STAR, heirloom("promoter", level))


def acquired(s, who=NEMESIS):
    return [s.book.heirlooms[number] for number in seat(s, who).controlled]


# ---------------------------------------------------------------- selling and buying


@pytest.mark.rule("legacies.npc.sell", "legacies.npc.buy-order")
@pytest.mark.parametrize(
    ("groups", "sold"),
    [
        (["government", "progress"], "law"),
        (["progress", "government"], "libraries"),
        (["progress", "entertainment"], "science"),
        (["progress"], "science"),
        (["entertainment"], "theater"),
    ],
)
def test_equal_payouts_are_sold_in_the_order_of_buying(groups, sold):
    s = table()
    for industry in ("law", "science", "libraries", "theater"):
        invest(s, NEMESIS, industry)
        put_value(s, industry, 5)
    worth = value(s, sold)
    seat(s, NEMESIS).foundation = 20

    nemesis_turn(s, NEMESIS, {"do": "sell", "groups": groups})

    assert [(found["industry"], found["size"]) for found in told(s, "automaton-sold")] == [(sold, "minor")]
    assert not s.invested(NEMESIS, INDUSTRIES.index(sold), 0)
    gained = {kind: told(s, "gained")[-1][kind] for kind in ("seat", "gold", "fame", "foundation", "count")}
    shares = s.book.shares[0]
    assert gained == {"seat": NEMESIS, "gold": worth * shares, "fame": 0, "foundation": 0, "count": 0}
    assert foundation(s) == 20 + worth * shares


@pytest.mark.rule("legacies.npc.buy-valid")
def test_an_industry_counts_that_one_neighbour_in_the_game_influences():
    """Military lies between the Underworld Boss and the General, Education between the General and the Inventor."""
    for groups, bought in ((("government", "entertainment"), "military"), (("progress", "entertainment"), "education")):
        s = lay(2, ["general", "corporate-mogul"], stars=1)
        seat(s, STAR).character = CHARACTERS.index("master-thief")
        assert resolve(s, STAR, SoloRow(BuyRow(groups=groups)))
        assert [found["industry"] for found in told(s, "automaton-bought")] == [bought]


# ---------------------------------------------------------------- heirlooms


@pytest.mark.rule("legacies.npc.heirloom-own", "legacies.npc.no-costs")
def test_its_own_heirloom_has_no_fee():
    s = table()

    nemesis_turn(s, NEMESIS, {"do": "heirloom", "whose": "own"})

    found = told(s, "acquired-own")[-1]
    assert (found["heirloom"], found["level"], found["fee"]) == (heirloom("politician", 1), 1, 0)
    assert goods(s, NEMESIS)[1] == 10


@pytest.mark.rule("legacies.npc.heirloom-valid", "legacies.npc.heirloom-fee", "legacies.npc.unable")
@pytest.mark.parametrize(("fame", "taken"), [(4, [heirloom("general", 1)]), (3, [])])
def test_a_fee_of_all_its_fame_can_be_paid(fame, taken):
    s = table()
    with_first_fee(s, 4)
    seat(s, NEMESIS).fame = fame
    before = foundation(s)

    nemesis_turn(s, NEMESIS, OPPONENTS, foundation=3)

    assert acquired(s) == taken
    assert goods(s, NEMESIS)[1] == (0 if taken else 3)
    assert goods(s, ANNA)[1] == (14 if taken else 10)
    assert foundation(s) == before + (0 if taken else 3)


@pytest.mark.rule("legacies.npc.heirloom-valid", "legacies.heirloom.level-six-prerequisite")
def test_the_secret_of_an_opponent_comes_last_of_all():
    s = table()
    with_first_fee(s, 9)
    for level in range(1, 6):
        owns(s, NEMESIS, heirloom("politician", level))
    seat(s, NEMESIS).fame = 0

    nemesis_turn(s, NEMESIS, OPPONENTS)

    assert acquired(s) == [heirloom("general", 6)]


@pytest.mark.rule("legacies.npc.heirloom-opponent")
def test_of_opponents_whose_industries_are_equal_the_most_famous_pays():
    """A Rising Star has no fame: 1 is more, whoever is earlier in turn order."""
    s = table()
    seat(s, ANNA).fame = 1
    s.order = [STAR, NEMESIS, ANNA]

    nemesis_turn(s, NEMESIS, OPPONENTS)

    assert acquired(s) == [heirloom("general", 1)]


@pytest.mark.rule("legacies.npc.heirloom-opponent")
@pytest.mark.parametrize(("order", "chosen"), [([0, 1, 2], "general"), ([1, 0, 2], "promoter")])
def test_then_the_earlier_in_turn_order(order, chosen):
    s = lay(2, ["general", "promoter"], nemeses=1)
    seat(s, 2).character = CHARACTERS.index("politician")
    s.book.hostile[CHARACTERS.index("politician")] = 0
    s.order = order

    nemesis_turn(s, 2, OPPONENTS)

    assert acquired(s, 2) == [heirloom(chosen, 1)]


# ---------------------------------------------------------------- relationships


@pytest.mark.rule("legacies.npc.relationship-legendary")
def test_with_one_legendary_relationship_it_makes_a_second_and_no_third():
    s = table()
    figure(s, NEMESIS, 0)
    row = {"do": "relationship", "with": ["legendary"]}

    nemesis_turn(s, NEMESIS, row)
    assert s.board.figure_tokens[:3] == [NEMESIS, NEMESIS, -1]

    nemesis_turn(s, NEMESIS, row)
    assert s.board.figure_tokens[:3] == [NEMESIS, NEMESIS, -1]
    assert [event.clause for event in s.told if event.message == "automaton-unable"] == ["legacies.npc.unable"]


@pytest.mark.rule("legacies.npc.relationship-legendary")
def test_its_own_figure_is_passed_over_for_that_of_an_opponent():
    s = table()
    for place in range(s.board.figures_up):
        figure(s, NEMESIS if place == 0 else ANNA, place)

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["legendary"]})

    assert s.board.figure_tokens[:2] == [NEMESIS, NEMESIS]


# ---------------------------------------------------------------- cards


@pytest.mark.rule("legacies.npc.turn", "legacies.npc.sixth-card")
@pytest.mark.parametrize(
    ("before", "row", "clause"),
    [(0, 1, "legacies.npc.turn"), (4, 5, "legacies.npc.turn"), (5, 5, "legacies.npc.sixth-card")],
)
def test_the_row_is_that_of_the_cards_played(before, row, clause):
    s = table()
    seat(s, NEMESIS).solo_played = before
    rows = [{"do": "relationship", "with": [name]} for name in ("inventor", "philosopher", "general", "socialite")]

    nemesis_turn(s, NEMESIS, *rows, {"do": "relationship", "with": ["promoter"]})

    played = next(event for event in s.told if event.message == "automaton-plays")
    assert (played.clause, played.args["row"], seat(s, NEMESIS).solo_played) == (clause, row, before + 1)
    assert told(s, "automaton-seeks")[0]["partner"] == ("inventor" if row == 1 else "promoter")


@pytest.mark.rule("legacies.npc.reshuffle")
def test_without_any_card_to_draw_a_turn_is_nothing():
    s = table()
    s.piles.solo[0], s.piles.solo_discard = [], []
    seat(s, NEMESIS).solo = [3]
    before = len(s.told)
    s.todo = [AutomatonTurn(NEMESIS)]
    advance(s)

    assert (seat(s, NEMESIS).solo, seat(s, NEMESIS).solo_played, len(s.told)) == ([3], 0, before)


@pytest.mark.rule("legacies.npc.reshuffle")
def test_everybodys_latest_card_stays():
    s = table()
    cards = sorted(s.piles.solo[0])
    s.piles.solo[0] = []
    seat(s, NEMESIS).solo, seat(s, STAR).solo, s.piles.solo_discard = cards[:3], cards[3:5], cards[5:]

    drawn = next_solo(s)

    assert (seat(s, NEMESIS).solo, seat(s, STAR).solo) == ([cards[2]], [cards[4]])
    assert sorted([drawn, *s.piles.solo[0]]) == [cards[0], cards[1], cards[3], *cards[5:]]
    assert told(s, "solo-cards-reshuffled") == [{"count": len(cards) - 2}]


@pytest.mark.rule("legacies.rising-star.five-cards", "legacies.npc.sixth-card")
@pytest.mark.parametrize(("who", "cards", "over"), [(STAR, 4, False), (STAR, 5, True), (NEMESIS, 5, False)])
def test_only_a_rising_star_rests_after_its_fifth_card(who, cards, over):
    s = table()
    seat(s, who).solo_played = cards

    assert rests(s, who) == over


@pytest.mark.rule("legacies.npc.turn", "legacies.npc.sixth-card", "legacies.rising-star.five-cards")
def test_the_row_of_the_next_card_is_open_to_all():
    s = table()
    seat(s, STAR).solo_played, seat(s, NEMESIS).solo_played = 4, 5
    before = [player.next_row for player in GAME.view(s, None).players]
    seat(s, STAR).solo_played = 5

    assert (before[STAR], before[NEMESIS], before[0]) == (5, 5, None)
    assert GAME.view(s, None).players[STAR].next_row is None


@pytest.mark.rule("legacies.npc.market-icons", "legacies.generation.market-short")
def test_an_empty_slot_is_filled_and_with_no_cards_left_it_stays_empty():
    s = table()
    card = solo(s, NEMESIS, NOTHING, market=["middle"])
    s.piles.market[1] = NONE
    top, discards = s.piles.decks[0][-1], s.piles.discard.copy()
    ReplaceMarket(NEMESIS, card).run(s)
    assert (s.piles.market[1], s.piles.discard) == (top, discards)
    assert [found["card"] for found in told(s, "market-replaced")] == [s.book.cards[top]]

    s.piles.market[1], s.piles.decks[0], s.piles.discard = NONE, [], []
    ReplaceMarket(NEMESIS, card).run(s)
    assert (s.piles.market[1], len(told(s, "market-replaced"))) == (NONE, 1)
