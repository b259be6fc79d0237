"""The kinds of steps by the word that a pack says, and the rulebook of a table, which carries them out."""

from __future__ import annotations

from typing import Any, Final

from posterity.games.legacies.effects.modify import ModifyStep
from posterity.games.legacies.effects.script import EffectStep
from posterity.games.legacies.rulebook import STANDARD, LegaciesRulebook
from posterity.games.legacies.schema.pack import Pack
from posterity.games.legacies.steps.actions import (
    AcquireHeirloomStep,
    BlockGlobalStep,
    DrawCardStep,
    DrawSuccessorStep,
    SpecialActionStep,
    TriggerGlobalStep,
    UnlockTokenStep,
)
from posterity.games.legacies.steps.collecting import CollectBonusStep, CollectSpaceStep
from posterity.games.legacies.steps.composite import ChooseStep, ForEachStep, IfStep, PayStep
from posterity.games.legacies.steps.goods import GainStep, LoseStep, StealStep
from posterity.games.legacies.steps.industries import (
    AdjustIndustryStep,
    BuyStep,
    MoveInvestmentStep,
    PlaceInvestmentStep,
    ReplaceInvestmentStep,
    SellStep,
)
from posterity.games.legacies.steps.moving import MoveRelationshipStep
from posterity.games.legacies.steps.relationships import MakeRelationshipStep, RemoveRelationshipStep

STEPS: Final[dict[str, type[EffectStep[Any]]]] = {
    "gain": GainStep,
    "lose": LoseStep,
    "steal": StealStep,
    "pay": PayStep,
    "choose": ChooseStep,
    "for-each": ForEachStep,
    "if": IfStep,
    "draw-card": DrawCardStep,
    "draw-successor": DrawSuccessorStep,
    "special-action": SpecialActionStep,
    "unlock-token": UnlockTokenStep,
    "make-relationship": MakeRelationshipStep,
    "move-relationship": MoveRelationshipStep,
    "remove-relationship": RemoveRelationshipStep,
    "collect-space": CollectSpaceStep,
    "collect-bonus-token": CollectBonusStep,
    "place-investment": PlaceInvestmentStep,
    "move-investment": MoveInvestmentStep,
    "replace-investment": ReplaceInvestmentStep,
    "buy": BuyStep,
    "sell": SellStep,
    "adjust-industry": AdjustIndustryStep,
    "acquire-heirloom": AcquireHeirloomStep,
    "trigger-global": TriggerGlobalStep,
    "block-global": BlockGlobalStep,
    "modify": ModifyStep,
}


def new_rulebook(pack: Pack, players: int, npcs: list[int], sides: str, level: str = STANDARD) -> LegaciesRulebook:
    """The rulebook of a table, with every step of its pack."""
    return LegaciesRulebook(pack, STEPS, players, npcs, sides, level)
