"""The answers of gears. Declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb

CHARACTER: Final = Verb("character", ("character",))
POSITION: Final = Verb("position", ("position",))

TRAVEL: Final = Verb("travel", ("frame",))
ESTABLISH: Final = Verb("establish", ("technology",))
PAY: Final = Verb("pay", ("card",))
INFLUENCE: Final = Verb("influence", ("technology",))
CUBES: Final = Verb("cubes", ("cubes",))
DRAW: Final = Verb("draw")
KEEP: Final = Verb("keep", ("card",))
TAKE: Final = Verb("take", ("fate",))
PLACE: Final = Verb("place", ("draft",))
END: Final = Verb("end")

FATE: Final = Verb("fate", ("fate",))
ON: Final = Verb("on", ("frame", "technology"))
WITHOUT: Final = Verb("without", ("technology",))
WHOM: Final = Verb("whom", ("seat",))

VERBS: Final = (
    *(CHARACTER, POSITION),
    *(TRAVEL, ESTABLISH, PAY, INFLUENCE, CUBES, DRAW, KEEP, TAKE, PLACE, END),
    *(FATE, ON, WITHOUT, WHOM),
)
NONE: Final = "none"  # the word for "nothing" in `place:none`
