"""`posterity hint`: advice for the seat that is asked at a position of a record, from what it may know."""

from __future__ import annotations

from posterity.analysis.hint import hint_at
from posterity.analysis.hint_words import STEPS, as_json
from posterity.analysis.said import paragraph
from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE
from posterity.cli.estimates import budget_of, seed_of
from posterity.cli.output import Output
from posterity.cli.record_files import entry_number, nothing_asked, replayed_record


def run(given: ParsedCommand, output: Output) -> int:
    record = replayed_record(given, output.voice)
    s = record.table.state_at(entry_number(given, record))
    if s.ask is None:
        return nothing_asked(record, output)
    voice = record.voice.as_seen_by(s.ask.seat)
    hint = hint_at(record.game, s, budget_of(given), seed_of(given))
    if given.has("json"):
        output.json(as_json(hint, voice))
        return DONE
    output.line(record.voice.player(hint.seat))
    for step in STEPS:
        output.paragraph(paragraph(step(hint), voice), "  ")
    return DONE
