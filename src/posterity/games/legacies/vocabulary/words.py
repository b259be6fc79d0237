"""The words that costs and effects are written with: what each key may say."""

from __future__ import annotations

from typing import Literal

Character = Literal[
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
AnyResource = Literal["dye", "gear", "gem", "iron", "any"]
Commodity = Literal["gold", "fame", "foundation", "resources"]
Global = Literal["event", "relationships", "income", "fame", "foundation", "influence", "dividends", "trade"]
Size = Literal["minor", "major"]
AnySize = Literal["minor", "major", "any"]
Token = Literal["relationship", "minor", "major"]
AnyToken = Literal["relationship", "minor", "major", "any"]
Who = Literal["you", "each-player", "each-other", "chosen-opponent", "least-fame", "most-fame", "track-owner"]
Victim = Literal["chosen", "each", "most-fame", "track-owner"]
Owner = Literal["you", "opponent", "anybody"]
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
