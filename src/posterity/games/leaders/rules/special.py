"""Special cards: one at the end of a turn, for free. Swap, Protect and Free Destroy."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.leaders import refusals, story, verbs
from posterity.games.leaders.rulebook import RUINS
from posterity.games.leaders.rules.asking import SPECIAL, SPECIAL_VERBS, LeadersQuestion, tableau_facts
from posterity.games.leaders.state import State


def may_swap_with(s: State, seat: int, other: int) -> int:
    """Both need a building; neither protection nor being finished stops a Swap.

    leaders.special.swap-needs-own, leaders.special.swap-protected, leaders.special.swap-finished
    """
    if other == seat:
        return refusals.SWAP_WITH_ONESELF
    if not s.players[seat].tableau:
        return refusals.NOTHING_TO_GIVE
    if not s.players[other].tableau:
        return refusals.NOTHING_TO_TAKE
    return YES


def may_ruin_building(s: State, victim: int) -> int:
    """Some building, one's own included, of a player neither finished nor protected.

    leaders.special.free-destroy, leaders.special.free-destroy-own, leaders.special.free-destroy-limits
    """
    if not s.players[victim].tableau:
        return refusals.NOTHING_TO_DESTROY
    if s.finished(victim):
        return refusals.FREE_FINISHED
    if s.protected(victim):
        return refusals.FREE_PROTECTED
    return YES


def may_free_destroy(s: State, victim: int) -> int:
    """A Protect of this player, or else a building (leaders.special.free-destroy, leaders.special.finished-protect)."""
    return YES if s.protected(victim) else may_ruin_building(s, victim)


class PlaySpecial(LeadersQuestion):
    """At most one special card, after the second step and whatever was chosen there.

    leaders.turn.special-step, leaders.turn.special-just-drawn, leaders.special.free
    """

    def step(self) -> str:
        return SPECIAL

    def prompt(self) -> str:
        return "ask-special"

    def verbs(self) -> tuple[Verb, ...]:
        return SPECIAL_VERBS

    def about(self, s: State) -> list[Action]:
        hand = s.players[self.seat].legacies
        picks: list[Action] = []
        if hand[s.book.swap]:
            picks += [s.book.play_swap[other] for other in s.others(self.seat)]
        if hand[s.book.protect]:
            picks.append(s.book.play_protect)
        if hand[s.book.free_destroy]:
            picks += s.book.play_free_destroy
        picks.append(s.book.pass_)
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        if pick is s.book.pass_:
            return YES
        if not s.players[self.seat].legacies[self.card(s, pick)]:
            return refusals.SPECIAL_NOT_IN_HAND
        if pick.verb is verbs.SWAP:
            return may_swap_with(s, self.seat, pick.a)
        if pick.verb is verbs.FREE_DESTROY:
            return may_free_destroy(s, pick.a)
        return YES

    def tableaux(self, s: State, pick: Action) -> list[int]:
        if pick is s.book.pass_:
            return []
        return [self.seat] if pick is s.book.play_protect else [pick.a]

    def card(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.SWAP:
            return s.book.swap
        return s.book.protect if pick is s.book.play_protect else s.book.free_destroy

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        if pick.verb not in SPECIAL_VERBS or pick is s.book.pass_:
            return {}
        facts: dict[str, object] = {"card": s.book.legacies[self.card(s, pick)]}
        if pick.verb.args:
            facts.update(tableau_facts(s, pick.a))
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick is s.book.pass_:
            return
        s.announce_legacy(self.seat, self.card(s, pick))
        if pick.verb is verbs.SWAP:
            s.then([TakeBuilding(self.seat, pick.a)])
        elif pick.verb is verbs.FREE_DESTROY:
            s.then([Ruin(self.seat, pick.a, 0)])
        else:
            protect(s, self.seat)


def protect(s: State, seat: int) -> None:
    """The card stays in one's own tableau (leaders.special.protect, leaders.special.protect-not-building)."""
    s.idle = 0
    s.play_legacy(seat, s.book.protect)
    s.players[seat].protects += 1
    story.protected(s, seat)


