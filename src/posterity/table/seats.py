"""Who answers for a seat: people leave, run out of time, come back, or share one screen."""

from __future__ import annotations

from collections.abc import Sequence

from posterity.core.answers import IllegalAnswer
from posterity.table.table import Table


def let_bot(table: Table, seat: int, bot: str) -> None:
    """A bot plays on for `seat`: its person has resigned, left or run out of time."""
    check_running(table)
    check_seat(table, seat)
    if table.kinds[seat] == "bot":
        raise IllegalAnswer("seat-bot", {"seat": seat})
    table.change(seat, "bot", bot)


def let_person(table: Table, seat: int, name: str | None = None) -> None:
    """A person answers for `seat` from here on: the one who had it before, or another one called `name`."""
    check_running(table)
    check_seat(table, seat)
    if table.kinds[seat] == "person" and name is None:
        raise IllegalAnswer("seat-person", {"seat": seat})
    table.change(seat, "person", None, name)


def check_running(table: Table) -> None:
    if table.over:
        raise IllegalAnswer("game-over", {})


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.setup.players:
        raise IllegalAnswer("no-such-seat", {"seats_there": table.setup.players - 1})


def in_front(table: Table, own: Sequence[int], before: int | None = None) -> int | None:
    """Which of several seats of one person the screen is turned to: the one that is asked, else as `before`.

    Pass-and-play shows one seat at a time; a client covers the screen when this changes. None if there is no own seat.
    """
    asked = table.asks()
    if asked is not None and asked in own:
        return asked
    return before if before in own else next(iter(own), None)
