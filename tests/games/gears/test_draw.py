"""Drawing cards."""

import pytest

from tests.games.gears.lay import (
    SEED,
    asked,
    deck,
    discard,
    drawn,
    draws,
    establishes,
    hand,
    heard,
    lay,
    options,
    plays,
    prompt,
    refusal,
    refused,
    shown,
    table,
    timeline,
    told,
)
from tests.games.gears.lay_more import in_order, text
from tests.games.leaders.luck import shuffled, stream

VIEWERS = [0, 1, None]


@pytest.mark.rule("gears.draw.two-keep-one")
@pytest.mark.parametrize(("kept", "other"), [("A", "E"), ("E", "A")])
def test_of_the_top_two_cards_one_is_kept_and_the_other_discarded(kept, other):
    """The top cards of the draw pile are E, then A."""
    s = lay(["B", ""], deck="E A C G", discard="Z")

    plays(s, "draw")
    looking = drawn(s), options(s), prompt(s), s.actions_left
    plays(s, f"keep:{kept}")

    assert looking == ("E A", ["keep:A", "keep:E"], "ask-keep", 3)
    assert hand(s, 0) == in_order(f"B {kept}")
    assert (discard(s), deck(s), drawn(s)) == (f"{other} Z", "C G", "")
    assert (s.actions_left, asked(s)) == (2, 0)


@pytest.mark.rule("gears.draw.two-keep-one")
def test_of_two_copies_one_is_kept():
    s = lay(deck="A A C")

    plays(s, "draw")
    offered = options(s)
    plays(s, "keep:A")

    assert offered == ["keep:A"]
    assert (hand(s, 0), discard(s), deck(s)) == ("A", "A", "C")


@pytest.mark.rule("gears.draw.from-the-two")
@pytest.mark.parametrize("pick", ["keep:B", "keep:C"])
def test_no_other_card_can_be_kept(pick):
    """B is in hand and C next in the draw pile."""
    s = lay(["B", ""], deck="E A C G")

    plays(s, "draw")
    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-not-drawn", "gears.draw.from-the-two")
    assert reason.args == {"pick": pick.lower(), "card": pick[-1].lower(), "cards": ["e", "a"]}


@pytest.mark.rule("gears.draw.from-the-two")
def test_exactly_one_of_the_two_is_discarded():
    """There is no second choice, and no hand card can go instead."""
    s = lay(["B", ""], deck="E A C G")

    plays(s, "draw")
    assert refused(s, "pay:B") == ("refused-finish-first", "gears.turn.atomic")
    plays(s, "keep:E")

    assert (hand(s, 0), discard(s)) == ("B E", "A")
    refusal(s, "keep:A")


@pytest.mark.rule("gears.draw.private")
def test_only_the_player_drawing_sees_the_two_cards():
    s = lay(deck="Fire Mining C G")

    plays(s, "draw")
    seen = [shown(s, viewer).get("drawn") for viewer in VIEWERS]
    sizes = [shown(s, viewer)["drawn_size"] for viewer in VIEWERS]
    asks = [shown(s, viewer)["ask"].get("options") for viewer in VIEWERS]

    assert seen == [["fire", "mining"], None, None]
    assert sizes == [2, 2, 2]
    assert asks == [["keep:mining", "keep:fire"], None, None]
    assert table(s).drawn == ["fire", "mining"]
    assert "mining" in text(s, 0)
    for viewer in (1, None):
        assert "fire" not in text(s, viewer) and "mining" not in text(s, viewer)
        assert heard(s, viewer)[-1] == ("drew-unseen", {"seat": 0, "count": 2})


@pytest.mark.rule("gears.draw.private")
def test_the_card_discarded_goes_face_down_and_the_one_kept_stays_secret():
    s = lay(deck="Fire Mining C G")

    plays(s, "draw", "keep:Fire")

    assert heard(s, 0)[-1] == ("kept", {"seat": 0, "count": 1, "card": "fire"})
    for viewer in (1, None):
        assert heard(s, viewer)[-1] == ("kept-unseen", {"seat": 0, "count": 1})
        assert "fire" not in text(s, viewer) and "mining" not in text(s, viewer)
    assert "discard" not in shown(s, 0)


