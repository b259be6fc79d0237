"""Machines as the rest of the program sees it: gears with other cards and no Fate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from posterity.core.abilities import Expansion
from posterity.core.game import Setup
from posterity.core.outline import Outline
from posterity.core.sets import CardSet, Shelf
from posterity.core.views import Viewer
from posterity.games.gears.game import CARD_ARGS, Gears
from posterity.games.gears.rulebook import GearsRulebook
from posterity.games.gears.state import State
from posterity.games.machines import cards, evaluate, outline, plays, verbs
from posterity.games.machines.features import MachineFeatures
from posterity.games.machines.referee import MachineBox
from posterity.games.machines.rules.turn import AbilityRulebook
from posterity.games.machines.schema import SET_WORDS
from posterity.games.machines.state import Machinery
from posterity.games.machines.view import MachineView, table_view

SHARED_OPTIONS: Final = ("pursuits", "pursuit-ties", "zero-moves")
NO_FATE: Final = "machines.base.no-fate"


class ForbiddenMachines(Expansion[State], Gears):
    """The expansion with abilities."""

    name = "machines"
    extends = "gears"
    rules = 1
    standard_set = cards.STANDARD
    shelf: Shelf = cards.LIBRARY
    verbs = verbs.VERBS.all
    card_args = CARD_ARGS
    set_words = SET_WORDS
    parts = (*Gears.parts, Machinery)
    options = tuple(option for option in Gears.options if option.name in SHARED_OPTIONS)
    withheld: Mapping[str, str] = {o.name: NO_FATE for o in Gears.options if o.name not in SHARED_OPTIONS}
    end_clause = "machines.end.as-base"
    player_keys = (*Gears.player_keys, "extra_turn")
    special_verbs = plays.SPECIAL
    lapsing_verbs = plays.SPECIAL  # machines.activate.once-per-turn
    end_verbs = plays.ENDS
    features = MachineFeatures()

    def show_cards(self, chosen: CardSet) -> dict[str, Any]:
        return cards.show(chosen)

    def make_book(self, setup: Setup) -> GearsRulebook:
        return AbilityRulebook(setup.cards.cards, setup.players, setup.options)

    def view(self, s: State, viewer: Viewer) -> MachineView:
        return table_view(self.name, s, False, viewer)

    def position(self, s: State) -> MachineView:
        return table_view(self.name, s, True, None)

    def outline(self, view: Any) -> Outline:
        return outline.outline(view)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluate.evaluate(s, seat)

    def evaluate_alone(self, s: State, seat: int) -> int:
        return evaluate.evaluate_alone(s, seat)

    def changed(self, before: State, after: State, seat: int) -> bool:
        return plays.changed(before, after, seat)

    def box(self, cards: CardSet) -> MachineBox:
        return MachineBox(cards.cards)
