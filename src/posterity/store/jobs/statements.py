"""What all jobs use: a statement, its rows, and how values are encoded and decoded."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from posterity.core.records import RecordError
from posterity.store.news import News


class Statement(NamedTuple):
    """SQL and its arguments."""

    sql: str
    args: tuple[Any, ...] = ()


Rows = list[Sequence[Any]]
T = TypeVar("T")
StoreJob = Generator[Statement | News, Rows, T]

AT_ONCE = 500  # ids in one statement
DAMAGED = (RecordError, msgspec.MsgspecError)  # what is raised by something kept that cannot be read


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def places(count: int, first: int = 1) -> str:
    """`$1, $2, $3`: a place for each of several arguments."""
    return ", ".join(f"${place}" for place in range(first, first + count))
