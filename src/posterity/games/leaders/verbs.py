"""The answers of leaders. Declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb

LOOK: Final = Verb("look")
WORK: Final = Verb("work")
KEEP: Final = Verb("keep", ("card",))

BUILD: Final = Verb("build", ("card",))
DESTROY: Final = Verb("destroy", ("card",))
TARGET: Final = Verb("target", ("seat",))
PAY: Final = Verb("pay", ("resource",), step=True)
BONUS: Final = Verb("bonus", ("wanted",))
DONE: Final = Verb("done")

SWAP: Final = Verb("swap", ("seat",))
TAKEN: Final = Verb("taken", ("card",))
GIVEN: Final = Verb("given", ("card",))
PROTECT: Final = Verb("protect")
FREE_DESTROY: Final = Verb("free-destroy", ("seat",))
RUIN: Final = Verb("ruin", ("card",))
ALSO: Final = Verb("also", ("other",))
PASS: Final = Verb("pass")

DISCARD: Final = Verb("discard", ("resource",))

VERBS: Final = (
    *(LOOK, WORK, KEEP),
    *(BUILD, DESTROY, TARGET, PAY, BONUS, DONE),
    *(SWAP, TAKEN, GIVEN, PROTECT, FREE_DESTROY, RUIN, ALSO, PASS),
    DISCARD,
)
NONE: Final = "none"  # the word for "nothing more" in `bonus:none` and `also:none`
