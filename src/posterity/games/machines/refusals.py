"""Why something cannot be done with an ability: each refusal has a number, a message and a clause."""

from __future__ import annotations

from typing import Final

ACTIVATED: Final = 101
NOT_HERE: Final = 102
NO_GEAR: Final = 103
NOT_SUCCESSFUL: Final = 104
NOT_SOLE_LEADER: Final = 105
NOT_DRAWN: Final = 107
OUT_OF_REACH: Final = 108
NO_TOME_THERE: Final = 109
NOT_ONESELF: Final = 110
NOT_THERE_TO_RAISE: Final = 111
NOT_ITSELF_TO_RAISE: Final = 112
NOT_ELSEWHERE: Final = 113
ONLY_HERE: Final = 114
TOO_MANY_TO_MOVE: Final = 115
NOTHING_TO_COPY: Final = 116
NO_COPY_OF_A_COPY: Final = 117
NOT_ITSELF_TO_LOWER: Final = 118
NOT_THERE_TO_LOWER: Final = 119
NOT_THERE_TO_MOVE_TO: Final = 120
NOT_THERE_TO_COPY: Final = 121
TOO_MANY_TO_RETURN: Final = 122
NOT_HELD: Final = 123
NOT_ONES_OWN_MARKER: Final = 124

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    ACTIVATED: ("activated", "machines.activate.once-per-turn"),
    NOT_HERE: ("not-here", "machines.activate.frame"),
    NO_GEAR: ("no-gear", "machines.activate.gear-only"),
    NOT_SUCCESSFUL: ("not-successful", "machines.activate.successful"),
    NOT_SOLE_LEADER: ("not-sole-leader", "machines.activate.sole-leader"),
    NOT_DRAWN: ("no-such-card", "machines.when.draw-goes-to-hand"),
    NOT_HELD: ("no-such-card", "machines.when.additional-cost"),
    OUT_OF_REACH: ("out-of-reach", "machines.activate.movement-bounds"),
    NO_TOME_THERE: ("no-tome-there", "machines.card.anima.effect"),
    NOT_ONESELF: ("not-oneself", "machines.card.arch-fire.negative"),
    NOT_ONES_OWN_MARKER: ("not-oneself", "machines.card.unlisted"),
    NOT_THERE_TO_RAISE: ("not-there", "machines.card.gilding-cannon.effect"),
    NOT_THERE_TO_LOWER: ("not-there", "machines.card.rustifier.effect"),
    NOT_THERE_TO_MOVE_TO: ("not-there", "machines.card.expansion-dome.destination"),
    NOT_THERE_TO_COPY: ("nothing-there", "machines.card.meridian-timerails.choice"),
    NOT_ITSELF_TO_RAISE: ("not-itself", "machines.card.gilding-cannon.effect"),
    NOT_ITSELF_TO_LOWER: ("not-itself", "machines.card.rustifier.effect"),
    NOT_ELSEWHERE: ("not-elsewhere", "machines.card.expansion-dome.destination"),
    ONLY_HERE: ("only-here", "machines.activate.gain-cubes"),
    TOO_MANY_TO_MOVE: ("too-many-cubes", "machines.card.expansion-dome.own-cubes"),
    TOO_MANY_TO_RETURN: ("too-many-cubes", "machines.card.null-spire.return"),
    NOTHING_TO_COPY: ("nothing-to-copy", "machines.card.meridian-timerails.choice"),
    NO_COPY_OF_A_COPY: ("no-copy-of-a-copy", "machines.card.meridian-timerails.choice"),
}
