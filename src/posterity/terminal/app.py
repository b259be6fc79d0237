"""`posterity play`: a game in this terminal, or a check that one can be played."""

from __future__ import annotations

import sys
from typing import TextIO

from posterity.terminal.check import check
from posterity.terminal.client import Client
from posterity.terminal.console import LineSource
from posterity.terminal.request import PlayRequest
from posterity.terminal.saves import games_folder


def play(request: PlayRequest, input: LineSource | None = None, output: TextIO | None = None) -> int:
    """Play as requested; the exit status. ^C and the end of the input leave a game that can be gone on with."""
    source, target = input or sys.stdin, output or sys.stdout
    for stream in (source, target):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if request.check:
        return check(request, target)
    return Client(request, source, target, games_folder()).run()
