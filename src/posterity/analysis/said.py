"""Sentences about an analysis as messages with arguments, so that each reader hears them in their own language.

An argument may be an answer, several answers or a clause; whoever says the sentence turns these into words first.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from posterity.text.rulebook import rulebook
from posterity.text.voice import Voice

THEN: Final = " → "  # between answers that follow each other


class SaidPick(msgspec.Struct, frozen=True):
    """An answer, to be told in words."""

    pick: str


class SaidPicks(msgspec.Struct, frozen=True):
    """Answers one after the other, to be told in words."""

    picks: list[str]


class SaidClause(msgspec.Struct, frozen=True):
    """A clause of the rules, to be told by its title."""

    clause: str


class Said(msgspec.Struct, frozen=True):
    """A message with its arguments."""

    message: str
    args: dict[str, Any] = {}


def in_words(said: Said, voice: Voice) -> str:
    """A sentence in the language of a voice that knows the game."""
    return voice.say(said.message, **{name: argument(value, voice) for name, value in said.args.items()})


def paragraph(sentences: list[Said], voice: Voice) -> str:
    return " ".join(in_words(said, voice) for said in sentences)


def argument(value: Any, voice: Voice) -> Any:
    """An argument as the voice wants it."""
    if isinstance(value, SaidPick):
        return voice.pick(value.pick)
    if isinstance(value, SaidPicks):
        return THEN.join(voice.pick(pick) for pick in value.picks)
    if isinstance(value, SaidClause):
        return clause_title(value.clause, voice)
    return value


def clause_title(id: str, voice: Voice) -> str:
    assert voice.game is not None
    clause = rulebook(voice.game.name, voice.lang).clause(id)
    return clause.title if clause else id
