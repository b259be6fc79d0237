"""Lay out a table of machines in the words of the rulebook: the table of gears, with abilities, tokens and F0.

The technologies of gears' toy set are here too, without abilities. What comes from that file is imported from there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from posterity.core.game import Setup
from posterity.core.sets import CardSet
from posterity.core.tasks import apply
from posterity.games.gears.state import State
from posterity.games.machines.cards import LIBRARY
from posterity.games.machines.game import ForbiddenMachines
from posterity.games.machines.rules.turn import AbilityRulebook
from posterity.games.machines.state import Machinery, machinery
from posterity.games.machines.view import MachineView
from posterity.table.undo import told_nothing_new
from tests.games.gears import lay as gears
from tests.games.gears.lay import SEED, TOY_TABLES, asked, lengthened, plays, prompt, technology

GAME = ForbiddenMachines()


def ability(when: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": when, "effects": list(effects), **more}


def machine(name: str, cost: int, reward: int, *needs: str, does: dict[str, Any]) -> dict[str, Any]:
    return {**technology(name, cost, reward, *needs), "ability": does}


def gear(name: str, *effects: dict[str, Any], needs: Sequence[str] = (), cost: int = 1) -> dict[str, Any]:
    """A technology of reward 2 with a gear ability."""
    return machine(name, cost, 2, *needs, does=ability("gear", *effects))


def established(name: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A fundamental technology of cost 1 and reward 2 with a when-established ability."""
    return machine(name, 1, 2, does=ability("established", *effects, **more))


def do(word: str, **keys: Any) -> dict[str, Any]:
    return {"do": word, **keys}


NAMED = [  # the technologies that clauses speak of
    established("W", do("draw", cards=2)),
    machine("M", 2, 3, "A", does=ability("gear", do("points", gain=2))),
    gear("Anima", do("move", to="Tome of the Origin")),
    technology("Gearcrafting", 1, 3),
    technology("Antiquator", 2, 5, "Anima", "Gearcrafting"),
    technology("Gaslight Beacon", 2, 4, "Gemcutting"),
    technology("Gemcutting", 1, 1),
    technology("Tome of the Origin", 1, 0),
    gear("Arch-Fire", do("points", lose=2, who="other")),
    gear("Destiny Grafter", do("turn")),
    gear("Expansion Dome", do("cubes", move="any")),
    gear("Gilding Cannon", do("modify", by=1)),
    gear("Rustifier", do("modify", by=-1)),
    gear("Season Splicer", do("splice"), needs=["A"]),
    gear("Meridian Timerails", do("copy"), needs=["Season Splicer"]),
    gear("Null Spire", do("cubes", back="any")),
    established("Rocket Sled", do("move", frames="any", way="right"), optional=True, cost=[do("action", give=1)]),
    established("Starscribing", do("discard", cards="hand"), do("draw", cards=3), optional=True),
    gear("Storm Auger", do("draw", cards="cubes", least=2, keep=2)),
    gear("Timegears", do("action", gain=1)),
]
OWN = [  # more words of the vocabulary
    established("Tollgate", do("cubes", gain=2), cost=[do("discard", cards=1)]),
    established("Furnace", do("points", gain=4), cost=[do("discard", cards=1), do("discard", cards=1)]),
    machine("V", 0, 1, "A", does=ability("established", do("draw", cards=1))),
    gear("Forge", do("cubes", gain=2)),
    gear("Press", do("cubes", place=1)),
    gear("Catapult", do("move", frames=2, who="other")),
    gear("Undertow", do("move", frames=2, way="left", who="other")),
    gear("Tide", do("points", lose=1, who="others"), do("move", frames=1, way="left")),
    gear("Ladder", do("move", frames="any", way="left")),
    gear("Penance", do("points", lose=3)),
    gear("Lantern", do("draw", cards=3, keep=1)),
    gear("Bonfire", do("discard", cards=2), do("points", gain=1)),
    gear("Treadmill", do("move", frames=2), do("action", gain=1)),
    machine("Windmill", 1, 2, does=ability("gear", do("points", gain=3), cost=[do("action", give=1)])),
    technology("Codex", 1, 1, "Tome of the Origin"),
]
TABLES: dict[str, Any] = {
    "set": "toy-machines",
    "technologies": [*TOY_TABLES["technologies"], *NAMED, *OWN],
    "characters": [
        {"name": "Amariana Paradox", "pursuit": "Gemcutting", "bonus": 2},
        {"name": "Anna Archer", "pursuit": "A", "bonus": 2},
        {"name": "Bruno Baker", "pursuit": "B", "bonus": 4},
        {"name": "Carla Cook", "pursuit": "E", "bonus": 5},
    ],
}
TOY = LIBRARY.read(TABLES, "toy", own=True)
PLAIN = LIBRARY.read(TOY_TABLES, "plain", own=True)  # the toy set of gears: no technology has an ability


