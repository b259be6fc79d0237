"""Parses a command line into a command, its arguments and its options. `command_table.py` declares the commands."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from posterity.cli import values
from posterity.cli.command_errors import CommandError
from posterity.text.bundles import LANGUAGES, language
from posterity.text.error_sentences import Word

END = "--"  # after this everything is an argument, never an option


@dataclass(frozen=True)
class Argument:
    """A positional argument of a command, such as the name of a file."""

    name: str
    needed: bool = True


@dataclass(frozen=True)
class CommandOption:
    """`--name` with a value, or a flag where `read` is None; `place` is the placeholder for the value in help texts."""

    name: str
    read: values.Reader | None = None
    place: str = ""


@dataclass(frozen=True)
class Command:
    """What can be typed after `posterity`; the name of a command may be two words."""

    name: str
    arguments: tuple[Argument, ...] = ()
    options: tuple[CommandOption, ...] = ()

    def all_options(self) -> tuple[CommandOption, ...]:
        return (*self.options, *EVERYWHERE)


EVERYWHERE = (CommandOption("lang", values.one_of(*LANGUAGES), "lang"), CommandOption("help"), CommandOption("version"))
NOTHING = Command("")  # no command at all, or the first word of several


@dataclass
class ParsedCommand:
    """A command with its arguments and options; those not given are None, empty or False."""

    command: Command
    values: dict[str, Any] = field(default_factory=dict)

    def word(self, name: str) -> str:
        return str(self.values[name])

    def maybe(self, name: str) -> str | None:
        value = self.values.get(name)
        return None if value is None else str(value)

    def number(self, name: str) -> int | None:
        value = self.values.get(name)
        return value if isinstance(value, int) else None

    def words(self, name: str) -> list[str]:
        return list(self.values.get(name) or [])

    def pairs(self, name: str) -> dict[str, str]:
        return dict(self.values.get(name) or {})

    def has(self, name: str) -> bool:
        return name in self.values


# ---------------------------------------------------------------- reading


def chosen_language(line: Sequence[str]) -> str:
    """The language for all output, known before parsing; an unknown one is refused later, in the default language."""
    options = line[: line.index(END)] if END in line else line
    for place, word in enumerate(options):
        value = word.partition("=")[2] if word.startswith("--lang=") else "".join(options[place + 1 : place + 2])
        if word.partition("=")[0] == "--lang" and value in LANGUAGES:
            return value
    return language()


def parse(line: Sequence[str], commands: Sequence[Command]) -> ParsedCommand:
    """The command that was typed; CommandError says what is wrong and what would be right."""
    command, rest = find_command(list(line), commands)
    given = ParsedCommand(command)
    plain: list[str] = []
    queue = deque(rest)
    while queue:
        word = queue.popleft()
        if word == END:
            plain += queue
            break
        if word.startswith("-") and word != "-":
            take_option(given, word, queue)
        else:
            plain.append(word)
    if not (given.has("help") or given.has("version")):
        take_arguments(given, plain)
    return given


def find_command(line: list[str], commands: Sequence[Command]) -> tuple[Command, list[str]]:
    """The command, and the line without its name; options may stand in front of it."""
    place = next_word(line, 0)
    if place is None:
        return NOTHING, line
    names = {command.name: command for command in commands}
    word, rest = line[place], line[:place] + line[place + 1 :]
    if word in names:
        return names[word], rest
    seconds = [name.split()[1] for name in names if name.startswith(f"{word} ")]
    if not seconds:
        raise unknown("cli-unknown-command", word, list(dict.fromkeys(name.split()[0] for name in names)))
    second = next_word(rest, place)
    if second is None:
        return Command(word), rest
    if rest[second] not in seconds:
        raise unknown("cli-unknown-second", rest[second], seconds, command=word)
    return names[f"{word} {rest.pop(second)}"], rest


def next_word(line: list[str], start: int) -> int | None:
    """The index of the next word that is neither an option nor the language."""
    for place in range(start, len(line)):
        if line[place] == END:
            return None
        if not line[place].startswith("-") and (place == 0 or line[place - 1] != "--lang"):
            return place
    return None


def take_option(given: ParsedCommand, word: str, queue: deque[str]) -> None:
    name, sign, value = word.removeprefix("--").partition("=")
    option = find_option(given.command, "help" if word == "-h" else name, word)
    if option.name in given.values:
        raise CommandError("cli-option-twice", option=f"--{option.name}")
    if option.read is None:
        if sign:
            raise CommandError("cli-option-is-flag", option=f"--{option.name}")
        given.values[option.name] = True
        return
    if not sign:
        if not queue or queue[0].startswith("--"):
            raise CommandError("cli-option-needs-value", option=f"--{option.name}")
        value = queue.popleft()
    given.values[option.name] = option.read(f"--{option.name}", value)


def find_option(command: Command, name: str, word: str) -> CommandOption:
    known = {option.name: option for option in command.all_options()}
    if name in known and (word.startswith("--") or word == "-h"):
        return known[name]
    written = [f"--{option}" for option in known]
    asked = word.partition("=")[0]
    if command is NOTHING:
        raise unknown("cli-unknown-option-first", asked, written)
    raise unknown("cli-unknown-option", asked, written, command=command.name)


def take_arguments(given: ParsedCommand, plain: list[str]) -> None:
    wanted = given.command.arguments
    if len(plain) > len(wanted):
        raise CommandError("cli-too-many", word=plain[len(wanted)], command=given.command.name)
    for argument, word in zip(wanted, plain, strict=False):
        given.values[argument.name] = values.text(Word(f"cli-place-{argument.name}"), word)
    for argument in wanted[len(plain) :]:
        if argument.needed:
            raise CommandError(
                "cli-argument-missing", place=Word(f"cli-place-{argument.name}"), command=given.command.name
            )


def unknown(message: str, word: str, known: Iterable[str], **args: object) -> CommandError:
    """The error for an unknown word: suggests the one that was probably meant, or else lists all of them."""
    known = list(known)
    close = get_close_matches(word, known, 1)
    if close:
        return CommandError(f"{message}-close", word=word, close=close[0], **args)
    return CommandError(message, word=word, known=known, **args)
