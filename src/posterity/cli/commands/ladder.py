"""`posterity ladder`: every bot against every other, with ratings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from posterity.bots.levels import like_greedy
from posterity.cli.arguments import ParsedCommand
from posterity.cli.bars import Progress
from posterity.cli.choosing import cards_option, check_bots, find_cards, find_game, thinking_time
from posterity.cli.command_errors import DONE, INTERRUPTED, CommandError, errors_in
from posterity.cli.files import make_folder
from posterity.cli.output import Output, decimal
from posterity.core.game import Game
from posterity.lab.about import about
from posterity.lab.games import play
from posterity.lab.jobs import Job, config_of, setup_of
from posterity.lab.loading import check_own_bots
from posterity.lab.pairings import games_of, pairings
from posterity.lab.results import Results
from posterity.lab.runner import PROCESSES
from posterity.lab.runner import run as run_jobs
from posterity.lab.tally import COLUMNS, LadderTally
from posterity.text.error_sentences import CommandRefused

DEALS = 100  # unless the command says how many
MOST = 2**63 - 1  # the largest number that a column holds


class Ladder:
    """The request: bots, deals and the folder in which the games are kept."""

    def __init__(self, game: Game[Any], given: ParsedCommand, output: Output) -> None:
        self.bots = self.chosen_bots(given)
        self.players = given.number("players") or max(game.fewest, 2)
        if self.players < 2:
            raise CommandError("cli-ladder-alone")
        self.deals = given.number("games") or DEALS
        self.first = given.number("seed") or 0
        if self.first + self.deals > MOST:
            raise CommandError("cli-ladder-seed", most=str(MOST))
        options, cards = cards_option(given.pairs("options"), given.maybe("cards"))
        complete, found = game.complete(self.players, options), find_cards(game, cards, output.voice)
        self.config = config_of(game, self.players, complete, found, thinking_time(given))
        self.on = given.maybe("on") or PROCESSES
        self.workers = given.number("workers")
        self.tally = LadderTally(game.name, self.bots, self.players)

    def chosen_bots(self, given: ParsedCommand) -> list[str]:
        bots = check_bots(given.words("bots"), thinking_time(given))
        twice = [bot for bot in bots if bots.count(bot) > 1]
        if twice:
            raise CommandError("cli-ladder-twice", bot=twice[0])
        if len(bots) < 2:
            raise CommandError("cli-ladder-few", count=len(bots))
        return bots

    def jobs(self) -> Iterator[Job]:
        for _, _, job in pairings(self.bots, self.players, self.first, self.deals):
            yield job

    def total(self) -> int:
        return games_of(self.bots, self.players, self.deals)

    def numbers(self) -> range:
        return range(self.first, self.first + self.deals)

    def about(self) -> dict[str, Any]:
        """What must match for games to be added to a folder; deals and bots may be added."""
        return about(self.config, self.bots)


def run(given: ParsedCommand, output: Output) -> int:
    game = find_game(given.word("game"))
    output.voice = output.voice.about_game(game)
    ladder = Ladder(game, given, output)
    first = next(ladder.jobs())
    for bot in like_greedy(ladder.bots, game.name, game.card_properties(setup_of(ladder.config, first))):
        output.complain(output.voice.say("bot-like-greedy", bot=bot, game=game.name))
    check_own_bots(ladder.config, ladder.bots)
    folder = given.maybe("out")
    if folder is None:
        play_all(ladder, None)
    else:
        play_into(ladder, folder, output)
    if given.has("json"):
        output.json(ladder.tally.as_json())
    else:
        summary(ladder, output)
    return DONE


def play_into(ladder: Ladder, folder: str, output: Output) -> None:
    """Play the games that a folder does not hold yet; after ^C all finished games are still there."""
    with errors_in(folder, output.voice):
        make_folder(Path(folder))
    try:
        with Results(Path(folder), ladder.about(), COLUMNS) as results:
            play_all(ladder, results)
    except KeyboardInterrupt:
        done = {"games": ladder.tally.games, "all": ladder.total()}
        raise CommandRefused(output.voice.say("cli-ladder-kept", folder=folder, **done), INTERRUPTED) from None


def play_all(ladder: Ladder, results: Results | None) -> None:
    """Count the games that are there already, and play the rest."""
    tally, numbers = ladder.tally, ladder.numbers()
    progress = Progress(ladder.total())
    try:
        for row in () if results is None else results.earlier():
            if row["number"] in numbers:
                tally.add(row)
        left = (job for job in ladder.jobs() if results is None or job not in results.done)
        with closing(run_jobs(play, ladder.config, left, ladder.on, ladder.workers)) as rows:
            for row in rows:
                if results is not None:
                    results.add(row)
                tally.add(row)
                progress.at(tally.games)
    finally:
        progress.close()


# ---------------------------------------------------------------- telling


def summary(ladder: Ladder, output: Output) -> None:
    """The bots from the strongest to the weakest, then how each pair did."""
    told, voice = ladder.tally.as_json(), output.voice
    args = {"game": told["game"], "players": told["players"], "games": ladder.tally.games}
    output.say("cli-ladder-title", first=str(ladder.first), last=str(ladder.first + ladder.deals - 1), **args)
    width = max(len(bot) for bot in ladder.bots)
    for bot in sorted(told["bots"], key=lambda bot: -bot["rating"]):
        band = {key: str(round(bot[key])) for key in ("rating", "low", "high")}
        ms = "–" if bot["ms"] is None else decimal(bot["ms"], 2, voice)
        output.say("cli-ladder-bot", bot=f"{bot['bot']:<{width}}", ms=ms, **band)
    for pair in told["pairs"]:
        shares = {key: decimal(100 * pair[key], 1, voice) for key in ("share", "low", "high")}
        output.say("cli-ladder-pair", a=f"{pair['a']:<{width}}", b=f"{pair['b']:<{width}}", **shares)
