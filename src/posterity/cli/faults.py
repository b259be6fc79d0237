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
from posterity.table.replay import Altered
from posterity.text.voice import Voice

DONE = 0
NO = 1  # the answer is no: an illegal record, a failed verification
NOT_UNDERSTOOD = 2
LONGEST = 120  # characters quoted from a broken input


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
    plain = slugs_only(voice)
    if isinstance(error, SetupError):
        return plain.with_clause(plain.render(error.message, spoken(plain, error.args_named)), error.clause)
    if isinstance(error, CardSetError):
        faults = "; ".join(in_words(plain, fault) for fault in error.faults)
        return plain.say("cards-faults", where=file_name(error.where, plain), faults=clipped(faults, 4 * LONGEST))
    assert isinstance(error, Fault | RecordError)
    return plain.render(error.message, spoken(plain, error.args_named))


def slugs_only(voice: Voice) -> Voice:
    """The same voice, which names cards as they must be typed."""
    other = voice.as_seen_by(voice.viewer)
    other.cards = {}
    return other


def illegal(voice: Voice, error: IllegalAnswer) -> str:
    """Why an answer cannot be taken: the rule's own reason where a rule refuses it."""
    if error.reason is not None:
        return voice.reason(error.reason)
    plain = slugs_only(voice)
    return plain.render(f"illegal-{error.kind}", spoken(plain, error.args_named))


def altered(voice: Voice, error: Altered) -> str:
    """Why a record cannot have happened, with the number of its first bad entry."""
    if error.illegal is not None:
        return voice.say("cli-illegal-entry", number=error.number, why=illegal(voice, error.illegal))
    args = {"number": error.number, **error.args_named}
    scores = args.get("scores")
    if isinstance(scores, list):
        args["scores"] = ", ".join(str(score) for score in scores)  # not counted: 5, 5 is not 5 ×2
    if "who" in args:
        args["who"] = promiser(voice, str(args["who"]))
    return voice.render(error.message, spoken(voice, args))


def promiser(voice: Voice, who: str) -> str:
    """Whose secret it is: `server` or `seat 1`."""
    seat = re.fullmatch(r"seat ([0-9]+)", who)
    return voice.say("cli-server") if seat is None else voice.player(int(seat[1]))


def spoken(voice: Voice, args: dict[str, object]) -> dict[str, Any]:
    """Arguments fit for a sentence: faults in plain words, and nothing endless."""
    said: dict[str, Any] = {}
    for name, value in args.items():
        if name == "fault":
            value = in_words(voice, str(value))
        if isinstance(value, Word):
            value = voice.say(value)
        if isinstance(value, list):
            said[name] = [clipped(word) if isinstance(word, str) else word for word in value]
        else:
            said[name] = clipped(value) if isinstance(value, str) else value
    return said


def clipped(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
