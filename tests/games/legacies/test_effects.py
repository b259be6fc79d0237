"""Words of the vocabulary that no rule uses by itself, and the audit of every commodity over random games."""

import pytest

from posterity.core.chance import QuickStream
from posterity.core.tasks import apply, question
from tests.games.legacies.lay import (
    asked,
    begin,
    does,
    give,
    goods,
    invest,
    lay,
    options,
    play,
    refusal,
    resources,
    seat,
    token,
    told,
)
from tests.games.legacies.nemesis import pays


@pytest.mark.rule("legacies.core.ties-mid-game")
@pytest.mark.parametrize(("who", "found"), [("most-fame", 2), ("least-fame", 0)])
def test_of_those_tied_the_earlier_in_turn_order_is_ahead_and_the_later_behind(who, found):
    s = lay()
    s.order = [2, 1, 0]
    does(s, 0, [{"op": "gain", "who": who, "gold": 5}])

    assert [number for number in range(3) if seat(s, number).gold == 15] == [found]


@pytest.mark.rule("legacies.core.counters-floor")
def test_losses_stop_at_zero_and_a_thief_gets_what_is_there():
    s = lay()
    seat(s, 1).fame, seat(s, 1).gold = 1, 4
    does(s, 0, [{"op": "lose", "who": "chosen-opponent", "fame": 3}])
    assert refusal(s, "opponent:0").message == "refused-not-an-opponent"
    play(s, "opponent:1")
    does(s, 0, [{"op": "steal", "gold": 10}])
    play(s, "opponent:1")

    assert (goods(s, 1)[:2], goods(s, 0)[0]) == ((0, 0), 14)
    assert [(theft["gold"], theft["overflows"]) for theft in told(s, "stole")] == [(4, "no")]


def test_stealing_from_each_and_from_the_most_famous():
    s = lay()
    seat(s, 2).fame = 30
    does(s, 0, [{"op": "steal", "gold": 3, "from": "each"}, {"op": "steal", "fame": 2, "from": "most-fame"}])

    assert [goods(s, n)[:2] for n in range(3)] == [(16, 12), (7, 10), (7, 28)]


def test_stolen_foundation_moves_by_the_tracks_of_both():
    s = lay()
    seat(s, 0).foundation, seat(s, 1).foundation = 48, 150
    does(s, 0, [{"op": "steal", "foundation": 10}])
    play(s, "opponent:1")

    assert (seat(s, 0).foundation, seat(s, 1).foundation) == (55, 140)
    assert [(theft["foundation"], theft["grown"], theft["overflows"]) for theft in told(s, "stole")] == [(10, 7, "yes")]


@pytest.mark.parametrize(
    ("thief", "character", "gold"),
    [
        (0, "general", [13, 7, 10]),
        (1, "politician", [7, 13, 10]),
        (0, "inventor", [10, 10, 10]),  # whom nobody plays
    ],
)
def test_a_space_may_steal_from_whoever_plays_its_character(thief, character, gold):
    s = lay(who=["politician", "general", "socialite"])
    pays(s, character, 1, {"op": "steal", "gold": 3, "from": "track-owner"})
    does(s, thief, [{"op": "make-relationship", "with": [character]}])
    play(s, f"relationship:{character}")

    assert [seat(s, n).gold for n in range(3)] == gold


@pytest.mark.parametrize("stars", [0, 1])
def test_nobody_steals_from_themselves_or_without_a_track(stars):
    """Nor from a Rising Star, who plays no character."""
    s = lay(who=["politician", "general", "socialite"], stars=stars)
    theft = {"op": "steal", "gold": 3, "from": "track-owner"}
    pays(s, "politician", 1, theft)
    does(s, 0, [{"op": "collect-space"}, theft])

    assert not told(s, "stole")


def pay(**cost):
    return {"op": "pay", "cost": cost, "then": [{"op": "gain", "fame": 1}]}


