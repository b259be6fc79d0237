"""Global actions: triggering, events, advancing, income, fame, industries, dividends."""

import pytest
from msgspec import UNSET

from posterity.core.tasks import advance, question
from posterity.core.views import ask_view
from posterity.games.legacies.board import GLOBALS, MANDATORY, TILES
from tests.games.legacies.lay import (
    asked,
    current,
    does,
    figure,
    give,
    goods,
    heirloom,
    invest,
    lay,
    options,
    owns,
    play,
    played,
    put_value,
    refusal,
    seat,
    tile,
    token,
    told,
    track,
    turn,
    value,
)


def ready(players=3, who=None, **kwargs):
    """Anna has played two cards and has put her successor in play."""
    s = lay(players, who, **kwargs)
    played(s, 0)
    for player in s.seats:
        player.settled = True
    return s


def event(s, top, bottom=(), icons=(0, 1)):
    """The current event has these outcomes."""
    from tests.games.legacies.lay import script

    number = s.piles.current
    s.book.event_scripts[number] = (script(s, list(top)) if top else 0, script(s, list(bottom)) if bottom else 0)
    s.book.event_icons[number] = icons


def gold_alone(s):
    """How much gold everybody has got, and nothing else."""
    gains = told(s, "gained")
    assert not any(args["fame"] or args["foundation"] or args["resources"] for args in gains)
    return {args["seat"]: args["gold"] for args in gains}


# ---------------------------------------------------------------- triggering


@pytest.mark.rule("legacies.generation.global-prerequisite", "legacies.generation.played-count")
def test_two_cards_must_have_been_played():
    s = lay()
    played(s, 0, 1)
    reason = refusal(s, "trigger:income")
    assert (reason.args["played"], reason.args["needed"]) == (1, 2)

    played(s, 0, 2)
    assert [pick.split(":")[1] for pick in options(s, "trigger")] == [name for name in GLOBALS if name != "foundation"]


@pytest.mark.rule("legacies.global.general", "legacies.global.once-per-generation", "legacies.global.no-card-spent")
def test_a_triggered_tile_is_down_for_the_generation():
    s = ready()
    give(s, 0, "card-i-01")
    play(s, "trigger:dividends")
    assert len(seat(s, 0).hand) == 1
    played(s, 1)

    turn(s, 1)

    assert refusal(s, "trigger:dividends").clause == "legacies.global.once-per-generation"


@pytest.mark.rule(
    "legacies.global.without-benefit", "legacies.global.advance-extra", "legacies.global.mandatory-meaning"
)
def test_an_action_that_brings_nothing_may_be_triggered():
    s = ready()

    play(s, "trigger:relationships")

    assert s.board.down == 1 << 1


@pytest.mark.rule("legacies.generation.blocked-tile")
def test_a_card_may_leave_mandatory_tiles_alone():
    """A step that names the optional ones offers no mandatory tile, one that names tiles only these."""
    s = ready()

    does(s, 1, [{"op": "block-global", "token": "minor", "which": ["optional"]}])
    assert {pick.split(":")[1] for pick in options(s)} == {*GLOBALS[MANDATORY:]}
    assert refusal(s, "block:event:minor").message == "refused-not-of-effect"
    play(s, "block:income:minor")

    does(s, 2, [{"op": "block-global", "which": ["event", "trade"]}])
    assert {pick.split(":")[1] for pick in options(s)} == {"event", "trade"}


@pytest.mark.rule("legacies.generation.blocked-tile", "legacies.generation.blocking-token-return")
def test_a_blocked_tile_is_its_owners_until_triggered():
    s = ready()
    does(s, 1, [{"op": "block-global", "token": "minor"}])
    play(s, "block:income:minor")
    assert seat(s, 1).free[1] == 2
    reason = refusal(s, "trigger:income")
    assert (reason.message, reason.args["victim"]) == ("refused-tile-blocked", 1)

    does(s, 2, [{"op": "block-global"}])
    reason = refusal(s, "block:income:relationship")
    assert (reason.message, reason.args["victim"]) == ("refused-tile-blocked", 1)

    played(s, 1)
    turn(s, 1)
    play(s, "trigger:income")
    assert seat(s, 1).free[1] == 3


