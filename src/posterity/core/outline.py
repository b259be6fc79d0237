"""A view as text: sections, lines and pieces. Terminal, screen reader and generic screen are renderings of it."""

from __future__ import annotations

from typing import Any

import msgspec


class Says(msgspec.Struct, frozen=True):
    """A message with its named arguments."""

    message: str
    args: dict[str, Any] = {}


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """Something on the table that can be pointed at: the picks that touch it, or why it cannot be played."""

    says: Says
    picks: list[str] = []
    refused: Says | None = None
    clause: str = ""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    says: Says
    pieces: list[Piece] = []


class Section(msgspec.Struct, frozen=True, kw_only=True):
    title: Says
    lines: list[Line]


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    sections: list[Section]
