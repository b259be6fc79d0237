"""The answers of leaders. Each is declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verbs

VERBS: Final = Verbs()

LOOK: Final = VERBS.declare("look")
WORK: Final = VERBS.declare("work")
KEEP: Final = VERBS.declare("keep", ("card",))

BUILD: Final = VERBS.declare("build", ("card",))
DESTROY: Final = VERBS.declare("destroy", ("card",))
TARGET: Final = VERBS.declare("target", ("seat",))
PAY: Final = VERBS.declare("pay", ("resource",), step=True)
BONUS: Final = VERBS.declare("bonus", ("wanted",))
DONE: Final = VERBS.declare("done")

SWAP: Final = VERBS.declare("swap", ("seat",))
TAKEN: Final = VERBS.declare("taken", ("card",))
GIVEN: Final = VERBS.declare("given", ("card",))
PROTECT: Final = VERBS.declare("protect")
FREE_DESTROY: Final = VERBS.declare("free-destroy", ("seat",))
RUIN: Final = VERBS.declare("ruin", ("card",))
ALSO: Final = VERBS.declare("also", ("other",))
PASS: Final = VERBS.declare("pass")

DISCARD: Final = VERBS.declare("discard", ("resource",))

NONE: Final = "none"  # the word for "nothing more" in `bonus:none` and `also:none`
