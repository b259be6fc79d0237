"""Runs one command, from its arguments to its exit status; every error becomes a sentence on standard error."""

from __future__ import annotations

import os
import sys
import traceback
from importlib import import_module

from posterity import __version__
from posterity._compiled import engine
from posterity.cli import help as help_texts
from posterity.cli.arguments import ParsedCommand, chosen_language, parse
from posterity.cli.command_errors import DONE, INTERRUPTED, NOT_UNDERSTOOD, USER_ERRORS, sentence, status
from posterity.cli.command_table import COMMANDS
from posterity.cli.files import reason
from posterity.cli.output import Output
from posterity.text.error_sentences import CommandRefused
from posterity.text.voice import Voice

BROKEN_PIPE = 141  # as shells report it: 128 plus the number of the signal


def run(line: list[str]) -> int:
    """Runs a command line, prints everything it has to say, and returns its exit status."""
    output = Output(Voice(chosen_language(line)))
    try:
        done = guarded(line, output)
        output.out.flush()
        return done
    except BrokenPipeError:  # the reader of the output has closed it
        close_output(output)
        return BROKEN_PIPE
    except KeyboardInterrupt:
        output.complain(output.voice.say("cli-interrupted"))
        return INTERRUPTED
    except OSError as e:  # the output cannot be written: a full disk
        close_output(output)
        output.complain(output.voice.say("cli-output-failed", reason=reason(e)))
        return NOT_UNDERSTOOD


def guarded(line: list[str], output: Output) -> int:
    """Run the command; any error becomes a sentence on standard error."""
    try:
        return dispatch(parse(line, COMMANDS), output)
    except CommandRefused as e:
        return refuse(output, e.sentence, e.status)
    except USER_ERRORS as e:
        return refuse(output, sentence(output.voice, e), status(e))
    except MemoryError:
        return refuse(output, output.voice.say("cli-memory"), NOT_UNDERSTOOD)
    except OSError:
        raise
    except Exception as e:
        return refuse(output, internal(output.voice, e), NOT_UNDERSTOOD)


def refuse(output: Output, said: str, code: int) -> int:
    output.out.flush()
    output.complain(said)
    return code


def internal(voice: Voice, error: Exception) -> str:
    """An internal error, with the place where it happened, for a bug report."""
    if os.environ.get("POSTERITY_TRACEBACK"):
        traceback.print_exception(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{os.path.basename(last.filename)}:{last.lineno}"
    return voice.say("cli-internal", fault=type(error).__name__, place=where)


def dispatch(given: ParsedCommand, output: Output) -> int:
    if given.has("version"):
        output.line(f"{help_texts.PROGRAM} {__version__} ({engine()})")
        return DONE
    if given.command.name == "":
        help_texts.overview(output, long=given.has("help"))
        return DONE
    if given.command not in COMMANDS:
        return first_word_only(given, output)
    if given.has("help"):
        help_texts.one(output, given.command)
        return DONE
    module = import_module(f"posterity.cli.commands.{given.command.name.replace(' ', '_')}")
    return int(module.run(given, output))


def first_word_only(given: ParsedCommand, output: Output) -> int:
    """`cards` alone: help if that was asked for, else what is missing."""
    if given.has("help"):
        help_texts.group(output, given.command.name)
        return DONE
    first = given.command.name
    seconds = [command.name.split()[1] for command in COMMANDS if command.name.startswith(f"{first} ")]
    return refuse(output, output.voice.say("cli-second-missing", command=first, known=seconds), NOT_UNDERSTOOD)


def close_output(output: Output) -> None:
    """The reader of standard output has gone: keep Python from reporting that on exit."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, output.out.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
