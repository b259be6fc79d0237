"""Steps that collect benefits: of a space, of the space under a token, of bonus tokens."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Question
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import NOBODY, NONE
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.effects.worth import WORTHLESS, Worth, times
from posterity.games.legacies.rules.preferences import in_ring_order, nearest, worth
from posterity.games.legacies.rules.relationships import own_tokens, under_token
from posterity.games.legacies.rules.running import EffectQuestion, Run
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.relationships import CollectBonus, CollectSpace


class CollectSpaceStep(EffectStep[State]):
    """A space of one's own track, or that under one of one's tokens (legacies.component.special-action-sample)."""

    def __init__(self, printed: CollectSpace, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.under_token: Final = printed.track == "token"
        self.space: Final = printed.space  # of one's own track, from 1
        self.times: Final = printed.times

    def perform(self, s: State, doing: Doing) -> None:
        if self.under_token:
            s.then([CollectToken(doing)] * self.times)
            return
        character = s.seats[doing.seat].character
        spaces = s.book.spaces[character]
        if self.space <= len(spaces):
            script = spaces[self.space - 1][s.century()]
            s.then([Run(Doing(doing.seat, script, character, doing.event))] * self.times)

    def likely_worth(self) -> ByCentury:
        return 300, 500, 900

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        """What the space of its own track brings; what its tokens stand on is not weighed."""
        character = s.seats[seat].character
        if self.under_token or self.space > len(s.book.spaces[character]):
            return WORTHLESS
        script = s.book.spaces[character][self.space - 1][s.century()]
        return times(worth(s, seat, script, character, deep + 1), self.times)


class CollectToken(EffectQuestion[CollectSpaceStep]):
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
        s.next(Run(Doing(self.seat, s.book.spaces[pick.a][space][s.century()], pick.a, self.doing.event)))


class CollectBonusStep(EffectStep[State]):
    """What the bonus token by one's own track gives, or `count` different ones on the board, chosen."""

    def __init__(self, printed: CollectBonus, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.chosen: Final = printed.which == "chosen"
        self.count: Final = printed.count

    def question(self, doing: Doing) -> Question[Any] | None:
        return ChooseBonus(doing, self.count, 0) if self.chosen else None

    def perform(self, s: State, doing: Doing) -> None:
        if self.chosen:
            super().perform(s, doing)
            return
        character = s.seats[doing.seat].character
        bonus = s.board.bonus[character]
        if bonus != NOBODY:
            s.next(Run(Doing(doing.seat, s.book.bonuses[bonus], character, doing.event)))

    def likely_worth(self) -> ByCentury:
        return 120, 220, 350

    def brings(self, s: State, seat: int, track: int, deep: int) -> Worth:
        """What the token by its own track brings; what it might choose is not weighed."""
        character = s.seats[seat].character
        if self.chosen or s.board.bonus[character] == NONE:
            return WORTHLESS
        return worth(s, seat, s.book.bonuses[s.board.bonus[character]], character, deep + 1)


class ChooseBonus(EffectQuestion[CollectBonusStep]):
    """Which bonus tokens on the board, each once."""

    def __init__(self, doing: Doing, left: int, done: int) -> None:
        super().__init__(doing)
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
            s.next(ChooseBonus(self.doing, self.left - 1, done))
        s.next(Run(Doing(self.seat, s.book.bonuses[s.board.bonus[pick.a]], pick.a, self.doing.event)))
