"""What a Nemesis chooses where an effect asks: by its preferences, by whom it harms, by the ring."""

import pytest

from posterity.core.tasks import advance
from posterity.games.legacies.board import CHARACTERS, GLOBALS, INDUSTRIES, NONE
from tests.games.legacies.lay import (
    against,
    does,
    figure,
    goods,
    heirloom,
    invest,
    lay,
    owns,
    play,
    put_value,
    resources,
    script,
    seat,
    solo,
    token,
    told,
    track,
    value,
)
from tests.games.legacies.nemesis import ANNA, NEMESIS, STAR, pays


def table():
    """Anna the General, a Nemesis the Politician, and a Rising Star; nobody's turn."""
    s = against("general", "politician")
    s.todo = []
    return s


def clauses(s):
    return [event.clause for event in s.told if event.message.startswith(("nemesis-", "npc-"))]


def choose(*options):
    return {"op": "choose", "options": [[option] for option in options]}


# ---------------------------------------------------------------- rewards and losses


@pytest.mark.rule("legacies.nemesis.reward-preference")
@pytest.mark.parametrize(
    ("options", "taken"),
    [
        (({"any": 2}, {"fame": 3}), "fame"),
        (({"gold": 10}, {"any": 1}), "resources"),
        (({"fame": 9}, {"foundation": 1}), "foundation"),
        (({"fame": 2}, {"fame": 3, "gold": 0}), "fame"),
        (({"gold": 5}, {"gold": 9}), "gold"),
    ],
)
def test_it_prefers_foundation_then_fame_then_resources_then_gold(options, taken):
    s = table()
    seat(s, NEMESIS).foundation = 20
    before = goods(s, NEMESIS)
    does(s, NEMESIS, [choose(*[{"op": "gain", **option} for option in options])])

    after = goods(s, NEMESIS)
    kinds = ("gold", "fame", "foundation", "resources")
    changed = [kind for n, kind in enumerate(kinds) if after[n] != before[n]]
    if taken == "gold":
        assert seat(s, NEMESIS).purse == 9
    else:
        assert changed == [taken]
    assert "legacies.nemesis.reward-preference" in clauses(s)


@pytest.mark.rule("legacies.nemesis.reward-preference")
def test_it_reads_conditions_counters_and_choices_within_choices():
    s = table()
    token(s, NEMESIS, "inventor", 1)
    token(s, NEMESIS, "philosopher", 1)
    each = {"op": "for-each", "counter": "relationships", "do": [{"op": "gain", "fame": 2}]}
    if_rich = {"op": "if", "counter": "fame", "at_least": 50, "then": [{"op": "gain", "fame": 50}]}
    does(s, NEMESIS, [choose({"op": "gain", "fame": 3}, if_rich, each)])
    assert goods(s, NEMESIS)[1] == 14

    nested = choose({"op": "gain", "gold": 3}, {"op": "gain", "foundation": 2})
    does(s, NEMESIS, [choose({"op": "gain", "fame": 9}, nested)])
    assert goods(s, NEMESIS)[1] == 14


@pytest.mark.rule("legacies.nemesis.reward-preference")
def test_it_knows_what_its_own_track_and_bonus_token_bring():
    s = table()
    politician = CHARACTERS.index("politician")
    s.book.spaces[politician][0][0] = script(s, [{"op": "gain", "fame": 4}])
    does(s, NEMESIS, [choose({"op": "gain", "fame": 3}, {"op": "collect-space"})])
    assert goods(s, NEMESIS)[1] == 14

    s.book.bonuses[0] = script(s, [{"op": "gain", "fame": 6}])
    s.board.bonus[politician] = 0
    does(s, NEMESIS, [choose({"op": "collect-space"}, {"op": "collect-bonus-token"})])
    assert goods(s, NEMESIS)[1] == 20


@pytest.mark.rule("legacies.nemesis.reward-preference", "legacies.nemesis.other-choices")
def test_a_bonus_token_counts_for_no_more_than_it_brings():
    """The Inventor's track pays 5 fame, the nearer one of the Philosopher 1 gold, and 3 by its bonus token."""
    s = table()
    inventor, philosopher = CHARACTERS.index("inventor"), CHARACTERS.index("philosopher")
    s.book.spaces[inventor][0][0] = script(s, [{"op": "gain", "fame": 5}])
    s.book.spaces[philosopher][0][0] = script(s, [{"op": "gain", "gold": 1}])
    s.book.bonuses[0] = script(s, [{"op": "gain", "gold": 3}])
    s.board.bonus[philosopher] = 0
    does(s, NEMESIS, [{"op": "make-relationship", "with": ["inventor", "philosopher"]}])

    assert (track(s, "inventor")[0], goods(s, NEMESIS)[1]) == (NEMESIS, 15)


