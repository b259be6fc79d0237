"""The facts of a set of machines: what gears knows of its technologies, and their abilities."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb
from posterity.games.gears.pieces import ExpansionState, Site
from posterity.games.gears.rulebook import OLDEST
from posterity.games.gears.seams import OpenRulebook
from posterity.games.gears.state import State
from posterity.games.machines import refusals, verbs
from posterity.games.machines.schema import GEAR, Ability, CardFile
from posterity.games.machines.state import Machinery

SPLICED: Final = 0  # the frame (machines.spliced.position)
EXTRA_TURN: Final = 5  # its number (machines.extra-turn.gear)
TOME: Final = "tome-of-the-origin"
GRANTS: Final[dict[str, str]] = {  # the clause that lets a player do it
    "activate": "machines.activate.free",
    "choose-yes": "machines.when.optional",
    "choose-no": "machines.when.optional",
    "choose-none": "machines.card.expansion-dome.source",
    "choose-card": "machines.activate.resolve-first",
    "choose-frame": "machines.activate.movement-bounds",
    "choose-seat": "machines.activate.resolve-first",
    "choose-cubes": "machines.card.expansion-dome.own-cubes",
    "choose-site": "machines.activate.resolve-first",
    "choose-copy": "machines.card.meridian-timerails.copy",
}


class MachinesRulebook(OpenRulebook):
    """What holds for the whole game; `AbilityRulebook` in rules/turn.py adds what happens in a turn."""

    def __init__(self, cards: CardFile, players: int, options: dict[str, str]) -> None:
        super().__init__(cards, players, options)
        self.abilities: Final[list[Ability | None]] = [card.ability for card in cards.technologies]
        self.gears: Final = [ability is not None and ability.when == GEAR for ability in self.abilities]
        self.copying: Final = [ability is not None and ability.copies() for ability in self.abilities]
        self.tome: Final = self.names.index(TOME) if TOME in self.names else -1
        if self.tome >= 0:
            self.expected_rewards[self.tome] = self.costs[self.tome]  # at least the cubes it begins with
        self.free_verbs = (verbs.ACTIVATE,)
        self.grants = {**self.grants, **GRANTS}
        self.refusals = {**self.refusals, **refusals.REFUSALS}
        self.activate: Final = self.lexicon.each(verbs.ACTIVATE, self.technologies)

    def all_verbs(self) -> tuple[Verb, ...]:
        return verbs.VERBS.all

    def new_expansion(self) -> ExpansionState | None:
        """No frame is spliced and nobody has a token (machines.setup.board)."""
        return Machinery(False, (), False)

    def oldest_frame(self, expansion: ExpansionState | None) -> int:
        assert isinstance(expansion, Machinery)
        return SPLICED if expansion.spliced else OLDEST

    def reward(self, site: Site) -> int:
        """The printed reward with its tokens, never below zero; that of the Tome is the cubes on it.

        machines.modifier.value, machines.modifier.floor, machines.card.tome.variable-reward,
        machines.card.tome.modifier
        """
        printed = sum(site.cubes) if site.technology == self.tome else self.rewards[site.technology]
        return max(0, printed + site.modifier)


def book_of(s: State) -> MachinesRulebook:
    book = s.book
    assert isinstance(book, MachinesRulebook)
    return book
