"""The parts of a view that all games share. A view is everything that a viewer gets from the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from posterity.core.tasks import State, question, refused

Viewer = int | None  # a seat, or None for a spectator


class RefusedView(msgspec.Struct, frozen=True, kw_only=True):
    """Something the question is about that is not on offer, and why."""

    pick: str
    message: str
    clause: str
    args: dict[str, Any]


class AskView(msgspec.Struct, frozen=True, kw_only=True):
    """The open question. Only the seat asked sees what can be answered and what cannot.

    `default` is there where one answer is strictly better than all others by the rules.
    """

    seat: int
    prompt: str
    args: dict[str, Any]
    options: list[str] | UnsetType = UNSET
    refused: list[RefusedView] | UnsetType = UNSET
    default: str | UnsetType = UNSET


class BaseView(msgspec.Struct, frozen=True, kw_only=True):
    """What every view says."""

    game: str
    viewer: int | str | UnsetType = UNSET  # a seat or `spectator`; absent where nothing is hidden
    over: bool
    scores: list[int | None]  # None for an automaton that has none
    to_move: int | None
    ask: AskView | None


def best_score(view: BaseView) -> int:
    """The highest score there is."""
    return max(score for score in view.scores if score is not None)


def base_view(name: str, s: State, scores: Sequence[int | None], everything: bool, viewer: Viewer) -> dict[str, Any]:
    """The fields of `BaseView` for a viewer."""
    return {
        "game": name,
        "viewer": UNSET if everything else ("spectator" if viewer is None else viewer),
        "over": s.ask is None,
        "scores": list(scores),
        "to_move": None if s.ask is None else s.ask.seat,
        "ask": ask_view(s, everything, viewer),
    }


def ask_view(s: State, everything: bool, viewer: Viewer) -> AskView | None:
    """The open question as `viewer` may see it, or as it is with `everything`."""
    if s.ask is None:
        return None
    args, private = question(s).prompt_args(s), question(s).private_args(s)
    if not everything and viewer != s.ask.seat:
        prompt = f"{s.ask.prompt}-unseen" if private else s.ask.prompt
        return AskView(seat=s.ask.seat, prompt=prompt, args=args)
    best = question(s).default(s)
    return AskView(
        seat=s.ask.seat,
        prompt=s.ask.prompt,
        args={**args, **private},
        options=[pick.text for pick in s.ask.options],
        refused=[
            RefusedView(pick=pick.text, message=reason.message, clause=reason.clause, args=reason.args)
            for pick, reason in refused(s)
        ],
        default=UNSET if best is None else best.text,
    )


class Keys(dict[str, Any]):
    """A part of a view as plain data, for programs: its keys can be read as attributes, too."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def as_data(view: Any) -> Any:
    """A view as JSON has it; nothing in it belongs to the table."""
    return with_keys(msgspec.to_builtins(view))


def with_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return Keys({key: with_keys(part) for key, part in value.items()})
    return [with_keys(part) for part in value] if isinstance(value, list) else value