@pytest.mark.rule("legacies.core.cost-resource-choice", "legacies.core.cost-player-card")
@pytest.mark.parametrize(
    ("effect", "first", "prompt", "deed", "kinds", "after"),
    [
        ({"op": "gain", "any": 3}, (), "ask-gain", "gained", ["dye", "dye", "dye"], (7, 4, 4)),
        ({"op": "lose", "any": 3}, (), "ask-lose", "lost", ["dye", "dye", "gem"], (1, 4, 4)),
        ({"op": "steal", "any": 3}, ("opponent:1",), "ask-steal", "stole", ["dye", "dye", "gem"], (7, 1, 4)),
        (pay(resources=["any"] * 3), ("do",), "ask-pay", "paid", ["dye", "dye", "gem"], (1, 4, 4)),
        (pay(cards=3), ("do",), "ask-discard", "paid", [], (4, 4, 1)),
    ],
)
def test_three_are_chosen_one_after_another(effect, first, prompt, deed, kinds, after):
    """Anna and Bruno have four resources each, and she has four cards."""
    s = lay()
    for who in (0, 1):
        resources(s, who, "dye dye gem iron")
    give(s, 0, *[f"card-i-0{n}" for n in range(1, 5)])
    does(s, 0, [effect])
    play(s, *first)
    s.told, left = [], []
    while asked(s) == (0, prompt):
        left.append(question(s).prompt_args(s)["left"])
        play(s, options(s)[0])

    assert left == [3, 2, 1]
    assert (seat(s, 0).stock(), seat(s, 1).stock(), len(seat(s, 0).hand)) == after
    assert (seat(s, 0).gold, seat(s, 1).gold) == (10, 10)
    assert [args["resources"] for args in told(s, deed) if args["resources"]] == [[kind] for kind in kinds]
    assert not any(args.get(key) for args in told(s, deed) for key in ("gold", "fame", "foundation", "grown"))


@pytest.mark.rule("legacies.core.cost-to-bank")
def test_a_payment_tells_what_was_paid_and_nothing_else():
    s = lay()
    resources(s, 0, "dye gem")
    does(s, 0, [pay(gold=3, fame=2, resources=["dye"])])
    play(s, "do")

    paid = {"gold": 3, "fame": 2, "foundation": 0, "resources": ["dye"]}
    assert [{key: args[key] for key in paid} for args in told(s, "paid")] == [paid]


@pytest.mark.rule("legacies.core.cost-in-full")
@pytest.mark.parametrize(
    ("cost", "enough"),
    [
        ({"gold": 10}, True),
        ({"gold": 11}, False),
        ({"fame": 10}, True),
        ({"fame": 11}, False),
        ({"resources": ["dye", "dye", "any", "any"]}, True),
        ({"resources": ["dye", "dye", "dye", "any"]}, False),
        ({"resources": ["dye", "dye", "any", "any", "any"]}, False),
        ({"cards": 1}, True),
        ({"cards": 2}, False),
    ],
)
def test_a_cost_is_asked_for_if_it_can_be_paid_exactly(cost, enough):
    """Anna has 10 gold, 10 fame, two dyes, a gem and an iron, and one card."""
    s = lay()
    resources(s, 0, "dye dye gem iron")
    give(s, 0, "card-i-01")
    does(s, 0, [{"op": "pay", "cost": cost, "then": [{"op": "gain", "foundation": 1}]}])

    assert (asked(s) == (0, "ask-pay-for")) == enough


def test_losing_resources_is_the_losers_choice():
    s = lay()
    resources(s, 1, "dye gem")
    does(s, 0, [{"op": "lose", "who": "each-other", "any": 3}])
    assert asked(s) == (1, "ask-lose")
    play(s, "lose:gem", "lose:dye")

    assert seat(s, 1).stock() == 0
    assert asked(s) == (0, "ask-act")


@pytest.mark.rule("legacies.core.do-as-much-as-possible")
def test_an_optional_step_can_be_declined():
    s = lay()
    does(s, 0, [{"op": "gain", "gold": 5, "optional": True}])
    play(s, "decline")
    does(s, 0, [{"op": "gain", "gold": 5, "optional": True}])
    play(s, "do")

    assert seat(s, 0).gold == 15