@pytest.mark.rule("legacies.nemesis.reward-preference")
def test_it_adds_up_what_several_steps_bring():
    """Foundation 3 and 1 fame are more than foundation 2 and 9 fame."""
    s = table()
    seat(s, NEMESIS).foundation = 20
    less = [{"op": "gain", "foundation": 2}, {"op": "gain", "fame": 9}]
    more = [{"op": "gain", "foundation": 3}, {"op": "gain", "fame": 1}]
    does(s, NEMESIS, [{"op": "choose", "options": [less, more]}])

    assert goods(s, NEMESIS)[1:3] == (11, 23)


@pytest.mark.rule("legacies.nemesis.reward-preference")
@pytest.mark.parametrize(
    "within",
    [
        lambda effect: effect,
        lambda effect: {"op": "if", "counter": "fame", "at_least": 1, "then": [effect]},
        lambda effect: choose({"op": "gain", "gold": 1}, effect),
    ],
    ids=["plain", "if", "choose"],
)
def test_it_knows_what_foundation_a_space_brings_however_deep_it_stands(within):
    s = table()
    seat(s, NEMESIS).foundation = 20
    s.book.spaces[CHARACTERS.index("politician")][0][0] = script(s, [{"op": "gain", "foundation": 2}])
    does(s, NEMESIS, [choose({"op": "gain", "fame": 9}, within(within({"op": "collect-space"})))])

    assert goods(s, NEMESIS)[1:3] == (10, 22)


@pytest.mark.rule("legacies.nemesis.penalty-preference")
@pytest.mark.parametrize(
    ("options", "lost"),
    [
        (({"fame": 1}, {"any": 3}), 3),
        (({"foundation": 1}, {"fame": 5}), 1),
        (({"any": 1}, {"gold": 20}), None),
        (({"foundation": 2}, {"any": 1}), 3),
    ],
)
def test_it_gives_up_gold_then_resources_then_fame(options, lost):
    s = table()
    resources(s, NEMESIS, "gem gem iron")
    before = goods(s, NEMESIS)
    does(s, NEMESIS, [choose(*[{"op": "lose", **option} for option in options])])

    changed = [n for n in range(4) if goods(s, NEMESIS)[n] != before[n]]
    assert changed == ([] if lost is None else [lost])
    assert "legacies.nemesis.penalty-preference" in clauses(s)


@pytest.mark.rule("legacies.nemesis.optional-payments")
def test_it_pays_for_nothing():
    """Each player may pay a resource for 4 fame."""
    s = table()
    resources(s, NEMESIS, "gem")
    does(s, NEMESIS, [{"op": "pay", "cost": {"resources": ["any"]}, "then": [{"op": "gain", "fame": 4}]}])

    assert goods(s, NEMESIS)[1] == 10
    assert goods(s, NEMESIS)[3] == 1


@pytest.mark.rule("legacies.nemesis.optional-payments")
def test_what_is_free_it_takes_and_what_it_may_keep_it_keeps():
    s = table()
    does(s, NEMESIS, [{"op": "gain", "fame": 4, "optional": True}])
    does(s, NEMESIS, [{"op": "lose", "fame": 4, "optional": True}])

    assert goods(s, NEMESIS)[1] == 14


@pytest.mark.rule("legacies.nemesis.any-resource", "legacies.core.cost-resource-choice")
def test_resources_of_its_choice():
    s = table()
    resources(s, NEMESIS, "dye gear iron")
    does(s, NEMESIS, [{"op": "gain", "any": 3}])
    assert seat(s, NEMESIS).resources == [2, 2, 1, 1]

    does(s, NEMESIS, [{"op": "lose", "any": 2}])
    assert seat(s, NEMESIS).resources == [1, 1, 1, 1]


