"""How words that people type are compared with words that they read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable


def plain(text: str) -> str:
    """Lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c)).replace("’", "'").strip()


def split(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


def begin_words(wanted: Iterable[str], words: Collection[str]) -> bool:
    """Is each of the wanted words the beginning of one of these?"""
    return all(any(word.startswith(start) for word in words) for start in wanted)
