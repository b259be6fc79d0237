"""Commodities: what is gained, lost and paid."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import RESOURCES
from posterity.games.legacies.effects.price import Price
from posterity.games.legacies.rulebook import NEMESIS, RISING_STAR
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.preferences import least_owned, most_owned
from posterity.games.legacies.state import State

NO_RESOURCES: Final[list[int]] = [0] * len(RESOURCES)  # of each kind
ONE_OF: Final = [[int(other == kind) for other in range(len(RESOURCES))] for kind in range(len(RESOURCES))]


def receive(s: State, seat: int, gold: int, fame: int, foundation: int, kinds: list[int], clause: str) -> None:
    """Goods from the bank, which never runs out (legacies.component.supply-unlimited)."""
    if s.book.kinds[seat] == RISING_STAR:
        return  # legacies.rising-star.no-benefits
    player = s.seats[seat]
    take_gold(s, seat, gold)
    player.fame += fame
    grown = s.add_foundation(seat, foundation)
    for kind, count in enumerate(kinds):
        if count:
            player.resources[kind] += count
    story.goods(s, "gained", clause, seat, gold, fame, grown, kinds)


def take_gold(s: State, seat: int, gold: int) -> None:
    """Gold of a Nemesis waits until the action is complete (legacies.nemesis.gold-summed)."""
    if s.book.kinds[seat] == NEMESIS:
        s.seats[seat].purse += gold
    else:
        s.seats[seat].gold += gold


def bank_gold(s: State) -> None:
    """An action is complete: the gold of each Nemesis becomes foundation (legacies.nemesis.gold-to-foundation)."""
    for seat in range(s.book.players, s.book.seats):
        gold = s.seats[seat].purse
        if gold:
            s.seats[seat].purse = 0
            args: dict[str, object] = {"gold": gold, "foundation": s.add_foundation(seat, gold)}
            story.automaton(s, seat, "nemesis-banks", "legacies.nemesis.gold-to-foundation", args)


def forfeit(s: State, seat: int, gold: int, fame: int, foundation: int, kinds: list[int], clause: str) -> None:
    """Goods to the bank, as far as they go (legacies.core.counters-floor)."""
    player = s.seats[seat]
    gold = min(gold, player.gold)
    fame = min(fame, player.fame)
    lost = [min(count, player.resources[kind]) for kind, count in enumerate(kinds)]
    player.gold -= gold
    player.fame -= fame
    shrunk = s.lose_foundation(seat, foundation)
    for kind, count in enumerate(lost):
        if count:
            player.resources[kind] -= count
    story.goods(s, "lost", clause, seat, gold, fame, shrunk, lost)


# ---------------------------------------------------------------- resources, one at a time


class ResourceQuestion(LegaciesQuestion):
    """One resource after another; `left` of them."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": self.left}

    def may_pick(self, s: State, pick: Action) -> int:
        return YES

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        return least_owned(s, self.seat, options), "nemesis-any-resource"


class GainAny(ResourceQuestion):
    """Each unit is chosen separately (legacies.core.cost-resource-choice)."""

    def prompt(self) -> str:
        return "ask-gain"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.GAIN,)

    def about(self, s: State) -> list[Action]:
        return s.book.gain

    def run(self, s: State) -> Ask | None:
        if s.book.kinds[self.seat] == RISING_STAR:
            return None
        return super().run(s)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(GainAny(self.seat, self.left - 1))
        receive(s, self.seat, 0, 0, 0, ONE_OF[pick.a], "legacies.core.cost-resource-choice")


class Owned(ResourceQuestion):
    """Only what the seat owns can be named; with nothing left there is nothing to ask."""

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if s.seats[self.seat].resources[pick.a] else refusals.RESOURCE_NOT_OWNED

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        return most_owned(s, self.seat, options), "nemesis-any-resource"

    def run(self, s: State) -> Ask | None:
        return super().run(s) if s.seats[self.seat].stock() else None


class LoseAny(Owned):
    """Which resource is lost (legacies.core.counters-floor)."""

    def prompt(self) -> str:
        return "ask-lose"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.LOSE,)

    def about(self, s: State) -> list[Action]:
        return s.book.lose

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(LoseAny(self.seat, self.left - 1))
        forfeit(s, self.seat, 0, 0, 0, ONE_OF[pick.a], "legacies.core.counters-floor")


