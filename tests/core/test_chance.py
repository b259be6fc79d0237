"""`blake2b-1`, against an independent reading of its description and the vectors in docs/formats.md."""

import hashlib
import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.core.chance import BlakeStream, Chance, QuickChance, QuickStream, seed_of

SEEDS = st.binary(min_size=32, max_size=32)
NAMES = st.sampled_from(["deck", "dealer", "resources", "bot-0", "first-chooser"])


def words(seed, name):
    """The stream, word by word, as docs/formats.md describes it."""
    number = 0
    while True:
        data = name.encode() + b"\x00" + number.to_bytes(8, "little")
        block = hashlib.blake2b(data, key=seed, digest_size=64).digest()
        yield from struct.unpack("<16I", block)
        number += 1


def below(source, n):
    while True:
        word = next(source)
        if word < 2**32 - 2**32 % n:
            return word % n


@given(SEEDS, NAMES, st.lists(st.integers(1, 2**32), max_size=50))
def test_numbers_follow_the_description(seed, name, sizes):
    stream, source = BlakeStream(seed, name), words(seed, name)

    assert [stream.below(n) for n in sizes] == [below(source, n) for n in sizes]


@given(SEEDS, NAMES, st.integers(0, 90))
def test_a_shuffle_swaps_from_the_end(seed, name, size):
    items, expected, source = list(range(size)), list(range(size)), words(seed, name)
    BlakeStream(seed, name).shuffle(items)
    for i in range(size - 1, 0, -1):
        j = below(source, i + 1)
        expected[i], expected[j] = expected[j], expected[i]

    assert items == expected


@given(SEEDS, NAMES, st.integers(0, 40), st.integers(0, 40))
def test_a_stream_goes_on_where_it_was_left(seed, name, first, second):
    whole = BlakeStream(seed, name)
    expected = [whole.word() for _ in range(first + second)][first:]
    chance = Chance(seed, {})
    stream = chance.open(name)
    for _ in range(first):
        stream.word()

    later = chance.after(name, stream).open(name)

    assert [later.word() for _ in range(second)] == expected


def test_drawing_leaves_the_former_chance_as_it_was():
    chance = Chance(bytes(32), {})
    stream = chance.open("deck")
    stream.word()

    after = chance.after("deck", stream)

    assert chance.open("deck").word() == BlakeStream(bytes(32), "deck").word()
    assert after.open("deck").word() == BlakeStream(bytes(32), "deck", 1).word()
    assert after.open("dealer").word() == BlakeStream(bytes(32), "dealer").word()


def test_one_of_one_uses_a_word_too():
    stream = BlakeStream(bytes(32), "deck")
    stream.below(1)

    assert stream.used == 1


def test_a_word_beyond_the_last_whole_multiple_is_passed_over():
    n = 2**31 + 1  # nearly half of all words must be passed over
    stream = BlakeStream(bytes(32), "deck")
    source = words(bytes(32), "deck")

    assert [stream.below(n) for _ in range(50)] == [below(source, n) for _ in range(50)]
    assert stream.used > 50


def test_the_seed_of_a_numbered_game_is_the_hash_of_its_text():
    assert seed_of(7) == hashlib.blake2b(b"posterity seed 7", digest_size=32).digest()


def test_the_quick_generator_is_even_enough_and_repeatable():
    one, two = QuickStream(5), QuickStream(5)
    drawn = [one.below(6) for _ in range(6000)]

    assert drawn == [two.below(6) for _ in range(6000)]
    assert all(850 < count < 1150 for count in Counter(drawn).values())


def test_quick_chance_goes_on():
    chance = QuickChance(5)
    stream = chance.open("deck")
    first = stream.word()

    assert chance.after("deck", stream).open("other").word() != first


@pytest.mark.parametrize("name", ["dèck", "mazzo—"])
def test_stream_names_are_ascii(name):
    with pytest.raises(UnicodeEncodeError):
        BlakeStream(bytes(32), name)


@pytest.mark.parametrize("stream", [QuickStream(1), BlakeStream(bytes(32), "deck")])
@pytest.mark.parametrize("n", [0, -3, 2**32 + 1, 2**40])
def test_what_no_word_can_decide_is_refused_at_once(stream, n):
    with pytest.raises(ValueError, match="possible"):
        stream.below(n)
