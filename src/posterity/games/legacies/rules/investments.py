"""Investments: buying, selling, and the values of industries."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import INDUSTRIES, MINOR, NONE, SIZES
from posterity.games.legacies.effects.masks import ALL_INDUSTRIES, ANY_SIZE, Industries
from posterity.games.legacies.effects.modify import ModifyStep
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.goods import modified, take_gold
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.words import Target

# ---------------------------------------------------------------- prices


def shares(s: State, size: int) -> int:
    return s.book.shares[size]


def rows_moved(s: State, size: int) -> int:
    return s.book.rows_moved[size]


def is_among(s: State, seat: int, industries: Industries, industry: int) -> bool:
    """Is it one of the industries that an effect is about, as far as this seat is concerned?"""
    return bool(industries.mask >> industry & 1) or (industries.influenced and industry in s.industries_of(seat))


def applies(s: State, seat: int, step: ModifyStep, industry: int, size: int) -> bool:
    """Does a modifier of the successor in play concern this investment?"""
    return is_among(s, seat, step.industries, industry) and step.size in (ANY_SIZE, size)


def traded(s: State, seat: int, industry: int, size: int, target: Target, add: int, percent: int) -> int:
    """Value times shares, with all modifiers, rounded up once (legacies.investment.modifiers)."""
    for step in s.modifiers(seat):
        if step.target == target and applies(s, seat, step, industry, size):
            add += step.add[s.century()]
            percent += step.percent
    return modified(s.value(industry) * shares(s, size), add, percent)


def price(s: State, seat: int, industry: int, size: int, add: int = 0, percent: int = 0) -> int:
    return traded(s, seat, industry, size, "investment-price", add, percent)


def proceeds(s: State, seat: int, industry: int, size: int, add: int, percent: int) -> int:
    return traded(s, seat, industry, size, "sale-proceeds", add, percent)


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
    first, second = s.industries_of(seat)
    is_wild = industry != NONE and industry in (first, second)
    return ALL_INDUSTRIES if is_wild else s.book.card_industries[card]


# ---------------------------------------------------------------- trading


def buy(s: State, seat: int, industry: int, size: int, gold: int) -> None:
    """The token on the industry, whose value rises after the purchase (legacies.investment.value-change)."""
    gold = gold if s.is_person(seat) else 0
    s.seats[seat].gold -= gold
    s.set_investment(seat, industry, size, True)
    if s.told is not None:
        args: dict[str, object] = {"seat": seat, "industry": INDUSTRIES[industry], "size": SIZES[size], "gold": gold}
        story.tell(s, "bought", "legacies.investment.buy", args)
    story.value_moved(s, industry, s.put_row(industry, rows_moved(s, size)), "legacies.investment.value-change")


def sell(s: State, seat: int, industry: int, size: int, gold: int) -> None:
    """The token goes home, and the value falls after the sale (legacies.investment.value-change)."""
    take_gold(s, seat, gold)
    s.set_investment(seat, industry, size, False)
    if s.told is not None:
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


def may_shift(s: State, industry: int, up: bool) -> int:
    """A value on the highest row cannot rise, one on the lowest cannot fall (legacies.global.influence-real-move)."""
    after = s.board.rows[industry] + (1 if up else -1)
    return YES if 0 <= after < len(s.book.row_gold) else refusals.CANNOT_SHIFT
