"""About what effects are worth, in hundredths of fame, in each century: what bots expect before they try."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies import effects
from posterity.games.legacies.effects import EACH_OTHER, EACH_PLAYER, YOU, Price, Step
from posterity.games.legacies.vocabulary.effect import OPS

FAME: Final = 100
GOLD: Final = (13, 6, 2)  # in each century
FOUNDATION: Final = (7, 6, 5)
RESOURCE: Final = (200, 180, 150)
CARD: Final = (200, 350, 500)
COUNTED: Final = (3, 2, 100, 60, 75, 5, 4, 1, 2, 3, 2, 1, 2, 2, 3, 3, 1, 3, 3)  # how much each counter is likely to say
THEFT: Final = 125  # percent: what is stolen is also lost to another
SHARED: Final = 30  # percent of an advantage that others have as well
LIKELY: Final = {  # what depends too much on the table to be reckoned
    effects.DRAW_CARD: CARD,
    effects.DRAW_SUCCESSOR: (60, 80, 100),
    effects.MAKE_RELATIONSHIP: (450, 700, 1000),
    effects.MOVE_RELATIONSHIP: (250, 400, 600),
    effects.COLLECT_SPACE: (300, 500, 900),
    effects.COLLECT_BONUS: (120, 220, 350),
    effects.PLACE_INVESTMENT: (200, 300, 300),
    effects.REPLACE_INVESTMENT: (150, 200, 200),
    effects.BUY: (100, 150, 150),
    effects.SELL: (100, 150, 200),
    effects.ACQUIRE_HEIRLOOM: (300, 350, 400),
    effects.SPECIAL_ACTION: (300, 450, 750),
    effects.TRIGGER_GLOBAL: (300, 400, 600),
}
OTHERWISE: Final = (60, 80, 100)


def hopes_of(scripts: list[list[Step]]) -> list[list[int]]:
    """For each script its worth in the three centuries. What stands within an effect has a smaller number than it."""
    likely = [LIKELY.get(op, OTHERWISE) for op in range(len(OPS))]
    found: list[list[int]] = []
    for steps in scripts:
        found.append([sum([worth(step, century, found, likely) for step in steps]) for century in range(3)])
    return found


def worth(step: Step, century: int, known: list[list[int]], likely: list[tuple[int, int, int]]) -> int:
    """To whoever has the effect; what only happens to others counts little."""
    op, whole = step.op, 0
    within = [known[script][century] for script in step.inner]
    if op == effects.GAIN:
        whole = goods(step, century)
    elif op == effects.LOSE:
        whole = -goods(step, century)
    elif op == effects.STEAL:
        whole = goods(step, century) * THEFT // 100
    elif op == effects.PAY:
        whole = max(0, within[0] - cost(step.price, century))
    elif op == effects.CHOOSE:
        whole = max(within)
    elif op == effects.FOR_EACH:
        whole = within[0] * min(COUNTED[step.counter] // step.per, step.most)
    elif op == effects.IF:
        whole = sum(within) // 2
    else:
        whole = likely[op][century]
    if step.who == YOU:
        return whole
    if step.who == EACH_PLAYER:
        return whole * SHARED // 100
    return -whole * SHARED // 100 if step.who == EACH_OTHER else 0


def goods(step: Step, century: int) -> int:
    resources = step.any[century] + sum(step.kinds)
    worth = step.fame[century] * FAME + step.gold[century] * GOLD[century] + resources * RESOURCE[century]
    return worth + step.foundation[century] * FOUNDATION[century]


def cost(price: Price, century: int) -> int:
    resources = sum(price.kinds) + price.any
    worth = price.fame[century] * FAME + price.gold[century] * GOLD[century] + resources * RESOURCE[century]
    return worth + price.cards * CARD[century]
