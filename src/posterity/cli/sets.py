"""Card sets by name or file, whatever their game."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import unknown
from posterity.cli.choosing import known_set, looks_like_file, own_set, read_set
from posterity.cli.faults import Fault, about
from posterity.core.game import Game
from posterity.core.sets import CardSet, CardSetError
from posterity.games import GAMES
from posterity.text.voice import Voice


def game_of_set(tables: dict[str, Any]) -> Game[Any]:
    """The game that a card set is for: the one it names, else the first whose cards it can be."""
    name = tables.get("game")
    if name is None:
        return next((game for game in GAMES.values() if accepts(game, tables)), next(iter(GAMES.values())))
    if not isinstance(name, str):
        raise Fault("cli-sheet-game-type", known=list(GAMES))
    if name not in GAMES:
        raise unknown("cli-sheet-game", name, list(GAMES))
    return GAMES[name]


def accepts(game: Game[Any], tables: dict[str, Any]) -> bool:
    try:
        game.own_card_set(tables, "")
    except CardSetError:
        return False
    return True


def find_set(name: str, voice: Voice) -> tuple[Game[Any], CardSet]:
    """A set by its name, or from a file."""
    for game in GAMES.values():
        known = known_set(game, name)
        if known is not None:
            return game, known
    if not looks_like_file(name):
        raise unknown("cli-unknown-set", name, [game.standard_set for game in GAMES.values()])
    with about(name, voice):
        tables = read_set(name)
        game = game_of_set(tables)
        return game, own_set(game, tables, name)
