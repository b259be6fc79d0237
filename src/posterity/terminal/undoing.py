"""Taking back answers: freely as long as nothing was revealed, beyond that if the other people agree."""

from __future__ import annotations

from posterity.core.records import Answer
from posterity.core.tasks import State
from posterity.table.consent import ConsentRequest, agree, carry_out, last_decision, needs, propose_undo
from posterity.table.table import Table
from posterity.terminal.question import OpenQuestion


def undo(question: OpenQuestion) -> None:
    """Take back the last decision of the seat that is asked. Repeated, it goes further back."""
    playing, seat = question.playing, question.seat
    table = playing.table
    to = last_decision(table, seat, playing.auto)
    if to is None:
        question.console.say("terminal-undo-nothing")
        return
    if to < table.free_undo(seat) and not is_sure(question, to):
        question.console.say("terminal-undo-not")
        return
    agreed = asked_all(question, propose_undo(table, seat, to))
    if agreed is not None:
        carry_out(table, agreed)
        playing.keep()


def is_sure(question: OpenQuestion, to: int) -> bool:
    """Ask for confirmation before an undo that is not free, with the reason why it is not."""
    barrier = barrier_after(question.playing.table, question.seat, to)
    question.console.say(f"terminal-undo-{barrier}", answer=answer_words(question, to), others=others(question, to))
    return question.console.confirm("terminal-undo-sure")


def asked_all(question: OpenQuestion, wish: ConsentRequest) -> ConsentRequest | None:
    """The request with the consent of all who are asked; None as soon as one of them refuses."""
    table, name = question.playing.table, question.playing.public_voice.player(wish.seat)
    for other in needs(table, wish):
        if not question.console.confirm("terminal-undo-agree", other=other, name=name):
            question.console.say("terminal-undo-refused", other=other)
            return None
        wish = agree(table, wish, other)
    return wish


def before(table: Table, number: int) -> State:
    return table.state_at(number - 1)


def barrier_after(table: Table, seat: int, to: int) -> str:
    """Why an answer cannot be taken back freely: others answered since, chance was drawn, or something was shown."""
    line = [number for number in table.line(table.number) if number >= to]
    entries = [table.entries[number - 1] for number in line]
    if any(isinstance(entry, Answer) and entry.seat != seat for entry in entries):
        return "others"
    then, now = before(table, to).chance, table.state.chance
    return "chance" if then.__reduce__() != now.__reduce__() else "shown"


def answer_words(question: OpenQuestion, number: int) -> str:
    entry = question.playing.table.entries[number - 1]
    assert isinstance(entry, Answer)
    return question.voice.pick(entry.pick)


def others(question: OpenQuestion, to: int) -> str:
    """Who has answered since."""
    table = question.playing.table
    entries = [table.entries[number - 1] for number in table.line(table.number) if number > to]
    seats = dict.fromkeys(entry.seat for entry in entries if isinstance(entry, Answer) and entry.seat != question.seat)
    return question.voice.listed([question.voice.player(seat) for seat in seats])
