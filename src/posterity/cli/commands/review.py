"""`posterity review`: a game that is over, decision by decision, with luck apart from skill."""

from __future__ import annotations

import msgspec

from posterity.analysis.jobs import review
from posterity.analysis.report import Report
from posterity.analysis.walk import answers_of
from posterity.cli.arguments import ParsedCommand
from posterity.cli.bars import Progress
from posterity.cli.command_errors import DONE, CommandError, errors_in
from posterity.cli.estimates import budget_of, seed_of
from posterity.cli.output import Output
from posterity.cli.record_files import replayed_record
from posterity.lab.runner import cores


def run(given: ParsedCommand, output: Output) -> int:
    record = replayed_record(given, output.voice)
    table = record.table
    if not table.over:
        with errors_in(record.file, record.voice):
            raise CommandError("cli-review-not-over")
    progress = Progress(len(answers_of(table)))
    try:
        found = review(table, budget_of(given), seed_of(given), cores(), progress.at)
    finally:
        progress.close()
    if given.has("json"):
        output.json(msgspec.to_builtins(found))
        return DONE
    for title, lines in Report(found, table, record.voice).paragraphs():
        output.line(title)
        for line in lines:
            output.paragraph(line, "  ", "    ")
    return DONE
