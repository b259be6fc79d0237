"""`posterity why`: why a pick is legal or not, in a sentence with its clause and numbers."""

from __future__ import annotations

from posterity.cli.arguments import Given
from posterity.cli.command_errors import DONE, NO
from posterity.cli.console import Console
from posterity.cli.opened import Opened, entry_number, opened
from posterity.core.answers import IllegalAnswer
from posterity.table.why import explain
from posterity.text.error_sentences import Refused, illegal


def run(given: Given, console: Console) -> int:
    record = opened(given, console.voice)
    s = record.table.state_at(entry_number(given, record))
    if s.ask is None:
        return nothing_asked(record, given.word("pick"), console)
    voice = record.voice.as_seen_by(s.ask.seat)
    try:
        reason = explain(record.game, s, given.word("pick"))
    except IllegalAnswer as e:
        if e.reason is None:
            raise Refused(illegal(voice, e)) from e
        reason = e.reason
    console.line(voice.reason(reason))
    return DONE if reason.legal else NO


def nothing_asked(record: Opened, pick: str, console: Console) -> int:
    """The game is over: no pick is legal any more."""
    over = illegal(record.voice, IllegalAnswer("over", {"pick": pick}))
    console.line(record.voice.with_clause(over, record.game.end_clause))
    return NO
