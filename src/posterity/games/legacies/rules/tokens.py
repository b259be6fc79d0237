"""Relationship tokens on tracks: where a seat has them, what they bring it there, what is told of them."""

from __future__ import annotations

from posterity.core.actions import Action
from posterity.games.legacies import story
from posterity.games.legacies.board import CHARACTERS, NOBODY
from posterity.games.legacies.effects.worth import Worth
from posterity.games.legacies.rules.preferences import worth
from posterity.games.legacies.state import State


def own_tokens(s: State, seat: int) -> list[Action]:
    """The tracks on which a seat has a token."""
    return [pick for pick in s.book.collect if s.token_on(seat, pick.a) != NOBODY]


def under_token(s: State, seat: int, character: int) -> Worth:
    """What the space under its token on a track brings."""
    space = s.token_on(seat, character)
    return worth(s, seat, s.book.spaces[character][space][s.century()], character)


def moved_token(s: State, owner: int, character: int, space: int, landed: int) -> None:
    if s.told is not None:
        args: dict[str, object] = {"seat": owner, "character": CHARACTERS[character], "space": space + 1}
        args["landed"] = landed + 1
        message = "token-left" if landed == NOBODY else "token-moved"
        story.tell(s, message, "legacies.relationship.strengthen", args)
