"""`posterity lab compare`: what a change of the cards does, every measure of two sets side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from posterity.bots.levels import like_greedy
from posterity.cli.arguments import ParsedCommand
from posterity.cli.bars import Progress
from posterity.cli.choosing import cards_option, check_bots, find_cards, find_game, thinking_time
from posterity.cli.command_errors import DONE, INTERRUPTED, CommandError, errors_in
from posterity.cli.files import make_folder
from posterity.cli.output import Output
from posterity.core.game import Game
from posterity.core.sets import CardSet, edition_name
from posterity.lab.jobs import Job, RunConfig, config_of, setup_of
from posterity.lab.measures.compare import Pair, as_json, bounds_json, measured, pairs
from posterity.lab.measures.compare_page import row_of, write_page
from posterity.lab.measures.groups import Account, Group
from posterity.lab.measures.page import title
from posterity.lab.measures.run import accounts_of
from posterity.lab.runner import PROCESSES
from posterity.text.error_sentences import CommandRefused
from posterity.text.voice import Voice

GAMES_EACH = 100  # unless the command says how many
BOT = "greedy"
MOST = 2**63 - 1  # the largest number that a column holds


class Comparison:
    """The request: two sets, the bot that plays both, and how often."""

    def __init__(self, game: Game[Any], given: ParsedCommand, output: Output) -> None:
        self.game = game
        self.players = given.number("players") or max(game.fewest, 2)
        self.games = given.number("games") or GAMES_EACH
        self.first = given.number("seed") or 0
        if self.first + self.games > MOST:
            raise CommandError("cli-ladder-seed", most=str(MOST))
        (self.bot,) = check_bots([given.maybe("bot") or BOT], thinking_time(given))
        options, cards = cards_option(given.pairs("options"), None)
        if cards is not None:
            raise CommandError("cli-compare-cards")
        complete = game.complete(self.players, options)
        self.sets = [find_cards(game, given.word(word), output.voice) for word in ("set-a", "set-b")]
        self.names = [set_called(cards) for cards in self.sets]
        if self.names[0] == self.names[1]:
            self.names = [f"{self.names[0]} (A)", f"{self.names[1]} (B)"]
        self.configs = [config_of(game, self.players, complete, cards, thinking_time(given)) for cards in self.sets]
        self.on = given.maybe("on") or PROCESSES
        self.workers = given.number("workers")
        self.groups: list[list[Group]] = []

    def numbers(self) -> range:
        return range(self.first, self.first + self.games)

    def series(self) -> dict[str, list[Group]]:
        """What was measured of each set, by its name."""
        return dict(zip(self.names, self.groups, strict=True))

    def pairs(self) -> list[Pair]:
        return pairs(*self.groups)

    def as_json(self) -> dict[str, Any]:
        sets = [
            {"set": cards.set, "sha256": cards.sha256, "bounds": bounds_json(groups)}
            for cards, groups in zip(self.sets, self.groups, strict=True)
        ]
        about = {"game": self.game.name, "players": self.players, "games": self.games}
        more = {"bot": self.bot, "seed": self.first, "sets": sets}
        return {**about, **more, "measures": [as_json(pair) for pair in self.pairs()]}


def set_called(cards: CardSet) -> str:
    """An edition by its name, a file by that of its set."""
    return cards.set if cards.own else edition_name(cards)


def run(given: ParsedCommand, output: Output) -> int:
    game = find_game(given.word("game"))
    output.voice = output.voice.about_game(game)
    comparison = Comparison(game, given, output)
    warn(comparison, output)
    play(comparison, given.maybe("out"), output)
    page = given.maybe("page")
    if page is not None:
        with errors_in(page, output.voice):
            make_folder(Path(page))
            voice = voices(comparison, output.voice.lang)
            write_page(comparison.series(), comparison.sets, voice, heading(comparison, voice), Path(page))
    if given.has("json"):
        output.json(comparison.as_json())
    else:
        summary(comparison, output)
    return DONE


def warn(comparison: Comparison, output: Output) -> None:
    """Say so where a level has learned nothing about one of the sets."""
    for config in comparison.configs:
        properties = comparison.game.card_properties(setup_of(config, Job(0, ())))
        for bot in like_greedy([comparison.bot], comparison.game.name, properties):
            output.complain(output.voice.say("bot-like-greedy", bot=bot, game=comparison.game.name))


def play(comparison: Comparison, folder: str | None, output: Output) -> None:
    """Play all games of both sets; with a folder those that it holds are not played again."""
    if folder is not None:
        with errors_in(folder, output.voice):
            make_folder(Path(folder))
    progress, count = Progress(2 * comparison.games), [0]

    def done() -> None:
        count[0] += 1
        progress.at(count[0])

    try:
        for config, cards in zip(comparison.configs, comparison.sets, strict=True):
            kept = None if folder is None else Path(folder) / f"{cards.set}-{cards.sha256[:8]}"
            comparison.groups.append(grouped(comparison, config, cards, kept, done))
    except KeyboardInterrupt:
        if folder is None:
            raise
        args = {"games": count[0], "all": 2 * comparison.games, "folder": folder}
        raise CommandRefused(output.voice.say("cli-ladder-kept", **args), INTERRUPTED) from None
    finally:
        progress.close()


def grouped(comparison: Comparison, config: RunConfig, cards: CardSet, kept: Path | None, done: Any) -> list[Group]:
    """What the games of one set come to."""
    found: Sequence[Account] = accounts_of(
        config, comparison.bot, comparison.numbers(), done, kept, comparison.on, comparison.workers
    )
    return measured(comparison.game, cards, found, comparison.players)


# ---------------------------------------------------------------- telling


def voices(comparison: Comparison, lang: str) -> Voice:
    """A voice that knows the cards of both sets."""
    first, second = (Voice(lang, comparison.game, cards) for cards in comparison.sets)
    first.cards = {**second.cards, **first.cards}
    return first


def heading(comparison: Comparison, voice: Voice) -> str:
    """What was compared, in a sentence."""
    args = {"game": comparison.game.name, "players": comparison.players, "games": comparison.games}
    return voice.say("measure-compared", bot=comparison.bot, a=comparison.names[0], b=comparison.names[1], **args)


def summary(comparison: Comparison, output: Output) -> None:
    """A table of all measures, those that differ by more than chance with a mark."""
    voice = voices(comparison, output.voice.lang)
    output.line(heading(comparison, voice))
    titles = {group.name: title(group, voice) for groups in comparison.groups for group in groups}
    for name, found in groupby(comparison.pairs(), key=lambda pair: pair.group):
        output.line()
        output.line(titles[name])
        rows = [row_of(pair, voice) for pair in found]
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        for row in rows:
            cells = [f"{row[0]:<{widths[0]}}", *[f"{row[column]:>{widths[column]}}" for column in (1, 2, 3)]]
            output.line(f"  {'  '.join(cells)}  {row[4]}".rstrip())
