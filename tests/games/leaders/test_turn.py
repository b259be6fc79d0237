"""The four steps of a turn: two Resource cards, a new Legacy card or work, one special card, the hand limit."""

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import answer, apply, why
from tests.games.leaders.lay import (
    GAME,
    ask_args,
    asked,
    builds,
    destroys,
    drawn,
    everything,
    idles,
    in_order,
    lay,
    legacies,
    legacy_deck,
    legacy_discard,
    options,
    plays,
    prompt,
    refusal,
    resource_deck,
    resource_discard,
    resources,
    step,
    tableau,
    told,
)

# ---------------------------------------------------------------- the order of the steps


@pytest.mark.rule("leaders.turn.sequence")
def test_a_turn_goes_through_its_four_steps_in_order():
    """Anna begins with six Resource cards, takes two, builds nothing, plays no special card and discards one."""
    s = lay(["| gold gold gold gold gold gold", "", ""], step="choose", resource_deck="brick wild subject")

    before = len(resources(s, 0).split()), step(s)
    steps = []
    for pick in ("work", "done", "pass", "discard:gold"):
        plays(s, pick)
        steps.append((step(s), asked(s)))

    assert before == (8, "choose")
    assert steps == [("work", 0), ("special", 0), ("limit", 0), ("choose", 1)]
    assert resources(s, 1) == "gold subject"


@pytest.mark.rule("leaders.turn.sequence")
def test_a_look_leads_straight_to_the_special_step():
    s = lay(["", ""], step="choose", legacy_deck="bank bank bank")

    plays(s, "look")
    while_looking = step(s), prompt(s)
    plays(s, "keep:bank")

    assert while_looking == ("choose", "ask-keep")
    assert (step(s), prompt(s)) == ("special", "ask-special")


@pytest.mark.rule("leaders.turn.sequence")
@pytest.mark.parametrize(
    ("at", "pick", "message", "clause"),
    [
        ("choose", "build:bank", "refused-choose-work-first", "leaders.turn.exclusive-choice"),
        ("choose", "destroy:thief", "refused-choose-work-first", "leaders.turn.exclusive-choice"),
        ("choose", "done", "refused-not-now", "leaders.turn.sequence"),
        ("choose", "pass", "refused-special-only-later", "leaders.turn.special-step"),
        ("choose", "discard:gold", "refused-within-limit", "leaders.turn.hand-limit-exact"),
        ("work", "work", "refused-not-now", "leaders.turn.sequence"),
        ("work", "target:1", "refused-not-now", "leaders.turn.sequence"),
        ("work", "pass", "refused-special-only-later", "leaders.turn.special-step"),
        ("work", "discard:gold", "refused-within-limit", "leaders.turn.hand-limit-exact"),
        ("special", "done", "refused-no-going-back", "leaders.turn.special-no-going-back"),
        ("special", "taken:bank", "refused-not-now", "leaders.turn.sequence"),
        ("special", "discard:gold", "refused-within-limit", "leaders.turn.hand-limit-exact"),
    ],
)
def test_nothing_is_done_before_its_step(at, pick, message, clause):
    """Anna holds a Bank, a Protect and the resources for the Bank."""
    s = lay(["bank protect | gold gold brick", ""], ["", "bank"], step=at)

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == (message, clause)


@pytest.mark.rule("leaders.turn.draw-resources")
@pytest.mark.parametrize(("held", "then"), [(0, 2), (5, 7), (7, 9)])
def test_a_turn_starts_with_the_top_two_resource_cards(held, then):
    """From five Anna goes up to seven, from seven to nine; the third card stays on the deck."""
    s = lay([f"| {'gold ' * held}", ""], step="choose", resource_deck="brick wild subject")

    assert len(resources(s, 0).split()) == then
    assert resources(s, 0).split()[-2:] == ["brick", "wild"]
    assert resource_deck(s) == "subject"
    assert told(s, "drew") == [{"seat": 0, "count": 2, "resources": ["brick", "wild"]}]