@pytest.mark.rule("legacies.global.by-effect")
def test_an_effect_triggers_without_the_two_cards_but_not_a_tile_that_is_down():
    s = lay()
    seat(s, 0).settled = True
    s.board.down = 1 << 6
    does(s, 0, [{"op": "trigger-global", "which": ["dividends", "income", "foundation"]}])

    assert refusal(s, "trigger:dividends").message == "refused-tile-down"
    assert refusal(s, "trigger:fame").message == "refused-not-of-effect"
    play(s, "trigger:income")
    assert seat(s, 0).triggered == 1


@pytest.mark.rule("legacies.generation.blocked-tile")
def test_a_tile_that_is_down_is_not_blocked():
    s = ready()
    s.board.down = 1 << GLOBALS.index("income")
    does(s, 1, [{"op": "block-global", "token": "minor"}])

    assert refusal(s, "block:income:minor").message == "refused-tile-down"
    others = [f"block:{name}:minor" for name in GLOBALS if name != "income"]
    assert options(s) == others


# ---------------------------------------------------------------- the event


@pytest.mark.rule("legacies.global.event", "legacies.event.resolved-record", "legacies.component.event-card")
def test_the_triggering_player_chooses_the_outcome():
    s = ready(generation=5)
    number = s.piles.current
    event(s, [{"op": "gain", "fame": 5}], [{"op": "gain", "gold": 5}])

    play(s, "trigger:event", "outcome:bottom")

    assert goods(s, 0)[:2] == (15, 10)
    assert (s.piles.current, s.piles.resolved) == (-1, [number * 2 + 1])


@pytest.mark.rule(
    "legacies.global.event-tile", "legacies.global.event-tile-timing", "legacies.event.icon-always-counts"
)
@pytest.mark.parametrize(("generation", "first"), [(1, 0), (2, 6), (3, 0), (4, 6)])
def test_who_has_the_least_fame_afterwards_chooses_a_tile_with_the_icon(generation, first):
    s = ready(generation=generation)
    s.board.century_tiles, s.board.game_tiles = [0], [6]
    event(s, [{"op": "gain", "fame": 5}], icons=(1, 1))
    for number, fame in enumerate((4, 8, 15)):
        seat(s, number).fame = fame

    play(s, "trigger:event", "outcome:top")

    assert asked(s) == (1, "ask-tile")
    icon = 1
    expected = [t for t in range(first + 1, first + 6) if s.book.tile_icons[t] >> icon & 1]
    assert [s.lexicon().parse(pick).a for pick in options(s)] == expected
    play(s, options(s)[0])
    assert expected[0] in (*s.board.century_tiles, *s.board.game_tiles)


@pytest.mark.rule("legacies.global.event-tile", "legacies.scoring.tile-pool")
@pytest.mark.parametrize(("generation", "place"), [(1, 5), (2, 6)])
def test_the_tile_lies_with_those_of_its_type(generation, place):
    """The last tile of a century's end, and the first of the game's end."""
    s = ready(generation=generation)
    s.board.century_tiles, s.board.game_tiles = [], []
    s.book.tile_icons[place] = 0b10
    event(s, [], icons=(1, 1))

    play(s, "trigger:event", "outcome:top", f"tile:{TILES[place]}")

    assert (s.board.century_tiles, s.board.game_tiles) == (([place], []) if generation == 1 else ([], [place]))


@pytest.mark.rule("legacies.global.event-tile-tie", "legacies.core.ties-mid-game")
def test_of_those_tied_the_latest_in_turn_order_chooses():
    s = ready()
    event(s, [])
    s.order = [1, 0, 2]
    for number, fame in enumerate((5, 5, 9)):
        seat(s, number).fame = fame

    play(s, "trigger:event", "outcome:top")

    assert asked(s) == (0, "ask-tile")


@pytest.mark.rule("legacies.global.event-tile")
@pytest.mark.parametrize("generation", [5, 6])
def test_in_the_last_two_generations_no_tile_is_chosen(generation):
    s = ready(generation=generation)
    event(s, [])

    play(s, "trigger:event", "outcome:top")

    assert asked(s)[1] != "ask-tile"


@pytest.mark.rule("legacies.global.event-tile-none-matching", "legacies.scoring.tile-pool")
def test_without_a_matching_tile_any_may_be_chosen():
    s = ready()
    event(s, [], icons=(1, 1))
    s.book.tile_icons[:6] = [1, 1, 1, 1, 1, 1]
    s.board.century_tiles = [0]

    play(s, "trigger:event", "outcome:top")

    assert len(options(s)) == 5
    assert refusal(s, "tile:magnetic").clause == "legacies.scoring.tile-pool"


