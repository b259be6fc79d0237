"""What a network is told of positions: numbers of the whole table, and rows for each card, place and rival.

Rows let other sets and other numbers of seats be played: a network looks at each row in the same way and adds up what
it sees. The first number of a row says which card it is about; what a card *is* stands in the table of properties.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

MOST: Final = 32767  # the largest number there can be
NO_CARD: Final = 0  # a row about no card; the cards of a set count from 1
NO_ROW: Final = -1  # a row that says nothing


class RowKind:
    """One kind of rows: what it is about, and what the numbers of a row say after the first."""

    def __init__(self, name: str, columns: tuple[str, ...]) -> None:
        self.name: Final = name
        self.columns: Final = columns


def numbered(name: str, count: int) -> list[str]:
    """Names of columns that are alike but for their number."""
    return [f"{name}-{number}" for number in range(count)]


class FeatureLayout:
    """What the numbers of a position and of its rows say, in order."""

    def __init__(self, numbers: tuple[str, ...], kinds: tuple[RowKind, ...], properties: tuple[str, ...]) -> None:
        self.numbers: Final = numbers
        self.kinds: Final = kinds
        self.properties: Final = properties


class Features:
    """Positions as numbers, one after the other. Every position has a first row of each kind that says nothing."""

    def __init__(self, layout: FeatureLayout) -> None:
        self.layout: Final = layout
        self.positions = 0
        self.numbers = BytesWriter()
        self.rows: Final = [BytesWriter() for _ in layout.kinds]
        self.counts: Final[list[list[int]]] = [[] for _ in layout.kinds]
        self.silent: Final = [silent_row(kind) for kind in layout.kinds]

    def begin(self) -> None:
        """Another position follows."""
        self.positions += 1
        for kind, rows in enumerate(self.rows):
            self.counts[kind].append(1)
            rows.write(self.silent[kind])

    def row(self, kind: int) -> BytesWriter:
        """Where the numbers of another row go."""
        counts = self.counts[kind]
        counts[-1] += 1
        return self.rows[kind]


def silent_row(kind: RowKind) -> bytes:
    """A row that says nothing."""
    row = BytesWriter()
    write_i16_le(row, NO_ROW)
    for _ in kind.columns:
        write_i16_le(row, 0)
    return row.getvalue()


def put(writer: BytesWriter, number: int) -> None:
    """A number, as large as it can be said."""
    if number > MOST:
        number = MOST
    elif number < -MOST:
        number = -MOST
    write_i16_le(writer, i16(number))


def put_place(writer: BytesWriter, place: int, places: int) -> None:
    """A column for each place, of which one says 1, or none if it is no such place."""
    for _ in range(places):
        write_i16_le(writer, i16(1 if place == 0 else 0))
        place -= 1


class FeatureExtractor:
    """Tells the positions of one game to a network."""

    layout: FeatureLayout

    def properties(self, s: Any) -> list[list[int]]:
        """What each card at a table is, by its number in rows; the first is no card."""
        raise NotImplementedError

    def extract(self, s: Any, seat: int, into: Features) -> None:
        """Tell how things stand for `seat`, which may know all that is told."""
        raise NotImplementedError