@pytest.mark.rule("legacies.nemesis.no-hand")
def test_it_draws_nothing_and_has_nothing_in_hand():
    s = table()
    does(s, NEMESIS, [{"op": "draw-card", "amount": 2}, {"op": "draw-successor"}])

    assert (seat(s, NEMESIS).hand, seat(s, NEMESIS).heirs) == ([], [])
    figure(s, NEMESIS, 0)
    does(s, ANNA, [{"op": "make-relationship", "with": ["legendary"]}])
    play(s, "relationship:legendary", "figure:" + s.book.figure_names[0])
    assert told(s, "bumped-from-figure")[0]["victim"] == NEMESIS
    assert (seat(s, NEMESIS).hand, seat(s, NEMESIS).heirs) == ([], [])


# ---------------------------------------------------------------- opponents


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_it_steals_where_there_is_most_and_then_from_the_person_in_the_lead():
    s = lay(2, ["general", "inventor"], nemeses=1)
    s.todo = []
    seat(s, 0).fame, seat(s, 1).fame = 1, 8
    does(s, 2, [{"op": "steal", "fame": 3}])
    assert (seat(s, 0).fame, seat(s, 1).fame) == (1, 5)

    seat(s, 0).fame = 9
    does(s, 2, [{"op": "steal", "gold": 2}])  # both have enough
    assert (seat(s, 0).gold, seat(s, 1).gold) == (8, 10)


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_it_aims_at_the_person_with_the_most_fame_but_gives_to_the_nearest():
    s = lay(2, ["general", "socialite"], nemeses=1)
    seat(s, 2).character = CHARACTERS.index("politician")
    s.todo = []
    seat(s, 0).fame, seat(s, 1).fame = 12, 8
    does(s, 2, [{"op": "lose", "fame": 3, "who": "chosen-opponent"}])
    assert (seat(s, 0).fame, seat(s, 1).fame) == (9, 8)

    does(s, 2, [{"op": "gain", "fame": 5, "who": "chosen-opponent"}])
    assert (seat(s, 0).fame, seat(s, 1).fame) == (9, 13)


# ---------------------------------------------------------------- relationships


@pytest.mark.rule("legacies.nemesis.other-choices", "legacies.npc.no-costs")
def test_an_effect_makes_it_the_relationship_that_brings_most_for_nothing():
    s = table()
    for character in range(len(CHARACTERS)):
        s.book.spaces[character][0][0] = 0
    step = {"op": "make-relationship", "cost": {"gold": 9}}
    does(s, NEMESIS, [step])
    assert track(s, "socialite")[0] == NEMESIS  # the nearest clockwise

    s.book.spaces[CHARACTERS.index("inventor")][0][0] = script(s, [{"op": "gain", "fame": 2}])
    does(s, NEMESIS, [step])
    assert track(s, "inventor")[0] == NEMESIS
    assert goods(s, NEMESIS)[1] == 12


@pytest.mark.rule("legacies.npc.relationship-legendary")
def test_of_figures_it_takes_the_first_empty_one():
    s = table()
    figure(s, ANNA, 0)
    does(s, NEMESIS, [{"op": "make-relationship", "with": ["legendary"]}])

    assert s.board.figure_tokens[:2] == [ANNA, NEMESIS]
    assert "legacies.npc.relationship-legendary" in clauses(s)


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_it_strengthens_its_own_token_and_weakens_that_of_the_leader():
    s = table()
    token(s, NEMESIS, "inventor", 2)
    token(s, ANNA, "inventor", 1)
    token(s, STAR, "socialite", 1)
    step = {"op": "move-relationship", "whose": "anybody", "benefits": False}
    does(s, NEMESIS, [{**step, "by": 1}])
    assert track(s, "inventor")[:3] == [None, ANNA, NEMESIS]

    does(s, NEMESIS, [{**step, "by": -1}])
    assert track(s, "inventor")[:3] == [None, NEMESIS, ANNA]


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_of_its_own_tokens_it_moves_the_one_that_pays_most():
    s = table()
    token(s, NEMESIS, "inventor", 2)
    token(s, NEMESIS, "socialite", 2)
    s.book.spaces[CHARACTERS.index("inventor")][0][0] = script(s, [{"op": "gain", "fame": 3}])
    s.book.spaces[CHARACTERS.index("socialite")][0][0] = 0
    does(s, NEMESIS, [{"op": "move-relationship", "by": -1}])

    assert track(s, "inventor")[0] == NEMESIS
    assert goods(s, NEMESIS)[1] == 13


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_a_token_that_changes_tracks_goes_where_it_pays_most():
    s = table()
    token(s, NEMESIS, "inventor", 2)
    for character in range(len(CHARACTERS)):
        s.book.spaces[character][0][0] = 0
    s.book.spaces[CHARACTERS.index("philosopher")][0][0] = script(s, [{"op": "gain", "fame": 3}])
    does(s, NEMESIS, [{"op": "move-relationship", "to": ["any"]}])
    assert track(s, "philosopher")[0] == NEMESIS

    token(s, ANNA, "inventor", 1)
    does(s, NEMESIS, [{"op": "move-relationship", "whose": "opponent", "to": ["any"]}])
    assert track(s, "politician")[0] == ANNA  # the ring begins with its own track


