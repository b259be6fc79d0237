"""The step that sends relationship tokens home, from tracks and from legendary figures."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.script import Doing, Scripts, Step
from posterity.games.legacies.rules.legendary import take_off_figure
from posterity.games.legacies.rules.tokens import moved_token
from posterity.games.legacies.state import State
from posterity.games.legacies.steps.tokens import TokenQuestion, belongs, reaches
from posterity.games.legacies.vocabulary.relationships import RemoveRelationship
from posterity.games.legacies.vocabulary.words import Owner

ANY_FIGURE: Final = -1


class RemoveRelationshipStep(Step[State]):
    """Tokens on tracks and on legendary figures, or those of one figure: `count` are chosen, or `all` go home."""

    def __init__(self, printed: RemoveRelationship, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.whose: Final[Owner] = printed.whose
        self.where: Final = masks.places(printed.where)
        self.figure: Final = scripts.figures.index(printed.figure) if printed.figure else ANY_FIGURE
        self.count: Final = printed.count
        self.all: Final = printed.all

    def question(self, doing: Doing) -> RemoveToken | None:
        return None if self.all else RemoveToken(doing, self.count)

    def perform(self, s: State, doing: Doing) -> None:
        if self.all:
            remove_all(s, doing.seat, self)
        else:
            super().perform(s, doing)

    def moves_own_pieces(self) -> bool:
        return self.whose == "you"


def remove_all(s: State, seat: int, step: RemoveRelationshipStep) -> None:
    """All tokens that a step reaches, or those of one figure (legacies.relationship.removed-returns)."""
    for place, owner in enumerate(s.board.figure_tokens):
        if owner != NOBODY and may_remove_figure(s, seat, step, place) == YES:
            take_off_figure(s, place)
    for character, track in enumerate(s.board.tracks):
        for space, owner in enumerate(track):
            if owner != NOBODY and may_remove_token(s, seat, step, character, owner) == YES:
                s.leave_track(character, space)
                moved_token(s, owner, character, space, NOBODY)


def may_remove_token(s: State, seat: int, step: RemoveRelationshipStep, character: int, owner: int) -> int:
    if s.token_on(owner, character) == NOBODY:
        return refusals.NOT_THERE
    fits = step.figure == ANY_FIGURE and belongs(step.whose, seat, owner) and reaches(s, seat, step.where, character)
    return YES if fits else refusals.NOT_OF_EFFECT


def may_remove_figure(s: State, seat: int, step: RemoveRelationshipStep, place: int) -> int:
    owner = s.board.figure_tokens[place]
    if owner == NOBODY:
        return refusals.NOT_THERE
    if not step.where >> masks.LEGENDARY & 1 or not belongs(step.whose, seat, owner):
        return refusals.NOT_OF_EFFECT
    return YES if step.figure in (ANY_FIGURE, s.board.figures[place]) else refusals.NOT_OF_EFFECT


class RemoveToken(TokenQuestion[RemoveRelationshipStep]):
    """Which token goes home."""

    def prompt(self) -> str:
        return "ask-remove-token"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.TOKEN, verbs.FIGURE_TOKEN)

    def about(self, s: State) -> list[Action]:
        figures = [
            s.book.figure_token[figure]
            for place, figure in enumerate(s.board.figures[: s.board.figures_up])
            if s.board.figure_tokens[place] != NOBODY
        ]
        return [*self.tokens(s), *figures]

    def may_pick(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.TOKEN:
            return may_remove_token(s, self.seat, self.step(s), pick.a, pick.b)
        if pick.a not in s.board.figures:
            return refusals.NOT_THERE
        return may_remove_figure(s, self.seat, self.step(s), s.board.figures.index(pick.a))

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        return self.harming(s, options, False), "nemesis-other-choices"

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        if self.left > 1:
            s.next(RemoveToken(self.doing, self.left - 1))
        if pick.verb is verbs.TOKEN:
            space = s.token_on(pick.b, pick.a)
            s.leave_track(pick.a, space)
            moved_token(s, pick.b, pick.a, space, NOBODY)
        else:
            take_off_figure(s, s.board.figures.index(pick.a))
