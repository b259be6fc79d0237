"""The answers of lanterns. Declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb

HANG: Final = Verb("hang", ("card",))
DRAW: Final = Verb("draw")

VERBS: Final = (HANG, DRAW)