@pytest.mark.rule("legacies.event.own-choices", "legacies.event.scope", "legacies.core.order-of-simultaneous")
def test_everybody_makes_their_own_choices_in_turn_order():
    s = ready(generation=5)
    s.order = [2, 0, 1]
    step = {"op": "choose", "who": "each-player", "options": [[{"op": "gain", "fame": 2}], [{"op": "gain", "gold": 5}]]}
    event(s, [step])
    play(s, "trigger:event", "outcome:top")

    order = []
    for _ in range(3):
        order.append(asked(s)[0])
        play(s, "option:1")

    assert order == [2, 0, 1]
    assert [seat(s, n).fame for n in range(3)] == [12, 12, 12]


# ---------------------------------------------------------------- relationships


@pytest.mark.rule("legacies.global.advance", "legacies.global.advance-simultaneous")
def test_the_extra_benefit_then_all_advance_then_all_collect():
    """Blue first takes its own benefit; a token on the last space leaves without paying."""
    s = ready(who=["politician", "general", "socialite"])
    token(s, 0, "underworld-boss", 1)
    token(s, 1, "underworld-boss", 4)
    before = goods(s, 0), goods(s, 1)

    play(s, "trigger:relationships", "collect:underworld-boss")

    assert track(s, "underworld-boss") == [None, 0, None, None]
    assert seat(s, 1).free[0] == 5
    assert goods(s, 1) == before[1]
    assert goods(s, 0) != before[0]


@pytest.mark.rule("legacies.relationship.legendary-no-advance", "legacies.global.advance")
def test_figures_pay_and_do_not_advance():
    s = ready()
    figure(s, 1, 0)

    play(s, "trigger:relationships")

    assert (seat(s, 1).fame, s.board.figure_tokens[0]) == (12, 1)


@pytest.mark.rule("legacies.global.advance-exception")
def test_an_exempt_token_stays_but_can_be_bumped():
    s = ready()
    token(s, 0, "inventor", 2)
    token(s, 1, "inventor", 1)
    current(s, 0, [{"op": "modify", "target": "advance"}])

    play(s, "trigger:relationships", "collect:inventor")
    while asked(s)[1] == "ask-collect":
        play(s, options(s)[0])

    assert track(s, "inventor") == [None, 1, 0, None]


@pytest.mark.rule("legacies.global.advance-no-bonus-token")
def test_bonus_tokens_do_not_pay_for_advancing():
    s = ready()
    token(s, 0, "general", 4)
    s.board.bonus[2] = 0

    gold = seat(s, 0).gold
    play(s, "trigger:relationships", "collect:general")

    assert len([args for args in told(s, "gained") if args["seat"] == 0]) == 1
    assert seat(s, 0).gold >= gold


@pytest.mark.rule("legacies.core.order-of-simultaneous", "legacies.global.advance-snapshot")
def test_benefits_whose_order_matters_are_collected_as_one_likes():
    s = ready(who=["politician", "general", "socialite"])
    for character in ("inventor", "promoter"):  # after the advance: one of them pays foundation
        token(s, 0, character, 1)
    s.book.spaces[3][1] = s.book.spaces[8][1] = [2, 2, 2]
    from tests.games.legacies.lay import script

    s.book.spaces[3][1] = [script(s, [{"op": "gain", "foundation": 5}])] * 3
    s.book.spaces[8][1] = [script(s, [{"op": "gain", "foundation": 3}])] * 3
    seat(s, 0).foundation = 48
    play(s, "trigger:relationships", "collect:promoter")
    seat(s, 0).foundation = 48

    assert set(options(s)) == {"collect:inventor", "collect:promoter"}
    play(s, "collect:promoter")
    assert seat(s, 0).foundation == 55


# ---------------------------------------------------------------- heirlooms


@pytest.mark.rule("legacies.global.income", "legacies.core.rounding-once")
@pytest.mark.parametrize(("percent", "gold"), [(0, 114), (50, 171), (-100, 0), (-1, 113)])
def test_a_large_income_is_exact_and_rounded_up_once(percent, gold):
    """Six heirlooms at 19: 114 gold, and 113 for one in a hundred less, which is 112.86."""
    s = ready(who=["politician", "general", "socialite"])
    put_value(s, "theater", 10)
    put_value(s, "communications", 9)
    owns(s, 2, *[heirloom("socialite", level) for level in range(1, 6)])
    current(s, 2, [{"op": "modify", "target": "income", "percent": percent}])

    play(s, "trigger:income")

    assert seat(s, 2).gold == 10 + gold


