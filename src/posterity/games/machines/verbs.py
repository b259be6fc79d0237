"""The answers that machines adds to those of gears: activating, and choosing within an ability."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb, Verbs
from posterity.games.gears import verbs as gears

VERBS: Final = Verbs(
    (
        *(gears.CHARACTER, gears.POSITION, gears.TRAVEL, gears.ESTABLISH, gears.PAY, gears.INFLUENCE),
        *(gears.CUBES, gears.DRAW, gears.KEEP, gears.END),
    )
)

ACTIVATE: Final[Verb] = VERBS.declare("activate", ("technology",))

YES: Final[Verb] = VERBS.declare("choose-yes", (), "choose:yes")
NO: Final[Verb] = VERBS.declare("choose-no", (), "choose:no")
NOTHING: Final[Verb] = VERBS.declare("choose-none", (), "choose:none")
CARD: Final[Verb] = VERBS.declare("choose-card", ("card",), "choose:card")
FRAME: Final[Verb] = VERBS.declare("choose-frame", ("frame",), "choose:frame")
SEAT: Final[Verb] = VERBS.declare("choose-seat", ("seat",), "choose:seat")
CUBES: Final[Verb] = VERBS.declare("choose-cubes", ("cubes",), "choose:cubes")
SITE: Final[Verb] = VERBS.declare("choose-site", ("frame", "technology"), "choose")
COPY: Final[Verb] = VERBS.declare("choose-copy", ("technology",), "choose")
