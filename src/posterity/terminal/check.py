"""`--check`: starts the client in a temporary folder, checks that questions are asked and answered, and stops."""

from __future__ import annotations

import io
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from posterity.core.records import Answer, read_record
from posterity.terminal.client import Client
from posterity.terminal.request import PlayRequest
from posterity.text.bundles import language
from posterity.text.voice import Voice

ANSWERS = "1\n" * 5


def check(request: PlayRequest, output: TextIO) -> int:
    """Play a few answers of a fixed game; 0 if they were asked for, accepted and saved, 2 if no game can begin."""
    scripted = replace(request, check=False, resume=None, new=True, seed=1, people=[], bots=[], players=None)
    written = io.StringIO()
    with tempfile.TemporaryDirectory(prefix="posterity-") as name:
        status = Client(scripted, io.StringIO(ANSWERS), written, Path(name)).run()
        kept = [read_record(file.read_bytes()) for file in Path(name).glob("*.json")]
    if status == 2:
        return status  # the client has already said what is wrong
    entries = [entry for record in kept for entry in record.entries()]
    answered = [entry for entry in entries if isinstance(entry, Answer) and entry.seat == 0]
    asked = written.getvalue().count("\n> 1\n")
    good = status == 0 and asked > 0 and len(answered) >= asked
    voice = Voice(language(request.lang or None))
    output.write(voice.say("terminal-check-good" if good else "terminal-check-bad", count=asked) + "\n")
    return 0 if good else 1
