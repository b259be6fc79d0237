"""A new Legacy card instead of work."""

import pytest

from posterity.core.tasks import why
from tests.games.leaders.lay import (
    ask_args,
    asked,
    drawn,
    lay,
    legacies,
    legacy_deck,
    legacy_discard,
    options,
    plays,
    refusal,
    told,
)


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