def changed(name: str, **keys: Any) -> CardSet:
    """The toy set with other numbers or needs on one technology."""
    technologies = [{**card, **keys} if card["name"] == name else card for card in TABLES["technologies"]]
    return LIBRARY.read({**TABLES, "technologies": technologies}, "changed", own=True)


# ---------------------------------------------------------------- laying out


def book_of(players: int = 2, options: Mapping[str, str] | None = None, cards: CardSet = TOY) -> AbilityRulebook:
    return AbilityRulebook(cards.cards, players, GAME.complete(players, dict(options or {})))


def lay(
    hands: Sequence[str] = (),
    timeline: Mapping[int, str] | None = None,
    *,
    players: int = 2,
    options: Mapping[str, str] | None = None,
    cards: CardSet = TOY,
    activated: bool = False,
    tokens: Sequence[int] = (),
    spliced: bool = False,
    **more: Any,
) -> State:
    """A table as the one of gears lays it, with its keys; `tokens`: the seats with an extra turn to come."""
    expansion = Machinery(activated, tuple(tokens), spliced)
    book = book_of(players, options, cards)
    return gears.lay(hands, timeline, players=players, book=book, expansion=expansion, **more)


def here(timeline: Mapping[int, str], frame: int, hands: Sequence[str] = (), **more: Any) -> State:
    """Two players, or more: Red's turn begins in `frame`, where Red came by travelling; the others are at home."""
    players = more.get("players", 2)
    present = more.get("round", 1) + players + 2
    return lay(hands, timeline, frames=[frame] + [present] * (players - 1), **more)


def setup_of(
    players: int = 2, options: Mapping[str, str] | None = None, cards: CardSet = TOY, seed: bytes = SEED
) -> Setup:
    chosen = GAME.complete(players, dict(options or {}))
    return Setup(players=players, options=chosen, cards=cards, seed=seed, rules=GAME.rules)


def begin(players: int = 2, options: Mapping[str, str] | None = None, cards: CardSet = TOY) -> State:
    """A new game at its first question."""
    return GAME.new(setup_of(players, options, cards), listen=True)


def seated(players: int = 2, options: Mapping[str, str] | None = None, cards: CardSet = TOY) -> State:
    """A new game in its first turn: everybody took the first character and position that were free."""
    s = begin(players, options, cards)
    while s.ask is not None and prompt(s) in ("ask-character", "ask-position"):
        apply(s, s.ask.options[0])
    return s


# ---------------------------------------------------------------- playing


def activates(s: State, name: str, *choices: str) -> None:
    """Activate a technology and answer its questions: `activates(s, "gilding-cannon", "2:E")`."""
    plays(s, f"activate:{name}", *[f"choose:{choice}" for choice in choices])


def chooses(s: State, *choices: str) -> None:
    plays(s, *[f"choose:{choice}" for choice in choices])


def can_take_back(s: State, pick: str) -> bool:
    """Answer `pick`: may it be taken back without asking the others?"""
    before, seat = s.clone(), asked(s)
    assert seat is not None
    plays(s, pick)
    return told_nothing_new(GAME, before, s, seat, lengthened(pick))


# ---------------------------------------------------------------- looking


def table(s: State) -> MachineView:
    """Everything there is to see."""
    return GAME.position(s)


def view(s: State, viewer: int | None) -> MachineView:
    return GAME.view(s, viewer)


def shown(s: State, viewer: int | None) -> dict[str, Any]:
    """A view as it leaves the engine: what is absent is absent."""
    found: dict[str, Any] = msgspec.to_builtins(view(s, viewer))
    return found


def position(s: State) -> dict[str, Any]:
    """The whole position as JSON has it."""
    found: dict[str, Any] = msgspec.to_builtins(table(s))
    return found


def tokens(s: State) -> list[int]:
    """The seats with an extra-turn token."""
    return list(machinery(s).tokens)


def spliced(s: State) -> bool:
    return machinery(s).spliced


def activated(s: State) -> bool:
    return machinery(s).activated
