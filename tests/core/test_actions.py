"""Verbs are declared once; text form and parser follow from that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.actions import Lexicon, Verbs
from posterity.core.answers import IllegalAnswer

VERBS = Verbs()
PASS = VERBS.declare("pass")
PAY = VERBS.declare("pay", ("card",))
MOVE = VERBS.declare("move", ("seat", "card", "cubes"))
LEXICON = Lexicon(VERBS.all, {"card": ["the-wheel", "fire"], "seat": ["0", "1", "none"]})


def test_declaring_a_verb_puts_it_among_the_verbs_in_order():
    assert VERBS.all == (PASS, PAY, MOVE)


def test_an_expansion_declares_its_verbs_after_those_it_takes_over():
    more = Verbs((PAY,))

    activate = more.declare("activate")

    assert more.all == (PAY, activate)
    assert VERBS.all == (PASS, PAY, MOVE)


def test_an_answer_is_its_verb_and_its_arguments():
    assert LEXICON.action(PASS).text == "pass"
    assert LEXICON.action(PAY, 1).text == "pay:fire"
    assert LEXICON.action(MOVE, 2, 0, 14).text == "move:none:the-wheel:14"


def test_an_answer_that_the_rules_name_is_the_same_object():
    assert LEXICON.action(PAY, 1) is LEXICON.parse("pay:fire")
    assert len({LEXICON.parse("pay:fire"), LEXICON.action(PAY, 1), LEXICON.action(PAY, 0)}) == 2


def test_reading_answers_of_strangers_leaves_nothing_behind():
    before = dict(LEXICON.made)
    for cubes in range(1000):
        assert LEXICON.parse(f"move:none:fire:{999_000 - cubes}").c == 999_000 - cubes

    assert LEXICON.made == before
    assert LEXICON.parse("move:none:fire:998500") == LEXICON.action(MOVE, 2, 1, 998_500)


def test_an_answer_of_another_lexicon_is_equal_by_its_text():
    other = Lexicon((PAY,), {"card": ["fire"]})

    assert other.parse("pay:fire") == LEXICON.parse("pay:fire")
    assert other.parse("pay:fire") != "pay:fire"


@given(st.sampled_from([0, 1, 2]), st.sampled_from([0, 1]), st.integers(0, 999_999))
def test_text_and_parser_agree(seat, card, cubes):
    action = LEXICON.action(MOVE, seat, card, cubes)

    assert LEXICON.parse(action.text) is action
    assert LEXICON.arguments(action) == {
        "seat": [0, 1, "none"][seat],
        "card": ["the-wheel", "fire"][card],
        "cubes": cubes,
    }


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "unknown-verb"),
        ("PASS", "unknown-verb"),
        ("pass:", "wrong-arguments"),
        ("pay", "wrong-arguments"),
        ("pay:fire:fire", "wrong-arguments"),
        ("pay:water", "unknown-name"),
        ("pay: fire", "unknown-name"),
        ("move:0:fire:-1", "not-a-number"),
        ("move:0:fire:01", "not-a-number"),
        ("move:0:fire:+1", "not-a-number"),
        ("move:0:fire:1000000", "not-a-number"),
        ("move:0:fire:²", "not-a-number"),
        ("move:0:fire:" + "9" * 5000, "not-a-number"),
    ],
)
def test_anything_else_is_refused_with_its_reason(text, kind):
    with pytest.raises(IllegalAnswer) as refusal:
        LEXICON.parse(text)

    assert refusal.value.kind == kind
    assert refusal.value.args_named["pick"] == text
