"""A text as a QR code (ISO/IEC 18004): byte mode, error correction level L, versions 1 to 9.

`squares` gives the dark and light modules; `blocks` draws them in a terminal, two rows to a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise, product
from typing import Final, NamedTuple

Grid = list[list[int]]


class Version(NamedTuple):
    """The capacity of a size of code: all codewords, correction codewords per block, blocks, alignment patterns."""

    codewords: int
    correction: int
    blocks: int
    aligned: tuple[int, ...]


VERSIONS: Final = (
    Version(26, 7, 1, ()),
    Version(44, 10, 1, (6, 18)),
    Version(70, 15, 1, (6, 22)),
    Version(100, 20, 1, (6, 26)),
    Version(134, 26, 1, (6, 30)),
    Version(172, 18, 2, (6, 34)),
    Version(196, 20, 2, (6, 22, 38)),
    Version(242, 24, 2, (6, 24, 42)),
    Version(292, 30, 2, (6, 26, 46)),
)
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
LEVEL: Final = 1  # the bits for level L
FIELD, FORMAT, FORMAT_MASK, NUMBER = 0x11D, 0x537, 0x5412, 0x1F25  # polynomials, and what the format is masked with
WITH_NUMBER: Final = 7  # from this version on the code states its version
FILLING: Final = (0xEC, 0x11)
UNSET: Final = -1
MARGIN: Final = 2  # light modules around a code; four are better, but a terminal is small
HALVES: Final = {"00": " ", "10": "▀", "01": "▄", "11": "█"}
RUN, FINDER = re.compile(r"0{5,}|1{5,}"), re.compile(r"(?=10111010000|00001011101)")
LONGEST: Final = VERSIONS[-1].codewords - VERSIONS[-1].correction * VERSIONS[-1].blocks - 2


def squares(text: str) -> list[str]:
    """The rows of the code, `1` for a dark module; ValueError if the text is too long for one."""
    data = text.encode()
    number = next((at for at, one in enumerate(VERSIONS, 1) if len(data) <= room(one)), None)
    if number is None:
        raise ValueError(f"{len(data)} bytes are too many for a code; {LONGEST} fit")
    bits = "".join(f"{word:08b}" for word in interleaved(VERSIONS[number - 1], filled(VERSIONS[number - 1], data)))
    drawn = [finished(number, bits, mask) for mask in range(len(MASKS))]
    return min(drawn, key=penalty)


def blocks(rows: list[str]) -> list[str]:
    """The code for a terminal, light on dark: each character is two modules, one above the other."""
    wide = len(rows) + 2 * MARGIN
    framed = ["1" * wide] * MARGIN + [f"{'1' * MARGIN}{inverse(row)}{'1' * MARGIN}" for row in rows]
    framed += ["1" * wide] * MARGIN
    framed += ["0" * wide] * (len(framed) % 2)
    pairs = zip(framed[::2], framed[1::2], strict=True)
    return ["".join(HALVES[upper + lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs]


def inverse(row: str) -> str:
    return row.translate(str.maketrans("01", "10"))


# ---------------------------------------------------------------- codewords


def room(version: Version) -> int:
    """Bytes of text that fit: four bits say that they are bytes, eight how many."""
    return version.codewords - version.correction * version.blocks - 2


def filled(version: Version, data: bytes) -> list[int]:
    """The data codewords: mode, length, text, an end, and filling."""
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    wanted = room(version) + 2
    return words + [FILLING[at % 2] for at in range(wanted - len(words))]


def interleaved(version: Version, words: list[int]) -> list[int]:
    """Data and correction of all blocks, a codeword of each in turn."""
    short, longer = divmod(len(words), version.blocks)
    ends = [short * at + max(0, at - (version.blocks - longer)) for at in range(version.blocks + 1)]
    data = [words[begin:end] for begin, end in pairwise(ends)]
    corrections = [corrected(block, version.correction) for block in data]
    return in_turn(data) + in_turn(corrections)


def in_turn(parts: list[list[int]]) -> list[int]:
    longest = max(len(part) for part in parts)
    return [part[at] for at in range(longest) for part in parts if at < len(part)]


def product_of(one: int, other: int) -> int:
    """Multiplication in the field of 256 elements."""
    found = 0
    for bit in f"{one:08b}":
        found = (found << 1) ^ (FIELD if found & 0x80 else 0)
        found ^= other if bit == "1" else 0
    return found


def corrected(words: list[int], count: int) -> list[int]:
    """The remainder by the generator polynomial of that degree (Reed-Solomon)."""
    root, generator = 1, [1]
    for _ in range(count):
        shifted, scaled = [*generator, 0], [0, *(product_of(one, root) for one in generator)]
        generator = [one ^ other for one, other in zip(shifted, scaled, strict=True)]
        root = product_of(root, 2)
    left = [0] * count
    for word in words:
        factor = word ^ left[0]
        left = [one ^ product_of(part, factor) for one, part in zip([*left[1:], 0], generator[1:], strict=True)]
    return left


def remainder(value: int, polynomial: int) -> int:
    """The check bits appended to a few bits, so that they can be read when some are lost (BCH)."""
    degree = polynomial.bit_length() - 1
    found = value << degree
    while found.bit_length() > degree:
        found ^= polynomial << (found.bit_length() - degree - 1)
    return value << degree | found


# ---------------------------------------------------------------- drawing


def finished(number: int, bits: str, mask: int) -> list[str]:
    """The code with its fixed patterns, the bits of its codewords under a mask, and which mask it is."""
    grid = patterns(number)
    write_format(grid, remainder(LEVEL << 3 | mask, FORMAT) ^ FORMAT_MASK)
    if number >= WITH_NUMBER:
        write_number(grid, remainder(number, NUMBER))
    left = iter(bits)
    for row, column in path(grid):
        bit = int(next(left, "0"))
        grid[row][column] = bit ^ MASKS[mask](row, column)
    return ["".join(map(str, row)) for row in grid]


def patterns(number: int) -> Grid:
    """What every code of a version has: finders in three corners, timing between them, alignment."""
    size = 17 + 4 * number
    grid = [[UNSET] * size for _ in range(size)]
    for row, column in ((0, 0), (0, size - 7), (size - 7, 0)):
        for down, right in product(range(-1, 8), repeat=2):
            if 0 <= row + down < size and 0 <= column + right < size:
                ring = max(abs(down - 3), abs(right - 3))
                grid[row + down][column + right] = int(ring not in (2, 4))
    for at in range(8, size - 8):
        grid[6][at] = grid[at][6] = int(at % 2 == 0)
    for row, column in product(VERSIONS[number - 1].aligned, repeat=2):
        if not near_finder(row, column, size):
            for down, right in product(range(-2, 3), repeat=2):
                grid[row + down][column + right] = int(max(abs(down), abs(right)) != 1)
    return grid


def near_finder(row: int, column: int, size: int) -> bool:
    return (row, column) in ((6, 6), (6, size - 7), (size - 7, 6))


def write_format(grid: Grid, bits: int) -> None:
    """Level and mask, twice, around the finders; one module beside them is always dark."""
    size = len(grid)
    for at in range(15):
        bit = bits >> at & 1
        first = (at, 8) if at < 6 else (at + 1, 8) if at < 8 else (8, 7) if at == 8 else (8, 14 - at)
        second = (8, size - 1 - at) if at < 8 else (size - 15 + at, 8)
        for row, column in (first, second):
            grid[row][column] = bit
    grid[size - 8][8] = 1


def write_number(grid: Grid, bits: int) -> None:
    size = len(grid)
    for at in range(18):
        row, column = at // 3, size - 11 + at % 3
        grid[row][column] = grid[column][row] = bits >> at & 1


def path(grid: Grid) -> list[tuple[int, int]]:
    """The free modules in the order in which they are filled: up and down in pairs of columns, from the right."""
    size = len(grid)
    found = []
    rights = [right for right in range(size - 1, 6, -2)] + [5, 3, 1]
    for turn, right in enumerate(rights):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        found += [(row, column) for row in rows for column in (right, right - 1) if grid[row][column] == UNSET]
    return found


def penalty(rows: list[str]) -> int:
    """How hard a code is to read: runs, squares of one colour, what looks like a finder, too much of one colour."""
    size = len(rows)
    lines = rows + ["".join(column) for column in zip(*rows, strict=True)]
    runs = sum(len(run) - 2 for line in lines for run in RUN.findall(line))
    finders = sum(len(FINDER.findall(line)) for line in lines)
    alike = sum(
        one[at] == one[at + 1] == other[at] == other[at + 1] for one, other in pairwise(rows) for at in range(size - 1)
    )
    dark = sum(row.count("1") for row in rows)
    return runs + 3 * alike + 40 * finders + 10 * (abs(20 * dark - 10 * size * size) // (size * size))
