"""Words that people say at the table."""

from __future__ import annotations

import unicodedata
from typing import Final

DIRECTIONS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def proper(words: str, most: int) -> bool:
    """1 to `most` characters, not only spaces, no control or direction-changing characters."""
    if not 1 <= len(words) <= most or not words.strip():
        return False
    for character in words:
        if character in DIRECTIONS or unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp"):
            return False
    return True
