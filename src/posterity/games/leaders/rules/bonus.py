"""The bonus of a specific destroy: name two resources, then turn the Resource deck until they are found."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.leaders import refusals, story, verbs
from posterity.games.leaders.rules.asking import WORK, LeadersQuestion
from posterity.games.leaders.state import State


class NameBonus(LeadersQuestion):
    """Name two resources of the destroyed building's cost before any card is turned, or decline.

    leaders.destroy.bonus, leaders.destroy.bonus-types, leaders.destroy.bonus-optional, leaders.destroy.bonus-announce
    """

    def __init__(self, seat: int, building: int, wanted: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.wanted: Final = wanted

    def step(self) -> str:
        return WORK

    def prompt(self) -> str:
        return "ask-bonus"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {
            "building": s.book.legacies[self.building],
            "number": len(self.wanted) + 1,
            "count": s.book.bonus,
        }

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BONUS,)

    def about(self, s: State) -> list[Action]:
        return s.book.bonus_of

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.a == len(s.book.resources):  # none
            return refusals.BONUS_IS_TWO if self.wanted else YES
        return YES if pick.a in s.book.bonus_types(self.building) else refusals.NOT_IN_COST

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        types = story.resources(s, s.book.bonus_types(self.building))
        return {**self.prompt_args(s), "resources": types}

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if pick.a == len(s.book.resources):
            story.declined_bonus(s, self.seat)
            return
        wanted = (*self.wanted, pick.a)
        if len(wanted) < s.book.bonus:
            s.then([NameBonus(self.seat, self.building, wanted)])
        else:
            search(s, self.seat, list(wanted))


def search(s: State, seat: int, wanted: list[int]) -> None:
    """Turn cards for all to see: those still wanted go to the hand, all others to the discards.

    If the deck runs out it is renewed once; what is in neither the attacker goes without.
    leaders.destroy.bonus-search, leaders.destroy.bonus-search-reshuffle, leaders.destroy.bonus-public
    """
    story.named_bonus(s, seat, wanted)
    found: list[int] = []
    thrown: list[int] = []
    renewed = False
    while wanted:
        if not s.resource_deck:
            if renewed or not s.resource_discard:
                break
            renewed = True
            s.renew_resources()
        card = s.resource_deck.pop()
        keep = card in wanted
        if keep:
            wanted.remove(card)
            found.append(card)
        else:
            thrown.append(card)
        s.turn_resource(seat, keep, card)
    story.searched(s, seat, found, thrown)
