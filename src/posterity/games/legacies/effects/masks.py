"""What effects are about, as numbers: places, industries, sizes and kinds of tokens."""

from __future__ import annotations

from typing import Final

from posterity.games.legacies.board import (
    CHARACTERS,
    GLOBALS,
    GROUP_OF,
    GROUPS,
    INDUSTRIES,
    MANDATORY,
    SIZES,
    TOKENS,
)

ANY: Final = "any"
LEGENDARY: Final = len(CHARACTERS)  # in masks of partners and places, after the characters
OWN_TRACK: Final = LEGENDARY + 1
ALL_TRACKS: Final = (1 << len(CHARACTERS)) - 1
ALL_INDUSTRIES: Final = (1 << len(INDUSTRIES)) - 1
ANY_SIZE: Final = len(SIZES)  # among the sizes of investments
ANY_TOKEN: Final = len(TOKENS)  # among the kinds of tokens


class Industries:
    """The industries that a step is about: some by name or group, and perhaps the two its player influences."""

    def __init__(self, mask: int, influenced: bool) -> None:
        self.mask: Final = mask
        self.influenced: Final = influenced


def industries(words: tuple[str, ...]) -> Industries:
    """Industries by name, by group, or all of them; `influenced` ones depend on the player."""
    mask = 0
    for word in words:
        if word == ANY:
            mask |= ALL_INDUSTRIES
        elif word in INDUSTRIES:
            mask |= 1 << INDUSTRIES.index(word)
        elif word in GROUPS:
            for industry, group in enumerate(GROUP_OF):
                if group == GROUPS.index(word):
                    mask |= 1 << industry
    return Industries(mask, "influenced" in words)


def places(words: tuple[str, ...]) -> int:
    """Characters by name or all of them, the legendary figures, one's own track: a bit mask."""
    mask = 0
    for word in words:
        if word == ANY:
            mask |= ALL_TRACKS
        elif word == "legendary":
            mask |= 1 << LEGENDARY
        elif word == "own-track":
            mask |= 1 << OWN_TRACK
        else:
            mask |= 1 << CHARACTERS.index(word)
    return mask


def tiles(words: tuple[str, ...]) -> int:
    """Global actions by name, the optional ones or all of them: a bit mask."""
    mask = 0
    for tile, name in enumerate(GLOBALS):
        if name in words or ANY in words or ("optional" in words and tile >= MANDATORY):
            mask |= 1 << tile
    return mask


def size(word: str) -> int:
    return ANY_SIZE if word == ANY else SIZES.index(word)


def token(word: str) -> int:
    return ANY_TOKEN if word == ANY else TOKENS.index(word)
