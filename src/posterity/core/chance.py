"""Chance at the table: `blake2b-1`, named streams of one seed, and a quick generator for planners.

A game never draws a number elsewhere. The bytes are laid down in docs/formats.md and never change.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

from posterity.core.values import Value

RNG: Final = "blake2b-1"
WORDS: Final = 16  # four-byte words in a block
BLOCK: Final = Struct("<16I")
RANGE: Final = 1 << 32
MASK30: Final = (1 << 30) - 1
MASK32: Final = (1 << 32) - 1
MASK64: Final = (1 << 64) - 1
FACTOR: Final = 969_997_587  # FACTOR * 2**30 - 1 is a safe prime: no number returns before 2**58 others


class Stream:
    """A source of chance being read: words are used once, in order."""

    def word(self) -> int:
        """The next number from 0 to 2**32 - 1."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely. Uses at least one word, also for n = 1."""
        if n < 1 or n > RANGE:
            raise ValueError(f"below({n}): 1 to {RANGE} are possible")
        limit = RANGE - RANGE % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class BlakeStream(Stream):
    """Stream `name` of `seed`, from the word after the first `used` ones."""

    def __init__(self, seed: bytes, name: str, used: int = 0) -> None:
        self.start: Final = blake2b(name.encode("ascii") + b"\0", key=seed)  # of every block
        self.used = used
        self.words: tuple[int, ...] = ()  # of the block being read

    def word(self) -> int:
        place = self.used % WORDS
        if place == 0 or not self.words:
            block = self.start.copy()
            block.update((self.used // WORDS).to_bytes(8, "little"))
            self.words = BLOCK.unpack(block.digest())
        self.used += 1
        return self.words[place]


class QuickStream(Stream):
    """For copies that planners play with, never for the table: multiply with carry, after SplitMix64 mixed the seed.

    Its numbers are small enough for compiled code to do without long integers.
    """

    def __init__(self, seed: int) -> None:
        z = (seed + 0x9E3779B97F4A7C15) & MASK64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
        self.state = 1 + (z ^ (z >> 31)) % (FACTOR * (MASK30 + 1) - 2)

    def word(self) -> int:
        state = FACTOR * (self.state & MASK30) + (self.state >> 30)
        self.state = state
        return (state ^ state >> 29) & MASK32


class Chance(Value):
    """Where all streams of a game stand. A value: drawing leaves a new one, so clones share it."""

    def __init__(self, seed: bytes, used: dict[str, int]) -> None:
        self.seed: Final = seed
        self.used: Final = used

    def open(self, name: str) -> Stream:
        return BlakeStream(self.seed, name, self.used.get(name, 0))

    def after(self, name: str, stream: Stream) -> Chance:
        """Chance once `stream`, opened as `name`, has been read."""
        assert isinstance(stream, BlakeStream)
        used = self.used.copy()
        used[name] = stream.used
        return Chance(self.seed, used)


class QuickChance(Chance):
    """Chance in a guessed world: one quick generator for all streams."""

    def __init__(self, state: int) -> None:
        super().__init__(b"", {})
        self.state: Final = state

    def open(self, name: str) -> Stream:
        return QuickStream(self.state)

    def after(self, name: str, stream: Stream) -> Chance:
        assert isinstance(stream, QuickStream)
        return QuickChance(stream.state)


def seed_of(number: int) -> bytes:
    """The seed of game `number` of a simulation: a hash of the text `posterity seed NUMBER`."""
    return blake2b(f"posterity seed {number}".encode("ascii"), digest_size=32).digest()
