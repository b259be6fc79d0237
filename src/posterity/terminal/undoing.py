"""Taking back: as far as information allows by oneself, beyond that as far as the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posterity.core.records import Answer
from posterity.core.tasks import State
from posterity.table.table import Table

if TYPE_CHECKING:
    from posterity.terminal.asking import Asking


def undo(asking: Asking) -> None:
    """Take back the last decision of the seat that is asked. Repeated, it goes on further back."""
    playing, seat = asking.playing, asking.seat
    table = playing.table
    to = last_decision(table, seat, playing.auto)
    if to is None:
        asking.console.say("terminal-undo-nothing")
        return
    agreed: list[int] = []
    if to < table.free_undo(seat):
        barrier = barrier_after(table, seat, to)
        asking.console.say(f"terminal-undo-{barrier}", answer=answer_words(asking, to), others=others(asking, to))
        if not asking.console.confirm("terminal-undo-sure"):
            asking.console.say("terminal-undo-not")
            return
        for other in playing.people():
            if other != seat:
                if not asking.console.confirm("terminal-undo-agree", other=other, name=playing.house.player(seat)):
                    asking.console.say("terminal-undo-refused", other=other)
                    return
                agreed.append(other)
    table.undo(seat, to, agreed)
    playing.keep()


def last_decision(table: Table, seat: int, auto: bool) -> int | None:
    """The last answer of `seat` that the game stands on; with `auto` the last one that was a choice."""
    for number in reversed(table.line(table.number)):
        entry = table.entries[number - 1]
        if isinstance(entry, Answer) and entry.seat == seat:
            ask = before(table, number).ask
            if not auto or (ask is not None and len(ask.options) > 1):
                return number
    return None


def before(table: Table, number: int) -> State:
    return table.state_at(number - 1)


def barrier_after(table: Table, seat: int, to: int) -> str:
    """Why an answer cannot be taken back freely: another answered since, chance was drawn, or something was shown."""
    line = [number for number in table.line(table.number) if number >= to]
    entries = [table.entries[number - 1] for number in line]
    if any(isinstance(entry, Answer) and entry.seat != seat for entry in entries):
        return "others"
    then, now = before(table, to).chance, table.state.chance
    return "chance" if then.__reduce__() != now.__reduce__() else "shown"


def answer_words(asking: Asking, number: int) -> str:
    entry = asking.playing.table.entries[number - 1]
    assert isinstance(entry, Answer)
    return asking.voice.pick(entry.pick)


def others(asking: Asking, to: int) -> str:
    """Who has answered since."""
    table = asking.playing.table
    entries = [table.entries[number - 1] for number in table.line(table.number) if number > to]
    seats = dict.fromkeys(entry.seat for entry in entries if isinstance(entry, Answer) and entry.seat != asking.seat)
    return asking.voice.listed([asking.voice.player(seat) for seat in seats])
