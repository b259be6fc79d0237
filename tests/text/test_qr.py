"""QR codes: read again by a reader that shares nothing with what draws them but the standard."""

from __future__ import annotations

import pytest

from posterity.text.qr import LONGEST, VERSIONS, blocks, squares

MASKS = [
    lambda i, j: (i + j) % 2 == 0,
    lambda i, j: i % 2 == 0,
    lambda i, j: j % 3 == 0,
    lambda i, j: (i + j) % 3 == 0,
    lambda i, j: (i // 2 + j // 3) % 2 == 0,
    lambda i, j: (i * j) % 2 + (i * j) % 3 == 0,
    lambda i, j: ((i * j) % 2 + (i * j) % 3) % 2 == 0,
    lambda i, j: ((i + j) % 2 + (i * j) % 3) % 2 == 0,
]


def is_fixed(size, version, i, j):
    """Finders with their formats, timing, alignment, and the number of the version."""
    if (i < 9 and (j < 9 or j >= size - 8)) or (i >= size - 8 and j < 9) or 6 in (i, j):
        return True
    if version >= 7 and ((i < 6 and j >= size - 11) or (j < 6 and i >= size - 11)):
        return True
    middles = VERSIONS[version - 1].aligned
    corners = [(middles[0], middles[0]), (middles[0], middles[-1]), (middles[-1], middles[0])] if middles else []
    return any(abs(i - a) <= 2 and abs(j - b) <= 2 for a in middles for b in middles if (a, b) not in corners)


def powers():
    """Logarithms in the field of 256 elements."""
    found, value = [], 1
    for _ in range(255):
        found.append(value)
        value = value * 2 ^ (0x11D if value & 0x80 else 0)
    return found


def syndromes(block, count):
    """All zero where nothing is damaged."""
    table = powers()
    log = {value: at for at, value in enumerate(table)}
    found = []
    for root in range(count):
        total = 0
        for word in block:
            total = (table[(log[total] + root) % 255] if total else 0) ^ word
        found.append(total)
    return found


def read(rows):
    """The text of a code whose format, correction and filling are as they must be."""
    size = len(rows)
    version = (size - 17) // 4
    grid = [[int(module) for module in row] for row in rows]
    along = [grid[8][j] for j in (0, 1, 2, 3, 4, 5, 7, 8)] + [grid[i][8] for i in (7, 5, 4, 3, 2, 1, 0)]
    again = [grid[i][8] for i in range(size - 1, size - 8, -1)] + [grid[8][j] for j in range(size - 8, size)]
    assert along == again and grid[size - 8][8] == 1
    written = int("".join(map(str, along)), 2) ^ 0b101010000010010
    assert written >> 13 == 0b01  # level L
    mask = MASKS[written >> 10 & 7]
    bits, up, right = [], True, size - 1
    while right > 0:
        right -= right == 6
        for i in range(size - 1, -1, -1) if up else range(size):
            bits += [grid[i][j] ^ mask(i, j) for j in (right, right - 1) if not is_fixed(size, version, i, j)]
        up, right = not up, right - 2
    words = [int("".join(map(str, bits[at : at + 8])), 2) for at in range(0, len(bits) - 7, 8)]
    plan = VERSIONS[version - 1]
    assert len(words) == plan.codewords
    data = plan.codewords - plan.correction * plan.blocks
    parts = [words[at : data : plan.blocks] for at in range(plan.blocks)]
    for at, part in enumerate(parts):
        assert not any(syndromes(part + words[data + at :: plan.blocks], plan.correction))
    text = "".join(f"{word:08b}" for part in parts for word in part)
    assert text[:4] == "0100"
    length = int(text[4:12], 2)
    return bytes(int(text[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


@pytest.mark.parametrize("length", [1, 17, 18, 32, 33, 53, 78, 79, 106, 134, 135, 154, 192, 193, 230])
def test_what_is_drawn_can_be_read(length):
    text = "".join("http://posterity.example/#join=AbC-_09"[at % 38] for at in range(length))

    assert read(squares(text)) == text


def test_text_of_other_scripts_is_its_bytes():
    assert read(squares("Perché? → ✓")) == "Perché? → ✓"


def test_a_text_that_is_too_long_is_refused():
    assert len(squares("x" * LONGEST)) == 53
    with pytest.raises(ValueError, match="231 bytes"):
        squares("x" * (LONGEST + 1))


def test_a_terminal_shows_two_rows_in_a_line_with_light_around_them():
    rows = squares("http://192.168.1.20:8000")
    lines = blocks(rows)
    lit = [f"{'█▀'.count(sign)}{'█▄'.count(sign)}" for line in lines for sign in line]

    assert {len(line) for line in lines} == {len(rows) + 4} and len(lines) == (len(rows) + 5) // 2
    upper, lower = lit[: len(rows) + 4], lit[len(rows) + 4 : 2 * (len(rows) + 4)]
    assert set(upper) == {"11"}  # two light rows above
    assert [1 - int(pair[0]) for pair in lower[2:-2]] == [int(module) for module in rows[0]]
