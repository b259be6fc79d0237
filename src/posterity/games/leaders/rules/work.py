"""Building and specific destroying: pay three resources for each card, as often as cards and resources allow."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Task
from posterity.core.words import proper
from posterity.games.leaders import refusals, story, verbs
from posterity.games.leaders.rules.asking import WORK, LeadersQuestion, cost_facts, tableau_facts
from posterity.games.leaders.rules.bonus import NameBonus
from posterity.games.leaders.rules.payment import can_pay, can_pay_rest
from posterity.games.leaders.state import State

MOST_WORDS: Final = 140  # characters of a dedication


def may_build(s: State, seat: int, card: int) -> int:
    """A Legacy in hand, a free place in the tableau and its full cost.

    leaders.turn.build, leaders.end.no-more-than-five, leaders.turn.payment-exact
    """
    if not s.book.is_building(card):
        return refusals.NOT_A_BUILDING
    if not s.players[seat].legacies[card]:
        return refusals.NOT_IN_HAND
    if s.finished(seat):
        return refusals.ALREADY_FINISHED
    return YES if can_pay(s, seat, card) else refusals.CANNOT_PAY


def may_destroy(s: State, seat: int, card: int) -> int:
    """A specific destroy in hand, somebody it can hit and its full cost.

    leaders.destroy.play, leaders.destroy.needs-target, leaders.turn.payment-exact
    """
    if not s.book.is_destroy(card):
        return refusals.NOT_A_DESTROY
    if not s.players[seat].legacies[card]:
        return refusals.DESTROY_NOT_IN_HAND
    if not has_target(s, seat, card):
        return refusals.NO_TARGET
    return YES if can_pay(s, seat, card) else refusals.CANNOT_PAY


def has_target(s: State, seat: int, card: int) -> bool:
    for victim in s.others(seat):
        if may_hit(s, seat, card, victim) == YES:
            return True
    return False


def targets(s: State, seat: int, card: int) -> list[int]:
    """All that a specific destroy could hit."""
    return [victim for victim in s.others(seat) if may_hit(s, seat, card, victim) == YES]


def may_hit(s: State, seat: int, card: int, victim: int) -> int:
    """Another player with such a building, neither protected nor finished.

    leaders.destroy.needs-target, leaders.destroy.not-protected, leaders.end.immunity
    """
    if victim == seat:
        return refusals.OWN_TABLEAU
    if s.book.target_of(card) not in s.players[victim].tableau:
        return refusals.NO_SUCH_BUILDING
    if s.finished(victim):
        return refusals.FINISHED
    if s.protected(victim):
        return refusals.PROTECTED
    return YES


class Work(LeadersQuestion):
    """Any number of builds and destroys, in any order, none included.

    leaders.turn.build-any-number, leaders.turn.build-zero
    """

    def step(self) -> str:
        return WORK

    def prompt(self) -> str:
        return "ask-work"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BUILD, verbs.DESTROY, verbs.DONE)

    def about(self, s: State) -> list[Action]:
        picks: list[Action] = []
        for card, held in enumerate(s.players[self.seat].legacies):
            if held and s.book.is_building(card):
                picks.append(s.book.build[card])
            elif held and s.book.is_destroy(card):
                picks.append(s.book.destroy[card])
        picks.append(s.book.done)
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        if pick is s.book.done:
            return YES
        if pick.verb is verbs.BUILD:
            return may_build(s, self.seat, pick.a)
        return may_destroy(s, self.seat, pick.a)

    def tableaux(self, s: State, pick: Action) -> list[int]:
        if pick is s.book.done:
            return []
        return [self.seat] if pick.verb is verbs.BUILD else targets(s, self.seat, pick.a)

    def may_say(self, s: State, pick: Action, words: str) -> int:
        """Whoever builds may have to say what it is in honour of (leaders.variant.dedication)."""
        if not s.book.dedications:
            return refusals.NO_DEDICATIONS
        if pick.verb is not verbs.BUILD:
            return refusals.DEDICATE_BUILDINGS_ONLY
        return YES if proper(words, MOST_WORDS) else refusals.IMPROPER_DEDICATION

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        if pick.verb not in (verbs.BUILD, verbs.DESTROY) or s.book.is_special(pick.a):
            return {"limit": MOST_WORDS}
        facts = {**cost_facts(s, self.seat, pick.a), **tableau_facts(s, self.seat), "limit": MOST_WORDS}
        if s.book.is_destroy(pick.a):
            facts["building"] = s.book.legacies[s.book.target_of(pick.a)]
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.done:
            return
        s.then([self])
        s.announce_legacy(self.seat, pick.a)
        story.announced(s, self.seat, pick.a)
        if pick.verb is verbs.BUILD:
            s.then([PayToBuild(self.seat, pick.a, 0, False, words)])
        else:
            s.then([AimDestroy(self.seat, pick.a)])


class AimDestroy(LeadersQuestion):
    """Name the player to attack (leaders.destroy.play)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def step(self) -> str:
        return WORK

    def prompt(self) -> str:
        return "ask-target"

    def prompt_args(self, s: State) -> dict[str, object]:
        building = s.book.target_of(self.card)
        return {"card": s.book.legacies[self.card], "building": s.book.legacies[building]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TARGET,)

    def about(self, s: State) -> list[Action]:
        return [s.book.aim[victim] for victim in s.others(self.seat)]

    def may_pick(self, s: State, pick: Action) -> int:
        return may_hit(s, self.seat, self.card, pick.a)

    def tableaux(self, s: State, pick: Action) -> list[int]:
        return [pick.a]

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = self.prompt_args(s)
        if pick.verb is verbs.TARGET:
            facts.update(tableau_facts(s, pick.a))
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        story.attacked(s, self.seat, self.card, pick.a)
        s.then([PayToDestroy(self.seat, self.card, 0, False, pick.a)])