@pytest.mark.rule("leaders.turn.draw-resources")
def test_the_two_resource_cards_cannot_be_skipped():
    """Even with a full hand: when Anna is first asked, she has them already."""
    s = lay([f"| {'gold ' * 7}", ""], step="choose", resource_deck="brick wild", legacy_deck="bank")

    assert options(s) == ["look", "work"]
    assert len(resources(s, 0).split()) == 9


@pytest.mark.rule("leaders.turn.draw-resources")
def test_nine_resource_cards_may_be_spent_before_the_limit_applies():
    """Anna has seven, takes two and builds a Bank: nothing is left to discard."""
    s = lay(["bank | gold gold gold gold gold gold gold", ""], step="choose", resource_deck="brick wild")

    plays(s, "work")
    builds(s, "bank", "gold gold brick")
    plays(s, "done", "pass")

    assert asked(s) == 1
    assert resources(s, 0) == "gold gold gold gold gold wild"


# ---------------------------------------------------------------- a new Legacy card


@pytest.mark.rule("leaders.turn.exclusive-choice")
def test_a_new_card_excludes_paid_cards_for_the_turn():
    """Anna could pay for her Bank, but she takes a new card."""
    s = lay(["bank | gold gold brick", ""], step="choose", legacy_deck="parade parade parade")

    plays(s, "look", "keep:parade")

    assert options(s) == ["pass"]
    assert [refusal(s, pick).legal for pick in ("work", "build:bank", "done")] == [False, False, False]


@pytest.mark.rule("leaders.turn.exclusive-choice")
@pytest.mark.parametrize("pick", ["work", "build:bank", "destroy:thief"])
def test_whoever_has_looked_is_told_that_paid_cards_are_closed(pick):
    """Anna holds both cards and could pay for either, but she has begun to take a new one."""
    hand = "bank thief | gold gold gold gold brick subject"
    s = lay([hand, ""], ["", "bank"], step="choose", legacy_deck="parade parade parade")
    plays(s, "look")

    reason = refusal(s, pick)

    assert reason.clause == "leaders.turn.exclusive-choice"
    assert reason.message != "refused-choose-work-first"  # she cannot choose any more


@pytest.mark.rule("leaders.turn.exclusive-choice")
@pytest.mark.parametrize("pick", ["look", "keep:parade"])
def test_work_excludes_a_new_card_for_the_turn(pick):
    s = lay(["", ""], step="choose", legacy_deck="parade parade parade")
    plays(s, "work")

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-not-both", "leaders.turn.exclusive-choice")


@pytest.mark.rule("leaders.turn.take-legacy")
def test_one_of_the_top_three_legacy_cards_is_kept():
    """The rulebook's example: a Bank, a Riot and a Swap; Anna keeps the Swap."""
    s = lay(["parade", ""], step="choose", legacy_deck="bank riot swap monument", legacy_discard="thief")

    plays(s, "look")
    looked_at, offered, count = drawn(s), options(s), ask_args(s)
    plays(s, "keep:swap")

    assert looked_at == "bank riot swap"
    assert offered == ["keep:bank", "keep:riot", "keep:swap"]
    assert count == {"count": 3}
    assert legacies(s, 0) == "parade swap"
    assert legacy_discard(s) == "riot bank thief"
    assert (legacy_deck(s), drawn(s)) == ("monument", "")
    assert told(s, "kept") == [{"seat": 0, "count": 2, "card": "swap"}]


@pytest.mark.rule("leaders.turn.take-legacy")
def test_exactly_one_card_is_kept_even_of_equal_ones():
    s = lay(["", ""], step="choose", legacy_deck="bank bank riot")

    plays(s, "look", "keep:bank")

    assert legacies(s, 0) == "bank"
    assert legacy_discard(s) == "riot bank"


@pytest.mark.rule("leaders.turn.take-legacy")
def test_a_card_that_was_not_looked_at_cannot_be_kept():
    s = lay(["", ""], step="choose", legacy_deck="bank riot swap monument")
    plays(s, "look")

    reason = refusal(s, "keep:monument")

    assert (reason.message, reason.clause) == ("refused-not-looked-at", "leaders.turn.take-legacy")
    assert reason.args == {
        "pick": "keep:monument",
        "card": "monument",
        "cards": ["bank", "riot", "swap"],
        "count": 3,
    }


