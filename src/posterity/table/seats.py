"""Who answers for a seat: people leave, run out of time or come back."""

from __future__ import annotations

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