@pytest.mark.rule("legacies.global.income")
def test_income_is_own_heirlooms_times_both_industries():
    """The Socialite with Theater 10 and Communications 9: 19 for each, one more for whoever triggers."""
    s = ready(who=["politician", "general", "socialite"])
    put_value(s, "theater", 10)
    put_value(s, "communications", 9)
    owns(s, 2, heirloom("socialite", 1))

    play(s, "trigger:income")

    assert seat(s, 2).gold == 10 + 38
    assert seat(s, 0).gold == 10 + 2 * (9 + 3)
    assert gold_alone(s) == {0: 24, 1: 6, 2: 38}


@pytest.mark.rule("legacies.global.fame", "legacies.global.fame-auto-best", "legacies.investment.fame-value")
def test_fame_from_one_industry_of_each_and_both_of_one():
    s = ready(who=["politician", "general", "socialite"])
    for industry, row in (("theater", 10), ("communications", 7), ("military", 4), ("education", 9)):
        put_value(s, industry, row)  # fame 3, 2, 1 and 3... by row: (row + 1) // 3
    owns(s, 0, heirloom("socialite", 1), heirloom("general", 2))
    owns(s, 1, heirloom("socialite", 3))
    fame = {name: s.fame_value(number) for number, name in enumerate(("communications", "law"))}
    assert fame["communications"] == 2

    play(s, "trigger:fame")
    assert options(s) == ["both:socialite-keepsake-1", "both:general-keepsake-2"]
    play(s, "both:socialite-keepsake-1")
    assert options(s) == ["fame:general-keepsake-2:education", "fame:general-keepsake-2:military"]
    play(s, "fame:general-keepsake-2:education")
    assert seat(s, 0).fame == 10 + 3 + 2 + 3
    assert options(s) == ["fame:socialite-keepsake-3:theater", "fame:socialite-keepsake-3:communications"]
    play(s, "fame:socialite-keepsake-3:communications")
    assert seat(s, 1).fame == 12


@pytest.mark.rule("legacies.global.fame-auto-best")
def test_the_question_names_the_answer_with_most_fame_to_its_seat_alone():
    """Theater 3, Communications 2, Military 1, Education 3: both of the socialite's add 2, both of the general's 1."""
    s = ready(who=["politician", "general", "socialite"])
    for industry, row in (("theater", 10), ("communications", 7), ("military", 4), ("education", 9)):
        put_value(s, industry, row)
    owns(s, 0, heirloom("socialite", 1), heirloom("general", 2))

    play(s, "trigger:fame")
    assert ask_view(s, False, 0).default == "both:socialite-keepsake-1"
    assert ask_view(s, True, None).default == "both:socialite-keepsake-1"
    assert [ask_view(s, False, viewer).default for viewer in (1, None)] == [UNSET, UNSET]
    play(s, "both:socialite-keepsake-1")
    assert ask_view(s, False, 0).default == "fame:general-keepsake-2:education"
    play(s, "fame:general-keepsake-2:military")
    assert ask_view(s, True, None).default is UNSET


@pytest.mark.rule("legacies.global.fame-auto-best")
def test_where_two_answers_are_equally_good_none_is_named():
    """Both second industries add 1: which of the two pays for both makes no difference."""
    s = ready(who=["politician", "general", "socialite"])
    for industry, row in (("theater", 10), ("communications", 4), ("military", 4), ("education", 7)):
        put_value(s, industry, row)
    owns(s, 0, heirloom("socialite", 1), heirloom("general", 2))

    play(s, "trigger:fame")

    assert asked(s) == (0, "ask-both")
    assert ask_view(s, False, 0).default is UNSET


@pytest.mark.rule("legacies.global.fame-auto-best")
def test_where_the_fame_is_the_same_nothing_is_asked():
    s = ready(who=["politician", "general", "socialite"])
    owns(s, 0, heirloom("socialite", 1))

    play(s, "trigger:fame")

    assert asked(s)[1] != "ask-fame"
    assert seat(s, 0).fame == 12


