"""The page that tells what the levels have learned, and where they fall back on rules of thumb: docs/games/levels.md.

python -m tools.levels_known
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from posterity.bots.levels import has_values
from posterity.bots.networks import HERE as NETWORKS
from posterity.bots.networks import has_network
from posterity.core.game import Game, Setup
from posterity.core.sets import CardSet
from posterity.games import GAMES
from posterity.lab.measures.page import table

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "games" / "levels.md"
EXAMPLES = ROOT / "docs" / "examples" / "cards"
HEAD = """\
# What the levels have learned

Made by `python -m tools.levels_known`.

`beginner` and `casual` judge by rules of thumb in every game and with every set. `strong` and `expert` judge with the
network of the game, whatever the number of players, the options and the automata: a network is told how many sit there
and what each card is, not which. It falls back on the rules of thumb of `greedy` at no table but these: a game without
a network, and a set in which more than one card in ten is unlike anything seen in training. Terminal and `simulate` say
so before the game, and a table on a server in `untaught` and in the list of who plays. What stands below as played with
the network but was not trained for is played with less certain values.
"""


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    return 0


def page() -> str:
    lines = [HEAD]
    for game in GAMES.values():
        lines += [f"## {game.name}", "", *trained(game), "", *table(["Set", "Played with"], list(sets(game))), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def trained(game: Game[Any]) -> list[str]:
    """What the card of a network says of how it was made, and which counts of players there are."""
    card = NETWORKS / f"{game.name}.toml"
    if not card.exists():
        return ["There is no network yet: `strong` plays like `greedy`, and `expert` cannot be chosen."]
    told = tomllib.loads(card.read_text(encoding="utf-8"))
    counts = f"Tables have {game.fewest} to {game.most} players. Trained for rules {told['rules']} and {names(told)}."
    return [counts, "", told["made"], "", told["result"][:1].upper() + told["result"][1:] + "."]


def names(told: dict[str, Any]) -> str:
    return " and ".join(f"`{name}`" for name in told["sets"])


def sets(game: Game[Any]) -> Iterator[list[str]]:
    """Each edition that comes with the game and each example, and what the higher levels play it with."""
    for name in game.shelf.choices():
        yield [f"`{name}`", played_with(game, game.card_set(name))]
    for path in sorted(EXAMPLES.glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        if tables["game"] == game.name:
            yield [f"`docs/examples/cards/{path.name}`", played_with(game, game.own_card_set(tables, path.name))]


def played_with(game: Game[Any], cards: CardSet) -> str:
    if not has_network(game.name):
        return "rules of thumb"
    players = max(2, game.fewest)
    options = game.complete(players, {})
    setup = Setup(players=players, options=options, cards=cards, seed=bytes(32), rules=game.rules)
    return "the network" if has_values(game.name, game.card_properties(setup)) else "rules of thumb"


if __name__ == "__main__":
    sys.exit(main())