@pytest.mark.rule("gears.draw.no-hand-limit")
def test_a_hand_may_hold_any_number_of_cards():
    """Red has 30 cards and draws three more; nobody asks for any of them, and the refill takes none."""
    s = lay(["A " * 30, ""], turn=4, order=[1, 0], deck="E " * 60)

    draws(s)
    draws(s)
    draws(s)
    before_end = len(hand(s, 0).split()), prompt(s), options(s)
    plays(s, "end")

    assert before_end == (33, "ask-act", ["end"])
    assert s.round == 2
    assert len(hand(s, 0).split()) == 33


@pytest.mark.rule("gears.draw.reshuffle-midway")
def test_with_one_card_left_the_discards_are_shuffled_for_the_second():
    """The draw pile has 1 card, the discard pile 9: afterwards 8 and 1. The card already drawn is not shuffled in."""
    s = lay(deck="Mining", discard="A B C D E G Z A B")
    expected = shuffled(stream(SEED, "deck"), ["A", "A", "B", "B", "C", "D", "E", "G", "Z"])

    plays(s, "draw")
    both, pile = drawn(s), deck(s)
    plays(s, "keep:Mining")

    assert both == f"mining {expected[-1]}"
    assert pile == " ".join(reversed(expected[:-1]))
    assert (len(deck(s).split()), len(discard(s).split())) == (8, 1)
    assert discard(s) == expected[-1]
    assert told(s, "deck-reshuffled") == [{"count": 9}]


@pytest.mark.rule("gears.draw.reshuffle-midway")
def test_with_two_cards_left_nothing_is_shuffled():
    s = lay(deck="Mining E", discard="A B C")

    plays(s, "draw")

    assert (drawn(s), deck(s), discard(s)) == ("mining E", "", "A B C")
    assert told(s, "deck-reshuffled") == []


@pytest.mark.rule("gears.draw.single-card")
@pytest.mark.parametrize(("pile", "discards"), [("", "A"), ("A", "")])
def test_the_only_card_there_is_is_simply_taken(pile, discards):
    """Nothing is asked and nothing discarded; it is an action all the same."""
    s = lay(["B", ""], deck=pile, discard=discards)

    plays(s, "draw")

    assert (hand(s, 0), deck(s), discard(s), drawn(s)) == ("A B", "", "", "")
    assert (prompt(s), asked(s), s.actions_left) == ("ask-act", 0, 2)
    assert told(s, "kept") == [{"seat": 0, "count": 0, "card": "a"}]


@pytest.mark.rule("gears.draw.single-card")
@pytest.mark.parametrize(("pile", "discards"), [("A", "B"), ("", "A B"), ("A B", "")])
def test_with_two_cards_in_both_piles_together_one_is_kept(pile, discards):
    s = lay(deck=pile, discard=discards)

    draws(s, "B")

    assert (hand(s, 0), discard(s), deck(s)) == ("B", "A", "")


@pytest.mark.rule("gears.draw.impossible")
def test_nobody_can_draw_from_two_empty_piles():
    none = lay(["B", ""], deck="", discard="")

    assert refused(none, "draw") == ("refused-nothing-to-draw", "gears.draw.impossible")
    assert "draw" in options(lay(deck="A", discard=""))
    assert "draw" in options(lay(deck="", discard="A"))


@pytest.mark.rule("gears.draw.usable-at-once")
def test_a_card_just_kept_can_be_established_paid_with_or_played():
    s = lay(["", ""], {1: "A blue:1"}, frames=[1, 5], deck="E Z bloodline B Z A Z Z")

    draws(s, "Z")
    plays(s, "establish:Z")
    draws(s, "bloodline")
    plays(s, "fate:bloodline", "on:1:A")

    assert timeline(s) == {1: "A red:1 blue:1, Z"}


@pytest.mark.rule("gears.draw.usable-at-once")
def test_a_card_just_kept_can_pay():
    s = lay(["A", ""], frames=[1, 5], deck="E Z B B")

    draws(s, "E")
    establishes(s, "A", "E")

    assert timeline(s) == {1: "A red:1"}
