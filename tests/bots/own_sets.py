"""Card sets of owners: typed in like those that come with the games, some of them far from what networks have seen."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

from posterity.core.sets import CardSet
from posterity.games import GAMES

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "cards"
STANDARD = {name: f"{name}-standard.toml" for name in ("leaders", "gears", "machines")}


def standard_text(game: str) -> str:
    """The file of the standard set."""
    return (files(f"posterity.games.{game}") / "data" / STANDARD[game]).read_text(encoding="utf-8")


def far_from_training(game: str) -> str:
    """A file like the standard set, but every card is worth, or there, four times as much."""
    key = "copies" if game == "leaders" else "reward"
    lines = []
    for line in standard_text(game).splitlines():
        word, _, number = line.partition(" = ")
        told = word == key and number.isdigit()
        lines.append(f"{word} = {4 * int(number)}" if told else line)
    return "\n".join(lines).replace(f'set = "{game}-standard"', 'set = "far-away"')


def own_set(game: str, text: str) -> CardSet:
    return GAMES[game].own_card_set(tomllib.loads(text), "own.toml")


def far_set(game: str) -> CardSet:
    return own_set(game, far_from_training(game))


def example(name: str) -> CardSet:
    """One of the sets in docs/examples/cards."""
    text = (EXAMPLES / f"{name}.toml").read_text(encoding="utf-8")
    return own_set(tomllib.loads(text)["game"], text)