BUY = {"op": "buy", "industries": ["law"]}
SELL = {"op": "sell"}
RICH, TOKEN, INVESTED = {"gold": 99}, {"token": 1}, {"invested": 1}
IMPOSSIBLE = {  # an optional step that cannot be done on an empty table, and what makes it possible
    "make-relationship": ({"op": "make-relationship", "cost": {"gold": 50}}, RICH),
    "move-relationship": ({"op": "move-relationship", "to": ["any"]}, TOKEN),
    "remove-relationship": ({"op": "remove-relationship", "whose": "you"}, TOKEN),
    "collect-bonus-token": ({"op": "collect-bonus-token", "which": "chosen"}, {"bonus": 1}),
    "place-investment": ({"op": "place-investment"}, {"free": 1}),
    "move-investment": ({"op": "move-investment"}, INVESTED),
    "replace-investment": ({"op": "replace-investment"}, INVESTED),
    "buy": (BUY, RICH),
    "sell": (SELL, INVESTED),
    "adjust-industry": ({"op": "adjust-industry", "industries": ["law"], "rows": 1}, {"low": 1}),
    "acquire-heirloom": ({"op": "acquire-heirloom"}, {"resources": 1}),
    "trigger-global": ({"op": "trigger-global", "which": ["income"]}, {"up": 1}),
    "block-global": ({"op": "block-global", "token": "minor"}, {"free": 1}),
    "unlock-token": ({"op": "unlock-token", "token": "major"}, {"locked": 1}),
    "pay": ({"op": "pay", "cost": {"gold": 50}, "then": [{"op": "gain", "fame": 1}]}, RICH),
    "choose": ({"op": "choose", "options": [[SELL], [{"op": "gain", "fame": 0, "gold": 1}]]}, None),
    "choose nothing": ({"op": "choose", "options": [[BUY], [SELL]]}, INVESTED),
    "if": ({"op": "if", "counter": "fame", "at_least": 1, "then": [SELL], "else": [BUY]}, INVESTED),
    "else": ({"op": "if", "counter": "fame", "at_least": 99, "then": [SELL], "else": [BUY]}, RICH),
    "others": ({"op": "choose", "options": [[{**SELL, "who": "each-other"}], [SELL]]}, None),
}


def with_little(rules, **has):
    """Anna has nothing with which anything could be done but what is named; nothing can be raised."""
    s = lay(rules=rules)
    player = seat(s, 0)
    player.gold, player.free, player.locked = has.get("gold", 0), [5, has.get("free", 0), 0], [0, 0, 0]
    player.locked[2] = has.get("locked", 0)
    if has.get("gold") or has.get("invested"):
        player.free = [5, 3, 3]
    if "token" in has:
        token(s, 0, "inventor", 2)
    if "invested" in has:
        invest(s, 0, "law")
    if "resources" in has:
        resources(s, 0, "dye dye dye gear gear gear gem gem gem iron iron iron")
    if "bonus" in has:
        s.board.bonus[0] = 0
    s.board.rows[1] = 0 if "low" in has else len(s.book.row_gold) - 1
    s.board.down = 0 if "up" in has else 1 << 2
    return s


@pytest.mark.rule("legacies.core.do-as-much-as-possible")
@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_optional_step_is_offered_only_if_it_can_be_done(name):
    step, needed = IMPOSSIBLE[name]
    offered = []
    for rules, has in ((2, {}), (1, {}), (2, needed or {})):
        s = with_little(rules, **has)
        does(s, 0, [{**step, "optional": True}])
        offered.append(s.ask.prompt == "ask-offer")
    assert offered == [needed is None, True, True]  # before rules 2 it was offered all the same


@pytest.mark.rule("legacies.core.do-as-much-as-possible", "legacies.nemesis.optional-payments")
def test_a_nemesis_is_offered_nothing_impossible_either():
    s = lay(1, ["general", "politician"], stars=1, nemeses=1)
    does(s, 1, [{**SELL, "optional": True}])
    assert not [event for event in s.told if event.message == "nemesis-optional-payments"]
    does(s, 1, [{"op": "gain", "fame": 1, "optional": True}])
    assert [event.args["seat"] for event in s.told if event.message == "nemesis-optional-payments"] == [1]


def test_who_cannot_pay_is_not_asked():
    s = lay()
    seat(s, 1).gold = 0
    step = {"op": "pay", "who": "each-player", "cost": {"gold": 5}, "then": [{"op": "gain", "fame": 3}]}
    does(s, 0, [step])
    who = []
    while asked(s)[1] == "ask-pay-for":
        who.append(asked(s)[0])
        play(s, "do")

    assert who == [0, 2]
    assert [goods(s, n)[:2] for n in range(3)] == [(5, 13), (0, 10), (5, 13)]


@pytest.mark.parametrize(
    ("counter", "per", "times"),
    [
        ("cards-played", 1, 0),
        ("hand", 1, 1),
        ("gold", 3, 3),
        ("fame", 1, 10),
        ("resources", 1, 2),
        ("relationships", 1, 2),
        ("legendary", 1, 1),
        ("on-own-track", 1, 1),
        ("investments", 1, 1),
        ("minors", 1, 1),
        ("majors", 1, 0),
        ("own-heirlooms", 1, 1),
        ("controlled-heirlooms", 1, 0),
        ("heirlooms", 1, 0),
        ("icons", 1, 1),
        ("matches", 1, 0),
        ("generation", 1, 1),
        ("globals-triggered", 1, 0),
    ],
)
def test_for_each_counts_whole_units(counter, per, times):
    from tests.games.legacies.lay import figure

    s = lay()
    give(s, 0, "card-i-01")
    resources(s, 0, "dye gem")
    token(s, 0, "inventor", 1)
    token(s, 1, "politician", 1)
    figure(s, 0, 0)
    invest(s, 0, "law")
    before = seat(s, 0).gold
    does(s, 0, [{"op": "for-each", "counter": counter, "per": per, "do": [{"op": "gain", "gold": 2}]}])

    assert seat(s, 0).gold == before + 2 * times