@pytest.mark.rule("legacies.global.fame-auto-best")
def test_each_heirloom_is_asked_about_by_its_name():
    """Theater 3, Communications 2, Law 1."""
    s = ready(who=["politician", "general", "socialite"])
    for industry, row in (("theater", 10), ("communications", 7), ("law", 4)):
        put_value(s, industry, row)
    owns(s, 1, heirloom("socialite", 3), heirloom("politician", 2))

    play(s, "trigger:fame")

    assert question(s).prompt_args(s) == {"heirloom": heirloom("socialite", 3)}
    for pick in ("fame:politician-keepsake-2:law", "fame:socialite-keepsake-3:law"):
        assert refusal(s, pick).message == "refused-not-your-heirloom"
    play(s, "fame:socialite-keepsake-3:theater")
    assert question(s).prompt_args(s) == {"heirloom": heirloom("politician", 2)}
    play(s, "fame:politician-keepsake-2:law")
    assert told(s, "gained")[-1].items() >= {"seat": 1, "gold": 0, "fame": 4, "foundation": 0, "count": 0}.items()


@pytest.mark.rule("legacies.global.fame", "legacies.global.fame-auto-best")
def test_heirlooms_that_pay_alike_both_are_taken_of_one():
    s = ready(who=["politician", "general", "socialite"])
    owns(s, 0, heirloom("socialite", 1), heirloom("general", 2))

    play(s, "trigger:fame")

    assert asked(s)[1] != "ask-both"
    assert seat(s, 0).fame == 10 + 3 * s.fame_value(0)


# ---------------------------------------------------------------- industries and dividends


@pytest.mark.rule("legacies.global.influence", "legacies.component.influenced-industries")
def test_the_triggering_player_moves_both_the_others_one():
    s = ready(who=["politician", "general", "socialite"])
    play(s, "trigger:influence")
    assert options(s) == ["raise:communications", "lower:communications", "raise:law", "lower:law"]
    assert question(s).prompt_args(s) == {"left": 2}
    assert refusal(s, "raise:education").message == "refused-not-influenced"
    play(s, "raise:law")
    assert options(s) == ["raise:communications", "lower:communications"]
    assert question(s).prompt_args(s) == {"left": 1}
    assert refusal(s, "lower:law").message == "refused-not-influenced"
    play(s, "lower:communications")
    assert asked(s) == (1, "ask-influence")
    assert question(s).prompt_args(s) == {"left": 1}
    play(s, "raise:education", "lower:theater")

    assert [value(s, name) for name in ("communications", "law", "education", "theater")] == [2, 4, 4, 2]


@pytest.mark.rule("legacies.global.influence-real-move")
def test_a_value_must_really_move():
    s = ready(who=["politician", "general", "socialite"])
    put_value(s, "law", 10)
    put_value(s, "communications", 1)

    play(s, "trigger:influence")

    assert options(s) == ["raise:communications", "lower:law"]
    assert refusal(s, "raise:law").clause == "legacies.global.influence-real-move"


@pytest.mark.rule("legacies.global.dividends", "legacies.global.dividends-red", "legacies.investment.reference-rows")
def test_dividends_by_row_and_size_double_for_whoever_triggers():
    """A row that pays 10 and 5: 15 with both, 30 when triggered; the red rows pay nothing."""
    s = ready()
    row = next(n for n, pays in enumerate(s.book.row_dividends) if [pays[0][0], pays[1][0]] == [5, 10])
    put_value(s, "education", row + 1)
    for who in (0, 1):
        invest(s, who, "education", "major")
        invest(s, who, "education", "minor")
        invest(s, who, "law", "major")

    play(s, "trigger:dividends")

    assert (seat(s, 0).gold, seat(s, 1).gold) == (40, 25)
    assert gold_alone(s) == {0: 30, 1: 15}


@pytest.mark.rule("legacies.successor.only-current")
def test_an_ongoing_successor_changes_income_and_dividends():
    s = ready()
    put_value(s, "education", 7)
    invest(s, 1, "education")
    modifiers = [{"op": "modify", "target": "dividend", "add": 2}, {"op": "modify", "target": "income", "percent": 50}]
    current(s, 1, modifiers)
    play(s, "trigger:dividends")
    assert seat(s, 1).gold == 10 + 5 + 2
    played(s, 0)
    turn(s, 0)
    play(s, "trigger:income")
    assert seat(s, 1).gold == 17 + (3 + 7) * 15 // 10


def test_tiles_are_named_in_the_order_of_the_rulebook():
    assert tile("philanthropic") == 11
    s = ready()
    advance(s)
    assert [GLOBALS[n] for n in s.board.row] == list(GLOBALS)
