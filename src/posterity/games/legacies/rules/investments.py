"""Investments: buying, selling, values, and what effects do with tokens and industries."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import GROUP_OF, INDUSTRIES, MINOR, NOBODY, NONE, SIZES
from posterity.games.legacies.effects import (
    ALL_INDUSTRIES,
    ANY_SIZE,
    INVESTMENT_PRICE,
    SALE_PROCEEDS,
    Step,
)
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import modified, take_gold
from posterity.games.legacies.rules.preferences import aim, clockwise, in_ring_order, leader, nearest
from posterity.games.legacies.rules.running import Doing, EffectQuestion
from posterity.games.legacies.state import State

RAISES_MINE: Final = 0  # what a Nemesis would rather do with a value
LOWERS_THEIRS: Final = 1
RAISES_NEITHER: Final = 2
HARMS_ME: Final = 3

# ---------------------------------------------------------------- prices


def shares(s: State, size: int) -> int:
    return s.book.shares[size]


def rows_moved(s: State, size: int) -> int:
    return s.book.rows_moved[size]


def applies(s: State, seat: int, step: Step, industry: int, size: int) -> bool:
    """Does a modifier of the successor in play concern this investment?"""
    mine = step.influenced and industry in s.industries_of(seat)
    return (mine or bool(step.industries >> industry & 1)) and step.size in (ANY_SIZE, size)


def traded(s: State, seat: int, industry: int, size: int, target: int, add: int, percent: int) -> int:
    """Value times shares, with all modifiers, rounded up once (legacies.investment.modifiers)."""
    for step in s.modifiers(seat):
        if step.target == target and applies(s, seat, step, industry, size):
            add += step.add
            percent += step.percent
    return modified(s.value(industry) * shares(s, size), add, percent)


def price(s: State, seat: int, industry: int, size: int, add: int = 0, percent: int = 0) -> int:
    return traded(s, seat, industry, size, INVESTMENT_PRICE, add, percent)


def proceeds(s: State, seat: int, industry: int, size: int, add: int, percent: int) -> int:
    return traded(s, seat, industry, size, SALE_PROCEEDS, add, percent)


# ---------------------------------------------------------------- whether


def may_place(s: State, seat: int, industry: int, size: int) -> int:
    """An available token of the size, and none of it there yet.

    legacies.investment.needs-token, legacies.investment.limit-per-industry
    """
    if s.invested(seat, industry, size):
        return refusals.SIZE_THERE
    return YES if s.seats[seat].free[MINOR + size] else refusals.NO_INVESTMENT_TOKEN


def may_buy(s: State, seat: int, industry: int, size: int, add: int, percent: int) -> int:
    code = may_place(s, seat, industry, size)
    if code != YES or not s.is_person(seat):  # automata do not pay (legacies.npc.no-costs)
        return code
    return YES if s.seats[seat].gold >= price(s, seat, industry, size, add, percent) else refusals.CANNOT_PAY_GOLD


def may_buy_some(s: State, seat: int, industry: int, wanted: int, add: int = 0, percent: int = 0) -> int:
    """YES if one of the sizes wanted can be bought, else why the smallest cannot."""
    code = YES
    for size in range(len(SIZES)):
        if wanted in (ANY_SIZE, size):
            found = may_buy(s, seat, industry, size, add, percent)
            if found == YES:
                return YES
            code = code or found
    return code


def may_sell(s: State, seat: int, industry: int, size: int) -> int:
    return YES if s.invested(seat, industry, size) else refusals.NOTHING_TO_SELL


def may_sell_some(s: State, seat: int, industry: int, wanted: int) -> int:
    for size in range(len(SIZES)):
        if wanted in (ANY_SIZE, size) and s.invested(seat, industry, size):
            return YES
    return refusals.NOTHING_TO_SELL


def industries_of_card(s: State, seat: int, card: int) -> int:
    """The industries a card trades in, as a bit mask; one's influenced industry is wild.

    legacies.investment.group-card, legacies.investment.influenced-wild, legacies.investment.influenced-wild-not-group
    """
    industry = s.book.card_industry[card]
    if industry != NONE:
        return ALL_INDUSTRIES if industry in s.industries_of(seat) else 1 << industry
    mask = 0
    for number, group in enumerate(GROUP_OF):
        if group == s.book.card_group[card]:
            mask |= 1 << number
    return mask


# ---------------------------------------------------------------- trading


def buy(s: State, seat: int, industry: int, size: int, gold: int) -> None:
    """The token on the industry, whose value rises after the purchase (legacies.investment.value-change)."""
    gold = gold if s.is_person(seat) else 0
    s.seats[seat].gold -= gold
    s.set_investment(seat, industry, size, True)
    args: dict[str, object] = {"seat": seat, "industry": INDUSTRIES[industry], "size": SIZES[size], "gold": gold}
    story.tell(s, "bought", "legacies.investment.buy", args)
    story.value_moved(s, industry, s.put_row(industry, rows_moved(s, size)), "legacies.investment.value-change")


def sell(s: State, seat: int, industry: int, size: int, gold: int) -> None:
    """The token goes home, and the value falls after the sale (legacies.investment.value-change)."""
    take_gold(s, seat, gold)
    s.set_investment(seat, industry, size, False)
    args: dict[str, object] = {"seat": seat, "industry": INDUSTRIES[industry], "size": SIZES[size], "gold": gold}
    story.tell(s, "sold", "legacies.investment.sell", args)
    story.value_moved(s, industry, s.put_row(industry, -rows_moved(s, size)), "legacies.investment.value-change")


class Trade(LegaciesQuestion):
    """Minor or major: `wanted` is a size or any, `buying` or selling (legacies.investment.buy)."""

    def __init__(self, seat: int, industry: int, buying: bool, wanted: int, add: int, percent: int) -> None:
        super().__init__(seat)
        self.industry: Final = industry
        self.buying: Final = buying
        self.wanted: Final = wanted
        self.add: Final = add
        self.percent: Final = percent

    def prompt(self) -> str:
        return "ask-size-buy" if self.buying else "ask-size-sell"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"industry": INDUSTRIES[self.industry], "value": s.value(self.industry)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.SIZE,)

    def about(self, s: State) -> list[Action]:
        return s.book.size

    def may_pick(self, s: State, pick: Action) -> int:
        if self.wanted not in (ANY_SIZE, pick.a):
            return refusals.NOT_OF_EFFECT
        if self.buying:
            return may_buy(s, self.seat, self.industry, pick.a, self.add, self.percent)
        return may_sell(s, self.seat, self.industry, pick.a)

    def gold(self, s: State, size: int) -> int:
        if self.buying:
            return price(s, self.seat, self.industry, size, self.add, self.percent)
        return proceeds(s, self.seat, self.industry, size, self.add, self.percent)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = {**super().facts(s, pick), "industry": INDUSTRIES[self.industry], "buying": "no"}
        if pick.verb is verbs.SIZE:
            facts["gold"] = self.gold(s, pick.a)
            facts["buying"] = "yes" if self.buying else "no"
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """It buys a minor if it can, and sells what pays most (legacies.npc.buy, legacies.npc.sell)."""
        if self.buying:
            return options[0], "nemesis-other-choices"
        paid = [self.gold(s, pick.a) for pick in options]
        return options[paid.index(max(paid))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        gold = self.gold(s, pick.a)
        if self.buying:
            buy(s, self.seat, self.industry, pick.a, gold)
        else:
            sell(s, self.seat, self.industry, pick.a, gold)


# ---------------------------------------------------------------- steps of effects


def reaches(s: State, seat: int, step: Step, industry: int) -> bool:
    """Is it one of the industries of a step?"""
    return bool(step.industries >> industry & 1) or (step.influenced and industry in s.industries_of(seat))


class TradeByStep(EffectQuestion):
    """In which industry an effect buys or sells."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool, buying: bool) -> None:
        super().__init__(seat, script, at, track, event)
        self.buying: Final = buying

    def prompt(self) -> str:
        return "ask-buy" if self.buying else "ask-sell"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BUY,) if self.buying else (verbs.SELL,)

    def about(self, s: State) -> list[Action]:
        picks = s.book.buy if self.buying else s.book.sell
        return [pick for pick in picks if reaches(s, self.seat, self.step(s), pick.a)]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not reaches(s, self.seat, step, pick.a):
            return refusals.NOT_OF_EFFECT
        if self.buying:
            return may_buy_some(s, self.seat, pick.a, step.size, step.add, step.percent)
        return may_sell_some(s, self.seat, pick.a, step.size)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        step = self.step(s)
        facts = super().facts(s, pick)
        if pick.verb in self.verbs() and self.buying:
            size = 1 if step.size == 1 else 0
            facts["gold"] = price(s, self.seat, pick.a, size, step.add, step.percent)
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What pays most is sold; else the nearest clockwise."""
        best = nearest(s, self.seat, options)
        for pick in in_ring_order(s, self.seat, options):
            if not self.buying and self.brings(s, pick.a) > self.brings(s, best.a):
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
        s.next(Trade(self.seat, pick.a, self.buying, step.size, step.add, step.percent))


class PlaceByStep(EffectQuestion):
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
            if reaches(s, self.seat, step, industry) and step.size in (ANY_SIZE, size)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not reaches(s, self.seat, step, pick.a) or step.size not in (ANY_SIZE, pick.b):
            return refusals.NOT_OF_EFFECT
        return may_place(s, self.seat, pick.a, pick.b)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.set_investment(self.seat, pick.a, pick.b, True)
        args: dict[str, object] = {"seat": self.seat, "industry": INDUSTRIES[pick.a], "size": SIZES[pick.b]}
        story.tell(s, "placed-investment", "legacies.investment.placed-by-effect", args)


class MoveByStep(EffectQuestion):
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
            if (owner == self.seat) == (step.whose == 0) and s.invested(owner, industry, size)
        ]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not s.invested(pick.c, pick.a, pick.b):
            return refusals.NOT_THERE
        if (pick.c == self.seat) != (step.whose == 0) or step.size not in (ANY_SIZE, pick.b):
            return refusals.NOT_OF_EFFECT
        for industry in range(len(INDUSTRIES)):
            if may_move_investment(s, self.seat, step, pick.c, pick.b, pick.a, industry) == YES:
                return YES
        return refusals.CANNOT_MOVE

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The nearest of its own, or of the person with the most fame."""
        keys = [(aim(s, self.seat, pick.c), clockwise(s, self.seat, pick.a)) for pick in options]
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(MoveInvestment(self.seat, self.script, self.at, self.track, self.event, pick.a, pick.b, pick.c))


