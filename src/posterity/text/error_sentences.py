"""Errors as sentences: what is wrong, for the command line, the terminal and the server alike."""

from __future__ import annotations

import re
from typing import Any

from posterity.core.answers import IllegalAnswer
from posterity.core.game import SetupError
from posterity.core.records import RecordError
from posterity.core.sets import CardFault, CardSetError
from posterity.games import GAMES
from posterity.text.lesson import LessonError
from posterity.text.validation import in_words
from posterity.text.voice import Voice

STDIN = "-"
LONGEST = 120  # characters quoted from a broken input
HUGE = 10**12  # numbers from here on are shortened


class Word(str):
    """The id of a message that stands as a word in another one."""


class CommandRefused(Exception):
    """A request that cannot be carried out: one sentence, and the exit status that goes with it."""

    def __init__(self, sentence: str, status: int = 2) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def sentence(voice: Voice, error: Exception) -> str:
    """One of our own errors, or a file error, as a sentence; any other error is raised again."""
    if isinstance(error, IllegalAnswer):
        return illegal(voice, error)
    if isinstance(error, SetupError):
        return voice.with_clause(said(voice, error.message, error.args_named), error.clause)
    if isinstance(error, CardSetError):
        return f"{file_name(error.where, voice)}: {clipped('; '.join(card_faults(voice, error)), 4 * LONGEST)}."
    if isinstance(error, RecordError | LessonError):
        return said(voice, error.message, error.args_named)
    if isinstance(error, OSError):
        return error.strerror or str(error)
    raise error


def said(voice: Voice, message: str, args: dict[str, Any]) -> str:
    """A message whose arguments come from user input: faults are put into plain words, long values clipped."""
    return voice.render(message, spoken(voice, args))


def illegal(voice: Voice, error: IllegalAnswer) -> str:
    """Why an answer cannot be taken: the rule's own reason where a rule refuses it."""
    if error.reason is not None:
        return voice.reason(error.reason)
    return said(voice, f"illegal-{error.kind}", error.args_named)


def altered(voice: Voice, number: int, message: str, args: dict[str, Any], answer: IllegalAnswer | None) -> str:
    """Why a record cannot have happened, with the number of its first bad entry."""
    named = {"number": number, **spoken(voice, args)}
    if answer is not None:
        named["why"] = illegal(voice, answer)
    if "who" in named:
        named["who"] = secret_owner(voice, str(named["who"]))
    return voice.render(message, named)


def secret_owner(voice: Voice, who: str) -> str:
    """Whose secret it is: `server` or `seat 1`."""
    seat = re.fullmatch(r"seat ([0-9]+)", who)
    return voice.say("server") if seat is None else voice.player(int(seat[1]))


def card_faults(voice: Voice, error: CardSetError) -> list[str]:
    """Everything that is wrong with a card set, in the words of its game."""
    own = voice.about_game(GAMES[error.game]) if error.game else voice
    return [said(own, fault.message, fault.args) for fault in error.faults]


def file_name(file: str, voice: Voice) -> str:
    return voice.say("standard-input") if file == STDIN else file


def spoken(voice: Voice, args: dict[str, Any]) -> dict[str, Any]:
    """Arguments made ready for a sentence: faults are put into plain words, long values clipped."""
    return {name: fault_words(voice, str(v)) if name == "fault" else fit(voice, v) for name, v in args.items()}


def fault_words(voice: Voice, fault: str) -> str:
    """A fault in plain words; it may be longer than other arguments, since it may list the accepted values."""
    return clipped(in_words(voice, fault), 2 * LONGEST)


def fit(voice: Voice, value: object) -> object:
    if isinstance(value, Word):
        return voice.say(value)
    if isinstance(value, CardFault):
        return said(voice, value.message, value.args)
    if isinstance(value, list):
        return [fit(voice, word) for word in value]
    if isinstance(value, int) and abs(value) >= HUGE:
        return clipped(str(value), 12)
    return clipped(value) if isinstance(value, str) else value


def clipped(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
