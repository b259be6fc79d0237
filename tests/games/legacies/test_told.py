"""What is told of whole games: every deed, and nothing of it changes the game."""

from __future__ import annotations

from posterity.core.chance import QuickStream, seed_of
from posterity.core.game import Setup
from posterity.core.tasks import play_at_random
from posterity.games import GAMES

GAME = GAMES["legacies"]
TOLD = {
    *("played", "swapped", "explored", "triggered", "related", "bought", "sold", "contributed", "acquired-own"),
    *("paid", "bid", "won-trade", "entered-play", "discarded-successors", "retired", "scored-wealthy"),
}


def finished(number, listen):
    cards = GAME.card_set(GAME.standard_set)
    options = GAME.complete(4, {})
    setup = Setup(players=4, options=options, cards=cards, seed=seed_of(number), rules=GAME.rules)
    s = GAME.new(setup, listen)
    play_at_random(s, QuickStream(number))
    return s


def test_every_deed_is_told():
    told = {event.message for number in range(4) for event in finished(number, True).told or []}

    assert told >= TOLD


def test_a_game_goes_the_same_way_whether_anybody_listens():
    heard, unheard = finished(1, True), finished(1, False)

    assert unheard.told is None
    assert GAME.position(heard) == GAME.position(unheard)
