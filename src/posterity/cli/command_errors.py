"""Errors of commands: each becomes one line on standard error and an exit status here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from posterity.bots import BotError
from posterity.core.answers import IllegalAnswer
from posterity.core.game import SetupError
from posterity.core.records import RecordError
from posterity.core.sets import CardSetError
from posterity.lab.jobs import LabError
from posterity.store.errors import StoreError
from posterity.table.replay import Altered
from posterity.text import error_sentences
from posterity.text.error_sentences import CommandRefused, file_name
from posterity.text.voice import Voice

DONE = 0
NO = 1  # the answer is no: an illegal record, a failed verification
NOT_UNDERSTOOD = 2
INTERRUPTED = 130  # as shells report it: 128 plus the number of the signal


class CommandError(ValueError):
    """Something the command line itself finds wrong: a message with its arguments."""

    def __init__(self, message: str, /, **args: object) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args


USER_ERRORS = (
    CommandError,
    RecordError,
    SetupError,
    CardSetError,
    IllegalAnswer,
    Altered,
    StoreError,
    BotError,
    LabError,
)


@contextmanager
def errors_in(file: str, voice: Voice) -> Iterator[None]:
    """Errors raised inside this context are reported with the name of this file."""
    try:
        yield
    except USER_ERRORS as e:
        raise CommandRefused(named(file, sentence(voice, e), voice), status(e)) from e


def named(file: str, said: str, voice: Voice) -> str:
    """A sentence with the name of the file in front of it, unless it begins with that already."""
    name = file_name(file, voice)
    return said if said.startswith(f"{name}: ") else f"{name}: {said}"


def status(error: Exception) -> int:
    return NO if isinstance(error, Altered) else NOT_UNDERSTOOD


def sentence(voice: Voice, error: Exception) -> str:
    """What went wrong, in one sentence."""
    if isinstance(error, CommandError | StoreError | BotError | LabError):
        return error_sentences.said(voice, error.message, error.args_named)
    if isinstance(error, Altered):
        return error_sentences.altered(voice, error.number, error.message, error.args_named, error.illegal)
    return error_sentences.sentence(voice, error)
