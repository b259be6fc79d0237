"""The answers of gears. Declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb

CHARACTER: Final[Verb] = Verb("character", ("character",))
POSITION: Final[Verb] = Verb("position", ("position",))

TRAVEL: Final[Verb] = Verb("travel", ("frame",))
ESTABLISH: Final[Verb] = Verb("establish", ("technology",))
PAY: Final[Verb] = Verb("pay", ("card",), step=True)
INFLUENCE: Final[Verb] = Verb("influence", ("technology",))
CUBES: Final[Verb] = Verb("cubes", ("cubes",))
DRAW: Final[Verb] = Verb("draw")
KEEP: Final[Verb] = Verb("keep", ("card",))
TAKE: Final[Verb] = Verb("take", ("fate",))
PLACE: Final[Verb] = Verb("place", ("draft",))
END: Final[Verb] = Verb("end")

FATE: Final[Verb] = Verb("fate", ("fate",))
ON: Final[Verb] = Verb("on", ("frame", "technology"))
WITHOUT: Final[Verb] = Verb("without", ("technology",))
WHOM: Final[Verb] = Verb("whom", ("seat",))

VERBS: Final = (
    *(CHARACTER, POSITION),
    *(TRAVEL, ESTABLISH, PAY, INFLUENCE, CUBES, DRAW, KEEP, TAKE, PLACE, END),
    *(FATE, ON, WITHOUT, WHOM),
)
NONE: Final = "none"  # the word for "nothing" in `place:none`
