"""The referee of machines: that of gears with reward tokens, the Tome, the spliced frame and scores below zero."""

from __future__ import annotations

from posterity.games.gears.referee import COUNT, OPTIONS, Box, TechnologySheet
from posterity.games.gears.rulebook import Rulebook
from posterity.games.gears.schema import TechnologyCard, TechnologySet
from posterity.games.machines.cards import LIBRARY, STANDARD
from posterity.games.machines.rulebook import SPLICED, Machines
from posterity.games.machines.schema import CardFile, Machine


class MachineBox(Box):
    """machines.spliced.works-normally, machines.score.negative, machines.base.no-fate"""

    oldest = SPLICED
    lowest = -COUNT
    tokens = True
    fate_clause = "machines.base.no-fate"

    def standard(self) -> TechnologySet:
        cards: TechnologySet = LIBRARY.named(STANDARD).cards
        return cards

    def technology(self, sheet: TechnologySheet) -> TechnologyCard:
        return Machine(name=sheet.name, cost=sheet.cost, reward=sheet.reward, needs=tuple(sheet.needs))

    def book(self, cards: TechnologySet, players: int) -> Rulebook:
        assert isinstance(cards, CardFile)
        return Machines(cards, players, OPTIONS)
