"""People who play by a script: what they type, and what they saw."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from posterity.core.records import Record, read_record
from posterity.terminal.client import Client
from posterity.terminal.request import PlayRequest

OPTION = re.compile(r"^  (\d+)\. ")


class Typed:
    """Lines that somebody types, one after the other; after the last the input ends."""

    def __init__(self, lines: Iterable[str], tty: bool = False) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty

    def readline(self) -> str:
        line = next(self.lines, None)
        if line is None:
            return ""
        if line == "^C":
            raise KeyboardInterrupt
        return line + "\n"


class Run:
    """One run of the client: its exit status, what it wrote, and the games it keeps."""

    def __init__(self, folder: Path, request: PlayRequest, typed: Typed | Iterable[str]) -> None:
        self.folder = folder
        self.output = io.StringIO()
        source = typed if isinstance(typed, Typed) else Typed(typed)
        self.app = Client(request, source, self.output, folder)
        self.status = self.app.run()

    @property
    def text(self) -> str:
        return self.output.getvalue()

    @property
    def flat(self) -> str:
        """What was written, without line breaks."""
        return re.sub(r"\s+", " ", self.text)

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"))

    def record(self) -> Record:
        (file,) = self.files()
        return read_record(file.read_bytes())


def ones() -> Iterator[str]:
    """Always the first answer."""
    while True:
        yield "1"


class Chooser(Typed):
    """Answers every question with any of the numbers it is offered, and anything else with what is given."""

    def __init__(self, seed: int, otherwise: str = "", tty: bool = False) -> None:
        super().__init__([], tty)
        self.luck = Random(seed)
        self.otherwise = otherwise
        self.output: Callable[[], str] = lambda: ""

    def readline(self) -> str:
        written = self.output()
        if not written.endswith("\n> "):
            return self.otherwise + "\n"
        lines = written[-4000:].splitlines()
        last = next(match for line in reversed(lines) if (match := OPTION.match(line)))
        return f"{self.luck.randint(1, int(last[1]))}\n"


def play_by_chance(folder: Path, request: PlayRequest, seed: int, otherwise: str = "") -> Run:
    run = Run.__new__(Run)
    run.folder, run.output = folder, io.StringIO()
    chooser = Chooser(seed, otherwise)
    chooser.output = run.output.getvalue
    run.app = Client(request, chooser, run.output, folder)
    run.status = run.app.run()
    return run


def request(**wishes: object) -> PlayRequest:
    """You and a greedy bot, always the same deal."""
    return PlayRequest(**{"game": "leaders", "people": ["Anna"], "seed": 1, "lang": "en", **wishes})  # type: ignore[arg-type]
