"""`posterity games`: the games, with player counts, options, their values and defaults."""

from __future__ import annotations

from typing import Any

from posterity.bots import BOTS
from posterity.cli.arguments import ParsedCommand
from posterity.cli.choosing import CARDS, KNOWN
from posterity.cli.command_errors import DONE
from posterity.cli.help import rows
from posterity.cli.output import Output
from posterity.core.game import Game, Option
from posterity.games import GAMES
from posterity.text.voice import Voice


def run(given: ParsedCommand, output: Output) -> int:
    if given.has("json"):
        output.json({"games": [described(game) for game in GAMES.values()], "bots": list(BOTS)})
        return DONE
    for game in GAMES.values():
        show(game, output)
    output.say("cli-games-bots", bots=KNOWN)
    output.paragraph(output.voice.say("cli-games-hint"))
    return DONE


def described(game: Game[Any]) -> dict[str, Any]:
    """One game as JSON."""
    cards = {"name": CARDS, "default": game.standard_set, "values": game.shelf.choices(), "file": True}
    return {
        "game": game.name,
        "rules": game.rules,
        "players": {"fewest": game.fewest, "most": game.most, "clause": game.players_clause},
        "options": [*[option_keys(option) for option in game.options], cards],
    }


def option_keys(option: Option) -> dict[str, Any]:
    """An option as JSON: its values by name, or the minimum and maximum of a whole number."""
    keys: dict[str, Any] = {"name": option.name, "default": option.default}
    if option.least is None:
        keys["values"] = list(option.values)
    else:
        keys |= {"least": option.least, "most": option.most}
    if option.usual:
        keys["usual"] = {str(players): value for players, value in option.usual.items()}
    return {**keys, "clause": option.clause}


def show(game: Game[Any], output: Output) -> None:
    """One game for people."""
    voice = Voice(output.voice.lang, game)
    players = voice.say("cli-games-players", fewest=game.fewest, most=game.most)
    output.line(f"{game.name}: {voice.say('game-title')}, {players}")
    output.paragraph(voice.say("game-about"), "  ")
    output.line()
    lines = [(f"{option.name}={option.shown()}", meaning(option, voice)) for option in game.options]
    names = "|".join([*game.shelf.choices(), voice.say("cli-place-file")])
    rows(output, [*lines, (f"{CARDS}={names}", voice.say("cli-games-cards", default=game.standard_set))])
    output.line()


def meaning(option: Option, voice: Voice) -> str:
    """What an option changes, its default, and its clause."""
    said = [voice.about_option(option), voice.say("cli-games-default", default=option.default)]
    said += [voice.say("cli-games-usual", players=players, default=usual) for players, usual in option.usual.items()]
    return voice.with_clause(" ".join(said), option.clause)
