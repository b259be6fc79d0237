"""A turn: three actions, being stuck, ending, mistakes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import answer, apply
from tests.games.gears.lay import (
    ask_args,
    asked,
    deck,
    discard,
    draws,
    establishes,
    everything,
    frames,
    hand,
    influences,
    lay,
    options,
    plays,
    pools,
    refusal,
    refused,
    timeline,
    told,
)

SEALED, FREE = {"fate": "sealed"}, {"we-need-more-time": "free"}


# ---------------------------------------------------------------- three actions


@pytest.mark.rule("gears.turn.three-actions")
def test_a_turn_begins_with_three_actions():
    s = lay(step="turn", seat=1, actions_left=0)

    assert (asked(s), s.actions_left, ask_args(s)) == (1, 3, {"actions": 3})


@pytest.mark.rule("gears.turn.three-actions")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_nobody_can_end_a_turn_while_an_action_is_owed_and_possible(left):
    s = lay(["A", ""], actions_left=left, frames=[1, 5], deck="E E", discard="")

    reason = refusal(s, "end")

    assert (reason.message, reason.clause) == ("refused-actions-owed", "gears.turn.three-actions")
    assert reason.args == {"pick": "end", "actions": left, "here": 1, "present": 5, "pool": 0}


@pytest.mark.rule("gears.turn.three-actions")
def test_after_three_actions_there_is_no_fourth():
    s = lay(["A B", ""], {3: "A red:1"}, pools=[9, 0], deck="E " * 9)

    plays(s, "travel:4", "travel:3")
    influences(s, "A", 1)

    assert (asked(s), s.actions_left, options(s)) == (0, 0, ["end"])
    for pick in ("travel:2", "influence:A", "draw", "establish:A"):
        assert refused(s, pick) == ("refused-no-actions-left", "gears.turn.three-actions")


@pytest.mark.rule("gears.turn.three-actions")
def test_a_free_establish_is_neither_owed_nor_one_of_the_three():
    """We Need More Time with the option free, after the third action: establish, or end the turn, and nothing else."""
    s = lay(["A E E", ""], frames=[2, 5], actions_left=0, more_time=True, options={"we-need-more-time": "free"})
    offered = options(s)

    establishes(s, "A", "E")

    assert offered == ["establish:A", "establish:E", "end"]
    assert (timeline(s), s.actions_left, options(s)) == ({2: "A red:1"}, 0, ["end"])


@pytest.mark.rule("gears.turn.any-mix")
def test_draw_draw_draw_is_a_legal_turn():
    s = lay(["A", ""], deck="E " * 9)

    draws(s)
    draws(s)
    draws(s)
    plays(s, "end")

    assert asked(s) == 1
    assert hand(s, 0) == "A E E E"


@pytest.mark.rule("gears.turn.any-mix")
def test_travel_travel_establish_is_one_too():
    s = lay(["A E", ""])

    plays(s, "travel:4", "travel:2")
    establishes(s, "A", "E")

    assert (timeline(s), asked(s)) == ({2: "A red:1"}, 1)


@pytest.mark.rule("gears.turn.any-mix")
@given(st.permutations(["travel", "establish", "influence", "draw"]))
def test_different_kinds_come_in_any_order(kinds):
    """Three of the four kinds; each uses one of the three actions."""
    s = lay(["E Z Z Z Z", ""], {2: "A red:1", 1: "A red:1"}, frames=[2, 5], pools=[3, 0])
    left = []
    for kind in kinds[:3]:
        if kind == "travel":
            plays(s, "travel:1")
        elif kind == "establish":
            establishes(s, "E", "Z Z")
        elif kind == "influence":
            influences(s, "A", 1)
        else:
            draws(s)
        left.append(s.actions_left)

    assert left == [2, 1, 0]


@pytest.mark.rule("gears.turn.no-empty-action")
@pytest.mark.parametrize("frame", [5, 3, 1])
def test_nobody_travels_zero_frames(frame):
    s = lay(frames=[frame, 5])

    reason = refusal(s, f"travel:{frame}")

    assert (reason.message, reason.clause) == ("refused-zero-frames", "gears.turn.no-empty-action")


@pytest.mark.rule("gears.turn.no-empty-action")
def test_nobody_influences_with_zero_cubes():
    s = lay(timeline={2: "A red:1"}, frames=[2, 5], pools=[2, 0])

    plays(s, "influence:A")
    reason = refusal(s, "cubes:0")

    assert (reason.message, reason.clause) == ("refused-zero-cubes", "gears.turn.no-empty-action")
    assert options(s) == ["cubes:1", "cubes:2"]


@pytest.mark.rule("gears.turn.no-empty-action")
@pytest.mark.rule("gears.travel.leftmost")
@pytest.mark.parametrize("frame", [5, 3, 1])
def test_with_the_option_zero_moves_one_may_travel_zero_frames(frame):
    """Also in F1 and in the Present Day, and it is an action."""
    s = lay(frames=[frame, 5], options={"zero-moves": "on"})

    plays(s, f"travel:{frame}")

    assert (frames(s), s.actions_left) == ([frame, 5], 2)
    assert refused(s, f"travel:{frame + 1}") == ("refused-never-forward", "gears.travel.never-forward")


@pytest.mark.rule("gears.turn.no-empty-action")
def test_with_the_option_zero_moves_one_may_influence_with_zero_cubes():
    s = lay(timeline={2: "A red:1"}, frames=[2, 5], pools=[2, 0], options={"zero-moves": "on"})

    plays(s, "influence:A")
    offered = options(s)
    plays(s, "cubes:0")

    assert offered == ["cubes:0", "cubes:1", "cubes:2"]
    assert (timeline(s), pools(s), s.actions_left) == ({2: "A red:1"}, [2, 0], 2)


# ---------------------------------------------------------------- stuck, ending, mistakes


@pytest.mark.rule("gears.turn.forfeit-when-stuck")
def test_with_no_legal_action_left_the_rest_is_lost():
    """Red is in F1 with no cards in hand, an empty pool and both piles empty: the turn ends."""
    s = lay(["", ""], {1: "A red:1"}, frames=[1, 5], actions_left=2, deck="", discard="")

    assert (asked(s), s.actions_left) == (1, 3)
    assert told(s, "turn-ended") == [{"seat": 0}]


@pytest.mark.rule("gears.turn.forfeit-when-stuck")
@pytest.mark.parametrize(
    "more",
    [
        {"frames": [2, 5]},
        {"pools": [1, 0]},
        {"deck": "Z"},
        {"discard": "Z"},
        {"hands": ["Z", ""]},
    ],
)
def test_with_a_single_legal_action_it_is_not(more):
    """Travelling, influencing, drawing or establishing: each alone keeps the turn going."""
    s = lay(**{"timeline": {1: "A red:1"}, "frames": [1, 5], "actions_left": 2, "deck": "", **more})

    assert (asked(s), s.actions_left) == (0, 2)
    assert len(options(s)) == 1
    assert refused(s, "end") == ("refused-actions-owed", "gears.turn.three-actions")


@pytest.mark.rule("gears.turn.forfeit-when-stuck")
def test_stuck_with_cards_in_hand_one_can_only_end_the_turn():
    """Red's only card, a B, cannot be paid for."""
    s = lay(["B", ""], frames=[1, 5], actions_left=2, deck="", discard="")
    offered = options(s)

    plays(s, "end")

    assert offered == ["end"]
    assert (asked(s), s.actions_left) == (1, 3)


