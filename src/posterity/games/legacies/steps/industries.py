"""Steps about industries: placing, moving and replacing investments, buying and selling, moving values."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Question
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import INDUSTRIES, NOBODY, SIZES
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.masks import ANY_SIZE
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.rules.investments import (
    Trade,
    is_among,
    may_buy_some,
    may_place,
    may_sell_some,
    may_shift,
    price,
    proceeds,
)
from posterity.games.legacies.rules.preferences import aim, clockwise, in_ring_order, leader, nearest
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.industries import (
    AdjustIndustry,
    Buy,
    MoveInvestment,
    PlaceInvestment,
    PrintedIndustryStep,
    ReplaceInvestment,
    Sell,
)
from posterity.games.legacies.vocabulary.words import Owner

RAISES_MINE: Final = 0  # what a Nemesis would rather do with a value
LOWERS_THEIRS: Final = 1
RAISES_NEITHER: Final = 2
HARMS_ME: Final = 3


class IndustryStep(EffectStep[State]):
    """A step about some of the industries."""

    def __init__(self, printed: PrintedIndustryStep, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.industries: Final = masks.industries(printed.industries)

    def reaches(self, s: State, seat: int, industry: int) -> bool:
        """Is it one of the industries of the step?"""
        return is_among(s, seat, self.industries, industry)


# ---------------------------------------------------------------- tokens, without gold and without moving a value


class PlaceInvestmentStep(IndustryStep):
    """An available token on an industry (legacies.investment.placed-by-effect)."""

    def __init__(self, printed: PlaceInvestment, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)

    def question(self, doing: Doing) -> Question[Any] | None:
        return PlaceByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 200, 300, 300


class PlaceByStep(EffectQuestion[PlaceInvestmentStep]):
    """A token on an industry, without gold, the value stays (legacies.investment.placed-by-effect)."""

    def prompt(self) -> str:
        return "ask-place"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.PLACE,)

    def about(self, s: State) -> list[Action]:
        step, lexicon = self.step(s), s.book.lexicon
        return [
            lexicon.action(verbs.PLACE, industry, size)
            for industry in range(len(INDUSTRIES))
            for size in range(len(SIZES))
            if step.reaches(s, self.seat, industry) and step.size in (ANY_SIZE, size)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.reaches(s, self.seat, pick.a) or step.size not in (ANY_SIZE, pick.b):
            return refusals.NOT_OF_EFFECT
        return may_place(s, self.seat, pick.a, pick.b)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.set_investment(self.seat, pick.a, pick.b, True)
        args: dict[str, object] = {"seat": self.seat, "industry": INDUSTRIES[pick.a], "size": SIZES[pick.b]}
        story.tell(s, "placed-investment", "legacies.investment.placed-by-effect", args)


class MoveInvestmentStep(IndustryStep):
    """A token of one's own, or of an opponent, to another industry (legacies.investment.placed-by-effect)."""

    def __init__(self, printed: MoveInvestment, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)
        self.whose: Final[Owner] = printed.whose

    def question(self, doing: Doing) -> Question[Any] | None:
        return MoveByStep(doing)

    def moves_own_pieces(self) -> bool:
        return self.whose == "you"

    def may_move(self, s: State, seat: int, owner: int, size: int, origin: int, industry: int) -> int:
        """Whether a token may go from one industry to another."""
        if industry == origin or not self.reaches(s, seat, industry):
            return refusals.NOT_OF_EFFECT
        return refusals.SIZE_THERE if s.invested(owner, industry, size) else YES


class MoveByStep(EffectQuestion[MoveInvestmentStep]):
    """Which investment token moves (legacies.investment.placed-by-effect)."""

    def prompt(self) -> str:
        return "ask-move-investment"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.INVESTMENT,)

    def about(self, s: State) -> list[Action]:
        step, lexicon = self.step(s), s.book.lexicon
        return [
            lexicon.action(verbs.INVESTMENT, industry, size, owner)
            for industry in range(len(INDUSTRIES))
            for size in range(len(SIZES))
            for owner in range(s.book.seats)
            if (owner == self.seat) == (step.whose == "you") and s.invested(owner, industry, size)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not s.invested(pick.c, pick.a, pick.b):
            return refusals.NOT_THERE
        if (pick.c == self.seat) != (step.whose == "you") or step.size not in (ANY_SIZE, pick.b):
            return refusals.NOT_OF_EFFECT
        for industry in range(len(INDUSTRIES)):
            if step.may_move(s, self.seat, pick.c, pick.b, pick.a, industry) == YES:
                return YES
        return refusals.CANNOT_MOVE

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The nearest of its own, or of the person with the most fame."""
        keys = [(aim(s, self.seat, pick.c), clockwise(s, self.seat, pick.a)) for pick in options]
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(MoveInvestmentTo(self.doing, pick.a, pick.b, pick.c))


class MoveInvestmentTo(EffectQuestion[MoveInvestmentStep]):
    """To which industry it goes."""

    def __init__(self, doing: Doing, origin: int, size: int, owner: int) -> None:
        super().__init__(doing)
        self.origin: Final = origin
        self.size: Final = size
        self.owner: Final = owner

    def prompt(self) -> str:
        return "ask-move-investment-to"

    def prompt_args(self, s: State) -> dict[str, object]:
        args = {"industry": INDUSTRIES[self.origin], "size": SIZES[self.size], "victim": self.owner}
        return {**super().prompt_args(s), **args}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.MOVE,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in s.book.move if pick.a != self.origin and self.step(s).reaches(s, self.seat, pick.a)]

    def may_pick(self, s: State, pick: Action) -> int:
        return self.step(s).may_move(s, self.seat, self.owner, self.size, self.origin, pick.a)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), "size": SIZES[self.size]}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.set_investment(self.owner, self.origin, self.size, False)
        s.set_investment(self.owner, pick.a, self.size, True)
        args: dict[str, object] = {"seat": self.owner, "industry": INDUSTRIES[self.origin], "size": SIZES[self.size]}
        args["target"] = INDUSTRIES[pick.a]
        story.tell(s, "moved-investment", "legacies.investment.placed-by-effect", args)


class ReplaceInvestmentStep(IndustryStep):
    """One's token of the other size makes way for one of `size` (legacies.investment.placed-by-effect)."""

    def __init__(self, printed: ReplaceInvestment, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)

    def question(self, doing: Doing) -> Question[Any] | None:
        return ReplaceByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 150, 200, 200

    def moves_own_pieces(self) -> bool:
        return True


class ReplaceByStep(EffectQuestion[ReplaceInvestmentStep]):
    """On which industry one's token makes way for one of the other size (legacies.investment.placed-by-effect)."""

    def prompt(self) -> str:
        return "ask-replace"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.REPLACE,)

    def about(self, s: State) -> list[Action]:
        size = self.step(s).size
        return [pick for pick in s.book.replace if s.invested(self.seat, pick.a, 1 - size)]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not s.invested(self.seat, pick.a, 1 - step.size):
            return refusals.NOT_THERE
        if not step.reaches(s, self.seat, pick.a):
            return refusals.NOT_OF_EFFECT
        return may_place(s, self.seat, pick.a, step.size)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        size = self.step(s).size
        s.set_investment(self.seat, pick.a, 1 - size, False)
        s.set_investment(self.seat, pick.a, size, True)
        args: dict[str, object] = {"seat": self.seat, "industry": INDUSTRIES[pick.a], "size": SIZES[size]}
        story.tell(s, "replaced-investment", "legacies.investment.placed-by-effect", args)


