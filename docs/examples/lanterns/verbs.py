"""The answers of lanterns. Declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verbs

VERBS: Final = Verbs()

HANG: Final = VERBS.declare("hang", ("card",))
DRAW: Final = VERBS.declare("draw")
