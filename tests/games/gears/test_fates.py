"""Fate cards: when they may be played, what they need, and where they go."""

import pytest

from posterity.core.answers import IllegalAnswer
from posterity.core.tasks import answer
from tests.games.gears.lay import (
    FATE,
    asked,
    deck,
    discard,
    draws,
    ends_round,
    ends_turn,
    establishes,
    failed,
    frames,
    hand,
    influences,
    lay,
    lengthened,
    lingering,
    options,
    plays,
    prompt,
    refusal,
    refused,
    scores,
    successful,
    timeline,
    told,
)
from tests.games.gears.lay_more import settled

# every Fate card with the answers that play it at a table where A is in F1 and B in F2, both with a red cube
WAYS = {
    "bloodline": ["fate:bloodline", "on:1:A"],
    "hoped": ["fate:hoped", "on:1:A"],
    "plans": ["fate:plans", "on:1:A"],
    "folds": ["fate:folds", "whom:1"],
    "more-time": ["fate:more-time"],
    "willed": ["fate:willed", "on:2:B", "without:A"],
}
INSTANT = ["bloodline", "folds", "more-time"]
LASTING = ["hoped", "plans", "willed"]
WITH_TARGET = ["bloodline", "hoped", "plans", "willed"]
CHAIN = {1: "A red:1", 2: "B red:1"}


# ---------------------------------------------------------------- playing


@pytest.mark.rule("gears.fate.free")
@pytest.mark.parametrize("fate", WAYS)
def test_a_fate_card_costs_itself_and_no_action(fate):
    s = lay([f"{fate} E"], CHAIN, pools=[2, 0])

    plays(s, *WAYS[fate])

    assert (s.actions_left, hand(s, 0), s.players[0].pool) == (3, "E", 2)
    assert (asked(s), prompt(s), s.turn) == (0, "ask-act", 1)
    assert told(s, "showed-fate") == [{"seat": 0, "fate": FATE[fate]}]


@pytest.mark.rule("gears.fate.own-turn")
def test_only_the_player_whose_turn_it_is_can_play_a_fate_card():
    """Blue holds it and Red's turn it is: neither can play it."""
    s = lay(["E", "bloodline"], CHAIN)

    assert refused(s, "fate:bloodline") == ("refused-fate-not-held", "gears.fate.any-moment")
    with pytest.raises(IllegalAnswer) as foreign:
        answer(s, 1, s.answers, s.book.lexicon.parse(lengthened("fate:bloodline")))
    assert foreign.value.kind == "foreign"

    ends_turn(s)

    assert (asked(s), options(s, "fate")) == (1, ["fate:bloodline"])


@pytest.mark.rule("gears.fate.any-moment")
@pytest.mark.parametrize("left", [3, 2, 1, 0])
def test_a_fate_card_can_be_played_before_between_and_after_the_actions(left):
    s = lay(["folds"], actions_left=left, frames=[2, 5])

    plays(s, "fate:folds", "whom:0")

    assert (frames(s)[0], s.players[0].hand) == (3, [])
    assert asked(s) == (0 if left else 1)


@pytest.mark.rule("gears.fate.any-moment")
def test_after_the_third_action_the_turn_waits_for_a_fate_card():
    s = lay(["folds"], frames=[2, 5])

    for _ in range(3):
        draws(s)

    assert (s.actions_left, asked(s)) == (0, 0)
    assert options(s) == ["fate:folds", "end"]


@pytest.mark.rule("gears.fate.any-number")
def test_all_six_fate_cards_can_be_played_in_one_turn_one_after_the_other():
    s = lay([" ".join(WAYS)], CHAIN)

    for fate in WAYS:
        assert prompt(s) == "ask-act"
        plays(s, *WAYS[fate])

    assert [args["fate"] for args in told(s, "showed-fate")] == [FATE[fate] for fate in WAYS]
    assert (s.actions_left, hand(s, 0), discard(s)) == (3, "", "more-time folds bloodline")
    assert lingering(s) == ["hoped red 1 A", "plans red 1 A", "willed red 2 B A"]