def test_for_each_does_all_its_steps_and_asks_in_their_order():
    s = lay()
    resources(s, 0, "dye gem")
    does(
        s, 0, [{"op": "for-each", "counter": "resources", "do": [{"op": "gain", "gold": 2}, {"op": "lose", "fame": 1}]}]
    )
    assert goods(s, 0)[:2] == (14, 8)

    does(s, 0, [{"op": "for-each", "counter": "resources", "do": [{"op": "gain", "any": 1}, {"op": "lose", "any": 1}]}])
    assert asked(s) == (0, "ask-gain")
    play(s, "gain:iron", "gain:iron", "lose:dye", "lose:gem")
    assert seat(s, 0).resources == [0, 0, 0, 2]


@pytest.mark.parametrize(
    ("rank", "holder"), [("most-fame", 2), ("least-fame", 1), ("first", 0), ("last", 2), ("largest-foundation", 1)]
)
def test_ranks(rank, holder):
    s = lay()
    for n, (fame, foundation) in enumerate(((10, 5), (3, 50), (20, 5))):
        seat(s, n).fame, seat(s, n).foundation, seat(s, n).gold = fame, foundation, 0
    step = {"op": "if", "rank": rank, "then": [{"op": "gain", "gold": 9}], "else": [{"op": "gain", "gold": 1}]}
    does(s, 0, [{**step, "who": "each-player"}])

    assert [seat(s, n).gold for n in range(3)] == [9 if n == holder else 1 for n in range(3)]


def test_a_condition_on_a_counter():
    s = lay()
    step = {"op": "if", "counter": "gold", "at_least": 11, "then": [{"op": "gain", "fame": 5}]}
    does(s, 0, [step])
    assert seat(s, 0).fame == 10
    seat(s, 0).gold = 11
    does(s, 0, [step])
    assert seat(s, 0).fame == 15


@pytest.mark.rule("legacies.component.special-action-sample")
def test_the_attested_special_action_collects_ones_first_space_and_bonus_token():
    s = lay(who=["politician", "general", "socialite"])
    s.board.bonus[0] = 1  # 1 fame
    does(s, 0, [{"op": "collect-space"}, {"op": "collect-bonus-token"}])
    assert seat(s, 0).fame == 10 + 3 + 1

    s.board.bonus[2] = 0  # 2 gold
    does(s, 0, [{"op": "collect-bonus-token", "which": "chosen", "count": 2}])
    play(s, "bonus:politician")
    assert refusal(s, "bonus:politician").message == "refused-no-bonus"
    play(s, "bonus:general")
    assert (seat(s, 0).fame, seat(s, 0).gold) == (15, 12)


def test_a_benefit_may_go_to_whoever_plays_the_tracks_character():
    s = lay(who=["politician", "general", "socialite"])
    s.board.bonus[2] = 5  # gold for the General's player, fame for the visitor
    does(s, 0, [{"op": "make-relationship", "with": ["general"]}])
    play(s, "relationship:general", "gain:gem")

    assert seat(s, 1).gold == 13


@pytest.mark.rule("legacies.relationship.make")
def test_an_effect_may_count_dispositions():
    s = lay(who=["socialite", "politician", "general"])
    seat(s, 0).fame = 1
    step = {"op": "make-relationship", "with": ["politician", "underworld-boss"], "cost": {"gold": 4}}
    does(s, 0, [{**step, "dispositions": True}])

    assert refusal(s, "relationship:politician").message == "refused-cannot-pay-fame"
    play(s, "relationship:underworld-boss")
    assert seat(s, 0).gold >= 10


def test_collecting_under_a_token():
    s = lay(who=["politician", "general", "socialite"])
    token(s, 0, "socialite", 2)
    before = goods(s, 0)
    does(s, 0, [{"op": "collect-space", "track": "token"}])
    assert options(s) == ["collect:socialite"]
    play(s, "collect:socialite")

    assert goods(s, 0) != before


# ---------------------------------------------------------------- every commodity is accounted for


