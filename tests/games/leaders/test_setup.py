"""Sitting down: how many play, who deals, who begins, and what chance decides."""

import pytest

from posterity.core.chance import Chance, seed_of
from posterity.core.game import SetupError
from posterity.games.leaders.state import new_state
from posterity.table.clocks import Clock
from tests.games.leaders.lay import (
    GAME,
    LEGACIES,
    RESOURCES,
    SEED,
    asked,
    begin,
    book_of,
    builds,
    dealt_by,
    idles,
    lay,
    legacies,
    legacy_deck,
    legacy_discard,
    plays,
    protects,
    resource_deck,
    resource_discard,
    resources,
    tableau,
    told,
    totals,
)
from tests.games.leaders.luck import below, shuffled, stream


@pytest.mark.rule("leaders.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_can_take_part(players):
    s = begin(players)

    assert len(s.players) == players
    assert asked(s) is not None


@pytest.mark.rule("leaders.setup.duration")
def test_nobody_is_hurried_unless_a_clock_was_agreed():
    assert Clock().kind == "none"
    assert all("time" not in option.name and "clock" not in option.name for option in GAME.options)


@pytest.mark.rule("leaders.setup.players")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_any_other_number_of_players_is_refused(players):
    with pytest.raises(SetupError) as refused:
        GAME.complete(players, {})

    assert refused.value.clause == "leaders.setup.players"
    assert refused.value.args_named == {"players": players, "fewest": 2, "most": 6}


@pytest.mark.rule("leaders.setup.aim")
def test_five_buildings_stop_the_play_and_the_most_points_win_it():
    """Anna builds her fifth building first, two of a kind and less; Bruno's four Banks are worth more."""
    s = lay(["bank | gold gold brick", "", ""], ["bank monument monument parade", "bank bank bank bank", ""])

    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")
    idles(s, 2)

    assert asked(s) is None
    assert totals(s) == [11, 12, 0]
    assert GAME.winners(s) == [1]


@pytest.mark.rule("leaders.setup.aim")
@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_the_target_is_five_buildings_or_six_with_two_players(players, target):
    assert GAME.position(begin(players)).target == target


@pytest.mark.rule("leaders.setup.deal")
def test_four_players_are_dealt_four_and_four():
    """The rulebook's example; the first player has also drawn two Resource cards already."""
    s = begin(4)
    first = asked(s)

    assert [len(legacies(s, seat).split()) for seat in range(4)] == [4, 4, 4, 4]
    assert [len(resources(s, seat).split()) for seat in range(4)] == [6 if seat == first else 4 for seat in range(4)]
    assert len(resource_deck(s).split()) == 82 - 16 - 2
    assert len(legacy_deck(s).split()) == 60 - 16
    assert [tableau(s, seat) for seat in range(4)] == ["", "", "", ""]
    assert (resource_discard(s), legacy_discard(s)) == ("", "")


@pytest.mark.rule("leaders.setup.deal")
def test_nobody_begins_with_points_protects_or_a_finish():
    s = begin(3)

    assert totals(s) == [0, 0, 0]
    assert [protects(s, seat) for seat in range(3)] == [0, 0, 0]
    assert (s.round, s.first_finisher, s.answers) == (1, None, 0)
    assert s.idle == 1  # the turn that has just begun


@pytest.mark.rule("leaders.setup.deal")
def test_before_the_deal_the_table_is_empty():
    s = new_state(book_of(3), 1, Chance(SEED, {}), 2)

    assert [(player.tableau, player.protects, player.total) for player in s.players] == [([], 0, 0)] * 3
    assert (s.resource_deck, s.resource_discard, s.legacy_deck, s.legacy_discard) == ([], [], [], [])
    assert (s.round, s.dealer, s.first_finisher, s.idle, s.answers) == (0, 2, None, 0, 0)


@pytest.mark.rule("leaders.setup.deal", "leaders.setup.dealer")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [SEED, seed_of(7)])
def test_chance_decides_dealer_and_decks_as_laid_down(players, seed):
    """Whole hands from the top, in seat order; then the first player takes two more Resource cards."""
    s = begin(players, seed)
    dealer = below(stream(seed, "dealer"), players)
    resource_pile = shuffled(stream(seed, "resources"), RESOURCES)
    legacy_pile = shuffled(stream(seed, "legacies"), LEGACIES)

    hands = [[resource_pile.pop() for _ in range(4)] for _ in range(players)]
    legacy_hands = [[legacy_pile.pop() for _ in range(4)] for _ in range(players)]
    hands[(dealer + 1) % players] += [resource_pile.pop(), resource_pile.pop()]

    assert s.dealer == dealer
    assert [resources(s, seat) for seat in range(players)] == [in_set_order(RESOURCES, hand) for hand in hands]
    assert [legacies(s, seat) for seat in range(players)] == [in_set_order(LEGACIES, hand) for hand in legacy_hands]
    assert resource_deck(s).split() == resource_pile[::-1]
    assert legacy_deck(s).split() == legacy_pile[::-1]


def in_set_order(cards, hand):
    return " ".join(sorted(hand, key=cards.index))


@pytest.mark.rule("leaders.setup.first-player")
def test_with_dealer_two_of_four_the_order_is_three_nought_one_two():
    """The rulebook's example, over a whole tour and the turn after it."""
    s = dealt_by(dealer=2, players=4)

    order = []
    for _ in range(5):
        order.append(asked(s))
        idles(s)

    assert order == [3, 0, 1, 2, 3]


@pytest.mark.rule("leaders.setup.first-player")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_player_to_the_left_of_each_dealer_begins(players):
    first = [asked(dealt_by(dealer, players)) for dealer in range(players)]

    assert first == [*range(1, players), 0]


@pytest.mark.rule("leaders.setup.dealer")
def test_anybody_may_be_drawn_as_dealer():
    dealers = {begin(6, seed_of(number)).dealer for number in range(40)}

    assert dealers == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("leaders.setup.dealer")
def test_the_dealer_plays_too():
    """Seat 0 deals for three: it holds a hand and takes its turn after the others."""
    s = dealt_by(dealer=0, players=3)
    hand = len(legacies(s, 0).split()), len(resources(s, 0).split())

    idles(s, 2)

    assert hand == (4, 4)
    assert asked(s) == 0


def test_new_luck_shuffles_both_decks_anew_and_leaves_the_hands():
    """A branch of a game gets a seed of its own."""
    s = begin(3)
    decks = resource_deck(s).split(), legacy_deck(s).split()
    hands = [(resources(s, seat), legacies(s, seat)) for seat in range(3)]

    GAME.reseed(s, seed_of(1))

    resource_pile = sorted(decks[0], key=RESOURCES.index)
    legacy_pile = sorted(decks[1], key=LEGACIES.index)
    assert resource_deck(s).split() == shuffled(stream(seed_of(1), "resources"), resource_pile)[::-1]
    assert legacy_deck(s).split() == shuffled(stream(seed_of(1), "legacies"), legacy_pile)[::-1]
    assert [(resources(s, seat), legacies(s, seat)) for seat in range(3)] == hands


@pytest.mark.rule("leaders.setup.deal")
def test_the_deal_is_told_from_seat_to_seat():
    s = begin(3)

    assert told(s, "round-began") == [{"round": 1, "rounds": 1, "dealer": s.dealer}]
    assert [args["seat"] for args in told(s, "dealt")] == [0, 1, 2]