@pytest.mark.rule("gears.turn.forfeit-when-stuck")
def test_actions_that_were_lost_are_owed_no_more():
    """The last turn of the game: Red is stuck with two actions left."""
    s = lay(["B", ""], order=[1, 0], turn=4, round=4, frames=[1, 8], actions_left=2, deck="", discard="")

    plays(s, "end")

    assert (asked(s), s.actions_left) == (None, 0)


@pytest.mark.rule("gears.turn.forfeit-when-stuck")
def test_a_fate_card_can_bring_a_legal_action_back():
    """Stuck in F1 Red may end the turn or play Time Folds Around Us; moved to F2 Red owes two actions again."""
    s = lay(["folds B", ""], frames=[1, 5], actions_left=2, deck="", discard="")
    before = options(s)

    plays(s, "fate:folds", "whom:0")

    assert before == ["fate:folds", "end"]
    assert s.actions_left == 2
    assert options(s, "travel") == ["travel:1"]
    assert refused(s, "end") == ("refused-actions-owed", "gears.turn.three-actions")


@pytest.mark.rule("gears.turn.atomic")
def test_a_fate_card_just_drawn_can_be_played_only_once_it_was_kept():
    """Red draws Bloodline Influence and E."""
    s = lay(timeline={1: "A blue:1"}, deck="bloodline E Z Z")

    plays(s, "draw")
    too_early = refused(s, "fate:bloodline")
    kept, refusing = s.clone(), s.clone()
    plays(kept, "keep:bloodline", "fate:bloodline", "on:1:A")
    plays(refusing, "keep:E")

    assert too_early == ("refused-finish-first", "gears.turn.atomic")
    assert timeline(kept) == {1: "A red:1 blue:1"}
    assert refused(refusing, "fate:bloodline") == ("refused-fate-not-held", "gears.fate.any-moment")


