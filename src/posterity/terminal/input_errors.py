"""Errors in a file or a request, as sentences."""

from __future__ import annotations

from posterity.core.game import SetupError
from posterity.core.records import RecordError
from posterity.core.sets import CardSetError
from posterity.table.replay import Altered
from posterity.text import error_sentences
from posterity.text.voice import Voice

INPUT_ERRORS = (RecordError, Altered, SetupError, CardSetError, OSError)  # what an unusable file or request can raise


def sentence(voice: Voice, error: Exception) -> str:
    """One of INPUT_ERRORS in words."""
    if isinstance(error, Altered):
        return error_sentences.altered(voice, error.number, error.message, error.args_named, error.illegal)
    return error_sentences.sentence(voice, error)
