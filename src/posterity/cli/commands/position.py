"""`posterity position`: one position, whole or exactly as one seat or a spectator may know it."""

from __future__ import annotations

import msgspec

from posterity.cli.arguments import Given
from posterity.cli.command_errors import DONE
from posterity.cli.console import Console
from posterity.cli.opened import chosen_viewer, entry_number, opened


def run(given: Given, console: Console) -> int:
    record = opened(given, console.voice)
    s = record.table.state_at(entry_number(given, record))
    viewer = chosen_viewer(given, record)
    seen = record.game.view(s, viewer) if given.has("seat") else record.game.position(s)
    console.json(msgspec.to_builtins(seen))
    return DONE
