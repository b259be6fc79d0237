"""Hints at the terminal: what matters, then the answer, then why; each time one asks a step further."""

from __future__ import annotations

from posterity.analysis.budget import USUAL
from posterity.analysis.hint import Hint, hint_at
from posterity.analysis.hint_words import answer, nudge, reasons
from posterity.terminal.question import OpenQuestion

STEPS = (nudge, answer, reasons)


class GivenHint:
    """The hint about one question, and how many of its steps have been told."""

    def __init__(self, number: int, hint: Hint) -> None:
        self.number = number
        self.hint = hint
        self.told = 0


def hinted(question: OpenQuestion) -> str:
    """The next step of the hint about the open question; the last one again once all are told."""
    playing = question.playing
    if len(playing.people()) > 1:
        return question.voice.say("terminal-hint-people")
    table = playing.table
    if playing.hint is None or playing.hint.number != table.number:
        playing.hint = GivenHint(table.number, hint_at(table.game, table.state, USUAL, 0))
    given = playing.hint
    said = STEPS[given.told](given.hint, question.voice)
    given.told = min(given.told + 1, len(STEPS) - 1)
    return said
