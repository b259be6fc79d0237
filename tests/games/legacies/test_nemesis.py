"""The Nemesis: what it starts with, its gold, the global actions it triggers and takes part in, its successors."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS, GLOBALS, INDUSTRIES, NONE
from posterity.games.legacies.rules.generation import EndGeneration, EndTurn
from posterity.games.legacies.rules.globals import trigger
from posterity.games.legacies.rules.heirlooms import Acquire
from posterity.games.legacies.rules.relationships import EnterTrack
from posterity.games.legacies.rules.scoring import game_end_awards, ranking
from posterity.games.legacies.rules.setup import furnish
from posterity.games.legacies.rules.successors import enter
from tests.games.legacies.lay import (
    against,
    asked,
    begin,
    does,
    goods,
    heirloom,
    invest,
    lay,
    nemesis_turn,
    options,
    owns,
    play,
    put_value,
    resources,
    script,
    seat,
    solo,
    tile,
    token,
    told,
    track,
    triggers,
    turn,
    value,
)

ANNA, NEMESIS, STAR = 0, 1, 2
NOTHING = {"do": "sell", "groups": ["government"]}  # a row that cannot be done without investments


def shows(which, **more):
    return {"do": "global", "which": which, **more}


def pays(s, character, space, *steps):
    """A space of a track pays this, now."""
    s.book.spaces[CHARACTERS.index(character)][space - 1][s.century()] = script(s, list(steps))


def lies(s, *tiles):
    """The row of global actions."""
    s.board.row = [GLOBALS.index(name) for name in tiles]


def down(s, *tiles):
    s.board.down = sum([1 << GLOBALS.index(name) for name in tiles])


def foundation(s, number=NEMESIS):
    return seat(s, number).foundation


ROW = ("event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade")

# ---------------------------------------------------------------- set-up


@pytest.mark.rule("legacies.nemesis.setup", "legacies.setup.fame-gold-resource")
def test_it_begins_like_a_person_but_its_gold_is_foundation():
    """The Politician's mat shows foundation 20 and 8 gold."""
    s = begin(1, stars=1, nemeses=1)
    nemesis = seat(s, NEMESIS)
    nemesis.character = CHARACTERS.index("politician")
    furnish(s, NEMESIS)

    assert (nemesis.foundation, nemesis.fame, nemesis.gold, nemesis.stock()) == (28, 3, 0, 1)
    assert (nemesis.free, nemesis.locked) == ([5, 3, 3], [1, 1, 1])
    assert [s.book.heirloom_level[n] for n in nemesis.own] == [0]
    assert (nemesis.hand, nemesis.heirs, nemesis.aid) == ([], [], 0)


@pytest.mark.rule("legacies.nemesis.setup", "legacies.generation.turn-order-npc")
def test_its_gold_counts_for_the_first_turn_order_and_a_bonus_token_lies_by_its_track():
    s = begin(1, stars=1, nemeses=1)
    play(s, "character:politician", "character:socialite")  # 20, and 11 with 26 gold

    assert s.order[0] == NEMESIS
    assert s.board.bonus[CHARACTERS.index("socialite")] != NONE


@pytest.mark.rule("legacies.nemesis.character-choice", "legacies.solo.seats")
def test_who_plays_alone_chooses_for_the_nemeses_and_chance_for_the_rising_star():
    s = begin(1, stars=1, nemeses=1)
    assert asked(s) == (ANNA, "ask-character")
    play(s, "character:general")
    assert asked(s) == (ANNA, "ask-nemesis-character")
    assert "character:general" not in options(s)
    play(s, "character:socialite")

    assert CHARACTERS[seat(s, NEMESIS).character] == "socialite"
    assert seat(s, STAR).character not in (NONE, seat(s, ANNA).character, seat(s, NEMESIS).character)


@pytest.mark.rule("legacies.nemesis.character-choice")
def test_among_several_people_a_nemesis_gets_what_is_left_by_chance():
    found = set()
    for number in range(8):
        s = begin(2, nemeses=1, seed=bytes([number] * 32))
        while s.ask is not None and s.ask.prompt == "ask-character":
            play(s, options(s)[0])
        assert seat(s, 2).character not in (seat(s, 0).character, seat(s, 1).character)
        found.add((seat(s, 2).character, seat(s, 2).side))
    assert len(found) > 2


# ---------------------------------------------------------------- gold


