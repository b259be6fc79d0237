"""The global actions that a Nemesis triggers and takes part in."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import GLOBALS, INDUSTRIES
from posterity.games.legacies.rules.generation import EndGeneration, EndTurn
from posterity.games.legacies.rules.globals import trigger
from tests.games.legacies.lay import (
    against,
    asked,
    goods,
    heirloom,
    invest,
    nemesis_turn,
    owns,
    put_value,
    script,
    seat,
    solo,
    tile,
    told,
    triggers,
    turn,
    value,
)
from tests.games.legacies.nemesis import ANNA, NEMESIS, STAR, down, foundation, shows


def lies(s, *tiles):
    """The row of global actions."""
    s.board.row = [GLOBALS.index(name) for name in tiles]


ROW = ("event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade")


# ---------------------------------------------------------------- which global action


@pytest.mark.rule("legacies.nemesis.global-choice", "legacies.npc.no-two-card-rule")
def test_the_rulebooks_example_of_falling_through():
    """Trade is shown; trade and event are face down: it goes round and triggers relationships."""
    s = against("general", "politician")
    lies(s, *ROW)
    down(s, "trade", "event")

    nemesis_turn(s, NEMESIS, shows("trade"))

    assert s.board.down >> GLOBALS.index("relationships") & 1
    assert [found["tile"] for found in told(s, "automaton-falls-through")] == ["trade"]
    assert told(s, "triggered")[-1].items() >= {"seat": NEMESIS, "global": "relationships"}.items()


@pytest.mark.rule("legacies.nemesis.global-available", "legacies.generation.blocked-tile")
def test_a_blocked_tile_and_a_first_foundation_are_passed_over():
    s = against("general", "politician")
    lies(s, "foundation", "income", "dividends", "event", "relationships", "fame", "influence", "trade")
    s.board.blockers[GLOBALS.index("income")] = ANNA * 3

    nemesis_turn(s, NEMESIS, shows("foundation"))

    assert s.board.down == 1 << GLOBALS.index("dividends")


@pytest.mark.rule("legacies.nemesis.global-available")
def test_its_own_token_does_not_block_it_and_goes_home():
    s = against("general", "politician")
    seat(s, NEMESIS).free[0] -= 1
    s.board.blockers[GLOBALS.index("income")] = NEMESIS * 3

    nemesis_turn(s, NEMESIS, shows("income"))

    assert s.board.down == 1 << GLOBALS.index("income")
    assert seat(s, NEMESIS).free[0] == 5


@pytest.mark.rule("legacies.nemesis.global-none")
def test_with_nothing_to_trigger_the_amount_goes_into_the_foundation():
    s = against("general", "politician")
    s.board.blockers = [ANNA * 3] * 8
    seat(s, NEMESIS).foundation = 20

    nemesis_turn(s, NEMESIS, shows("income"), foundation=5)

    assert (foundation(s), s.board.down) == (25, 0)
    assert asked(s) == (ANNA, "ask-act")
    assert [event.clause for event in s.told if event.message == "automaton-unable"] == ["legacies.nemesis.global-none"]


@pytest.mark.rule("legacies.nemesis.global-counts", "legacies.nemesis.counts-as-player")
def test_its_last_global_action_ends_the_generation_and_the_others_get_honoraria():
    s = against("general", "politician")
    down(s, "event", "relationships", "fame")
    s.order = [NEMESIS, ANNA, STAR]

    nemesis_turn(s, NEMESIS, shows("income"))

    assert told(s, "generation-ended") == [{"generation": 1, "seat": NEMESIS}]
    assert asked(s) == (ANNA, "ask-honorarium")


@pytest.mark.rule("legacies.nemesis.counts-as-player", "legacies.generation.honorarium-npc")
def test_it_takes_the_foundation_as_honorarium():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 20
    s.todo = [EndGeneration(ANNA)]
    advance(s)

    assert foundation(s) >= 30
    assert [(found["seat"], found["commodity"]) for found in told(s, "honorarium")] == [(NEMESIS, "foundation")]


# ---------------------------------------------------------------- the event


@pytest.mark.rule("legacies.nemesis.event")
@pytest.mark.parametrize(("arrow", "outcome"), [("up", "top"), ("down", "bottom")])
def test_the_arrow_chooses_the_outcome(arrow, outcome):
    s = against("general", "politician")
    event = s.piles.current
    s.book.event_scripts[event] = (0, 0)

    nemesis_turn(s, NEMESIS, shows("event"), arrow=arrow)

    assert [found["outcome"] for found in told(s, "resolved-event")] == [outcome]
    assert told(s, "nemesis-event")[0]["way"] == arrow


@pytest.mark.rule("legacies.nemesis.event-player", "legacies.event.scope")
def test_an_event_of_a_person_touches_a_nemesis_too():
    s = against("general", "politician")
    step = {"op": "choose", "who": "each-player", "options": [[{"op": "gain", "any": 2}], [{"op": "gain", "fame": 3}]]}
    s.book.event_scripts[s.piles.current] = (script(s, [step]), 0)

    triggers(s, "event", "outcome:top", "option:1", "gain:dye", "gain:dye")

    assert (goods(s, NEMESIS)[1], goods(s, ANNA)[3]) == (13, 2)


@pytest.mark.rule("legacies.nemesis.tile-choice", "legacies.scoring.tile-numbers")
@pytest.mark.parametrize(("arrow", "chosen"), [("down", "devoted"), ("up", "desired")])
def test_of_matching_tiles_it_takes_the_highest_or_the_lowest_number(arrow, chosen):
    """Tiles 2 and 5 have the icon of the outcome."""
    s = against("general", "politician")
    s.board.century_tiles = [tile("magnetic")]
    seat(s, NEMESIS).fame = 0
    s.book.event_scripts[s.piles.current] = (0, 0)
    s.book.event_icons[s.piles.current] = (4, 4)  # knowledge: devoted (2), cautious (4), desired (5)
    s.book.tile_icons[tile("cautious")] = 0
    solo(s, NEMESIS, arrow=arrow)

    triggers(s, "event", "outcome:top")

    assert [(found["seat"], found["tile"]) for found in told(s, "chose-tile")] == [(NEMESIS, chosen)]


# ---------------------------------------------------------------- income, fame, influence, dividends, foundation


@pytest.mark.rule("legacies.nemesis.income")
def test_income_with_one_more_heirloom_if_it_triggers():
    """Two own heirlooms, industries at 4 and 6: foundation 30 becomes 60, or 50 if somebody else triggers."""
    for by in (NEMESIS, ANNA):
        s = against("general", "politician")
        owns(s, NEMESIS, heirloom("politician", 1))
        put_value(s, "communications", 4)
        put_value(s, "law", 6)
        seat(s, NEMESIS).foundation = 30
        seat(s, NEMESIS).settled = True
        if by == NEMESIS:
            nemesis_turn(s, NEMESIS, shows("income"))
        else:
            triggers(s, "income")
        assert foundation(s) == (60 if by == NEMESIS else 50)


@pytest.mark.rule("legacies.nemesis.fame")
def test_fame_of_the_best_industries_and_both_of_the_best_second():
    s = against("general", "politician")
    owns(s, NEMESIS, heirloom("general", 1), heirloom("inventor", 2))
    put_value(s, "military", 8)
    put_value(s, "education", 5)
    put_value(s, "science", 6)
    military, education, science = [s.fame_value(INDUSTRIES.index(n)) for n in ("military", "education", "science")]
    before = goods(s, NEMESIS)[1]

    nemesis_turn(s, NEMESIS, shows("fame"))

    general, inventor = sorted((military, education)), sorted((education, science))
    double = max(general[0], inventor[0])
    assert goods(s, NEMESIS)[1] == before + general[1] + inventor[1] + double


@pytest.mark.rule("legacies.nemesis.fame")
@pytest.mark.parametrize("names", [("socialite", "inventor"), ("inventor", "socialite")])
def test_the_larger_second_value_counts_whatever_the_first(names):
    """Theater 3 and Communications 1, Education 2 and Science 2: 3 and 2, and 2 more for the Inventor's."""
    s = against("general", "politician")
    owns(s, NEMESIS, *[heirloom(name, 1) for name in names])
    for industry, row in (("theater", 10), ("communications", 4), ("education", 7), ("science", 7)):
        put_value(s, industry, row)

    nemesis_turn(s, NEMESIS, shows("fame"))

    assert goods(s, NEMESIS)[1] == 10 + 3 + 2 + 2


