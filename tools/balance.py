"""The balance page of a game: plays many games between bots and writes a page with measures, plots and bounds.

    python -m tools.balance GAME [--games N] [--more PLAYERS:N] [--players 2,3,4] [--seed S] [--bot BOT] [--cards SET]
                            [--rated PLAYERS:DEALS] [--kept FOLDER] [--on processes|ray[:ADDRESS]] [--workers W]
                            [--out FOLDER]

N games are played for each number of players, with the standard options; `--more` plays more for one number. A bot
other than greedy is rated against it in so many deals (`--rated`), so that the page can say how strong it is. `--kept`
keeps the games, so that an interrupted run goes on. The same command makes the same page, however many workers there
are. Exit status 1: the page is written, and a bound on it does not hold.
posterity.lab.measures says what is measured.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from posterity.bots import USUAL_TIME
from posterity.cli.bars import Progress
from posterity.core.game import Game
from posterity.core.sets import CardSet, edition_name
from posterity.games import GAMES
from posterity.lab.games import play
from posterity.lab.jobs import RunConfig, config_of
from posterity.lab.measures.compare import measured
from posterity.lab.measures.groups import Group
from posterity.lab.measures.page import bound_lines, bounds_in, found_in, names_in, section
from posterity.lab.measures.run import accounts_of
from posterity.lab.pairings import pairings
from posterity.lab.runner import PROCESSES, run
from posterity.lab.tally import LadderTally
from posterity.text.voice import Voice

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "games"
GAMES_EACH = 1000
ANCHOR, ANCHORED = "greedy", 1000  # the scale of ratings


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    game = GAMES[given.game]
    cards = game.card_set(given.cards or game.standard_set)
    series = measure_all(game, cards, given)
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    text, pictures = write_page(game, cards, given, series)
    (folder / page_name(game)).write_text(text, encoding="utf-8")
    for name, drawing in pictures.items():
        (folder / name).write_text(drawing, encoding="utf-8")
    broken = [(where, bound) for where, bound in bounds_in(series) if not bound.holds]
    for where, bound in broken:
        value = bound.measure.estimate.value
        print(
            f"{bound.group}, {where}: {bound.measure.key} is {value:.4f}, {bound.kind} {bound.limit}", file=sys.stderr
        )
    return 1 if broken else 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="balance", description="Makes the balance page of a game.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--more", type=pair_of_numbers, default=(0, 0), metavar="PLAYERS:N")
    parser.add_argument("--players", type=lambda text: [int(one) for one in text.split(",")], metavar="2,3,4")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default=ANCHOR)
    parser.add_argument("--cards")
    parser.add_argument("--rated", type=pair_of_numbers, default=(2, 100), metavar="PLAYERS:DEALS")
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--on", default=PROCESSES)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", default=str(FOLDER))
    return parser.parse_args(words)


def pair_of_numbers(text: str) -> tuple[int, int]:
    """Players and games from `4:1000`."""
    players, _, games = text.partition(":")
    return int(players), int(games)


def page_name(game: Game[Any]) -> str:
    return f"{game.name}-balance.md"


# ---------------------------------------------------------------- playing


def counts_of(game: Game[Any], given: argparse.Namespace) -> list[int]:
    """With how many players it is played."""
    return given.players or list(range(max(2, game.fewest), game.most + 1))


def games_with(players: int, given: argparse.Namespace) -> int:
    return int(given.more[1] if players == given.more[0] else given.games)


def config_with(game: Game[Any], cards: CardSet, players: int) -> RunConfig:
    return config_of(game, players, game.complete(players, {}), cards, USUAL_TIME)


def measure_all(game: Game[Any], cards: CardSet, given: argparse.Namespace) -> dict[str, list[Group]]:
    """All groups of measures, by number of players."""
    counts = counts_of(game, given)
    progress, done = Progress(sum(games_with(players, given) for players in counts)), [0]

    def one_more() -> None:
        done[0] += 1
        progress.at(done[0])

    found = {}
    try:
        for players in counts:
            numbers = range(given.seed, given.seed + games_with(players, given))
            kept = None if given.kept is None else given.kept / f"{game.name}-{cards.sha256[:8]}-{players}"
            config = config_with(game, cards, players)
            accounts = accounts_of(config, given.bot, numbers, one_more, kept, given.on, given.workers)
            found[f"{players} players"] = measured(game, cards, accounts, players)
    finally:
        progress.close()
    return found


def rating(game: Game[Any], cards: CardSet, given: argparse.Namespace) -> str:
    """How strong the bot is, on the scale of Elo with greedy at 1000."""
    if given.bot == ANCHOR:
        return f"`{ANCHOR}`, rated {ANCHORED} by definition"
    players, deals = given.rated
    bots = [given.bot, ANCHOR]
    tally = LadderTally(game.name, bots, players)
    jobs = (job for _, _, job in pairings(bots, players, given.seed, deals))
    with closing(run(play, config_with(game, cards, players), jobs, given.on, given.workers)) as rows:
        for row in rows:
            tally.add(row)
    one = tally.as_json()["bots"][0]
    band = f"{one['low']:.0f}–{one['high']:.0f}"
    rated = f"rated {one['rating']:.0f} ({band}) in {one['games']} games of {players}"
    return f"`{given.bot}`, {rated} with `{ANCHOR}` at {ANCHORED}"


# ---------------------------------------------------------------- the page


def write_page(
    game: Game[Any], cards: CardSet, given: argparse.Namespace, series: dict[str, list[Group]]
) -> tuple[str, dict[str, str]]:
    """The page, and its pictures by file name."""
    voice = Voice("en", game, cards)
    lines = [f"# How {game.name} plays", "", *opening(game, cards, given), "", f"## {voice.say('measure-bounds')}", ""]
    lines += bound_lines(series, voice)
    pictures = {}
    for name in names_in(series):
        file = f"{game.name}-balance-{name}.svg"
        part, drawing = section(found_in(series, name), list(series), voice, file)
        lines += part
        if drawing:
            pictures[file] = drawing
    return "\n".join(lines) + "\n", pictures


def opening(game: Game[Any], cards: CardSet, given: argparse.Namespace) -> list[str]:
    each = ", ".join(f"{games_with(players, given)} with {players} players" for players in counts_of(game, given))
    return [
        f"Made by `{command(game, cards, given)}`; the same command makes the same page. Change the cards or the bots,",
        "not this page.",
        "",
        f"Card set: `{edition_name(cards)}`, sha256 `{cards.sha256}`.",
        "",
        f"Games: {each}, with the standard options. All seats are played by {rating(game, cards, given)}.",
        *network_lines(given.bot),
        "Bands in brackets are of 95 %. A bound holds if the estimate keeps it; the band says how sure that is.",
    ]


def network_lines(bot: str) -> list[str]:
    """Which network a bot such as `plan:2:3:24:54@FILE.npz` thinks with."""
    _, sign, path = bot.partition("@")
    return [f"Its network has the sha256 `{sha256(Path(path).read_bytes()).hexdigest()}`."] if sign else []


def command(game: Game[Any], cards: CardSet, given: argparse.Namespace) -> str:
    """The command that makes this page."""
    words = f"python -m tools.balance {game.name} --games {given.games}"
    words += f" --more {given.more[0]}:{given.more[1]}" if given.more[0] else ""
    words += f" --players {','.join(str(players) for players in given.players)}" if given.players else ""
    words += f" --seed {given.seed} --bot {given.bot}"
    words += "" if given.bot == ANCHOR else f" --rated {given.rated[0]}:{given.rated[1]}"
    newest = edition_name(game.card_set(game.standard_set))
    return words + ("" if edition_name(cards) == newest else f" --cards {edition_name(cards)}")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