@pytest.mark.rule("legacies.nemesis.gold-to-foundation")
def test_gold_becomes_foundation_by_its_steps():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 60
    pays(s, "inventor", 1, {"op": "gain", "gold": 12})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert (seat(s, NEMESIS).gold, foundation(s)) == (0, 70)
    assert told(s, "nemesis-banks")[-1] == {
        **{"seat": NEMESIS, "solo": s.book.solo_names[seat(s, NEMESIS).last_solo], "row": 1, "way": "up"},
        **{"gold": 12, "foundation": 10},
    }


@pytest.mark.rule("legacies.nemesis.gold-summed", "legacies.nemesis.relationship-player")
def test_gold_of_one_action_is_added_up_first():
    """Three tokens bring 3 gold each as relationships advance: 9 gold, from 60 to 65."""
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 60
    for character in ("inventor", "philosopher", "promoter"):
        token(s, NEMESIS, character, 1)
        pays(s, character, 2, {"op": "gain", "gold": 3})

    triggers(s, "relationships")

    assert foundation(s) == 65
    assert seat(s, NEMESIS).purse == 0


def test_gold_waits_while_a_person_still_decides():
    s = against("general", "politician")
    s.order = [NEMESIS, STAR, ANNA]
    seat(s, NEMESIS).foundation = 60
    token(s, NEMESIS, "inventor", 1)
    pays(s, "inventor", 2, {"op": "gain", "gold": 7})
    token(s, ANNA, "socialite", 1)
    pays(s, "socialite", 1)
    pays(s, "socialite", 2, {"op": "gain", "any": 1})

    triggers(s, "relationships", "collect:socialite")

    assert asked(s) == (ANNA, "ask-gain")
    assert (seat(s, NEMESIS).purse, seat(s, NEMESIS).gold, foundation(s)) == (7, 0, 60)
    play(s, "gain:gem")
    assert (seat(s, NEMESIS).purse, foundation(s)) == (0, 65)


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
    assert told(s, "triggered")[-1] == {"seat": NEMESIS, "global": "relationships"}


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
    assert told(s, "honorarium") == [{"seat": NEMESIS, "commodity": "foundation"}]


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

    assert told(s, "chose-tile") == [{"seat": NEMESIS, "tile": chosen}]


# ---------------------------------------------------------------- relationships


@pytest.mark.rule("legacies.nemesis.relationship")
def test_for_the_extra_benefit_it_takes_most_fame_then_resources_then_gold():
    s = against("general", "politician")
    for character, given in (("inventor", {"gold": 20}), ("philosopher", {"fame": 2}), ("promoter", {"any": 3})):
        token(s, NEMESIS, character, 1)
        pays(s, character, 1, {"op": "gain", **given})
        pays(s, character, 2)

    nemesis_turn(s, NEMESIS, shows("relationships"))
    assert told(s, "collected")[0]["character"] == "philosopher"
    assert goods(s, NEMESIS)[1] == 12


@pytest.mark.rule("legacies.nemesis.relationship")
@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ({"inventor": {"gold": 20}, "promoter": {"any": 1}}, "promoter"),
        ({"inventor": {"gold": 5}, "promoter": {"gold": 20}}, "promoter"),
        ({"inventor": {"foundation": 9}, "promoter": {"gold": 1}}, "promoter"),
        ({"inventor": {"gold": 5}, "promoter": {"gold": 5}}, "promoter"),  # the nearest clockwise
        ({"inventor": {"foundation": 9}, "socialite": {"foundation": 9}}, "socialite"),
    ],
)
def test_ties_of_the_extra_benefit_go_clockwise(given, taken):
    s = against("general", "politician")
    for character, step in given.items():
        token(s, NEMESIS, character, 1)
        pays(s, character, 1, {"op": "gain", **step})
        pays(s, character, 2)

    nemesis_turn(s, NEMESIS, shows("relationships"))

    assert told(s, "collected")[0]["character"] == taken


@pytest.mark.rule("legacies.nemesis.relationship-player")
def test_others_give_it_no_extra_benefit():
    s = against("general", "politician")
    token(s, NEMESIS, "inventor", 1)
    pays(s, "inventor", 1, {"op": "gain", "fame": 50})
    pays(s, "inventor", 2, {"op": "gain", "fame": 4})

    triggers(s, "relationships")

    assert track(s, "inventor")[1] == NEMESIS
    assert goods(s, NEMESIS)[1] == 14


def test_its_benefits_are_collected_clockwise_from_its_own_track():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 48
    token(s, NEMESIS, "inventor", 1)
    token(s, NEMESIS, "socialite", 1)
    pays(s, "inventor", 2, {"op": "gain", "foundation": 4})  # lost: at 50 a step is 5
    pays(s, "socialite", 2, {"op": "gain", "foundation": 2})

    triggers(s, "relationships")

    assert foundation(s) == 50


