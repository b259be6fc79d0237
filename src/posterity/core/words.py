"""Texts that people type, such as dedications and chat: which of them can be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

DIRECTIONS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


def proper(words: str, most: int) -> bool:
    """1 to `most` characters, not only what shows nothing, no control or direction-changing characters."""
    if not 1 <= len(words) <= most or not visible(words):
        return False
    for character in words:
        if character in DIRECTIONS or unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp"):
            return False
    return True


def visible(words: str) -> bool:
    """Is there more than spaces, and signs that show nothing by themselves?"""
    for character in words:
        blank = character.isspace() or character in BLANKS
        if not blank and unicodedata.category(character) not in ("Cf", "Mn"):
            return True
    return False
