"""Help texts, made from the table of commands in the language chosen, in lines of at most 80 columns."""

from __future__ import annotations

from posterity.cli.arguments import EVERYWHERE, Command, Option
from posterity.cli.console import Console, wrapped
from posterity.cli.table import COMMANDS
from posterity.text.voice import Voice

PROGRAM = "posterity"
TOGETHER = "\N{NO-BREAK SPACE}"  # between words that stay on one line
GAP = 2
MOST = 26  # columns for what stands left of its explanation


def overview(console: Console, long: bool) -> None:
    """All commands in a line each; the long form adds what holds for all of them."""
    voice = console.voice
    console.say("cli-about")
    console.line()
    console.paragraph(voice.say("cli-usage", line=f"{PROGRAM} {voice.say('cli-place-command')} …"))
    console.line()
    console.say("cli-commands")
    rows(console, [(command.name, summary(voice, command)) for command in COMMANDS])
    if long:
        console.line()
        options(console, NO_COMMAND)
        for part in ("cli-statuses", "cli-examples"):
            console.line()
            console.paragraph(voice.say(part))
    console.line()
    console.paragraph(voice.say("cli-more"))


def group(console: Console, first: str) -> None:
    """The commands that begin with the same word."""
    members = [command for command in COMMANDS if command.name.startswith(f"{first} ")]
    for command in members:
        usage(console, command)
    console.line()
    rows(console, [(command.name, summary(console.voice, command)) for command in members])


def one(console: Console, command: Command) -> None:
    """Everything about one command."""
    voice = console.voice
    usage(console, command)
    console.line()
    console.paragraph(voice.say(f"{message(command)}-about"))
    if command.arguments:
        console.line()
        console.say("cli-arguments")
        rows(console, [(place(voice, a.name), explained(voice, command, a.name)) for a in command.arguments])
    console.line()
    options(console, command)


def options(console: Console, command: Command) -> None:
    console.say("cli-options")
    found = command.options + EVERYWHERE
    rows(console, [(written(console.voice, o), explained(console.voice, command, o.name)) for o in found])


NO_COMMAND = Command("")


def summary(voice: Voice, command: Command) -> str:
    """A command in one line."""
    return voice.say(f"{message(command)}-line")


def message(command: Command) -> str:
    """How the ids of a command's help texts begin."""
    return f"cli-help-{command.name.replace(' ', '-')}"


def explained(voice: Voice, command: Command, name: str) -> str:
    """What an option or argument means: with this command, or everywhere."""
    return voice.maybe(f"{message(command)}-{name}") or voice.say(f"cli-option-{name}")


def usage(console: Console, command: Command) -> None:
    """The command with everything it takes; what is in brackets may be left out."""
    voice = console.voice
    parts = [PROGRAM, command.name]
    for argument in command.arguments:
        word = place(voice, argument.name)
        parts.append(word if argument.needed else f"[{word}]")
    parts += [f"[{written(voice, option)}]".replace(" ", TOGETHER) for option in command.options]
    for line in wrapped(voice.say("cli-usage", line=" ".join(parts)), rest=" " * 4):
        console.line(line.replace(TOGETHER, " "))


def written(voice: Voice, option: Option) -> str:
    name = "-h, --help" if option.name == "help" else f"--{option.name}"
    return name if option.read is None else f"{name} {place(voice, option.place)}"


def place(voice: Voice, name: str) -> str:
    """What stands for a value: GAME, N, en|it."""
    return voice.say(f"cli-place-{name}")


def rows(console: Console, pairs: list[tuple[str, str]]) -> None:
    """Names on the left, explanations aligned on the right."""
    width = min(MOST, max(len(left) for left, _ in pairs))
    margin = " " * (GAP + width + GAP)
    for left, right in pairs:
        lines = wrapped(right, margin, margin)
        if len(left) > width:
            console.line(" " * GAP + left)
        else:
            lines[0] = " " * GAP + left.ljust(width + GAP) + lines[0][len(margin) :]
        for line in lines:
            console.line(line)
