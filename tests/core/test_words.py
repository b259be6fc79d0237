import pytest

from posterity.core.words import proper


@pytest.mark.parametrize(
    "words", ["x", "for my stamp collection", "è così", "a" * 140, "👩‍🍳 la cuoca", "  inside spaces  "]
)
def test_words_that_may_be_said(words):
    assert proper(words, 140)


@pytest.mark.parametrize(
    "words", ["", " ", "\u3000\u00a0", "a" * 141, "a\nb", "a\tb", "\x1b[31m", "a\u202eb", "\u2066x", "x\u2028y", "\x7f"]
)
def test_words_that_may_not(words):
    assert not proper(words, 140)
