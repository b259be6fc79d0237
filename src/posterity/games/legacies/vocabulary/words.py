"""The words that packs are written with: what each key may say.

This is the one list of them; where a word has a number, that is its place here (see `board.py`).
"""

from __future__ import annotations

from typing import Literal

Character = Literal[  # in the order of the ring, read from Communications (legacies.component.ring)
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
]
Industry = Literal[
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
]
Group = Literal["government", "progress", "entertainment"]
Icon = Literal["power", "manipulation", "humanity", "commerce", "knowledge", "innovation"]
Resource = Literal["dye", "gear", "gem", "iron"]
AnyResource = Resource | Literal["any"]
Commodity = Literal["gold", "fame", "foundation", "resources"]
Global = Literal["event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade"]
Size = Literal["minor", "major"]
AnySize = Size | Literal["any"]
Token = Literal["relationship", "minor", "major"]
AnyToken = Token | Literal["any"]
CenturyTile = Literal["magnetic", "devoted", "committed", "cautious", "desired", "exotic"]
GameTile = Literal["resourceful", "nostalgic", "wealthy", "storied", "diverse", "philanthropic"]
Slot = Literal["top", "middle", "bottom"]  # of the market
Side = Literal["aboveboard", "underhanded"]  # of a mat
Level = Literal["standard", "novice", "advanced", "expert"]  # of difficulty
Timing = Literal["ongoing", "immediate", "retire"]  # of a successor's ability
Who = Literal["you", "each-player", "each-other", "chosen-opponent", "least-fame", "most-fame", "track-owner"]
Victim = Literal["chosen", "each", "most-fame", "track-owner"]
Owner = Literal["you", "opponent", "anybody"]
HeirloomOwner = Literal["own", "opponent", "any"]
Where = Literal["any", "own-track"] | Character
Place = Literal["any", "own-track", "legendary"] | Character
Field = Literal["any", "influenced"] | Group | Industry
Counter = Literal[
    "cards-played",
    "hand",
    "gold",
    "fame",
    "foundation",
    "resources",
    "relationships",
    "legendary",
    "on-own-track",
    "investments",
    "minors",
    "majors",
    "own-heirlooms",
    "controlled-heirlooms",
    "heirlooms",
    "icons",
    "matches",
    "generation",
    "globals-triggered",
]
Rank = Literal["most-fame", "least-fame", "first", "last", "largest-foundation"]
Target = Literal[
    "relationship-cost",
    "investment-price",
    "sale-proceeds",
    "heirloom-resources",
    "heirloom-fee",
    "dividend",
    "income",
    "legendary-limit",
    "advance",
]
