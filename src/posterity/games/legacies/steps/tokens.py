"""Relationship tokens as steps reach them: whose and where, and which one is meant."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from posterity.core.actions import Action
from posterity.games.legacies import verbs
from posterity.games.legacies.board import NOBODY
from posterity.games.legacies.effects.masks import OWN_TRACK
from posterity.games.legacies.effects.script import Doing, Step
from posterity.games.legacies.rulebook import LEGENDARY_PARTNER
from posterity.games.legacies.rules.preferences import aim, clockwise
from posterity.games.legacies.rules.running import EffectQuestion
from posterity.games.legacies.state import State
from posterity.games.legacies.vocabulary.words import Owner

Kind = TypeVar("Kind", bound="Step[Any]")


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
