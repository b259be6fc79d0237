"""Rounds and their turns: how many, in which order."""

import pytest

from tests.games.gears.lay import (
    GAME,
    asked,
    begin,
    draws,
    ends_round,
    ends_turn,
    hand,
    lay,
    messages,
    options,
    plays,
    pools,
    prompt,
    table,
    timeline,
    told,
)

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