class Payment(LeadersQuestion):
    """Pay the next of the three resources: the one printed, or a Wild if the payment has none yet.

    leaders.turn.payment-exact, leaders.wild.substitute, leaders.wild.one-per-payment
    """

    def __init__(self, seat: int, card: int, paid: int, wild_used: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.paid: Final = paid
        self.wild_used: Final = wild_used

    def step(self) -> str:
        return WORK

    def prompt(self) -> str:
        return "ask-pay"

    def prompt_args(self, s: State) -> dict[str, object]:
        units = s.book.costs[self.card]
        return {
            "card": s.book.legacies[self.card],
            "cost": story.resources(s, units),
            "owed": s.book.resources[units[self.paid]],
            "number": self.paid + 1,
            "count": len(units),
        }

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.PAY,)

    def about(self, s: State) -> list[Action]:
        return [s.book.pay[r] for r, held in enumerate(s.players[self.seat].resources) if held]

    def may_pick(self, s: State, pick: Action) -> int:
        """The next unit of the cost, and the rest must still be payable."""
        wild = pick.a == s.book.wild
        if not s.players[self.seat].resources[pick.a]:
            return refusals.RESOURCE_NOT_HELD
        if wild and self.wild_used:
            return refusals.SECOND_WILD
        units = s.book.costs[self.card]
        if not wild and pick.a != units[self.paid]:
            return refusals.ASKED_LATER if pick.a in units[self.paid :] else refusals.NOT_OWED
        if wild and not can_pay_rest(s, self.seat, self.card, self.paid + 1, True):
            return refusals.WILD_NEEDED_LATER
        return YES

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        left = story.resources(s, s.book.costs[self.card][self.paid :])
        return {**cost_facts(s, self.seat, self.card), **self.prompt_args(s), "resources": left}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        """Resources paid are discarded at once, before any effect (leaders.turn.payment-discarded)."""
        s.discard_resource(self.seat, pick.a)
        story.paid(s, self.seat, pick.a)
        wild_used = self.wild_used or pick.a == s.book.wild
        if self.paid + 1 < len(s.book.costs[self.card]):
            s.then([self.next(wild_used)])
        else:
            self.complete(s)

    def next(self, wild_used: bool) -> Task[Any]:
        raise NotImplementedError

    def complete(self, s: State) -> None:
        """Everything is paid: the card takes effect."""
        raise NotImplementedError


class PayToBuild(Payment):
    """Pay for a Legacy; then it stands in the tableau and counts at once (leaders.turn.build)."""

    def __init__(self, seat: int, card: int, paid: int, wild_used: bool, dedication: str | None) -> None:
        super().__init__(seat, card, paid, wild_used)
        self.dedication: Final = dedication

    def next(self, wild_used: bool) -> Task[Any]:
        return PayToBuild(self.seat, self.card, self.paid + 1, wild_used, self.dedication)

    def complete(self, s: State) -> None:
        build(s, self.seat, self.card, self.dedication)


class PayToDestroy(Payment):
    """Pay for a specific destroy; then the building falls (leaders.destroy.play)."""

    def __init__(self, seat: int, card: int, paid: int, wild_used: bool, victim: int) -> None:
        super().__init__(seat, card, paid, wild_used)
        self.victim: Final = victim

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "victim": self.victim}

    def next(self, wild_used: bool) -> Task[Any]:
        return PayToDestroy(self.seat, self.card, self.paid + 1, wild_used, self.victim)

    def complete(self, s: State) -> None:
        destroy(s, self.seat, self.card, self.victim)


def build(s: State, seat: int, card: int, dedication: str | None) -> None:
    """The Legacy moves from hand to tableau; the first to reach the target number triggers the end.

    leaders.turn.build, leaders.end.trigger, leaders.end.others-may-finish, leaders.variant.dedication
    """
    s.changed_buildings()
    s.play_legacy(seat, card)
    s.players[seat].put_down(card, dedication)
    story.built(s, seat, card, dedication)
    if s.finished(seat):
        if s.first_finisher is None:
            s.first_finisher = seat
        story.finished(s, seat, s.first_finisher == seat)


def destroy(s: State, seat: int, card: int, victim: int) -> None:
    """Both cards are discarded and the victim receives nothing; with three or more a bonus follows.

    leaders.destroy.discard-both, leaders.destroy.victim, leaders.destroy.bonus, leaders.two-player.no-bonus
    """
    s.changed_buildings()
    building = s.book.target_of(card)
    s.play_legacy(seat, card)
    s.players[victim].pick_up(building)
    s.discard_legacy(building)
    s.discard_legacy(card)
    story.destroyed(s, seat, card, victim, building)
    if s.book.bonus:
        s.then([NameBonus(seat, building, ())])
