"""Several rounds: totals, a fresh start each time, and the deal that passes to the left."""

import pytest

from posterity.core.chance import Chance
from posterity.core.game import SetupError
from tests.games.leaders.lay import (
    GAME,
    LEGACIES,
    RESOURCES,
    SEED,
    asked,
    begin,
    dedications,
    idles,
    lay,
    legacies,
    legacy_deck,
    legacy_discard,
    plays,
    protects,
    resource_deck,
    resource_discard,
    resources,
    tableau,
    told,
    totals,
)
from tests.games.leaders.luck import shuffled, stream


def last_turn(**how):
    """Three players; Bruno finished first and Anna is about to pass the last special step of the round."""
    tableaux = ["bank protect", "bank bank bank bank bank", "parade monument"]
    hands = ["riot | gold", "swap | brick", "bank | wild wild"]
    piles = {"resource_deck": "gold brick", "legacy_deck": "bank", "resource_discard": "wild", "legacy_discard": "riot"}
    return lay(hands, tableaux, step="special", first_finisher=1, **piles, **how)


@pytest.mark.rule("leaders.rounds.number")
def test_one_round_is_played_unless_more_are_agreed():
    s = last_turn()

    plays(s, "pass")

    assert GAME.complete(3, {})["rounds"] == "1"
    assert asked(s) is None


@pytest.mark.rule("leaders.rounds.number")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_as_many_rounds_are_played_as_were_agreed(rounds):
    """Two players who never do anything: a round is over after six turns."""
    s = begin(2, options={"rounds": str(rounds)})

    played = []
    while asked(s) is not None:
        played.append(s.round)
        idles(s, 6)

    assert played == list(range(1, rounds + 1))
    assert GAME.position(s).rounds == rounds


@pytest.mark.rule("leaders.rounds.number")
@pytest.mark.parametrize("rounds", ["0", "-1", "01", "", "two", "1.5", "100", "1000000", "9" * 5000])
def test_the_number_of_rounds_is_a_whole_number_from_one(rounds):
    with pytest.raises(SetupError) as refused:
        GAME.complete(3, {"rounds": rounds})

    assert refused.value.clause == "leaders.rounds.number"
    assert refused.value.args_named == {"option": "rounds", "value": rounds, "values": "1…99"}


@pytest.mark.rule("leaders.rounds.number")
def test_the_most_rounds_are_those_that_are_shown():
    [option] = [option for option in GAME.options if option.name == "rounds"]

    assert (option.least, option.most) == (1, 99)
    assert GAME.complete(3, {"rounds": str(option.most)})["rounds"] == "99"


@pytest.mark.rule("leaders.rounds.number")
def test_games_that_began_under_rules_1_may_have_more_rounds():
    assert GAME.complete(3, {"rounds": "999999"}, rules=1)["rounds"] == "999999"
    for rounds in ("1000000", "0"):
        with pytest.raises(SetupError):
            GAME.complete(3, {"rounds": rounds}, rules=1)


@pytest.mark.rule("leaders.rounds.totals")
def test_the_highest_total_wins_after_the_last_round():
    """The rulebook's example: Anna 13 and 9, Bruno 11 and 12; the totals are 22 and 23."""
    tableaux = ["bank bank bank", "bank bank bank bank", ""]
    agreed = {"rounds": "2"}
    s = lay(["", "", ""], tableaux, step="special", idle=9, totals=[13, 11, 0], round=2, options=agreed)

    plays(s, "pass")

    assert asked(s) is None
    assert totals(s) == [22, 23, 0]
    assert GAME.winners(s) == [1]
    assert told(s, "scored")[0] == {"seat": 0, "points": 9, "total": 22, "rounds": 2}
    assert told(s, "won") == [{"seats": [1], "count": 1, "points": 23}]


@pytest.mark.rule("leaders.rounds.totals")
def test_the_points_of_a_round_are_added_when_it_ends():
    """The game goes on; the totals of the rounds that are over stand."""
    s = last_turn(options={"rounds": "2"}, totals=[1, 0, 5])
    before = totals(s)

    plays(s, "pass")

    assert before == [1, 0, 5]
    assert totals(s) == [4, 17, 9]
    assert asked(s) is not None
    assert told(s, "won") == []


@pytest.mark.rule("leaders.rounds.totals")
def test_equal_totals_share_the_victory():
    agreed = {"rounds": "2"}
    s = lay(["", ""], ["bank", "bank bank"], step="special", idle=6, totals=[6, 3], round=2, options=agreed)

    plays(s, "pass")

    assert totals(s) == [9, 9]
    assert GAME.winners(s) == [0, 1]


@pytest.mark.rule("leaders.rounds.reset")
def test_a_new_round_begins_with_empty_tableaux_and_new_hands():
    s = last_turn(options={"rounds": "2"}, dealer=0)

    plays(s, "pass")

    assert [tableau(s, seat) for seat in range(3)] == ["", "", ""]
    assert [protects(s, seat) for seat in range(3)] == [0, 0, 0]
    assert [dedications(s, seat) for seat in range(3)] == [[], [], []]
    assert [len(legacies(s, seat).split()) for seat in range(3)] == [4, 4, 4]
    assert [len(resources(s, seat).split()) for seat in range(3)] == [4, 4, 6]
    assert (resource_discard(s), legacy_discard(s)) == ("", "")
    assert (len(resource_deck(s).split()), len(legacy_deck(s).split())) == (82 - 14, 60 - 12)
    assert (s.round, s.first_finisher, s.idle) == (2, None, 1)
    assert told(s, "round-began") == [{"round": 2, "rounds": 2, "dealer": 1}]


@pytest.mark.rule("leaders.rounds.reset")
def test_all_cards_are_shuffled_back_with_fresh_luck():
    """The streams go on where the first round left them."""
    chance = Chance(SEED, {"resources": 90, "legacies": 61})
    s = last_turn(options={"rounds": "2"}, chance=chance)

    plays(s, "pass")

    resource_pile = shuffled(stream(SEED, "resources", used=90), RESOURCES)
    legacy_pile = shuffled(stream(SEED, "legacies", used=61), LEGACIES)
    assert resource_deck(s).split() == resource_pile[: 82 - 14][::-1]
    assert legacy_deck(s).split() == legacy_pile[: 60 - 12][::-1]
    assert legacies(s, 2).split() == sorted(legacy_pile[-12:-8], key=LEGACIES.index)


@pytest.mark.rule("leaders.rounds.reset")
@pytest.mark.parametrize(("dealer", "next_dealer", "first"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_deal_passes_to_the_left(dealer, next_dealer, first):
    s = last_turn(options={"rounds": "2"}, dealer=dealer)

    plays(s, "pass")

    assert (s.dealer, asked(s)) == (next_dealer, first)


@pytest.mark.rule("leaders.rounds.reset")
def test_after_the_last_round_nobody_deals():
    s = last_turn(dealer=1)

    plays(s, "pass")

    assert (s.dealer, s.round) == (1, 1)
    assert tableau(s, 1) == "bank bank bank bank bank"
