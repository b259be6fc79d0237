"""Why something cannot be done with an ability: each refusal has a number, a message and a clause."""

from __future__ import annotations

from typing import Final

ACTIVATED: Final = 101
NOT_HERE: Final = 102
NO_GEAR: Final = 103
NOT_SUCCESSFUL: Final = 104
NOT_SOLE_LEADER: Final = 105
NO_SUCH_CARD: Final = 107
OUT_OF_REACH: Final = 108
NO_TOME_THERE: Final = 109
NOT_ONESELF: Final = 110
NOT_THERE: Final = 111
NOT_ITSELF: Final = 112
NOT_ELSEWHERE: Final = 113
ONLY_HERE: Final = 114
TOO_MANY_CUBES: Final = 115
NOTHING_TO_COPY: Final = 116
NO_COPY_OF_A_COPY: Final = 117

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    ACTIVATED: ("activated", "machines.activate.once-per-turn"),
    NOT_HERE: ("not-here", "machines.activate.frame"),
    NO_GEAR: ("no-gear", "machines.activate.gear-only"),
    NOT_SUCCESSFUL: ("not-successful", "machines.activate.successful"),
    NOT_SOLE_LEADER: ("not-sole-leader", "machines.activate.sole-leader"),
    NO_SUCH_CARD: ("no-such-card", "machines.activate.resolve-first"),
    OUT_OF_REACH: ("out-of-reach", "machines.activate.movement-bounds"),
    NO_TOME_THERE: ("no-tome-there", "machines.card.anima.effect"),
    NOT_ONESELF: ("not-oneself", "machines.activate.resolve-first"),
    NOT_THERE: ("not-there", "machines.activate.resolve-first"),
    NOT_ITSELF: ("not-itself", "machines.card.gilding-cannon.effect"),
    NOT_ELSEWHERE: ("not-elsewhere", "machines.card.expansion-dome.destination"),
    ONLY_HERE: ("only-here", "machines.activate.gain-cubes"),
    TOO_MANY_CUBES: ("too-many-cubes", "machines.card.expansion-dome.own-cubes"),
    NOTHING_TO_COPY: ("nothing-to-copy", "machines.card.meridian-timerails.choice"),
    NO_COPY_OF_A_COPY: ("no-copy-of-a-copy", "machines.card.meridian-timerails.choice"),
}
