"""The answers that machines adds to those of gears: activating, and choosing within an ability."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb
from posterity.games.gears import verbs as gears

ACTIVATE: Final[Verb] = Verb("activate", ("technology",))

YES: Final[Verb] = Verb("choose-yes", (), "choose:yes")
NO: Final[Verb] = Verb("choose-no", (), "choose:no")
NOTHING: Final[Verb] = Verb("choose-none", (), "choose:none")
CARD: Final[Verb] = Verb("choose-card", ("card",), "choose:card")
FRAME: Final[Verb] = Verb("choose-frame", ("frame",), "choose:frame")
SEAT: Final[Verb] = Verb("choose-seat", ("seat",), "choose:seat")
CUBES: Final[Verb] = Verb("choose-cubes", ("cubes",), "choose:cubes")
SITE: Final[Verb] = Verb("choose-site", ("frame", "technology"), "choose")
COPY: Final[Verb] = Verb("choose-copy", ("technology",), "choose")

VERBS: Final = (
    *(gears.CHARACTER, gears.POSITION),
    *(gears.TRAVEL, gears.ESTABLISH, gears.PAY, gears.INFLUENCE, gears.CUBES, gears.DRAW, gears.KEEP, gears.END),
    *(ACTIVATE, YES, NO, NOTHING, CARD, FRAME, SEAT, CUBES, SITE, COPY),
)