@pytest.mark.rule("legacies.nemesis.other-choices")
@pytest.mark.parametrize(
    ("tokens", "step"),
    [
        ({}, {"op": "make-relationship", "with": ["underworld-boss", "inventor"]}),
        ({"promoter": 2}, {"op": "move-relationship", "to": ["underworld-boss", "inventor"]}),
        ({"underworld-boss": 2, "inventor": 2}, {"op": "move-relationship", "by": -1}),
    ],
    ids=["new", "to another track", "strengthened"],
)
def test_of_two_that_pay_alike_it_takes_the_first_clockwise(tokens, step):
    """To the General the Underworld Boss is next, the Inventor comes last."""
    s = against("politician", "general")
    s.todo = []
    for name in ("underworld-boss", "inventor"):
        pays(s, name, 1, {"op": "gain", "fame": 2})
    for name, space in tokens.items():
        token(s, NEMESIS, name, space)
    does(s, NEMESIS, [step])

    assert (track(s, "underworld-boss")[0], track(s, "inventor")[0]) == (NEMESIS, None)
    assert goods(s, NEMESIS)[1] == 12


TRACKS = ["underworld-boss", "inventor", "philosopher"]


@pytest.mark.rule("legacies.nemesis.other-choices")
@pytest.mark.parametrize(("rules", "taken"), [(1, "inventor"), (2, "philosopher")])
@pytest.mark.parametrize(
    ("space", "step"),
    [
        (None, {"op": "make-relationship", "with": TRACKS}),
        (None, {"op": "move-relationship", "to": TRACKS}),
        (2, {"op": "move-relationship", "by": -1}),
        (1, {"op": "collect-space", "track": "token"}),
        (None, {"op": "collect-bonus-token", "which": "chosen"}),
    ],
    ids=["new", "to another track", "moved", "under a token", "a bonus"],
)
def test_of_equal_ones_it_takes_the_first_clockwise_though_the_nearest_of_all_is_worse(rules, taken, space, step):
    """From the General: Underworld Boss, Philosopher, Inventor. Before rules 2 the equal ones went by their numbers."""
    s = against("politician", "general", rules=rules)
    s.todo = []
    if "to" in step:
        token(s, NEMESIS, "promoter", 2)
    for number, name in enumerate(TRACKS):
        gifts = [] if number == 0 else [{"op": "gain", "fame": 2}, {"op": "gain", "gold": number, "who": "each-other"}]
        pays(s, name, 1, *gifts)
        s.book.bonuses[number] = script(s, gifts)
        s.board.bonus[CHARACTERS.index(name)] = number if step["op"] == "collect-bonus-token" else NONE
        if space is not None:
            token(s, NEMESIS, name, space)
    does(s, NEMESIS, [step])

    assert goods(s, NEMESIS)[1] == 12
    assert goods(s, ANNA)[0] == 10 + TRACKS.index(taken)


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_a_token_that_would_leave_its_track_pays_nothing():
    s = table()
    token(s, NEMESIS, "philosopher", 4)
    token(s, NEMESIS, "inventor", 1)
    pays(s, "inventor", 2, {"op": "gain", "fame": 2})
    does(s, NEMESIS, [{"op": "move-relationship", "by": 1}])

    assert (track(s, "philosopher")[3], track(s, "inventor")[1]) == (NEMESIS, NEMESIS)
    assert goods(s, NEMESIS)[1] == 12


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_figures_come_after_every_track():
    s = table()
    figure(s, ANNA, 0)
    token(s, ANNA, "underworld-boss", 1)  # the last of the ring
    does(s, NEMESIS, [{"op": "remove-relationship", "where": ["any", "legendary"]}])

    assert (track(s, "underworld-boss")[0], s.board.figure_tokens[0]) == (None, ANNA)


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_it_spares_itself_where_it_can_harm_anybody_else():
    s = table()
    token(s, NEMESIS, "philosopher", 1)
    token(s, STAR, "inventor", 1)
    does(s, NEMESIS, [{"op": "remove-relationship", "whose": "anybody"}])

    assert (track(s, "philosopher")[0], track(s, "inventor")[0]) == (NEMESIS, None)


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_it_removes_a_token_of_the_leader():
    s = table()
    token(s, STAR, "socialite", 1)
    token(s, ANNA, "inventor", 1)
    token(s, ANNA, "philosopher", 1)
    does(s, NEMESIS, [{"op": "remove-relationship"}])
    assert (track(s, "philosopher")[0], track(s, "inventor")[0]) == (None, ANNA)

    figure(s, ANNA, 0)
    does(s, NEMESIS, [{"op": "remove-relationship", "where": ["legendary"]}])
    assert s.board.figure_tokens[0] == -1


