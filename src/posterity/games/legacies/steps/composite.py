"""Steps that are made of other effects: paying for one, choosing one, one for each, one if."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.effects.price import price_of
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.effects.worth import WORTHLESS, Worth, plus, worth_of_price
from posterity.games.legacies.rules.goods import bill_facts, bill_of, bill_words, may_pay, payment
from posterity.games.legacies.rules.preferences import worth
from posterity.games.legacies.rules.running import EffectQuestion, Run
from posterity.games.legacies.state import State
from posterity.games.legacies.steps.counters import COUNTERS, RANKS
from posterity.games.legacies.steps.goods import GoodsStep
from posterity.games.legacies.vocabulary.effect import Choose, ForEach, If, Pay


def some_possible(s: State, doing: Doing, script: int) -> bool:
    """Is there a step of an effect that can be done? Of what others would do nobody is sure."""
    inner = doing.inner(script)
    for at, step in enumerate(s.book.scripts[script]):
        if step.who != "you" or step.is_possible(s, inner.step(at)):
            return True
    return False


class PayStep(EffectStep[State]):
    """Pay a price or not; `then` is done only by those who pay all of it."""

    def __init__(self, printed: Pay, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.price: Final = price_of(printed.cost)
        self.then: Final = scripts.add(printed.then)

    def perform(self, s: State, doing: Doing) -> None:
        if self.is_possible(s, doing):
            s.next(OfferPayment(doing))

    def is_possible(self, s: State, doing: Doing) -> bool:
        return may_pay(s, doing.seat, bill_of(s, self.price)) == YES

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        return max(0, within[self.then][century] - worth_of_price(self.price, century))


class OfferPayment(EffectQuestion[PayStep]):
    """Pay and get something, or do without; who cannot pay is not asked (legacies.core.do-as-much-as-possible)."""

    def prompt(self) -> str:
        return "ask-pay-for"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), **bill_words(bill_of(s, self.step(s).price)), "choice": self.step(s).name}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.DO, verbs.DECLINE)

    def about(self, s: State) -> list[Action]:
        return [s.book.do, s.book.decline]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), **bill_facts(bill_of(s, self.step(s).price))}

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        return s.book.decline, "nemesis-optional-payments"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.do:
            step = self.step(s)
            s.then([*payment(self.seat, bill_of(s, step.price)), Run(self.doing.inner(step.then))])


class ChooseStep(EffectStep[State]):
    """One of several effects."""

    def __init__(self, printed: Choose, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.options: Final = [scripts.add(option) for option in printed.options]

    def perform(self, s: State, doing: Doing) -> None:
        s.next(ChooseOption(doing))

    def is_possible(self, s: State, doing: Doing) -> bool:
        return any([some_possible(s, doing, option) for option in self.options])

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        return max([within[option][century] for option in self.options])

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        return max([worth(s, seat, option, track, deep + 1) for option in self.options])


class ChooseOption(EffectQuestion[ChooseStep]):
    """One of several effects, numbered from 1 as the component lists them (legacies.event.own-choices)."""

    def prompt(self) -> str:
        return "ask-option"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "choice": self.step(s).name}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.OPTION,)

    def about(self, s: State) -> list[Action]:
        lexicon = s.book.lexicon
        return [lexicon.action(verbs.OPTION, number + 1) for number in range(len(self.step(s).options))]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if 1 <= pick.a <= len(self.step(s).options) else refusals.NO_SUCH_OPTION

    def subject(self) -> str:
        return super().subject() if self.doing.event else "legacies.core.do-as-much-as-possible"

    def grant(self, s: State, pick: Action) -> str:
        return self.subject()

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Foundation, fame, resources, gold; of losses the other way round (legacies.nemesis.reward-preference)."""
        values = [worth(s, self.seat, inner, self.doing.track) for inner in self.step(s).options]
        best = max(values)
        if min([min(value) for value in values]) < 0:
            ruling = "nemesis-penalty-preference"
        else:
            ruling = "nemesis-other-choices" if best == WORTHLESS else "nemesis-reward-preference"
        return options[values.index(best)], ruling

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(Run(self.doing.inner(self.step(s).options[pick.a - 1])))


class ForEachStep(EffectStep[State]):
    """So much for every so many of something, whole units only (legacies.core.per-unit-floor)."""

    def __init__(self, printed: ForEach, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.counter: Final = COUNTERS[printed.counter]
        self.per: Final = printed.per
        self.most: Final = printed.most
        self.do: Final = scripts.add(printed.do)
        self.goods: Final = [step for step in scripts.scripts[self.do] if isinstance(step, GoodsStep)]

    def counts(self) -> bool:
        return True

    def times(self, s: State, seat: int) -> int:
        return min(self.counter.count(s, seat) // self.per, self.most)

    def perform(self, s: State, doing: Doing) -> None:
        times = self.times(s, doing.seat)
        if times == 0:
            return
        for goods in reversed(self.goods):  # resources of choice are asked for in order
            goods.perform_times(s, doing.seat, times)

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        return within[self.do][century] * min(self.counter.likely // self.per, self.most)

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        times, total = self.times(s, seat), WORTHLESS
        for goods in self.goods:
            total = plus(total, goods.brings_times(s, seat, times))
        return total


class IfStep(EffectStep[State]):
    """`then` where a counter is in its bounds, or where one holds a rank; else `otherwise`."""

    def __init__(self, printed: If, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.counter: Final = None if printed.counter is None else COUNTERS[printed.counter]
        self.at_least: Final = printed.at_least
        self.at_most: Final = printed.at_most
        self.rank: Final = None if printed.rank is None else RANKS[printed.rank]
        self.then: Final = scripts.add(printed.then)
        self.otherwise: Final = scripts.add(printed.otherwise)

    def counts(self) -> bool:
        return True

    def holds(self, s: State, seat: int) -> bool:
        """Is the condition met?"""
        if self.rank is not None:
            return self.rank(s) == seat
        assert self.counter is not None
        return self.at_least <= self.counter.count(s, seat) <= self.at_most

    def branch(self, s: State, seat: int) -> int:
        """What is done if it is met, or else."""
        return self.then if self.holds(s, seat) else self.otherwise

    def perform(self, s: State, doing: Doing) -> None:
        s.next(Run(doing.inner(self.branch(s, doing.seat))))

    def is_possible(self, s: State, doing: Doing) -> bool:
        return some_possible(s, doing, self.branch(s, doing.seat))

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        return (within[self.then][century] + within[self.otherwise][century]) // 2

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        return worth(s, seat, self.branch(s, seat), track, deep + 1)