@pytest.mark.rule("gears.turn.atomic")
@pytest.mark.parametrize("pick", ["fate:folds", "travel:1", "draw", "end", "establish:E", "influence:A"])
@pytest.mark.parametrize("start", [["establish:B"], ["establish:B", "pay:E"], ["influence:A"], ["draw"]])
def test_nothing_happens_between_the_steps_of_an_action(start, pick):
    s = lay(["B E E Z folds", ""], {2: "A red:1"}, frames=[2, 5], pools=[2, 0])

    plays(s, *start)

    assert refused(s, pick) == ("refused-finish-first", "gears.turn.atomic")


@pytest.mark.rule("gears.turn.illegal-is-rejected")
@pytest.mark.parametrize(
    "pick",
    ["travel:6", "travel:0", "establish:B", "establish:E", "influence:A", "influence:B", "end", "keep:Z", "fate:folds"],
)
def test_an_illegal_action_leaves_the_table_untouched(pick):
    """`refusal` compares everything; afterwards the turn goes on as if nothing had been said."""
    s = lay(["B E", ""], {2: "A red:1", 3: "B red:1"}, frames=[2, 5])
    before = (hand(s, 0), discard(s), deck(s), timeline(s), pools(s), s.actions_left, s.answers)

    refusal(s, pick)
    after = (hand(s, 0), discard(s), deck(s), timeline(s), pools(s), s.actions_left, s.answers)
    plays(s, "travel:1")

    assert after == before
    assert (s.actions_left, s.answers) == (2, 1)


@pytest.mark.rule("gears.turn.illegal-is-rejected")
def test_an_answer_from_another_seat_is_refused():
    s = lay(["A", "A"])
    before = everything(s)

    with pytest.raises(IllegalAnswer) as caught:
        answer(s, 1, s.answers, s.book.lexicon.parse("draw"))

    assert caught.value.kind == "foreign"
    assert everything(s) == before


@pytest.mark.rule("gears.turn.illegal-is-rejected")
def test_words_said_with_an_action_are_refused():
    s = lay(["A", "A"])
    before = everything(s)

    with pytest.raises(IllegalAnswer) as caught:
        apply(s, s.book.lexicon.parse("draw"), "for posterity")

    assert caught.value.reason is not None
    assert (caught.value.reason.message, caught.value.reason.clause) == (
        "refused-no-words",
        "gears.turn.illegal-is-rejected",
    )
    assert everything(s) == before


def after_three_actions(hand="", **more):
    """Red has used all three actions and does not move any more; Blue is next."""
    return lay([hand, ""], actions_left=0, frames=[2, 5], **more)


@pytest.mark.rule("gears.turn.ending")
def test_with_any_card_in_hand_the_turn_stays_open_in_the_standard_game():
    """Red has three technologies and no Fate card and is asked all the same."""
    s = after_three_actions("A B C")
    offered = asked(s), options(s)

    plays(s, "end")

    assert offered == (0, ["end"])
    assert asked(s) == 1
    assert told(s, "turn-ended") == [{"seat": 0}]


@pytest.mark.rule("gears.turn.ending")
def test_with_an_empty_hand_the_next_player_begins_at_once():
    s = after_three_actions("")

    assert (asked(s), s.actions_left) == (1, 3)
    assert told(s, "turn-ended") == [{"seat": 0}]