@pytest.mark.rule("legacies.nemesis.reward-preference")
def test_collecting_of_its_choice():
    s = table()
    for name, gift in (("inventor", {"gold": 9}), ("philosopher", {"fame": 1})):
        token(s, NEMESIS, name, 1)
        s.book.spaces[CHARACTERS.index(name)][0][0] = script(s, [{"op": "gain", **gift}])
    does(s, NEMESIS, [{"op": "collect-space", "track": "token"}])
    assert goods(s, NEMESIS)[1] == 11

    for number, (name, gift) in enumerate((("inventor", {"gold": 9}), ("philosopher", {"fame": 1}))):
        s.book.bonuses[number] = script(s, [{"op": "gain", **gift}])
        s.board.bonus[CHARACTERS.index(name)] = number
    does(s, NEMESIS, [{"op": "collect-bonus-token", "which": "chosen"}])
    assert goods(s, NEMESIS)[1] == 12


# ---------------------------------------------------------------- industries and heirlooms


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_values_it_raises_its_own_and_lowers_those_of_the_leader():
    s = table()
    does(s, NEMESIS, [{"op": "adjust-industry", "either": True, "count": 2}])
    assert (value(s, "communications"), value(s, "law")) == (4, 4)

    does(s, NEMESIS, [{"op": "adjust-industry", "rows": -1}])
    assert value(s, "education") == 2  # of the General's two the nearest clockwise

    does(s, NEMESIS, [{"op": "adjust-industry", "rows": 1, "industries": ["progress"]}])
    assert value(s, "manufacturing") == 4  # nobody's, the nearest clockwise


@pytest.mark.rule("legacies.nemesis.other-choices")
@pytest.mark.parametrize(
    ("step", "industry", "after"),
    [
        ({"either": True, "industries": ["law", "education"]}, "law", 4),  # its own, though farther
        ({"either": True, "industries": ["education", "science"]}, "education", 2),  # the General's, though farther
        ({"rows": -1, "industries": ["communications", "science"]}, "science", 2),  # not its own, though nearer
    ],
)
def test_which_value_it_moves_matters_more_than_how_near_it_is(step, industry, after):
    s = table()
    does(s, NEMESIS, [{"op": "adjust-industry", **step}])

    assert {name: value(s, name) for name in step["industries"] if value(s, name) != 3} == {industry: after}


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_of_what_sells_alike_it_sells_the_first_clockwise():
    """To the General Law is next, Education comes last."""
    s = against("politician", "general")
    s.todo = []
    invest(s, NEMESIS, "law")
    invest(s, NEMESIS, "education")
    does(s, NEMESIS, [{"op": "sell"}])

    assert [s.invested(NEMESIS, INDUSTRIES.index(name), 0) for name in ("law", "education")] == [False, True]
    assert seat(s, NEMESIS).purse == 6


@pytest.mark.rule("legacies.nemesis.other-choices")
@pytest.mark.parametrize(("rules", "sold"), [(1, "education"), (2, "science")])
def test_of_what_sells_alike_it_sells_the_first_clockwise_though_the_nearest_of_all_sells_for_less(rules, sold):
    """From the General: Law, Science, Education."""
    s = against("politician", "general", rules=rules)
    s.todo = []
    put_value(s, "law", 2)
    for name in ("law", "education", "science"):
        invest(s, NEMESIS, name)
    does(s, NEMESIS, [{"op": "sell"}])

    assert [name for name in INDUSTRIES if s.invested(NEMESIS, INDUSTRIES.index(name), 0)] == [
        name for name in ("law", "education", "science") if name != sold
    ]


