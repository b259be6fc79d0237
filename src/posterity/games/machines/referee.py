"""The referee of machines: that of gears with reward tokens, the Tome, the spliced frame and scores below zero."""

from __future__ import annotations

from posterity.core.sets import slug
from posterity.games.gears.referee import COUNT, Box, TechnologySheet
from posterity.games.gears.rulebook import GearsRulebook
from posterity.games.gears.schema import TechnologyCard, TechnologySet
from posterity.games.machines.rulebook import SPLICED, TOME, MachinesRulebook
from posterity.games.machines.schema import CardFile, Machine


class MachineBox(Box):
    """machines.spliced.works-normally, machines.score.negative, machines.base.no-fate"""

    oldest = SPLICED
    lowest = -COUNT
    tokens = True
    fate_clause = "machines.base.no-fate"

    def technology(self, sheet: TechnologySheet) -> TechnologyCard:
        return Machine(name=sheet.name, cost=sheet.cost, reward=sheet.reward, needs=tuple(sheet.needs))

    def book(self, cards: TechnologySet, players: int, options: dict[str, str]) -> GearsRulebook:
        assert isinstance(cards, CardFile)
        return MachinesRulebook(cards, players, options)

    def rewarded(self, card: TechnologyCard) -> bool:
        """The reward of the Tome is the cubes on it (machines.card.tome.variable-reward)."""
        return slug(card) != TOME
