"""Benefits that effects collect: of a space, of the space under a token, of bonus tokens."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects import Step
from posterity.games.legacies.rules.preferences import Worth, in_ring_order, nearest, worth
from posterity.games.legacies.rules.running import Doing, EffectQuestion, Run
from posterity.games.legacies.state import State


def collect_space(s: State, doing: Doing, step: Step) -> None:
    """A space of one's own track, or that under one of one's tokens (legacies.component.special-action-sample)."""
    if step.flag:
        s.then([CollectToken(doing.seat, doing.script, doing.at, doing.track, doing.event)] * step.count)
        return
    character = s.seats[doing.seat].character
    spaces = s.book.spaces[character]
    if step.way <= len(spaces):
        script = spaces[step.way - 1][s.century()]
        s.then([Run(doing.seat, script, 0, character, doing.event)] * step.count)


class CollectToken(EffectQuestion):
    """The benefit under which of one's own tokens."""

    def prompt(self) -> str:
        return "ask-collect-token"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.COLLECT,)

    def about(self, s: State) -> list[Action]:
        return own_tokens(s, self.seat)

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if s.token_on(self.seat, pick.a) != NOBODY else refusals.NOT_THERE

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        best = nearest(s, self.seat, options)
        for pick in in_ring_order(s, self.seat, options):
            if under_token(s, self.seat, pick.a) > under_token(s, self.seat, best.a):
                best = pick
        return best, "nemesis-reward-preference"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        space = s.token_on(self.seat, pick.a)
        s.next(Run(self.seat, s.book.spaces[pick.a][space][s.century()], 0, pick.a, self.event))


def under_token(s: State, seat: int, character: int) -> Worth:
    """What the space under its token on a track brings."""
    space = s.token_on(seat, character)
    return worth(s, seat, s.book.spaces[character][space][s.century()], character)


def own_tokens(s: State, seat: int) -> list[Action]:
    """The tracks on which a seat has a token."""
    return [pick for pick in s.book.collect if s.token_on(seat, pick.a) != NOBODY]


def collect_own_bonus(s: State, doing: Doing) -> None:
    """What the bonus token by one's own track gives, if one lies there."""
    character = s.seats[doing.seat].character
    bonus = s.board.bonus[character]
    if bonus != NOBODY:
        s.next(Run(doing.seat, s.book.bonuses[bonus], 0, character, doing.event))


class CollectBonus(EffectQuestion):
    """Which bonus tokens on the board, each once."""

    def __init__(self, seat: int, script: int, at: int, track: int, event: bool, left: int, done: int) -> None:
        super().__init__(seat, script, at, track, event)
        self.left: Final = left
        self.done: Final = done

    def prompt(self) -> str:
        return "ask-bonus"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "left": self.left}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.BONUS,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in s.book.bonus if s.board.bonus[pick.a] != NOBODY]

    def may_pick(self, s: State, pick: Action) -> int:
        there = s.board.bonus[pick.a] != NOBODY and not self.done >> pick.a & 1
        return YES if there else refusals.NO_BONUS

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        best = nearest(s, self.seat, options)
        for pick in in_ring_order(s, self.seat, options):
            if self.brings(s, pick) > self.brings(s, best):
                best = pick
        return best, "nemesis-reward-preference"

    def brings(self, s: State, pick: Action) -> Worth:
        return worth(s, self.seat, s.book.bonuses[s.board.bonus[pick.a]], pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            done = self.done | 1 << pick.a
            s.next(CollectBonus(self.seat, self.script, self.at, self.track, self.event, self.left - 1, done))
        s.next(Run(self.seat, s.book.bonuses[s.board.bonus[pick.a]], 0, pick.a, self.event))
