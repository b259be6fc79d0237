"""The answers of legacies. Declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb, Verbs

VERBS: Final = Verbs()

CHARACTER: Final[Verb] = VERBS.declare("character", ("character",))
SIDE: Final[Verb] = VERBS.declare("side", ("side",))

PLAY: Final[Verb] = VERBS.declare("play", ("card",))
SWAP: Final[Verb] = VERBS.declare("swap", ("card", "market"))
TRIGGER: Final[Verb] = VERBS.declare("trigger", ("global",))

RELATIONSHIP: Final[Verb] = VERBS.declare("relationship", ("partner",))
WILD: Final[Verb] = VERBS.declare("wild")
OWN_ICON: Final[Verb] = VERBS.declare("special-action")
SPECIAL: Final[Verb] = VERBS.declare("special", ("character",))
BUY: Final[Verb] = VERBS.declare("buy", ("industry",))
SELL: Final[Verb] = VERBS.declare("sell", ("industry",))
SIZE: Final[Verb] = VERBS.declare("size", ("size",))
OPPORTUNITY: Final[Verb] = VERBS.declare("opportunity")
EXPLORE: Final[Verb] = VERBS.declare("explore")
OBTAIN: Final[Verb] = VERBS.declare("resources")
ACQUIRE: Final[Verb] = VERBS.declare("acquire", ("character",))
HEIRLOOM: Final[Verb] = VERBS.declare("heirloom", ("heirloom",))
FIGURE: Final[Verb] = VERBS.declare("figure", ("figure",))

PAY: Final[Verb] = VERBS.declare("pay", ("resource",), step=True)
DISCARD: Final[Verb] = VERBS.declare("discard", ("card",))
SPARE: Final[Verb] = VERBS.declare("spare", ("resource",))
SPARE_ANY: Final[Verb] = VERBS.declare("spare-any")

DO: Final[Verb] = VERBS.declare("do")
DECLINE: Final[Verb] = VERBS.declare("decline")
OPTION: Final[Verb] = VERBS.declare("option", ("option",))
OPPONENT: Final[Verb] = VERBS.declare("opponent", ("seat",))
GAIN: Final[Verb] = VERBS.declare("gain", ("resource",))
LOSE: Final[Verb] = VERBS.declare("lose", ("resource",))
STEAL: Final[Verb] = VERBS.declare("steal", ("resource",))
TOKEN: Final[Verb] = VERBS.declare("token", ("character", "seat"))
FIGURE_TOKEN: Final[Verb] = VERBS.declare("figure-token", ("figure",))
TRACK: Final[Verb] = VERBS.declare("track", ("character",))
BONUS: Final[Verb] = VERBS.declare("bonus", ("character",))
RAISE: Final[Verb] = VERBS.declare("raise", ("industry",))
LOWER: Final[Verb] = VERBS.declare("lower", ("industry",))
PLACE: Final[Verb] = VERBS.declare("place", ("industry", "size"))
INVESTMENT: Final[Verb] = VERBS.declare("investment", ("industry", "size", "seat"))
MOVE: Final[Verb] = VERBS.declare("move", ("industry",))
REPLACE: Final[Verb] = VERBS.declare("replace", ("industry",))
BLOCK: Final[Verb] = VERBS.declare("block", ("global", "token"))
UNLOCK: Final[Verb] = VERBS.declare("unlock", ("token",))

OUTCOME: Final[Verb] = VERBS.declare("outcome", ("outcome",))
TILE: Final[Verb] = VERBS.declare("tile", ("tile",))
COLLECT: Final[Verb] = VERBS.declare("collect", ("character",))
COLLECT_FIGURE: Final[Verb] = VERBS.declare("collect-figure", ("figure",))
FAME: Final[Verb] = VERBS.declare("fame", ("heirloom", "industry"))
BOTH: Final[Verb] = VERBS.declare("both", ("heirloom",))
CONTRIBUTE: Final[Verb] = VERBS.declare("contribute", ("amount",))
CURRENCY: Final[Verb] = VERBS.declare("currency", ("commodity",))
BID: Final[Verb] = VERBS.declare("bid", ("commodity", "amount"))
PASS: Final[Verb] = VERBS.declare("pass")
STAY: Final[Verb] = VERBS.declare("stay")
HONORARIUM: Final[Verb] = VERBS.declare("honorarium", ("commodity",))
TAKE: Final[Verb] = VERBS.declare("take", ("successor",))
SUCCESSOR: Final[Verb] = VERBS.declare("successor", ("successor",))
DRAW: Final[Verb] = VERBS.declare("draw", ("what",))
