"""More ways to look at a table of gears: a round that has just ended and what it paid, hands, Fate cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from posterity.core.views import Viewer
from posterity.games.gears.state import State
from tests.games.gears.lay import COLOURS, card, hand, heard, lay, pools, scores, shortened, table, told, view

EMILY = "emily-maruska"  # pursues Mining for 3; the next ones A for 2, B for 4, C for 5
ANNA = "anna-archer"
BRUNO = "bruno-baker"
CARLA = "carla-cook"
FATES = {"bloodline", "hoped", "plans", "folds", "more-time", "willed"}
CHAIN = {1: "A red:1", 2: "B red:1"}
WAYS = {
    "bloodline": ["fate:bloodline", "on:1:A"],
    "folds": ["fate:folds", "whom:0"],
    "more-time": ["fate:more-time"],
    "hoped": ["fate:hoped", "on:1:A"],
    "plans": ["fate:plans", "on:1:A"],
    "willed": ["fate:willed", "on:2:B", "without:A"],
}


def settled(timeline: Mapping[int, str], **more: Any) -> State:
    """A table whose round has just ended with this timeline: settled, and the next round prepared."""
    return lay(timeline=timeline, step="end", **{"deck": "Z " * 40, **more})


def points(timeline: Mapping[int, str], **more: Any) -> list[int]:
    """What each player scores when a round ends with this timeline."""
    return scores(settled(timeline, **more))


def gains(timeline: Mapping[int, str], **more: Any) -> list[int]:
    """How many cubes each pool gains when a round ends with this timeline."""
    return pools(settled(timeline, **more))


def awards(s: State) -> list[str]:
    """Every award so far in the order it was made: `red 2 A`, `red 2 A through B`, `red 3 Mining pursuit`."""
    found = []
    for event in s.told or []:
        if event.message.startswith("awarded-"):
            args = event.args
            text = f"{COLOURS[int(str(args['seat']))]} {args['points']} {shortened(str(args['technology']))}"
            if "dependent" in args:
                text += f" through {shortened(str(args['dependent']))}"
            found.append(text + (" pursuit" if event.message == "awarded-pursuit" else ""))
    return found


def left(s: State) -> list[str]:
    """Which technologies left the timeline so far, and by which part of the resolution: `1 A no-cubes`."""
    found = []
    for event in s.told or []:
        if event.message.startswith("left-"):
            why = event.message.removeprefix("left-")
            found.append(f"{event.args['frame']} {shortened(str(event.args['technology']))} {why}")
    return found


def returned(s: State) -> list[str]:
    """Which cubes went back to pools so far: `red 1 A`."""
    return [
        f"{COLOURS[int(str(args['seat']))]} {args['frame']} {shortened(str(args['technology']))}"
        for args in told(s, "cube-returned")
    ]


def destiny(hands: list[str], held: list[str], removed: str, unseen: int, **more: Any) -> State:
    """A table of It Is Our Destiny: `removed` begins with `unseen` cards that nobody has seen."""
    s = lay(hands, held=held, removed=removed, options={"fate": "destiny"}, players=len(hands), **more)
    s.removed_unseen = unseen
    return s


def number(s: State, name: str) -> int:
    """A card as the state knows it."""
    return card(s.book, name)


def all_hands(s: State) -> list[str]:
    return [word for seat in range(len(s.players)) for word in hand(s, seat).split()]


def sizes(s: State) -> list[int]:
    """How many cards each hand holds, as everybody sees it."""
    return [player.hand_size for player in table(s).players]


def text(s: State, viewer: Viewer) -> str:
    """All that leaves the engine towards a viewer: the view, and what was told."""
    return msgspec.json.encode([view(s, viewer), heard(s, viewer)]).decode()


def in_order(words: str) -> str:
    return " ".join(sorted(words.split()))
