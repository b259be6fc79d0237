"""Rounds, turns and their three actions; travelling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import answer, apply
from tests.games.gears.lay import (
    GAME,
    ask_args,
    asked,
    begin,
    deck,
    discard,
    draws,
    ends_round,
    ends_turn,
    establishes,
    everything,
    frames,
    hand,
    influences,
    lay,
    messages,
    options,
    plays,
    pools,
    prompt,
    refusal,
    refused,
    seated,
    table,
    timeline,
    told,
)

SEALED = {"fate": "sealed"}

# ---------------------------------------------------------------- rounds


@pytest.mark.rule("gears.round.four")
@pytest.mark.parametrize(("round", "over"), [(1, False), (2, False), (3, False), (4, True)])
def test_a_game_is_over_after_its_fourth_round(round, over):
    s = lay(["A " * 6] * 2, round=round, step="end")

    assert table(s).over == over
    assert s.round == (4 if over else round + 1)
    assert prompt(s) == ("" if over else "ask-position")


@pytest.mark.rule("gears.round.four")
@pytest.mark.rule("gears.turn.four-per-round")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_has_four_rounds_of_four_turns_each(players):
    """3 players: 12 turns per round, 48 in the game."""
    s = begin(players)
    while asked(s) is not None:
        if prompt(s) == "ask-position":
            plays(s, options(s)[0])
        else:
            ends_turn(s)

    turns = told(s, "turn-began")
    assert [args["round"] for args in told(s, "round-began")] == [1, 2, 3, 4]
    assert len(turns) == 16 * players
    for seat in range(players):
        mine = [(args["round"], args["turn"]) for args in turns if args["seat"] == seat]
        assert mine == [(round, turn) for round in (1, 2, 3, 4) for turn in (1, 2, 3, 4)]
    assert len(told(s, "turn-ended")) == 16 * players
    assert messages(s)[-1] == "won"


@pytest.mark.rule("gears.round.phases")
def test_the_phases_of_a_round_come_in_their_order():
    """Turns, then Z goes, A scores, its cube returns, and the next round is prepared."""
    s = lay(
        ["", "Z"], {1: "A red:2", 2: "Z"}, turn=4, seat=1, order=[0, 1], actions_left=1, frames=[5, 1], deck="E " * 20
    )
    draws(s)
    plays(s, "end", "position:1", "position:2")

    told_in_order = [message for message in messages(s) if message not in ("drew", "kept")]
    assert told_in_order == [
        "turn-ended",
        "round-ends",
        "left-no-cubes",
        "awarded-reward",
        "cube-returned",
        *["refilled", "refilled"],
        *["took-position", "took-position"],
        "round-began",
        "turn-began",
    ]


@pytest.mark.rule("gears.round.phases")
def test_after_round_4_no_next_round_is_prepared():
    s = lay(["A", "B"], {1: "A red:2", 2: "Z"}, round=4, step="end", frames=[3, 2])

    assert messages(s) == ["round-ends", "left-no-cubes", "awarded-reward", "cube-returned", "won"]
    assert (hand(s, 0), hand(s, 1), s.round, table(s).present) == ("A", "B", 4, 8)


@pytest.mark.rule("gears.round.phases")
def test_nothing_is_settled_before_the_turns_are_over():
    s = lay(["", ""], {1: "A red:2", 2: "Z"}, turn=4, order=[0, 1], deck="E " * 40)

    ends_turn(s)

    assert asked(s) == 1
    assert (timeline(s), pools(s), GAME.scores(s)) == ({1: "A red:2", 2: "Z"}, [0, 0], [0, 0])


# ---------------------------------------------------------------- turns and their order


@pytest.mark.rule("gears.turn.four-per-round")
@pytest.mark.rule("gears.turn.order")
def test_in_each_turn_the_players_act_once_each_in_player_order():
    s = lay(players=3, order=[2, 0, 1], seat=2, step="turn", deck="E " * 200)
    ends_round(s)

    turns = [(args["turn"], args["seat"]) for args in told(s, "turn-began")]
    assert turns == [(turn, seat) for turn in (1, 2, 3, 4) for seat in (2, 0, 1)]


@pytest.mark.rule("gears.turn.order")
def test_positions_and_not_seats_give_the_order_of_the_whole_round():
    s = lay(players=3, seat=1, step="choose", round=2, deck="E " * 200)

    plays(s, "position:3", "position:1", "position:2")
    order = s.order
    ends_round(s)

    assert order == [2, 0, 1]
    assert [args["seat"] for args in told(s, "turn-began")] == [2, 0, 1] * 4


@pytest.mark.rule("gears.turn.marker-advance")
def test_the_turn_gear_advances_when_the_last_player_has_finished():
    s = lay(players=3, order=[1, 2, 0], seat=1, step="turn", deck="E " * 100)
    seen = []
    for _ in range(5):
        seen.append((asked(s), s.turn, s.round))
        ends_turn(s)

    assert seen == [(1, 1, 1), (2, 1, 1), (0, 1, 1), (1, 2, 1), (2, 2, 1)]


@pytest.mark.rule("gears.turn.phase-end")
def test_after_the_fourth_turn_the_round_goes_on_with_resolving():
    """The turn gear stands on 4 until the round is over and starts again at 1."""
    s = lay(["A " * 6] * 2, {2: "Z"}, turn=4, seat=1, actions_left=0)
    before = s.turn, s.round

    plays(s, "end")

    assert before == (4, 1)
    assert (s.turn, s.round, timeline(s)) == (1, 2, {})
    assert told(s, "turn-began") == []
    assert told(s, "round-ends") == [{"round": 1}]


@pytest.mark.rule("gears.turn.phase-end")
def test_after_the_third_turn_it_does_not():
    s = lay(["A " * 6] * 2, {2: "Z"}, turn=3, seat=1, actions_left=0)

    plays(s, "end")

    assert (s.turn, s.round, asked(s), timeline(s)) == (4, 1, 0, {2: "Z"})


@pytest.mark.rule("gears.turn.phase-end")
def test_at_the_end_of_the_game_the_turn_gear_still_shows_four():
    s = lay(["A " * 6] * 2, turn=4, round=4, seat=1, actions_left=0)

    plays(s, "end")

    assert (s.turn, s.round, asked(s)) == (4, 4, None)


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
    assert refused(refusing, "fate:bloodline") == ("refused-fate-not-held", "gears.fate.own-turn")


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


@pytest.mark.rule("gears.turn.ending")
def test_once_the_last_card_in_hand_is_played_the_turn_ends_by_itself():
    s = after_three_actions("bloodline", timeline={1: "A blue:1"})

    plays(s, "fate:bloodline", "on:1:A")

    assert asked(s) == 1


# ---------------------------------------------------------------- travel


@pytest.mark.rule("gears.travel.left")
def test_one_travels_any_number_of_frames_to_the_left_for_one_action():
    """2 players, round 1: from position 5 to F4, F3, F2 or F1."""
    s = lay(["A B", ""], pools=[2, 0])

    assert options(s, "travel") == ["travel:1", "travel:2", "travel:3", "travel:4"]
    for pick in options(s, "travel"):
        then = s.clone()
        plays(then, pick)
        assert frames(then) == [int(pick[-1]), 5]
        assert then.actions_left == 2
        assert (hand(then, 0), pools(then), discard(then)) == ("A B", [2, 0], "")


@pytest.mark.rule("gears.travel.left")
def test_only_the_own_marker_moves():
    s = lay(seat=1, frames=[4, 4])

    plays(s, "travel:2")

    assert frames(s) == [4, 2]
    assert told(s, "travelled") == [{"seat": 1, "before": 4, "frame": 2}]


@pytest.mark.rule("gears.travel.never-forward")
@pytest.mark.parametrize("frame", [3, 4, 5, 6, 10, 11])
def test_one_never_travels_to_the_right(frame):
    s = lay(frames=[2, 5])

    assert refused(s, f"travel:{frame}") == ("refused-never-forward", "gears.travel.never-forward")


@pytest.mark.rule("gears.travel.leftmost")
@pytest.mark.rule("gears.timeline.frames")
def test_from_the_oldest_frame_nobody_travels():
    s = lay(frames=[1, 5])

    assert options(s, "travel") == []
    assert refused(s, "travel:0") == ("refused-beyond-oldest", "gears.travel.leftmost")


@pytest.mark.rule("gears.travel.leftmost")
def test_from_the_next_one_the_oldest_is_reached():
    assert options(lay(frames=[2, 5]), "travel") == ["travel:1"]


@pytest.mark.rule("gears.travel.leftmost")
def test_not_even_zero_moves_lead_beyond_the_oldest_frame():
    s = lay(frames=[1, 5], options={"zero-moves": "on"})

    assert options(s, "travel") == ["travel:1"]
    assert refused(s, "travel:0") == ("refused-beyond-oldest", "gears.travel.leftmost")


@pytest.mark.rule("gears.travel.shared")
def test_markers_and_full_frames_are_in_nobodys_way():
    """F4 and F3 are full, and the others stand there and in F2."""
    s = lay(players=4, timeline={6: "A red:1", 5: "A red:1, E red:2"}, frames=[7, 6, 5, 4])

    for pick in ("travel:6", "travel:5", "travel:4", "travel:3"):
        then = s.clone()
        plays(then, pick)
        assert frames(then) == [int(pick[-1]), 6, 5, 4]


@pytest.mark.rule("gears.travel.current-frame")
def test_one_establishes_where_the_marker_stands():
    s = lay(["A E", ""], frames=[4, 2])

    plays(s, "travel:3")
    establishes(s, "A", "E")

    assert timeline(s) == {3: "A red:1"}


@pytest.mark.rule("gears.travel.current-frame")
def test_the_current_frame_of_somebody_else_does_not_count():
    """Blue's F4 is full and has an A; Red in F3 is not concerned."""
    s = lay(["A E", ""], {4: "A blue:1"}, frames=[3, 4])

    assert options(s, "establish") == ["establish:A"]


@pytest.mark.rule("gears.travel.position-kept")
def test_a_marker_stays_from_turn_to_turn_and_returns_when_the_timeline_is_resolved():
    s = lay(["A " * 6] * 2, frames=[5, 5], deck="E " * 60)
    plays(s, "travel:2")
    ends_turn(s)
    plays(s, "travel:3")
    seen = []
    while s.round == 1:
        seen.append(frames(s))
        ends_turn(s)

    assert seen == [[2, 3]] * 7
    assert frames(s) == [6, 6]


@pytest.mark.rule("gears.travel.position-kept")
def test_in_round_4_markers_return_to_where_the_present_day_stands():
    s = lay(["A", "B"], round=4, step="end", frames=[3, 2])

    assert frames(s) == [8, 8]


@pytest.mark.rule("gears.turn.order")
def test_a_seated_game_begins_with_position_one():
    s = seated(3)

    assert asked(s) == s.order[0]
    assert (s.turn, s.actions_left) == (1, 3)
