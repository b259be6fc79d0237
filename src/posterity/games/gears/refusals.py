"""Why something cannot be done: each refusal has a number, a message and a clause."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = 1
NO_ACTIONS_LEFT: Final = 2
ACTIONS_OWED: Final = 3
ZERO_FRAMES: Final = 4
NEVER_FORWARD: Final = 5
BEYOND_OLDEST: Final = 6
NOT_IN_HAND: Final = 8
IN_THE_PRESENT: Final = 9
FRAME_FULL: Final = 10
COPY_IN_FRAME: Final = 11
TOO_FEW_CARDS: Final = 12
EMPTY_POOL: Final = 13
NOT_IN_FRAME: Final = 14
PLANS_FORBID: Final = 15
NOTHING_TO_DRAW: Final = 16
NOT_DRAWN: Final = 17
NOT_TO_PAY: Final = 18
ZERO_CUBES: Final = 19
MORE_THAN_POOL: Final = 20
NO_DRAFT: Final = 21
TAKEN_THIS_TURN: Final = 22
NOT_IN_DRAFT: Final = 23
FATE_NOT_HELD: Final = 24
NO_LEGAL_TARGET: Final = 25
PLANS_PROTECT: Final = 26
NO_CUBE_TO_DISAPPOINT: Final = 27
NO_CUBE_TO_PROTECT: Final = 7
NO_DEPENDENCY: Final = 28
NOT_DIRECT: Final = 29
ALREADY_REMOVED: Final = 30
POSITION_TAKEN: Final = 31
NO_SUCH_POSITION: Final = 32
CHARACTER_TAKEN: Final = 33
NO_WORDS: Final = 34
FINISH_FIRST: Final = 35
NO_SUCH_FRAME: Final = 36
FATE_NOT_DEALT: Final = 37
FATE_NOT_TAKEN: Final = 38
FATES_SEALED: Final = 39
NOT_ON_TIMELINE: Final = 40
FATE_CANNOT_PAY: Final = 41
TAKEN_FATE_CANNOT_PAY: Final = 42
DRAFT_EMPTY: Final = 43
NOT_IN_DRAFT_TO_PLACE: Final = 44

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_NOW: ("not-now", "gears.round.phases"),
    NO_ACTIONS_LEFT: ("no-actions-left", "gears.turn.three-actions"),
    ACTIONS_OWED: ("actions-owed", "gears.turn.three-actions"),
    ZERO_FRAMES: ("zero-frames", "gears.turn.no-empty-action"),
    NEVER_FORWARD: ("never-forward", "gears.travel.never-forward"),
    BEYOND_OLDEST: ("beyond-oldest", "gears.travel.leftmost"),
    NOT_IN_HAND: ("not-in-hand", "gears.establish.technology-only"),
    IN_THE_PRESENT: ("in-the-present", "gears.timeline.present-holds-nothing"),
    FRAME_FULL: ("frame-full", "gears.establish.capacity"),
    COPY_IN_FRAME: ("copy-in-frame", "gears.establish.no-copy-in-frame"),
    TOO_FEW_CARDS: ("too-few-cards", "gears.establish.other-cards"),
    EMPTY_POOL: ("empty-pool", "gears.influence.empty-pool"),
    NOT_IN_FRAME: ("not-in-frame", "gears.influence.current-frame"),
    PLANS_FORBID: ("plans-forbid", "gears.fate.plans.no-influence"),
    NOTHING_TO_DRAW: ("nothing-to-draw", "gears.draw.impossible"),
    NOT_DRAWN: ("not-drawn", "gears.draw.from-the-two"),
    NOT_TO_PAY: ("not-to-pay", "gears.establish.exact-payment"),
    ZERO_CUBES: ("zero-cubes", "gears.turn.no-empty-action"),
    MORE_THAN_POOL: ("more-than-pool", "gears.influence.from-pool"),
    NO_DRAFT: ("no-draft", "gears.variant.choice"),
    TAKEN_THIS_TURN: ("taken-this-turn", "gears.variant.shape.take"),
    NOT_IN_DRAFT: ("not-in-draft", "gears.variant.shape.take"),
    NOT_IN_DRAFT_TO_PLACE: ("not-in-draft", "gears.variant.shape.others-place"),
    DRAFT_EMPTY: ("draft-empty", "gears.variant.shape.area-empty"),
    FATE_CANNOT_PAY: ("fate-cannot-pay", "gears.variant.destiny.no-payment"),
    TAKEN_FATE_CANNOT_PAY: ("fate-cannot-pay", "gears.variant.shape.no-payment"),
    FATE_NOT_HELD: ("fate-not-held", "gears.fate.any-moment"),
    FATE_NOT_DEALT: ("fate-not-dealt", "gears.variant.destiny.deal"),
    FATE_NOT_TAKEN: ("fate-not-taken", "gears.variant.shape.held"),
    FATES_SEALED: ("fates-sealed", "gears.variant.sealed"),
    NOT_ON_TIMELINE: ("not-on-timeline", "gears.fate.targets-what"),
    NO_LEGAL_TARGET: ("no-legal-target", "gears.fate.legal-target-needed"),
    PLANS_PROTECT: ("plans-protect", "gears.fate.plans.no-fate"),
    NO_CUBE_TO_DISAPPOINT: ("no-own-cube", "gears.fate.hoped.target"),
    NO_CUBE_TO_PROTECT: ("no-own-cube", "gears.fate.plans.target"),
    NO_DEPENDENCY: ("no-dependency", "gears.fate.willed.target"),
    NOT_DIRECT: ("not-direct", "gears.fate.willed.one-direct"),
    ALREADY_REMOVED: ("already-removed", "gears.fate.willed.one-direct"),
    POSITION_TAKEN: ("position-taken", "gears.setup.order-positions"),
    NO_SUCH_POSITION: ("no-such-position", "gears.setup.order-positions"),
    CHARACTER_TAKEN: ("character-taken", "gears.setup.character-choice"),
    NO_WORDS: ("no-words", "gears.turn.illegal-is-rejected"),
    FINISH_FIRST: ("finish-first", "gears.turn.atomic"),
    NO_SUCH_FRAME: ("no-such-frame", "gears.timeline.frames"),
}
