"""The end of a round: the fifth building, the last tour, and who is immune."""

import pytest

from tests.games.leaders.lay import (
    GAME,
    asked,
    builds,
    destroys,
    idles,
    lay,
    legacies,
    options,
    plays,
    prompt,
    protects,
    refusal,
    step,
    tableau,
    told,
    totals,
)

FOUR = "bank bank bank bank"
FIVE = "bank bank bank bank bank"
BANK = "bank | gold gold brick"


def finishes(s):
    """Whoever works builds a fifth building and ends the turn."""
    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")


@pytest.mark.rule("leaders.end.trigger")
@pytest.mark.parametrize(("finisher", "others"), [(2, [3, 0, 1]), (0, [1, 2, 3]), (3, [0, 1, 2])])
def test_every_other_player_has_exactly_one_more_turn(finisher, others):
    """The rulebook's example: player 2 of four builds a fifth building; 3, 0 and 1 play once more."""
    hands = [BANK if seat == finisher else "" for seat in range(4)]
    s = lay(hands, [FOUR if seat == finisher else "" for seat in range(4)], seat=finisher)
    finishes(s)

    turns = []
    while asked(s) is not None:
        turns.append(asked(s))
        idles(s)

    assert turns == others
    assert totals(s)[finisher] == 17
    assert told(s, "finished-first") == [{"seat": finisher, "target": 5}]


@pytest.mark.rule("leaders.end.trigger")
def test_the_fourth_building_ends_nothing():
    s = lay([BANK, "", ""], ["bank bank bank", "", ""])
    finishes(s)

    idles(s, 3)

    assert s.first_finisher is None
    assert asked(s) == 1


@pytest.mark.rule("leaders.end.finishing-turn")
def test_the_finisher_completes_the_turn():
    """After her fifth building Anna destroys, plays a Protect and discards down to seven."""
    hand = f"bank thief protect | gold gold gold gold brick subject {'wild ' * 8}"
    s = lay([hand, "", ""], [FOUR, "bank", ""])

    builds(s, "bank", "gold gold brick")
    destroys(s, "thief", 1, "gold gold subject")
    plays(s, "bonus:none", "done", "protect")
    at_the_limit = asked(s), step(s)
    plays(s, "discard:wild")

    assert (tableau(s, 1), protects(s, 0)) == ("", 1)
    assert at_the_limit == (0, "limit")
    assert asked(s) == 1


@pytest.mark.rule("leaders.end.finishing-turn")
def test_the_finisher_has_no_more_turns():
    s = lay([BANK, "", ""], [FOUR, "", ""])
    finishes(s)

    seats = [asked(s)]
    for _ in range(2):
        idles(s)
        seats.append(asked(s))

    assert seats == [1, 2, None]


@pytest.mark.rule("leaders.end.no-more-than-five")
def test_with_four_buildings_only_one_more_can_be_built():
    """The rulebook's example: two Monuments in hand and the resources for both."""
    hand = "monument monument | brick brick brick brick subject subject"
    s = lay([hand, "", ""], [FOUR, "", ""])

    builds(s, "monument", "brick brick subject")
    reason = refusal(s, "build:monument")

    assert (reason.message, reason.clause) == ("refused-already-finished", "leaders.end.no-more-than-five")
    assert (reason.args["buildings"], reason.args["target"]) == (5, 5)
    assert (options(s), legacies(s, 0)) == (["done"], "monument")


@pytest.mark.rule("leaders.end.others-may-finish")
def test_a_second_finisher_does_not_prolong_the_round():
    """Anna finishes first; Bruno finishes in the last tour; Carla has her one turn and then it is over."""
    s = lay([BANK, BANK, ""], [FOUR, FOUR, ""])
    finishes(s)

    plays(s, "work")
    finishes(s)
    after_bruno = asked(s)
    idles(s)

    assert after_bruno == 2
    assert asked(s) is None
    assert told(s, "finished-too") == [{"seat": 1, "target": 5}]
    assert len(told(s, "finished-first")) == 1


@pytest.mark.rule("leaders.end.immunity")
@pytest.mark.parametrize(
    ("standing", "can_be_hit"), [("parade bank bank bank", True), ("parade bank bank bank bank", False)]
)
def test_five_buildings_are_immune_and_four_are_not(standing, can_be_hit):
    s = lay(["riot | brick subject subject", "", ""], ["", standing, ""])

    assert ("destroy:riot" in options(s)) is can_be_hit


@pytest.mark.rule("leaders.end.immunity")
def test_in_the_last_tour_a_finished_player_can_be_swapped_with_but_not_attacked():
    """The rulebook's example: Carla has triggered the end, Anna reaches five; Bruno holds a Riot and a Swap."""
    hands = ["parade | gold subject subject", "riot swap | brick subject subject", ""]
    s = lay(hands, [FOUR, "monument", FIVE], first_finisher=2)
    builds(s, "parade", "gold subject subject")
    plays(s, "done", "pass", "work")

    attack = refusal(s, "destroy:riot")
    plays(s, "done")

    assert (asked(s), attack.message) == (1, "refused-no-target")
    assert options(s) == ["swap:2", "swap:0", "pass"]


@pytest.mark.rule("leaders.end.immunity")
def test_immunity_begins_with_the_fifth_building():
    """Anna finishes; Bruno's Free Destroy, in the very next turn, cannot touch her."""
    s = lay([BANK, "free-destroy", ""], [FOUR, "", ""])
    finishes(s)
    plays(s, "work", "done")

    reason = refusal(s, "free-destroy:0")

    assert (reason.message, reason.clause) == ("refused-free-finished", "leaders.special.free-destroy-limits")
    assert options(s) == ["pass"]


@pytest.mark.rule("leaders.end.first-finisher-bonus")
def test_only_whoever_triggered_the_end_scores_two_extra_points():
    """Anna and Bruno both have five Banks in the end; Anna was first."""
    s = lay([BANK, BANK, ""], [FOUR, FOUR, ""])

    finishes(s)
    plays(s, "work")
    finishes(s)
    idles(s)

    assert totals(s) == [17, 15, 0]
    assert GAME.position(s).first_finisher == 0
    assert [args["points"] for args in told(s, "scored")] == [17, 15, 0]


@pytest.mark.rule("leaders.end.trigger")
def test_when_it_is_over_nobody_is_asked_and_the_scores_are_the_totals():
    s = lay(["", "", ""], [FIVE, "bank", ""], seat=2, step="special", first_finisher=0)

    plays(s, "pass")

    position = GAME.position(s)
    assert (position.over, position.to_move, position.ask, position.step) == (True, None, None, None)
    assert position.scores == [player.total for player in position.players] == [17, 3, 0]
    assert told(s, "won") == [{"seats": [0], "count": 1, "points": 17}]


@pytest.mark.rule("leaders.end.trigger")
def test_the_last_tour_asks_for_a_whole_turn_of_everybody():
    """Bruno's last turn has all its steps."""
    s = lay([BANK, "", ""], [FOUR, "", ""], resource_deck="gold gold gold gold", legacy_deck="bank")
    finishes(s)

    prompts = []
    for pick in ("work", "done", "pass"):
        prompts.append(prompt(s))
        plays(s, pick)

    assert prompts == ["ask-choose", "ask-work", "ask-special"]
