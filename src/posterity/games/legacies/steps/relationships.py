"""Steps about relationships: making one, and sending tokens home; what they share with moving them."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from posterity.core.actions import Action, Verb
from posterity.core.tasks import YES, Question
from posterity.games.legacies import refusals, verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects import masks
from posterity.games.legacies.effects.masks import OWN_TRACK
from posterity.games.legacies.effects.price import ByCentury, price_of
from posterity.games.legacies.effects.script import Doing, EffectStep, Scripts
from posterity.games.legacies.effects.worth import WORTHLESS, Worth
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER
from posterity.games.legacies.rules.goods import bill_facts
from posterity.games.legacies.rules.legendary import figure_limit, take_off_figure
from posterity.games.legacies.rules.preferences import aim, clockwise, entering, in_ring_order, nearest
from posterity.games.legacies.rules.relationships import may_relate, moved_token, relate, relationship_bill
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.relationships import MakeRelationship, RemoveRelationship
from posterity.games.legacies.vocabulary.words import Owner

Kind = TypeVar("Kind", bound="EffectStep[Any]")
ANY_FIGURE: Final = -1


def reaches(s: State, seat: int, places: int, character: int) -> bool:
    """Does a step with these places reach this track?"""
    if places >> character & 1:
        return True
    return bool(places >> OWN_TRACK & 1) and s.seats[seat].character == character


def belongs(whose: Owner, seat: int, owner: int) -> bool:
    """One's own, an opponent's, or anybody's."""
    if whose == "you":
        return owner == seat
    return whose == "anybody" or owner != seat


class TokenQuestion(EffectQuestion[Kind]):
    """A relationship token, one after another; `left` of them."""

    def __init__(self, doing: Doing, left: int) -> None:
        super().__init__(doing)
        self.left: Final = left

    def prompt_args(self, s: State) -> dict[str, object]:
        return {**super().prompt_args(s), "left": self.left}

    def tokens(self, s: State) -> list[Action]:
        """Every token on a track, in the order of the ring, leftmost first."""
        lexicon = s.book.lexicon
        return [
            lexicon.action(verbs.TOKEN, character, owner)
            for character, track in enumerate(s.board.tracks)
            for owner in track
            if owner != NOBODY
        ]

    def bit(self, pick: Action) -> int:
        return 1 << (pick.a * 8 + pick.b)

    def owner(self, s: State, pick: Action) -> int:
        if pick.verb is verbs.TOKEN:
            return pick.b
        return s.board.figure_tokens[s.board.figures.index(pick.a)]

    def place(self, pick: Action) -> int:
        return pick.a if pick.verb is verbs.TOKEN else LEGENDARY_PARTNER

    def harming(self, s: State, options: list[Action], own_first: bool) -> Action:
        """Its own token where that helps, else one of the person with the most fame, the nearest clockwise."""
        keys = []
        for pick in options:
            whose = aim(s, self.seat, self.owner(s, pick))
            keys.append((-whose if own_first else whose, clockwise(s, self.seat, self.place(pick))))
        return options[keys.index(min(keys))]


# ---------------------------------------------------------------- making one


class MakeRelationshipStep(EffectStep[State]):
    """A relationship with one of `partners`; with `dispositions` hostile and amicable characters change its price."""

    def __init__(self, printed: MakeRelationship, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.partners: Final = masks.places(printed.partners)
        self.price: Final = price_of(printed.cost)
        self.dispositions: Final = printed.dispositions

    def question(self, doing: Doing) -> Question[Any] | None:
        return ChoosePartner(doing)

    def likely_worth(self) -> ByCentury:
        return 450, 700, 1000


class ChoosePartner(EffectQuestion[MakeRelationshipStep]):
    """With whom an effect makes a relationship; with nobody where none can be (legacies.relationship.wild)."""

    def prompt(self) -> str:
        return "ask-partner"

    def verbs(self) -> tuple[Verb, ...]:
        return (verbs.RELATIONSHIP,)

    def about(self, s: State) -> list[Action]:
        partners = self.step(s).partners
        return [pick for pick in s.book.relationship if partners >> pick.a & 1]

    def may_pick(self, s: State, pick: Action) -> int:
        step = self.step(s)
        if not step.partners >> pick.a & 1:
            return refusals.NOT_OF_EFFECT
        return may_relate(s, self.seat, pick.a, step.price, step.dispositions)

    def facts(self, s: State, pick: Action) -> dict[str, object]:
        facts, step = {**super().facts(s, pick), "limit": figure_limit(s, self.seat)}, self.step(s)
        if pick.verb is verbs.RELATIONSHIP:
            facts.update(bill_facts(relationship_bill(s, self.seat, step.price, pick.a, step.dispositions)))
        return facts

    def decide(self, s: State, options: list[Action]) -> tuple[Action, str]:
        """What brings it most at once, then the nearest clockwise."""
        best = nearest(s, self.seat, options)
        for pick in in_ring_order(s, self.seat, options):
            if pick.a != LEGENDARY_PARTNER and self.brings(s, pick) > self.brings(s, best):
                best = pick
        return best, "nemesis-other-choices"

    def brings(self, s: State, pick: Action) -> Worth:
        return WORTHLESS if pick.a == LEGENDARY_PARTNER else entering(s, self.seat, pick.a)

    def answer(self, s: State, pick: Action, words: str | None) -> None:
        step = self.step(s)
        relate(s, self.seat, pick.a, relationship_bill(s, self.seat, step.price, pick.a, step.dispositions))


# ---------------------------------------------------------------- sending tokens home


class RemoveRelationshipStep(EffectStep[State]):
    """Tokens on tracks and on legendary figures, or those of one figure: `count` are chosen, or `all` go home."""

    def __init__(self, printed: RemoveRelationship, scripts: Scripts) -> None:
        super().__init__(printed, scripts)
        self.whose: Final[Owner] = printed.whose
        self.where: Final = masks.places(printed.where)
        self.figure: Final = scripts.figures.index(printed.figure) if printed.figure else ANY_FIGURE
        self.count: Final = printed.count
        self.all: Final = printed.all

    def question(self, doing: Doing) -> Question[Any] | None:
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
