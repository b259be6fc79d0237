"""What a seat imagines of the cards it has not seen: they lie where it knows that cards are, and nowhere else."""

import pytest

from posterity.core.chance import QuickStream
from tests.games.legacies.lay import GAME, begin, options, play

pytestmark = pytest.mark.rule("legacies.core.hidden-information")
ANNA, BRUNO, CARLA = 0, 1, 2


def table():
    """Three people at the beginning of their first turn."""
    s = begin()
    while s.ask.prompt == "ask-character":
        play(s, options(s)[0])
    return s


def unseen_cards(s):
    """Anna knows which cards these are, and how many lie where; not which is which."""
    hands = [s.seats[other].hand for other in (BRUNO, CARLA)]
    return [len(hand) for hand in hands], sorted([*hands[0], *hands[1], *s.piles.decks[0]])


def unseen_successors(s):
    hands = [s.seats[other].heirs for other in (BRUNO, CARLA)]
    return [len(hand) for hand in hands], sorted([*hands[0], *hands[1], *s.piles.heirs])


def check(s):
    for number in range(5):
        world = GAME.guess(s, ANNA, QuickStream(number))
        assert unseen_cards(world) == unseen_cards(s)
        assert unseen_successors(world) == unseen_successors(s)
        assert (world.seats[ANNA].hand, world.seats[ANNA].heirs) == (s.seats[ANNA].hand, s.seats[ANNA].heirs)


def test_the_market_and_the_displayed_successors_are_nowhere_else():
    s = table()
    assert all(card >= 0 for card in s.piles.market)
    assert s.piles.display
    check(s)


def test_what_another_has_played_or_discarded_is_no_longer_in_the_hand():
    s = table()
    s.show_card(BRUNO, s.seats[BRUNO].hand[0])
    check(s)
    assert s.discard_heirs(CARLA)
    check(s)


@pytest.mark.rule("legacies.core.player-deck-empty")
def test_player_cards_shuffled_anew_are_in_the_deck_and_those_in_hands_are_not():
    s = table()
    for card in s.draw_cards(BRUNO, len(s.piles.decks[0])):
        s.discard_card(BRUNO, card)
    s.draw_cards(BRUNO, 2)

    assert len(s.seats[BRUNO].hand) == 5
    check(s)


@pytest.mark.rule("legacies.core.successor-deck-empty")
def test_successors_shuffled_anew_are_in_the_deck_and_those_in_hands_are_not():
    s = table()
    s.draw_heirs(BRUNO, len(s.piles.heirs))
    s.discard_heirs(BRUNO)
    s.draw_heirs(BRUNO, 2)

    assert len(s.seats[BRUNO].heirs) == 2
    check(s)
