"""Lines in, lines out: wrapping, colour, and the end of the input. Never moves the cursor."""

from __future__ import annotations

import builtins
import os
import shutil
import sys
import textwrap
import unicodedata
from typing import Any, Protocol, TextIO

from posterity.core.words import DIRECTIONS
from posterity.terminal import editing
from posterity.text.bundles import LANGUAGES
from posterity.text.search import plain
from posterity.text.voice import Voice

WIDEST = 100
NARROWEST = 30
ROOM = 4  # columns left free to type in after a question
COVER = 24  # the fewest blank lines that push what was there out of sight
CLEAR = "\033[H\033[2J\033[3J"
STYLES = {"title": "1", "question": "1;36", "number": "36", "warning": "1;33", "hint": "2"}


class EndOfInput(Exception):
    """The input has ended."""


class LineSource(Protocol):
    """Where lines come from: a terminal, a pipe or a script."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class Console:
    """Writes paragraphs and reads lines. It is `interactive` if a person types at a terminal."""

    def __init__(self, source: LineSource, output: TextIO, voice: Voice, colour: str = "auto") -> None:
        self.source = source
        self.output = output
        self.voice = voice
        self.interactive = source.isatty()
        self.coloured = wants_colour(output, colour)
        self.words: list[str] = []  # what Tab completes to
        at_terminal = self.interactive and source is sys.stdin and output is sys.stdout
        self.edited = at_terminal and editing.begin(lambda: self.words)

    # ---------------------------------------------------------------- writing

    def size(self) -> tuple[int, int]:
        """Columns and rows to write in."""
        found = shutil.get_terminal_size((80, 24)) if self.output.isatty() else os.terminal_size((80, 24))
        return max(NARROWEST, min(found.columns, WIDEST)), found.lines

    def write(self, text: str) -> None:
        self.output.write(text)

    def blank(self) -> None:
        self.write("\n")

    def line(self, text: str, style: str = "", indent: str = "", lead: str = "", hang: str = "") -> None:
        """A paragraph: its `lead` is drawn in `style`, or all of it without one, later lines indented by `hang`."""
        lead, text = clean(lead), clean(text)
        under = indent + "  " if lead else indent + hang
        lines = textwrap.wrap(
            lead + text,
            self.size()[0],
            initial_indent=indent,
            subsequent_indent=under,
            break_on_hyphens=False,
            break_long_words=False,
        ) or [""]
        if not lead:
            lines = [self.styled(line, style) for line in lines]
        elif lines[0].startswith(indent + lead.rstrip()):
            marked = len(indent + lead.rstrip())
            lines[0] = self.styled(lines[0][:marked], style) + lines[0][marked:]
        self.write("\n".join(lines) + "\n")

    def verbatim(self, text: str) -> None:
        """A command or a path, never broken, so that it can be copied."""
        self.write(f"  {clean(text)}\n")

    def say(self, message: str, /, style: str = "", **args: Any) -> None:
        """A message as a paragraph."""
        self.line(self.voice.say(message, **args), style)

    def styled(self, text: str, style: str) -> str:
        if not self.coloured or not style or not text:
            return text
        return f"\033[{STYLES[style]}m{text}\033[0m"

    def cover(self) -> None:
        """Push everything out of sight."""
        if self.coloured and self.output.isatty():
            self.write(CLEAR)
        else:
            self.write("\n" * max(COVER, self.size()[1]))
        if self.edited:
            editing.forget()

    # ---------------------------------------------------------------- reading

    def read(self, prompt: str) -> str:
        """One line, without spaces around it. What comes from a pipe is echoed, so that the output can be read."""
        if self.edited:
            self.output.flush()
            try:
                return clean(builtins.input(prompt)).strip()
            except EOFError:
                self.blank()
                raise EndOfInput from None
        self.write(prompt)
        self.output.flush()
        typed = self.source.readline()
        if not typed:
            self.blank()
            raise EndOfInput
        typed = clean(typed).strip()
        if not self.interactive:
            self.write(typed + "\n")
        return typed

    def ask(self, message: str, /, **args: Any) -> str:
        """Ask a question; returns what was typed after it."""
        *above, last = textwrap.wrap(clean(self.voice.say(message, **args)), self.size()[0] - ROOM)
        self.write("".join(line + "\n" for line in above))
        return self.read(last + " ")

    def ask_beforehand(self, message: str, /, **args: Any) -> str:
        """A question before a game begins: `?` says what can be typed, and `quit` leaves."""
        while True:
            typed = self.ask(message, **args)
            if plain(typed) in words_of("terminal-names-quit"):
                raise EndOfInput
            if plain(typed) not in words_of("terminal-names-help"):
                return typed
            self.say("terminal-help-beforehand")

    def confirm(self, message: str, /, **args: Any) -> bool:
        """Yes or no, in any language; Enter is no, and `quit` leaves."""
        self.line(self.voice.say(message, **args))
        while True:
            typed = plain(self.ask("terminal-yes-no"))
            if not typed or typed in words_of("terminal-no-words"):
                return False
            if typed in words_of("terminal-yes-words"):
                return True
            if typed in words_of("terminal-names-quit"):
                raise EndOfInput


def wants_colour(output: TextIO, choice: str) -> bool:
    if choice != "auto":
        return choice == "always"
    return output.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def clean(text: str) -> str:
    """Text without control characters for the terminal."""
    return "".join(c for c in text if c not in DIRECTIONS and unicodedata.category(c) not in ("Cc", "Cs"))


def words_of(message: str) -> list[str]:
    """The words that a message lists, in every language, ready to compare."""
    return [plain(word) for lang in LANGUAGES for word in Voice(lang).say(message).split()]
