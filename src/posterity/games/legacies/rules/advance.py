"""The global action of relationships: an extra benefit, all tokens advance, then all pay."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, NOBODY
from posterity.games.legacies.effects.script import Doing
from posterity.games.legacies.rules.asking import LegaciesQuestion
from posterity.games.legacies.rules.preferences import clockwise, in_ring_order, nearest
from posterity.games.legacies.rules.relationships import moved_token, own_tokens, under_token
from posterity.games.legacies.rules.running import Run
from posterity.games.legacies.state import State

WIDE: Final = 16384  # more than scripts


class ExtraBenefit(LegaciesQuestion):
    """Before the tokens advance: the benefit of one of the triggering player's (legacies.global.advance-extra)."""

    def prompt(self) -> str:
        return "ask-extra"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.COLLECT,)

    def about(self, s: State) -> list[Action]:
        return own_tokens(s, self.seat)

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if s.token_on(self.seat, pick.a) != NOBODY else refusals.NOT_THERE

    def run(self, s: State) -> Ask | None:
        return super().run(s) if own_tokens(s, self.seat) else None

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The most fame, else the most resources, else the most gold; the nearest clockwise of equal ones."""
        best = nearest(s, self.seat, options)
        for pick in in_ring_order(s, self.seat, options):
            if self.brings(s, pick.a) > self.brings(s, best.a):
                best = pick
        return best, "nemesis-relationship"

    def brings(self, s: State, character: int) -> tuple[int, int]:
        """The best kind of what a space pays, gold, resources or fame, and how much of it."""
        _, fame, resources, gold = under_token(s, self.seat, character)
        paid = [(kind, amount) for kind, amount in enumerate([gold, resources, fame]) if amount > 0]
        return max(paid, default=(0, 0))

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        collected(s, self.seat, pick.a)
        s.next(Run(Doing(self.seat, s.book.spaces[pick.a][s.token_on(self.seat, pick.a)][s.century()], pick.a)))


def collected(s: State, seat: int, character: int) -> None:
    args: dict[str, object] = {"seat": seat, "character": CHARACTERS[character]}
    args["space"] = s.token_on(seat, character) + 1
    story.tell(s, "collected", "legacies.global.advance", args)


class AdvanceTokens(Task[State]):
    """Every token on a track one space right, rightmost first; some successors exempt theirs.

    legacies.global.advance-simultaneous, legacies.global.advance-exception, legacies.relationship.legendary-no-advance
    """

    def run(self, s: State) -> Ask | None:
        before = s.board.tracks
        s.board.tracks = before.copy()
        for character, track in enumerate(before):
            for space in reversed(range(len(track))):
                owner = track[space]
                if owner != NOBODY and s.board.tracks[character][space] == owner and not exempt(s, owner, character):
                    s.move_right(character, space)
        story.tell(s, "advanced", "legacies.global.advance", {})
        for character, track in enumerate(before):
            now = s.board.tracks[character]
            for space, owner in enumerate(track):
                if owner != NOBODY and owner not in now:
                    moved_token(s, owner, character, space, NOBODY)
        return None


def exempt(s: State, seat: int, character: int) -> bool:
    for step in s.modifiers(seat):
        if step.target == "advance" and step.partners >> character & 1:
            return True
    return False


class CollectBenefits(Task[State]):
    """Every token pays its owner where it stands now (legacies.global.advance-snapshot)."""

    def run(self, s: State) -> Ask | None:
        s.then([Benefits(seat, tuple(benefits_of(s, seat))) for seat in s.players_in_order()])
        return None


def benefits_of(s: State, seat: int) -> list[int]:
    """The scripts that pay a seat, as character * WIDE + script, figures after the ten characters."""
    found = []
    for character in range(len(CHARACTERS)):
        space = s.token_on(seat, character)
        if space != NOBODY:
            found.append(character * WIDE + s.book.spaces[character][space][s.century()])
    for place, owner in enumerate(s.board.figure_tokens):
        if owner == seat:
            figure = s.board.figures[place]
            found.append((len(CHARACTERS) + figure) * WIDE + s.book.figures[figure][s.century()])
    return found


def plain(s: State, script: int) -> bool:
    """Does an effect only give what comes out the same in whatever order?"""
    for step in s.book.scripts[script]:
        if not step.is_plain():
            return False
    return True


class Benefits(LegaciesQuestion):
    """A player's benefits, in the order the player likes (legacies.core.order-of-simultaneous).

    A Nemesis collects clockwise from its own track, figures last (legacies.nemesis.other-choices).
    """

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left

    def prompt(self) -> str:
        return "ask-collect"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {"left": len(self.left)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.COLLECT, verbs.COLLECT_FIGURE)

    def pick_of(self, s: State, item: int) -> Action:
        place = item // WIDE
        return s.book.collect[place] if place < len(CHARACTERS) else s.book.collect_figure[place - len(CHARACTERS)]

    def about(self, s: State) -> list[Action]:
        return [self.pick_of(s, item) for item in self.left]

    def may_pick(self, s: State, pick: Action) -> int:
        return YES if pick in self.about(s) else refusals.NOT_THERE

    def run(self, s: State) -> Ask | None:
        if not s.is_person(self.seat):
            near = sorted([(clockwise(s, self.seat, item // WIDE), item) for item in self.left])
            s.then([self.paying(s, item) for _, item in near])
            return None
        order_matters = len(self.left) > 1 and not all(plain(s, item % WIDE) for item in self.left)
        if order_matters:
            return super().run(s)
        s.then([self.paying(s, item) for item in self.left])
        return None

    def paying(self, s: State, item: int) -> Task[Any]:
        pick = self.pick_of(s, item)
        return Run(Doing(self.seat, item % WIDE, pick.a if pick.verb is verbs.COLLECT else NOBODY))

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        item = self.left[self.about(s).index(pick)]
        rest = tuple([other for other in self.left if other != item])
        s.then([self.paying(s, item), Benefits(self.seat, rest)])