@pytest.mark.rule("leaders.turn.take-legacy-fewer")
def test_a_short_look_is_completed_from_the_shuffled_discards():
    """The rulebook's example: one card in the deck, eight discards."""
    s = lay(["", ""], step="choose", legacy_deck="swap", legacy_discard="bank " * 8)

    plays(s, "look")

    assert drawn(s) == "swap bank bank"
    assert legacy_deck(s) == "bank bank bank bank bank bank"
    assert legacy_discard(s) == ""
    assert told(s, "legacies-reshuffled") == [{"count": 8}]


@pytest.mark.rule("leaders.turn.take-legacy-fewer")
@pytest.mark.parametrize(
    ("deck", "discards", "looked_at"),
    [("swap riot", "", "swap riot"), ("swap", "bank", "swap bank"), ("", "bank", "bank"), ("swap", "", "swap")],
)
def test_with_fewer_than_three_cards_in_all_the_choice_is_among_those(deck, discards, looked_at):
    s = lay(["", ""], step="choose", legacy_deck=deck, legacy_discard=discards)

    why_offered = why(s, s.book.look)
    plays(s, "look")

    assert why_offered.args == {"available": len(looked_at.split()), "count": len(looked_at.split())}
    assert drawn(s) == looked_at
    assert sorted(options(s)) == sorted([f"keep:{card}" for card in looked_at.split()])
    assert (legacy_deck(s), legacy_discard(s)) == ("", "")


@pytest.mark.rule("leaders.turn.take-legacy-fewer")
def test_without_any_legacy_card_there_is_no_look():
    s = lay(["", ""], step="choose")

    reason = refusal(s, "look")

    assert (reason.message, reason.clause) == ("refused-no-legacy-cards", "leaders.turn.take-legacy-fewer")
    assert reason.args == {"pick": "look", "available": 0, "count": 0}
    assert options(s) == ["work"]


@pytest.mark.rule("leaders.turn.no-legacy-hand-limit")
def test_any_number_of_legacy_cards_may_be_held():
    """Anna holds thirty and takes another: her turn ends without a word about it."""
    s = lay(["bank " * 30, ""], step="choose", legacy_deck="parade parade parade")

    plays(s, "look", "keep:parade", "pass")

    assert asked(s) == 1
    assert legacies(s, 0) == "bank " * 30 + "parade"


# ---------------------------------------------------------------- building


@pytest.mark.rule("leaders.turn.build-any-number")
def test_two_monuments_may_be_built_in_one_turn():
    """The rulebook's example: four Bricks, two Subjects and two Monuments."""
    s = lay(["monument monument | brick brick brick brick subject subject", ""])

    builds(s, "monument", "brick brick subject")
    builds(s, "monument", "brick brick subject")

    assert tableau(s, 0) == "monument monument"
    assert options(s) == ["done"]


@pytest.mark.rule("leaders.turn.build-any-number")
@pytest.mark.parametrize("order", ["build destroy build", "destroy build build", "build build destroy"])
def test_builds_and_destroys_come_in_any_order(order):
    """Anna has two Banks, a Thief and the resources for all three."""
    s = lay(["bank bank thief | gold gold gold gold gold gold brick brick subject", "", ""], ["", "bank", ""])

    for deed in order.split():
        if deed == "build":
            builds(s, "bank", "gold gold brick")
        else:
            destroys(s, "thief", 1, "gold gold subject")
            plays(s, "bonus:none")

    assert (tableau(s, 0), tableau(s, 1)) == ("bank bank", "")


@pytest.mark.rule("leaders.turn.build-any-number")
@pytest.mark.parametrize("pick", ["build:bank", "destroy:riot"])
def test_only_cards_in_hand_can_be_used(pick):
    s = lay([f"parade | {'gold brick subject ' * 3}", ""], ["", "parade"])

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-not-in-hand", "leaders.turn.build-any-number")


@pytest.mark.rule("leaders.turn.build-zero")
def test_the_work_step_may_pass_without_a_card():
    """Anna could build, but does not."""
    s = lay(["bank | gold gold brick", ""], step="choose")

    plays(s, "work", "done")

    assert prompt(s) == "ask-special"
    assert (legacies(s, 0), resources(s, 0), tableau(s, 0)) == ("bank", "gold gold brick", "")


