"""Contributions to the foundation, which the bank matches for whoever triggers the action."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.preferences import amount_shown
from posterity.games.legacies.state import State

MATCHED: Final = 2  # what a Gold adds where the bank matches it


def is_capped(s: State, matched: bool) -> bool:
    """legacies.global.foundation-cap-others"""
    return matched or s.book.constants.others_contribution_capped


def contributions(s: State, seat: int, matched: bool) -> list[int]:
    """What can be paid in: of payments that lead to the same foundation only the smallest.

    legacies.foundation.voluntary, legacies.global.foundation, legacies.global.foundation-zero
    """
    player = s.seats[seat]
    most = player.gold
    if is_capped(s, matched):
        most = min(most, s.book.constants.contribution_cap[s.century()])
    each = MATCHED if matched else 1
    if s.book.rounds_up:
        return [0, *[n for n in range(1, most + 1) if grows(s, player.foundation, n, each)]]
    amounts, reached, spent = [0], player.foundation, 0
    while True:  # the smallest payment for each space that can be reached
        spent += s.book.foundation_step(reached)
        reached += s.book.foundation_step(reached)
        amount = -(-spent // each)
        if amount > most:
            return amounts
        if amount == amounts[-1]:
            continue
        amounts.append(amount)


def grows(s: State, foundation: int, amount: int, each: int) -> bool:
    """Does a payment lead farther than the next smaller one?"""
    return s.foundation_after(foundation, amount * each) > s.foundation_after(foundation, (amount - 1) * each)


class Contribute(LegaciesQuestion):
    """How much gold goes into the foundation; the bank matches the triggering player's (legacies.global.foundation).

    A Nemesis adds what its card shows, twice if it triggered the action.
    legacies.nemesis.foundation, legacies.nemesis.foundation-player
    """

    def __init__(self, seat: int, matched: bool) -> None:
        super().__init__(seat)
        self.matched: Final = matched

    def prompt(self) -> str:
        return "ask-contribute-matched" if self.matched else "ask-contribute"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"cap": s.book.constants.contribution_cap[s.century()]}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.CONTRIBUTE,)

    def about(self, s: State) -> list[Action]:
        lexicon = s.book.lexicon
        return [lexicon.action(verbs.CONTRIBUTE, amount) for amount in contributions(s, self.seat, self.matched)]

    def options(self, s: State) -> list[Action]:
        return self.about(s)

    def run(self, s: State) -> Ask | None:
        if s.is_person(self.seat):
            return super().run(s)
        shown = amount_shown(s, self.seat)
        ruling = "nemesis-foundation" if self.matched else "nemesis-foundation-player"
        grown = s.add_foundation(self.seat, shown * MATCHED if self.matched else shown)
        args: dict[str, object] = {"amount": shown, "foundation": grown}
        story.ruled(s, self.seat, ruling, args)
        return None

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a in contributions(s, self.seat, self.matched):
            return YES
        if pick.a > s.seats[self.seat].gold:
            return refusals.CANNOT_PAY_GOLD
        if is_capped(s, self.matched) and pick.a > s.book.constants.contribution_cap[s.century()]:
            return refusals.OVER_CAP
        return refusals.SAME_FOUNDATION

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts = {**super().facts(s, pick), "cap": s.book.constants.contribution_cap[s.century()]}
        if pick.verb is verbs.CONTRIBUTE:
            facts["gold"] = pick.a
        return facts

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.a == 0:
            return
        s.seats[self.seat].gold -= pick.a
        grown = s.add_foundation(self.seat, pick.a * MATCHED if self.matched else pick.a)
        if s.told is not None:
            args: dict[str, object] = {"seat": self.seat, "gold": pick.a, "foundation": grown}
            story.tell(s, "contributed", "legacies.global.foundation", args)
