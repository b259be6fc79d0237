"""Preparing the next round: gears, Fate cards, refill, the Present Day and the new order."""

import pytest

from posterity.core.chance import Chance
from tests.games.gears.lay import (
    SEED,
    asked,
    deck,
    discard,
    draft,
    ends_round,
    failed,
    frames,
    hand,
    lay,
    lingering,
    messages,
    options,
    plays,
    pools,
    prompt,
    refused,
    removed,
    scores,
    successful,
    table,
    timeline,
    told,
)
from tests.games.gears.lay_more import destiny, settled
from tests.games.leaders.luck import shuffled, stream

SIX = "Z Z Z Z Z Z"
LONG = "Z " * 60


def prepared(hands=(), **more):
    return lay(hands, step="prepare", **more)


def choosers(s):
    """Who is asked for a position, in order; everybody takes the first that is free."""
    found = []
    while prompt(s) == "ask-position":
        found.append(asked(s))
        plays(s, options(s)[0])
    return found


# ---------------------------------------------------------------- when


@pytest.mark.rule("gears.prepare.not-after-fourth", "gears.end.when")
@pytest.mark.parametrize(("players", "present"), [(2, 8), (3, 9), (4, 10)])
def test_after_the_fourth_round_nothing_is_prepared(players, present):
    """No refill, Fate cards still in play, the Present Day where it was."""
    s = settled({1: "E red:1"}, round=4, turn=4, players=players, hands=["A"], lingering=["hoped red 1 E"])

    assert asked(s) is None
    assert [len(player.hand) for player in s.players] == [1] + [0] * (players - 1)
    assert (lingering(s), s.round, s.turn, s.present(), frames(s)) == (
        ["hoped red 1 E"],
        4,
        4,
        present,
        [present] * players,
    )


@pytest.mark.rule("gears.prepare.not-after-fourth")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_after_the_first_three_rounds_the_next_one_is_prepared(round):
    s = settled({}, round=round)

    assert (s.round, prompt(s), hand(s, 0), hand(s, 1)) == (round + 1, "ask-position", SIX, SIX)


@pytest.mark.rule("gears.prepare.gears-move", "gears.setup.tracks")
def test_the_round_gear_advances_and_the_turn_gear_goes_back():
    s = settled({}, round=2, turn=4)

    assert (table(s).round, table(s).turn) == (3, 1)


# ---------------------------------------------------------------- Fate cards


@pytest.mark.rule("gears.prepare.discard-fate", "gears.fate.lingering")
def test_fate_cards_in_play_are_discarded_and_work_no_more():
    s = prepared(
        [SIX, SIX],
        timeline={1: "A red:1 blue:1", 2: "B red:1"},
        lingering=["hoped red 1 A", "plans red 2 B", "willed red 2 B A"],
        discard="G",
    )

    assert (lingering(s), discard(s)) == ([], "willed plans hoped G")
    assert s.buried_by == [255] * 4  # all were public


@pytest.mark.rule("gears.prepare.discard-fate", "gears.prepare.order")
def test_they_are_discarded_before_hands_are_refilled():
    """Both piles are empty: the card that Red draws is the one that was just discarded."""
    s = prepared(["Z Z Z Z Z", SIX], timeline={1: "A red:1"}, lingering=["plans red 1 A"], deck="")

    assert hand(s, 0) == "Z Z Z Z Z plans"


@pytest.mark.rule("gears.prepare.discard-fate", "gears.variant.destiny.removed")
def test_in_it_is_our_destiny_they_leave_the_game():
    s = destiny([SIX, SIX], ["", ""], "folds", 0, step="prepare", timeline={1: "A red:1"}, lingering=["plans red 1 A"])

    assert (lingering(s), removed(s), discard(s)) == ([], "folds plans", "")


@pytest.mark.rule("gears.prepare.discard-fate", "gears.variant.shape.returns")
def test_in_shape_the_future_they_go_back_to_the_draft_area_without_cubes():
    s = prepared(
        [SIX, SIX],
        timeline={1: "A red:1"},
        lingering=["plans red 1 A"],
        options={"fate": "shape"},
        draft={"folds": "blue:2"},
    )

    assert (lingering(s), draft(s), discard(s)) == ([], {"folds": "blue:2", "plans": ""}, "")


@pytest.mark.rule("gears.prepare.recheck")
def test_success_is_determined_anew_when_they_leave():
    s = prepared(timeline={1: "B red:1", 2: "C red:1"}, lingering=["willed red 1 B A"], deck=LONG)

    assert (successful(s), failed(s)) == ({}, {1: "B", 2: "C"})
    assert told(s, "became-failed") == [{"frame": 1, "technology": "b"}, {"frame": 2, "technology": "c"}]


# ---------------------------------------------------------------- the refill


@pytest.mark.rule("gears.prepare.refill")
def test_hands_are_refilled_to_six_and_larger_ones_stay():
    """The clause's example: 2, 6 and 9 cards become 6, 6 and 9."""
    s = prepared(["A A", "A " * 6, "A " * 9], players=3, deck=LONG)

    assert [len(player.hand) for player in s.players] == [6, 6, 9]
    assert hand(s, 0) == "A A Z Z Z Z"
    assert len(deck(s).split()) == 56
    assert told(s, "refilled") == [{"seat": 0, "count": 4, "cards": ["z", "z", "z", "z"]}]


