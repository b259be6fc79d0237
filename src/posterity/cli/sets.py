"""Finds card sets by name or file, of any game."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import unknown
from posterity.cli.choosing import known_set, looks_like_file, own_set, read_set
from posterity.cli.command_errors import CommandError, errors_in
from posterity.core.game import Game
from posterity.core.sets import CardSet
from posterity.games import GAMES
from posterity.text.voice import Voice


def game_of_set(tables: dict[str, Any]) -> Game[Any]:
    """The game that a card set is for: the one it names, else the one whose sets have most of its keys."""
    if tables.get("game") is not None:
        return game_named(tables)
    keys = keys_of(tables)
    return max(GAMES.values(), key=lambda game: len(keys & keys_of(game.card_set(game.standard_set).tables)))


def keys_of(tables: dict[str, Any]) -> set[str]:
    """The keys of a card set and of its cards."""
    lists = [cards for cards in tables.values() if isinstance(cards, list)]
    return {*tables, *(key for cards in lists for card in cards if isinstance(card, dict) for key in card)}


def game_named(tables: dict[str, Any]) -> Game[Any]:
    """The game that a file names."""
    name = tables.get("game")
    if name is None:
        raise CommandError("cli-sheet-no-game", known=list(GAMES))
    if not isinstance(name, str):
        raise CommandError("cli-sheet-game-type", known=list(GAMES))
    if name not in GAMES:
        raise unknown("cli-sheet-game", name, list(GAMES))
    return GAMES[name]


def find_set(name: str, voice: Voice) -> tuple[Game[Any], CardSet]:
    """A set by its name, or from a file."""
    for game in GAMES.values():
        known = known_set(game, name)
        if known is not None:
            return game, known
    if not looks_like_file(name):
        raise unknown("cli-unknown-set", name, [known for game in GAMES.values() for known in game.shelf.choices()])
    with errors_in(name, voice):
        tables = read_set(name)
        game = game_of_set(tables)
        return game, own_set(game, tables, name)