@pytest.mark.rule("leaders.turn.build")
def test_a_legacy_that_is_paid_moves_from_hand_to_tableau():
    s = lay(["bank bank | gold gold brick", ""], ["parade", ""])

    builds(s, "bank", "gold gold brick")

    assert legacies(s, 0) == "bank"
    assert tableau(s, 0) == "parade bank"
    assert told(s, "built") == [{"seat": 0, "card": "bank", "count": 2, "target": 6}]


@pytest.mark.rule("leaders.turn.build")
def test_a_building_counts_at_once():
    """Anna's fifth building makes her finished while her turn still goes on."""
    s = lay(["bank | gold gold brick", "", ""], ["bank bank bank bank", "", ""])
    before = GAME.position(s).players[0].finished

    builds(s, "bank", "gold gold brick")

    assert not before
    assert GAME.position(s).players[0].finished
    assert (asked(s), prompt(s)) == (0, "ask-work")


@pytest.mark.rule("leaders.turn.payment-discarded")
def test_each_resource_paid_is_discarded_before_the_building_stands():
    """Anna has paid two of three: both lie on the discards, the Bank is still in her hand."""
    s = lay(["bank | gold gold brick", ""], resource_discard="wild")

    plays(s, "build:bank", "pay:gold", "pay:gold")
    on_the_way = resource_discard(s), resources(s, 0), legacies(s, 0), tableau(s, 0)
    plays(s, "pay:brick")

    assert on_the_way == ("gold gold wild", "brick", "bank", "")
    assert (resource_discard(s), tableau(s, 0)) == ("brick gold gold wild", "bank")


@pytest.mark.rule("leaders.turn.payment-exact")
@pytest.mark.parametrize(("pick", "card"), [("build:bank", "bank"), ("destroy:billboard", "billboard")])
def test_whoever_cannot_pay_the_whole_cost_cannot_use_the_card(pick, card):
    """Anna has one Gold and one Brick: both cards want three resources."""
    s = lay([f"{card} | gold brick subject", ""], ["", "monument"])

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-cannot-pay", "leaders.turn.payment-exact")
    assert reason.args["held"] == {"gold": 1, "brick": 1, "wild": 0}
    assert reason.args["cost"] == (["gold", "gold", "brick"] if card == "bank" else ["gold", "brick", "brick"])
    assert (reason.args["buildings"], reason.args["target"], reason.args["protects"]) == (0, 6, 0)


@pytest.mark.rule("leaders.turn.payment-exact")
def test_only_what_the_card_says_is_paid():
    """The Bank wants a Gold first. Anna has a Brick and a Subject too, and no Wild."""
    s = lay(["bank | gold gold brick subject", ""])
    plays(s, "build:bank")

    offered = options(s)
    reasons = [refusal(s, pick) for pick in ("pay:brick", "pay:subject", "pay:wild")]

    assert offered == ["pay:gold"]
    assert [reason.message for reason in reasons] == [
        "refused-not-owed",
        "refused-not-owed",
        "refused-resource-not-held",
    ]
    assert [reason.clause for reason in reasons] == ["leaders.turn.payment-exact"] * 3
    assert reasons[0].args["owed"] == "gold"


@pytest.mark.rule("leaders.turn.payment-exact")
@pytest.mark.parametrize("pick", ["done", "build:parade", "look", "swap:1", "discard:gold", "bonus:none"])
def test_a_payment_begun_is_completed(pick):
    s = lay(["bank parade swap | gold gold gold brick subject subject", ""], ["bank", "bank"])
    plays(s, "build:bank", "pay:gold")

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-finish-paying", "leaders.turn.payment-exact")
    assert (reason.args["card"], reason.args["number"], reason.args["count"]) == ("bank", 2, 3)


@pytest.mark.rule("leaders.turn.resources-first")
def test_the_two_resource_cards_of_this_turn_can_be_spent_in_it():
    s = lay(["bank | gold", ""], step="choose", resource_deck="gold brick")

    plays(s, "work")
    builds(s, "bank", "gold gold brick")

    assert tableau(s, 0) == "bank"


