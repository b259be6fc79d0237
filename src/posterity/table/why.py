"""Why a pick may or may not be made, also when it is written out in full with all its arguments."""

from __future__ import annotations

from typing import Any

from posterity.core.answers import IllegalAnswer, Reason
from posterity.core.game import Game
from posterity.core.tasks import State, apply, question, why


def explain(game: Game[Any], s: State, text: str) -> Reason:
    """The reason for or against `text` at this position.

    A decision that asks for one thing after the other may be written as one pick: `destroy:riot:2` is `destroy:riot`
    and then the seat. Then the first reason against any part of it is given, else that for its beginning.
    """
    if s.ask is None:
        raise IllegalAnswer("over", {"pick": text})
    lexicon = game.lexicon(s)
    head, *rest = text.split(":")
    verb = lexicon.verbs.get(head)
    if verb is None or len(rest) <= len(verb.args):
        return why(s, lexicon.parse(text))
    first = lexicon.parse(":".join([head, *rest[: len(verb.args)]]))
    reason = why(s, first)
    if not reason.legal:
        return reason
    s = s.clone()
    apply(s, first)
    left = rest[len(verb.args) :]
    while left:
        follow = following(game, s, left)
        if follow is None:
            raise IllegalAnswer("wrong-arguments", {"pick": text, "form": repr(verb)})
        found = why(s, follow)
        if not found.legal:
            return found
        apply(s, follow)
        left = left[len(follow.verb.args) :]
    return reason


def following(game: Game[Any], s: State, left: list[str]) -> Any:
    """The answer to the open question that has the next of these words as its arguments."""
    if s.ask is None:
        return None
    lexicon = game.lexicon(s)
    for name in dict.fromkeys(pick.verb.name for pick in question(s).about(s)):
        verb = lexicon.verbs[name]
        if verb.args and len(left) >= len(verb.args):
            try:
                return lexicon.parse(":".join([verb.spelled, *left[: len(verb.args)]]))
            except IllegalAnswer:
                continue
    return None
