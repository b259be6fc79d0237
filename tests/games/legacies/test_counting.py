"""What effects count, and the conditions they set."""

import pytest

from tests.games.legacies.lay import (
    does,
    figure,
    give,
    goods,
    heirloom,
    invest,
    lay,
    owns,
    played,
    resources,
    seat,
    token,
)

COUNTED = {  # at the table below
    "cards-played": 2,
    "hand": 3,
    "gold": 12,
    "fame": 9,
    "foundation": 20,
    "resources": 4,
    "relationships": 5,
    "legendary": 2,
    "on-own-track": 1,
    "investments": 3,
    "minors": 2,
    "majors": 1,
    "own-heirlooms": 3,
    "controlled-heirlooms": 4,
    "heirlooms": 6,
    "icons": 1,
    "matches": 5,
    "generation": 4,
    "globals-triggered": 3,
}


def table():
    """Anna the Politician has some of everything."""
    s = lay(who=["politician", "general", "socialite"], generation=4)
    player = seat(s, 0)
    player.gold, player.fame, player.foundation, player.matches = 12, 9, 20, 5
    played(s, 0)
    give(s, 0, "card-i-01", "card-i-02", "card-i-03")
    resources(s, 0, "dye gem gem iron")
    for name in ("inventor", "promoter", "philosopher"):
        token(s, 0, name, 1)
    token(s, 1, "politician", 1)
    figure(s, 0, 0)
    figure(s, 0, 2)
    invest(s, 0, "law")
    invest(s, 0, "science")
    invest(s, 0, "law", "major")
    owns(s, 0, heirloom("politician", 1), heirloom("politician", 2))
    owns(s, 0, heirloom("general", 1), heirloom("general", 2), heirloom("socialite", 1), heirloom("socialite", 2))
    s.board.down = 0b111
    return s


@pytest.mark.rule("legacies.core.per-unit-floor")
@pytest.mark.parametrize(("counter", "times"), COUNTED.items())
def test_an_effect_for_each_of_something(counter, times):
    s = table()
    does(s, 0, [{"op": "for-each", "counter": counter, "do": [{"op": "gain", "gold": 2}]}])

    assert goods(s, 0)[0] == 12 + 2 * times


@pytest.mark.parametrize(
    ("limits", "met"),
    [
        ({"at_least": 11}, [11, 12]),
        ({"at_most": 11}, [9, 10, 11]),
        ({"at_least": 10, "at_most": 11}, [10, 11]),
        ({"at_least": 11, "at_most": 11}, [11]),
    ],
)
def test_a_condition_holds_within_its_limits(limits, met):
    """With 9 to 12 gold there is a gift of 5 fame where the limits allow it."""
    given = []
    for gold in (9, 10, 11, 12):
        s = lay()
        seat(s, 0).gold = gold
        does(s, 0, [{"op": "if", "counter": "gold", **limits, "then": [{"op": "gain", "fame": 5}]}])
        if seat(s, 0).fame == 15:
            given.append(gold)

    assert given == met


@pytest.mark.rule("legacies.core.ties-mid-game")
@pytest.mark.parametrize(
    ("rank", "holder"), [("most-fame", 2), ("least-fame", 1), ("first", 2), ("last", 1), ("largest-foundation", 2)]
)
def test_of_those_tied_the_earlier_in_turn_order_is_ahead(rank, holder):
    s = lay()
    s.order = [2, 0, 1]
    for player in s.seats:
        player.foundation = 20
    step = {"op": "if", "rank": rank, "then": [{"op": "gain", "gold": 9}]}
    does(s, 0, [{**step, "who": "each-player"}])

    assert [n for n in range(3) if seat(s, n).gold == 19] == [holder]


@pytest.mark.rule("legacies.event.scope")
@pytest.mark.parametrize(
    ("who", "found"),
    [
        ("you", [0]),
        ("each-player", [0, 1, 2]),
        ("each-other", [1, 2]),
        ("least-fame", [1]),
        ("most-fame", [2]),
        ("track-owner", []),
    ],
)
def test_whom_an_effect_is_about(who, found):
    """Nobody plays the track of an effect that stands on none."""
    s = lay()
    for number, fame in enumerate((10, 3, 20)):
        seat(s, number).fame = fame
    does(s, 0, [{"op": "gain", "gold": 5, "who": who}])

    assert [n for n in range(3) if seat(s, n).gold == 15] == found