@pytest.mark.rule("leaders.turn.resources-first")
def test_bonus_resources_can_be_spent_in_the_same_turn():
    """The rulebook's example: a Riot, two Subjects as its bonus, and a Parade with a Gold from the hand."""
    hand = "riot parade | subject subject brick gold"
    s = lay([hand, "", ""], ["", "parade", ""], resource_deck="subject subject")

    destroys(s, "riot", 1, "brick subject subject")
    plays(s, "bonus:subject", "bonus:subject")
    builds(s, "parade", "gold subject subject")

    assert tableau(s, 0) == "parade"
    assert resources(s, 0) == ""


# ---------------------------------------------------------------- the special card


@pytest.mark.rule("leaders.turn.special-step")
@pytest.mark.parametrize("second_step", [("look", "keep:bank"), ("work", "done")])
def test_a_special_card_follows_whatever_was_chosen(second_step):
    s = lay(["protect", ""], step="choose", legacy_deck="bank bank bank")

    plays(s, *second_step)

    assert options(s) == ["protect", "pass"]


@pytest.mark.rule("leaders.turn.special-step")
def test_only_one_special_card_is_played_in_a_turn():
    """Anna has two Protects: after the first it is Bruno's turn."""
    s = lay(["protect protect swap", ""], ["bank", "bank"], step="special")

    plays(s, "protect")

    assert asked(s) == 1
    assert legacies(s, 0) == "swap protect"


@pytest.mark.rule("leaders.turn.special-step")
@pytest.mark.parametrize("at", ["choose", "work"])
@pytest.mark.parametrize("pick", ["swap:1", "protect", "free-destroy:1"])
def test_no_special_card_is_played_earlier(at, pick):
    s = lay(["swap protect free-destroy", ""], ["bank", "bank"], step=at)

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-special-only-later", "leaders.turn.special-step")


@pytest.mark.rule("leaders.turn.special-step")
@pytest.mark.parametrize("pick", ["swap:1", "protect", "free-destroy:1"])
def test_a_special_card_must_be_in_hand(pick):
    """Anna holds the two others."""
    card = pick.split(":")[0]
    others = {"swap", "protect", "free-destroy"} - {card}
    s = lay([" ".join(others), ""], ["bank", "bank"], step="special")

    reason = refusal(s, pick)

    assert (reason.message, reason.clause) == ("refused-special-not-in-hand", "leaders.turn.special-step")
    assert reason.args["card"] == card


@pytest.mark.rule("leaders.turn.special-just-drawn")
def test_a_special_card_just_taken_may_be_played_at_once():
    s = lay(["", ""], step="choose", legacy_deck="bank protect riot")

    plays(s, "look", "keep:protect", "protect")

    assert GAME.position(s).players[0].protects == 1


@pytest.mark.rule("leaders.turn.special-no-going-back")
@pytest.mark.parametrize("pick", ["build:bank", "destroy:thief", "done", "work", "look"])
def test_after_a_special_card_only_the_limit_is_left(pick):
    """Anna has played her Protect and holds eight Resource cards, enough for her Bank and her Thief."""
    hand = "bank thief protect | gold gold gold gold brick subject brick subject"
    s = lay([hand, ""], ["", "bank"], step="special", legacy_deck="parade")
    plays(s, "protect")

    reason = refusal(s, pick)

    assert (asked(s), step(s)) == (0, "limit")
    assert (reason.message, reason.clause) == ("refused-no-going-back", "leaders.turn.special-no-going-back")


@pytest.mark.rule("leaders.turn.special-no-going-back")
def test_the_work_is_over_once_the_special_step_has_come():
    s = lay(["bank swap | gold gold brick", ""], ["bank", "bank"], step="special")
    plays(s, "swap:1")

    reason = refusal(s, "build:bank")

    assert (reason.message, reason.clause) == ("refused-no-going-back", "leaders.turn.special-no-going-back")


# ---------------------------------------------------------------- the hand limit


