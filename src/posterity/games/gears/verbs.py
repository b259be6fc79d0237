"""The answers of gears. Each is declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb, Verbs

VERBS: Final = Verbs()

CHARACTER: Final[Verb] = VERBS.declare("character", ("character",))
POSITION: Final[Verb] = VERBS.declare("position", ("position",))

TRAVEL: Final[Verb] = VERBS.declare("travel", ("frame",))
ESTABLISH: Final[Verb] = VERBS.declare("establish", ("technology",))
PAY: Final[Verb] = VERBS.declare("pay", ("card",), step=True)
INFLUENCE: Final[Verb] = VERBS.declare("influence", ("technology",))
CUBES: Final[Verb] = VERBS.declare("cubes", ("cubes",))
DRAW: Final[Verb] = VERBS.declare("draw")
KEEP: Final[Verb] = VERBS.declare("keep", ("card",))
TAKE: Final[Verb] = VERBS.declare("take", ("fate",))
PLACE: Final[Verb] = VERBS.declare("place", ("draft",))
END: Final[Verb] = VERBS.declare("end")

FATE: Final[Verb] = VERBS.declare("fate", ("fate",))
ON: Final[Verb] = VERBS.declare("on", ("frame", "technology"))
WITHOUT: Final[Verb] = VERBS.declare("without", ("technology",))
WHOM: Final[Verb] = VERBS.declare("whom", ("seat",))

NONE: Final = "none"  # the word for "nothing" in `place:none`