def may_move_investment(s: State, seat: int, step: Step, owner: int, size: int, origin: int, industry: int) -> int:
    if industry == origin or not reaches(s, seat, step, industry):
        return refusals.NOT_OF_EFFECT
    return refusals.SIZE_THERE if s.invested(owner, industry, size) else YES


class MoveInvestment(EffectQuestion):
    """To which industry it goes."""

    def __init__(
        self, seat: int, script: int, at: int, track: int, event: bool, origin: int, size: int, owner: int
    ) -> None:
        super().__init__(seat, script, at, track, event)
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
        return [pick for pick in s.book.move if pick.a != self.origin and reaches(s, self.seat, self.step(s), pick.a)]

    def may_pick(self, s: State, pick: Action) -> int:
        return may_move_investment(s, self.seat, self.step(s), self.owner, self.size, self.origin, pick.a)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**super().facts(s, pick), "size": SIZES[self.size]}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.set_investment(self.owner, self.origin, self.size, False)
        s.set_investment(self.owner, pick.a, self.size, True)
        args: dict[str, object] = {"seat": self.owner, "industry": INDUSTRIES[self.origin], "size": SIZES[self.size]}
        args["target"] = INDUSTRIES[pick.a]
        story.tell(s, "moved-investment", "legacies.investment.placed-by-effect", args)


