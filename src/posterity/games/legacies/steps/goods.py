"""Steps about commodities: gaining, losing and stealing them."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import NOBODY, RESOURCES
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.effects.worth import THEFT, WORTHLESS, Worth, plus, worth_of_goods
from posterity.games.legacies.rulebook import RISING_STAR
from posterity.games.legacies.rules.goods import (
    GainAny,
    LoseAny,
    ResourceQuestion,
    forfeit,
    receive,
    take_gold,
)
from posterity.games.legacies.rules.preferences import aim, clockwise
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.amounts import by_century
from posterity.games.legacies.vocabulary.goods import PrintedGoodsStep, Steal
from posterity.games.legacies.vocabulary.words import Victim


class GoodsStep(EffectStep[State]):
    """Amounts of the four commodities; `any` counts resources of free choice."""

    def __init__(self, printed: PrintedGoodsStep, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.gold: Final = by_century(printed.gold)
        self.fame: Final = by_century(printed.fame)
        self.foundation: Final = by_century(printed.foundation)
        self.any: Final = by_century(printed.any)
        self.kinds: Final = [printed.resources.count(name) for name in RESOURCES]

    def perform(self, s: State, doing: Doing) -> None:
        self.perform_times(s, doing.seat, 1)

    def perform_times(self, s: State, seat: int, times: int) -> None:
        """All of it so many times over."""
        raise NotImplementedError

    def brings_times(self, s: State, seat: int, times: int) -> Worth:
        """What that brings a Nemesis."""
        raise NotImplementedError

    def worth_in(self, century: int) -> int:
        """What the goods are worth to bots."""
        resources = self.any[century] + sum(self.kinds)
        return worth_of_goods(century, self.gold[century], self.fame[century], self.foundation[century], resources)


class GainStep(GoodsStep):
    """Commodities from the bank (legacies.core.variable-values)."""

    def perform_times(self, s: State, seat: int, times: int) -> None:
        century = s.century()
        kinds = self.kinds if times == 1 else [count * times for count in self.kinds]
        gold, fame, foundation = self.gold[century], self.fame[century], self.foundation[century]
        receive(s, seat, gold * times, fame * times, foundation * times, kinds, "legacies.core.variable-values")
        if self.any[century] * times:
            s.next(GainAny(seat, self.any[century] * times))

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        return self.worth_in(century)

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        return self.brings_times(s, seat, 1)

    def brings_times(self, s: State, seat: int, times: int) -> Worth:
        century = s.century()
        resources = self.any[century] + sum(self.kinds)
        return (
            self.foundation[century] * times,
            self.fame[century] * times,
            resources * times,
            self.gold[century] * times,
        )

    def is_gift(self) -> bool:
        return True

    def is_plain(self) -> bool:
        return self.who == "you" and not self.optional and not any(self.foundation)


class LoseStep(GoodsStep):
    """Commodities to the bank, as far as they go (legacies.core.counters-floor)."""

    def perform_times(self, s: State, seat: int, times: int) -> None:
        century = s.century()
        kinds = self.kinds if times == 1 else [count * times for count in self.kinds]
        gold, fame, foundation = self.gold[century], self.fame[century], self.foundation[century]
        forfeit(s, seat, gold * times, fame * times, foundation * times, kinds, "legacies.core.counters-floor")
        if self.any[century] * times:
            s.next(LoseAny(seat, self.any[century] * times))

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        return -self.worth_in(century)

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        return WORTHLESS if self.optional else self.brings_times(s, seat, 1)

    def brings_times(self, s: State, seat: int, times: int) -> Worth:
        """Losses as far as they go; it has no gold to lose (legacies.nemesis.penalty-preference)."""
        player, century = s.seats[seat], s.century()
        named = sum([min(n * times, player.resources[kind]) for kind, n in enumerate(self.kinds)])
        some = min(self.any[century] * times, player.stock() - named)
        foundation = min(self.foundation[century] * times, player.foundation)
        return -foundation, -min(self.fame[century] * times, player.fame), -(named + some), 0

    def is_loss(self) -> bool:
        return True


# ---------------------------------------------------------------- stealing


class StealStep(GoodsStep):
    """Commodities of opponents; the thief gets what was really taken (legacies.core.counters-floor)."""

    def __init__(self, printed: Steal, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.victim: Final[Victim] = printed.victim

    def victims(self, s: State, seat: int, track: int) -> list[int]:
        """Each opponent, the one with most fame, or whoever plays the track's character."""
        others = [other for other in s.order if other != seat]
        if self.victim == "most-fame":
            return [s.ahead([other for other in others if s.book.is_player(other)])]
        if self.victim == "track-owner":
            return [other for other in others if track != NOBODY and s.seats[other].character == track]
        return others

    def perform(self, s: State, doing: Doing) -> None:
        if self.victim == "chosen":
            s.next(StealFrom(doing))
        else:
            s.then([StealAll(doing, victim) for victim in self.victims(s, doing.seat, doing.track)])

    def expected_worth(self, century: int, within: list[list[int]]) -> int:
        return self.worth_in(century) * THEFT // 100

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        found = [self.haul(s, victim) for victim in self.victims(s, seat, track)]
        if self.victim == "chosen":
            return max(found)
        total: Worth = WORTHLESS
        for haul in found:
            total = plus(total, haul)
        return total

    def haul(self, s: State, victim: int) -> Worth:
        """What can really be stolen from a seat (legacies.rising-star.stealing, legacies.nemesis.stolen-gold)."""
        player, century = s.seats[victim], s.century()
        foundation = min(self.foundation[century], player.foundation)
        named, some = sum(self.kinds), self.any[century]
        if s.book.kinds[victim] == RISING_STAR:
            return foundation, self.fame[century], named + some, self.gold[century]
        named = sum([min(n, player.resources[kind]) for kind, n in enumerate(self.kinds)])
        some = min(some, player.stock() - named)
        return foundation, min(self.fame[century], player.fame), named + some, min(self.gold[century], player.gold)


