"""What is wrong, in one sentence."""

from __future__ import annotations

from posterity.core.answers import IllegalAnswer
from posterity.core.game import SetupError
from posterity.core.records import RecordError
from posterity.core.sets import CardSetError
from posterity.games import GAMES
from posterity.table.replay import Altered
from posterity.text.voice import Voice

FAULTS = (RecordError, Altered, SetupError, CardSetError, OSError)  # what an unusable file or wish can raise


class Refused(Exception):
    """What was asked for cannot be done: one sentence, and the exit status that goes with it."""

    def __init__(self, sentence: str, status: int = 2) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def sentence(voice: Voice, error: Exception) -> str:
    """One of FAULTS in words."""
    if isinstance(error, RecordError):
        return voice.render(error.message, error.args_named)
    if isinstance(error, Altered):
        said = voice.render(error.message, {"number": error.number, **error.args_named})
        return said if error.illegal is None else f"{said} {reason(voice, error.illegal)}"
    if isinstance(error, SetupError):
        return voice.setup(error)
    if isinstance(error, CardSetError):
        own = voice.about_game(GAMES[error.game]) if error.game else voice
        faults = "; ".join(own.render(fault.message, fault.args) for fault in error.faults)
        said = f"{error.where}: {faults}"
        return said if said.endswith(".") else f"{said}."
    if isinstance(error, OSError):
        return error.strerror or str(error)
    raise error


def reason(voice: Voice, error: IllegalAnswer) -> str:
    """Why an answer of a record is illegal; without a game to speak of only its pick is named."""
    if voice.game is None:
        return str(error.args_named.get("pick", error.kind))
    return voice.illegal(error)
