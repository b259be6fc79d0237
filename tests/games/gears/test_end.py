"""The end of the game: when it is over, who has won, and what nobody may know before."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import apply
from tests.games.gears.lay import (
    GAME,
    asked,
    begin,
    ends_turn,
    lay,
    options,
    plays,
    pools,
    scores,
    seated,
    shown,
    table,
    told,
    view,
)
from tests.games.gears.lay_more import settled

VIEWERS = [0, 1, None]


def over(scores, pools, order=(), players=None):
    """A game that has just ended with an empty timeline."""
    return settled({}, round=4, players=players or len(scores), scores=scores, pools=pools, order=order)


@pytest.mark.rule("gears.end.when")
def test_the_game_ends_after_the_cubes_are_returned_in_round_four():
    s = lay(timeline={1: "E red:2"}, seat=1, turn=4, round=4)

    ends_turn(s)

    assert (scores(s), pools(s)) == ([3, 0], [1, 0])
    assert (table(s).over, table(s).to_move, table(s).ask) == (True, None, None)
    assert told(s, "won") == [{"seat": 0, "points": 3}]
    with pytest.raises(IllegalAnswer) as refused:
        apply(s, s.book.end)
    assert refused.value.kind == "over"


@pytest.mark.rule("gears.end.when")
@pytest.mark.parametrize(("round", "turn", "ends"), [(4, 4, True), (4, 3, False), (3, 4, False)])
def test_no_earlier_turn_ends_it(round, turn, ends):
    s = lay(seat=1, turn=turn, round=round, deck="Z " * 40)

    ends_turn(s)

    assert (asked(s) is None) is ends
    assert (told(s, "won") != []) is ends


@pytest.mark.rule("gears.end.winner")
@pytest.mark.parametrize(("points", "winner"), [([61, 60, 12], 0), ([60, 61, 59], 1), ([3, 4, 5], 2)])
def test_the_most_points_win_whatever_the_pools(points, winner):
    s = over(points, [9 if seat == winner else 0 for seat in range(3)])

    assert GAME.winners(s) == [winner]
    assert told(s, "won") == [{"seat": winner, "points": max(points)}]


@pytest.mark.rule("gears.end.tie-pool")
@pytest.mark.parametrize(("cubes", "winner"), [([3, 5], 0), ([5, 3], 1), ([0, 1], 0)])
def test_of_those_tied_the_smaller_pool_wins(cubes, winner):
    """The first is the clause's example: 60 points each."""
    assert GAME.winners(over([60, 60], cubes, order=[1, 0])) == [winner]
    assert GAME.winners(over([60, 60], cubes, order=[0, 1])) == [winner]


@pytest.mark.rule("gears.end.tie-pool")
def test_a_small_pool_helps_nobody_with_fewer_points():
    assert GAME.winners(over([60, 60, 59], [3, 5, 0])) == [0]


@pytest.mark.rule("gears.end.tie-order")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_if_still_tied_the_earlier_in_the_order_of_round_four_wins(order):
    s = over([7, 7, 7], [2, 2, 2], order=order)

    assert GAME.winners(s) == order[:1]
    assert GAME.ranking(s) == order
    assert [GAME.places([7, 7, 7], order)[seat] for seat in order] == [1, 2, 3]


@pytest.mark.rule("gears.end.tie-order")
def test_clients_show_exactly_one_winner():
    """Red and Blue have 60 points each, Blue the smaller pool."""
    s = over([60, 60], [5, 3])

    lines = GAME.outline(view(s, None)).sections[0].lines
    [end] = [line.says for line in lines if line.says.message == "table-over"]

    assert end.args == {"seat": 1, "points": 60}


@pytest.mark.rule("gears.end.ranking")
def test_all_are_ranked_by_score_pool_and_position():
    s = over([5, 9, 9, 5], [0, 2, 1, 0], order=[3, 2, 1, 0])

    assert GAME.ranking(s) == [2, 1, 3, 0]


@pytest.mark.rule("gears.end.ranking", "gears.end.tie-order")
@given(
    points=st.lists(st.integers(0, 2), min_size=4, max_size=4),
    cubes=st.lists(st.integers(0, 2), min_size=4, max_size=4),
    order=st.permutations(range(4)),
)
def test_of_two_players_the_better_stands_before_the_other_and_one_wins(points, cubes, order):
    s = over(points, cubes, order)
    ranking = GAME.ranking(s)

    keys = [(-points[seat], cubes[seat], order.index(seat)) for seat in ranking]

    assert sorted(ranking) == [0, 1, 2, 3]
    assert keys == sorted(keys)
    assert GAME.winners(s) == ranking[:1]


def test_before_positions_are_chosen_everybody_is_ranked_by_seat():
    assert GAME.ranking(begin(3)) == [0, 1, 2]


@pytest.mark.rule("gears.end.leftovers")
def test_cards_and_cubes_give_no_points_at_the_end():
    """Failed technologies full of cubes, full hands and a full pool."""
    s = settled({1: "C red:5 blue:2"}, round=4, hands=["A A A A bloodline", ""], pools=[8, 0])

    assert scores(s) == [0, 0]


@pytest.mark.rule("gears.end.secrets-lifted")
@pytest.mark.parametrize("fate", ["standard", "sealed", "destiny", "shape"])
def test_until_the_end_nobody_is_shown_hands_piles_cards_removed_unseen_or_the_seed(fate):
    """A whole game, each view before its last answer."""
    s = seated(2, {"fate": fate})
    seed = s.chance.seed.hex()
    while asked(s) is not None:
        for viewer in VIEWERS:
            seen = shown(s, viewer)
            hands = ["hand" in player for player in seen["players"]]
            assert hands == [viewer == 0, viewer == 1]
            assert "deck" not in seen and "discard" not in seen
            assert len(seen["removed"]) == (6 if fate == "sealed" else 0)
        if s.round == 4 and s.turn == 4:
            assert seed not in msgspec.json.encode([view(s, viewer) for viewer in VIEWERS]).decode()
        plays(s, [*options(s, "travel")[-1:], *options(s, "end"), *options(s, "draw"), *options(s)][0])


@pytest.mark.rule("gears.end.secrets-lifted")
def test_when_the_game_is_over_everything_may_be_shown():
    s = settled({1: "E red:1"}, round=4, hands=["A B", "C"], deck="G Z", discard="E A")

    position = msgspec.to_builtins(table(s))

    assert position["over"] is True
    assert [player["hand"] for player in position["players"]] == [["a", "b"], ["c"]]
    assert (position["deck"], position["discard"]) == (["g", "z"], ["e", "a"])
