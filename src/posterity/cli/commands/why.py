"""`posterity why`: why a pick is legal or not, in a sentence with its clause and numbers."""

from __future__ import annotations

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE, NO
from posterity.cli.output import Output
from posterity.cli.record_files import entry_number, nothing_asked, replayed_record
from posterity.core.answers import IllegalAnswer
from posterity.table.why import explain
from posterity.text.error_sentences import CommandRefused, illegal


def run(given: ParsedCommand, output: Output) -> int:
    record = replayed_record(given, output.voice)
    s = record.table.state_at(entry_number(given, record))
    if s.ask is None:
        return nothing_asked(record, output, given.word("pick"))
    voice = record.voice.as_seen_by(s.ask.seat)
    try:
        reason = explain(record.game, s, given.word("pick"))
    except IllegalAnswer as e:
        if e.reason is None:
            raise CommandRefused(illegal(voice, e)) from e
        reason = e.reason
    output.line(voice.reason(reason))
    return DONE if reason.legal else NO
