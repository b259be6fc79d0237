"""The step that moves relationship tokens: along a track, to another one, one by one or all at once."""

from __future__ import annotations

from typing import Any, Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Ask, Question, Task
from posterity.games.legacies import refusals, story, verbs
from posterity.games.legacies.board import CHARACTERS, NOBODY
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.price import ByCentury
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.effects.worth import WORTHLESS, Worth
from posterity.games.legacies.rules.preferences import in_ring_order, nearest, worth
from posterity.games.legacies.rules.relationships import moved_token
from posterity.games.legacies.rules.running import EffectQuestion, Run
from posterity.games.legacies.rules.targets import at_once, doers
from posterity.games.legacies.state import State
from posterity.games.legacies.steps.relationships import TokenQuestion, belongs, reaches
from posterity.games.legacies.vocabulary.relationships import MoveRelationship
from posterity.games.legacies.vocabulary.words import Owner


class MoveRelationshipStep(EffectStep[State]):
    """Tokens on tracks: along their track `by` spaces, negative ones to the left, or `to` another track.

    `count` of them are chosen, or `all` are moved. Without `benefits` the mover's own tokens pay nothing.
    """

    def __init__(self, printed: MoveRelationship, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.whose: Final[Owner] = printed.whose
        self.where: Final = masks.places(printed.where)
        self.by: Final = printed.by
        self.to: Final = masks.places(printed.to)
        self.count: Final = printed.count
        self.all: Final = printed.all
        self.benefits: Final = printed.benefits

    def onward(self) -> bool:
        """Do tokens go to the right?"""
        return self.by > 0

    def question(self, doing: Doing) -> Question[Any] | None:
        return None if self.all else MoveToken(doing, self.count, 0)

    def perform(self, s: State, doing: Doing) -> None:
        if self.all:
            s.next(MoveAll(doing))
        else:
            super().perform(s, doing)

    def likely_worth(self) -> ByCentury:
        return 250, 400, 600

    def moves_own_pieces(self) -> bool:
        return self.whose == "you"

    def moves_as_one(self) -> bool:
        return self.all and self.whose == "you" and self.is_for_several() and not self.optional


def may_move_token(s: State, seat: int, step: MoveRelationshipStep, character: int, owner: int) -> int:
    """A token of whom and where the step says, that can be moved that way."""
    space = s.token_on(owner, character)
    if space == NOBODY:
        return refusals.NOT_THERE
    if not belongs(step.whose, seat, owner) or not reaches(s, seat, step.where, character):
        return refusals.NOT_OF_EFFECT
    if step.to:
        for target in range(len(CHARACTERS)):
            if may_move_to(s, step, owner, character, target) == YES:
                return YES
        return refusals.CANNOT_MOVE
    return refusals.CANNOT_MOVE if not step.onward() and space == 0 else YES


def may_move_to(s: State, step: MoveRelationshipStep, owner: int, origin: int, target: int) -> int:
    """Another track, never the owner's own, never a second token (legacies.relationship.move-limits)."""
    if not step.to >> target & 1 or target == origin:
        return refusals.NOT_OF_EFFECT
    if s.seats[owner].character == target:
        return refusals.OWN_TRACK
    return refusals.ALREADY_THERE if s.token_on(owner, target) != NOBODY else YES


class MoveToken(TokenQuestion[MoveRelationshipStep]):
    """Which token is strengthened, weakened or moved to another track, none twice (legacies.relationship.strengthen).

    `done` is a bit mask of tracks and seats.
    """

    def __init__(self, doing: Doing, left: int, done: int) -> None:
        super().__init__(doing, left)
        self.done: Final = done

    def prompt(self) -> str:
        return "ask-move-token"

    def prompt_args(self, s: State) -> dict[str, object]:
        step = self.step(s)
        way = "to" if step.to else ("weaken" if step.onward() else "strengthen")
        return {**super().prompt_args(s), "way": way, "spaces": abs(step.by)}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TOKEN,)

    def about(self, s: State) -> list[Action]:
        return [pick for pick in self.tokens(s) if belongs(self.step(s).whose, self.seat, pick.b)]

    def may_pick(self, s: State, pick: Action) -> int:
        if self.done & self.bit(pick):
            return refusals.NOT_THERE
        return may_move_token(s, self.seat, self.step(s), pick.a, pick.b)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """The own token that lands where it pays most, or one it helps; of others, the one it harms most."""
        step = self.step(s)
        best = self.harming(s, options, not step.onward())
        if step.benefits and not self.doing.event and not step.to:
            for pick in in_ring_order(s, self.seat, options):
                if self.lands(s, pick) > self.lands(s, best):
                    best = pick
        return best, "nemesis-other-choices"

    def lands(self, s: State, pick: Action) -> Worth:
        """What a token of its own would pay where it lands."""
        space = s.token_on(pick.b, pick.a) + self.step(s).by
        if pick.b != self.seat or not 0 <= space < len(s.book.spaces[pick.a]):
            return WORTHLESS
        return worth(s, self.seat, s.book.spaces[pick.a][space][s.century()], pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        if self.left > 1:
            done = self.done | self.bit(pick)
            s.next(MoveToken(self.doing, self.left - 1, done))
        if step.to:
            s.next(MoveWhere(self.doing, pick.a, pick.b))
            return
        before = s.board.tracks
        s.board.tracks = before.copy()
        for _ in range(abs(step.by)):
            space = s.token_on(pick.b, pick.a)
            if space == NOBODY or (not step.onward() and space == 0):
                break
            if step.onward():
                s.move_right(pick.a, space)
            else:
                s.move_left(pick.a, space)
        after_moving(s, self.seat, before, step.benefits and not self.doing.event)


def after_moving(s: State, seat: int, before: list[list[int]], pays: bool) -> None:
    """Tell which tokens moved; the mover's own ones pay where they landed (legacies.relationship.own-move-benefit)."""
    tasks: list[Task[Any]] = []
    for character, track in enumerate(before):
        now = s.board.tracks[character]
        for space, owner in enumerate(track):
            if owner == NOBODY or now[space] == owner:
                continue
            landed = now.index(owner) if owner in now else NOBODY
            moved_token(s, owner, character, space, landed)
            if owner == seat and landed != NOBODY and pays:
                tasks.append(Run(Doing(seat, s.book.spaces[character][landed][s.century()], character)))
    s.then(tasks)


class MoveWhere(EffectQuestion[MoveRelationshipStep]):
    """To which track a token goes, on space 1 (legacies.relationship.move-limits).

    A token of the mover's own that makes room there pays (legacies.relationship.own-move-benefit). Before rules 2 it
    did not.
    """

    def __init__(self, doing: Doing, origin: int, owner: int) -> None:
        super().__init__(doing)
        self.origin: Final = origin
        self.owner: Final = owner

    def prompt(self) -> str:
        return "ask-move-where"

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "character": CHARACTERS[self.origin], "victim": self.owner}

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TRACK,)

    def about(self, s: State) -> list[Action]:
        return s.book.track

    def may_pick(self, s: State, pick: Action) -> int:
        return may_move_to(s, self.step(s), self.owner, self.origin, pick.a)

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """Its own token where it pays most; else the nearest clockwise."""
        best = nearest(s, self.seat, options)
        if self.owner == self.seat and self.step(s).benefits and not self.doing.event:
            for pick in in_ring_order(s, self.seat, options):
                if self.pays(s, pick) > self.pays(s, best):
                    best = pick
        return best, "nemesis-other-choices"

    def pays(self, s: State, pick: Action) -> Worth:
        return worth(s, self.seat, s.book.spaces[pick.a][0][s.century()], pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        space = s.token_on(self.owner, self.origin)
        s.leave_track(self.origin, space)
        moved_token(s, self.owner, self.origin, space, NOBODY)
        before = s.board.tracks
        s.board.tracks = before.copy()
        s.enter_track(self.owner, pick.a)
        args: dict[str, object] = {"seat": self.owner, "character": CHARACTERS[pick.a]}
        story.tell(s, "token-entered", "legacies.relationship.move-limits", args)
        pays = self.step(s).benefits and not self.doing.event
        after_moving(s, self.seat, before, pays and s.rules >= 2)
        if self.owner == self.seat and pays:
            s.next(Run(Doing(self.seat, s.book.spaces[pick.a][0][s.century()], pick.a)))


class MoveAll(Task[State]):
    """All tokens that a step reaches: to the right from the rightmost, to the left from the leftmost.

    legacies.relationship.mass-move
    """

    def __init__(self, doing: Doing) -> None:
        self.doing: Final = doing

    def run(self, s: State) -> Ask | None:
        step = s.book.step(self.doing)
        assert isinstance(step, MoveRelationshipStep)
        before = s.board.tracks
        s.board.tracks = before.copy()
        for character in range(len(CHARACTERS)):
            for _ in range(abs(step.by)):
                self.move(s, step, character)
        after_moving(s, self.doing.seat, before, step.benefits and not self.doing.event)
        return None

    def moves(self, s: State, step: MoveRelationshipStep, character: int, owner: int) -> bool:
        """Is a token on a track one that the step moves?"""
        if at_once(s, step):
            named = owner in doers(s, self.doing, step)
            return named and reaches(s, owner, step.where, character)
        return belongs(step.whose, self.doing.seat, owner) and reaches(s, self.doing.seat, step.where, character)

    def move(self, s: State, step: MoveRelationshipStep, character: int) -> None:
        length = len(s.board.tracks[character])
        spaces = range(length - 1, -1, -1) if step.onward() else range(1, length)
        for space in spaces:
            owner = s.board.tracks[character][space]
            if owner == NOBODY or not self.moves(s, step, character, owner):
                continue
            if step.onward():
                s.move_right(character, space)
            elif s.board.tracks[character][space - 1] == NOBODY:
                s.move_left(character, space)
