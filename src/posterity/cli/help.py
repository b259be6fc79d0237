"""Help texts, made from the table of commands in the language chosen, in lines of at most 80 columns."""

from __future__ import annotations

from posterity.cli.arguments import EVERYWHERE, Command, CommandOption
from posterity.cli.command_table import COMMANDS
from posterity.cli.output import Output, wrapped
from posterity.text.voice import Voice

PROGRAM = "posterity"
TOGETHER = "\N{NO-BREAK SPACE}"  # between words that stay on one line
GAP = 2
MOST = 26  # columns for the names on the left


def overview(output: Output, long: bool) -> None:
    """All commands, one line each; the long form adds what applies to all of them."""
    voice = output.voice
    output.say("cli-about")
    output.line()
    output.paragraph(voice.say("cli-usage", line=f"{PROGRAM} {voice.say('cli-place-command')} …"))
    output.line()
    output.say("cli-commands")
    rows(output, [(command.name, summary(voice, command)) for command in COMMANDS])
    if long:
        output.line()
        options(output, NO_COMMAND)
        for part in ("cli-statuses", "cli-examples"):
            output.line()
            output.paragraph(voice.say(part))
    output.line()
    output.paragraph(voice.say("cli-more"))


def group(output: Output, first: str) -> None:
    """The commands that begin with the same word."""
    members = [command for command in COMMANDS if command.name.startswith(f"{first} ")]
    for command in members:
        usage(output, command)
    output.line()
    rows(output, [(command.name, summary(output.voice, command)) for command in members])


def one(output: Output, command: Command) -> None:
    """Everything about one command."""
    voice = output.voice
    usage(output, command)
    output.line()
    output.paragraph(voice.say(f"{message(command)}-about"))
    if command.arguments:
        output.line()
        output.say("cli-arguments")
        rows(output, [(place(voice, a.name), explained(voice, command, a.name)) for a in command.arguments])
    output.line()
    options(output, command)


def options(output: Output, command: Command) -> None:
    output.say("cli-options")
    found = command.options + EVERYWHERE
    rows(output, [(written(output.voice, o), explained(output.voice, command, o.name)) for o in found])


NO_COMMAND = Command("")


def summary(voice: Voice, command: Command) -> str:
    """A command in one line."""
    return voice.say(f"{message(command)}-line")


def message(command: Command) -> str:
    """The prefix of the message ids of a command's help texts."""
    return f"cli-help-{command.name.replace(' ', '-')}"


def explained(voice: Voice, command: Command, name: str) -> str:
    """The explanation of an option or argument: the one for this command, else the general one."""
    return voice.maybe(f"{message(command)}-{name}") or voice.say(f"cli-option-{name}")


def usage(output: Output, command: Command) -> None:
    """The command with everything it takes; what is in brackets may be left out."""
    voice = output.voice
    parts = [PROGRAM, command.name]
    for argument in command.arguments:
        word = place(voice, argument.name)
        parts.append(word if argument.needed else f"[{word}]")
    parts += [f"[{written(voice, option)}]".replace(" ", TOGETHER) for option in command.options]
    for line in wrapped(voice.say("cli-usage", line=" ".join(parts)), rest=" " * 4):
        output.line(line.replace(TOGETHER, " "))


def written(voice: Voice, option: CommandOption) -> str:
    name = "-h, --help" if option.name == "help" else f"--{option.name}"
    return name if option.read is None else f"{name} {place(voice, option.place)}"


def place(voice: Voice, name: str) -> str:
    """The placeholder for a value: GAME, N, en|it."""
    return voice.say(f"cli-place-{name}")


def rows(output: Output, pairs: list[tuple[str, str]]) -> None:
    """Names on the left, explanations aligned on the right."""
    width = min(MOST, max(len(left) for left, _ in pairs))
    margin = " " * (GAP + width + GAP)
    for left, right in pairs:
        lines = wrapped(right, margin, margin)
        if len(left) > width:
            output.line(" " * GAP + left)
        else:
            lines[0] = " " * GAP + left.ljust(width + GAP) + lines[0][len(margin) :]
        for line in lines:
            output.line(line)
