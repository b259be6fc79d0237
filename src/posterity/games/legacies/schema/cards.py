"""Player cards, successors, heirlooms and events."""

from __future__ import annotations

from typing import Literal

import msgspec

from posterity.core.sets import Fact, Named, Phrase
from posterity.games.legacies.vocabulary.amounts import Amount, shown
from posterity.games.legacies.vocabulary.effect import Effect, effect_phrase
from posterity.games.legacies.vocabulary.goods import Cost
from posterity.games.legacies.vocabulary.phrases import field_words, one_of
from posterity.games.legacies.vocabulary.words import AnyResource, Character, Group, Icon, Industry, Resource, Timing


class Partner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A relationship option of a player card: a character or `legendary`, and what it costs."""

    partner: Character | Literal["legendary"] = msgspec.field(name="with")
    cost: Cost = Cost()

    def phrase(self) -> Phrase:
        free = "yes" if self.cost == Cost() else "no"
        return Phrase("card-partner", {"partner": self.partner, "cost": self.cost.phrase(), "free": free})


class Investment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The investment icon of a player card: an industry or a group."""

    industry: Industry | None = None
    group: Group | None = None


class Opportunity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An opportunity: its cost and what it does."""

    cost: Cost = Cost()
    effect: Effect


class PlayerCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player card (legacies.component.player-card)."""

    id: str = ""
    century: Literal[1, 2, 3]
    relationships: tuple[Partner, ...]
    investment: Investment
    opportunity: Opportunity | None = None
    resources: tuple[Resource, ...]

    def facts(self) -> dict[str, Fact]:
        found: dict[str, Fact] = {
            "relationships": one_of([option.phrase() for option in self.relationships]),
            "investment": field_words([self.investment.industry or self.investment.group or "any"], "you")[0],
            "resources": Phrase("card-resources-text", {"resources": list(self.resources)}),
        }
        if self.opportunity is not None:
            args = {"cost": self.opportunity.cost.phrase(), "effect": effect_phrase(self.opportunity.effect)}
            found["opportunity"] = Phrase("card-opportunity-text", args)
        return found


class Successor(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A successor (legacies.component.successor-card); one without an effect has no ability."""

    number: int
    icon: Icon
    foundation: Amount = 0
    timing: Timing = "ongoing"
    effect: Effect = ()

    def facts(self) -> dict[str, Fact]:
        return {
            "number": self.number,
            "icon": self.icon,
            "foundation": Phrase("amount", {"amount": shown(self.foundation)}),
            **self.ability(),
        }

    def ability(self) -> dict[str, Fact]:
        """When the ability works and what it does, and both together."""
        if not self.effect:
            return {key: Phrase("ability-none") for key in ("timing", "effect", "ability")}
        timing, effect = Phrase(f"timing-{self.timing}"), effect_phrase(self.effect)
        return {"timing": timing, "effect": effect, "ability": Phrase("ability", {"timing": timing, "effect": effect})}


class Heirloom(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An heirloom (legacies.component.heirloom-card)."""

    character: Character
    level: Literal[0, 1, 2, 3, 4, 5, 6]
    resources: tuple[AnyResource, ...] = ()
    fee: int = 0

    def facts(self) -> dict[str, Fact]:
        return {
            "character": self.character,
            "level": self.level,
            "fee": self.fee,
            "resources": Cost(resources=self.resources).phrase(),
        }


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the two outcomes of an event; one without an effect only has its icon."""

    icon: Icon
    effect: Effect = ()

    def phrase(self) -> Phrase:
        text = effect_phrase(self.effect) if self.effect else Phrase("effect-nothing")
        return Phrase("outcome", {"icon": self.icon, "effect": text})


class EventCard(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event (legacies.component.event-card); its number stands under the icon of the top outcome."""

    number: int
    century: Literal[1, 2, 3]
    top: Outcome
    bottom: Outcome

    def facts(self) -> dict[str, Fact]:
        return {
            "number": self.number,
            "century": self.century,
            "top": self.top.phrase(),
            "bottom": self.bottom.phrase(),
        }
