"""`posterity play`: at this terminal, against bots unless told otherwise."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from posterity.bots import bot_maker
from posterity.cli.arguments import ParsedCommand
from posterity.cli.choosing import cards_option, check_bots, find_game, thinking_time
from posterity.cli.help import PROGRAM
from posterity.cli.output import Output


def run(given: ParsedCommand, output: Output) -> int:
    from posterity.terminal.app import play
    from posterity.terminal.request import PlayRequest

    game = given.maybe("game")
    options, cards = cards_option(given.pairs("options"), given.maybe("cards"))
    request = PlayRequest(
        game=None if game is None else find_game(game).name,
        players=given.number("players"),
        people=given.words("people"),
        bots=loaded_bots(given),
        options=options,
        cards=cards,
        seed=given.number("seed"),
        new=given.has("new"),
        resume=given.maybe("resume"),
        colour=given.maybe("colour") or "auto",
        program=program(),
        time=thinking_time(given),
        check=given.has("check"),
        lang=output.voice.lang,
    )
    return int(play(request))


def loaded_bots(given: ParsedCommand) -> list[str]:
    """The bots that are named; those in files are loaded, since they play in this process."""
    time = thinking_time(given)
    bots = check_bots(given.words("bots"), time)
    for bot in bots:
        bot_maker(bot, time)
    return bots


def program() -> str:
    """The command that starts this program again: its name where the shell finds it, else its path."""
    called, found = Path(sys.argv[0]), shutil.which(PROGRAM)
    if called.name != PROGRAM or not called.is_file() or (found and called.samefile(found)):
        return PROGRAM
    near = called.is_relative_to(Path.cwd())
    return shlex.quote(str(called.relative_to(Path.cwd()) if near else called))