@pytest.mark.rule("leaders.turn.hand-limit")
def test_nine_resource_cards_become_seven_of_ones_own_choice():
    """The rulebook's example: Anna ends her turn with nine and discards a Wild and a Brick."""
    s = lay(["| gold gold gold gold gold gold brick brick wild", ""], step="limit")

    first = options(s), ask_args(s)
    plays(s, "discard:wild")
    second = options(s), ask_args(s)
    plays(s, "discard:brick")

    assert first == (["discard:gold", "discard:brick", "discard:wild"], {"count": 2, "limit": 7})
    assert second == (["discard:gold", "discard:brick"], {"count": 1, "limit": 7})
    assert resources(s, 0) == "gold gold gold gold gold gold brick"
    assert resource_discard(s) == "" and in_order(resources(s, 1)) == "brick wild"  # Bruno drew what was discarded
    assert asked(s) == 1


@pytest.mark.rule("leaders.turn.hand-limit")
@pytest.mark.parametrize(("held", "next_asked"), [(7, 1), (8, 0)])
def test_eight_resource_cards_are_too_many_and_seven_are_not(held, next_asked):
    s = lay([f"| {'gold ' * held}", ""], step="special")

    plays(s, "pass")

    assert asked(s) == next_asked


@pytest.mark.rule("leaders.turn.hand-limit")
def test_during_the_turn_there_is_no_limit():
    """Anna holds twelve Resource cards through choosing, work and special step."""
    s = lay([f"| {'gold ' * 10}", ""], step="choose", resource_deck="brick brick", legacy_deck="bank")

    held = []
    for pick in ("work", "done", "pass"):
        held.append((step(s), len(resources(s, 0).split())))
        plays(s, pick)

    assert held == [("choose", 12), ("work", 12), ("special", 12)]
    assert (step(s), ask_args(s)) == ("limit", {"count": 5, "limit": 7})


@pytest.mark.rule("leaders.turn.hand-limit")
def test_what_is_not_held_cannot_be_discarded():
    s = lay([f"| {'gold ' * 8}", ""], step="limit")

    reason = refusal(s, "discard:wild")

    assert (reason.message, reason.clause) == ("refused-resource-not-held", "leaders.turn.hand-limit")
    assert reason.args == {"pick": "discard:wild", "resource": "wild", "count": 8, "limit": 7}


@pytest.mark.rule("leaders.turn.hand-limit-exact")
def test_only_the_excess_is_discarded():
    """Anna had eight: after one discard nobody asks her for another, and Bruno begins."""
    s = lay([f"| {'gold ' * 8}", ""], step="limit")

    plays(s, "discard:gold")

    assert asked(s) == 1
    assert resources(s, 0) == "gold gold gold gold gold gold gold"
    assert told(s, "discarded") == [{"seat": 0, "resource": "gold"}]


@pytest.mark.rule("leaders.turn.hand-limit-exact")
@pytest.mark.parametrize("at", ["choose", "work", "special"])
def test_no_card_is_discarded_of_ones_own_accord(at):
    s = lay(["| gold gold", ""], step=at)

    reason = refusal(s, "discard:gold")

    assert (reason.message, reason.clause) == ("refused-within-limit", "leaders.turn.hand-limit-exact")
    assert reason.args["limit"] == 7


# ---------------------------------------------------------------- only in one's own turn


@pytest.mark.rule("leaders.turn.no-actions-off-turn")
def test_nobody_answers_for_another_seat():
    """It is Anna's turn; Bruno, who holds a Protect, tries to play."""
    s = lay(["protect", "protect"], step="special")
    before = everything(s)

    with pytest.raises(IllegalAnswer) as refused:
        answer(s, 1, s.answers, s.book.play_protect)

    assert refused.value.kind == "foreign"
    assert refused.value.args_named == {"pick": "protect", "seat": 1, "asked": 0}
    assert everything(s) == before


