"""How long people may think. Pure: the thinking times come with the entries, the present moment with each call.

Times are milliseconds. Only people are charged, and only for questions put to them. When somebody's time is up, a bot
answers in their place (`seats.let_bot`), and they may take the seat back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from posterity.core.records import Answer, Change
from posterity.table.table import Table

SECOND = 1000
RETURN = 60 * SECOND  # the least time for a person who takes a seat back after a bot has answered there


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was agreed: `seconds` for each turn (`move`), or for the whole game with `increment` for each turn (`bank`).

    A turn lasts until somebody else has answered: taking back and answering again gains no time.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def full(self) -> int:
        return self.seconds * SECOND


def time_left(table: Table, clock: Clock, spent: Sequence[int]) -> list[int]:
    """What each seat had left when the open question was asked; `spent` has the thinking time of each entry."""
    return counted(table, clock, spent).left


def may_return(table: Table, clock: Clock, spent: Sequence[int], seat: int) -> bool:
    """Would a person who takes `seat` back now have any time left? If not, the bot answers first."""
    found = counted(table, clock, spent)
    return clock.kind == "none" or found.left[seat] > 0 or seat in found.helped


def ran_out(table: Table, clock: Clock, spent: Sequence[int]) -> set[int]:
    """The seats played by a bot because their people ran out of time and have not come back since."""
    return set() if clock.kind == "none" else counted(table, clock, spent).out


class Count(NamedTuple):
    """The time left of each seat, the seats where a bot has answered since a person did, and who ran out of time."""

    left: list[int]
    helped: set[int]
    out: set[int]


def counted(table: Table, clock: Clock, spent: Sequence[int]) -> Count:
    """Go through the entries with their thinking times.

    A person who takes a seat back has at least RETURN, or the initial time of the clock if that was less; but only if
    a bot has answered there meanwhile: leaving and coming back at once gains no time.
    """
    left = [clock.full] * len(table.seats)
    kinds = [seat.kind for seat in table.seats]
    helped: set[int] = set()
    out: set[int] = set()
    last: int | None = None  # who gave the last answer
    for number, (entry, thought) in enumerate(zip(table.entries, spent, strict=True)):
        asked = table.asked[number]
        if asked is not None and kinds[asked] == "person":
            left[asked] = max(0, left[asked] - thought)
        if isinstance(entry, Answer):
            if last is not None and last != entry.seat:
                left[last] = clock.full if clock.kind == "move" else left[last] + clock.increment * SECOND
            last = entry.seat
            if kinds[entry.seat] == "bot":
                helped.add(entry.seat)
        elif isinstance(entry, Change):
            if (kinds[entry.seat], entry.kind, asked) == ("person", "bot", entry.seat) and not left[entry.seat]:
                out.add(entry.seat)
            elif entry.kind != "bot":
                out.discard(entry.seat)
            kinds[entry.seat] = entry.kind
            if entry.kind == "person" and entry.seat in helped:
                left[entry.seat] = max(left[entry.seat], min(RETURN, clock.full))
                helped.discard(entry.seat)
    return Count(left, helped, out)


def due(table: Table, clock: Clock, spent: Sequence[int], since: int) -> int | None:
    """When the person asked runs out of time if the open question counts from `since`; None if no clock runs.

    `since` is the moment at which it was asked, or at which the table was taken up again: nobody pays for a pause.
    """
    asked = table.asks()
    if clock.kind == "none" or asked is None or table.kinds[asked] != "person":
        return None
    return since + time_left(table, clock, spent)[asked]


def thought(since: int, now: int) -> int:
    """The thinking time of an entry made `now`; never negative, whatever the clock of the machine does."""
    return max(0, now - since)