@pytest.mark.rule("gears.fate.optional")
def test_a_fate_card_may_be_kept_over_turns_and_rounds():
    s = lay(["folds"], turn=3, deck="Z " * 60)

    ends_round(s)

    assert s.round == 2
    assert "folds" in hand(s, 0).split()


@pytest.mark.rule("gears.fate.resolve-first")
@pytest.mark.parametrize("fate", ["bloodline", "hoped", "plans", "folds", "willed"])
def test_the_choices_of_a_fate_card_come_before_anything_else(fate):
    s = lay([f"{fate} A"], CHAIN, frames=[2, 5], pools=[1, 0])

    for pick in WAYS[fate][:-1]:
        plays(s, pick)
        for other in ("draw", "travel:1", "end", "influence:B", f"fate:{fate}"):
            assert refused(s, other) == ("refused-finish-first", "gears.turn.atomic")
    plays(s, WAYS[fate][-1])

    assert (asked(s), prompt(s)) == (0, "ask-act")


@pytest.mark.rule("gears.fate.targets-what")
@pytest.mark.parametrize(
    ("fate", "question", "on_offer"),
    [
        ("bloodline", "ask-target", ["on:1:A", "on:2:B"]),
        ("hoped", "ask-target", ["on:1:A", "on:2:B"]),
        ("plans", "ask-target", ["on:1:A", "on:2:B"]),
        ("willed", "ask-target", ["on:2:B"]),
        ("folds", "ask-whom", ["whom:0", "whom:1"]),
    ],
)
def test_four_cards_target_a_technology_and_one_a_player(fate, question, on_offer):
    s = lay([fate], CHAIN)

    plays(s, f"fate:{fate}")

    assert (asked(s), prompt(s), options(s)) == (0, question, on_offer)


@pytest.mark.rule("gears.fate.targets-what")
def test_we_need_more_time_targets_nothing():
    s = lay(["more-time"], CHAIN)

    plays(s, "fate:more-time")

    assert (prompt(s), s.more_time) == ("ask-act", True)


@pytest.mark.rule("gears.fate.targets-what")
def test_a_target_must_lie_where_it_is_named():
    s = lay(["bloodline"], CHAIN)
    plays(s, "fate:bloodline")

    nothing_there = ("refused-not-on-timeline", "gears.fate.targets-what")
    assert refused(s, "on:2:A") == nothing_there
    assert refused(s, "on:10:A") == nothing_there
    assert refused(s, "on:11:A") == ("refused-no-such-frame", "gears.timeline.frames")


# ---------------------------------------------------------------- where the card goes


@pytest.mark.rule("gears.fate.discarded-at-once")
@pytest.mark.parametrize("fate", INSTANT)
def test_three_cards_are_discarded_as_soon_as_they_are_played(fate):
    s = lay([fate + " E"], CHAIN, discard="G")

    plays(s, *WAYS[fate])

    assert (discard(s), lingering(s), hand(s, 0)) == (f"{fate} G", [], "E")


@pytest.mark.rule("gears.fate.discarded-at-once")
def test_the_effect_does_not_need_the_card_to_be_seen():
    """Red's draw shuffles We Need More Time into the draw pile; the permission stays."""
    s = lay(["more-time A E"], {4: "G blue:1"}, frames=[4, 5], deck="", discard="Z")

    plays(s, "fate:more-time")
    draws(s, "Z")
    establishes(s, "A", "E")

    assert timeline(s) == {4: "G blue:1, A red:1"}


@pytest.mark.rule("gears.fate.lingering")
@pytest.mark.parametrize("fate", LASTING)
def test_three_cards_stay_in_play_until_the_next_round_is_prepared(fate):
    s = lay([fate], CHAIN, turn=4, deck="Z " * 40)

    plays(s, *WAYS[fate])
    in_play = lingering(s)
    ends_turn(s)
    after_the_turn = lingering(s)
    ends_round(s)

    assert len(in_play) == 1 and in_play[0].startswith(f"{fate} red")
    assert after_the_turn == in_play
    assert (s.round, lingering(s)) == (2, [])
    assert fate in discard(s).split()