@pytest.mark.rule("legacies.nemesis.special-as-benefit")
def test_a_special_action_becomes_a_relationship_clockwise():
    """The Politician with a token on the Socialite's track: the Promoter's is next."""
    s = against("general", "politician")
    token(s, NEMESIS, "socialite", 2)
    pays(s, "inventor", 1, {"op": "special-action"})
    pays(s, "promoter", 1, {"op": "gain", "fame": 3})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert track(s, "promoter")[0] == NEMESIS
    assert goods(s, NEMESIS)[1] == 13
    assert told(s, "nemesis-special-as-benefit")


@pytest.mark.rule("legacies.nemesis.special-as-benefit")
def test_it_goes_on_until_the_tokens_run_out():
    s = against("general", "politician")
    for character in CHARACTERS:
        pays(s, character, 1, {"op": "special-action"})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert seat(s, NEMESIS).free[0] == 0
    entered = [name for name in CHARACTERS if track(s, name)[0] == NEMESIS]
    assert entered == ["inventor", "transportation-baron", "master-thief", "promoter", "socialite"]


@pytest.mark.rule("legacies.nemesis.special-as-benefit", "legacies.nemesis.bonus-token")
def test_a_bonus_token_may_allow_it_as_well():
    s = against("general", "politician")
    s.book.bonuses[0] = script(s, [{"op": "special-action"}])
    s.board.bonus[CHARACTERS.index("inventor")] = 0

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert track(s, "socialite")[0] == NEMESIS


@pytest.mark.rule("legacies.nemesis.bonus-token")
def test_a_new_relationship_pays_the_bonus_token_by_the_track():
    s = against("general", "politician")
    s.book.bonuses[0] = script(s, [{"op": "gain", "fame": 2}])
    s.board.bonus[CHARACTERS.index("inventor")] = 0
    pays(s, "inventor", 1, {"op": "gain", "fame": 1})

    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})

    assert goods(s, NEMESIS)[1] == 13


@pytest.mark.rule("legacies.nemesis.special-never")
def test_an_event_allows_it_no_special_action():
    s = against("general", "politician")
    does(s, NEMESIS, [{"op": "special-action"}], event=True)
    assert seat(s, NEMESIS).free[0] == 5
    assert told(s, "nemesis-special-never")


@pytest.mark.rule("legacies.nemesis.special-never", "legacies.nemesis.successor-match")
def test_matches_unlock_tokens_in_a_fixed_order_and_then_make_relationships():
    s = against("general", "politician")
    icon = s.book.mat_icon[CHARACTERS.index("politician")]
    for heir in range(5):
        s.book.successor_icons[heir] = icon
        enter(s, NEMESIS, heir)
        advance(s)

    assert [found["token"] for found in told(s, "unlocked")] == ["relationship", "minor", "major"]
    assert track(s, "socialite")[0] == NEMESIS
    assert track(s, "promoter")[0] == NEMESIS


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
    [("up", (6, 4), (6, 5)), ("down", (6, 4), (5, 4)), ("up", (4, 4), (5, 4)), ("down", (4, 4), (3, 4))],
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


# ---------------------------------------------------------------- successors


def displayed(s, *numbers):
    """Successors on display by their numbers."""
    s.piles.heirs += s.piles.display
    heirs = [s.book.successor_numbers.index(number) for number in numbers]
    s.piles.heirs = [heir for heir in s.piles.heirs if heir not in heirs]
    for player in s.seats:
        player.heirs = [heir for heir in player.heirs if heir not in heirs]
    s.piles.display = heirs


@pytest.mark.rule("legacies.nemesis.successor-timing", "legacies.nemesis.successor-choice")
@pytest.mark.parametrize(("matching", "taken"), [(3, 3), (None, 7), ("both", 7)])
def test_of_the_display_it_prefers_its_own_icon_and_else_the_higher_number(matching, taken):
    s = against("general", "politician")
    displayed(s, 3, 7)
    icon = s.book.mat_icon[CHARACTERS.index("politician")]
    for heir in s.piles.display:
        number = s.book.successor_numbers[heir]
        s.book.successor_icons[heir] = icon if matching in (number, "both") else (icon + 1) % 6

    nemesis_turn(s, NEMESIS, shows("income"), successor="up")

    assert s.book.successor_numbers[seat(s, NEMESIS).current] == taken
    assert len(s.piles.display) == 1


@pytest.mark.rule("legacies.nemesis.successor-timing")
@pytest.mark.parametrize("empty", [False, True])
def test_face_down_or_an_empty_display_means_the_top_of_the_deck(empty):
    s = against("general", "politician")
    top = s.piles.heirs[-1]
    if empty:
        s.piles.heirs[:0] = s.piles.display
        s.piles.display = []

    nemesis_turn(s, NEMESIS, shows("income"), successor="up" if empty else "down")

    assert seat(s, NEMESIS).current == top