@pytest.mark.rule("leaders.turn.no-actions-off-turn")
def test_the_victim_of_an_attack_is_never_asked():
    """Anna destroys Bruno's Bank and swaps for his Parade; all questions are hers until Bruno's own turn."""
    hand = "thief swap | gold gold subject"
    s = lay([hand, "protect free-destroy", ""], ["monument", "bank parade", ""], step="choose")

    attack = ["work", "destroy:thief", "target:1", "pay:gold", "pay:gold", "pay:subject", "bonus:none", "done"]
    seats = []
    for pick in [*attack, "swap:1"]:
        seats.append(asked(s))
        plays(s, pick)
    plays(s, "taken:parade", "given:monument")

    assert seats == [0] * 9
    assert (asked(s), step(s)) == (1, "choose")


# ---------------------------------------------------------------- answers that are none


@pytest.mark.parametrize("number", [0, 2, 4])
def test_an_answer_to_another_question_is_stale(number):
    """Three questions have been answered, so the open one has the number three."""
    s = lay(["", "", ""], step="choose")
    plays(s, "work", "done", "pass")
    before = everything(s)

    with pytest.raises(IllegalAnswer) as refused:
        answer(s, 1, number, s.book.work)

    assert refused.value.kind == "stale"
    assert refused.value.args_named == {"pick": "work", "number": number, "open": 3}
    assert everything(s) == before


def test_the_right_seat_and_number_are_accepted():
    s = lay(["", "", ""], step="choose")

    answer(s, 0, 0, s.book.work)
    answer(s, 0, 1, s.book.done)

    assert (s.answers, prompt(s)) == (2, "ask-special")


def test_when_the_game_is_over_nothing_is_answered():
    s = lay(["", ""], step="special", first_finisher=1)
    plays(s, "pass")

    for attempt in (lambda: apply(s, s.book.pass_), lambda: answer(s, 0, s.answers, s.book.pass_)):
        with pytest.raises(IllegalAnswer) as refused:
            attempt()
        assert refused.value.kind == "over"

    assert asked(s) is None


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "unknown-verb"),
        ("sell:bank", "unknown-verb"),
        ("Build:bank", "unknown-verb"),
        ("build", "wrong-arguments"),
        ("build:bank:bank", "wrong-arguments"),
        ("pass:1", "wrong-arguments"),
        ("build:castle", "unknown-name"),
        ("build:Bank", "unknown-name"),
        ("build:0", "unknown-name"),
        ("pay:none", "unknown-name"),
        ("target:3", "unknown-name"),
        ("target:-1", "unknown-name"),
        ("swap:01", "unknown-name"),
        ("also:all", "unknown-name"),
    ],
)
def test_malformed_answers_are_not_understood(text, kind):
    """At a table for three."""
    s = lay(["", "", ""])

    with pytest.raises(IllegalAnswer) as refused:
        s.book.lexicon.parse(text)

    assert refused.value.kind == kind
    assert refused.value.args_named["pick"] == text


def test_every_legal_answer_comes_with_the_clause_that_grants_it():
    hand = "bank thief swap protect free-destroy | gold gold gold gold brick subject"
    s = lay([hand, "", ""], ["bank", "bank", ""])
    at_work = {pick.text: why(s, pick).clause for pick in s.ask.options}
    plays(s, "done")
    at_the_end = {pick.text: why(s, pick).clause for pick in s.ask.options}

    assert all(why(s, pick).legal for pick in s.ask.options)
    assert at_work == {
        "build:bank": "leaders.turn.build",
        "destroy:thief": "leaders.destroy.play",
        "done": "leaders.turn.build-any-number",
    }
    assert at_the_end["swap:1"] == "leaders.special.swap"
    assert at_the_end["free-destroy:1"] == "leaders.special.free-destroy"
    assert at_the_end["pass"] == "leaders.turn.special-step"


def test_the_same_turn_passes_whether_or_not_anybody_listens():
    """What people read is made only where somebody reads it; the table does not depend on it."""
    hand = "bank thief swap | gold gold gold gold brick subject"
    tables = []
    for listen in (True, False):
        s = lay([hand, "", ""], ["parade", "bank bank", ""], resource_deck="gold", listen=listen)
        builds(s, "bank", "gold gold brick")
        destroys(s, "thief", 1, "gold gold subject")
        plays(s, "bonus:gold", "bonus:brick", "done", "swap:1", "taken:bank", "given:parade")
        idles(s)
        tables.append(GAME.position(s))

    assert tables[0] == tables[1]
