"""Fifth turns."""

import pytest

from tests.games.gears.lay import (
    asked,
    draws,
    ends_round,
    ends_turn,
    plays,
    prompt,
    refused,
    scores,
    timeline,
    told,
)
from tests.games.machines.lay import activated, lay, position, shown, table, tokens

GRAFTER = {2: "destiny-grafter red:2"}
E40 = "E " * 200


def turns(s):
    """Turns that began so far: turn and seat."""
    return [(args["turn"], args["seat"]) for args in told(s, "turn-began")]


@pytest.mark.rule("machines.card.destiny-grafter.effect", "machines.extra-turn.when")
def test_destiny_grafter_gives_a_fifth_turn():
    """Red activates it in the third turn: Red has a fifth turn after everybody's fourth."""
    s = lay(timeline=GRAFTER, turn=3, frames=[2, 5], deck=E40)
    plays(s, "activate:destiny-grafter")
    assert (tokens(s), told(s, "gained-turn")) == ([0], [{"seat": 0}])

    ends_round(s)

    assert turns(s) == [(3, 1), (4, 0), (4, 1), (5, 0)]


@pytest.mark.rule("machines.card.destiny-grafter.effect")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_who_has_a_token(viewer):
    s = lay(timeline=GRAFTER, turn=3, frames=[2, 5])
    plays(s, "activate:destiny-grafter")

    assert [player["extra_turn"] for player in shown(s, viewer)["players"]] == [True, False]
    assert [player["extra_turn"] for player in position(s)["players"]] == [True, False]


@pytest.mark.rule("machines.card.destiny-grafter.fourth-turn")
def test_a_token_gained_in_the_fourth_turn_counts_in_the_same_round():
    s = lay(timeline=GRAFTER, turn=4, seat=0, order=[1, 0], frames=[2, 5], actions_left=0, deck=E40)
    plays(s, "activate:destiny-grafter", "end")

    assert (asked(s), s.turn, s.round) == (0, 5, 1)


@pytest.mark.rule("machines.extra-turn.when")
def test_fifth_turns_come_in_player_order():
    """Order Red, Blue, Green; Green and Red have tokens: Red takes a fifth turn, then Green; Blue does not."""
    s = lay(players=3, turn=4, seat=2, order=[0, 1, 2], tokens=[0, 2], deck=E40)

    ends_round(s)

    assert turns(s) == [(5, 0), (5, 2)]


@pytest.mark.rule("machines.extra-turn.when")
def test_the_order_is_that_of_the_round_and_not_of_seats_or_tokens():
    s = lay(players=3, turn=4, seat=1, order=[2, 0, 1], tokens=[0, 1, 2], deck=E40)

    ends_round(s)

    assert turns(s) == [(5, 2), (5, 0), (5, 1)]


@pytest.mark.rule("machines.extra-turn.normal", "machines.round.structure")
def test_a_fifth_turn_has_three_actions_and_an_activation():
    s = lay(timeline={1: "A blue:1", 4: "M red:1"}, turn=4, seat=1, order=[0, 1], tokens=[0], deck=E40, activated=True)
    ends_turn(s)

    assert (asked(s), s.turn, s.actions_left, activated(s)) == (0, 5, 3, False)
    plays(s, "travel:4", "activate:M")
    assert (scores(s), s.actions_left) == ([2, 0], 2)
    assert refused(s, "activate:M") == ("refused-activated", "machines.activate.once-per-turn")


@pytest.mark.rule("machines.extra-turn.compulsory")
def test_it_cannot_be_waived():
    s = lay(turn=4, seat=1, order=[0, 1], tokens=[0], deck=E40)
    ends_turn(s)

    for _ in range(3):
        assert refused(s, "end") == ("refused-actions-owed", "gears.turn.three-actions")
        draws(s)
    plays(s, "end")
    assert s.round == 2


@pytest.mark.rule("machines.extra-turn.one-per-round", "machines.activate.may-do-nothing")
def test_a_second_token_has_no_effect():
    """Red activates Destiny Grafter in turns 1 and 3: one fifth turn."""
    s = lay(timeline=GRAFTER, frames=[2, 5], deck=E40)
    for _ in range(4):
        if s.turn in (1, 3):
            plays(s, "activate:destiny-grafter")
        ends_turn(s)
        ends_turn(s)

    assert (len(told(s, "gained-turn")), told(s, "nothing-happens")) == (1, [{"seat": 0}])
    assert (asked(s), s.turn) == (0, 5)
    ends_round(s)
    assert turns(s).count((5, 0)) == 1


@pytest.mark.rule("machines.extra-turn.one-per-round")
def test_in_the_fifth_turn_there_is_no_sixth():
    """Red activates it in the fifth turn: no sixth."""
    s = lay(timeline=GRAFTER, turn=4, seat=1, order=[0, 1], tokens=[0], frames=[2, 5], deck=E40)
    ends_turn(s)
    plays(s, "activate:destiny-grafter")

    assert (tokens(s), told(s, "nothing-happens")) == ([0], [{"seat": 0}])
    ends_turn(s)
    assert (s.round, prompt(s)) == (2, "ask-position")


@pytest.mark.rule("machines.extra-turn.gear")
def test_the_program_numbers_it_five_and_the_token_goes_back_when_it_is_over():
    s = lay(players=3, turn=4, seat=2, order=[0, 1, 2], tokens=[0, 2], deck=E40)
    seen = []
    for _ in range(3):
        seen.append((asked(s), position(s)["turn"], [player["extra_turn"] for player in position(s)["players"]]))
        ends_turn(s)

    assert seen == [(2, 4, [True, False, True]), (0, 5, [True, False, True]), (2, 5, [False, False, True])]
    assert (table(s).turn, tokens(s)) == (1, [])


@pytest.mark.rule("machines.extra-turn.same-round", "machines.prepare.kept")
def test_no_token_is_carried_into_another_round():
    s = lay(["E " * 6] * 2, step="end", tokens=[0, 1], deck=E40)
    assert (s.round, tokens(s)) == (2, [])
    plays(s, "position:1", "position:2")

    ends_round(s)

    assert {turn for turn, _ in turns(s)} == {1, 2, 3, 4}


@pytest.mark.rule("machines.resolve.after-extra-turns")
def test_the_timeline_is_resolved_after_all_fifth_turns():
    s = lay(timeline={1: "A", 2: "E red:2"}, turn=4, seat=1, order=[0, 1], tokens=[0, 1], deck=E40)
    for _ in range(2):
        ends_turn(s)
        assert (timeline(s), scores(s)) == ({1: "A", 2: "E red:2"}, [0, 0])

    ends_turn(s)

    assert (timeline(s), scores(s), s.round) == ({2: "E red:1"}, [3, 0], 2)


@pytest.mark.rule("machines.extra-turn.when")
def test_fifth_turns_come_in_the_last_round_too():
    s = lay(round=4, turn=4, seat=1, order=[0, 1], tokens=[1], deck=E40)
    ends_turn(s)
    assert (asked(s), s.turn) == (1, 5)

    ends_turn(s)

    assert table(s).over


@pytest.mark.rule("machines.activate.own-turn")
def test_a_fifth_turn_is_ones_own_turn():
    s = lay(timeline={1: "forge red:1"}, turn=4, seat=1, order=[0, 1], tokens=[0], frames=[1, 5], deck=E40)
    ends_turn(s)

    plays(s, "activate:forge")

    assert s.players[0].pool == 2