@pytest.mark.rule("legacies.nemesis.fame")
def test_fame_of_the_best_industries_when_a_person_triggers():
    s = against("general", "politician")
    owns(s, NEMESIS, heirloom("general", 1))
    put_value(s, "military", 8)
    military = s.fame_value(INDUSTRIES.index("military"))

    triggers(s, "fame")

    assert goods(s, NEMESIS)[1] == 10 + military


@pytest.mark.rule("legacies.nemesis.influence")
@pytest.mark.parametrize(("arrow", "after"), [("up", (5, 10)), ("down", (3, 9))])
def test_it_moves_both_its_industries_as_the_arrow_points(arrow, after):
    s = against("general", "politician")
    put_value(s, "communications", 4)
    put_value(s, "law", 10)  # the highest row stays

    nemesis_turn(s, NEMESIS, shows("influence"), arrow=arrow)

    rows = [s.board.rows[INDUSTRIES.index(name)] + 1 for name in ("communications", "law")]
    assert tuple(rows) == after


@pytest.mark.rule("legacies.nemesis.influence-player")
@pytest.mark.parametrize(
    ("arrow", "before", "after"),
    [
        ("up", (6, 4), (6, 5)),
        ("down", (6, 4), (5, 4)),
        ("up", (4, 4), (5, 4)),
        ("down", (4, 4), (3, 4)),
        ("up", (5, 4), (5, 5)),
        ("down", (4, 5), (4, 4)),
    ],
)
def test_the_rulebooks_example_of_influence_by_others(arrow, before, after):
    s = against("general", "politician")
    for name, row in zip(("communications", "law"), before, strict=True):
        put_value(s, name, row)
    solo(s, NEMESIS, arrow=arrow)

    triggers(s, "influence", "raise:military", "raise:education")

    assert tuple(s.board.rows[INDUSTRIES.index(name)] + 1 for name in ("communications", "law")) == after


