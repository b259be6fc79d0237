"""Lanterns: every clause shown once, in the words of its rules."""

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.game import SetupError
from posterity.core.tasks import advance, apply
from posterity.games import GAMES
from posterity.testing.walks import setup

GAME = GAMES["lanterns"]


def begin(players, nights="6"):
    """A new game, dealt, at its first question."""
    return GAME.new(setup(GAME, players, {"nights": nights}, 0), listen=True)


def lay(*hands, nights="6"):
    """A table with these hands: `lay("moon reed", "poppy")`; seat 0 is asked."""
    s = begin(len(hands), nights)
    for player, hand in zip(s.players, hands, strict=True):
        player.hand = sorted(s.book.slugs.index(card) for card in hand.split())
    advance(s)
    return s


def plays(s, *picks):
    for pick in picks:
        apply(s, s.book.lexicon.parse(pick))


@pytest.mark.rule("lanterns.setup.deal")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_is_dealt_two_lanterns(players):
    s = begin(players)

    assert [len(player.hand) for player in s.players] == [2] * players
    assert (len(s.deck), s.ask.seat) == (36 - 2 * players, 0)


@pytest.mark.rule("lanterns.setup.deal")
@pytest.mark.parametrize("players", [1, 4])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(SetupError) as refused:
        GAME.complete(players, {})

    assert refused.value.clause == "lanterns.setup.deal"


@pytest.mark.rule("lanterns.setup.nights")
@pytest.mark.parametrize("nights", ["6", "9"])
def test_each_night_everybody_has_one_turn(nights):
    s = lay("", "", "", nights=nights)
    seats = []
    while s.ask is not None:
        seats.append(s.ask.seat)
        plays(s, "draw")

    assert seats == [0, 1, 2] * int(nights)


@pytest.mark.rule("lanterns.turn.hang")
def test_no_lantern_hangs_beside_one_of_its_kind():
    """Anna has two Moons and a Reed: the Reed must come between."""
    s = lay("moon moon reed", "")

    plays(s, "hang:moon", "draw")
    with pytest.raises(IllegalAnswer) as refused:
        plays(s, "hang:moon")
    plays(s, "hang:reed", "draw", "hang:moon")

    assert refused.value.reason.message == "refused-same-beside"
    assert s.book.names(s.players[0].row) == ["moon", "reed", "moon"]


@pytest.mark.rule("lanterns.turn.draw")
def test_only_the_player_sees_what_was_drawn():
    s = lay("moon", "reed")

    plays(s, "draw")

    assert [player.hand_size for player in GAME.view(s, 1).players] == [2, 1]
    assert [s.told[-1].seen_by(viewer).message for viewer in (0, 1, None)] == ["drew", "drew-unseen", "drew-unseen"]


@pytest.mark.rule("lanterns.end.light")
def test_only_lanterns_that_hang_shine():
    """Anna hangs a Reed and a Comet, Bruno a Moon; what they draw stays in their hands."""
    s = lay("reed comet", "moon")

    plays(s, "hang:reed", "hang:moon", "hang:comet", *["draw"] * 9)

    assert s.ask is None
    assert (GAME.scores(s), GAME.winners(s)) == ([5, 5], [0, 1])
