"""What ongoing successors change: prices, incomes and limits, as long as they are in play."""

from __future__ import annotations

from typing import Any, Final

from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.script import EffectStep, Scripts
from posterity.games.legacies.vocabulary.amounts import by_century
from posterity.games.legacies.vocabulary.modify import Modify
from posterity.games.legacies.vocabulary.words import Target


class ModifyStep(EffectStep[Any]):
    """Nothing is done: the rules ask for it where they reckon (legacies.successor.only-current)."""

    def __init__(self, printed: Modify, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.target: Final[Target] = printed.target
        self.add: Final = by_century(printed.add)
        self.percent: Final = printed.percent
        self.in_fame: Final = printed.commodity == "fame"  # what a relationship costs more or less of
        self.size: Final = masks.size(printed.size)
        legendary = 1 << masks.LEGENDARY if masks.ANY in printed.tracks else 0
        self.partners: Final = masks.places(printed.tracks) | legendary
        self.industries: Final = masks.industries(printed.industries)