class TakeBuilding(LeadersQuestion):
    """Which building to take from the other tableau (leaders.special.swap, leaders.special.swap-buildings-only)."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def step(self) -> str:
        return SPECIAL

    def prompt(self) -> str:
        return "ask-taken"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"victim": self.other}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TAKEN,)

    def about(self, s: State) -> list[Action]:
        return [s.book.taken[card] for card in range(s.book.buildings)]

    def may_pick(self, s: State, pick: Action) -> int:
        if not s.book.is_building(pick.a):
            return refusals.NOT_SWAPPABLE
        return YES if pick.a in s.players[self.other].tableau else refusals.TAKEN_NOT_THERE

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"seat": self.other, **tableau_facts(s, self.other)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        s.then([GiveBuilding(self.seat, self.other, pick.a)])


class GiveBuilding(LeadersQuestion):
    """Which of one's own buildings to give for it (leaders.special.swap, leaders.special.swap-same-type)."""

    def __init__(self, seat: int, other: int, taken: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.taken: Final = taken

    def step(self) -> str:
        return SPECIAL

    def prompt(self) -> str:
        return "ask-given"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"victim": self.other, "building": s.book.legacies[self.taken]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.GIVEN,)

    def about(self, s: State) -> list[Action]:
        return [s.book.given[card] for card in range(s.book.buildings)]

    def may_pick(self, s: State, pick: Action) -> int:
        if not s.book.is_building(pick.a):
            return refusals.NOT_SWAPPABLE
        return YES if pick.a in s.players[self.seat].tableau else refusals.GIVEN_NOT_THERE

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {**self.prompt_args(s), **tableau_facts(s, self.seat)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        swap(s, self.seat, self.other, self.taken, pick.a)


def swap(s: State, seat: int, other: int, taken: int, given: int) -> None:
    """Two buildings change places, dedications and all; the Swap is discarded.

    leaders.special.swap, leaders.special.swap-not-build, leaders.special.discard, leaders.variant.dedication
    """
    s.idle = 0
    mine, theirs = s.players[seat], s.players[other]
    taken_words = theirs.pick_up(taken)
    given_words = mine.pick_up(given)
    mine.put_down(taken, taken_words)
    theirs.put_down(given, given_words)
    s.play_legacy(seat, s.book.swap)
    s.discard_legacy(s.book.swap)
    story.swapped(s, seat, other, taken, given)


class Ruin(LeadersQuestion):
    """What a Free Destroy destroys at `victim`: a building or, as its first and only act, a Protect.

    leaders.special.free-destroy, leaders.special.protect-removal
    """

    def __init__(self, seat: int, victim: int, ruined: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.ruined: Final = ruined  # buildings destroyed by this card so far

    def step(self) -> str:
        return SPECIAL

    def prompt(self) -> str:
        return "ask-ruin"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"victim": self.victim}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RUIN,)

    def about(self, s: State) -> list[Action]:
        picks = [s.book.ruin[card] for card in range(s.book.buildings)]
        picks.append(s.book.ruin[s.book.protect])
        return picks

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a == s.book.protect:
            if self.ruined:
                return refusals.PROTECT_OR_BUILDINGS
            return YES if s.protected(self.victim) else refusals.NO_PROTECT
        if pick.a not in s.players[self.victim].tableau:
            return refusals.NOTHING_TO_DESTROY
        return may_ruin_building(s, self.victim)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        return {"seat": self.victim, **tableau_facts(s, self.victim)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if not self.ruined:
            s.idle = 0
            s.play_legacy(self.seat, s.book.free_destroy)
            s.discard_legacy(s.book.free_destroy)
        if pick.a == s.book.protect:
            s.players[self.victim].protects -= 1
        else:
            s.players[self.victim].pick_up(pick.a)
            s.changed_buildings()
        s.discard_legacy(pick.a)
        story.ruined(s, self.seat, self.victim, pick.a)
        if pick.a != s.book.protect and self.ruined + 1 < RUINS:
            s.then([RuinAlso(self.seat, self.ruined + 1)])


class RuinAlso(LeadersQuestion):
    """A second building, of the same or another player, or no more.

    leaders.special.free-destroy, leaders.special.free-destroy-one
    """

    def __init__(self, seat: int, ruined: int) -> None:
        super().__init__(seat)
        self.ruined: Final = ruined

    def step(self) -> str:
        return SPECIAL

    def prompt(self) -> str:
        return "ask-also"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.ALSO,)

    def about(self, s: State) -> list[Action]:
        return s.book.also

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a == s.book.players:  # none
            return YES
        return may_ruin_building(s, pick.a)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        if pick.verb is not verbs.ALSO or pick.a == s.book.players:
            return {}
        return {"seat": pick.a, **tableau_facts(s, pick.a)}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.a != s.book.players:
            s.then([Ruin(self.seat, pick.a, self.ruined)])