# ---------------------------------------------------------------- buying and selling, for more or less gold


class BuyStep(IndustryStep):
    """A purchase, its price changed by `add` gold and `percent`."""

    def __init__(self, printed: Buy, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.size: Final = masks.size(printed.size)
        self.add: Final = printed.add
        self.percent: Final = printed.percent

    def question(self, doing: Doing) -> Question[Any] | None:
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

    def question(self, doing: Doing) -> Question[Any] | None:
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


# ---------------------------------------------------------------- values


class AdjustIndustryStep(IndustryStep):
    """Values by so many `rows`, negative ones down; of `count` different industries, or of `all` (`either` way)."""

    def __init__(self, printed: AdjustIndustry, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.rows: Final = printed.rows
        self.either: Final = printed.either
        self.count: Final = printed.count
        self.all: Final = printed.all

    def upward(self) -> bool:
        return self.rows > 0

    def question(self, doing: Doing) -> Question[Any] | None:
        return None if self.all else Adjust(doing, self.count, 0)

    def likely_shift(self, industry: int) -> int:
        if self.either or not self.industries.mask >> industry & 1:
            return 0
        reached = bin(self.industries.mask).count("1")
        return 10 * self.rows if self.all else 10 * self.rows * min(self.count, reached) // reached

    def perform(self, s: State, doing: Doing) -> None:
        if not self.all:
            super().perform(s, doing)
            return
        for industry in range(len(INDUSTRIES)):  # legacies.investment.bounds
            if self.reaches(s, doing.seat, industry):
                story.value_moved(s, industry, s.put_row(industry, self.rows), "legacies.event.value-limits")


class Adjust(EffectQuestion[AdjustIndustryStep]):
    """Which value moves, and which way where the step leaves it open; each industry once."""

    def __init__(self, doing: Doing, left: int, done: int) -> None:
        super().__init__(doing)
        self.left: Final = left
        self.done: Final = done

    def prompt(self) -> str:
        return "ask-adjust"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "left": self.left, "rows": abs(self.step(s).rows)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RAISE, verbs.LOWER)

    def about(self, s: State) -> list[Action]:
        step = self.step(s)
        picks: list[Action] = []
        for industry in range(len(INDUSTRIES)):
            if step.reaches(s, self.seat, industry) and not self.done >> industry & 1:
                if step.either or step.upward():
                    picks.append(s.book.raise_[industry])
                if step.either or not step.upward():
                    picks.append(s.book.lower[industry])
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        step, up = self.step(s), pick.verb is verbs.RAISE
        wrong_way = not step.either and up != step.upward()
        if wrong_way or self.done >> pick.a & 1 or not step.reaches(s, self.seat, pick.a):
            return refusals.NOT_OF_EFFECT
        return may_shift(s, pick.a, up)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """It raises what it has influence on, lowers what the person with the most fame has, else the nearest."""
        person = leader(s)
        theirs = s.industries_of(person) if person != NOBODY else (NOBODY, NOBODY)
        keys = []
        for pick in options:
            mine, up = pick.a in s.industries_of(self.seat), pick.verb is verbs.RAISE
            kind = RAISES_NEITHER
            if mine:
                kind = RAISES_MINE if up else HARMS_ME
            elif pick.a in theirs:
                kind = HARMS_ME if up else LOWERS_THEIRS
            keys.append((kind, clockwise(s, self.seat, pick.a)))
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            done = self.done | 1 << pick.a
            s.next(Adjust(self.doing, self.left - 1, done))
        rows = abs(self.step(s).rows)
        moved = s.put_row(pick.a, rows if pick.verb is verbs.RAISE else -rows)
        story.value_moved(s, pick.a, moved, "legacies.investment.bounds")
