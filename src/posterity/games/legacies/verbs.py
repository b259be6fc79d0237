"""The answers of legacies. Declared once: text form, parser and messages follow from these lines."""

from __future__ import annotations

from typing import Final

from posterity.core.actions import Verb

CHARACTER: Final[Verb] = Verb("character", ("character",))
SIDE: Final[Verb] = Verb("side", ("side",))

PLAY: Final[Verb] = Verb("play", ("card",))
SWAP: Final[Verb] = Verb("swap", ("card", "market"))
TRIGGER: Final[Verb] = Verb("trigger", ("global",))

RELATIONSHIP: Final[Verb] = Verb("relationship", ("partner",))
WILD: Final[Verb] = Verb("wild")
OWN_ICON: Final[Verb] = Verb("special-action")
SPECIAL: Final[Verb] = Verb("special", ("character",))
BUY: Final[Verb] = Verb("buy", ("industry",))
SELL: Final[Verb] = Verb("sell", ("industry",))
SIZE: Final[Verb] = Verb("size", ("size",))
OPPORTUNITY: Final[Verb] = Verb("opportunity")
EXPLORE: Final[Verb] = Verb("explore")
OBTAIN: Final[Verb] = Verb("resources")
ACQUIRE: Final[Verb] = Verb("acquire", ("character",))
HEIRLOOM: Final[Verb] = Verb("heirloom", ("heirloom",))
FIGURE: Final[Verb] = Verb("figure", ("figure",))

PAY: Final[Verb] = Verb("pay", ("resource",), step=True)
DISCARD: Final[Verb] = Verb("discard", ("card",))
SPARE: Final[Verb] = Verb("spare", ("resource",))
SPARE_ANY: Final[Verb] = Verb("spare-any")

DO: Final[Verb] = Verb("do")
DECLINE: Final[Verb] = Verb("decline")
OPTION: Final[Verb] = Verb("option", ("option",))
OPPONENT: Final[Verb] = Verb("opponent", ("seat",))
GAIN: Final[Verb] = Verb("gain", ("resource",))
LOSE: Final[Verb] = Verb("lose", ("resource",))
STEAL: Final[Verb] = Verb("steal", ("resource",))
TOKEN: Final[Verb] = Verb("token", ("character", "seat"))
FIGURE_TOKEN: Final[Verb] = Verb("figure-token", ("figure",))
TRACK: Final[Verb] = Verb("track", ("character",))
BONUS: Final[Verb] = Verb("bonus", ("character",))
RAISE: Final[Verb] = Verb("raise", ("industry",))
LOWER: Final[Verb] = Verb("lower", ("industry",))
PLACE: Final[Verb] = Verb("place", ("industry", "size"))
INVESTMENT: Final[Verb] = Verb("investment", ("industry", "size", "seat"))
MOVE: Final[Verb] = Verb("move", ("industry",))
REPLACE: Final[Verb] = Verb("replace", ("industry",))
BLOCK: Final[Verb] = Verb("block", ("global", "token"))
UNLOCK: Final[Verb] = Verb("unlock", ("token",))

OUTCOME: Final[Verb] = Verb("outcome", ("outcome",))
TILE: Final[Verb] = Verb("tile", ("tile",))
COLLECT: Final[Verb] = Verb("collect", ("character",))
COLLECT_FIGURE: Final[Verb] = Verb("collect-figure", ("figure",))
FAME: Final[Verb] = Verb("fame", ("heirloom", "industry"))
BOTH: Final[Verb] = Verb("both", ("heirloom",))
CONTRIBUTE: Final[Verb] = Verb("contribute", ("amount",))
CURRENCY: Final[Verb] = Verb("currency", ("commodity",))
BID: Final[Verb] = Verb("bid", ("commodity", "amount"))
PASS: Final[Verb] = Verb("pass")
STAY: Final[Verb] = Verb("stay")
HONORARIUM: Final[Verb] = Verb("honorarium", ("commodity",))
TAKE: Final[Verb] = Verb("take", ("successor",))
SUCCESSOR: Final[Verb] = Verb("successor", ("successor",))
DRAW: Final[Verb] = Verb("draw", ("what",))

VERBS: Final = (
    *(CHARACTER, SIDE, PLAY, SWAP, TRIGGER),
    *(RELATIONSHIP, WILD, OWN_ICON, SPECIAL, BUY, SELL, SIZE, OPPORTUNITY, EXPLORE, OBTAIN),
    *(ACQUIRE, HEIRLOOM, FIGURE),
    *(PAY, DISCARD, SPARE, SPARE_ANY),
    *(DO, DECLINE, OPTION, OPPONENT, GAIN, LOSE, STEAL, TOKEN, FIGURE_TOKEN, TRACK, BONUS, RAISE, LOWER),
    *(PLACE, INVESTMENT, MOVE, REPLACE, BLOCK, UNLOCK),
    *(OUTCOME, TILE, COLLECT, COLLECT_FIGURE, FAME, BOTH, CONTRIBUTE, CURRENCY, BID, PASS, STAY),
    *(HONORARIUM, TAKE, SUCCESSOR, DRAW),
)
