"""`posterity position`: one position, in full or exactly as one seat or a spectator may see it."""

from __future__ import annotations

import msgspec

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE
from posterity.cli.output import Output
from posterity.cli.record_files import chosen_viewer, entry_number, replayed_record


def run(given: ParsedCommand, output: Output) -> int:
    record = replayed_record(given, output.voice)
    s = record.table.state_at(entry_number(given, record))
    viewer = chosen_viewer(given, record)
    seen = record.game.view(s, viewer) if given.has("seat") else record.game.position(s)
    output.json(msgspec.to_builtins(seen))
    return DONE
