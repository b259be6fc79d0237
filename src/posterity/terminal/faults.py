"""What is wrong with a file or a wish, in one sentence."""

from __future__ import annotations

from posterity.core.game import SetupError
from posterity.core.records import RecordError
from posterity.core.sets import CardSetError
from posterity.table.replay import Altered
from posterity.text import faults
from posterity.text.voice import Voice

FAULTS = (RecordError, Altered, SetupError, CardSetError, OSError)  # what an unusable file or wish can raise


def sentence(voice: Voice, error: Exception) -> str:
    """One of FAULTS in words."""
    if isinstance(error, Altered):
        return faults.altered(voice, error.number, error.message, error.args_named, error.illegal)
    return faults.sentence(voice, error)