@pytest.mark.rule("gears.turn.ending")
def test_in_our_fate_is_sealed_the_next_player_always_begins_at_once():
    assert asked(after_three_actions("A B C", options=SEALED)) == 1


@pytest.mark.rule("gears.turn.ending")
@pytest.mark.parametrize("fate", ["destiny", "shape"])
@pytest.mark.parametrize(("held", "open"), [("folds", True), ("", False)])
def test_in_the_other_variants_a_fate_card_held_keeps_the_turn_open(fate, held, open):
    s = after_three_actions("A B C", held=[held, "willed"], options={"fate": fate})

    assert asked(s) == (0 if open else 1)


@pytest.mark.rule("gears.turn.ending")
def test_fate_cards_can_be_played_after_the_third_action():
    s = after_three_actions("bloodline A", timeline={1: "A blue:1"})
    offered = options(s)

    plays(s, "fate:bloodline", "on:1:A")

    assert offered == ["fate:bloodline", "end"]
    assert timeline(s) == {1: "A red:1 blue:1"}
    assert (asked(s), options(s)) == (0, ["end"])


HANDS = ["A E", "E E E", "C C", "Z"]  # in a frame with A nothing or something of them can be established


@pytest.mark.rule("gears.turn.ending", "gears.fate.moretime.effect")
@pytest.mark.parametrize("fate", ["destiny", "shape"])
@pytest.mark.parametrize("hand", HANDS)
def test_with_a_free_technology_the_turn_waits_for_any_hand(fate, hand):
    """Whether something in it fits is for its owner to know: the others see a hand and room in the frame."""
    s = after_three_actions(hand, timeline={2: "A red:1"}, held=["more-time"], options={"fate": fate, **FREE})

    plays(s, "fate:more-time")

    assert asked(s) == 0
    assert "end" in options(s)


@pytest.mark.rule("gears.turn.ending", "gears.turn.forfeit-when-stuck")
@pytest.mark.parametrize("fate", ["sealed", "destiny", "shape"])
@pytest.mark.parametrize("hand", HANDS)
def test_with_empty_piles_the_turn_waits_for_any_hand(fate, hand):
    """Red is in F1 with an empty pool; only a technology could be established, and who knows which."""
    s = lay([hand, ""], {1: "A red:1"}, frames=[1, 5], deck="", options={"fate": fate})

    assert asked(s) == 0
    assert options(s) == options(s, "establish") or options(s) == ["end"]


@pytest.mark.rule("gears.turn.ending")
@pytest.mark.parametrize("more", [{"hands": ["", "A"]}, {"timeline": {4: "A red:1"}, "frames": [4, 5]}])
def test_what_everybody_sees_to_be_impossible_keeps_no_turn_open(more):
    """No card in hand, or no room in the frame."""
    laid = {"hands": ["E E E", "A"], "timeline": {1: "A red:1"}, "frames": [2, 5], "held": ["more-time"], **more}
    s = lay(**laid, actions_left=0, options={"fate": "destiny", **FREE})

    plays(s, "fate:more-time")

    assert asked(s) == 1


@pytest.mark.rule("gears.turn.ending")
@pytest.mark.parametrize(("hand", "asked_first"), [("A A", 1), ("Z", 0)])
def test_games_of_rules_1_end_such_a_turn_as_they_always_did(hand, asked_first):
    stuck = {"timeline": {1: "A red:1"}, "frames": [1, 5], "deck": "", "options": SEALED, "rules": 1}
    after = {"timeline": {2: "A red:1"}, "held": ["more-time"], "options": {"fate": "destiny", **FREE}, "rules": 1}
    s = after_three_actions(hand, **after)

    plays(s, "fate:more-time")

    assert asked(lay([hand, ""], **stuck)) == asked_first
    assert asked(s) == asked_first


@pytest.mark.rule("gears.turn.ending")
def test_once_the_last_card_in_hand_is_played_the_turn_ends_by_itself():
    s = after_three_actions("bloodline", timeline={1: "A blue:1"})

    plays(s, "fate:bloodline", "on:1:A")

    assert asked(s) == 1