class PayAny(Owned):
    """Which resource pays for one of no kind (legacies.core.cost-resource-choice)."""

    def prompt(self) -> str:
        return "ask-pay"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.PAY,)

    def about(self, s: State) -> list[Action]:
        return s.book.pay

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(PayAny(self.seat, self.left - 1))
        s.seats[self.seat].resources[pick.a] -= 1
        story.goods(s, "paid", "legacies.core.cost-to-bank", self.seat, 0, 0, 0, ONE_OF[pick.a])


# ---------------------------------------------------------------- paying


class Bill:
    """What has to be paid, in the century in force."""

    def __init__(self, gold: int, fame: int, kinds: tuple[int, ...], any: int, cards: int) -> None:
        self.gold: Final = gold
        self.fame: Final = fame
        self.kinds: Final = kinds
        self.any: Final = any
        self.cards: Final = cards


class Charge:
    """One item of a bill: what it is for, by which clause, and how much it adds or takes off."""

    def __init__(self, why: str, clause: str, gold: int, fame: int, kinds: list[int]) -> None:
        self.why: Final = why  # printed, amicable, hostile or successor
        self.clause: Final = clause
        self.gold: Final = gold
        self.fame: Final = fame
        self.kinds: Final = kinds


def bill_of(s: State, price: Price) -> Bill:
    century = s.century()
    return Bill(price.gold[century], price.fame[century], price.kinds, price.any, price.cards)


def may_pay(s: State, seat: int, bill: Bill) -> int:
    """All of it, or not at all (legacies.core.cost-in-full)."""
    player = s.seats[seat]
    if player.gold < bill.gold:
        return refusals.CANNOT_PAY_GOLD
    if player.fame < bill.fame:
        return refusals.CANNOT_PAY_FAME
    rest = 0
    for kind, count in enumerate(bill.kinds):
        if player.resources[kind] < count:
            return refusals.CANNOT_PAY_RESOURCES
        rest += player.resources[kind] - count
    if rest < bill.any:
        return refusals.CANNOT_PAY_RESOURCES
    return refusals.CANNOT_PAY_CARDS if len(player.hand) < bill.cards else YES


def bill_facts(bill: Bill) -> dict[str, object]:
    """The numbers of a bill, for the sentences about it."""
    return {
        "gold": bill.gold,
        "fame": bill.fame,
        "resources": story.named_resources(list(bill.kinds)),
        "any": bill.any,
        "cards": bill.cards,
    }


def bill_words(bill: Bill) -> dict[str, object]:
    """A bill as part of a sentence."""
    return story.cost_words(bill.gold, bill.fame, story.named_resources(list(bill.kinds)), bill.any, bill.cards)


def payment(seat: int, bill: Bill) -> list[Task[Any]]:
    return [Settle(seat, bill.gold, bill.fame, bill.kinds, bill.any, bill.cards)]


class Settle(Task[State]):
    """A cost goes to the bank, before the effect (legacies.core.cost-in-full, legacies.core.cost-to-bank)."""

    def __init__(self, seat: int, gold: int, fame: int, kinds: tuple[int, ...], any: int, cards: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold
        self.fame: Final = fame
        self.kinds: Final = kinds
        self.any: Final = any
        self.cards: Final = cards

    def run(self, s: State) -> Ask | None:
        player = s.seats[self.seat]
        player.gold -= self.gold
        player.fame -= self.fame
        for kind, count in enumerate(self.kinds):
            if count:
                player.resources[kind] -= count
        if s.told is not None:
            kinds = list(self.kinds)
            story.goods(s, "paid", "legacies.core.cost-to-bank", self.seat, self.gold, self.fame, 0, kinds)
        if self.cards:
            s.next(PayCard(self.seat, self.cards))
        if self.any:
            s.next(PayAny(self.seat, self.any))
        return None


class PayCard(LegaciesQuestion):
    """A card of the hand is discarded; it does not count as played (legacies.core.cost-player-card)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def prompt(self) -> str:
        return "ask-discard"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": self.left}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.DISCARD,)

    def about(self, s: State) -> list[Action]:
        return [s.book.discard[card] for card in s.seats[self.seat].hand]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick.a in s.seats[self.seat].hand else refusals.NOT_IN_HAND

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(PayCard(self.seat, self.left - 1))
        s.discard_card(self.seat, pick.a)
        args: dict[str, object] = {"seat": self.seat, "card": s.book.cards[pick.a]}
        story.tell(s, "discarded", "legacies.core.cost-player-card", args)


def modified(base: int, add: int, percent: int) -> int:
    """Additions first, then percentages, then one rounding up, never below zero (legacies.core.rounding-once)."""
    return max(0, -((base + add) * (100 + percent) // -100))