@pytest.mark.rule("legacies.nemesis.other-choices", "legacies.npc.no-costs")
def test_by_effect_it_buys_the_nearest_for_nothing_and_sells_what_pays_most():
    s = table()
    does(s, NEMESIS, [{"op": "buy"}])
    assert s.invested(NEMESIS, INDUSTRIES.index("communications"), 0)
    assert (seat(s, NEMESIS).gold, value(s, "communications")) == (0, 4)

    put_value(s, "science", 8)
    invest(s, NEMESIS, "science", "major")
    invest(s, NEMESIS, "science")
    does(s, NEMESIS, [{"op": "sell"}])
    assert not s.invested(NEMESIS, INDUSTRIES.index("science"), 1)
    assert seat(s, NEMESIS).purse == 5 * 8


@pytest.mark.rule("legacies.nemesis.other-choices")
def test_placing_moving_and_replacing_investments():
    s = table()
    does(s, NEMESIS, [{"op": "place-investment"}])
    assert s.invested(NEMESIS, INDUSTRIES.index("communications"), 0)
    does(s, NEMESIS, [{"op": "replace-investment"}])
    assert s.invested(NEMESIS, INDUSTRIES.index("communications"), 1)

    invest(s, ANNA, "science")
    invest(s, STAR, "theater")
    does(s, NEMESIS, [{"op": "move-investment", "whose": "opponent"}])
    assert not s.invested(ANNA, INDUSTRIES.index("science"), 0)
    assert s.invested(ANNA, INDUSTRIES.index("communications"), 0)
    assert s.invested(STAR, INDUSTRIES.index("theater"), 0)


@pytest.mark.rule("legacies.nemesis.other-choices", "legacies.npc.no-costs")
def test_by_effect_it_acquires_the_lowest_level_without_resources():
    s = table()
    does(s, NEMESIS, [{"op": "acquire-heirloom"}])
    assert s.book.heirlooms[seat(s, NEMESIS).own[-1]] == heirloom("politician", 1)

    owns(s, STAR, heirloom("politician", 2))
    s.book.hostile[CHARACTERS.index("politician")] = 0
    does(s, NEMESIS, [{"op": "acquire-heirloom", "owner": "opponent", "waive_fee": True}])
    assert s.book.heirloom_level[seat(s, NEMESIS).controlled[-1]] == 2


@pytest.mark.rule("legacies.nemesis.global-choice", "legacies.global.by-effect")
def test_by_effect_it_triggers_the_first_of_the_row():
    s = table()
    seat(s, NEMESIS).settled = True
    s.board.row = [GLOBALS.index(name) for name in ("foundation", "dividends", "income")] + [0, 1, 3, 5, 7]
    does(s, NEMESIS, [{"op": "trigger-global", "which": ["foundation", "dividends", "income"]}])

    assert s.board.down == 1 << GLOBALS.index("dividends")


@pytest.mark.rule("legacies.nemesis.other-choices", "legacies.generation.blocked-tile")
def test_it_blocks_the_first_of_the_row_and_unlocks_in_its_order():
    s = table()
    s.board.row = [GLOBALS.index("income"), *[n for n in range(8) if n != GLOBALS.index("income")]]
    does(s, NEMESIS, [{"op": "block-global", "token": "any"}])
    assert s.board.blockers[GLOBALS.index("income")] == NEMESIS * 3

    does(s, NEMESIS, [{"op": "unlock-token"}])
    assert seat(s, NEMESIS).locked == [0, 1, 1]


def test_what_cannot_be_done_is_passed_over():
    s = table()
    told_before = len(s.told)
    does(s, NEMESIS, [{"op": "sell"}, {"op": "remove-relationship"}, {"op": "collect-space", "track": "token"}])

    assert s.ask is None
    assert len(s.told) == told_before
    assert s.board.blockers == [NONE] * 8


def test_a_decision_names_its_card_row_and_clause():
    s = table()
    solo(s, NEMESIS, arrow="down")
    seat(s, NEMESIS).solo_played = 4
    does(s, NEMESIS, [choose({"op": "gain", "fame": 1}, {"op": "gain", "gold": 1})])
    advance(s)

    found = next(event for event in s.told if event.message == "nemesis-reward-preference")
    assert found.args == {
        "seat": NEMESIS,
        "solo": s.book.solo_names[seat(s, NEMESIS).last_solo],
        "row": 4,
        "way": "down",
    }
