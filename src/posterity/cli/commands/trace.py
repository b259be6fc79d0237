"""`posterity trace`: every position of a record as JSON lines."""

from __future__ import annotations

from typing import Any

import msgspec

from posterity.cli.arguments import ParsedCommand
from posterity.cli.command_errors import DONE
from posterity.cli.output import Output
from posterity.cli.record_files import replayed_record, states
from posterity.core.records import Answer, Entry


def run(given: ParsedCommand, output: Output) -> int:
    record = replayed_record(given, output.voice)
    entries: list[Entry | None] = [None, *record.table.entries]
    for number, (entry, s) in enumerate(zip(entries, states(record.table), strict=True)):
        position = msgspec.to_builtins(record.game.position(s))
        output.json({"n": number, **keys(entry), "position": position}, spread=False)
    return DONE


def keys(entry: Entry | None) -> dict[str, Any]:
    """Seat and pick of an answer; entries that are not answers have no pick but keys of their own."""
    if isinstance(entry, Answer):
        return {"seat": entry.seat, "pick": entry.pick}
    own = {} if entry is None else msgspec.to_builtins(entry)
    return {"seat": own.pop("seat", None), "pick": None, **own}
