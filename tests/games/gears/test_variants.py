"""The variants with Fate cards: choosing one, Our Fate Is Sealed, It Is Our Destiny."""

import pytest

from posterity.core.game import SetupError
from tests.games.gears.lay import (
    GAME,
    asked,
    begin,
    deck,
    discard,
    draft,
    draws,
    ends_turn,
    frames,
    hand,
    held,
    lay,
    lingering,
    options,
    plays,
    prompt,
    refused,
    removed,
    seated,
    shown,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import CHAIN, FATES, WAYS, all_hands, destiny

SEALED, DESTINY, SHAPE = {"fate": "sealed"}, {"fate": "destiny"}, {"fate": "shape"}


# ---------------------------------------------------------------- the choice


@pytest.mark.rule("gears.variant.choice")
def test_one_of_four_modes_is_agreed_on_and_standard_is_the_default():
    assert GAME.complete(3, {})["fate"] == "standard"
    for mode in ("standard", "sealed", "destiny", "shape"):
        assert GAME.complete(3, {"fate": mode})["fate"] == mode
    with pytest.raises(SetupError) as refused_option:
        GAME.complete(3, {"fate": "open"})
    assert refused_option.value.clause == "gears.variant.choice"
    assert refused_option.value.args_named["values"] == "standard|sealed|destiny|shape"


@pytest.mark.rule("gears.variant.choice", "gears.setup.draw-pile")
def test_in_the_standard_game_all_six_are_shuffled_into_the_draw_pile():
    s = begin(2)

    there = [*deck(s).split(), *all_hands(s)]
    assert len(there) == 72
    assert sorted(set(there) & FATES) == sorted(FATES)
    assert (removed(s), draft(s), held(s, 0)) == ("", {}, "")


@pytest.mark.rule("gears.variant.choice")
@pytest.mark.parametrize("mode", ["standard", "sealed", "destiny"])
def test_only_shape_the_future_has_a_draft_area(mode):
    s = lay(["A"], options={"fate": mode})

    assert refused(s, "take:folds") == ("refused-no-draft", "gears.variant.choice")


@pytest.mark.rule("gears.variant.effects-unchanged")
@pytest.mark.parametrize("fate", WAYS)
@pytest.mark.parametrize("mode", [DESTINY, SHAPE])
def test_playing_a_fate_card_has_the_same_effect_in_every_mode(fate, mode):
    """The same questions, targets and effects; free, and in one's own turn."""

    def table_after(**where):
        s = lay(timeline=CHAIN, frames=[2, 5], pools=[1, 1], **where)
        asks = []
        for pick in WAYS[fate]:
            asks.append((asked(s), prompt(s), options(s, pick.split(":")[0])))
            plays(s, pick)
        public = (timeline(s), frames(s), lingering(s), s.more_time, successful(s), s.actions_left)
        return asks, public

    assert table_after(held=[fate], options=mode) == table_after(hands=[fate])


@pytest.mark.rule("gears.variant.effects-unchanged", "gears.fate.own-turn")
@pytest.mark.parametrize(
    ("mode", "why"),
    [
        (DESTINY, ("refused-fate-not-dealt", "gears.variant.destiny.deal")),
        (SHAPE, ("refused-fate-not-taken", "gears.variant.shape.held")),
    ],
)
def test_a_card_held_by_somebody_else_cannot_be_played(mode, why):
    s = lay(held=["", "folds"], options=mode)

    assert refused(s, "fate:folds") == why
    ends_turn(s)
    assert options(s, "fate") == ["fate:folds"]


@pytest.mark.rule("gears.variant.effects-unchanged", "gears.turn.ending")
@pytest.mark.parametrize("mode", [DESTINY, SHAPE])
def test_after_the_third_action_the_turn_waits_for_a_card_held_apart(mode):
    """With a hand alone it does not."""
    with_card = lay(["A A"], held=["folds"], options=mode, actions_left=0)
    without = lay(["A A"], options=mode, actions_left=0)

    assert (asked(with_card), options(with_card)) == (0, ["fate:folds", "end"])
    assert asked(without) == 1


# ---------------------------------------------------------------- Our Fate Is Sealed


@pytest.mark.rule("gears.variant.sealed", "gears.setup.fate-optional")
def test_our_fate_is_sealed_plays_with_the_technologies_alone():
    """Two players: 13 cards are dealt, 53 are left in the pile."""
    s = seated(2, SEALED)

    there = [*deck(s).split(), *all_hands(s)]
    assert (len(there), set(there) & FATES) == (66, set())
    assert (len(deck(s).split()), len(all_hands(s))) == (53, 13)
    assert (set(removed(s).split()), draft(s), held(s, 0), held(s, 1)) == (FATES, {}, "", "")


@pytest.mark.rule("gears.variant.sealed", "gears.turn.ending")
def test_when_fate_is_sealed_the_turn_ends_with_the_third_action():
    s = lay(["A A"], options=SEALED)

    for _ in range(3):
        draws(s)

    assert asked(s) == 1


# ---------------------------------------------------------------- It Is Our Destiny


@pytest.mark.rule("gears.variant.destiny.deal")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_receives_one_fate_card_and_the_others_leave_the_game(players):
    """With the six hand cards, before positions are chosen; the draw pile holds technologies only."""
    s = begin(players, DESTINY)

    dealt = [held(s, seat) for seat in range(players)]
    assert prompt(s) == "ask-position"
    assert all(card in FATES for card in dealt)
    assert sorted([*dealt, *removed(s).split()]) == sorted(FATES)
    assert s.removed_unseen == 6 - players
    there = [*deck(s).split(), *all_hands(s)]
    assert (len(there), set(there) & FATES) == (66, set())
    assert [args["seat"] for args in told(s, "dealt-fate")] == list(range(players))


@pytest.mark.rule("gears.variant.destiny.not-in-hand")
@pytest.mark.parametrize(("cards", "after"), [("A A A A A", 6), ("A A A A A A", 6), ("A A A A A A A", 7)])
def test_the_fate_card_does_not_count_for_the_refill(cards, after):
    """The first is the clause's example: five hand cards and the Fate card, one card is refilled."""
    s = destiny([cards, "Z Z Z Z Z Z"], ["folds", ""], "", 0, step="prepare")

    assert (len(s.players[0].hand), held(s, 0)) == (after, "folds")
    assert shown(s, 1)["players"][0]["hand_size"] == after
    assert shown(s, 1)["players"][0]["fate_size"] == 1


@pytest.mark.rule("gears.variant.destiny.not-in-hand")
def test_it_can_be_played_like_any_fate_card():
    s = destiny(["A", ""], ["folds", ""], "", 0, frames=[2, 5])

    plays(s, "fate:folds", "whom:0")

    assert (frames(s), held(s, 0), hand(s, 0), s.actions_left) == ([3, 5], "", "A", 3)


@pytest.mark.rule("gears.variant.destiny.removed", "gears.fate.discarded-at-once")
@pytest.mark.parametrize("fate", ["bloodline", "folds", "more-time"])
def test_three_cards_leave_the_game_as_soon_as_they_are_played(fate):
    s = destiny(["A", ""], [fate, ""], "", 0, timeline=CHAIN)

    plays(s, *WAYS[fate])

    assert (removed(s), held(s, 0), discard(s), lingering(s)) == (fate, "", "", [])


@pytest.mark.rule("gears.variant.destiny.removed")
@pytest.mark.parametrize("fate", ["hoped", "plans", "willed"])
def test_the_others_leave_the_game_when_the_next_round_is_prepared(fate):
    s = destiny(["A", ""], [fate, ""], "", 0, timeline=CHAIN, seat=0, turn=4, deck="Z " * 40)

    plays(s, *WAYS[fate])
    in_play = (len(lingering(s)), removed(s), held(s, 0))
    while s.round == 1:
        ends_turn(s)

    assert in_play == (1, "", "")
    assert (lingering(s), removed(s), "Z" in discard(s)) == ([], fate, True)
    assert not set(discard(s).split()) & FATES


@pytest.mark.rule("gears.variant.destiny.no-payment")
def test_the_fate_card_pays_for_nothing():
    """One hand card and a Fate card are too few for A, which costs one."""
    s = destiny(["A", ""], ["folds", ""], "", 0, frames=[2, 5])
    assert refused(s, "establish:A") == ("refused-too-few-cards", "gears.establish.other-cards")

    s = destiny(["A E", ""], ["folds", ""], "", 0, frames=[2, 5])
    plays(s, "establish:A")

    assert options(s) == ["pay:E"]
    assert refused(s, "pay:folds") == ("refused-fate-cannot-pay", "gears.variant.destiny.no-payment")


@pytest.mark.rule("gears.variant.destiny.secret")
def test_only_its_owner_knows_a_fate_card_and_nobody_those_left_over():
    s = begin(3, DESTINY)

    for viewer in (0, 1, 2, None):
        seen = shown(s, viewer)
        assert ["fate" in player for player in seen["players"]] == [seat == viewer for seat in range(3)]
        assert [player["fate_size"] for player in seen["players"]] == [1, 1, 1]
        assert (seen["removed"], seen["removed_unseen"]) == ([], 3)
    assert shown(s, 1)["players"][1]["fate"] == [s.book.names[s.players[1].fate[0]]]


@pytest.mark.rule("gears.variant.destiny.secret")
def test_the_deal_is_told_to_its_owner_only():
    s = begin(2, DESTINY)
    event = next(event for event in s.told if event.message == "dealt-fate")

    assert event.seen_by(0).args == {"seat": 0, "fate": s.book.names[s.players[0].fate[0]]}
    for viewer in (1, None):
        unseen = event.seen_by(viewer)
        assert (unseen.message, unseen.args) == ("dealt-fate-unseen", {"seat": 0})


@pytest.mark.rule("gears.variant.destiny.secret", "gears.pile.public-information")
def test_once_played_it_is_public_for_good():
    s = destiny(["A", "", ""], ["folds", "hoped", "plans"], "willed bloodline more-time", 3)

    plays(s, "fate:folds", "whom:1")

    for viewer in (0, 1, 2, None):
        seen = shown(s, viewer)
        assert (seen["removed"], seen["removed_unseen"]) == (["time-folds-around-us"], 3)
        assert [player["fate_size"] for player in seen["players"]] == [0, 1, 1]


@pytest.mark.rule("gears.variant.destiny.secret")
def test_the_whole_position_names_the_cards_removed_unseen():
    s = destiny(["A", "", ""], ["folds", "hoped", "plans"], "willed bloodline more-time", 3)

    removed_cards = GAME.position(s).removed

    assert removed_cards == ["willed-into-existence", "bloodline-influence", "we-need-more-time"]