@pytest.mark.rule("gears.prepare.refill")
@pytest.mark.parametrize(("before", "after"), [(0, 6), (5, 6), (6, 6), (7, 7)])
def test_the_refill_goes_up_to_six(before, after):
    s = prepared(["A " * before, SIX], deck=LONG)

    assert len(s.players[0].hand) == after


@pytest.mark.rule("gears.prepare.refill", "gears.setup.bonus-once")
def test_no_bonus_cards_are_dealt_before_later_rounds():
    s = settled({}, players=4)
    choosers(s)

    assert (s.round, [len(player.hand) for player in s.players]) == (2, [6, 6, 6, 6])


@pytest.mark.rule("gears.prepare.refill-order")
def test_hands_are_refilled_in_the_order_of_the_round_just_played_each_completely():
    """Red has the fewest cubes and chooses first, but the order was Green, Red, Blue."""
    s = prepared(["Z Z Z Z", "Z Z Z Z", "Z Z Z Z"], players=3, order=[2, 0, 1], pools=[0, 5, 5], deck="A B C D E G Z Z")

    assert (hand(s, 2), hand(s, 0), hand(s, 1)) == ("A B Z Z Z Z", "C D Z Z Z Z", "E G Z Z Z Z")
    assert [args["seat"] for args in told(s, "refilled")] == [2, 0, 1]


@pytest.mark.rule("gears.prepare.refill-shortage", "gears.pile.reshuffle")
def test_when_the_pile_runs_out_the_discards_are_shuffled_and_then_cards_run_short():
    """The clause's example: the first player needs 2 and gets 2, the second needs 3 and gets 1."""
    s = prepared(["Z Z Z Z", "Z Z Z"], deck="A", discard="B C")

    second, third = shuffled(stream(SEED, "deck"), ["B", "C"])[::-1]
    assert hand(s, 0).split() == sorted(["A", second, "Z", "Z", "Z", "Z"])
    assert hand(s, 1).split() == sorted([third, "Z", "Z", "Z"])
    assert (deck(s), discard(s)) == ("", "")
    assert told(s, "deck-reshuffled") == [{"count": 2}]


@pytest.mark.rule("gears.prepare.refill-shortage")
def test_when_nothing_is_left_the_last_players_get_nothing():
    s = prepared(["Z Z Z Z Z", "Z", ""], players=3, deck="A", order=[0, 1, 2])

    assert [hand(s, seat) for seat in range(3)] == ["A Z Z Z Z Z", "Z", ""]
    assert prompt(s) == "ask-position"


# ---------------------------------------------------------------- the Present Day


@pytest.mark.rule("gears.prepare.present-moves", "gears.timeline.present-by-round")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_present_day_and_all_markers_move_one_position_to_the_right(players, round):
    s = settled({}, players=players, round=round, frames=[1] * players)

    assert s.present() == players + round + 3
    assert frames(s) == [players + round + 3] * players


@pytest.mark.rule("gears.prepare.capacities-move", "gears.timeline.capacity-grows")
@pytest.mark.parametrize(
    ("players", "round", "capacities"),
    [(2, 1, [5, 4, 3, 2, 1]), (4, 3, [9, 8, 7, 6, 5, 4, 3, 2, 1]), (3, 2, [7, 6, 5, 4, 3, 2, 1])],
)
def test_capacities_move_with_it(players, round, capacities):
    """The first is the clause's example."""
    s = settled({}, players=players, round=round)

    assert table(s).capacities == capacities


@pytest.mark.rule("gears.prepare.cards-stay-put")
def test_technologies_hands_pools_and_scores_stay_as_they_are():
    s = prepared(
        ["A B E E E E", "G G G G G G G"],
        timeline={1: "A red:2, E blue:1", 4: "B"},
        pools=[3, 1],
        scores=[17, 4],
    )

    assert timeline(s) == {1: "A red:2, E blue:1", 4: "B"}
    assert (hand(s, 0), hand(s, 1)) == ("A B E E E E", "G G G G G G G")
    assert (pools(s), scores(s)) == ([3, 1], [17, 4])


# ---------------------------------------------------------------- the new order


@pytest.mark.rule("gears.prepare.order-choice")
def test_whoever_has_the_fewest_cubes_in_the_pool_chooses_first():
    """The clause's example: Red has 4, Blue 1, Green 2. Scores do not matter."""
    s = prepared(players=3, pools=[4, 1, 2], scores=[0, 9, 5], deck=LONG)

    first = asked(s), options(s)
    plays(s, "position:2")
    second = asked(s), options(s)
    plays(s, "position:3")
    third = asked(s), options(s)
    plays(s, "position:1")

    assert [first, second, third] == [
        (1, ["position:1", "position:2", "position:3"]),
        (2, ["position:1", "position:3"]),
        (0, ["position:1"]),
    ]
    assert (s.order, asked(s)) == ([0, 1, 2], 0)


