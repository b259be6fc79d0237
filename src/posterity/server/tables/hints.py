"""Hints at a table: the one place that decides where they are given, and how many were.

Where a game counts for more than itself, as in contests, they are refused here once there is such a thing.
"""

from __future__ import annotations

from msgspec.structs import replace

from posterity.server.errors import NOT_NOW, ApiError
from posterity.server.tables import lessons
from posterity.server.tables.metadata import HintCount, TableMetadata
from posterity.server.tables.seating import Seating
from posterity.table.table import Table


def are_given(metadata: TableMetadata, seating: Seating) -> bool:
    """Are hints given at a table: by agreement, or since one person plays alone against bots?"""
    return metadata.hints or plays_alone(seating)


def plays_alone(seating: Seating) -> bool:
    """Does one person hold seats, and bots have all others for good?"""
    people = {seating.holder(seat) for seat in seating.held()}
    others = [seat for seat in range(len(seating.seats)) if seating.holder(seat) is None]
    return len(people) == 1 and all(seating.kind(seat) == "bot" for seat in others)


def check(metadata: TableMetadata, seating: Seating, table: Table) -> None:
    """ApiError where no hints are given."""
    if lessons.next_move(metadata, table) is not None:
        raise ApiError(NOT_NOW, "server-no-hints-lesson")
    if not are_given(metadata, seating):
        raise ApiError(NOT_NOW, "server-no-hints")


def given(metadata: TableMetadata, seats: int) -> list[int]:
    """How many hints each seat was given."""
    return [metadata.hinted[seat].count if seat in metadata.hinted else 0 for seat in range(seats)]


def with_hint(metadata: TableMetadata, seat: int, number: int) -> TableMetadata:
    """The same once a seat was given a hint about question `number`; more of it is no other hint."""
    before = metadata.hinted.get(seat, HintCount(count=0, last=-1))
    if before.last == number:
        return metadata
    return replace(metadata, hinted={**metadata.hinted, seat: HintCount(count=before.count + 1, last=number)})
