"""The step that makes a relationship, with one of several partners."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.price import ByCentury, price_of
from posterity.games.legacies.effects.script import Doing, Scripts, Step
from posterity.games.legacies.effects.worth import WORTHLESS, Worth
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER
from posterity.games.legacies.rules.goods import bill_facts
from posterity.games.legacies.rules.legendary import figure_limit
from posterity.games.legacies.rules.preferences import entering, in_ring_order, nearest
from posterity.games.legacies.rules.relationships import may_relate, relate, relationship_bill
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.relationships import MakeRelationship


class MakeRelationshipStep(Step[State]):
    """A relationship with one of `partners`; with `dispositions` hostile and amicable characters change its price."""

    def __init__(self, printed: MakeRelationship, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.partners: Final = masks.places(printed.partners)
        self.price: Final = price_of(printed.cost)
        self.dispositions: Final = printed.dispositions

    def question(self, doing: Doing) -> ChoosePartner:
        return ChoosePartner(doing)

    def likely_worth(self) -> ByCentury:
        return 450, 700, 1000


class ChoosePartner(EffectQuestion[MakeRelationshipStep]):
    """With whom an effect makes a relationship; with nobody where none can be (legacies.relationship.wild)."""

    def prompt(self) -> str:
        return "ask-partner"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RELATIONSHIP,)

    def about(self, s: State) -> list[Action]:
        partners = self.step(s).partners
        return [pick for pick in s.book.relationship if partners >> pick.a & 1]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.partners >> pick.a & 1:
            return refusals.NOT_OF_EFFECT
        return may_relate(s, self.seat, pick.a, step.price, step.dispositions)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts, step = {**super().facts(s, pick), "limit": figure_limit(s, self.seat)}, self.step(s)
        if pick.verb is verbs.RELATIONSHIP:
            facts.update(bill_facts(relationship_bill(s, self.seat, step.price, pick.a, step.dispositions)))
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What brings it most at once, then the nearest clockwise."""
        best = nearest(s, self.seat, options)
        for pick in in_ring_order(s, self.seat, options):
            if pick.a != LEGENDARY_PARTNER and self.brings(s, pick) > self.brings(s, best):
                best = pick
        return best, "nemesis-other-choices"

    def brings(self, s: State, pick: Action) -> Worth:
        return WORTHLESS if pick.a == LEGENDARY_PARTNER else entering(s, self.seat, pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        relate(s, self.seat, pick.a, relationship_bill(s, self.seat, step.price, pick.a, step.dispositions))
