"""Why something cannot be done: each refusal has a number, a message and a clause.

Rules answer with the number; the sentence with its numbers is made when somebody asks.
"""

from __future__ import annotations

from typing import Final

NO_LEGACY_CARDS: Final = 1
NOT_LOOKED_AT: Final = 2
NOT_A_BUILDING: Final = 3
NOT_A_DESTROY: Final = 4
NOT_IN_HAND: Final = 5
ALREADY_FINISHED: Final = 6
CANNOT_PAY: Final = 7
NO_TARGET: Final = 8
OWN_TABLEAU: Final = 9
NO_SUCH_BUILDING: Final = 10
PROTECTED: Final = 11
FINISHED: Final = 12
NOT_OWED: Final = 13
RESOURCE_NOT_HELD: Final = 14
SECOND_WILD: Final = 15
WILD_NEEDED_LATER: Final = 16
NOT_IN_COST: Final = 17
BONUS_IS_TWO: Final = 18
SPECIAL_NOT_IN_HAND: Final = 19
SWAP_WITH_ONESELF: Final = 20
NOTHING_TO_GIVE: Final = 21
NOTHING_TO_TAKE: Final = 22
NOTHING_TO_DESTROY: Final = 23
NO_PROTECT: Final = 24
PROTECT_OR_BUILDINGS: Final = 25
NOT_SWAPPABLE: Final = 26
FREE_PROTECTED: Final = 27
FREE_FINISHED: Final = 28
NO_DEDICATIONS: Final = 29
IMPROPER_DEDICATION: Final = 30
DEDICATE_BUILDINGS_ONLY: Final = 31
NOT_BOTH: Final = 32
SPECIAL_ONLY_LATER: Final = 33
NO_GOING_BACK: Final = 34
WITHIN_LIMIT: Final = 35
FINISH_PAYING: Final = 36
NOT_NOW: Final = 37
CHOOSE_WORK_FIRST: Final = 38
TAKEN_NOT_THERE: Final = 39
GIVEN_NOT_THERE: Final = 40
NOT_HELD_TO_DISCARD: Final = 41
TAKING_A_CARD: Final = 42
DESTROY_NOT_IN_HAND: Final = 43
ASKED_LATER: Final = 44
FINISH_AIMING: Final = 45
FINISH_NAMING: Final = 46

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NO_LEGACY_CARDS: ("no-legacy-cards", "leaders.turn.take-legacy-fewer"),
    NOT_LOOKED_AT: ("not-looked-at", "leaders.turn.take-legacy"),
    NOT_A_BUILDING: ("not-a-building", "leaders.component.legacy-kinds"),
    NOT_A_DESTROY: ("not-a-destroy", "leaders.component.legacy-kinds"),
    NOT_IN_HAND: ("not-in-hand", "leaders.turn.build"),
    DESTROY_NOT_IN_HAND: ("not-in-hand", "leaders.destroy.play"),
    ALREADY_FINISHED: ("already-finished", "leaders.end.no-more-than-five"),
    CANNOT_PAY: ("cannot-pay", "leaders.turn.payment-exact"),
    NO_TARGET: ("no-target", "leaders.destroy.needs-target"),
    OWN_TABLEAU: ("own-tableau", "leaders.destroy.needs-target"),
    NO_SUCH_BUILDING: ("no-such-building", "leaders.destroy.play"),
    PROTECTED: ("protected", "leaders.destroy.not-protected"),
    FINISHED: ("finished", "leaders.end.immunity"),
    NOT_OWED: ("not-owed", "leaders.turn.payment-exact"),
    ASKED_LATER: ("asked-later", "leaders.turn.payment-exact"),
    RESOURCE_NOT_HELD: ("resource-not-held", "leaders.turn.payment-exact"),
    SECOND_WILD: ("second-wild", "leaders.wild.one-per-payment"),
    WILD_NEEDED_LATER: ("wild-needed-later", "leaders.wild.one-per-payment"),
    NOT_IN_COST: ("not-in-cost", "leaders.destroy.bonus-types"),
    BONUS_IS_TWO: ("bonus-is-two", "leaders.destroy.bonus-optional"),
    SPECIAL_NOT_IN_HAND: ("special-not-in-hand", "leaders.turn.special-step"),
    SWAP_WITH_ONESELF: ("swap-with-oneself", "leaders.special.swap"),
    NOTHING_TO_GIVE: ("nothing-to-give", "leaders.special.swap-needs-own"),
    NOTHING_TO_TAKE: ("nothing-to-take", "leaders.special.swap-needs-own"),
    NOTHING_TO_DESTROY: ("nothing-to-destroy", "leaders.special.free-destroy-one"),
    NO_PROTECT: ("no-protect", "leaders.special.protect-removal"),
    PROTECT_OR_BUILDINGS: ("protect-or-buildings", "leaders.special.free-destroy"),
    NOT_SWAPPABLE: ("not-swappable", "leaders.special.swap-buildings-only"),
    FREE_PROTECTED: ("free-protected", "leaders.special.free-destroy-limits"),
    FREE_FINISHED: ("free-finished", "leaders.special.free-destroy-limits"),
    NO_DEDICATIONS: ("no-dedications", "leaders.variant.dedication"),
    IMPROPER_DEDICATION: ("improper-dedication", "leaders.variant.dedication"),
    DEDICATE_BUILDINGS_ONLY: ("dedicate-buildings-only", "leaders.variant.dedication"),
    NOT_BOTH: ("not-both", "leaders.turn.exclusive-choice"),
    SPECIAL_ONLY_LATER: ("special-only-later", "leaders.turn.special-step"),
    NO_GOING_BACK: ("no-going-back", "leaders.turn.special-no-going-back"),
    WITHIN_LIMIT: ("within-limit", "leaders.turn.hand-limit-exact"),
    FINISH_PAYING: ("finish-paying", "leaders.turn.payment-exact"),
    FINISH_AIMING: ("finish-aiming", "leaders.destroy.play"),
    FINISH_NAMING: ("finish-naming", "leaders.destroy.bonus-announce"),
    NOT_NOW: ("not-now", "leaders.turn.sequence"),
    CHOOSE_WORK_FIRST: ("choose-work-first", "leaders.turn.exclusive-choice"),
    TAKEN_NOT_THERE: ("taken-not-there", "leaders.special.swap"),
    GIVEN_NOT_THERE: ("given-not-there", "leaders.special.swap"),
    TAKING_A_CARD: ("taking-a-card", "leaders.turn.exclusive-choice"),
    NOT_HELD_TO_DISCARD: ("resource-not-held", "leaders.turn.hand-limit"),
}