@pytest.mark.rule("legacies.nemesis.influence-player")
def test_to_a_nemesis_another_one_is_a_player():
    s = against("general", "politician", "inventor")
    put_value(s, "education", 3)
    put_value(s, "science", 5)
    solo(s, 2, arrow="up")
    seat(s, 2).last_solo = solo(s, NEMESIS, shows("influence"), arrow="up")
    s.order = [2, NEMESIS, ANNA]
    s.todo = [EndTurn(1)]
    trigger(s, NEMESIS, GLOBALS.index("influence"))
    advance(s)

    assert [found["seat"] for found in told(s, "nemesis-influence")] == [NEMESIS]
    assert [found["seat"] for found in told(s, "nemesis-influence-player")] == [2]


@pytest.mark.rule("legacies.nemesis.dividends")
@pytest.mark.parametrize(("by", "grown"), [(NEMESIS, 12), (ANNA, 6)])
def test_dividends_twice_if_it_triggers_as_one_sum(by, grown):
    s = against("general", "politician")
    for industry, row in (("law", 4), ("science", 5)):
        put_value(s, industry, row)
        invest(s, NEMESIS, industry)
    seat(s, NEMESIS).foundation = 20
    seat(s, NEMESIS).settled = True

    if by == NEMESIS:
        nemesis_turn(s, NEMESIS, shows("dividends"))
    else:
        triggers(s, "dividends")

    assert foundation(s) == 20 + grown
    assert len(told(s, "nemesis-banks")) == 1


@pytest.mark.rule("legacies.nemesis.foundation")
def test_it_adds_the_amount_twice_without_a_cap():
    s = against("general", "politician")
    down(s, "income")
    seat(s, NEMESIS).foundation = 40
    seat(s, NEMESIS).settled = True

    nemesis_turn(s, NEMESIS, shows("foundation"), foundation=10)
    assert foundation(s) == 60

    s = against("general", "politician")
    down(s, "income")
    seat(s, NEMESIS).foundation = 0
    seat(s, NEMESIS).settled = True
    nemesis_turn(s, NEMESIS, shows("foundation"), foundation=25)  # more than the cap of 20
    assert foundation(s) == 50


@pytest.mark.rule("legacies.nemesis.foundation-player")
def test_it_adds_the_amount_once_when_others_trigger():
    s = against("general", "politician")
    down(s, "income")
    seat(s, NEMESIS).foundation = 40
    solo(s, NEMESIS, foundation=10)

    triggers(s, "foundation", "contribute:0")

    assert foundation(s) == 50


@pytest.mark.rule("legacies.npc.latest-card-missing")
def test_without_a_card_yet_the_arrow_is_up_and_the_amount_nothing():
    s = against("general", "politician")
    down(s, "income")
    put_value(s, "communications", 3)
    put_value(s, "law", 3)
    before = foundation(s)
    triggers(s, "foundation", "contribute:0")
    assert foundation(s) == before
    assert told(s, "nemesis-foundation-player")[0] == {
        **{"seat": NEMESIS, "solo": "none", "row": 0, "way": "up"},
        **{"amount": 0, "foundation": 0},
    }

    turn(s, ANNA)
    triggers(s, "influence", "raise:military", "raise:education")
    assert value(s, "communications") == 4


@pytest.mark.rule("legacies.npc.latest-card-missing")
def test_before_its_first_card_the_last_one_of_the_generation_before_counts():
    s = against("general", "politician")
    down(s, "income")
    seat(s, NEMESIS).foundation = 40
    solo(s, NEMESIS, foundation=7)
    seat(s, NEMESIS).solo, seat(s, NEMESIS).solo_played = [], 0

    triggers(s, "foundation", "contribute:0")

    assert foundation(s) == 47
    assert told(s, "nemesis-foundation-player")[0]["row"] == 0
