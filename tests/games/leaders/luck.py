"""`blake2b-1` once more, written from its description alone: what the engine draws is compared with this."""

import struct
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count, islice


def stream(seed: bytes, name: str, used: int = 0) -> Iterator[int]:
    """The words of a stream after the first `used`."""
    return islice(blocks(seed, name), used, None)


def blocks(seed: bytes, name: str) -> Iterator[int]:
    for number in count():
        data = name.encode() + b"\0" + struct.pack("<Q", number)
        yield from struct.unpack("<16I", blake2b(data, key=seed, digest_size=64).digest())


def below(words: Iterator[int], n: int) -> int:
    while True:
        word = next(words)
        if word < 2**32 - 2**32 % n:
            return word % n


def shuffled(words: Iterator[int], cards: list[str]) -> list[str]:
    """A deck, its top card last."""
    deck = list(cards)
    for i in reversed(range(1, len(deck))):
        j = below(words, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
