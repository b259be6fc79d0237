"""What is printed on every board of legacies: the ring, the groups, the words of the rulebook, each with its number."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = (  # in the order of the ring, read from Communications (legacies.component.ring)
    "politician",
    "underworld-boss",
    "general",
    "inventor",
    "philosopher",
    "corporate-mogul",
    "transportation-baron",
    "master-thief",
    "promoter",
    "socialite",
)
INDUSTRIES: Final = (
    "communications",
    "law",
    "military",
    "education",
    "science",
    "libraries",
    "manufacturing",
    "tourism",
    "museums",
    "theater",
)
GROUPS: Final = ("government", "progress", "entertainment")
GROUP_OF: Final = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2)  # of each industry (legacies.component.industries)
ICONS: Final = ("power", "manipulation", "humanity", "commerce", "knowledge", "innovation")
RESOURCES: Final = ("dye", "gear", "gem", "iron")
COMMODITIES: Final = ("gold", "fame", "foundation", "resources")
GLOBALS: Final = ("event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade")
SIDES: Final = ("aboveboard", "underhanded")
SIZES: Final = ("minor", "major")
TOKENS: Final = ("relationship", "minor", "major")
TILES: Final = (  # of the century's end, then of the game's end, in the order of the rulebook
    "magnetic",
    "devoted",
    "committed",
    "cautious",
    "desired",
    "exotic",
    "resourceful",
    "nostalgic",
    "wealthy",
    "storied",
    "diverse",
    "philanthropic",
)

CENTURY_TILES: Final = 6  # the first so many tiles score at the end of a century
CENTURIES: Final = 3
GENERATIONS: Final = 6
LEVELS: Final = 7  # of heirlooms, from 0
EVENT: Final = 0
RELATIONSHIPS: Final = 1
INCOME: Final = 2
FAME: Final = 3
FOUNDATION: Final = 4
INFLUENCE: Final = 5
DIVIDENDS: Final = 6
TRADE: Final = 7
MANDATORY: Final = 2  # the first so many global actions are (legacies.component.global-action-tiles)
SEATS: Final = 6  # legacies.component.seat-set


def influenced(character: int) -> tuple[int, int]:
    """A character's two neighbours on the ring, as its mat lists them (legacies.component.influenced-industries)."""
    return character, (character + 1) % len(INDUSTRIES)


def century_of(generation: int) -> int:
    """1 to 3 (legacies.core.century-of-generation)."""
    return (generation + 1) // 2