@pytest.mark.rule("legacies.nemesis.successor-timing", "legacies.successor.one-per-generation")
def test_one_in_a_generation_and_none_in_the_sixth():
    s = against("general", "politician")
    nemesis_turn(s, NEMESIS, shows("income"))
    nemesis_turn(s, NEMESIS, shows("dividends"))
    assert len(seat(s, NEMESIS).hall) == 1

    s = against("general", "politician", generation=6)
    nemesis_turn(s, NEMESIS, shows("income"))
    assert seat(s, NEMESIS).hall == []


@pytest.mark.rule("legacies.nemesis.successor-effects")
def test_its_successors_contribute_and_show_icons_but_their_powers_are_nothing():
    s = against("general", "politician")
    heir = s.piles.heirs[-1]
    s.book.contributions[heir] = (6, 6, 6)
    s.book.timings[heir] = "immediate"
    s.book.abilities[heir] = script(s, [{"op": "gain", "fame": 9, "who": "each-player"}])
    s.book.successor_icons[heir] = (s.book.mat_icon[CHARACTERS.index("politician")] + 1) % 6
    seat(s, NEMESIS).foundation = 20

    nemesis_turn(s, NEMESIS, shows("dividends"), successor="down")

    assert (foundation(s), goods(s, NEMESIS)[1], goods(s, ANNA)[1]) == (26, 10, 10)
    assert bin(s.icons_of(NEMESIS)).count("1") == 2


@pytest.mark.rule("legacies.nemesis.successor-effects")
def test_neither_ongoing_nor_retiring_powers_work():
    s = against("general", "politician")
    heir = s.piles.heirs[-1]
    s.book.timings[heir] = "retire"
    s.book.abilities[heir] = script(s, [{"op": "gain", "fame": 9}])
    seat(s, NEMESIS).current = heir
    nemesis_turn(s, NEMESIS, shows("dividends"), successor="up")
    assert goods(s, NEMESIS)[1] == 10

    s.book.timings[heir] = "ongoing"
    s.book.abilities[heir] = script(s, [{"op": "modify", "target": "income", "percent": 100}])
    seat(s, NEMESIS).current = heir
    assert s.modifiers(NEMESIS) == []


@pytest.mark.rule("legacies.nemesis.successor-forced", "legacies.generation.forced-successor")
def test_who_triggered_nothing_gets_the_top_of_the_deck_at_the_end():
    s = against("general", "politician")
    seat(s, ANNA).settled = True
    top = s.piles.heirs[-1]
    s.todo = [EndGeneration(STAR)]
    advance(s)

    assert seat(s, NEMESIS).hall == [top]
    assert [found["seat"] for found in told(s, "nemesis-successor-forced")] == [NEMESIS]


# ---------------------------------------------------------------- theft, fees, the score


@pytest.mark.rule("legacies.nemesis.stolen-gold")
def test_fame_resources_and_foundation_can_be_stolen_but_no_gold():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation, seat(s, NEMESIS).fame = 30, 10
    resources(s, NEMESIS, "gem")
    does(s, ANNA, [{"op": "steal", "gold": 10, "fame": 2, "foundation": 4, "any": 1}])
    before = goods(s, ANNA)
    play(s, "opponent:1", "steal:gem")

    assert goods(s, NEMESIS) == (0, 8, 26, 0)
    assert goods(s, ANNA)[0] == before[0]
    assert goods(s, ANNA)[1] == before[1] + 2

    does(s, NEMESIS, [{"op": "lose", "gold": 10}])
    assert goods(s, NEMESIS) == (0, 8, 26, 0)


def test_what_a_nemesis_steals_of_gold_becomes_foundation():
    s = against("general", "politician")
    seat(s, NEMESIS).foundation = 20
    nemesis_turn(s, NEMESIS, NOTHING, foundation=0)
    does(s, NEMESIS, [{"op": "steal", "gold": 4, "from": "most-fame"}])
    assert (seat(s, NEMESIS).purse, seat(s, ANNA).gold) == (4, 6)


@pytest.mark.rule("legacies.nemesis.heirloom-fee-received")
def test_the_fee_for_its_heirloom_is_its_fame():
    s = against("general", "politician")
    s.next(Acquire(ANNA, s.book.heirlooms.index(heirloom("politician", 3)), 4))
    advance(s)

    assert (goods(s, ANNA)[1], goods(s, NEMESIS)[1]) == (6, 14)