def tokens(s, who):
    """Where the sixteen tokens of a seat are."""
    player = s.seats[who]
    blocking = [[code // 3, code % 3] for code in s.board.blockers if code >= 0]
    relationships = s.tokens_on_tracks(who) + s.figures_of(who) + blocking.count([who, 0])
    minors = s.investments_of(who, 0) + blocking.count([who, 1])
    majors = s.investments_of(who, 1) + blocking.count([who, 2])
    return [
        relationships + player.free[0] + player.locked[0],
        minors + player.free[1] + player.locked[1],
        majors + player.free[2] + player.locked[2],
    ]


def ledger(s):
    """Gold, fame, foundation and resources of every seat as the events tell them."""
    kinds = ("gold", "fame", "foundation", "resources")
    found = [dict.fromkeys(kinds, 0) for _ in s.seats]
    for event in s.told:
        args = event.args
        if event.message in ("gained", "lost", "paid"):
            sign = 1 if event.message == "gained" else -1
            for kind in ("gold", "fame", "foundation"):
                found[args["seat"]][kind] += sign * args[kind]
            found[args["seat"]]["resources"] += sign * len(args["resources"])
        elif event.message == "stole":
            steal(s, found, args)
        else:
            other_deeds(s, found, event)
    return found


def steal(s, found, args):
    for who, sign in ((args["seat"], 1), (args["victim"], -1)):
        star = s.book.kinds[who] == 1
        for kind in ("gold", "fame"):
            found[who][kind] += 0 if star else sign * args[kind]
        found[who]["resources"] += 0 if star else sign * args["count"]
    found[args["seat"]]["foundation"] += args["grown"]
    found[args["victim"]]["foundation"] -= args["foundation"]


def other_deeds(s, found, event):
    args, message = event.args, event.message
    who = found[args["seat"]] if "seat" in args else {}
    if message == "bought":
        who["gold"] -= args["gold"]
    elif message == "sold":
        who["gold"] += args["gold"]
    elif message == "acquired":
        if s.book.kinds[args["seat"]] != 1:
            who["fame"] -= args["fee"]
        if s.book.kinds[args["victim"]] != 1:
            found[args["victim"]]["fame"] += args["fee"]
    elif message == "contributed":
        who["gold"] -= args["gold"]
        who["foundation"] += args["foundation"]
    elif message in ("entered-play", "automaton-unable", "nemesis-foundation", "nemesis-foundation-player"):
        who["foundation"] += args["foundation"]
    elif message == "nemesis-banks":
        who["gold"] -= args["gold"]
        who["foundation"] += args["foundation"]
    elif message == "nemesis-trade-gold":
        who["gold"] += args["gold"]  # that the prize was paid with
        who["foundation"] -= args["foundation"]
    elif message == "won-trade" and args["currency"] != "resources":
        who[args["currency"]] -= args["amount"]
    elif message.startswith("scored-"):
        who["fame"] += args["fame"]


def holdings(s):
    return [
        {"gold": p.gold + p.purse, "fame": p.fame, "foundation": p.foundation, "resources": p.stock()} for p in s.seats
    ]


TABLES = [(2, 1, 0), (3, 1, 0), (4, 0, 0), (5, 0, 0), (6, 0, 0)] * 2  # people, Rising Stars, Nemeses
TABLES += [(1, 1, 1), (1, 0, 2), (1, 0, 5), (2, 0, 1), (2, 1, 3), (3, 0, 3), (5, 0, 1), (1, 1, 1), (4, 1, 1)]


@pytest.mark.rule("legacies.component.supply-unlimited", "legacies.component.commodities")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_commodity_and_token_is_accounted_for(number):
    """What everybody has is what they began with and what the events say, at every question of random games."""
    players, stars, nemeses = TABLES[number]
    s = begin(players, stars=stars, nemeses=nemeses, sides="random", seed=bytes([number] * 32))
    luck = QuickStream(number)
    base = None
    while s.ask is not None:
        if s.ask.prompt not in ("ask-character", "ask-nemesis-character"):
            if base is None:
                begun, told_then = holdings(s), ledger(s)
                base = [{kind: begun[n][kind] - told_then[n][kind] for kind in begun[n]} for n in range(len(s.seats))]
            now, told_now = holdings(s), ledger(s)
            for n in range(len(s.seats)):
                expected = {kind: base[n][kind] + told_now[n][kind] for kind in now[n]}
                assert now[n] == expected, f"seat {n} at {s.ask.prompt}"
                assert min(now[n].values()) >= 0
                assert tokens(s, n) == [6, 4, 4]
                assert s.is_person(n) or s.seats[n].gold == 0
        apply(s, s.ask.options[luck.below(len(s.ask.options))])
    told_now = ledger(s)
    assert holdings(s) == [{kind: base[n][kind] + told_now[n][kind] for kind in base[n]} for n in range(len(s.seats))]
