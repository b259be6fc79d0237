"""Why something cannot be done: each refusal has a number, a message and a clause."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = 1
NO_WORDS: Final = 2
FINISH_FIRST: Final = 3
CHARACTER_TAKEN: Final = 4
NOT_IN_HAND: Final = 5
NOT_IN_MARKET: Final = 6
TOO_FEW_PLAYED: Final = 7
TILE_DOWN: Final = 8
TILE_BLOCKED: Final = 9
FOUNDATION_FIRST: Final = 10
NOT_ON_CARD: Final = 11
NO_OWN_ICON: Final = 12
OWN_TRACK: Final = 13
ALREADY_THERE: Final = 14
NO_TOKEN: Final = 15
CANNOT_PAY_GOLD: Final = 16
CANNOT_PAY_FAME: Final = 17
CANNOT_PAY_RESOURCES: Final = 18
CANNOT_PAY_CARDS: Final = 19
NO_FIGURE: Final = 20
FIGURE_LIMIT: Final = 21
FIGURE_OWN: Final = 22
NOT_LEARNED: Final = 23
WRONG_INDUSTRY: Final = 24
NO_INVESTMENT_TOKEN: Final = 25
SIZE_THERE: Final = 26
NOTHING_TO_SELL: Final = 27
NO_OPPORTUNITY: Final = 28
HEIRLOOM_GONE: Final = 29
HEIRLOOM_ABSENT: Final = 30
LEVEL_THERE: Final = 31
LEVEL_SIX_LAST: Final = 32
OPPONENT_LIMIT: Final = 33
CANNOT_PAY_FEE: Final = 34
LEVEL_ZERO: Final = 35
RESOURCE_NOT_OWNED: Final = 36
NOT_IN_COST: Final = 37
NO_SUCH_OPTION: Final = 38
NOT_AN_OPPONENT: Final = 39
NOT_THERE: Final = 40
CANNOT_MOVE: Final = 41
NO_BONUS: Final = 42
NOT_LOCKED: Final = 43
ICON_MISSING: Final = 44
TILE_GONE: Final = 45
SAME_FOUNDATION: Final = 46
OVER_CAP: Final = 47
IS_CURRENCY: Final = 48
NOT_A_ROW: Final = 49
CELL_TAKEN: Final = 50
CANNOT_AFFORD_BID: Final = 51
WRONG_STEP: Final = 52
BELOW_BID: Final = 53
NOT_DISPLAYED: Final = 54
SUCCESSOR_DONE: Final = 55
NO_SUCCESSORS_NOW: Final = 56
NOT_YOUR_HEIRLOOM: Final = 57
NOT_INFLUENCED: Final = 58
NOT_OF_EFFECT: Final = 59
EVENT_LOST: Final = 60
CANNOT_SHIFT: Final = 61
NO_TOKEN_TO_BLOCK: Final = 62
CHOOSE_CHARACTER: Final = 63
HEIR_NOT_IN_HAND: Final = 64

SUBJECT: Final = ""  # instead of a clause: the one that the open question itself rests on

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    NOT_NOW: ("not-now", "legacies.generation.turn-choice"),
    CHOOSE_CHARACTER: ("not-now", "legacies.setup.character-choice"),
    NO_WORDS: ("no-words", SUBJECT),
    FINISH_FIRST: ("finish-first", SUBJECT),
    CHARACTER_TAKEN: ("character-taken", "legacies.setup.character-choice"),
    NOT_IN_HAND: ("not-in-hand", SUBJECT),
    HEIR_NOT_IN_HAND: ("heir-not-in-hand", SUBJECT),
    NOT_IN_MARKET: ("not-in-market", "legacies.action.market-swap"),
    TOO_FEW_PLAYED: ("too-few-played", "legacies.generation.global-prerequisite"),
    TILE_DOWN: ("tile-down", "legacies.global.once-per-generation"),
    TILE_BLOCKED: ("tile-blocked", "legacies.generation.blocked-tile"),
    FOUNDATION_FIRST: ("foundation-first", "legacies.global.foundation-not-first"),
    NOT_ON_CARD: ("not-on-card", "legacies.relationship.make"),
    NO_OWN_ICON: ("no-own-icon", "legacies.action.special-ways"),
    OWN_TRACK: ("own-track", "legacies.relationship.not-own-track"),
    ALREADY_THERE: ("already-there", "legacies.relationship.one-per-character"),
    NO_TOKEN: ("no-token", "legacies.relationship.needs-token"),
    NO_TOKEN_TO_BLOCK: ("no-token", "legacies.generation.blocked-tile"),
    CANNOT_PAY_GOLD: ("cannot-pay-gold", "legacies.core.cost-in-full"),
    CANNOT_PAY_FAME: ("cannot-pay-fame", "legacies.core.cost-in-full"),
    CANNOT_PAY_RESOURCES: ("cannot-pay-resources", "legacies.core.cost-in-full"),
    CANNOT_PAY_CARDS: ("cannot-pay-cards", "legacies.core.cost-player-card"),
    NO_FIGURE: ("no-figure", "legacies.relationship.legendary"),
    FIGURE_LIMIT: ("figure-limit", "legacies.relationship.legendary-limit"),
    FIGURE_OWN: ("figure-own", "legacies.relationship.legendary-own"),
    NOT_LEARNED: ("not-learned", "legacies.action.special-learned"),
    WRONG_INDUSTRY: ("wrong-industry", "legacies.investment.group-card"),
    NO_INVESTMENT_TOKEN: ("no-investment-token", "legacies.investment.needs-token"),
    SIZE_THERE: ("size-there", "legacies.investment.limit-per-industry"),
    NOTHING_TO_SELL: ("nothing-to-sell", "legacies.investment.needs-token"),
    NO_OPPORTUNITY: ("no-opportunity", "legacies.action.opportunity"),
    HEIRLOOM_GONE: ("heirloom-gone", "legacies.heirloom.not-stolen"),
    HEIRLOOM_ABSENT: ("heirloom-absent", "legacies.heirloom.choice-of-opponents"),
    LEVEL_THERE: ("level-there", "legacies.heirloom.one-per-level"),
    LEVEL_SIX_LAST: ("level-six-last", "legacies.heirloom.level-six-prerequisite"),
    OPPONENT_LIMIT: ("opponent-limit", "legacies.heirloom.opponent-limit"),
    CANNOT_PAY_FEE: ("cannot-pay-fee", "legacies.heirloom.fee"),
    LEVEL_ZERO: ("level-zero", "legacies.setup.heirloom-level-zero"),
    RESOURCE_NOT_OWNED: ("resource-not-owned", SUBJECT),
    NOT_IN_COST: ("not-in-cost", "legacies.heirloom.relationship-discount"),
    NO_SUCH_OPTION: ("no-such-option", SUBJECT),
    NOT_AN_OPPONENT: ("not-an-opponent", SUBJECT),
    NOT_THERE: ("not-there", SUBJECT),
    CANNOT_MOVE: ("cannot-move", SUBJECT),
    CANNOT_SHIFT: ("cannot-shift", "legacies.global.influence-real-move"),
    NO_BONUS: ("no-bonus", "legacies.setup.bonus-tokens"),
    NOT_LOCKED: ("not-locked", "legacies.successor.match-token"),
    ICON_MISSING: ("icon-missing", "legacies.global.event-tile"),
    TILE_GONE: ("tile-gone", "legacies.scoring.tile-pool"),
    SAME_FOUNDATION: ("same-foundation", "legacies.foundation.voluntary"),
    OVER_CAP: ("over-cap", "legacies.global.foundation"),
    IS_CURRENCY: ("is-currency", "legacies.trade.currency"),
    NOT_A_ROW: ("not-a-row", "legacies.trade.first-bid"),
    CELL_TAKEN: ("cell-taken", "legacies.trade.unique-cell"),
    CANNOT_AFFORD_BID: ("cannot-afford-bid", "legacies.trade.affordable"),
    WRONG_STEP: ("wrong-step", "legacies.trade.foundation-bid"),
    BELOW_BID: ("below-bid", "legacies.trade.second-chance"),
    NOT_DISPLAYED: ("not-displayed", "legacies.successor.mandatory-pick"),
    SUCCESSOR_DONE: ("successor-done", "legacies.successor.no-more-draws"),
    NO_SUCCESSORS_NOW: ("no-successors-now", "legacies.generation.six-no-successor"),
    NOT_YOUR_HEIRLOOM: ("not-your-heirloom", "legacies.global.fame"),
    NOT_INFLUENCED: ("not-influenced", "legacies.global.influence"),
    NOT_OF_EFFECT: ("not-of-effect", SUBJECT),
    EVENT_LOST: ("event-lost", "legacies.generation.event-unresolved"),
}