@pytest.mark.rule("legacies.npc.heirloom-fee", "legacies.npc.heirloom-valid")
def test_it_pays_fees_in_fame_and_passes_over_what_it_cannot_pay():
    s = against("general", "politician")
    s.book.hostile[CHARACTERS.index("politician")] = 0
    for level in range(1, 7):
        s.book.heirloom_fee[s.book.heirlooms.index(heirloom("general", level))] = 12 if level < 3 else 4
    for number, name in enumerate(s.book.heirlooms):
        if s.book.heirloom_character[number] == seat(s, STAR).character and s.book.heirloom_level[number]:
            owns(s, STAR, name)

    nemesis_turn(s, NEMESIS, {"do": "heirloom", "whose": "opponent"})

    assert [s.book.heirlooms[n] for n in seat(s, NEMESIS).controlled] == [heirloom("general", 3)]
    assert (goods(s, NEMESIS)[1], goods(s, ANNA)[1]) == (6, 14)


@pytest.mark.rule("legacies.nemesis.scoring", "legacies.nemesis.counts-as-player")
def test_it_scores_like_a_person_and_its_gold_is_nothing():
    s = against("general", "politician")
    s.board.game_tiles = [tile("wealthy")]
    seat(s, NEMESIS).foundation = 100
    resources(s, NEMESIS, "gem gem iron")
    owns(s, NEMESIS, heirloom("politician", 2), heirloom("general", 1))

    assert {found.why: found.fame for found in game_end_awards(s, NEMESIS)} == {
        "wealthy": 0,
        "foundation": 4,
        "resources": 3,
        "heirlooms": 3,
    }
    seat(s, NEMESIS).fame = 11
    assert ranking(s) == [NEMESIS, ANNA]


@pytest.mark.rule("legacies.npc.sell", "legacies.nemesis.gold-to-foundation")
def test_a_sale_feeds_its_foundation():
    """A major on Science at 4 brings 20, more than a minor on Law at 8."""
    s = against("general", "politician")
    put_value(s, "law", 8)
    put_value(s, "science", 4)
    invest(s, NEMESIS, "law")
    invest(s, NEMESIS, "science", "major")
    seat(s, NEMESIS).foundation = 20

    nemesis_turn(s, NEMESIS, {"do": "sell", "groups": ["government", "progress"]})

    assert (foundation(s), value(s, "science")) == (40, 2)


@pytest.mark.rule("legacies.npc.sixth-card")
def test_its_sixth_card_uses_the_last_row():
    s = against("general", "politician")
    seat(s, NEMESIS).solo_played = 5
    seat(s, NEMESIS).foundation = 20
    rows = [NOTHING] * 4 + [shows("dividends")]

    nemesis_turn(s, NEMESIS, *rows)

    assert seat(s, NEMESIS).solo_played == 6
    assert s.board.down == 1 << GLOBALS.index("dividends")
    plays = [event for event in s.told if event.message == "automaton-plays"]
    assert (plays[-1].clause, plays[-1].args["row"]) == ("legacies.npc.sixth-card", 5)


@pytest.mark.rule("legacies.npc.market-icons")
def test_the_market_is_replaced_though_the_generation_is_over():
    s = against("general", "politician")
    down(s, "event", "relationships", "fame")
    s.order = [NEMESIS, ANNA, STAR]
    before = s.piles.market.copy()

    nemesis_turn(s, NEMESIS, shows("income"), market=["top"])

    assert asked(s) == (ANNA, "ask-honorarium")
    assert s.piles.market[0] != before[0]
    messages = [event.message for event in s.told]
    assert messages.index("market-replaced") < messages.index("generation-ended")


def test_every_deed_of_a_nemesis_says_which_card_row_and_clause_made_it():
    s = against("general", "politician")
    nemesis_turn(s, NEMESIS, {"do": "relationship", "with": ["inventor"]})
    card = s.book.solo_names[seat(s, NEMESIS).last_solo]

    deeds = [event for event in s.told if event.message.startswith(("automaton-", "nemesis-"))]
    assert [event.message for event in deeds[:2]] == ["automaton-plays", "automaton-seeks"]
    for event in deeds:
        assert (event.args["solo"], event.args["row"]) == (card, 1)
        assert event.clause.startswith("legacies.")


def test_two_nemeses_take_turns_and_nobody_else_is_asked():
    s = lay(1, ["general", "politician", "inventor"], nemeses=2)
    assert s.book.needed == 3
    s.next(EnterTrack(NEMESIS, CHARACTERS.index("socialite")))
    advance(s)
    assert track(s, "socialite")[0] == NEMESIS
