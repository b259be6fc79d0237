"""The output of a command: results on standard output, everything else on standard error."""

from __future__ import annotations

import json
import sys
import textwrap
import unicodedata
from contextlib import suppress
from io import StringIO, TextIOWrapper
from typing import Any, TextIO

from posterity.core.words import DIRECTIONS
from posterity.text.voice import Voice

WIDTH = 80


class Output:
    """Both outputs of one command, and the voice that it speaks with."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.out: TextIO = sys.stdout or StringIO()  # None if it was closed from outside
        self.err: TextIO = sys.stderr or StringIO()
        for stream in (self.out, self.err):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")

    def line(self, text: str = "") -> None:
        """One line for people."""
        self.out.write(clean(text) + "\n")

    def say(self, message: str, /, **args: Any) -> None:
        """One message for people, on one line however long it is."""
        self.line(self.voice.say(message, **args))

    def paragraph(self, text: str, indent: str = "", rest: str | None = None) -> None:
        """Text for people, broken into lines; all but the first are indented by `rest`."""
        for line in wrapped(text, indent, indent if rest is None else rest):
            self.line(line)

    def json(self, value: Any, spread: bool = True) -> None:
        """One JSON value on one line; indented on a terminal, unless the format is one value a line."""
        indent = 2 if spread and self.out.isatty() else None
        text = json.dumps(value, ensure_ascii=False, indent=indent)
        try:
            text.encode(self.out.encoding or "utf-8")
        except UnicodeEncodeError:  # another encoding than UTF-8, or half a character in a broken input
            text = json.dumps(value, indent=indent)
        self.out.write(text + "\n")

    def complain(self, sentence: str) -> None:
        """One line on standard error, even if a broken input has put unprintable characters into the sentence."""
        with suppress(OSError):  # if standard error is closed, too, there is nobody left to tell
            self.err.write(clean(sentence) + "\n")
            self.err.flush()


def clean(text: str) -> str:
    """Text without characters that would move the cursor or reverse the direction of writing."""
    if text.isprintable():
        return text
    return "".join("�" if harmful(character) else character for character in text)


def harmful(character: str) -> bool:
    return character in DIRECTIONS or unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp")


def wrapped(text: str, indent: str = "", rest: str = "") -> list[str]:
    """Text in lines of at most 80 columns; long names are never broken."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def decimal(number: float, places: int, voice: Voice) -> str:
    """A number with the decimal sign of the language."""
    text = f"{number:.{places}f}"
    return text.replace(".", ",") if voice.lang == "it" else text