class StealFrom(EffectQuestion[StealStep]):
    """Whom to steal from."""

    def prompt(self) -> str:
        return "ask-steal-from"

    def prompt_args(self, s: State) -> dict[str, object]:
        """What is to be stolen, as printed for this century."""
        step, century = self.step(s), s.century()
        found = story.amounts(step.gold[century], step.fame[century], step.foundation[century], list(step.kinds))
        return {**super().prompt_args(s), **found, "any": step.any[century]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.OPPONENT,)

    def about(self, s: State) -> list[Action]:
        return s.book.opponent

    def may_pick(self, s: State, pick: Action) -> int:
        return refusals.NOT_AN_OPPONENT if pick.a == self.seat else YES

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """From whom there is most to get, then from the person with the most fame."""
        step = self.step(s)
        most = max([step.haul(s, pick.a) for pick in options])
        best = [pick for pick in options if step.haul(s, pick.a) == most]
        keys = [(aim(s, self.seat, pick.a), clockwise(s, self.seat, s.seats[pick.a].character)) for pick in best]
        return best[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.next(StealAll(self.doing, pick.a))


class StealAll(Task[State]):
    """A theft from one seat: the thief gets what was really taken (legacies.core.counters-floor).

    A Rising Star always has enough but foundation (legacies.rising-star.stealing).
    """

    def __init__(self, doing: Doing, victim: int) -> None:
        self.doing: Final = doing
        self.victim: Final = victim

    def run(self, s: State) -> Ask | None:
        step = s.book.step(self.doing)
        assert isinstance(step, StealStep)
        seat, century, victim = self.doing.seat, s.century(), s.seats[self.victim]
        endless = s.book.kinds[self.victim] == RISING_STAR
        gold, fame, kinds = step.gold[century], step.fame[century], list(step.kinds)
        if not endless:
            gold, fame = min(gold, victim.gold), min(fame, victim.fame)
            kinds = [min(count, victim.resources[kind]) for kind, count in enumerate(kinds)]
            victim.gold -= gold
            victim.fame -= fame
            for kind, count in enumerate(kinds):
                victim.resources[kind] -= count
        taken = s.lose_foundation(self.victim, step.foundation[century])
        thief = s.seats[seat]
        take_gold(s, seat, gold)
        thief.fame += fame
        for kind, count in enumerate(kinds):
            thief.resources[kind] += count
        grown = s.add_foundation(seat, taken)
        stolen(s, seat, self.victim, gold, fame, taken, grown, kinds)
        if step.any[century]:
            s.next(StealAny(seat, step.any[century], self.victim))
        return None


def stolen(s: State, seat: int, victim: int, gold: int, fame: int, taken: int, grown: int, kinds: list[int]) -> None:
    if s.told is None:
        return
    args = {"seat": seat, "victim": victim, **story.amounts(gold, fame, taken, kinds)}
    args |= {"grown": grown, "overflows": "yes" if taken > grown else "no"}
    story.tell(s, "stole", "legacies.core.counters-floor", args)


class StealAny(ResourceQuestion):
    """Which resource the thief takes; a Rising Star has every kind (legacies.rising-star.stealing)."""

    def __init__(self, seat: int, left: int, victim: int) -> None:
        super().__init__(seat, left)
        self.victim: Final = victim

    def prompt(self) -> str:
        return "ask-steal"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": self.left, "victim": self.victim}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.STEAL,)

    def about(self, s: State) -> list[Action]:
        return s.book.steal

    def endless(self, s: State) -> bool:
        return s.book.kinds[self.victim] == RISING_STAR

    def may_pick(self, s: State, pick: Action) -> int:
        if self.endless(s) or s.seats[self.victim].resources[pick.a]:
            return YES
        return refusals.RESOURCE_NOT_OWNED

    def run(self, s: State) -> Ask | None:
        return super().run(s) if self.endless(s) or s.seats[self.victim].stock() else None

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(StealAny(self.seat, self.left - 1, self.victim))
        if not self.endless(s):
            s.seats[self.victim].resources[pick.a] -= 1
        s.seats[self.seat].resources[pick.a] += 1
        kinds = [int(kind == pick.a) for kind in range(len(RESOURCES))]
        stolen(s, self.seat, self.victim, 0, 0, 0, 0, kinds)