@pytest.mark.rule("gears.fate.lingering")
@pytest.mark.parametrize("fate", ["hoped red 1 A", "plans red 1 A", "willed red 2 B A"])
def test_in_round_four_they_stay_until_the_game_is_over(fate):
    s = settled({1: "A red:1", 2: "B red:1"}, round=4, lingering=[fate])

    assert asked(s) is None
    assert (lingering(s), discard(s)) == ([fate], "")


@pytest.mark.rule("gears.fate.lingering")
def test_willed_into_existence_works_through_resolution_scoring_and_return():
    """B needs A, which is nowhere: it is the oldest successful copy, scores 3 and gives its cube to the pool."""
    s = settled({1: "B red:2", 3: "B blue:2"}, lingering=["willed red 1 B A"])

    assert timeline(s) == {1: "B red:1"}
    assert (scores(s), s.players[0].pool) == ([3, 0], 1)


@pytest.mark.rule("gears.fate.target-fixed")
def test_a_card_in_play_stays_with_its_target_whatever_else_comes():
    """Another B, and the A that was missing, change nothing about it."""
    s = lay(["willed A B E E E"], {2: "B blue:1"}, frames=[4, 5])

    plays(s, "fate:willed", "on:2:B", "without:A")
    establishes(s, "B", "E E")
    plays(s, "travel:1")
    establishes(s, "A", "E")

    assert lingering(s) == ["willed red 2 B A"]
    assert options(s, "on") == []


@pytest.mark.rule("gears.fate.one-copy")
def test_perfectly_laid_plans_protect_one_copy_only():
    """The clause's example: Red protects the A in F1, Blue influences the A in F3."""
    s = lay(["plans"], {1: "A red:1", 3: "A red:1"}, frames=[5, 3], pools=[0, 1])
    plays(s, "fate:plans", "on:1:A")
    ends_turn(s)

    influences(s, "A", 1)

    assert timeline(s) == {1: "A red:1", 3: "A red:1 blue:1"}


@pytest.mark.rule("gears.fate.one-copy")
def test_willed_into_existence_helps_no_copy_established_later():
    s = lay(["willed B E E"], {1: "B blue:1"}, frames=[3, 5])

    plays(s, "fate:willed", "on:1:B", "without:A")
    establishes(s, "B", "E E")

    assert (successful(s), failed(s)) == ({1: "B"}, {3: "B"})


@pytest.mark.rule("gears.fate.legal-target-needed")
@pytest.mark.parametrize("fate", WITH_TARGET)
def test_without_a_technology_four_cards_cannot_be_played(fate):
    s = lay([fate])

    assert refused(s, f"fate:{fate}") == ("refused-no-legal-target", "gears.fate.legal-target-needed")
    assert refusal(s, f"fate:{fate}").args["lacks"] == "nothing"
    assert hand(s, 0) == fate


@pytest.mark.rule("gears.fate.legal-target-needed")
@pytest.mark.parametrize("fate", ["folds", "more-time"])
def test_two_cards_need_no_technology(fate):
    s = lay([fate])

    assert options(s, "fate") == [f"fate:{fate}"]


@pytest.mark.rule("gears.fate.legal-target-needed")
@pytest.mark.parametrize(
    ("fate", "there", "lacks"),
    [
        ("hoped", "A blue:1", "no-cube"),
        ("plans", "A blue:1", "no-cube"),
        ("willed", "A red:1", "no-dependency"),
        ("willed", "E red:1", "no-dependency"),
    ],
)
def test_a_technology_that_is_no_legal_target_does_not_help(fate, there, lacks):
    s = lay([fate], {1: there})

    reason = refusal(s, f"fate:{fate}")

    assert (reason.message, reason.args["lacks"]) == ("refused-no-legal-target", lacks)


