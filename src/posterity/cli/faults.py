"""What can go wrong, in sentences: every error of the house becomes one line and an exit status here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from posterity.cli.validation import in_words
from posterity.core.answers import IllegalAnswer
from posterity.core.game import SetupError
from posterity.core.records import RecordError
from posterity.core.sets import CardSetError
from posterity.games import GAMES
from posterity.table.replay import Altered
from posterity.text.voice import Voice

DONE = 0
NO = 1  # the answer is no: an illegal record, a failed verification
NOT_UNDERSTOOD = 2
LONGEST = 120  # characters quoted from a broken input
HUGE = 10**12  # numbers from here on are quoted in part


class Fault(ValueError):
    """Something the command line itself finds wrong: a message with its arguments."""

    def __init__(self, message: str, /, **args: object) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.args_named = args


class Word(str):
    """The id of a message that stands as a word in another one."""


class Refused(Exception):
    """The end of a command: the sentence for standard error, and the exit status."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


HOUSE = (Fault, RecordError, SetupError, CardSetError, IllegalAnswer, Altered)


@contextmanager
def about(file: str, voice: Voice) -> Iterator[None]:
    """Whatever is found wrong inside is the fault of this file."""
    try:
        yield
    except HOUSE as e:
        raise Refused(named(file, sentence(voice, e), voice), status(e)) from e


def named(file: str, said: str, voice: Voice) -> str:
    """A sentence with the name of its file in front, unless it begins with it already."""
    name = file_name(file, voice)
    return said if said.startswith(f"{name}: ") else f"{name}: {said}"


def file_name(file: str, voice: Voice) -> str:
    return voice.say("cli-stdin") if file == "-" else file


def status(error: Exception) -> int:
    return NO if isinstance(error, Altered) else NOT_UNDERSTOOD


def sentence(voice: Voice, error: Exception) -> str:
    """What went wrong, in one sentence."""
    if isinstance(error, IllegalAnswer):
        return illegal(voice, error)
    if isinstance(error, Altered):
        return altered(voice, error)
    if isinstance(error, SetupError):
        return voice.with_clause(voice.render(error.message, spoken(voice, error.args_named)), error.clause)
    if isinstance(error, CardSetError):
        return f"{file_name(error.where, voice)}: {clipped('; '.join(card_faults(voice, error)), 4 * LONGEST)}."
    assert isinstance(error, Fault | RecordError)
    return voice.render(error.message, spoken(voice, error.args_named))


def card_faults(voice: Voice, error: CardSetError) -> list[str]:
    """Everything that is wrong with a card set, in the words of its game."""
    own = voice.about_game(GAMES[error.game]) if error.game else voice
    return [own.render(fault.message, spoken(own, fault.args)) for fault in error.faults]


def illegal(voice: Voice, error: IllegalAnswer) -> str:
    """Why an answer cannot be taken: the rule's own reason where a rule refuses it."""
    if error.reason is not None:
        return voice.reason(error.reason)
    return voice.render(f"illegal-{error.kind}", spoken(voice, error.args_named))


def altered(voice: Voice, error: Altered) -> str:
    """Why a record cannot have happened, with the number of its first bad entry."""
    if error.illegal is not None:
        return voice.say("cli-illegal-entry", number=error.number, why=illegal(voice, error.illegal))
    args = {"number": error.number, **error.args_named}
    if "who" in args:
        args["who"] = promiser(voice, str(args["who"]))
    return voice.render(error.message, spoken(voice, args))


def promiser(voice: Voice, who: str) -> str:
    """Whose secret it is: `server` or `seat 1`."""
    seat = re.fullmatch(r"seat ([0-9]+)", who)
    return voice.say("cli-server") if seat is None else voice.player(int(seat[1]))


def spoken(voice: Voice, args: dict[str, object]) -> dict[str, Any]:
    """Arguments fit for a sentence: faults in plain words, and nothing endless."""
    return {name: fit(voice, in_words(voice, str(v)) if name == "fault" else v) for name, v in args.items()}


def fit(voice: Voice, value: object) -> object:
    if isinstance(value, Word):
        return voice.say(value)
    if isinstance(value, list):
        return [fit(voice, word) for word in value]
    if isinstance(value, int) and abs(value) >= HUGE:
        return clipped(str(value), 12)
    return clipped(value) if isinstance(value, str) else value


def clipped(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