@pytest.mark.rule("gears.prepare.order-choice")
def test_a_position_that_is_taken_or_does_not_exist_is_refused():
    s = prepared(players=3, deck=LONG)
    plays(s, "position:2")

    for position in (0, 4):
        no_such = ("refused-no-such-position", "gears.setup.order-positions")
        assert refused(s, f"position:{position}") == no_such
    assert refused(s, "position:2") == ("refused-position-taken", "gears.setup.order-positions")


@pytest.mark.rule("gears.prepare.order-ties")
@pytest.mark.parametrize(
    ("pools", "scores", "order", "choosing"),
    [
        ([2, 2, 2], [10, 8, 8], [2, 0, 1], [2, 1, 0]),
        ([2, 2, 2], [10, 8, 8], [1, 0, 2], [1, 2, 0]),
        ([2, 2, 2], [5, 5, 5], [2, 0, 1], [2, 0, 1]),
        ([1, 2, 2], [50, 8, 7], [0, 1, 2], [0, 2, 1]),
        ([3, 2, 3], [0, 40, 1], [2, 1, 0], [1, 0, 2]),
    ],
)
def test_with_equal_pools_the_lower_score_and_then_the_former_order_decides(pools, scores, order, choosing):
    """The first is the clause's example."""
    s = prepared(players=3, pools=pools, scores=scores, order=order, deck=LONG)

    assert choosers(s) == choosing


@pytest.mark.rule("gears.prepare.order-ties")
def test_pools_and_scores_are_those_after_the_round():
    """Blue's technology brings Blue a cube and 3 points, so Red chooses first."""
    s = settled({1: "E blue:1"}, order=[1, 0])

    assert choosers(s) == [0, 1]


@pytest.mark.rule("gears.prepare.order-all-anew")
def test_everybody_chooses_anew_and_no_former_position_is_reserved():
    s = prepared(players=3, order=[0, 1, 2], pools=[2, 1, 0], deck=LONG)

    plays(s, "position:1", "position:3", "position:2")

    assert s.order == [2, 0, 1]
    assert [player.position for player in s.players] == [0, 0, 0]


@pytest.mark.rule("gears.prepare.order-all-anew", "gears.turn.order")
def test_the_new_order_holds_for_the_next_round():
    s = prepared(order=[0, 1], deck="Z " * 80)
    plays(s, "position:2", "position:1")

    turns = []
    while s.round == 2 and prompt(s) == "ask-act":
        turns.append((s.turn, asked(s)))
        while (s.turn, asked(s)) == turns[-1] and prompt(s) == "ask-act":
            plays(s, "end" if "end" in options(s) else "draw")
            if prompt(s) == "ask-keep":
                plays(s, options(s)[0])

    assert turns == [(turn, seat) for turn in (1, 2, 3, 4) for seat in (1, 0)]


# ---------------------------------------------------------------- the whole preparation


@pytest.mark.rule("gears.prepare.order")
def test_the_new_hand_is_known_when_positions_are_chosen():
    """Round, turn, Present Day, hands and markers are the new ones; the order is still the former one."""
    s = prepared(["A"], order=[1, 0], timeline={1: "B red:1"}, lingering=["willed red 1 B A"], round=2, turn=4)

    position = table(s)
    assert (position.round, position.turn, position.present, position.order) == (3, 1, 7, [1, 0])
    assert [player.hand_size for player in position.players] == [
        4,
        6,
    ]  # nine cards were there, the Fate card among them
    assert [player.position for player in position.players] == [None, None]
    assert position.fate_in_play == []


@pytest.mark.rule("gears.prepare.order")
def test_the_steps_are_told_in_order():
    s = prepared(timeline={1: "B red:1"}, lingering=["willed red 1 B A"], deck=LONG)
    choosers(s)

    assert messages(s)[:7] == [
        "fate-left",
        "became-failed",
        "refilled",
        "refilled",
        "took-position",
        "took-position",
        "round-began",
    ]
    assert told(s, "round-began") == [{"round": 2, "present": 6, "seats": [0, 1]}]
    assert told(s, "took-position") == [{"seat": 0, "position": 1}, {"seat": 1, "position": 2}]


@pytest.mark.rule("gears.prepare.order")
def test_a_fresh_shuffle_for_the_refill_goes_on_in_the_same_stream():
    """Some words of the stream were used before: the shuffle starts behind them."""
    s = prepared([SIX, "Z Z"], deck="", discard="E C A B", chance=Chance(SEED, {"deck": 71}))

    expected = shuffled(stream(SEED, "deck", 71), ["A", "B", "C", "E"])
    assert hand(s, 1).split() == sorted([*expected, "Z", "Z"])
    assert s.chance.used == {"deck": 74}


@pytest.mark.rule("gears.prepare.not-after-fourth", "gears.round.four")
def test_a_whole_game_is_prepared_three_times():
    s = lay(step="end", deck="Z " * 150)

    while asked(s) is not None:
        choosers(s)
        ends_round(s)

    assert [args["round"] for args in told(s, "round-began")] == [2, 3, 4]
    assert [args["round"] for args in told(s, "round-ends")] == [1, 2, 3, 4]