@pytest.mark.rule("gears.fate.legal-target-needed")
@pytest.mark.parametrize("fate", ["bloodline", "hoped", "plans", "willed"])
def test_one_legal_target_among_others_is_enough(fate):
    """The legal one is neither the first nor the last."""
    s = lay([fate], {1: "E blue:1", 2: "B red:1", 3: "E blue:1"}, lingering=["plans blue 1 E", "plans blue 3 E"])

    plays(s, f"fate:{fate}")

    assert options(s) == ["on:2:B"]


@pytest.mark.rule("gears.fate.legal-target-needed", "gears.fate.counts-in-hand")
def test_a_card_that_cannot_be_played_can_still_pay():
    s = lay(["bloodline A"], frames=[2, 5])

    establishes(s, "A", "bloodline")

    assert (timeline(s), hand(s, 0), discard(s)) == ({2: "A red:1"}, "", "bloodline")


@pytest.mark.rule("gears.fate.several-on-one")
def test_different_fate_cards_on_one_technology_all_apply():
    """The clause's example: B is successful through one card and pays nothing because of the other."""
    cards = ["willed blue 1 B A", "hoped red 1 B"]
    s = settled({1: "B red:1", 2: "C blue:2"}, lingering=cards)

    assert (successful(s), s.players[0].pool) == ({}, 1)  # the pool shows that B was successful
    assert scores(s) == [0, 5]


@pytest.mark.rule("gears.fate.several-on-one")
def test_three_cards_may_lie_beside_the_same_technology():
    s = lay(["hoped plans willed"], {2: "B red:1"})

    plays(s, "fate:plans", "on:2:B", "fate:hoped", "on:2:B", "fate:willed", "on:2:B", "without:A")

    assert lingering(s) == ["plans red 2 B", "hoped red 2 B", "willed red 2 B A"]


@pytest.mark.rule("gears.fate.target-leaves")
def test_a_card_whose_technology_leaves_has_no_more_effect():
    """Red's A in F3 goes as a duplicate; the card beside it does not touch Blue's A in F1."""
    s = settled({1: "A blue:1", 3: "A red:1"}, lingering=["hoped red 3 A"])

    assert scores(s) == [0, 2]
    assert (lingering(s), sorted(discard(s).split())) == ([], ["A", "hoped"])


@pytest.mark.rule("gears.fate.target-leaves")
def test_it_stays_in_play_until_the_round_is_prepared_even_without_its_technology():
    s = settled({1: "A blue:1", 3: "A red:1"}, lingering=["hoped red 3 A"], round=4)

    assert (lingering(s), discard(s)) == (["hoped red 3 A"], "A")


# ---------------------------------------------------------------- in the hand


@pytest.mark.rule("gears.fate.counts-in-hand")
@pytest.mark.parametrize(("cards", "drawn"), [("A A A A folds willed", 0), ("A A A folds willed", 1), ("folds", 5)])
def test_fate_cards_in_hand_count_when_it_is_refilled(cards, drawn):
    s = lay([cards, "Z Z Z Z Z Z"], step="prepare", deck="E " * 10)

    assert hand(s, 0).split().count("E") == drawn
    assert len(deck(s).split()) == 10 - drawn


@pytest.mark.rule("gears.fate.counts-in-hand")
def test_a_fate_card_may_be_the_one_refused_in_a_draw():
    s = lay([""], deck="bloodline A Z Z")

    draws(s, "A")

    assert (hand(s, 0), discard(s)) == ("A", "bloodline")


@pytest.mark.rule("gears.advice.not-binding")
def test_advice_binds_nobody():
    """The clause's example: straight to F1, and payment with a Fate card that could have been played."""
    s = lay(["A folds"])

    plays(s, "travel:1")
    establishes(s, "A", "folds")

    assert (frames(s), timeline(s), discard(s)) == ([1, 5], {1: "A red:1"}, "folds")
