"""A view as text: sections, lines and pieces. Terminal, screen reader and generic screen are renderings of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from posterity.core.actions import Verb, arguments_in, verb_of
from posterity.core.views import AskView


class Says(msgspec.Struct, frozen=True):
    """A message with its named arguments."""

    message: str
    args: dict[str, Any] = {}


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """Something on the table that can be pointed at: the picks that touch it, or why it cannot be played.

    What is `aside` is there only to be pointed at: whoever lists the answers anyway leaves it out. The `best` answer is
    by the rules better for whoever is asked than all others.
    `short` says it where everything about it has just been said.
    """

    says: Says
    short: Says | None = None
    picks: list[str] = []
    refused: Says | None = None
    clause: str = ""
    aside: bool = False
    best: bool = False


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence about pieces. What is `aside` is for whoever asks for its section.

    What is `brief` may run on with its neighbours, also where each line has a row.
    """

    says: Says
    pieces: list[Piece] = []
    aside: bool = False
    brief: bool = False


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Lines under a title. With `rows` each stands by itself; what is `aside` is for whoever asks for it."""

    title: Says
    lines: list[Line]
    rows: bool = False
    aside: bool = False


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    """The table, section by section, and the open question with everything it is about."""

    sections: list[Section]
    question: Section | None = None


def pick_says(verbs: tuple[Verb, ...], pick: str) -> Says:
    """An answer as a message: `build:bank` is `pick-build` with a card."""
    verb = verb_of(verbs, pick)
    if verb is None:
        return Says(f"pick-{pick}")
    return Says(f"pick-{verb.name}", dict(zip(verb.args, arguments_in(verb, pick), strict=True)))


def touched(ask: AskView | None, text: Says, picks: list[str], short: Says | None = None) -> Piece:
    """A piece with those of `picks` that are on offer, or the reason why none is."""
    if ask is None or ask.options is UNSET or ask.refused is UNSET:
        return Piece(says=text, short=short)
    offered = [pick for pick in picks if pick in ask.options]
    if offered:
        return Piece(says=text, short=short, picks=offered)
    for refusal in ask.refused:
        if refusal.pick in picks:
            why = Says(refusal.message, refusal.args)
            return Piece(says=text, short=short, refused=why, clause=refusal.clause)
    return Piece(says=text, short=short)


def only_to_point_at(piece: Piece) -> Piece:
    """The same piece, left out wherever the answers are listed anyway."""
    return replace(piece, aside=True)


def question_section(
    ask: AskView | None, verbs: tuple[Verb, ...], offers: dict[str, Says] | None = None
) -> Section | None:
    """The open question: what can be answered, and what cannot and why. Others only read who is asked what.

    `offers` are answers that say more than their name, such as what they cost.
    """
    if ask is None:
        return None
    told = offers or {}
    line = Line(says=Says(ask.prompt, ask.args))
    if ask.options is not UNSET and ask.refused is not UNSET:
        offered = [
            Piece(says=told.get(pick) or pick_says(verbs, pick), picks=[pick], best=pick == ask.default)
            for pick in ask.options
        ]
        refused = [
            Piece(says=pick_says(verbs, r.pick), refused=Says(r.message, r.args), clause=r.clause) for r in ask.refused
        ]
        line = Line(says=line.says, pieces=[*offered, *refused])
    return Section(title=Says("section-question", {"seat": ask.seat}), lines=[line])
