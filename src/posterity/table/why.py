"""Why a pick may or may not be made, also when it is written out in full with all its arguments."""

from __future__ import annotations

from typing import Any

from posterity.core.answers import IllegalAnswer, Reason
from posterity.core.game import Game
from posterity.core.tasks import Question, State, Task, apply, question, why


def explain(game: Game[Any], s: State, text: str) -> Reason:
    """The reason for or against `text` at this position.

    A decision that asks for one thing after the other may be written as one pick: `destroy:riot:2` is `destroy:riot`
    and then the seat. The first reason against any part of it is given, else that for its first part. Words beyond
    what the decision asks for are refused, though the next question might know them.
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
    opening, anyway = question(s), s.todo[:-1]
    s = s.clone()
    apply(s, first)
    left = rest[len(verb.args) :]
    while left:
        follow = following(game, s, left) if goes_on(s, opening, anyway) else None
        if follow is None:
            raise IllegalAnswer("wrong-arguments", {"pick": text, "form": repr(verb)})
        found = why(s, follow)
        if not found.legal:
            return found
        apply(s, follow)
        left = left[len(follow.verb.args) :]
    return reason


def goes_on(s: State, opening: Question[Any], anyway: list[Task[Any]]) -> bool:
    """Does the open question belong to the decision that was begun, rather than to what comes `anyway`?

    The same seat is asked for one more thing. A question that knows several verbs opens a decision of its own.
    """
    if s.ask is None or s.ask.seat != opening.seat or len(s.todo) <= len(anyway):
        return False
    asks = question(s)
    words = {verb.spelled.split(":")[0] for verb in asks.verbs()}
    before = all(task is other for task, other in zip(s.todo, anyway, strict=False))
    return before and len(words) == 1 and type(asks) is not type(opening)


def following(game: Game[Any], s: State, left: list[str]) -> Any:
    """The answer to the open question that has the next of these words as its arguments."""
    lexicon = game.lexicon(s)
    for name in dict.fromkeys(pick.verb.name for pick in question(s).about(s)):
        verb = lexicon.verbs[name]
        if verb.args and len(left) >= len(verb.args):
            try:
                return lexicon.parse(":".join([verb.spelled, *left[: len(verb.args)]]))
            except IllegalAnswer:
                continue
    return None
