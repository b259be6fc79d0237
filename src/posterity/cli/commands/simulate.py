"""`posterity simulate`: whole games between bots, and what came of them."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

from posterity.bots.levels import like_greedy
from posterity.cli.arguments import ParsedCommand
from posterity.cli.bars import Progress, bar
from posterity.cli.choosing import cards_option, check_bots, find_cards, find_game, thinking_time
from posterity.cli.command_errors import DONE, CommandError, errors_in
from posterity.cli.files import make_folder, write_atomically
from posterity.cli.match import Keeper, Match, MatchTally, play
from posterity.cli.output import Output, decimal
from posterity.core.abilities import automata_in
from posterity.core.game import Game
from posterity.text.voice import Voice

GAMES = 100  # unless the command says how many
BOT = "random"


def run(given: ParsedCommand, output: Output) -> int:
    game = find_game(given.word("game"))
    output.voice = output.voice.about_game(game)
    match = chosen_match(game, given, output.voice)
    for bot in like_greedy(match.bots, game.name, game.card_properties(match.setup(match.seed))):
        output.complain(output.voice.say("bot-like-greedy", bot=bot, game=game.name))
    folder = given.maybe("record")
    keep = None if folder is None else recorder(game, folder, output.voice)
    progress = Progress(match.games)
    try:
        tally = play(match, progress.at, keep)
    finally:
        progress.close()
    if given.has("json"):
        output.json(as_json(match, tally))
    else:
        summary(match, tally, output)
    return DONE


def chosen_match(game: Game[Any], given: ParsedCommand, voice: Voice) -> Match:
    bots = chosen_bots(given, game)
    options, cards = cards_option(given.pairs("options"), given.maybe("cards"))
    return Match(
        game=game,
        bots=bots,
        games=given.number("games") or GAMES,
        seed=given.number("seed") or 0,
        options=game.complete(len(bots), options),
        cards=find_cards(game, cards, voice),
        time=thinking_time(given),
    )


def chosen_bots(given: ParsedCommand, game: Game[Any]) -> list[str]:
    """One bot for each seat; random at every seat if none is named."""
    bots = check_bots(given.words("bots"), thinking_time(given))
    players = given.number("players") or len(bots) or game.fewest
    if not bots:
        game.complete(players, {})  # SetupError, with the clause, if the game does not allow this number of players
        return [BOT] * players
    if len(bots) != players:
        raise CommandError("cli-bots-number", count=len(bots), players=players)
    return bots


def recorder(game: Game[Any], folder: str, voice: Voice) -> Keeper:
    """Saves every game to a file of its own, named by its number."""
    with errors_in(folder, voice):
        make_folder(Path(folder))

    def keep(number: int, record: bytes) -> None:
        with errors_in(folder, voice):
            write_atomically(Path(folder), f"{game.name}-{number}.json", record)

    return keep


# ---------------------------------------------------------------- telling


def as_json(match: Match, tally: MatchTally) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "players": len(match.bots),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
        "decisions_per_second": speed(tally.decisions, tally),
        "games_per_second": speed(tally.games, tally),
        "wins": [plain(wins) for wins in tally.wins],
        "mean_scores": [None if points is None else plain(Fraction(points, tally.games)) for points in tally.points],
        "bots": match.bots,
    }


def plain(number: Fraction) -> int | float:
    return int(number) if number.denominator == 1 else float(number)


def speed(count: int, tally: MatchTally) -> float:
    return round(count / max(tally.seconds, 1e-9), 3)


def summary(match: Match, tally: MatchTally, output: Output) -> None:
    """A line for every seat that can win, with its share of the victories, then how fast the games were played."""
    first, last = str(match.seed), str(match.seed + tally.games - 1)
    args = {"game": match.game.name, "players": len(match.bots), "games": tally.games}
    output.say("cli-simulate-title", first=first, last=last, **args)
    everybody = [*match.bots, *automata_in(match.game, match.setup(match.seed))]
    voice = Voice(output.voice.lang, match.game, players=everybody, people=len(match.bots))
    names = {seat: voice.player(seat) for seat, points in enumerate(tally.points) if points is not None}
    width = max(len(name) for name in names.values())
    for seat, name in names.items():
        output.line(seat_line(seat, f"{name:<{width}}", tally, output.voice))
    rates = {"decisions": tally.decisions, "seconds": decimal(tally.seconds, 2, output.voice)}
    each, whole = round(speed(tally.decisions, tally)), round(speed(tally.games, tally), 1)
    output.say("cli-simulate-speed", each=each, whole=whole, **rates)


def seat_line(seat: int, bot: str, tally: MatchTally, voice: Voice) -> str:
    share = float(tally.wins[seat]) / tally.games
    percent = decimal(100 * share, 1, voice).rjust(5)
    mean = decimal((tally.points[seat] or 0) / tally.games, 2, voice)
    wins = round(float(tally.wins[seat]), 2)
    return voice.say("cli-simulate-seat", number=seat, bot=bot, bar=bar(share), percent=percent, wins=wins, mean=mean)
