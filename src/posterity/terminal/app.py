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
    """Play as requested; the exit status. after ^C or the end of the input the game can be resumed."""
    source, target = input or sys.stdin, output or sys.stdout
    for stream in (source, target):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if request.check:
        return check(request, target)
    return Client(request, source, target, games_folder()).run()
