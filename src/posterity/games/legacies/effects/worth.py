"""What effects are worth: in hundredths of fame to bots, before they try; in goods to a Nemesis, as it prefers them."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.effects.price import ByCentury, Price

# ---------------------------------------------------------------- to bots, in each century

FAME: Final = 100
GOLD: Final = (13, 6, 2)
FOUNDATION: Final = (7, 6, 5)
RESOURCE: Final = (200, 180, 150)
CARD: Final = (200, 350, 500)
OTHERWISE: Final[ByCentury] = (60, 80, 100)  # of what depends too much on the table to be reckoned
THEFT: Final = 125  # percent: what is stolen is also lost to another
SHARED: Final = 30  # percent of an advantage that others have as well


class Ahead:
    """What a token will be paid on its way from each space of each track, and on each legendary figure."""

    def __init__(self, tracks: list[list[int]], figures: list[int]) -> None:
        self.tracks: Final = tracks
        self.figures: Final = figures


def worth_of_goods(century: int, gold: int, fame: int, foundation: int, resources: int) -> int:
    worth = fame * FAME + gold * GOLD[century] + resources * RESOURCE[century]
    return worth + foundation * FOUNDATION[century]


def worth_of_price(price: Price, century: int) -> int:
    resources = sum(price.kinds) + price.any
    goods = worth_of_goods(century, price.gold[century], price.fame[century], 0, resources)
    return goods + price.cards * CARD[century]


# ---------------------------------------------------------------- to a Nemesis

Worth = tuple[int, int, int, int]  # foundation, fame, resources, gold, as a Nemesis prefers them
WORTHLESS: Final[Worth] = (0, 0, 0, 0)


def plus(one: Worth, other: Worth) -> Worth:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def times(one: Worth, count: int) -> Worth:
    return one[0] * count, one[1] * count, one[2] * count, one[3] * count