class ReplaceByStep(EffectQuestion):
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
        if not reaches(s, self.seat, step, pick.a):
            return refusals.NOT_OF_EFFECT
        return may_place(s, self.seat, pick.a, step.size)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        size = self.step(s).size
        s.set_investment(self.seat, pick.a, 1 - size, False)
        s.set_investment(self.seat, pick.a, size, True)
        args: dict[str, object] = {"seat": self.seat, "industry": INDUSTRIES[pick.a], "size": SIZES[size]}
        story.tell(s, "replaced-investment", "legacies.investment.placed-by-effect", args)


def may_shift(s: State, industry: int, up: bool) -> int:
    """A value on the highest row cannot rise, one on the lowest cannot fall (legacies.global.influence-real-move)."""
    after = s.board.rows[industry] + (1 if up else -1)
    return YES if 0 <= after < len(s.book.row_gold) else refusals.CANNOT_MOVE


def adjust_all(s: State, doing: Doing, step: Step) -> None:
    """Values of all industries that a step reaches (legacies.investment.bounds)."""
    for industry in range(len(INDUSTRIES)):
        if reaches(s, doing.seat, step, industry):
            story.value_moved(s, industry, s.put_row(industry, step.way), "legacies.event.value-limits")


class Adjust(EffectQuestion):
    """Which value moves, and which way where the step leaves it open; each industry once."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool, left: int, done: int) -> None:
        super().__init__(seat, script, at, track, event)
        self.left: Final = left
        self.done: Final = done

    def prompt(self) -> str:
        return "ask-adjust"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "left": self.left, "rows": abs(self.step(s).way)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RAISE, verbs.LOWER)

    def about(self, s: State) -> list[Action]:
        step = self.step(s)
        picks: list[Action] = []
        for industry in range(len(INDUSTRIES)):
            if reaches(s, self.seat, step, industry) and not self.done >> industry & 1:
                if step.either or step.onward():
                    picks.append(s.book.raise_[industry])
                if step.either or not step.onward():
                    picks.append(s.book.lower[industry])
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        step, up = self.step(s), pick.verb is verbs.RAISE
        wrong_way = not step.either and up != step.onward()
        if wrong_way or self.done >> pick.a & 1 or not reaches(s, self.seat, step, pick.a):
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
            s.next(Adjust(self.seat, self.script, self.at, self.track, self.event, self.left - 1, done))
        rows = abs(self.step(s).way)
        moved = s.put_row(pick.a, rows if pick.verb is verbs.RAISE else -rows)
        story.value_moved(s, pick.a, moved, "legacies.investment.bounds")
