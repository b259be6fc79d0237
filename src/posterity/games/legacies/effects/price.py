"""Costs as the rules read them: what stands in a cost frame, by century and by kind."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import RESOURCES
from posterity.games.legacies.vocabulary.amounts import by_century
from posterity.games.legacies.vocabulary.goods import Cost

ByCentury = tuple[int, int, int]
NOTHING: Final[ByCentury] = (0, 0, 0)


class Price:
    """What stands in a cost frame: gold and fame by century, resources by kind and of any kind, cards."""

    def __init__(self, gold: ByCentury, fame: ByCentury, kinds: tuple[int, ...], any: int, cards: int) -> None:
        self.gold: Final = gold
        self.fame: Final = fame
        self.kinds: Final = kinds
        self.any: Final = any
        self.cards: Final = cards


FREE: Final = Price(NOTHING, NOTHING, (0, 0, 0, 0), 0, 0)


def price_of(cost: Cost) -> Price:
    kinds = tuple([cost.resources.count(name) for name in RESOURCES])
    return Price(by_century(cost.gold), by_century(cost.fame), kinds, cost.resources.count("any"), cost.cards)
