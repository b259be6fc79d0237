"""A turn: the order of its steps, the special card, the hand limit."""

import pytest

from tests.games.leaders.lay import (
    GAME,
    ask_args,
    asked,
    builds,
    in_order,
    lay,
    legacies,
    options,
    plays,
    prompt,
    refusal,
    resource_deck,
    resource_discard,
    resources,
    step,
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


@pytest.mark.rule("leaders.turn.sequence", "leaders.turn.draw-resources", "leaders.turn.hand-limit")
def test_the_table_says_the_steps_of_a_turn_with_their_numbers():
    s = lay(["| gold gold gold gold gold gold", "", ""], step="choose", resource_deck="brick wild subject")
    states = [[state for _, state, _ in steps(s, 1)]]
    for pick in ("work", "done", "pass"):
        plays(s, pick)
        states.append([state for _, state, _ in steps(s, 1)])

    assert states[0] == states[1] == ["done", "now", "later", "later"]
    assert states[2:] == [["done", "done", "now", "later"], ["done", "done", "done", "now"]]
    assert [(name, count) for name, _, count in steps(s, None)] == [
        *(("draw", 2), ("choose", None)),
        *(("special", None), ("limit", 7)),
    ]


def steps(s, viewer):
    """The steps of a turn as the outline says them: name, state, number."""
    (table, *_) = GAME.outline(GAME.view(s, viewer)).sections
    (line,) = [line for line in table.lines if line.says.message == "table-steps"]
    said = [piece.says for piece in line.pieces]
    return [(one.message.removeprefix("turn-step-"), one.args["state"], one.args.get("count")) for one in said]


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
