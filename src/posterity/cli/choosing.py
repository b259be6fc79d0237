"""What was chosen by name: a game, its bots, its options, its cards."""

from __future__ import annotations

import os
from typing import Any

from posterity.bots import BOTS, LEVELS, USUAL_TIME, BotError, ThinkingTime, bot_maker, is_own
from posterity.bots.own import check_file
from posterity.cli.arguments import ParsedCommand, unknown
from posterity.cli.command_errors import CommandError, errors_in
from posterity.cli.files import read_toml
from posterity.core.game import Game
from posterity.core.sets import EDITION, FILES, CardFault, CardSet, set_name
from posterity.games import GAMES
from posterity.text.error_sentences import STDIN
from posterity.text.voice import Voice

CARDS = "cards"
KNOWN = [*BOTS, *LEVELS, "mcts:N", "FILE.py:CLASS"]  # what a bot can be called


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise unknown("cli-unknown-game", name, list(GAMES))
    return GAMES[name]


def check_bots(names: list[str], time: ThinkingTime) -> list[str]:
    """The names of bots, checked to exist; files are not run yet."""
    for name in names:
        try:
            if is_own(name):
                check_file(name)
            else:
                bot_maker(name, time)
        except BotError as e:
            if e.message != "bot-unknown":
                raise
            raise unknown("cli-unknown-bot", name, KNOWN) from None
    return names


def thinking_time(given: ParsedCommand) -> ThinkingTime:
    """How long bots may think about an answer, as `--bot-timeout` and `--think` say."""
    return ThinkingTime(given.number("bot-timeout") or USUAL_TIME.timeout, given.number("think") or USUAL_TIME.think)


def cards_option(options: dict[str, str], given: str | None) -> tuple[dict[str, str], str | None]:
    """`cards` may be given among the options or by itself; records store it separately."""
    rest = {name: value for name, value in options.items() if name != CARDS}
    if CARDS in options and given is not None:
        raise CommandError("cli-cards-twice")
    return rest, options.get(CARDS, given)


def find_cards(game: Game[Any], name: str | None, voice: Voice) -> CardSet:
    """A set that comes with the game, or one from a file."""
    if name is None:
        return game.card_set(game.standard_set)
    known = known_set(game, name)
    if known is not None:
        return known
    if not looks_like_file(name):
        raise unknown("cli-unknown-set", name, game.shelf.choices())
    with errors_in(name, voice):
        return own_set(game, read_set(name), name)


def own_set(game: Game[Any], tables: dict[str, Any], file: str) -> CardSet:
    """The card set in a file, which must be for this game."""
    other = tables.get("game", game.name)
    if other != game.name:
        raise CommandError("other-game", game=str(other), wanted=game.name)
    check_folder(game, tables)
    return game.own_card_set(tables, file)


def check_folder(game: Game[Any], tables: dict[str, Any]) -> None:
    if FILES in tables and not game.shelf.folders:
        raise CommandError("cli-file-folder")


def read_set(file: str) -> dict[str, Any]:
    """The tables of a card set file or folder; a set without a name is named after its file."""
    tables = read_folder(file) if os.path.isdir(file) else read_toml(file)
    tables.setdefault("set", file.rstrip("/").rpartition("/")[2].removesuffix(".toml"))
    return tables


def read_folder(folder: str) -> dict[str, Any]:
    """The tables of every TOML file in a folder, by file; `set` and `game` come from the file that names them."""
    parts = {}
    for name in toml_files(folder):
        try:
            parts[name] = read_toml(os.path.join(folder, name))
        except CommandError as e:
            raise CommandError("cli-file-within", file=name, inner=CardFault(e.message, e.args_named)) from None
    if not parts:
        raise CommandError("cli-file-folder")
    whole: dict[str, Any] = {key: part[key] for part in parts.values() for key in ("set", "game") if key in part}
    return {**whole, FILES: parts}


def toml_files(folder: str) -> list[str]:
    try:
        return sorted(name for name in os.listdir(folder) if name.endswith(".toml"))
    except OSError:
        raise CommandError("cli-file-forbidden") from None


def known_set(game: Game[Any], name: str) -> CardSet | None:
    """A set that comes with the game, or None; CardSetError if it has no such edition."""
    return game.card_set(name) if set_name(name) in game.shelf.names() else None


def looks_like_file(name: str) -> bool:
    """Names of sets are slugs, also with an edition; anything else must be a file."""
    slug = all(letter.isalnum() or letter in ("-", EDITION) for letter in name)
    return name == STDIN or os.path.exists(name) or not slug
