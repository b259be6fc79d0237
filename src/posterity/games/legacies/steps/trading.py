"""Steps that buy and sell investments by the rules, for more or less gold."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import SIZES
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.masks import ANY_SIZE
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, Scripts
from posterity.games.legacies.rules.investments import Trade, may_buy_some, may_sell_some, price, proceeds
from posterity.games.legacies.rules.preferences import in_ring_order, nearest
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.steps.industries import IndustryStep
from posterity.games.legacies.vocabulary.industries import Buy, Sell


class BuyStep(IndustryStep):
    """A purchase, its price changed by `add` gold and `percent`."""

    def __init__(self, printed: Buy, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)
        self.add: Final = printed.add
        self.percent: Final = printed.percent

    def question(self, doing: Doing) -> BuyByStep:
        return BuyByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 100, 150, 150


class BuyByStep(EffectQuestion[BuyStep]):
    """In which industry an effect buys."""

    def prompt(self) -> str:
        return "ask-buy"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BUY,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in s.book.buy if self.step(s).reaches(s, self.seat, pick.a)]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.reaches(s, self.seat, pick.a):
            return refusals.NOT_OF_EFFECT
        return may_buy_some(s, self.seat, pick.a, step.size, step.add, step.percent)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts, step = super().facts(s, pick), self.step(s)
        if pick.verb is verbs.BUY:
            size = 0 if step.size == ANY_SIZE else step.size
            facts["gold"] = price(s, self.seat, pick.a, size, step.add, step.percent)
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        s.next(Trade(self.seat, pick.a, True, step.size, step.add, step.percent))


class SellStep(IndustryStep):
    """A sale, its proceeds changed by `add` gold and `percent`."""

    def __init__(self, printed: Sell, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)
        self.add: Final = printed.add
        self.percent: Final = printed.percent

    def question(self, doing: Doing) -> SellByStep:
        return SellByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 100, 150, 200


class SellByStep(EffectQuestion[SellStep]):
    """In which industry an effect sells."""

    def prompt(self) -> str:
        return "ask-sell"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SELL,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in s.book.sell if self.step(s).reaches(s, self.seat, pick.a)]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.reaches(s, self.seat, pick.a):
            return refusals.NOT_OF_EFFECT
        return may_sell_some(s, self.seat, pick.a, step.size)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What pays most; of equal ones the nearest clockwise."""
        best = nearest(s, self.seat, options)
        for pick in in_ring_order(s, self.seat, options):
            if self.brings(s, pick.a) > self.brings(s, best.a):
                best = pick
        return best, "nemesis-other-choices"

    def brings(self, s: State, industry: int) -> int:
        """What the dearest token on an industry sells for."""
        step = self.step(s)
        sizes = [size for size in range(len(SIZES)) if step.size in (ANY_SIZE, size)]
        held = [size for size in sizes if s.invested(self.seat, industry, size)]
        return max([proceeds(s, self.seat, industry, size, step.add, step.percent) for size in held])

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        s.next(Trade(self.seat, pick.a, False, step.size, step.add, step.percent))
