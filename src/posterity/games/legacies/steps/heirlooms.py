"""The step that acquires an heirloom."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import CHARACTERS, NOBODY
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, Scripts, Step
from posterity.games.legacies.rules.heirlooms import acquire, heirloom_facts, heirlooms_of, holder, may_acquire
from posterity.games.legacies.rules.preferences import clockwise
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.actions import AcquireHeirloom
from posterity.games.legacies.vocabulary.words import HeirloomOwner


class AcquireHeirloomStep(Step[State]):
    """An heirloom by the rules, of its `owner` and of one of these `levels`, for `discount` resources less."""

    def __init__(self, printed: AcquireHeirloom, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.owner: Final[HeirloomOwner] = printed.owner
        self.levels: Final = sum([1 << level for level in printed.levels])
        self.discount: Final = printed.discount
        self.waive_fee: Final = printed.waive_fee

    def question(self, doing: Doing) -> AcquireByStep:
        return AcquireByStep(doing)

    def likely_worth(self) -> ByCentury:
        return 300, 350, 400


class AcquireByStep(EffectQuestion[AcquireHeirloomStep]):
    """Which heirloom an effect acquires."""

    def prompt(self) -> str:
        return "ask-acquire"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.HEIRLOOM,)

    def about(self, s: State) -> list[Action]:
        """The available ones of the kind that the step is about."""
        return [
            s.book.heirloom[heirloom]
            for character in range(len(CHARACTERS))
            if s.playing(character) != NOBODY
            for heirloom in heirlooms_of(s, character)
            if holder(s, heirloom) == NOBODY and self.fits(s, heirloom)
        ]

    def fits(self, s: State, heirloom: int) -> bool:
        step, own = self.step(s), s.book.heirloom_character[heirloom] == s.seats[self.seat].character
        right = step.owner == "any" or own == (step.owner == "own")
        return right and bool(step.levels >> s.book.heirloom_level[heirloom] & 1)

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        return (
            may_acquire(s, self.seat, pick.a, step.discount, step.waive_fee)
            if self.fits(s, pick.a)
            else refusals.NOT_OF_EFFECT
        )

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts, step = super().facts(s, pick), self.step(s)
        if pick.verb is verbs.HEIRLOOM:
            facts.update(heirloom_facts(s, self.seat, pick.a, step.discount, step.waive_fee))
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The lowest level, its own before others', the nearest clockwise."""
        keys = []
        for pick in options:
            character = s.book.heirloom_character[pick.a]
            keys.append((s.book.heirloom_level[pick.a], clockwise(s, self.seat, character)))
        return options[keys.index(min(keys))], "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        acquire(s, self.seat, pick.a, step.discount, step.waive_fee)
