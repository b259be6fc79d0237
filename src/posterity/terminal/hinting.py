"""Hints at the terminal: what matters, then the answer, then why; each time one asks a step further."""

from __future__ import annotations

from posterity.analysis.budget import USUAL
from posterity.analysis.hint import hint_at
from posterity.analysis.hint_words import GivenHint
from posterity.terminal.question import OpenQuestion


def hinted(question: OpenQuestion) -> str:
    """The next step of the hint about the open question; the last one again once all are told."""
    playing = question.playing
    if len(playing.people()) > 1:
        return question.voice.say("terminal-hint-people")
    table = playing.table
    if playing.hint is None or playing.hint.number != table.number:
        playing.hint = GivenHint(table.number, hint_at(table.game, table.state, USUAL, 0))
    return playing.hint.next_step(question.voice)
