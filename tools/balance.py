"""The balance page of a game: plays many games between bots and writes a page with statistics and plots.

    python -m tools.balance GAME [--games N] [--more PLAYERS:N] [--seed S] [--bot BOT] [--cards SET] [--processes N]
                            [--out FOLDER]

N games are played for each number of players, with the standard options; `--more` plays more for one number.
The same command makes the same page.
tools/measures/GAME.py says what is measured: an account of each finished game, and the sections of the page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from posterity.bots import BOTS
from posterity.cli.bars import Progress
from posterity.core.chance import BlakeStream, seed_of
from posterity.core.game import Game, Setup
from posterity.core.observation import play_out
from posterity.core.sets import CardSet
from posterity.games import GAMES
from tools.measures import Accounts, Bound, Section

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "games"
GAMES_EACH = 1000
PROCESSES = 2
CHUNK = 5  # games handed to a process at once


def main(words: Sequence[str]) -> int:
    given = arguments(words)
    game = GAMES[given.game]
    cards = game.card_set(given.cards or game.standard_set)
    accounts = play_all(game, cards, given)
    page, pictures = write_page(game, cards, given, accounts)
    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / page_name(game)).write_text(page, encoding="utf-8")
    for name, drawing in pictures.items():
        (folder / name).write_text(drawing, encoding="utf-8")
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="balance", description="Makes the balance page of a game.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--more", type=count_of_games, default=(0, 0), metavar="PLAYERS:N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", choices=list(BOTS), default="greedy")
    parser.add_argument("--cards")
    parser.add_argument("--processes", type=int, choices=(1, PROCESSES), default=PROCESSES)
    parser.add_argument("--out", default=str(FOLDER))
    return parser.parse_args(words)


def count_of_games(text: str) -> tuple[int, int]:
    """Players and games from `4:1000`."""
    players, _, games = text.partition(":")
    return int(players), int(games)


def page_name(game: Game[Any]) -> str:
    return f"{game.name}-balance.md"


# ---------------------------------------------------------------- playing


def play_all(game: Game[Any], cards: CardSet, given: argparse.Namespace) -> Accounts:
    """The accounts of all games, by number of players."""
    counts = range(max(2, game.fewest), game.most + 1)
    jobs: list[Job] = []
    for players in counts:
        games = given.more[1] if players == given.more[0] else given.games
        jobs += [(game.name, cards.set, players, given.bot, given.seed + number) for number in range(games)]
    accounts: Accounts = {players: [] for players in counts}
    progress = Progress(len(jobs))
    try:
        for done, (job, account) in enumerate(zip(jobs, played(jobs, given.processes), strict=True), 1):
            accounts[job[2]].append(account)
            progress.at(done)
    finally:
        progress.close()
    return accounts


Job = tuple[str, str, int, str, int]  # game, card set, players, bot, number


def played(jobs: list[Job], processes: int) -> Iterator[dict[str, Any]]:
    """The accounts in the order of the jobs."""
    if processes == 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, jobs, CHUNK)


def play(job: Job) -> dict[str, Any]:
    """One game from its number, and its account."""
    name, cards, players, bot, number = job
    game = GAMES[name]
    seed, options = seed_of(number), game.complete(players, {})
    setup = Setup(players=players, options=options, cards=game.card_set(cards), seed=seed, rules=game.rules)
    s = game.new(setup, listen=True)
    play_out(game, s, [BOTS[bot](BlakeStream(seed, f"bot-{seat}")) for seat in range(players)])
    assert s.told is not None
    account = dict(measures(name).account(s.told))
    account.update(scores=game.scores(s), winners=game.winners(s))
    return account


def measures(name: str) -> Any:
    return import_module(f"tools.measures.{name}")


# ---------------------------------------------------------------- the page


def write_page(
    game: Game[Any], cards: CardSet, given: argparse.Namespace, accounts: Accounts
) -> tuple[str, dict[str, str]]:
    """The page, and its pictures by file name."""
    sections: list[Section] = measures(game.name).sections(game.show_cards(cards), accounts)
    pictures = {f"{game.name}-balance-{s.name}.svg": s.picture for s in sections if s.picture}
    lines = [f"# How {game.name} plays", "", *opening(game, cards, given, accounts), "", "## The bounds", ""]
    lines += bound_lines([bound for section in sections for bound in section.bounds])
    for section in sections:
        lines += ["", f"## {section.title}", "", section.text]
        if section.picture:
            lines += ["", f"![{section.title}]({game.name}-balance-{section.name}.svg)"]
        lines += ["", *section.table]
    return "\n".join(lines) + "\n", pictures


def opening(game: Game[Any], cards: CardSet, given: argparse.Namespace, accounts: Accounts) -> list[str]:
    each = ", ".join(f"{len(found)} with {players} players" for players, found in accounts.items())
    more = "" if cards.set == game.standard_set else f" --cards {cards.set}"
    often = f" --more {given.more[0]}:{given.more[1]}" if given.more[0] else ""
    command = f"python -m tools.balance {game.name} --games {given.games}{often} --seed {given.seed} --bot {given.bot}"
    command += more
    return [
        f"Made by `{command}`; the same command makes the same page. Change the cards or the bots, not this page.",
        "",
        f"Card set: `{cards.set}`, sha256 `{cards.sha256}`.",
        "",
        f"Games: {each}, all seats played by `{given.bot}`, with the standard options. Bands in brackets are Wilson's",
        "for 95 %. The *share* of a seat is one victory in as many games as there are players.",
    ]


def bound_lines(bounds: list[Bound]) -> list[str]:
    lines = ["| Bound | Players | Seen | Where | Holds |", "| --- | --- | --- | --- | --- |"]
    for bound in bounds:
        holds = "yes" if bound.holds else "**no**"
        lines.append(f"| {bound.said} | {bound.players} | {bound.seen} | {bound.where} | {holds} |")
    return lines


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
